import type { FactPage } from './fact-page.js';

/** Conversations with people who serve, mend or care: a workshop, a ward, a hotel desk, a shop. */
export const wardsAndCounters: readonly FactPage[] = [
  {
    id: 'accordion-repair',
    about: 'repair workshop',
    language: 'en',
    at: '2026-04-22T16:40',
    timeZone: 'Europe/Dublin',
    talk: `
1 Aoife: Hiya, I rang on Monday about the accordion? It was my grandfather's, so be gentle with it.
2 Fintan: Ah, the Paolo Soprani. Put her up here on the bench. What ails her?
3 Aoife: Two of the bass buttons stick, and there's a sort of wheeze when you close the bellows.
4 Fintan: Dougie, pass me the small torch, would you. Hm. There's your wheeze, a hole in the fourth fold. Moths, I'd say.
5 Aoife: Moths! It sat in my aunt's attic for eleven years.
6 Fintan: That'd do it. The reeds look grand, mind. I'd patch the bellows rather than replace them, new ones come from
  Italy and cost six hundred.
7 Aoife: God, no, patch it. What would that be?
8 Fintan: A hundred and forty, buttons included. Dougie does the buttons, his fingers are thinner than mine.
9 Dougie: And I've better eyes.
10 Fintan: He has. I'd a cataract done in February and the other one's waiting.
11 Aoife: Any chance it'd be ready for the fourteenth of May? I'm playing at my cousin's wedding in Ennis.
12 Fintan: Tight. I'm closed the first week of May. Dougie, could you start on it tomorrow?
13 Dougie: I could, once the flute's gone out. The man rings every day about it.
14 Fintan: Say the twelfth, then, and I'd ring you if there's trouble. Is it the mobile you gave us?
15 Aoife: Text me, don't ring. I'm a nurse, I can't pick up on the ward.
16 Fintan: Text it is. I'll want forty down.
17 Aoife: Here's fifty, I've nothing smaller. Oh, and the strap's not original, so don't worry about that.
18 Dougie: I'll get you the ten out of the tin.`,
    facts: `
1 | Aoife | event | Aoife rang on Monday 20 April about the accordion. | rang/ring/called/phoned; accordion | from 2026-04-20
1 | accordion/Aoife | state | The accordion was Aoife's grandfather's. | accordion; grandfather | by Aoife
2 | accordion | state | The accordion is a Paolo Soprani. | Soprani | by Fintan; also
3 | bass buttons/buttons/accordion | state | Two of the bass buttons of the accordion stick. | two/2; button; stick | by Aoife
3 | wheeze/bellows/accordion | state | There is a wheeze when the bellows close. | wheeze; bellows | by Aoife
4 | hole/bellows/accordion | state | There is a hole in the fourth fold of the bellows. | hole; fourth/4; fold | by Fintan
4 | Fintan/moths/hole | belief | Fintan says that moths made the hole. | moth | also; by Fintan
5 | accordion/Aoife | state | The accordion sat in the attic of Aoife's aunt for eleven years.
  | accordion; aunt; attic; eleven/11 | by Aoife
6 | reeds | state | The reeds look grand. | reed; grand/fine/good | by Fintan; also
6,7 | bellows/Aoife/Fintan | decision | Aoife has Fintan patch the bellows. | patch; bellows | by Aoife
6 | bellows/new bellows/Fintan | belief | Fintan would patch the bellows rather than replace them. | patch; replace
  | by Fintan; also
6 | bellows/new bellows | state | New bellows cost six hundred. | bellows; 600/six hundred | by Fintan
6 | bellows/new bellows | state | New bellows come from Italy. | bellows; Italy | by Fintan; also
7,8 | repair/patch/Aoife/Fintan | state | The patch costs Aoife a hundred and forty, buttons included.
  | 140/hundred forty | by Fintan
8 | Dougie | plan | Dougie does the buttons. | button | by Fintan
8 | Dougie | state | Dougie's fingers are thinner than Fintan's. | finger; thinner | by Fintan; also
9 | Dougie | state | Dougie has better eyes. | eye; better | also
10 | Fintan | event | Fintan had a cataract done in February. | cataract; February/@2026-02 | from 2026-02-01
10 | Fintan | state | Fintan's other cataract is waiting. | other; wait | also
11 | Aoife | plan | Aoife plays at her cousin's wedding in Ennis on 14 May. | cousin; wedding; Ennis | from 2026-05-14
11 | Aoife/accordion | preference | Aoife wants the accordion ready for 14 May. | ready; @2026-05-14 | also; by Aoife
12 | Fintan | plan | Fintan is closed the first week of May. | closed; first week; May |
12,13 | Dougie | plan | Dougie can start on the accordion on 23 April once the flute has gone out. | start; @2026-04-23/flute |
12 | Fintan/Dougie | event | Fintan asked Dougie to start on the accordion on 23 April. | ask/want/request; Dougie; start | also
13 | man/owner/customer | state | The man with the flute rings every day. | man; ring/call; every day | by Dougie; also
14 | accordion/Fintan/repair | plan | Fintan has the accordion ready on 12 May. | @2026-05-12 | by Fintan
14,15,16 | Fintan | plan | Fintan will text Aoife if there is trouble. | ring/text/call; trouble | if trouble
15 | Aoife | preference | Aoife wants to be texted and not rung. | text | is preference/contact=text
15 | Aoife/Fintan | preference | Aoife does not want Fintan to ring. | ring/call | neg; also; by Aoife
15 | Aoife | state | Aoife is a nurse. | nurse | is job=nurse
15 | Aoife | state | Aoife cannot pick up on the ward. | pick/answer; ward | neg
16 | Fintan | preference | Fintan wants forty down. | forty/40 | also
16,17,18 | Aoife | event | Aoife paid forty down, out of fifty. | forty/40/fifty/50 |
17 | Aoife | state | Aoife has nothing smaller. | smaller | neg; also
17 | strap/accordion | state | The strap of the accordion is not original. | strap; original | neg; by Aoife
18 | Dougie | plan | Dougie gets Aoife the ten out of the tin. | ten/10; tin | also
4 | Fintan/Dougie | event | Fintan asked Dougie to pass the small torch. | ask/want/request; Dougie; torch | also
1 | Aoife/Fintan | event | Aoife asked Fintan to be gentle with the accordion. | gentle | also; by Aoife
2 | Fintan/Aoife | event | Fintan asked Aoife to put the accordion up on the bench. | bench | also; by Fintan
14 | Aoife/Fintan | event | Aoife gave Fintan a mobile number. | mobile | also; by Fintan`,
  },
  {
    id: 'ward-visit',
    about: 'children visiting their father in hospital',
    language: 'en',
    at: '2026-02-17T14:20',
    timeZone: 'America/Chicago',
    talk: `
1 Denise: Hey, Daddy. We, uh, we brought you the, what do you call it, the crossword book.
2 Walt: Well, look at this, both my kids in one room. Who died?
3 Curtis: Nobody died, Pop. How'd you sleep?
4 Walt: Oh, I didn't, not really. The fella behind the curtain, he coughs all night, you know, and then they come take your
  blood at five in the morning.
5 Denise: Did the, um, did the surgeon come by yet?
6 Walt: She did, Dr. Pham, around eight. She said the, the valve's doing fine, but my kidneys, they're kinda sluggish.
7 Imelda: Excuse me. Mr. Kowalski, I just need your arm a second.
8 Curtis: How's his pressure?
9 Imelda: One thirty-eight over eighty. It's come down a lot since yesterday. He's still on two liters of oxygen, though,
  and we'd like to get him to one by tonight.
10 Denise: And when do you guys, I mean, do you have any idea when he can come home?
11 Imelda: If his kidneys behave, probably Friday. But he'll need somebody with him the first week, and he shouldn't be
  doing stairs.
12 Curtis: He can stay with us, we've got the, the bedroom downstairs. Marcy already said so.
13 Walt: I am not leaving Biscuit with that neighbor again. She feeds him bologna.
14 Denise: I'll take the dog, Daddy. I'm off till the second anyway.
15 Walt: Huh. And somebody oughta pay the gas, it was due Sunday.
16 Curtis: I paid it. Paid the water, too, while I was at it.
17 Imelda: One more thing, folks. No grapefruit, no grapefruit juice. It messes with his new pills.
18 Walt: Forty years I eat half a grapefruit every morning and now she tells me.
19 Denise: Mom would've laughed at that.`,
    facts: `
1 | Denise/Curtis | event | Denise and Curtis brought Walt the crossword book. | brought/bring; crossword |
1,2,3 | Walt/Denise/Curtis | relationship | Walt is the father of Denise and Curtis.
  | Walt; kid/child/children/son/daughter/father/dad | by Walt
3,4 | Walt | event | Walt did not really sleep. | sleep | neg
4 | fella/man/patient | state | The fella behind the curtain coughs all night. | cough; night | by Walt; also
4 | Walt/they/nurses | state | They take Walt's blood at five in the morning. | blood; five/5 | by Walt; also
5,6 | Dr. Pham/Pham/surgeon | event | Dr. Pham, the surgeon, came by around eight on 17 February. | Pham; came/come
  | by Walt; from 2026-02-17
5,6 | Dr. Pham/Pham | state | Dr. Pham is the surgeon. | surgeon; Pham | by Walt; also
6 | Walt/Walt's valve/valve/Dr. Pham/Pham | state | Walt's valve is doing fine. | valve; fine | by Walt
6 | Walt/Walt's kidneys/kidneys | state | Walt's kidneys are sluggish. | kidney; sluggish | by Walt
7 | Walt | state | Walt is Mr. Kowalski. | Kowalski | by Imelda; also
8,9 | Walt/Walt's pressure/pressure | state | Walt's pressure is 138 over 80. | 138/one thirty-eight; 80/eighty | by Imelda
8,9 | Walt/Walt's pressure/pressure | state | Walt's pressure has come down a lot since 16 February. | pressure; down
  | by Imelda; also
9 | Walt | state | Walt is still on two liters of oxygen. | two/2; oxygen | by Imelda
9 | Walt/Imelda | plan | Imelda wants to get Walt to one liter of oxygen by the night of 17 February. | one/1; Walt
  | by Imelda; also
10,11 | Walt | plan | Walt can probably come home on Friday 20 February if his kidneys behave.
  | home; @2026-02-20/Friday | if kidneys; hedged; by Imelda
11 | Walt | state | Walt will need somebody with him the first week. | need; somebody/someone; week | by Imelda
11 | Walt | state | Walt should not be doing stairs. | stairs | neg; by Imelda; is need/mobility=no stairs
12 | Walt/Curtis | plan | Walt can stay with Curtis. | stay; Curtis | by Curtis
12 | Curtis/Curtis's house | state | Curtis has a bedroom downstairs. | bedroom; downstairs |
12 | Marcy | event | Marcy said that Walt can stay with Curtis. | Marcy; said/say/agree | by Curtis; also
13 | Walt | decision | Walt is not leaving Biscuit with the neighbor again. | Biscuit; neighbor | neg
13 | neighbor/Walt's neighbor | state | Walt's neighbor feeds Biscuit bologna. | neighbor; bologna | by Walt
13,14 | Walt/Biscuit | state | Walt has a dog, Biscuit. | dog; Biscuit | is pet=Biscuit
13,14 | Denise | plan | Denise will take Walt's dog. | dog/Biscuit; take |
14 | Denise | state | Denise is off until 2 March. | off; @2026-03-02/second | to 2026-03-02
15 | gas/gas bill/Walt's gas bill | state | The gas was due on Sunday 15 February. | gas; due; Sunday/@2026-02-15 | by Walt
15,16 | Curtis | event | Curtis paid the gas. | paid/pay; gas |
16 | Curtis | event | Curtis paid the water. | paid/pay; water |
17 | Walt | state | Walt must have no grapefruit. | grapefruit | neg; by Imelda; is need/diet=no grapefruit
17 | grapefruit/Walt | state | Grapefruit messes with Walt's new pills. | grapefruit; pills | by Imelda; also
17 | Walt | state | Walt has new pills. | new; pills | by Imelda; also
18 | Walt | state | Walt has eaten half a grapefruit every morning for forty years. | grapefruit; morning |
15 | Walt/gas | event | Walt asked somebody to pay the gas. | ask/want/request/ought; pay; gas | also
7 | Imelda/Walt | event | Imelda needs Walt's arm. | arm | also`,
  },
  {
    id: 'hotel-arrival',
    about: 'hotel desk',
    language: 'en',
    at: '2026-06-05T21:10',
    timeZone: 'Europe/Vienna',
    talk: `
1 Lindner: Good evening, and welcome to the Hotel Morgenstern. May I have the name of the reservation?
2 Mrs. Achterberg: Achterberg. A double room, three nights, booked through the conference office.
3 Lindner: I have you here until Monday the eighth, Mrs. Achterberg, with breakfast. I must apologise, though: the lift has
  been out of order since this afternoon, and your room is on the fifth floor.
4 Mr. Achterberg: That will not do. I had a hip replaced in April, and I walk with a stick.
5 Lindner: Of course, sir. Allow me one moment. I can offer you 104, on the first floor, facing the courtyard; it has a
  shower rather than a bath.
6 Mr. Achterberg: A shower is far better for me, in fact. We shall take it.
7 Mrs. Achterberg: Is it quiet? My husband sleeps badly in hotels, and I am giving the opening lecture at nine tomorrow.
8 Lindner: It is our quietest room. Shall I arrange a wake-up call?
9 Mrs. Achterberg: At half past six, please. And is the pool open at that hour?
10 Lindner: Regrettably, it is closed for the season; guests may use the one at the Bristol, two streets away, free of
  charge, on showing their key.
11 Mr. Achterberg: We shall manage without. What we do need is a refrigerator. I inject insulin.
12 Lindner: I shall have one brought up within the half hour. Will you be dining with us on Sunday? The kitchen closes at
  three that day.
13 Mrs. Achterberg: We are invited to the Dutch ambassador's on Sunday evening, so lunch here at one would suit us. He was
  at university with my brother.
14 Lindner: A table for two at one o'clock, then. Any preferences?
15 Mrs. Achterberg: Nothing with celery, if you please; it brings me out in hives. And a window, should there be one free.
16 Lindner: Noted. The city tax is three euros twenty per person per night, payable on departure. And this envelope was
  left for you by a Professor Zelenka.
17 Mr. Achterberg: Ah, the proofs! He promised them for Thursday.
18 Mrs. Achterberg: One last matter: our train leaves at ten past twelve on Monday. May we keep the room until eleven?
19 Lindner: Until eleven, by all means, Mrs. Achterberg.`,
    facts: `
2 | Mrs. Achterberg/Mr. Achterberg/reservation | event | Mrs. Achterberg booked a double room for three nights through the
  conference office. | double room; three/3 | by Mrs. Achterberg
3 | Mrs. Achterberg/Mr. Achterberg | plan | Mrs. Achterberg has a room until Monday 8 June, with breakfast. | @2026-06-08
  | by Lindner; to 2026-06-08
3 | lift | state | The lift has been out of order since the afternoon of 5 June. | lift; order | by Lindner; from 2026-06-05
3 | Mrs. Achterberg/room | state | Mrs. Achterberg's room is on the fifth floor. | room; fifth/5 | by Lindner; also; #fifth
4 | Mr. Achterberg | event | Mr. Achterberg had a hip replaced in April. | hip; April/@2026-04 | from 2026-04-01
4 | Mr. Achterberg | state | Mr. Achterberg walks with a stick. | walk; stick |
5,6 | Mr. Achterberg/Mrs. Achterberg/Lindner/104 | decision | Mr. Achterberg and Mrs. Achterberg take 104, which Lindner
  offered, on the first floor. | 104; take/offer | by Mr. Achterberg; replaces fifth
5 | 104/room | state | Room 104 has a shower rather than a bath. | 104; shower | by Lindner; also
5 | 104/room | state | Room 104 faces the courtyard. | 104; courtyard | by Lindner; also
5 | 104/room | state | Room 104 is on the first floor. | 104; first | by Lindner; also
6 | Mr. Achterberg/shower | preference | A shower is far better for Mr. Achterberg. | shower; better | by Mr. Achterberg
7 | Mr. Achterberg | state | Mr. Achterberg sleeps badly in hotels. | sleep; badly; hotel | by Mrs. Achterberg
7 | Mrs. Achterberg/Mr. Achterberg | relationship | Mr. Achterberg is the husband of Mrs. Achterberg. | husband/wife | also
7 | Mrs. Achterberg | plan | Mrs. Achterberg gives the opening lecture at nine on 6 June. | opening lecture; nine/9
  | from 2026-06-06
8 | 104/room | state | Room 104 is the quietest. | quiet/quietest; room/104 | by Lindner; also
8,9 | Mrs. Achterberg/wake-up call | plan | Mrs. Achterberg gets a wake-up call at half past six on 6 June.
  | half six/6:30/six thirty | by Mrs. Achterberg; from 2026-06-06
9,10 | pool | state | The hotel's pool is closed for the season. | pool; closed | by Lindner
10 | guests/Bristol | state | Guests may use the pool at the Bristol, two streets away, free of charge. | guest; Bristol
  | by Lindner
11 | Mr. Achterberg/Mrs. Achterberg | state | Mr. Achterberg and Mrs. Achterberg need a refrigerator. | need; refrigerator |
11 | Mr. Achterberg | state | Mr. Achterberg injects insulin. | insulin | is need/health=insulin
11,12 | Lindner | plan | Lindner will have a refrigerator brought up within the half hour. | refrigerator; brought/bring |
12 | kitchen | state | The kitchen closes at three on Sunday 7 June. | kitchen; close; three/3 | by Lindner; from 2026-06-07; also
13 | Mrs. Achterberg/Mr. Achterberg | plan | Mrs. Achterberg and Mr. Achterberg are invited to the Dutch ambassador's on
  Sunday evening 7 June. | invited; ambassador; @2026-06-07/Sunday | from 2026-06-07; by Mrs. Achterberg
13 | ambassador | state | The Dutch ambassador was at university with Mrs. Achterberg's brother.
  | ambassador; university; brother | by Mrs. Achterberg
12,13,14 | Mrs. Achterberg/Mr. Achterberg/table/lunch/Lindner | plan | Mrs. Achterberg has lunch, a table for two, at one on
  Sunday 7 June. | table/lunch; one/1/13:00 | by Mrs. Achterberg; from 2026-06-07
15 | Mrs. Achterberg/celery | state | Celery brings Mrs. Achterberg out in hives. | celery; hives
  | by Mrs. Achterberg; is need/allergy=celery
14,15 | Mrs. Achterberg | preference | Mrs. Achterberg wants nothing with celery. | celery | neg; also
14,15 | Mrs. Achterberg | preference | Mrs. Achterberg would like a table at a window. | window | also
16 | city tax/tax | state | The city tax is three euros twenty per person per night. | tax; three/3/3.20 | by Lindner
16 | city tax/tax | state | The city tax is payable on departure. | tax; departure | by Lindner; also
16 | Professor Zelenka/Zelenka/envelope | event | Professor Zelenka left an envelope for Mr. Achterberg. | Zelenka; envelope
  | by Lindner
17 | Professor Zelenka/Zelenka | event | Professor Zelenka promised the proofs for Thursday 4 June.
  | Zelenka; promised; proofs/them | by Mr. Achterberg
18 | train/Mrs. Achterberg/Mr. Achterberg | plan | The train of Mrs. Achterberg leaves at ten past twelve on Monday 8 June.
  | train; twelve/12:10; @2026-06-08/Monday | by Mrs. Achterberg; from 2026-06-08
18,19 | Mrs. Achterberg/Mr. Achterberg/room | plan | Mrs. Achterberg may keep the room until eleven on Monday 8 June.
  | room; eleven/11 | by Lindner; from 2026-06-08
18 | Mrs. Achterberg | event | Mrs. Achterberg asked to keep the room until eleven. | ask/want/request; room; eleven/11 | also
9 | Mrs. Achterberg | event | Mrs. Achterberg asked for a wake-up call. | ask/want/request; wake | also
3 | Lindner | event | Lindner apologises for the lift. | apologise | also
11 | Mr. Achterberg/Mrs. Achterberg | decision | Mr. Achterberg and Mrs. Achterberg manage without the pool. | manage; without | also`,
  },
  {
    id: 'hardware-counter',
    about: 'shop counter',
    language: 'en',
    at: '2026-10-31T09:20',
    timeZone: 'Australia/Hobart',
    talk: `
1 Bronwyn: Morning, Noel. I'm after a tap washer and I've no idea of the size, don't laugh.
2 Noel: Wouldn't dream of it. Half-inch, I'd bet, those units on Cascade Road all have the same taps.
3 Bronwyn: Mine's number seven. The hot tap in the laundry's been dripping for a fortnight.
4 Noel: Four dollars for the pack. How's Ray getting on?
5 Bronwyn: Home since Tuesday. He hates the walking frame, but he's off the morphine.
6 Priti: Sorry to butt in. Noel, Zac's here for the decking screws, and they've sent us galvanised instead of stainless.
7 Zac: No good to me, mate. I'm eighty metres from the surf.
8 Noel: Blast. When do you need them?
9 Zac: Monday arvo. The owners fly back from Perth on the tenth and I promised I'd be done by then.
10 Noel: Priti, ring the Launceston branch, see what they've got. Two thousand, wasn't it?
11 Zac: Two and a half thousand. Ten gauge, sixty-five mil.
12 Priti: On it. Oh, and I can't close up on Thursday, my citizenship ceremony's at four.
13 Noel: Is that this week! Good on you. Eight years you've been here, eh?
14 Priti: Nine, actually. My parents flew in from Pune yesterday.
15 Bronwyn: Congratulations, love. Are we allowed to bring cake?
16 Priti: As long as there's no gelatine in it. We're all vegetarian.
17 Zac: What about my account, Noel? I reckon I still owe you for the saw.
18 Noel: You paid for the saw in September. You're twelve dollars in front, if anything.
19 Priti: Launceston has three boxes of a thousand. They'll put them on the Monday truck, so here by eleven.
20 Zac: You're a champion. I'll send my young bloke down at noon, I don't get off the roof before three.`,
    facts: `
1 | Bronwyn | preference | Bronwyn wants a tap washer. | tap washer |
1 | Bronwyn | state | Bronwyn has no idea of the size. | idea; size | neg; also
2 | units/units on Cascade Road | state | The units on Cascade Road all have the same taps. | unit; Cascade; tap | by Noel; also
2 | Noel/washer | belief | Noel bets that the washer is half-inch. | half | also; by Noel
2,3 | Bronwyn | state | Bronwyn lives in unit number seven on Cascade Road. | seven/7 | is home=7 Cascade Road
3 | hot tap/tap/Bronwyn | state | The hot tap in Bronwyn's laundry has been dripping for a fortnight.
  | tap; laundry; dripping; fortnight | by Bronwyn
4 | pack/washer | state | The pack of washers costs four dollars. | pack; four/4 | by Noel; also
4,5 | Ray | state | Ray has been home since Tuesday 27 October. | Ray; home; Tuesday/@2026-10-27
  | by Bronwyn; from 2026-10-27
4,5 | Ray | preference | Ray hates the walking frame. | Ray; hate; walking frame | by Bronwyn
4,5 | Ray | state | Ray is off the morphine. | Ray; morphine; off | by Bronwyn
6 | Zac | event | Zac is here for the decking screws. | decking screw | by Priti; also
6 | they/suppliers/supplier/screws/Priti | event | They sent galvanised screws instead of stainless. | galvanised; stainless
  | by Priti
7 | Zac | state | Zac is working eighty metres from the surf. | eighty/80; surf |
8,9 | Zac | state | Zac needs the screws on the afternoon of Monday 2 November. | need; @2026-11-02/Monday |
9 | owners | plan | The owners fly back from Perth on 10 November. | owner; Perth; @2026-11-10 | by Zac; from 2026-11-10
9 | Zac | event | Zac promised that he would be done by 10 November. | promised; done/finish |
10 | Noel/Priti | event | Noel asked Priti to ring the Launceston branch. | ask/want/request; Priti; Launceston | also
10,11 | Zac/screws | state | Zac ordered two and a half thousand screws. | half thousand/2500 | by Zac
11 | Zac/screws | state | Zac's screws are ten gauge and sixty-five millimetres. | ten/10; sixty-five/65 | also; by Zac
12 | Priti | plan | Priti cannot close up on Thursday 5 November. | close; @2026-11-05/Thursday | neg; from 2026-11-05
12 | Priti/Priti's citizenship ceremony | plan | Priti's citizenship ceremony is at four on Thursday 5 November.
  | citizenship ceremony; four/4/16:00 | from 2026-11-05; by Priti
13,14 | Priti | state | Priti has been here for nine years. | nine/9; year |
14 | Priti's parents | event | Priti's parents flew in from Pune on 30 October. | parents; Pune | by Priti; from 2026-10-30
16 | Priti | state | Priti and her family are all vegetarian. | vegetarian | is need/diet=vegetarian
15,16 | Priti/cake | preference | There must be no gelatine in a cake for Priti. | gelatine | neg; also; by Priti
17 | Zac | belief | Zac thinks that he still owes Noel for the saw. | owe; saw | also
17,18 | Zac | event | Zac paid for the saw in September. | paid/pay; saw; September/@2026-09 | by Noel; from 2026-09-01
18 | Zac | state | Zac is twelve dollars in front. | twelve/12; front/ahead/credit | by Noel
19 | Launceston/Launceston branch | state | Launceston has three boxes of a thousand screws. | Launceston; three/3; box
  | by Priti
19 | Launceston/screws/boxes | plan | Launceston puts the boxes on the truck on Monday 2 November.
  | truck; Monday/@2026-11-02 | by Priti; from 2026-11-02
19 | screws/boxes/truck | plan | The screws are here by eleven on Monday 2 November. | eleven/11 | by Priti; also
20 | Zac/Zac's bloke | plan | Zac sends his young bloke down at noon on 2 November. | bloke; noon | by Zac; from 2026-11-02
20 | Zac | state | Zac does not get off the roof before three. | roof; three/3 | neg
10,12 | Priti | plan | Priti rings the Launceston branch. | ring/call; Launceston | also
9 | owners | state | The owners are in Perth. | owner; Perth | also; by Zac`,
  },
];
