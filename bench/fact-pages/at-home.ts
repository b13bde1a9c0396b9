import type { FactPage } from './fact-page.js';

/** Conversations at home: families, flats, neighbours. */
export const atHome: readonly FactPage[] = [
  {
    id: 'boiler-and-dinner',
    about: 'household',
    language: 'en',
    at: '2026-03-12T18:20',
    timeZone: 'Europe/London',
    talk: `
1 Mara: Hiya, anybody home?
2 Jonas: In the kitchen! Mind the cable.
3 Mara: The boiler's been off since Tuesday and it's freezing in here.
4 Jonas: I know. I rang the plumber, he's coming tomorrow between eight and ten.
5 Priya: Tomorrow? Who's letting him in?
6 Jonas: I can't, I've got a class at nine. Priya, could you stay until he's been?
7 Priya: Yeah, no problem, I start late on Fridays anyway.
8 Mara: Great, thanks. What's for dinner?
9 Jonas: Prawn curry.
10 Mara: Jonas, I'm allergic to shellfish. I've told you like three times.
11 Jonas: Oh no. Sorry, sorry. I'll do yours with chickpeas.
12 Priya: And not too hot please, I don't do spicy food.
13 Mara: Ha, the princess speaks.
14 Priya: Very funny. Oh, the rent's gone up to nine hundred and fifty from April.
15 Mara: Nine fifty? You're joking.
16 Priya: Wish I was. The landlord emailed this morning.
17 Jonas: I might look for somewhere cheaper after the summer, to be honest.`,
    facts: `
3 | boiler | state | The boiler has been off since Tuesday 10 March 2026. | boiler; off; @2026-03-10/Tuesday
  | by Mara; from 2026-03-10
4 | Jonas | event | Jonas rang the plumber. | plumber; rang/called/phoned/rung |
4 | plumber | plan | The plumber is coming on 13 March between eight and ten. | plumber; come/visit; @2026-03-13
  | by Jonas; from 2026-03-13
6 | Jonas | plan | Jonas has a class at nine on 13 March. | class; nine/9 | from 2026-03-13
7 | Priya | state | Priya starts late on Fridays. | start; late; Friday | is schedule/friday=late start
6,7 | Priya | plan | Priya will stay at home on 13 March for the plumber Jonas called. | stay/wait/let |
9 | Jonas/dinner | event | Dinner is prawn curry. | prawn; curry | also
10 | Mara | state | Mara is allergic to shellfish. | allergic/allergy; shellfish | is need/allergy=shellfish
11 | Jonas | plan | Jonas will make Mara's curry with chickpeas. | chickpea |
12 | Priya | preference | Priya does not eat spicy food. | spicy | neg; is preference/food=not spicy
14 | rent | state | The rent is 950 from April 2026. | rent; 950/nine hundred fifty; April/@2026-04
  | by Priya; from 2026-04-01
16 | landlord | event | The landlord emailed on the morning of 12 March. | landlord; email | by Priya
17 | Jonas | plan | Jonas might look for a cheaper place after the summer. | cheaper; summer | hedged
10 | Mara | event | Mara has told Jonas three times. | told; three | also
6 | Jonas/Priya/plumber | event | Jonas asked Priya to stay until the plumber has been.
  | ask/want/request; Priya; stay | also
12 | Priya/Jonas/dinner | event | Priya asked Jonas to make dinner not too hot. | ask/want/request; hot | also`,
  },
  {
    id: 'student-flat',
    about: 'students in a shared flat',
    language: 'en',
    at: '2025-10-07T21:05',
    timeZone: 'Europe/Dublin',
    talk: `
1 Ciara: who ate my yoghurt
2 Tunde: Not me!
3 Wei: Not me either, I'm lactose intolerant, remember?
4 Ciara: Right, sorry Wei. So it was Luca.
5 Luca: Guilty. I'll buy you two tomorrow, promise.
6 Ciara: Deal. OK, cleaning rota. I hate doing the bathroom.
7 Tunde: I don't mind the bathroom. I'll take it if somebody else does the bins.
8 Luca: Bins are fine. I'm up at six for rowing on Mondays and Thursdays anyway.
9 Wei: I'll do the kitchen then, every Sunday.
10 Ciara: So I get the hallway. Brilliant.
11 Tunde: By the way my brother's visiting from Lagos, he gets in on the twentieth. He'll sleep on the sofa for a
  week.
12 Wei: Nice. What's his name again?
13 Tunde: Femi. He's a pilot.
14 Luca: What, like a real pilot? With the hat?
15 Tunde: With the hat. Also, I dropped statistics, it was killing me. I'm doing linguistics instead.
16 Ciara: Smart move. I failed the mock, so that's me in the library all week.
17 Luca: "The library, where dreams go to nap." Who said that?
18 Wei: You did, just now.`,
    facts: `
3 | Wei | state | Wei is lactose intolerant. | lactose; intolerant/intolerance | is need/diet=lactose intolerant
4,5 | Luca | event | Luca ate Ciara's yoghurt. | ate/eat/eaten; yoghurt |
5 | Luca | plan | Luca will buy Ciara two yoghurts on 8 October. | buy; two/2; @2025-10-08 | from 2025-10-08
6 | Ciara | preference | Ciara hates doing the bathroom. | hate/dislike/like/want; bathroom
  | is preference/chore=not the bathroom
7 | Tunde | preference | Tunde does not mind doing the bathroom. | mind; bathroom | neg; also
7 | Tunde | plan | Tunde will clean the bathroom if somebody else does the bins. | bathroom; bin | if bins
8 | Luca | state | Luca rows on Mondays and Thursdays and is up at six. | rowing/rows; Monday; Thursday
  | is schedule/rowing=Monday and Thursday at six
8 | Luca | plan | Luca will do the bins. | bin |
9 | Wei | plan | Wei will do the kitchen every Sunday. | kitchen; Sunday | is schedule/chore=kitchen on Sundays
10 | Ciara | plan | Ciara gets the hallway on the rota. | hallway |
11 | Tunde's brother/Femi | plan | Tunde's brother Femi is visiting from Lagos and arrives on 20 October.
  | brother/Femi; @2025-10-20/twentieth/20/20th | by Tunde; from 2025-10-20
11 | Tunde's brother/Femi | plan | Tunde's brother Femi will sleep on the sofa for a week.
  | brother/Femi; sofa; week | by Tunde
11,12,13 | Tunde/Femi | relationship | Tunde's brother is Femi. | brother; Femi | is relation/brother=Femi
13 | Femi/Tunde's brother | state | Femi, Tunde's brother, is a pilot. | Femi/brother; pilot | by Tunde
15 | Tunde | event | Tunde dropped statistics. | dropped/gave up/quit; statistics |
15 | Tunde | state | Tunde studies linguistics instead of statistics. | linguistics | is study=linguistics
16 | Ciara | event | Ciara failed the mock exam. | failed; mock |
16 | Ciara | plan | Ciara will be in the library all week. | library; week | also
11 | Femi/Tunde's brother | state | Femi lives in Lagos. | Lagos | also; by Tunde`,
  },
  {
    id: 'phone-grandma',
    about: 'phone call',
    language: 'en',
    at: '2026-01-18T15:00',
    timeZone: 'America/Toronto',
    talk: `
1 Evelyn: Hello?
2 Sam: Hi Grandma, it's Sam. How are you?
3 Evelyn: Oh, hello sweetheart! Can't complain. Well, my hip's been bad since the snow came.
4 Sam: Did you see Dr. Okafor?
5 Evelyn: I did, last Wednesday. He put me on new tablets, one in the morning and one at night.
6 Sam: Are they helping?
7 Evelyn: I think they make me dizzy, but I'm not sure.
8 Sam: You should tell him that.
9 Evelyn: I will, I'm seeing him again on the second of February.
10 Sam: Good. Listen, I got the job! The one at the aquarium.
11 Evelyn: No! Oh, Samuel, that's wonderful.
12 Sam: I start on March second. I'll be feeding the penguins.
13 Evelyn: Your grandfather proposed to me at that aquarium, you know. Nineteen sixty-four.
14 Sam: Really? I never knew that.
15 Evelyn: He couldn't swim, poor man. Terrified of the water.
16 Sam: Ha. Mum says she'll drive you to bingo from now on, by the way. Every Thursday.
17 Evelyn: Tell your mother she's an angel. But no more cake, I'm diabetic, not a dustbin.
18 Sam: I'll tell her. Love you.
19 Evelyn: Love you too. Bye bye now.`,
    facts: `
2 | Sam/Evelyn | relationship | Evelyn is Sam's grandmother. | Evelyn/Sam; grandma/grandmother
  | is relation/grandmother=Evelyn
3 | Evelyn | state | Evelyn's hip has been bad since the snow came. | hip; bad |
4,5 | Evelyn | event | Evelyn saw Dr. Okafor on 14 January. | Okafor; @2026-01-14 | from 2026-01-14
5 | Evelyn | state | Dr. Okafor put Evelyn on new tablets, one in the morning and one at night.
  | tablet; morning; night | is medication=one tablet morning and night
7 | Evelyn | belief | Evelyn thinks the new tablets make her dizzy. | tablets/tablet; dizzy | hedged
9 | Evelyn | plan | Evelyn will see Dr. Okafor again on 2 February. | Okafor; @2026-02-02 | from 2026-02-02
8,9 | Evelyn | plan | Evelyn will tell Dr. Okafor about the dizziness. | tell; Okafor/doctor | also
10 | Sam | event | Sam got a job at the aquarium. | job; aquarium | is job=aquarium
12 | Sam | plan | Sam starts the job at the aquarium on 2 March. | start; @2026-03-02 | from 2026-03-02
12 | Sam | plan | Sam will be feeding the penguins. | penguin |
13 | Evelyn/Sam | event | Sam's grandfather proposed to Evelyn at the aquarium in 1964.
  | proposed; aquarium; 1964/sixty | by Evelyn
15 | Sam's grandfather/Evelyn's husband | state | Sam's grandfather could not swim. | grandfather/husband; swim
  | neg; by Evelyn
15 | Sam's grandfather/Evelyn's husband | state | Sam's grandfather was terrified of the water.
  | grandfather/husband; terrified/afraid/fear; water | by Evelyn; also
16 | Sam's mother/Sam's mum | plan | Sam's mother will drive Evelyn to bingo every Thursday.
  | mother/mum; bingo; Thursday | by Sam
17 | Evelyn | state | Evelyn is diabetic. | diabetic/diabetes | is need/health=diabetic
16,17 | Evelyn | state | Evelyn goes to bingo on Thursdays. | bingo; Thursday | also; by Sam
17,18 | Evelyn/Sam | preference | Evelyn wants no more cake. | cake | neg; also
18 | Sam | plan | Sam will tell his mother. | tell; mother/mum | also
17 | Evelyn/Sam | event | Evelyn asked Sam to tell his mother that she is an angel.
  | ask/want/request; tell; angel | also`,
  },
  {
    id: 'moving-house',
    about: 'packing boxes with friends',
    language: 'en',
    at: '2026-05-23T10:40',
    timeZone: 'Europe/Berlin',
    talk: `
1 Anneke: Right, where do you want the books?
2 Dario: Books go to the basement. My new flat has no shelves yet.
3 Anneke: Wow, it echoes in here.
4 Hugo: Echo! Echo!
5 Dario: Careful with that box, it's my aunt's porcelain. She left it to me.
6 Hugo: Got it. When's the van due back?
7 Dario: By six. I paid a hundred and twenty for it, so no scratches.
8 Anneke: You're driving, I hope. My licence is still suspended until July.
9 Hugo: What did you do?
10 Anneke: Red light. Twice. Don't ask.
11 Dario: I'll drive. Hugo can't reverse anyway.
12 Hugo: Rude, but true.
13 Dario: Oh, and the piano stays here. I sold it to the new tenant, Mrs. Lindqvist.
14 Anneke: You sold the piano? You loved that thing.
15 Dario: I haven't played since my divorce.
16 Anneke: Fair enough. So the new address is Kastanienallee twelve?
17 Dario: Fourteen. Third floor, no lift.
18 Hugo: No lift. Fantastic. My back loves you.
19 Dario: Pizza's on me tonight. And I'm throwing a proper housewarming on the thirteenth of June.`,
    facts: `
2 | Dario/Dario's books | plan | Dario's books go to the basement. | book; basement |
2 | Dario/Dario's flat | state | Dario's new flat has no shelves yet. | flat; shelves | neg
5 | Dario | state | The porcelain in the box was left to Dario by his aunt. | aunt; porcelain |
6,7 | van | plan | The van is due back by six. | van; six/6 | by Dario
7 | Dario | event | Dario paid 120 for the van. | 120/hundred twenty; van |
8 | Anneke | state | Anneke's driving licence is suspended until July. | licence; suspended; July/@2026-07
  | to 2026-07-01
9,10 | Anneke | event | Anneke ran a red light twice. | red light; twice/two |
11 | Dario | plan | Dario will drive the van. | drive |
11,12 | Hugo | state | Hugo cannot reverse. | reverse | neg
13 | Dario | event | Dario sold the piano to Mrs. Lindqvist. | sold; piano |
13 | Mrs. Lindqvist/Lindqvist | state | Mrs. Lindqvist is the new tenant. | Lindqvist; tenant | by Dario
13 | piano | state | The piano stays in the old flat. | piano; stay | by Dario; also
14 | Dario | preference | Dario loved the piano. | love; piano | by Anneke; also
15 | Dario | state | Dario has not played the piano since his divorce. | play; divorce | neg
15 | Dario | event | Dario is divorced. | divorce | also
16,17 | Dario/Dario's address | state | Dario's new address is Kastanienallee 14, third floor. | 14/fourteen
  | is address=Kastanienallee 14
17 | Dario/Dario's address/Dario's flat | state | Dario's new flat is on the third floor without a lift.
  | third; lift | neg
19 | Dario/pizza | plan | Dario pays for pizza tonight. | pizza | also
19 | Dario | plan | Dario throws a housewarming on 13 June. | housewarming; @2026-06-13 | from 2026-06-13`,
  },
  {
    id: 'new-neighbour',
    about: 'two neighbours at the door',
    language: 'en',
    at: '2025-11-15T11:30',
    timeZone: 'Australia/Melbourne',
    talk: `
1 Rosalind: Knock knock! I'm Rosalind, from number eight.
2 Kenji: Oh, hello. I'm Kenji. Please, come in.
3 Rosalind: I brought you some lamingtons. You do eat gluten, don't you?
4 Kenji: I do, thank you. My wife doesn't, she has coeliac disease, but more for me.
5 Rosalind: Ha! And where have you two moved from?
6 Kenji: From Osaka, originally. But we lived in Perth for six years.
7 Rosalind: Perth! My son lives in Perth. He's a dentist.
8 Kenji: Really? Small world.
9 Rosalind: So what do you do, Kenji, if I may ask?
10 Kenji: I tune organs. Church organs mostly.
11 Rosalind: How marvellous. You know, if I'd had any talent, I'd have been a pianist.
12 Kenji: It is never too late.
13 Rosalind: Oh stop. Now, bins go out on Wednesday night, and the man at number ten shouts at everybody. Ignore him.
14 Kenji: Wednesday night. Good to know.
15 Rosalind: And if you ever need a spare key kept, I'm nearly always home, I don't work any more.
16 Kenji: That's kind. We're away the whole of January, actually. Could you water the lemon tree?
17 Rosalind: With pleasure. Just not in the first week, I'm at my sister's in Hobart until the eighth.
18 Kenji: No worries. Thank you, Rosalind.`,
    facts: `
1 | Rosalind | state | Rosalind lives at number eight. | eight/8 | is address=number eight
3 | Rosalind | event | Rosalind brought Kenji lamingtons. | lamington | also
3,4 | Kenji | state | Kenji eats gluten. | gluten | also
4 | Kenji's wife | state | Kenji's wife has coeliac disease. | wife; coeliac | by Kenji; is need/diet=coeliac
4 | Kenji | relationship | Kenji has a wife. | wife | also
5,6 | Kenji | state | Kenji is originally from Osaka. | Osaka | is origin=Osaka
6 | Kenji | state | Kenji and his wife lived in Perth for six years. | live; Perth; six/6 | is past home=Perth
7 | Rosalind's son | state | Rosalind's son lives in Perth. | son; Perth | by Rosalind
7 | Rosalind's son | state | Rosalind's son is a dentist. | son; dentist | by Rosalind
10 | Kenji | state | Kenji tunes church organs. | tune; organ | is job=organ tuner
13 | bins | state | Bins go out on Wednesday night. | bin; Wednesday; night | by Rosalind
13 | man | state | The man at number ten shouts at everybody. | ten/10; shout | by Rosalind
15 | Rosalind | state | Rosalind does not work any more. | work | neg; is job=retired
15 | Rosalind | state | Rosalind is nearly always home. | home |
15 | Rosalind | plan | Rosalind offers to keep a spare key. | key | also
16 | Kenji | plan | Kenji and his wife are away the whole of January 2026. | away; January/@2026-01
  | from 2026-01-01; to 2026-02-01
16,17 | Rosalind | plan | Rosalind will water Kenji's lemon tree in January, except in the first week.
  | water; lemon |
17 | Rosalind | plan | Rosalind is at her sister's in Hobart until 8 January 2026.
  | sister; Hobart; @2026-01-08/eighth | to 2026-01-08
17 | Rosalind's sister | state | Rosalind's sister lives in Hobart. | sister; Hobart | also; by Rosalind
16 | Kenji/Rosalind/lemon tree | event | Kenji asked Rosalind to water the lemon tree.
  | ask/want/request; Rosalind; water; lemon | also`,
  },
  {
    id: 'kitchen-renovation',
    about: 'recognised speech in lower case',
    language: 'en',
    at: '2026-02-09T19:10',
    timeZone: 'America/Chicago',
    talk: `
1 Denise: okay so the cabinets come on friday
2 Marcus: this friday
3 Denise: yeah the thirteenth
4 Marcus: okay cool i took the day off already so i can be here
5 Denise: perfect um i changed my mind about the tiles
6 Marcus: again
7 Denise: i know i know i don't want the green ones anymore i want the white ones
8 Marcus: fine by me the white ones are cheaper anyway like four dollars a square foot
9 Denise: and i'm not paying for that fancy faucet
10 Marcus: what fancy faucet
11 Denise: the six hundred dollar one your brother recommended
12 Marcus: oh that one yeah no way
13 Gloria: are you two still fighting about sinks
14 Denise: hi mom no we're good
15 Gloria: well your father fixed our disposal himself and it took him three weekends
16 Marcus: ha ha sounds like him
17 Gloria: he cut his thumb pretty bad he had to get five stitches
18 Denise: oh my god is he okay
19 Gloria: he's fine he goes back on the sixteenth to get them out`,
    facts: `
1,2,3 | cabinets | plan | The cabinets come on Friday 13 February. | cabinet; @2026-02-13 | by Denise; from 2026-02-13
4 | Marcus | event | Marcus took 13 February off. | day off/took off |
5 | Denise | event | Denise changed her mind about the tiles. | tile; mind | also
7 | Denise | preference | Denise does not want the green tiles anymore. | green; tiles | neg; also; #green
7 | Denise | preference | Denise wants the white tiles. | white; tile | is preference/tiles=white; replaces green
8 | white tiles/white ones/tiles | state | The white tiles cost four dollars a square foot. | tile; four/4 | by Marcus
8 | white tiles/white ones/tiles | state | The white tiles are cheaper. | white; cheaper | by Marcus; also
9,10,11 | Denise | decision | Denise is not paying for the six hundred dollar faucet. | faucet | neg
11 | Marcus's brother | event | Marcus's brother recommended the six hundred dollar faucet.
  | brother; faucet; recommend | by Denise
13,14 | Gloria/Denise | relationship | Gloria is Denise's mother. | mom/mother | is relation/mother=Gloria
15 | Denise's father/Gloria's husband | event | Denise's father fixed the disposal himself.
  | father/husband; fix; disposal | by Gloria
15 | Denise's father/Gloria's husband | event | Fixing the disposal took Denise's father three weekends.
  | three/3; weekend | by Gloria; also
17 | Denise's father/Gloria's husband | event | Denise's father cut his thumb. | father/husband; thumb | by Gloria
17 | Denise's father/Gloria's husband | event | Denise's father had to get five stitches.
  | father/husband; five/5; stitch | by Gloria
18,19 | Denise's father/Gloria's husband | plan | Denise's father goes back on 16 February to get the stitches out.
  | father/husband; @2026-02-16 | by Gloria; from 2026-02-16
19 | Denise's father/Gloria's husband | state | Denise's father is fine. | father/husband; fine/okay
  | by Gloria; also`,
  },
];
