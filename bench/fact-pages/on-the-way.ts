import type { FactPage } from './fact-page.js';

/** Conversations in cars, on trips and in chats. */
export const onTheWay: readonly FactPage[] = [
  {
    id: 'car-school-run',
    about: 'car',
    language: 'en',
    at: '2026-11-02T07:50',
    timeZone: 'America/New_York',
    talk: `
1 Nadine: Seat belts, please!
2 Theo: Mine's on.
3 Lila: Mine too. Can we have music?
4 Nadine: In a minute. Theo, did you pack your gym bag?
5 Theo: It's in the trunk. I've got soccer until five today, not four.
6 Nadine: Since when is it five?
7 Theo: Coach moved it. Only this week because of the tournament.
8 Nadine: Okay, then Dad has to get you. I have a parent meeting at four thirty.
9 Lila: I feel sick.
10 Nadine: Lila gets carsick in the back, Theo, can you open your window a little?
11 Theo: It's cold!
12 Nadine: A little, I said. Sweetie, you can sit in the front on the way home.
13 Lila: Can Zoe come over on Saturday?
14 Nadine: If you finish your science project by then, yes.
15 Lila: Yay! Zoe can't eat eggs, so no pancakes.
16 Theo: Who makes pancakes on a Saturday, we always have them on Sunday.
17 Nadine: Oh shoot, the tank's nearly empty.
18 Theo: "Nearly empty, like my soul."
19 Nadine: Very dramatic.`,
    facts: `
5 | Theo/Theo's gym bag | state | Theo's gym bag is in the trunk. | bag; trunk | also
5 | Theo | plan | Theo has soccer until five on 2 November, not four. | soccer; five/5 | from 2026-11-02
7 | soccer/Theo/coach/Theo's soccer | event | The coach moved Theo's soccer. | coach; move; soccer | by Theo
7 | soccer/Theo/Theo's soccer | state | Theo's soccer ends at five only this week because of the tournament.
  | week; tournament; soccer/five | by Theo; to 2026-11-08
8 | Theo's dad/Theo's father/Dad/Nadine/Theo | plan | Theo's father has to get Theo after soccer.
  | Theo; dad/father; get/pick/fetch/collect | by Nadine
8 | Nadine | plan | Nadine has a parent meeting at four thirty on 2 November.
  | parent meeting; four thirty/4:30/16:30 | from 2026-11-02
9 | Lila | state | Lila feels sick. | sick | also
10 | Lila | state | Lila gets carsick in the back. | carsick/sick; back
  | by Nadine; is need/travel=carsick in the back
12 | Lila | plan | Lila can sit in the front on the way home. | front | by Nadine
13,14 | Zoe/Lila | plan | Zoe may come over on Saturday 7 November if Lila finishes her science project.
  | Zoe; science project; @2026-11-07 | if science project; by Nadine
15 | Zoe | state | Zoe cannot eat eggs. | Zoe; egg | neg; by Lila; is need/diet=no eggs
16 | Theo/family/we | state | Theo's family always has pancakes on Sunday. | pancake; Sunday | by Theo
17 | tank/Nadine/Nadine's tank | state | The tank is nearly empty. | tank; empty | by Nadine
14 | Lila | plan | Lila has a science project to finish. | science project | also
10 | Nadine/Theo/window | event | Nadine asked Theo to open his window. | ask/want/request; Theo; window | also
3 | Lila/Nadine/music | event | Lila asked for music. | ask/want/request; music | also
13 | Lila/Nadine/Zoe | event | Lila asked whether Zoe can come over on Saturday 7 November.
  | ask/want/request; Zoe | also`,
  },
  {
    id: 'night-drive',
    about: 'car settings and who likes what',
    language: 'en',
    at: '2026-01-29T21:40',
    timeZone: 'Europe/Oslo',
    talk: `
1 Ingrid: It's like a sauna in here.
2 Bashir: You set it to twenty-three yourself.
3 Ingrid: That was for the kids. I like nineteen.
4 Bashir: Nineteen it is. I'm fine with anything.
5 Ingrid: Could you dim the dashboard? When I drive at night I can't stand a bright screen.
6 Bashir: Done. Better?
7 Ingrid: Much better, thank you.
8 Bashir: Shall I take over in Hamar?
9 Ingrid: You had two glasses of wine, darling.
10 Bashir: One and a half. OK, OK, you drive.
11 Ingrid: Put on the news, would you.
12 Bashir: I thought you preferred podcasts in the car.
13 Ingrid: I did, until the election. Now I want the news, every hour.
14 Bashir: Fine. Look, snow!
15 Ingrid: The winter tyres are worn, by the way, I booked a change for Monday morning at Solberg's.
16 Bashir: I need the car on Monday. I'm taking Mother to the eye clinic.
17 Ingrid: Then I'll move it to Tuesday.
18 Bashir: And she prefers the back seat, so leave the child seat out.
19 Ingrid: I'll take it out tomorrow.`,
    facts: `
2 | Ingrid | event | Ingrid set the temperature to twenty-three. | twenty-three/23 | by Bashir; also
3 | Ingrid | preference | Ingrid likes nineteen degrees in the car. | nineteen/19 | is preference/temperature=19
3 | kids/Ingrid's kids/Ingrid | preference | Twenty-three degrees was for the kids.
  | kids/children; twenty-three/23 | also; by Ingrid
4 | Bashir | preference | Bashir is fine with any temperature. | fine; temperature/anything | also
5 | Ingrid | preference | When Ingrid drives at night she cannot stand a bright screen.
  | night; bright; screen/dashboard | if night; neg; is preference/screen=dim
9,10 | Bashir | event | Bashir had one and a half glasses of wine. | wine; half/glasses |
9,10 | Ingrid | decision | Ingrid drives on. | drive | also
12,13 | Ingrid | preference | Ingrid used to prefer podcasts in the car until the election.
  | podcast; until/used/did/no longer | #podcasts
13 | Ingrid | preference | Ingrid wants the news every hour now. | news; hour
  | is preference/audio=news; replaces podcasts
15 | winter tyres/tyres | state | The winter tyres are worn. | tyre; worn | by Ingrid
15 | Ingrid | event | Ingrid booked a tyre change for Monday 2 February at Solberg's.
  | book; Solberg; Monday/@2026-02-02 | #booking
16 | Bashir | state | Bashir needs the car on Monday 2 February. | need; car; @2026-02-02/Monday | from 2026-02-02
16 | Bashir | plan | Bashir takes his mother to the eye clinic on 2 February. | mother; eye clinic | from 2026-02-02
17 | Ingrid | plan | Ingrid will move the tyre change to Tuesday 3 February. | tyre/change; @2026-02-03/Tuesday
  | replaces booking
16,18 | Bashir's mother/Mother | preference | Bashir's mother prefers the back seat. | Bashir; mother; back seat
  | by Bashir; is preference/seat=back
18,19 | Ingrid | plan | Ingrid will take the child seat out on 30 January. | child seat; @2026-01-30
  | from 2026-01-30
5 | Ingrid/Bashir/dashboard | event | Ingrid asked Bashir to dim the dashboard.
  | ask/want/request; dim; dashboard | also
11 | Ingrid/Bashir/news | event | Ingrid asked Bashir to put on the news. | ask/want/request; news | also
18 | Bashir/Ingrid/child seat | event | Bashir asked Ingrid to leave the child seat out.
  | ask/want/request; child seat | also`,
  },
  {
    id: 'lisbon-trip',
    about: 'planning a trip',
    language: 'en',
    at: '2026-02-21T20:00',
    timeZone: 'Europe/Vienna',
    talk: `
1 Paula: Okay, laptops open. Lisbon, first week of May?
2 Stefan: Second week, please. I've got the half marathon on the third.
3 Paula: Right. Then the eighth to the twelfth.
4 Noor: Works for me. I have to be back at work on the thirteenth.
5 Stefan: Flights are two hundred and ten with TAP, one stop in Madrid.
6 Paula: I refuse to change planes. I lost my luggage in Madrid in 2023.
7 Noor: The direct one is two sixty. It's only fifty more.
8 Stefan: Fine, direct.
9 Paula: Noor, you still don't eat pork?
10 Noor: No pork, no alcohol. Fish is perfect though.
11 Stefan: I could live on those custard tarts.
12 Paula: Couldn't we all. I found a flat in Alfama with three bedrooms, but you have to climb like eighty steps.
13 Noor: My knee won't do eighty steps. I had surgery in the autumn.
14 Paula: Oh gosh, of course. Then the hotel near Rossio, it has a lift.
15 Stefan: I'll book the flights tonight if you both send me your passport numbers.
16 Noor: Mine expires in April! I need to renew it first.
17 Stefan: Noor!
18 Noor: I'll go to the office on Monday, I promise.
19 Paula: What would you two do without me?`,
    facts: `
2 | Stefan | preference | Stefan wants the second week of May. | second; week; May | also
2 | Stefan | plan | Stefan has a half marathon on 3 May. | marathon; @2026-05-03 | from 2026-05-03
1,3 | Paula/trip/Noor/Stefan/Lisbon | plan | The Lisbon trip is from 8 to 12 May 2026. | Lisbon; @2026-05-08
  | from 2026-05-08; to 2026-05-12
4 | Noor | plan | Noor has to be back at work on 13 May. | work; @2026-05-13 | from 2026-05-13
5 | TAP/flights | state | TAP flights cost 210 with a stop in Madrid. | 210/two hundred ten; TAP/Madrid | by Stefan
6 | Paula | preference | Paula refuses to change planes. | refuse/want/change; plane | is preference/flight=direct
6 | Paula | event | Paula lost her luggage in Madrid in 2023. | lost; luggage; Madrid; 2023 |
7 | direct flight/flight/direct one | state | The direct flight costs 260. | direct/flight; 260/two sixty | by Noor
7,8 | Stefan/trip/Paula/Noor/flight | decision | They take the direct flight. | direct |
9,10 | Noor | preference | Noor eats no pork. | pork | neg; is need/diet=no pork
10 | Noor | preference | Noor drinks no alcohol. | alcohol | neg
10 | Noor | preference | Noor finds fish perfect. | fish |
11 | Stefan | preference | Stefan could live on custard tarts. | custard tart |
12 | Paula | event | Paula found a flat in Alfama with three bedrooms. | Alfama; three/3 |
12 | flat in Alfama/flat | state | The flat in Alfama needs climbing about eighty steps.
  | Alfama/flat; eighty/80; step | by Paula
13 | Noor/Noor's knee | state | Noor's knee cannot do eighty steps. | knee; step | neg
13 | Noor | event | Noor had surgery in the autumn of 2025. | surgery; autumn |
14 | hotel | state | The hotel near Rossio has a lift. | Rossio; lift | by Paula
14 | Paula/trip | decision | Paula takes the hotel near Rossio. | Rossio | also
15 | Stefan | plan | Stefan will book the flights on 21 February if both send their passport numbers.
  | book; flight; passport | if passport
16 | Noor/Noor's passport | state | Noor's passport expires in April. | passport; expire; April/@2026-04 |
16 | Noor | state | Noor needs to renew her passport. | renew; passport |
18 | Noor | plan | Noor will go to the passport office on Monday 23 February. | office; @2026-02-23
  | from 2026-02-23
15 | Stefan/Paula/Noor/passport numbers | event | Stefan asked Paula and Noor for their passport numbers.
  | ask/want/request/need; passport | also`,
  },
  {
    id: 'camping-chat',
    about: 'group chat',
    language: 'en',
    at: '2026-07-14T12:12',
    timeZone: 'Europe/Stockholm',
    talk: `
1 malin: sooo who's bringing what 🏕️
2 Viktor: I've got the big tent, sleeps 5
3 malin: 🙌
4 Oskar: i can do the stove but the gas is out
5 Viktor: I'll grab gas on my way. 2 cans?
6 Oskar: 2 is good
7 Aino: Hi all, sorry, just saw this. I'm vegan now, since midsummer, just so you know
8 malin: noted!! bean burgers then
9 Viktor: lol bean burgers
10 Aino: And I might bring Pekka, depends on his shift
11 Oskar: who is pekka 👀
12 Aino: My cousin. He works as a nurse in Luleå
13 malin: ok so train leaves fri 16.05 from central, don't be late
14 Oskar: i'm coming by bike, leaving thursday night
15 malin: you're insane. 140 km??
16 Oskar: 152 actually
17 Viktor: My phone is broken btw so if anything write me here on the laptop. Getting it back next week
18 malin: ok 👍
19 malin: oh and no dogs allowed at the lake, i checked. so no bosse 😢
20 Viktor: Bosse stays with my parents then`,
    facts: `
2 | Viktor | state | Viktor has a big tent that sleeps five. | tent; five/5 |
1,2 | Viktor | plan | Viktor brings the big tent. | tent; bring | also
4 | Oskar | plan | Oskar can bring the stove. | stove |
4 | gas/stove/Oskar | state | The gas is out. | gas; out | by Oskar; also
5,6 | Viktor | plan | Viktor will bring two cans of gas. | gas |
7 | Aino | state | Aino has been vegan since midsummer. | vegan; midsummer | is need/diet=vegan; from 2026-06-20
8 | malin | plan | malin makes bean burgers. | bean burger | also
10 | Aino | plan | Aino might bring Pekka, depending on his shift. | Pekka; shift | hedged; if shift
10,11,12 | Pekka/Aino | relationship | Pekka is Aino's cousin. | Pekka; cousin | by Aino; is relation/cousin=Pekka
12 | Pekka/Aino's cousin | state | Pekka works as a nurse in Luleå. | nurse; Luleå | by Aino
13 | train | plan | The train leaves on Friday 17 July at 16:05 from central. | train; 16.05/16:05; @2026-07-17
  | by malin; from 2026-07-17
14 | Oskar | plan | Oskar comes by bike. | bike |
14 | Oskar | plan | Oskar leaves on the night of Thursday 16 July. | leave/leaving; @2026-07-16 | from 2026-07-16
15,16 | Oskar/ride/bike ride | state | Oskar's ride is 152 km. | 152 |
17 | Viktor/Viktor's phone | state | Viktor's phone is broken. | phone; broken |
17 | Viktor | preference | Viktor wants to be written to in the chat while his phone is broken.
  | write/chat/laptop; phone/laptop |
17 | Viktor | plan | Viktor gets his phone back in the week of 20 July. | phone; back; @2026-07/next week |
19 | lake/dogs | state | No dogs are allowed at the lake. | dog; lake | neg; by malin
20 | Bosse/Viktor's dog/Viktor | plan | Bosse stays with Viktor's parents. | Bosse; Viktor; parents |
17 | Viktor/laptop | event | Viktor asked the others to write to him on the laptop.
  | ask/want/request; write; laptop | also`,
  },
  {
    id: 'football-chat',
    about: 'chat of a Sunday team',
    language: 'en',
    at: '2026-10-16T19:30',
    timeZone: 'Europe/London',
    talk: `
1 Deji: Lads who's in for Sunday??
2 Callum: in
3 Rhys: In 💪
4 Bartek: Can't, my ankle is still swollen. Doctor says two more weeks
5 Deji: ffs. get well mate
6 Callum: bartek are you still paying subs tho 😂
7 Bartek: Always. I paid till Christmas
8 Deji: Kick off is 10.30 NOT 11, pitch 4 at Hackney Marshes
9 Rhys: 10:30 on a sunday is a crime
10 Deji: Bring both shirts, they play in red too
11 Callum: i only have the red one, lost the white at wembley
12 Rhys: I've a spare white in L, you can have it Callum
13 Callum: legend
14 Deji: Rhys you're in goal. Mo's at his sister's wedding in Leeds
15 Rhys: ok but only this once. I hate goal
16 Callum: "i hate goal" says man who has never scored one
17 Rhys: 🖕
18 Deji: We're still 3rd btw. Win and we're 2nd
19 Bartek: I'll come and do the linesman thing if nobody else wants to`,
    facts: `
1,2 | Callum | plan | Callum plays on Sunday 18 October. | Sunday/@2026-10-18 |
1,3 | Rhys | plan | Rhys plays on Sunday 18 October. | Sunday/@2026-10-18 |
4 | Bartek | state | Bartek cannot play on Sunday 18 October. | Sunday/@2026-10-18/play | neg; also
4 | Bartek/Bartek's ankle | state | Bartek's ankle is still swollen. | ankle; swollen |
4 | Bartek/Bartek's ankle/Bartek's doctor/doctor | state | Bartek's doctor says two more weeks.
  | doctor; two/2; week |
7 | Bartek | event | Bartek paid subs until Christmas. | paid/pay; Christmas |
8 | kick off/kick-off/match | plan | Kick-off is at 10:30 on Sunday 18 October. | 10.30/10:30; kick | by Deji
8 | match/kick off/pitch | plan | The match is on pitch 4 at Hackney Marshes. | pitch; 4/four; Hackney | by Deji
10 | they/opponents/opponent | state | The opponents play in red too. | red; opponent/they | by Deji; also
11 | Callum | state | Callum only has the red shirt. | red; shirt |
11 | Callum | event | Callum lost the white shirt at Wembley. | lost; white; Wembley |
12 | Rhys | state | Rhys has a spare white shirt in L. | white; spare/L |
12 | Rhys | plan | Rhys gives Callum his spare white shirt. | Callum; white | also
14,15 | Rhys | plan | Rhys is in goal on Sunday 18 October, only this once. | goal; once/Sunday/@2026-10-18
  | to 2026-10-19
14 | Mo | state | Mo is at his sister's wedding in Leeds on Sunday 18 October. | Mo; wedding; Leeds | by Deji
15 | Rhys | preference | Rhys hates being in goal. | hate/like; goal | is preference/position=not in goal
18 | team/Deji/we | state | The team is third. | third/3 | by Deji
18 | team/Deji/we | belief | The team is second if it wins. | second/2; win | if win; by Deji
16 | Rhys | state | Rhys has never scored a goal. | score; goal | neg; also; by Callum
19 | Bartek | plan | Bartek will be linesman if nobody else wants to. | linesman | if nobody
10 | Deji/shirts | event | Deji asked everyone to bring both shirts. | ask/want/request/bring; both; shirt | also`,
  },
  {
    id: 'landlord-call',
    about: 'phone call about a flat',
    language: 'en',
    at: '2026-08-05T17:25',
    timeZone: 'Europe/Dublin',
    talk: `
1 Mrs. Keane: Hello, Keane here.
2 Adaeze: Good evening, Mrs. Keane, it's Adaeze from flat three.
3 Mrs. Keane: Ah, Adaeze. What's the matter?
4 Adaeze: There's water coming through the bathroom ceiling again.
5 Mrs. Keane: Again? That'll be Mr. Furlong upstairs. He lets his bath run over.
6 Adaeze: I asked him. He says he was in Cork all weekend.
7 Mrs. Keane: Does he now.
8 Adaeze: So could you send somebody? I work nights this week, so mornings are no good.
9 Mrs. Keane: I'll send my nephew on Friday afternoon. Declan. He's handy.
10 Adaeze: After three, if possible.
11 Mrs. Keane: After three. And you'll have the deposit back for the broken blind, I didn't forget.
12 Adaeze: Oh, thank you. That was sixty euro.
13 Mrs. Keane: It was eighty, surely?
14 Adaeze: No, sixty. I kept the receipt.
15 Mrs. Keane: You're an honest girl. Are you still planning to stay on next year?
16 Adaeze: I don't know yet. If I get the post in Galway I'll move in January.
17 Mrs. Keane: Well, let me know by the end of October.
18 Adaeze: I will. Thanks very much. Goodbye!
19 Mrs. Keane: Goodbye now, bye, bye bye.`,
    facts: `
2 | Adaeze | state | Adaeze lives in flat three. | flat; three/3 | is address=flat three
4 | ceiling/bathroom/Adaeze/water | state | Water is coming through the bathroom ceiling of Adaeze's flat again.
  | water; bathroom; ceiling | by Adaeze
5 | Mr. Furlong/Furlong | state | Mr. Furlong lives upstairs. | Furlong; upstairs | by Mrs. Keane
5 | Mr. Furlong/Furlong | belief | Mrs. Keane says that Mr. Furlong lets his bath run over. | Furlong; bath
  | by Mrs. Keane
5,6 | Adaeze | event | Adaeze asked Mr. Furlong. | asked/ask; Furlong | also
6 | Mr. Furlong/Furlong | state | Mr. Furlong says that he was in Cork all weekend. | Furlong; Cork; weekend
  | by Adaeze
8 | Adaeze | state | Adaeze works nights this week. | night; week | to 2026-08-09
8 | Adaeze | preference | Mornings are no good for Adaeze this week. | morning | neg
9 | Declan/Mrs. Keane's nephew/Mrs. Keane | plan
  | Mrs. Keane will send her nephew Declan on Friday 7 August in the afternoon. | nephew/Declan; @2026-08-07
  | by Mrs. Keane; from 2026-08-07
9 | Declan/Mrs. Keane | relationship | Declan is Mrs. Keane's nephew. | Declan; nephew | is relation/nephew=Declan
9 | Declan/Mrs. Keane's nephew | state | Declan is handy. | handy | by Mrs. Keane
10,11 | Declan/Mrs. Keane/Adaeze | plan | Declan comes after three. | three/3; after | also
11 | Mrs. Keane/Adaeze | plan | Mrs. Keane will give Adaeze the deposit back for the broken blind. | deposit; blind |
12,13,14 | deposit/Adaeze/blind | state | The deposit for the blind was sixty euro. | sixty/60; deposit/blind/euro
  | by Adaeze
13 | deposit/Mrs. Keane/blind | belief | Mrs. Keane thinks it was eighty euro. | eighty/80
  | also; by Mrs. Keane; hedged
14 | Adaeze | event | Adaeze kept the receipt. | receipt |
16 | Adaeze | plan | If Adaeze gets the post in Galway she moves in January 2027. | Galway; move; January/@2027-01
  | if post
15,16 | Adaeze | belief | Adaeze does not know yet whether she stays next year. | know; stay | neg; also
17,18 | Adaeze | plan | Adaeze will let Mrs. Keane know by the end of October. | October/@2026-10; know/tell |
8 | Adaeze/Mrs. Keane/ceiling | event | Adaeze asked Mrs. Keane to send somebody. | ask/want/request; Keane; send
  | also
17 | Mrs. Keane/Adaeze/October | event | Mrs. Keane asked Adaeze to let her know by the end of October.
  | ask/want/request; Adaeze; October | also`,
  },
];
