import type { FactPage } from './fact-page.js';

/** Conversations over a distance or on the road: a telephone, a chat with typing errors, a picture call, a shared car. */
export const farApart: readonly FactPage[] = [
  {
    id: 'old-friends-call',
    about: 'phone call of two old friends',
    language: 'en',
    at: '2026-11-15T18:30',
    timeZone: 'America/Halifax',
    talk: `
1 Lucille: Gord MacAskill, as I live and breathe. I was just, I had your number in my hand.
2 Gord: Well, you'd never have got me on it, I changed it in the summer. I'm back on the landline. Those cellphones, I kept
  dropping the thing in the bait.
3 Lucille: You're still fishing? With that back?
4 Gord: Oh no, sold the boat. Sold her in, when was it, June, to a young couple from Lunenburg. I just go out with them
  Saturdays to show them where the rocks are.
5 Lucille: Good for you. I'm, well, I finally did it, I left the house. I've got two rooms at Pleasant View, third floor,
  with a balcony about the size of a tea towel.
6 Gord: You never! And what'd you do with the piano?
7 Lucille: My granddaughter's got it. Tess. She's in second year at Mount Allison, music, if you can believe it, and she
  practises till the neighbours bang on the wall.
8 Gord: That'd be Roger's girl?
9 Lucille: No, Anne's. Roger only has the boys. And Roger's, I don't know if you heard, he's not been well. They found
  something on his lung.
10 Gord: Ah, Lucille. I'm sorry to hear that. Is it, did they catch it early?
11 Lucille: They think so. He has his first treatment on the twenty-fourth, and I'm going up to Moncton to mind the boys
  that week.
12 Gord: You want a drive? I've nothing on. I could take you up the Monday and be home by supper.
13 Lucille: Would you? Oh, that'd be, I don't see well enough for the highway anymore. The eye doctor took my licence away
  in September.
14 Gord: Then that's settled. I'll be at your door at nine.
15 Lucille: Make it ten, there's breakfast till half past nine and I've paid for it. And Gord, what about you and, is there
  anybody?
16 Gord: Ha. There's a woman at the curling club, Shirley. We have chowder Fridays. Don't you tell my sister.
17 Lucille: I haven't spoken to your sister since she called my rhubarb pie a doorstop.
18 Gord: That was 1998!
19 Lucille: And I remember it like this morning.`,
    facts: `
1 | Gord | state | Gord is Gord MacAskill. | MacAskill | also; by Lucille
1 | Lucille | event | Lucille had Gord's number in her hand. | number; hand | also
2 | Gord | event | Gord changed his number in the summer. | changed; summer; number/it |
2 | Gord | state | Gord is back on the landline. | landline | is contact/phone=landline
2 | Gord | event | Gord kept dropping his cellphone in the bait. | cellphone/phone/thing; bait | also
3,4 | Gord | state | Gord is no longer fishing. | fish | neg; also
4 | Gord | event | Gord sold his boat in June to a young couple from Lunenburg. | sold; boat/her; June/@2026-06/couple
  | from 2026-06-01
4 | couple/Gord's boat | state | The young couple who bought Gord's boat are from Lunenburg. | couple; Lunenburg | by Gord; also
4 | Gord | state | Gord goes out with the young couple on Saturdays to show them where the rocks are.
  | couple/rocks; Saturday |
5 | Lucille | event | Lucille left the house. | left/leave/moved; house |
5 | Lucille | state | Lucille has two rooms on the third floor at Pleasant View. | room; Pleasant View
  | is home=Pleasant View
5 | balcony/Lucille | state | Lucille has a small balcony. | balcony | by Lucille; also
7 | Lucille's granddaughter/Tess | relationship | Lucille's granddaughter is Tess. | Lucille; granddaughter; Tess
  | by Lucille; is relation/granddaughter=Tess
6,7 | Lucille's granddaughter/Tess | state | Tess has the piano. | piano; Tess/granddaughter
  | by Lucille
7 | Tess/Lucille's granddaughter | state | Tess is in second year at Mount Allison. | Tess/granddaughter; second; Allison
  | by Lucille
7 | Tess/Lucille's granddaughter | state | Tess studies music at Mount Allison. | Tess/granddaughter; music
  | by Lucille; also
7 | Tess/Lucille's granddaughter | state | Tess practises till the neighbours bang on the wall.
  | Tess/granddaughter; practise/neighbours | by Lucille; also
8,9 | Tess/Anne | relationship | Tess is Anne's girl. | Tess; Anne | by Lucille
9 | Roger | relationship | Roger only has boys. | Roger; boys/sons | by Lucille
9 | Roger | state | Roger has not been well. | Roger; well | neg; by Lucille
9 | Roger/Roger's lung | event | They found something on Roger's lung. | Roger; lung | by Lucille
10,11 | Roger/they/Lucille | belief | They think that it was caught early with Roger. | early | also; by Lucille
11 | Roger | plan | Roger has his first treatment on 24 November. | Roger; treatment; @2026-11-24
  | by Lucille; from 2026-11-24
11 | Lucille | plan | Lucille goes up to Moncton to mind Roger's boys in the week of 24 November. | Moncton; mind/boys |
12 | Gord | state | Gord has nothing on. | nothing | neg; also
12,13,14 | Gord | plan | Gord takes Lucille up to Moncton on Monday 23 November. | Lucille; take/drive; Monday/@2026-11-23
  | from 2026-11-23
12 | Gord | plan | Gord would be home by supper. | home; supper | also
13 | Lucille | state | Lucille does not see well enough for the highway anymore. | see; highway | neg; is need/driving=no highway
13 | eye doctor/Lucille/Lucille's eye doctor | event | The eye doctor took Lucille's licence away in September.
  | licence; September/@2026-09 | by Lucille; from 2026-09-01
14,15 | Gord | plan | Gord comes to Lucille's door at ten. | door; ten/10 | replaces nine; from 2026-11-23
14 | Gord | plan | Gord comes to Lucille's door at nine. | door; nine/9 | also; #nine
15 | breakfast/Lucille | state | Breakfast is till half past nine where Lucille lives. | breakfast; half; nine/9:30 | by Lucille; also
15 | Lucille | event | Lucille has paid for breakfast. | paid; breakfast/it | also
15,16 | Shirley/Gord | state | Gord has a woman at the curling club, Shirley. | Shirley; curling | by Gord
16 | Gord/Shirley | state | Gord and Shirley have chowder on Fridays. | chowder; Friday |
16 | Gord/Lucille | event | Gord asked Lucille not to tell his sister. | ask/want/request; sister | also; by Gord
17,18 | Lucille | state | Lucille has not spoken to Gord's sister since 1998. | spoken/speak/talk; sister | neg
17 | Gord's sister | event | Gord's sister called Lucille's rhubarb pie a doorstop. | sister; pie; doorstop | by Lucille; also
10 | Gord | state | Gord is sorry to hear about Roger. | sorry | also
19 | Lucille | state | Lucille remembers it like this morning. | remember | also`,
  },
  {
    id: 'guild-chat',
    about: 'online chat with typing errors',
    language: 'en',
    at: '2026-09-03T23:12',
    timeZone: 'Europe/Warsaw',
    talk: `
1 Moss: raid sunday 8pm srv time, who can heal
2 kestrel: i can heal but only till 930, got an exam mon morning
3 Moss: which one
4 kestrel: organic chem.. 2nd try lol. if i fail this im out of the programm
5 Tobi: ur gonna smash it
6 dunja: cant sunday, im moving to Gdansk on saturdya and wont have internet till the 10th
7 Moss: nooo. who takes ur key then
8 dunja: tobi has teh key already, i gave it to him yesterday
9 Tobi: yup. also my mic is dead so ill type, new one comes tues
10 kestrel: again?? thats ur 3rd mic this year
11 Tobi: cat keeps chewing the cable 🙃
12 Moss: ok so roster: kes heals, tobi tanks, i do dmg. we still need 2
13 dunja: my brother plays, hes a lvl 60 hunter. hes 14 tho so bed at 10
14 Moss: 14 is fine if he doesnt scream. whats his name ingame
15 dunja: Pierogator
16 kestrel: PIEROGATOR 💀
17 Tobi: i need a break at 9 btw, my gf works nights now and i drive her to the hosptial
18 Moss: np. loot rule: whoever got nothing the last 2 weeks goes first, agreed?
19 Tobi: agreed
20 kestrel: agreeed. gn, lab at 7`,
    facts: `
1 | raid/Moss | plan | The raid is on Sunday 6 September at 8pm. | raid; @2026-09-06/sunday; 8/8pm/eight
  | by Moss; from 2026-09-06
2 | kestrel | plan | Kestrel can heal but only till half past nine. | heal | 
1,2 | kestrel | plan | Kestrel can only stay till 9:30. | 930/9:30/half nine | also
2,3,4 | kestrel | plan | Kestrel has an exam in organic chemistry on the morning of Monday 7 September.
  | exam; mon/Monday/@2026-09-07/organic | from 2026-09-07
4 | kestrel/exam | state | Kestrel's exam is a second try. | second/2/try | also; by kestrel
3,4 | kestrel/exam | state | Kestrel's exam is organic chemistry. | organic; chem/chemistry | also; by kestrel
4 | kestrel | state | Kestrel is out of the programme if kestrel fails the exam. | out; fail | if fail
6 | dunja | plan | Dunja cannot raid on Sunday 6 September. | sunday/@2026-09-06 | neg; from 2026-09-06
6 | dunja | plan | Dunja moves to Gdansk on Saturday 5 September. | Gdansk; @2026-09-05/saturday/saturdya | from 2026-09-05
6 | dunja | plan | Dunja will have no internet till 10 September. | internet; @2026-09-10/10 | neg; to 2026-09-10
8 | Tobi | state | Tobi has dunja's key. | key | by dunja
8 | dunja | event | Dunja gave Tobi the key on 2 September. | gave/give; Tobi; key/it | from 2026-09-02
9 | Tobi/Tobi's mic | state | Tobi's mic is dead. | mic; dead/broken | by Tobi
9 | Tobi | plan | Tobi will type. | type | also
9 | mic/Tobi | plan | Tobi gets a new mic on Tuesday 8 September. | new; mic; tues/Tuesday/@2026-09-08
  | by Tobi; from 2026-09-08
10 | Tobi | state | It is Tobi's third mic this year. | third/3; mic | by kestrel; also
11 | Tobi's cat/cat/Tobi | state | Tobi's cat keeps chewing the cable. | cat; chew; cable | by Tobi
12 | kestrel | plan | Kestrel heals. | heal | also; by Moss
12 | Tobi | plan | Tobi tanks. | tank | by Moss
12 | Moss | plan | Moss does damage. | dmg/damage | also
12 | Moss/raid/we | state | The raid still needs two people. | need; two/2 | by Moss
13 | dunja's brother | state | Dunja's brother is a level 60 hunter. | brother; hunter | by dunja
13 | dunja's brother | state | Dunja's brother is 14. | brother; 14/fourteen | by dunja
13 | dunja's brother | state | Dunja's brother goes to bed at 10. | brother; bed; 10/ten | by dunja
13 | dunja's brother | state | Dunja's brother plays. | brother; play | by dunja; also
14 | Moss/dunja's brother/14 | belief | Moss says 14 is fine if dunja's brother does not scream. | fine; scream
  | also; by Moss
14,15 | dunja's brother/dunja | state | Dunja's brother is called Pierogator in the game. | brother; Pierogator | by dunja
17 | Tobi | plan | Tobi needs a break at 9. | break; 9/nine |
17 | Tobi's gf/Tobi's girlfriend/Tobi | state | Tobi's gf, Tobi's girlfriend, works nights now.
  | gf/girlfriend; night | by Tobi
17 | Tobi | plan | Tobi drives his girlfriend, his gf, to the hospital. | drive; gf/girlfriend/hospital/hosptial |
18,19,20 | Moss/raid/loot/loot rule | decision | Whoever got nothing the last two weeks goes first for loot, the loot rule of
  Moss. | two/2; week; first | by Moss
19 | Tobi | event | Tobi agreed. | agree | also
20 | kestrel | event | Kestrel agreed. | agree/agreeed | also
20 | kestrel | plan | Kestrel has lab at 7 on 4 September. | lab; 7/seven |
1,7 | Moss | event | Moss asked who can heal. | ask/want/request | also
5 | Tobi | belief | Tobi thinks kestrel is going to smash the exam. | smash | also`,
  },
  {
    id: 'picture-call-home',
    about: 'family abroad on a picture call',
    language: 'en',
    at: '2026-12-20T17:00',
    timeZone: 'Africa/Lagos',
    talk: `
1 Ngozi: Can you see us? Adaeze, tilt it, he is only seeing the ceiling.
2 Chidi: I can see you, Mummy. You've cut your hair!
3 Adaeze: She cut it on Friday, for the wedding. And I'm the one who cut it, so watch what you say.
4 Chidi: It's beautiful. Listen, I have news. The visa came through for Keiko, so we're both coming. We land on the
  twenty-ninth, at four in the morning.
5 Ngozi: God is faithful! Your father will come and carry you from the airport himself.
6 Adaeze: Daddy doesn't drive at night anymore, Mummy. I'll go. Emeka is lending me the bus.
7 Chidi: Sister, you're the best. Now, Keiko is learning Igbo, she has a teacher online, but she's shy about it, so don't
  laugh at her.
8 Ngozi: Who would laugh? Does my daughter-in-law eat pepper?
9 Chidi: Small small. It's crayfish she can't take, her throat closes. She carries an injection for it.
10 Ngozi: Then I will cook the soup without crayfish. I will tell your auntie as well, because it is she who is cooking for
  the second day.
11 Adaeze: And the clothes? The tailor is asking for her measurements, he closes on the twenty-third.
12 Chidi: I'll send you the measurements tonight. She wants blue, not the wine colour.
13 Adaeze: Everybody on our side is wearing wine!
14 Chidi: Then wine. She said she'd follow whatever the family decides.
15 Ngozi: You see, a good girl. And the job, my son, are they still owing you?
16 Chidi: No, they paid everything in November. I've even been made head of the night team at the hospital, since the first.
17 Ngozi: Head of the team! Adaeze, did you hear?
18 Adaeze: I heard. Then he can pay back the two hundred thousand he borrowed for the ticket.
19 Chidi: Half now, half in February. I promise, in front of Mummy.`,
    facts: `
2 | Ngozi/Chidi | relationship | Ngozi is the mother of Chidi. | Ngozi; mother/mummy/mum/son | also; by Chidi
7 | Adaeze/Chidi | relationship | Adaeze is Chidi's sister. | sister/brother; Adaeze | also; by Chidi
2,3 | Ngozi/Adaeze | event | Adaeze cut Ngozi's hair on Friday 18 December. | cut; hair/it | by Adaeze; from 2026-12-18
4 | Keiko/visa | event | The visa came through for Keiko. | visa; Keiko | by Chidi
4 | Chidi/Keiko | plan | Chidi and Keiko land on 29 December at four in the morning. | land; @2026-12-29; four/4
  | from 2026-12-29
4 | Chidi/Keiko | plan | Chidi and Keiko are both coming. | coming/come; both/Keiko | also
5 | Chidi's father/Ngozi/Chidi | plan | Chidi's father will carry Chidi from the airport. | father; airport
  | also; by Ngozi
6 | Adaeze's father/Adaeze's daddy/Daddy | state | Adaeze's father (Daddy) does not drive at night anymore. | drive; night
  | neg; by Adaeze
5,6 | Adaeze | plan | Adaeze goes to the airport for Chidi. | airport/go |
6 | Emeka | state | Emeka lends Adaeze the bus. | Emeka; lend; bus | by Adaeze
7 | Keiko | state | Keiko is learning Igbo. | Keiko; learn; Igbo | by Chidi
7 | Keiko | state | Keiko has a teacher online. | Keiko; teacher | by Chidi; also
7 | Keiko | state | Keiko is shy about her Igbo. | Keiko; shy | by Chidi
7 | Chidi/Ngozi/Adaeze | event | Chidi asked Ngozi and Adaeze not to laugh at Keiko. | ask/want/request; laugh; Keiko
  | also; by Chidi
7,8 | Keiko/Ngozi's daughter-in-law/Ngozi | relationship | Keiko is Ngozi's daughter-in-law. | Keiko; daughter-in-law
  | by Ngozi
8,9 | Keiko | state | Keiko eats a little pepper. | Keiko; pepper | by Chidi
9 | Keiko | state | Keiko cannot take crayfish. | Keiko; crayfish | neg; by Chidi; is need/allergy=crayfish
9 | Keiko/Keiko's throat | state | Keiko's throat closes from crayfish. | Keiko; throat; close | by Chidi; also
9 | Keiko | state | Keiko carries an injection for it. | Keiko; injection | by Chidi
10 | Ngozi | plan | Ngozi will cook the soup without crayfish. | soup; crayfish | neg
10 | Ngozi | plan | Ngozi will tell Chidi's auntie. | tell; auntie/aunt |
10 | Chidi's auntie/Chidi's aunt/auntie | plan | Chidi's auntie cooks for the second day. | auntie/aunt; cook; second
  | by Ngozi
11 | tailor | state | The tailor asks for Keiko's measurements. | tailor; measurement | by Adaeze; also
11 | tailor | plan | The tailor closes on 23 December. | tailor; close; @2026-12-23 | by Adaeze; from 2026-12-23
11,12 | Chidi | plan | Chidi sends Adaeze the measurements on the night of 20 December. | send; measurement |
12 | Keiko | preference | Keiko wants blue, not the wine colour. | Keiko; blue | by Chidi; also; #blue
13 | everybody/family/Adaeze/Ngozi's family | plan | Everybody on the side of Adaeze's family wears wine. | wear; wine
  | by Adaeze
14 | Keiko/Chidi | decision | Keiko wears wine, Chidi decided. | wine; Keiko | by Chidi; replaces blue
14 | Keiko | event | Keiko said she would follow whatever the family decides. | Keiko; follow; family | by Chidi
15,16 | Chidi/Chidi's job/they/hospital | event | They paid Chidi everything in November at the hospital.
  | paid/pay; November/@2026-11 | by Chidi; from 2026-11-01
16 | Chidi | event | Chidi has been made head of the night team at the hospital since 1 December. | head; night team
  | is job=head of the night team; from 2026-12-01
18 | Chidi | event | Chidi borrowed two hundred thousand for the ticket. | borrow; ticket; 200000/hundred thousand
  | by Adaeze
18,19 | Chidi | plan | Chidi pays back half now and half in February. | half; February/@2027-02 |
15 | Keiko | state | Keiko is a good girl. | Keiko; good | also; by Ngozi
1 | Ngozi/Adaeze | event | Ngozi asked Adaeze to tilt the camera. | ask/want/request; tilt | also`,
  },
  {
    id: 'carpool-jam',
    about: 'colleagues in a car on the way to work',
    language: 'en',
    at: '2026-03-05T07:35',
    timeZone: 'Africa/Johannesburg',
    talk: `
1 Thandi: Not the robot at Rivonia again. Werner, check the traffic for me, my phone is in the boot.
2 Werner: Says forty minutes. There's a truck on its side past the off-ramp.
3 Lerato: I've got a call at half eight with the Mauritius people. Can I take it in here?
4 Thandi: Take it, take it. We'll be quiet like mice.
5 Werner: Speak for yourself, I've got hay fever. It starts every March, I sneeze until Easter.
6 Lerato: There are tissues in the door. By the way, Thandi, from next week I'm not coming Tuesdays and Thursdays. They've
  given me two days at home.
7 Thandi: Lucky packet! Then I'll need another body for the petrol. It's nine hundred a month now.
8 Werner: Ask Sipho in payroll. He lives behind the Engen and his Corolla was stolen in January.
9 Thandi: I did ask. He takes the Gautrain, he gets sick in cars.
10 Lerato: What about Anneke?
11 Werner: She resigned on Monday. Nobody's supposed to know.
12 Thandi: Ag no. She was going to take over the Durban account from me!
13 Werner: Well, now I think it's coming to me. Kobus hinted at it, anyway.
14 Lerato: Congratulations, I suppose? You can't stand Durban.
15 Werner: The humidity, ja. But my mother-in-law's in Umhlanga, so I'd sleep free.
16 Thandi: Guys, light is green. Werner, can you drive on Monday? My licence disc expires Saturday and the queue at the
  office is a whole morning.
17 Werner: I can do Monday. Not Tuesday, the bakkie's going in for brakes.
18 Lerato: Drop me at the side gate today, please, I left my card at home.
19 Thandi: Side gate it is.`,
    facts: `
1 | Thandi/Thandi's phone | state | Thandi's phone is in the boot. | phone; boot | also; by Thandi
1 | Thandi/Werner | event | Thandi asked Werner to check the traffic. | ask/want/request; traffic | also; by Thandi
2 | truck | state | A truck lies on its side past the off-ramp. | truck; side | by Werner; also
2 | traffic/Werner | state | It takes forty minutes with the traffic. | forty/40 | by Werner; also
3 | Lerato | plan | Lerato has a call at half past eight with the Mauritius people on 5 March. | call; Mauritius
  | from 2026-03-05
5 | Werner | state | Werner has hay fever. | hay fever | is need/health=hay fever
5 | Werner/Werner's hay fever/hay fever | state | Werner's hay fever starts every March. | start; March | by Werner; also
5 | Werner | state | Werner sneezes until Easter. | sneeze; Easter |
6 | tissues | state | There are tissues in the door. | tissue; door | by Lerato; also
6 | Lerato | plan | Lerato is not coming on Tuesdays and Thursdays from the week of 9 March. | Tuesday; Thursday
  | neg; from 2026-03-09
6 | Lerato | event | Lerato was given two days at home. | two/2; day; home | also
7 | Thandi | state | Thandi needs another person, another body, for the petrol. | need; petrol; another/body/person |
7 | petrol | state | The petrol is nine hundred a month now. | petrol; 900/nine hundred; month | by Thandi
8 | Sipho | state | Sipho is in payroll. | Sipho; payroll | by Werner; also
8 | Sipho | state | Sipho lives behind the Engen. | Sipho; Engen; live | by Werner
8 | Sipho/Sipho's Corolla | event | Sipho's Corolla was stolen in January. | Sipho; Corolla; stolen | by Werner; from 2026-01-01
8,9 | Thandi | event | Thandi asked Sipho. | ask; Sipho | also
9 | Sipho | state | Sipho takes the Gautrain. | Sipho; Gautrain | by Thandi
9 | Sipho | state | Sipho gets sick in cars. | Sipho; sick; car | by Thandi; is need/travel=sick in cars
10,11 | Anneke | event | Anneke resigned on Monday 2 March. | Anneke; resign | by Werner; from 2026-03-02
11 | nobody/Anneke | state | Nobody is supposed to know that Anneke resigned. | know; Anneke/nobody | by Werner; also
10,12 | Anneke | plan | Anneke was going to take over the Durban account from Thandi. | Anneke; Durban account | by Thandi
12,13 | Werner/Durban account | belief | Werner thinks that the Durban account is coming to him. | Durban account | hedged
12,13 | Kobus | event | Kobus hinted that the Durban account goes to Werner. | Kobus; hint | by Werner
14 | Werner | preference | Werner cannot stand Durban. | stand/like; Durban | neg; by Lerato
14,15 | Werner/humidity | preference | Werner cannot stand the humidity in Durban. | humidity | also; by Werner
15 | Werner's mother-in-law | state | Werner's mother-in-law lives in Umhlanga. | mother-in-law; Umhlanga | by Werner
15 | Werner | belief | Werner would sleep free in Durban. | sleep; free | also
16 | Thandi's licence disc/Thandi | state | Thandi's licence disc expires on Saturday 7 March.
  | licence disc; expire; Saturday/@2026-03-07 | by Thandi
16 | queue | state | The queue at the office is a whole morning. | queue; morning | by Thandi; also
16,17 | Werner | plan | Werner drives on Monday 9 March. | Monday/@2026-03-09; drive/do | from 2026-03-09
16 | Thandi/Werner | event | Thandi asked Werner to drive on Monday 9 March. | ask/want/request; drive | also; by Thandi
17 | Werner | plan | Werner cannot drive on Tuesday 10 March. | Tuesday/@2026-03-10 | neg; from 2026-03-10; also
17 | Werner's bakkie/bakkie/Werner | plan | Werner's bakkie goes in for brakes on Tuesday 10 March. | bakkie; brakes
  | by Werner; from 2026-03-10
18,19 | Thandi/Lerato | plan | Thandi drops Lerato at the side gate on 5 March. | side gate | by Thandi; from 2026-03-05
18 | Lerato | event | Lerato left her card at home. | card; home |
18 | Lerato/Thandi | event | Lerato asked Thandi to drop her at the side gate. | ask/want/request; gate | also; by Lerato
4 | Thandi/Werner | plan | Thandi will be quiet. | quiet | also
16 | light/Thandi | state | The light is green. | light; green | also; by Thandi`,
  },
];
