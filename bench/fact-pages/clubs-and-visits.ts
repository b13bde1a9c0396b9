import type { FactPage } from './fact-page.js';

/** Clubs, lessons and visits to people who help. */
export const clubsAndVisits: readonly FactPage[] = [
  {
    id: 'garden-club',
    about: 'club committee',
    language: 'en',
    at: '2026-03-18T19:00',
    timeZone: 'Europe/London',
    talk: `
1 Harold: Order, order. Is everyone here?
2 Beryl: Everyone but Colin. He sends his apologies, he's got the flu.
3 Harold: Noted. First, the accounts. Beryl?
4 Beryl: We have one thousand two hundred and six pounds, and forty-one paid members.
5 Sunita: Forty-two. Mrs. Abbot paid me on Sunday, in coins.
6 Beryl: In coins! Forty-two then.
7 Harold: Lovely. The plant sale. I propose Saturday the ninth of May.
8 Sunita: I'm in Leicester that weekend, my niece is getting married.
9 Beryl: What about the sixteenth?
10 Harold: The sixteenth, then. All in favour? Good, carried.
11 Sunita: I'll do the posters. My son has a printer that does A3.
12 Harold: Thank you, Sunita. Beryl, would you book the hall?
13 Beryl: I already did, for both days, I know you lot.
14 Harold: Ha! Then cancel the ninth, please.
15 Beryl: I'll ring them in the morning.
16 Harold: Item three, slugs.
17 Beryl: As my mother used to say, a slug in the hand is worth two in the lettuce.
18 Sunita: I swear by beer traps. Pellets killed our hedgehog.
19 Harold: I won't have pellets on the allotment, and that's that.`,
    facts: `
2 | Colin | state | Colin has the flu. | Colin; flu | by Beryl
2 | Colin | state | Colin is not at the meeting. | Colin | also; by Beryl
4 | club/Beryl/we | state | The club has 1206 pounds. | 1206/1,206/thousand two hundred six; pound/£ | by Beryl
4 | club/Beryl/we/members | state | The club has forty-one paid members. | 41/forty-one; member
  | by Beryl; #members; also
5,6 | club/Sunita/Beryl/members/we | state | The club has forty-two paid members. | 42/forty-two; member
  | by Sunita; replaces members
5 | Mrs. Abbot/Abbot | event | Mrs. Abbot paid Sunita on Sunday 15 March in coins. | Abbot; paid/pay; Sunita
  | by Sunita; from 2026-03-15
7 | Harold/plant sale | plan | Harold proposed 9 May for the plant sale. | plant sale; @2026-05-09 | also
8 | Sunita | plan | Sunita is in Leicester on the weekend of 9 May. | Leicester; weekend/@2026-05-09 | from 2026-05-09
8 | Sunita's niece/Sunita | plan | Sunita's niece is getting married on the weekend of 9 May. | niece; married
  | by Sunita
7,9,10 | plant sale/sale/Harold | decision | The plant sale is on 16 May. | sale; @2026-05-16
  | by Harold; from 2026-05-16
11 | Sunita | plan | Sunita makes the posters. | poster |
11 | Sunita's son | state | Sunita's son has a printer that does A3. | printer; A3 | by Sunita
12,13 | Beryl | event | Beryl booked the hall for both days. | book; hall |
14,15 | Beryl | plan | Beryl will ring on 19 March to cancel the hall for 9 May.
  | ring/cancel; @2026-03-19/@2026-05-09 | from 2026-03-19
18 | Sunita | belief | Sunita swears by beer traps against slugs. | beer trap |
18 | pellets/Sunita/Sunita's hedgehog | event | Pellets killed Sunita's hedgehog. | pellet; hedgehog; kill | by Sunita
19 | Harold | decision | Harold won't have pellets on the allotment. | pellet; allotment | neg
12 | Harold/Beryl/hall | event | Harold asked Beryl to book the hall. | ask/want/request; Beryl; hall | also
14 | Harold/Beryl/hall | event | Harold asked Beryl to cancel 9 May. | ask/want/request; Beryl; cancel | also`,
  },
  {
    id: 'choir-rehearsal',
    about: 'choir',
    language: 'en',
    at: '2026-11-24T19:45',
    timeZone: 'America/Toronto',
    talk: `
1 Margit: From bar twelve, please. And one, and two.
2 Desmond: Sorry, Margit, which page?
3 Margit: Page nine. Altos, you're flat.
4 Fiona: We're always flat.
5 Margit: Before you all run off. The concert has moved, it's the nineteenth of December now, not the twelfth.
6 Desmond: The nineteenth? I'm flying to Jamaica on the eighteenth!
7 Margit: Oh no. Then who sings the solo?
8 Fiona: I could do it. I sang it with my old choir in Halifax.
9 Margit: Would you, Fiona? Wonderful. You're a soprano, right?
10 Fiona: Mezzo, but I can reach the A.
11 Desmond: She can reach anything, she's five foot eleven.
12 Fiona: Very funny, Des.
13 Margit: So no black dresses this time, we'll wear dark green scarves. Ottilie has ordered thirty.
14 Desmond: And the church is heated this year?
15 Margit: They say so. I wouldn't bet on it.
16 Fiona: I'm bringing a thermos.
17 Margit: Extra rehearsal on the first, at my place, six o'clock. I live above the pharmacy on Bloor.
18 Desmond: I can make that one. Is there parking?
19 Margit: In the back. And please, no perfume, I get migraines.`,
    facts: `
5 | concert | plan | The concert is on 19 December. | concert; @2026-12-19
  | by Margit; from 2026-12-19; replaces twelfth
5 | concert | plan | The concert was to be on 12 December. | concert; @2026-12-12 | also; #twelfth; by Margit
6 | Desmond | plan | Desmond flies to Jamaica on 18 December. | Jamaica; @2026-12-18 | from 2026-12-18
7,8,9 | Fiona | plan | Fiona sings the solo. | solo |
8 | Fiona | event | Fiona sang the solo with her old choir in Halifax. | sang/sing; choir; Halifax |
9,10 | Fiona | state | Fiona is a mezzo. | mezzo | is voice=mezzo
10 | Fiona | state | Fiona can reach the A. | reach; A | also
11 | Fiona | state | Fiona is five foot eleven. | five/5; eleven/11 | by Desmond
13 | choir/Margit/we | decision | The choir wears dark green scarves. | green; scarves/scarf | by Margit
13 | choir/Margit/we | decision | The choir wears no black dresses. | black; dress | neg; by Margit; also
13 | Ottilie | event | Ottilie ordered thirty scarves. | Ottilie; ordered/order; thirty/30 | by Margit
14,15 | church/Margit | belief | The church is said to be heated this year. | church; heat | also; by Margit; hedged
16 | Fiona | plan | Fiona brings a thermos. | thermos |
17 | rehearsal/Margit/extra rehearsal | plan | There is an extra rehearsal on 1 December at six at Margit's place.
  | rehearsal; @2026-12-01; six/6/18:00 | by Margit; from 2026-12-01
17 | Margit | state | Margit lives above the pharmacy on Bloor. | pharmacy; Bloor
  | is home=above the pharmacy on Bloor
17,18 | Desmond | plan | Desmond comes to the rehearsal on 1 December. | @2026-12-01/rehearsal |
18,19 | parking | state | There is parking in the back of Margit's place. | parking; back | by Margit
19 | Margit | state | Margit gets migraines from perfume. | migraine | is need/health=no perfume
19 | Margit | preference | Margit wants no perfume at rehearsals. | perfume | neg`,
  },
  {
    id: 'vet-visit',
    about: 'vet and owners',
    language: 'en',
    at: '2026-05-11T10:15',
    timeZone: 'Pacific/Auckland',
    talk: `
1 Dr. Rangi: Kia ora! And who do we have here?
2 Mitchell: This is Pickle. She's four.
3 Dr. Rangi: Hello, Pickle. What's been going on?
4 Mitchell: She's been limping since Saturday. Front left.
5 Jo: And she won't eat her biscuits.
6 Dr. Rangi: Any chance she jumped off something?
7 Jo: She jumps off everything. She thinks she's a goat.
8 Dr. Rangi: Ha. Let me feel. Right, nothing broken, it's a sprain.
9 Mitchell: Oh thank goodness.
10 Dr. Rangi: I'll give you an anti-inflammatory, half a tablet with food for five days.
11 Jo: Tablets are hard. She spits them out.
12 Dr. Rangi: Then I'll give you the liquid instead. She weighs eighteen kilos?
13 Mitchell: Nineteen and a half last time.
14 Dr. Rangi: OK. No running for two weeks. And her vaccination's due in June.
15 Jo: We're in Fiji for most of June. Could my mum bring her?
16 Dr. Rangi: Sure, as long as she's on the file.
17 Jo: Put her down then, Kathleen Harding.
18 Mitchell: What do we owe you?
19 Dr. Rangi: A hundred and thirty at the front desk. Bye, Pickle!`,
    facts: `
2 | Pickle/Mitchell's dog | state | Pickle is four years old. | Pickle; four/4 | by Mitchell
2 | Mitchell/Jo/Pickle | state | Mitchell and Jo have a pet called Pickle. | Pickle | also
4 | Pickle | state | Pickle has been limping on the front left since Saturday 9 May.
  | Pickle; limp; @2026-05-09/Saturday | by Mitchell; from 2026-05-09
5 | Pickle | state | Pickle won't eat her biscuits. | Pickle; biscuit | neg; by Jo
7 | Pickle | state | Pickle jumps off everything. | Pickle; jump | by Jo; also
8 | Pickle | state | Pickle has a sprain. | Pickle; sprain | by Dr. Rangi
8 | Pickle | state | Pickle has nothing broken. | Pickle; broken | by Dr. Rangi; also; neg
10 | Dr. Rangi/Pickle | plan | Pickle gets an anti-inflammatory, half a tablet for five days.
  | Pickle/anti-inflammatory; five/5; day | by Dr. Rangi; also; #tablet
11 | Pickle | state | Pickle spits tablets out. | Pickle; tablet; spit | by Jo
12 | Dr. Rangi/Pickle | plan | Dr. Rangi gives Pickle the liquid instead of tablets. | liquid
  | by Dr. Rangi; replaces tablet
12,13 | Pickle | state | Pickle weighed nineteen and a half kilos last time. | Pickle; nineteen/19.5 | by Mitchell
14 | Pickle | plan | Pickle may not run for two weeks. | Pickle; run; two/2 | neg; by Dr. Rangi
14 | Pickle/Pickle's vaccination/vaccination | plan | Pickle's vaccination is due in June.
  | Pickle; vaccination; June/@2026-06 | by Dr. Rangi; from 2026-06-01
15 | Jo/Mitchell | plan | Jo and Mitchell are in Fiji for most of June. | Fiji; June/@2026-06 | from 2026-06-01
15,16 | Jo's mum/Jo's mother/Kathleen | plan | Jo's mother brings Pickle for the vaccination.
  | mum/mother/Kathleen; Pickle |
15,17 | Jo/Kathleen/Kathleen Harding | relationship | Jo's mother is Kathleen Harding. | Kathleen; mum/mother; Jo
  | is relation/mother=Kathleen Harding
18,19 | visit/Mitchell/Jo | state | The visit costs a hundred and thirty. | 130/hundred thirty | by Dr. Rangi
15,17 | Jo/Dr. Rangi/Kathleen | event | Jo asked Dr. Rangi to put Kathleen Harding down.
  | ask/want/request; Kathleen | also`,
  },
  {
    id: 'parents-evening',
    about: 'teacher and parents',
    language: 'en',
    at: '2026-02-04T18:30',
    timeZone: 'Europe/London',
    talk: `
1 Miss Adeyemi: Come in, come in. You must be Freddie's parents.
2 Lorna: That's us. I'm Lorna, and this is Giles.
3 Giles: Hello.
4 Miss Adeyemi: So, Freddie. He's a joy. His reading has come on enormously since September.
5 Lorna: Oh good. He reads to his gran every evening.
6 Miss Adeyemi: It shows. Maths is harder. He got eleven out of thirty in the last test.
7 Giles: Eleven? He told us it was twenty!
8 Miss Adeyemi: It was eleven, I'm afraid.
9 Giles: The little rascal.
10 Miss Adeyemi: I'd suggest ten minutes of times tables a day. And could he sit closer to the board? I think he may
  need glasses.
11 Lorna: I've wondered about that. I was short-sighted at his age as well.
12 Giles: I'll make an appointment at the optician's this week.
13 Miss Adeyemi: Lovely. Now, the residential trip. It's from the fifteenth to the seventeenth of June, in Wales.
14 Lorna: He's never slept away from home.
15 Miss Adeyemi: He'll be in a room with Arjun and Kofi, his best friends.
16 Giles: Then he'll be fine. He does sleepwalk now and then, though.
17 Miss Adeyemi: Thank you for telling me. I'll let the centre know.
18 Lorna: And he still can't have kiwi. His lips tingle.
19 Miss Adeyemi: No kiwi. Got it.`,
    facts: `
1,2 | Freddie/Lorna/Giles | relationship | Lorna and Giles are Freddie's parents.
  | Freddie; parent/mother/father/son |
4 | Freddie | state | Freddie's reading has improved since September 2025. | Freddie; reading; September
  | by Miss Adeyemi
4 | Freddie | state | Freddie is a joy. | Freddie; joy | by Miss Adeyemi; also
5 | Freddie | state | Freddie reads to his gran every evening. | Freddie; read; gran/grandmother; evening | by Lorna
6 | Freddie | state | Maths is harder for Freddie. | Freddie; maths | by Miss Adeyemi; also
6,7,8 | Freddie | event | Freddie got eleven out of thirty in the last maths test. | Freddie; eleven/11; test
  | by Miss Adeyemi
7 | Freddie | event | Freddie told his parents that it was twenty. | Freddie; twenty/20 | by Giles
10 | Miss Adeyemi/Freddie | belief | Miss Adeyemi suggests ten minutes of times tables a day for Freddie.
  | ten/10; times tables | by Miss Adeyemi; also
10 | Freddie/Miss Adeyemi | belief | Miss Adeyemi thinks that Freddie may need glasses. | Freddie; glasses
  | hedged; by Miss Adeyemi
11 | Lorna | state | Lorna was short-sighted at Freddie's age. | short-sighted; Freddie |
12 | Giles | plan | Giles will make an appointment at the optician's in the week of 2 February.
  | appointment; optician |
13 | trip/residential trip | plan | The residential trip is from 15 to 17 June in Wales. | trip; Wales; @2026-06-15
  | by Miss Adeyemi; from 2026-06-15; to 2026-06-17
14 | Freddie | state | Freddie has never slept away from home. | Freddie; away; home | neg; by Lorna
15 | Freddie | plan | Freddie will share a room with Arjun and Kofi on the trip. | Freddie; room; Arjun; Kofi
  | by Miss Adeyemi
15 | Freddie/Arjun/Kofi | relationship | Arjun and Kofi are Freddie's best friends. | Freddie; Arjun; Kofi; friend
  | by Miss Adeyemi
16 | Freddie | state | Freddie sleepwalks now and then. | Freddie; sleepwalk | by Giles
17 | Miss Adeyemi | plan | Miss Adeyemi will let the centre know that Freddie sleepwalks. | centre; know/tell |
18 | Freddie | state | Freddie cannot have kiwi. | Freddie; kiwi | neg; by Lorna; is need/allergy=kiwi
18 | Freddie/Freddie's lips | state | Freddie's lips tingle from kiwi. | Freddie; lip; tingle | by Lorna; also
10 | Miss Adeyemi/Freddie/board | belief | Miss Adeyemi suggests that Freddie sits closer to the board.
  | closer; board | also`,
  },
  {
    id: 'physio-session',
    about: 'physiotherapist and patient',
    language: 'en',
    at: '2026-09-10T08:30',
    timeZone: 'Europe/Zurich',
    talk: `
1 Renata: Good morning, Emil. How's the shoulder?
2 Emil: Better than last week. I can lift my arm to here.
3 Renata: Oh, that's real progress. And at night?
4 Emil: At night I still can't lie on the right side.
5 Renata: Did you do the exercises?
6 Emil: Most days. OK, three times.
7 Renata: Three times, Emil!
8 Emil: I know. My wife was in hospital, it was a crazy week.
9 Renata: I'm sorry. Is she all right?
10 Emil: She is. It was her appendix, they took it out on Thursday.
11 Renata: Poor thing. Well, let's see. Does this hurt?
12 Emil: Ow! Yes.
13 Renata: Sorry. I don't think you'll need the operation, but I'm not a surgeon.
14 Emil: Dr. Weibel wants another scan in October.
15 Renata: Good idea. No swimming until then, please, walking is fine.
16 Emil: I walk to the office anyway, forty minutes.
17 Renata: Excellent. Same time next week?
18 Emil: I can't do Thursdays any more, I got moved to the early shift. Wednesday?
19 Renata: Wednesday at four. See you then.`,
    facts: `
1,2 | Emil/Emil's shoulder | state | Emil's shoulder is better than last week. | shoulder; better |
2 | Emil | state | Emil can lift his arm. | lift; arm | also
4 | Emil | state | Emil still cannot lie on his right side at night. | right; lie/side; night | neg
5,6 | Emil | event | Emil did the exercises three times. | exercise; three/3 |
8 | Emil's wife | event | Emil's wife was in hospital. | hospital | by Emil
10 | Emil's wife/Emil | event | Emil's wife had her appendix taken out on Thursday 3 September.
  | Emil; wife; appendix | by Emil; from 2026-09-03
9,10 | Emil's wife | state | Emil's wife is all right. | Emil; wife; right/fine/well | by Emil; also
13 | Renata/Emil | belief | Renata does not think that Emil will need the operation. | Emil; operation
  | neg; hedged; by Renata
13 | Renata | state | Renata is not a surgeon. | surgeon | neg; also
14 | Dr. Weibel/Weibel/Emil | plan | Dr. Weibel wants another scan in October. | Weibel; scan; October/@2026-10
  | by Emil
15 | Emil | plan | Emil may not swim until the scan in October. | swim | neg; by Renata
15 | Emil | state | Walking is fine for Emil. | walk; fine | by Renata; also
16 | Emil | state | Emil walks to the office, forty minutes. | walk; office; forty/40 |
18 | Emil | state | Emil cannot do Thursdays any more. | Thursday | neg; is schedule/thursday=not free
18 | Emil | event | Emil got moved to the early shift. | early shift | is schedule/shift=early
17,18,19 | Emil/Renata | plan | Emil's next session with Renata is on Wednesday 16 September at four.
  | @2026-09-16; four/4/16:00 | from 2026-09-16`,
  },
  {
    id: 'book-club',
    about: 'readers with much talk about a novel',
    language: 'en',
    at: '2026-04-29T20:10',
    timeZone: 'America/Chicago',
    talk: `
1 Winona: So did everybody finish it?
2 Ray: I finished it in the bathtub. Twice.
3 Winona: You're kidding.
4 Carmen: I gave up on page ninety. Too many boats.
5 Ray: But listen to this. "I was born on a Tuesday and I have hated soup ever since."
6 Carmen: Ha! Okay, that is good.
7 Winona: The narrator is such a liar, though. She says she's never been to Lisbon and then she knows every street.
8 Ray: Isn't that the point?
9 Winona: Maybe. I think the ending is a dream.
10 Carmen: I wouldn't know. I hate books without chapters.
11 Ray: Okay, what's next? My turn to pick. I pick "The Salt Orchard".
12 Winona: Oh, I own that! You can borrow my copy, Carmen.
13 Carmen: Thanks. I'm broke until the fifteenth.
14 Ray: Next meeting on the twenty-seventh, at Carmen's?
15 Carmen: Can't be mine, my roof is being redone all May. Winona's?
16 Winona: Sure, my place. But I've got a cat now, is anyone allergic?
17 Ray: I am, a bit. I'll take a pill, it's no big deal.
18 Winona: What if the cat wrote the book?
19 Carmen: That would explain the boats.`,
    facts: `
2 | Ray | event | Ray finished the book in the bathtub. | finish; bathtub |
4 | Carmen | event | Carmen gave up on the book on page ninety. | gave up/stopped; ninety/90 |
9 | Winona | belief | Winona thinks the ending is a dream. | ending; dream | hedged; also
7 | Winona | belief | Winona finds the narrator a liar. | narrator; liar | also
10 | Carmen | preference | Carmen hates books without chapters. | hate/dislike; chapter |
11 | Ray | decision | Ray picks "The Salt Orchard" as the next book. | Salt Orchard |
12 | Winona | state | Winona owns "The Salt Orchard". | own/copy; Salt Orchard |
12,13 | Carmen/Winona | plan | Carmen borrows Winona's copy of "The Salt Orchard". | borrow/lend; copy/Salt Orchard |
13 | Carmen | state | Carmen is broke until 15 May. | broke; @2026-05-15/fifteenth | to 2026-05-15
14,15,16 | meeting/next meeting/Winona | plan | The next meeting is on 27 May at Winona's. | meeting; @2026-05-27
  | from 2026-05-27
15,16 | Winona/meeting/next meeting | plan | The next meeting is at Winona's place. | Winona; meeting/place | also
15 | Carmen/Carmen's roof | state | Carmen's roof is being redone all May. | roof; May/@2026-05
  | from 2026-05-01; to 2026-06-01
16 | Winona | state | Winona has a cat. | cat | is pet=cat
16,17 | Ray | state | Ray is a bit allergic to cats. | cat; allergic/allergy | is need/allergy=cats
17 | Ray | plan | Ray will take a pill against the cat allergy. | pill | also`,
  },
];
