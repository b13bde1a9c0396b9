import type { FactPage } from './fact-page.js';

/** Conversations with play, banter and trade talk in them: a band, a board game, a cowshed, a newsroom. */
export const eveningsAndEarlyMornings: readonly FactPage[] = [
  {
    id: 'band-rehearsal',
    about: 'band rehearsal',
    language: 'en',
    at: '2026-07-15T20:10',
    timeZone: 'America/New_York',
    talk: `
1 Dre: From the bridge. Two, three, four...
2 Molly: Stop, stop. Ike, you're rushing again.
3 Ike: I'm not rushing, you guys are dragging me through wet cement.
4 Santi: Can I say something? We sound like a wedding band.
5 Molly: We ARE a wedding band as of last Saturday. We made eight hundred bucks, remember? I put it toward the van.
6 Dre: How far off are we on the van?
7 Molly: Twelve hundred. The guy in Yonkers is holding it until the end of the month.
8 Ike: Who'd the transmission belong to before, Noah?
9 Molly: Cute. The transmission's been rebuilt, he showed me the receipt.
10 Santi: So, uh, the label called. Not THE label, the little one, in Philly. The woman, Corinne, she wants four new songs by
  Labor Day.
11 Dre: We've got two and a half.
12 Santi: I know. I've got a chorus for the third, and my cousin's basement for free the whole first week of August. It's
  dry, it has a fridge.
13 Ike: I can't do the Tuesday, I've got my kid. He's with me from the third.
14 Molly: Bring him! He's got better time than you.
15 Ike: He's five and he wants a tuba, Moll.
16 Dre: I'd need to be out of there by six, the night shift at the depot starts at seven now.
17 Santi: And nobody smokes down there, okay? My cousin's wife is on oxygen.
18 Molly: Fine. So evenings are off, mornings then. Ten sharp. I'll bring the good mics, the ones from church.
19 Ike: Ten sharp in musician time or human time?
20 Dre: Human. Okay. From the bridge, and Ike, breathe.`,
    facts: `
5 | band/Molly/we | event | The band played a wedding on Saturday 11 July and made eight hundred dollars.
  | 800/eight hundred; wedding/made/earned | by Molly; from 2026-07-11
5 | Molly | event | Molly put the eight hundred toward the van. | put; van |
6,7 | band/Molly/van/we | state | The band is twelve hundred off on the van. | twelve hundred/1200 | by Molly
7 | guy/guy in Yonkers/van | state | The guy in Yonkers is holding the van until the end of the month. | Yonkers; hold; month
  | by Molly; to 2026-07-31
8,9 | transmission/van | state | The transmission of the van has been rebuilt. | transmission; rebuilt | by Molly
9 | guy/guy in Yonkers | event | The guy showed Molly the receipt. | receipt | by Molly; also
10 | label | event | The little label in Philly called. | label; called/call | by Santi
10 | Corinne | state | Corinne of the label wants four new songs by Labor Day. | Corinne; four/4; song | by Santi
10,11 | band/Dre/we | state | The band has two and a half songs. | two half/2.5 | by Dre
12 | Santi | state | Santi has a chorus for the third song. | chorus |
12 | Santi | state | Santi has his cousin's basement for free in the first week of August. | cousin; basement | from 2026-08-01
12 | basement | state | The basement is dry and has a fridge. | basement; dry/fridge | by Santi; also
13 | Ike | plan | Ike cannot do Tuesday 4 August. | Tuesday/@2026-08-04 | neg; from 2026-08-04
13 | Ike/Ike's kid | plan | Ike has his kid from 3 August. | kid/son/child; @2026-08-03/third | by Ike; from 2026-08-03
13,15 | Ike's kid/Ike's son | state | Ike's kid, Ike's son, is five. | kid/son; five/5 | by Ike
15 | Ike's kid/Ike's son | preference | Ike's kid, Ike's son, wants a tuba. | kid/son; tuba | by Ike
13 | Ike | relationship | Ike has a kid. | kid/son/child | also
16 | Dre | state | Dre needs to be out of the basement by six. | out; six/6 |
16 | Dre/night shift/Dre's night shift | state | Dre's night shift at the depot starts at seven now.
  | shift; depot; seven/7 | by Dre; is schedule/shift=nights from seven
17 | Santi's cousin's wife/cousin's wife/Santi | state | The wife of Santi's cousin, Santi's cousin's wife, is on oxygen.
  | wife; oxygen | by Santi
17 | nobody/Santi/band | decision | Nobody smokes in the basement. | smoke | neg; by Santi
16,18 | band/Molly/rehearsal/we | decision | The band rehearses in the mornings at ten. | morning/ten/10 | by Molly
18 | band/evenings/Molly | decision | Evenings are off. | evening; off | also; by Molly
18 | Molly | plan | Molly brings the good mics from church. | bring; mics |
20 | Dre/Ike | event | Dre asked Ike to breathe. | breathe | also; by Dre
2 | Ike | state | Ike is rushing again. | rush | also; by Molly
4 | Santi/band/we | belief | Santi says that the band sounds like a wedding band. | wedding band | also; by Santi
5 | band/Molly/we | state | The band is a wedding band as of Saturday. | wedding band | also; by Molly
14 | Molly/Ike | event | Molly asked Ike to bring his kid. | bring | also; by Molly`,
  },
  {
    id: 'board-game-night',
    about: 'game night',
    language: 'en',
    at: '2026-01-23T20:30',
    timeZone: 'Europe/Copenhagen',
    talk: `
1 Freja: Whose turn is it?
2 Matteo: Mine. I build a road here and I'm taking your harbour, sorry not sorry.
3 Signe: You monster. I needed that for my wheat.
4 Callie: Before I forget, there's chili on the stove, the red pot's without meat for Signe.
5 Signe: You're an angel. It's only till Easter, I made a bet with my brother.
6 Freja: What does he have to do if you win?
7 Signe: Shave his beard! He's had it since military service.
8 Matteo: Anybody want sheep? I have three sheep and no friends.
9 Callie: I'll give you a brick for one. Did you two hear back from the bank, by the way?
10 Freja: Yesterday. They'll lend us two point one million, so we're bidding on the flat in Valby.
11 Matteo: Fourth floor, no elevator, and one very angry parrot next door. We love it.
12 Signe: When do you find out?
13 Freja: Wednesday at noon. If we get the flat, we have to be out of here by April first.
14 Callie: Seven! I rolled a seven. Robber goes to Matteo.
15 Matteo: I resign. I move to a convent.
16 Signe: Callie, are you still on for the half marathon? You said you'd run it with me.
17 Callie: I can't, I tore something in my calf on New Year's Day. I'll hold your banana at kilometre fifteen.
18 Freja: Teacher of the year, ladies and gentlemen, carrying bananas for the youth.
19 Callie: Substitute teacher. My contract ends in June, so somebody please be rude to a colleague of mine.
20 Matteo: Victory point, victory point, and longest road. Goodnight, everyone.`,
    facts: `
4 | chili | state | There is chili on the stove. | chili; stove | by Callie; also
4 | red pot/pot | state | The red pot is without meat for Signe. | pot; meat | neg; by Callie
4,5 | Signe | state | Signe eats no meat only until Easter. | meat; Easter | neg; to 2026-04-05
5 | Signe | event | Signe made a bet with her brother. | bet; brother |
6,7 | Signe's brother | plan | Signe's brother has to shave his beard if Signe wins the bet. | brother; shave; beard
  | if win; by Signe
6,7 | Signe's brother | state | Signe's brother has had a beard since military service. | brother; beard/it; military
  | by Signe
9,10 | bank/Freja/Matteo | state | The bank will lend Freja and Matteo two point one million. | lend; two point one/2.1
  | by Freja
9,10 | Freja/Matteo | event | Freja and Matteo heard back from the bank on 22 January. | bank; heard/hear | also; by Freja
10 | Freja/Matteo | plan | Freja and Matteo are bidding on the flat in Valby. | bid; flat; Valby |
10,11 | flat | state | The flat in Valby is on the fourth floor and has no elevator. | flat; fourth/4/elevator | by Matteo
11 | flat/parrot | state | A very angry parrot lives next door to the flat. | parrot | by Matteo; also
11 | Matteo/Freja | preference | Matteo and Freja love the flat. | love; flat/it | also
12,13 | Freja/Matteo | plan | Freja and Matteo find out about the flat on Wednesday 28 January at noon.
  | Wednesday/@2026-01-28; noon | from 2026-01-28; by Freja
13 | Freja/Matteo | plan | Freja and Matteo have to be out by 1 April if they get the flat. | out; @2026-04-01 | if get
16 | Signe | plan | Signe runs the half marathon. | half marathon | also
16 | Callie | event | Callie said that she would run the half marathon with Signe. | run; Signe/marathon | also; by Signe
16,17 | Callie | state | Callie cannot run the half marathon. | marathon/run | neg
17 | Callie | event | Callie tore something in her calf on New Year's Day, 1 January. | tore/tear; calf | from 2026-01-01
17 | Callie | plan | Callie holds Signe's banana at kilometre fifteen. | banana; Signe/fifteen | also
18,19 | Callie | state | Callie is a substitute teacher. | substitute; teacher | is job=substitute teacher
18 | Callie | state | Callie is a teacher. | teacher | also; by Freja
19 | Callie/Callie's contract | state | Callie's contract ends in June. | contract; end; June/@2026-06
  | by Callie; to 2026-06-30`,
  },
  {
    id: 'cowshed-at-dawn',
    about: 'farm with a vet',
    language: 'en',
    at: '2026-08-27T05:15',
    timeZone: 'America/Chicago',
    talk: `
1 Lou: Watch your step, she kicks. Number forty-seven, the cow with the white ear.
2 Dr. Stahl: How long's she been off her feed?
3 Efraín: Since Tuesday night. She drank a little yesterday, she don't get up today.
4 Dr. Stahl: When did she freshen?
5 Becca: Sunday. Big bull calf, he's doing great, he's in with the others already.
6 Dr. Stahl: Then that's milk fever. I'll run calcium into her now and you should see her up by noon. If not, call my cell,
  not the office, the office is closed for the fair.
7 Lou: What's that gonna cost me?
8 Dr. Stahl: One eighty, Lou, same as in May.
9 Lou: Highway robbery. All right.
10 Becca: While you're here, can you look at the barn cat? She's got one eye shut.
11 Dr. Stahl: Hold her. Easy. Ah, it's a scratch. Drops, twice a day, for a week.
12 Efraín: I do the drops. The cat like me, she don't like nobody else.
13 Becca: Efraín leaves on the twelfth for six weeks, Dad, remember. His daughter's turning fifteen in Oaxaca.
14 Lou: I remember, I bought the girl a saddle! Who've we got for the milking?
15 Becca: The Lindqvist boy, mornings. He's coming Saturday so Efraín can show him the parlor.
16 Lou: He's the one who put the tractor in the creek.
17 Becca: That was his brother, Dad. And the co-op wants an answer about going organic, by the fifteenth.
18 Lou: I've told them no twice. My father never needed a certificate to grow grass.
19 Becca: And I'm telling you I'm doing the north forty organic, with or without you.
20 Dr. Stahl: I'll, uh, I'll go get the calcium.`,
    facts: `
1 | cow/forty-seven/number forty-seven | state | Cow number forty-seven kicks. | kick; cow/forty-seven/47 | by Lou; also
1 | cow/forty-seven/number forty-seven | state | Cow number forty-seven has a white ear. | white ear | by Lou; also
1,2,3 | cow/forty-seven/number forty-seven | state | Cow number forty-seven has been off her feed since the night of Tuesday
  25 August. | feed; Tuesday/@2026-08-25 | by Efraín; from 2026-08-25
3 | cow/forty-seven/number forty-seven | state | Cow number forty-seven does not get up on 27 August. | get up
  | neg; by Efraín
3 | cow/forty-seven/number forty-seven | event | Cow number forty-seven drank a little on 26 August. | drank/drink; little
  | by Efraín; also
4,5 | cow/forty-seven/number forty-seven | event | Cow number forty-seven freshened, had a bull calf, on Sunday 23 August.
  | freshened/freshen/calf; Sunday/@2026-08-23 | by Becca; from 2026-08-23
5 | calf/bull calf | state | The bull calf is doing great. | calf; great | by Becca
5 | calf/bull calf | state | The bull calf is in with the others. | calf; other | by Becca; also
6 | cow/forty-seven/number forty-seven/Dr. Stahl | belief | The cow, number forty-seven, has milk fever.
  | milk fever | by Dr. Stahl
6 | Dr. Stahl | plan | Dr. Stahl will run calcium into the cow. | calcium; run/give |
6 | Dr. Stahl/Lou/Becca | preference | Dr. Stahl wants to be called on her cell and not at the office if the cow is not up by
  noon. | cell | by Dr. Stahl
6 | office | state | The office is closed for the fair. | office; closed; fair | by Dr. Stahl
7,8 | calcium/treatment/Lou/Dr. Stahl | state | The treatment with calcium costs Lou one eighty. | 180/one eighty
  | by Dr. Stahl
8 | treatment/Lou/Dr. Stahl | state | The treatment cost Lou the same in May. | May; same | by Dr. Stahl; also
10 | barn cat/cat | state | The barn cat has one eye shut. | cat; eye; shut | by Becca
10,11 | barn cat/cat | state | The barn cat has a scratch. | cat; scratch | by Dr. Stahl
10,11 | barn cat/cat/Dr. Stahl | plan | The barn cat gets drops twice a day for a week. | drop; twice/two; day | by Dr. Stahl
11,12 | Efraín | plan | Efraín does the drops for the cat. | drop |
12 | cat/barn cat | preference | The cat likes Efraín. | cat; like; Efraín | by Efraín
12 | cat/barn cat | preference | The cat likes nobody but Efraín. | cat; nobody | neg; by Efraín; also
13 | Efraín | plan | Efraín leaves on 12 September for six weeks. | leave; @2026-09-12 | by Becca; from 2026-09-12
13 | Efraín | plan | Efraín is away for six weeks. | six/6; week | by Becca; also
13 | Efraín's daughter | plan | Efraín's daughter is turning fifteen in Oaxaca. | daughter; fifteen/15; Oaxaca | by Becca
14 | Lou | event | Lou bought Efraín's daughter, the girl, a saddle. | bought/buy; saddle |
14,15 | Lindqvist boy/Lindqvist | plan | The Lindqvist boy does the milking in the mornings. | Lindqvist; morning/milking
  | by Becca
15 | Lindqvist boy/Lindqvist | plan | The Lindqvist boy comes on Saturday 29 August. | Lindqvist; coming/come;
  Saturday/@2026-08-29 | by Becca; from 2026-08-29
15 | Efraín | plan | Efraín can show the Lindqvist boy the parlor. | show; parlor | by Becca; also
15,16 | Lindqvist boy/Lindqvist | event | The Lindqvist boy put the tractor in the creek, says Lou. | Lindqvist; tractor; creek
  | by Lou; also
16,17 | Lindqvist's brother/brother/Lindqvist boy's brother | event | The brother of the Lindqvist boy put the tractor in the
  creek. | brother; tractor/Lindqvist | by Becca
17 | co-op | state | The co-op wants an answer about going organic by 15 September. | co-op; organic; @2026-09-15 | by Becca
18 | Lou | event | Lou told the co-op no twice. | co-op; twice |
18 | Lou's father | state | Lou's father never needed a certificate to grow grass. | father; certificate | neg; by Lou; also
19 | Becca | decision | Becca is doing the north forty organic. | north forty |
13 | Becca/Lou | relationship | Becca is Lou's daughter. | Becca; daughter/father/dad | also; by Becca
10 | Becca/Dr. Stahl | event | Becca asked Dr. Stahl to look at the cat. | ask/want/request; cat | also; by Becca
20 | Dr. Stahl | plan | Dr. Stahl goes to get the calcium. | calcium; get | also
11 | Dr. Stahl/Becca | event | Dr. Stahl asked Becca to hold the cat. | hold | also; by Dr. Stahl`,
  },
  {
    id: 'morning-desk',
    about: 'newsroom',
    language: 'en',
    at: '2026-05-14T08:50',
    timeZone: 'Asia/Kolkata',
    talk: `
1 Radhika: Right, what do we have for the front? Quickly, I'm with the publisher at half past nine.
2 Dev: The metro. My source in the ministry says the Line 4 tender is being withdrawn. He's seen the letter, I haven't.
3 Radhika: Single source. No.
4 Dev: The spokesperson calls me back at eleven.
5 Zoya: I have the hospital. Nineteen of the thirty-two ventilators in the district hospital don't work, and the
  superintendent said so on the record.
6 Radhika: On tape?
7 Zoya: On tape. She's retiring on Sunday, she says she has nothing left to lose.
8 Paul: I've pictures of the ward, but you can see a patient's face in two of them. We'd have to blur.
9 Radhika: Blur them. The hospital is the front, then, and the metro waits until Dev has a second voice.
10 Dev: Understood. I'll try the contractor, his nephew was in my batch at college.
11 Radhika: Careful with that. Zoya, how many words?
12 Zoya: Eleven hundred. You'll have it by four, unless my daughter's fever goes up again. She's with my neighbour.
13 Paul: Is it the same thing everyone's got? My son had it for five days.
14 Zoya: The doctor says it's only the throat.
15 Radhika: File from home, then. Paul, the cricket?
16 Paul: Freelancer's there. Our credit card was declined at the hotel, by the way, he's paid it himself, six thousand.
17 Radhika: Again! I'll speak to accounts. And who is on the desk for Eid? I have Sanjay's name and a question mark.
18 Dev: Put me down. I don't celebrate, and Zoya covered Diwali for me.
19 Zoya: He owes me, actually. Two Diwalis.
20 Radhika: Done. Go.`,
    facts: `
1 | Radhika | plan | Radhika is with the publisher at half past nine on 14 May. | publisher; half/9:30/nine | from 2026-05-14
2 | Dev's source/source | belief | Dev's source in the ministry says that the Line 4 tender is being withdrawn.
  | tender; withdrawn; source/ministry | by Dev
2 | Dev's source/source | event | Dev's source has seen the letter. | source; seen/see; letter | by Dev; also
2 | Dev | state | Dev has not seen the letter. | letter | neg; also
4 | spokesperson | plan | The spokesperson calls Dev back at eleven on 14 May. | spokesperson; call; eleven/11 | by Dev
5 | ventilators/nineteen/hospital | state | Nineteen of the thirty-two ventilators in the district hospital do not work.
  | nineteen/19; ventilator; work | neg; by Zoya
5 | superintendent | event | The superintendent said so about the ventilators on the record. | superintendent; record | by Zoya; also
5,6,7 | Zoya/superintendent | state | Zoya has the superintendent on tape. | tape | by Zoya
5,7 | superintendent | plan | The superintendent is retiring on Sunday 17 May. | superintendent; retire; Sunday/@2026-05-17
  | by Zoya; from 2026-05-17
7 | superintendent | belief | The superintendent says she has nothing left to lose. | superintendent; lose | neg; by Zoya; also
8 | Paul | state | Paul has pictures of the ward. | picture; ward |
8 | pictures/face/patient | state | A patient's face can be seen in two of the pictures. | face; two/2 | by Paul; also
8,9 | Radhika/pictures/Paul | decision | Radhika wants the pictures blurred. | blur | by Radhika
9 | hospital/Radhika | decision | The hospital is the front. | hospital; front | by Radhika
9 | metro/Radhika | decision | The metro waits until Dev has a second voice. | metro; wait | by Radhika
10 | Dev | plan | Dev will try the contractor. | try; contractor |
10 | contractor's nephew/contractor/nephew | state | The contractor's nephew was in Dev's batch at college.
  | nephew; Dev; batch/college | by Dev
11,12 | Zoya/piece | state | Zoya's piece has eleven hundred words. | eleven hundred/1100 | by Zoya
12 | Zoya/Radhika | plan | Radhika has Zoya's piece by four unless the fever of Zoya's daughter goes up. | four/4/16:00 | by Zoya
12 | Zoya's daughter | state | Zoya's daughter has had a fever. | daughter; fever | by Zoya; also
12 | Zoya's daughter | state | Zoya's daughter is with Zoya's neighbour. | daughter; neighbour | by Zoya
13 | Paul's son | event | Paul's son had it for five days. | son; five/5; day | by Paul; also
14 | doctor/Zoya's daughter | belief | The doctor says it is only the throat with Zoya's daughter. | throat | by Zoya
15 | Zoya/Radhika | decision | Zoya files from home. | file; home | by Radhika
15,16 | freelancer | state | The freelancer is at the cricket. | freelancer; there/cricket | by Paul; also
16 | credit card | event | The credit card was declined at the hotel. | credit card; declined | by Paul
16 | freelancer/Paul's freelancer | event | The freelancer paid the hotel himself, six thousand.
  | freelancer; paid/pay; six thousand/6000/himself | by Paul
16,17 | Radhika | plan | Radhika will speak to accounts. | speak/talk; accounts |
17,18,20 | Dev | plan | Dev is on the desk for Eid. | desk; Eid |
17 | Radhika | state | Radhika has Sanjay's name for Eid. | Sanjay | also
18 | Dev | state | Dev does not celebrate Eid. | celebrate | neg
18 | Zoya | event | Zoya covered Diwali for Dev. | cover; Diwali; Dev | by Dev
19 | Dev | state | Dev owes Zoya two Diwalis. | owe; Zoya | by Zoya; also`,
  },
];
