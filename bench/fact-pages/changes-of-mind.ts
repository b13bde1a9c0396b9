import type { FactPage } from './fact-page.js';

/** Conversations in which people correct themselves and each other. */
export const changesOfMind: readonly FactPage[] = [
  {
    id: 'picnic-plans',
    about: 'friends planning a picnic',
    language: 'en',
    at: '2026-06-24T13:05',
    timeZone: 'Europe/Brussels',
    talk: `
1 Hana: Who's up for a picnic on Saturday?
2 Ben: Me! I'll bring the potato salad.
3 Solange: Is Marek coming?
4 Hana: He said he would. He doesn't eat mayonnaise, Ben, just so you know.
5 Ben: Marek? He ate half my potato salad at Easter!
6 Solange: That was Milan, not Marek.
7 Ben: Oh. Right. Then I'll make it with vinegar.
8 Hana: I'll bring the blankets. No, hang on, the dog destroyed them. I'll bring the camping chairs.
9 Solange: I can drive everyone. My car takes seven.
10 Ben: Solange, I thought you'd sold the car.
11 Solange: I was going to, but I've decided to keep it.
12 Hana: Usually I'd cycle, but this week my bike's at the shop, so yes please.
13 Ben: If it rains, we can go to my place. I've got the balcony roof now.
14 Solange: It won't rain. It wouldn't dare.
15 Hana: Let's say Parc Josaphat, eleven o'clock.
16 Ben: Half past? I teach until eleven on Saturdays.
17 Hana: Half past eleven then.
18 Solange: Perfect. And I take back what I said about the wine, I'm not drinking, I'm pregnant.
19 Ben: You're what?!
20 Hana: Oh my God, Solange!`,
    facts: `
1,2 | Ben | plan | Ben comes to the picnic on Saturday 27 June. | picnic/@2026-06-27 | also
2 | Ben | plan | Ben brings the potato salad to the picnic on 27 June. | potato salad |
3,4 | Marek | plan | Marek said that he would come to the picnic on 27 June. | Marek; com/picnic/would
  | by Hana; hedged; also
4 | Marek | preference | Marek does not eat mayonnaise. | Marek; mayonnaise | neg; by Hana; is need/diet=no mayonnaise
5,6 | Milan | event | Milan ate half of Ben's potato salad at Easter. | Milan; potato salad/Easter | by Solange
5 | Marek | event | Ben says that Marek ate half his potato salad at Easter. | Marek; potato salad; Ben | also; by Ben
7 | Ben | plan | Ben makes the potato salad with vinegar. | vinegar |
8 | Hana's dog/dog/Hana | event | Hana's dog destroyed the blankets. | dog; destroy; blanket/Hana | by Hana
8 | Hana | plan | Hana brings the camping chairs. | camping chair |
9 | Solange | plan | Solange can drive everyone. | drive |
9 | Solange/Solange's car | state | Solange's car takes seven. | car; seven/7 |
11 | Solange | decision | Solange has decided to keep her car. | keep; car/it |
12 | Hana | state | Hana usually cycles. | cycle; usually |
12 | Hana/Hana's bike | state | Hana's bike is at the shop this week. | bike; shop; week/@2026-06 | to 2026-06-28
13 | Ben | plan | If it rains they can go to Ben's place. | rain; place | if rain
13 | Ben/Ben's balcony | state | Ben has a balcony roof now. | balcony roof |
15 | picnic/Hana | plan | The picnic is at Parc Josaphat. | Josaphat | by Hana
15,16,17 | picnic/Hana | plan | The picnic is at half past eleven on 27 June. | half; eleven/11:30
  | by Hana; from 2026-06-27
16 | Ben | state | Ben teaches until eleven on Saturdays. | teach; eleven/11; Saturday
  | is schedule/saturday=teaches until eleven
18 | Solange | state | Solange is not drinking. | drink | neg
18 | Solange | state | Solange is pregnant. | pregnant | is need/health=pregnant
14 | Solange | belief | Solange thinks it won't rain. | rain | neg; also`,
  },
  {
    id: 'handing-over-clients',
    about: 'colleagues handing over clients',
    language: 'en',
    at: '2026-07-06T11:00',
    timeZone: 'Asia/Singapore',
    talk: `
1 Wen Ling: Thanks for making time, both of you. I'm leaving on the thirty-first, so let's go through my clients.
2 Arvind: Still can't believe it.
3 Joel: Who's going to bring kaya toast now?
4 Wen Ling: Haha. First, Pacific Freight. Mrs. Teo runs purchasing there. She likes a quick call.
5 Arvind: I talked to her last week, actually. She told me e-mail works best for her now.
6 Wen Ling: Oh, okay. E-mail then. And she's hard of hearing, so maybe that's why.
7 Joel: I'll take Pacific Freight if Arvind takes the two banks.
8 Arvind: Deal.
9 Wen Ling: The contract with Pacific ends on the thirtieth of September. They pay late. Always.
10 Joel: How late?
11 Wen Ling: Forty days on average. Second, Lim Brothers. I said they've three shops, but it's five since the merger.
12 Arvind: I know Lim. He's my wife's uncle.
13 Joel: Conflict of interest!
14 Arvind: That's why you should take Lim as well.
15 Joel: Fine, fine. I owe you one for the Jakarta trip.
16 Wen Ling: One more. Don't promise anyone the blue model. It's discontinued.
17 Joel: I was about to sell ten of them.
18 Wen Ling: Joel!
19 Joel: Kidding.`,
    facts: `
1 | Wen Ling | plan | Wen Ling leaves on 31 July. | leave/leaving; @2026-07-31 | from 2026-07-31
4 | Mrs. Teo/Teo | state | Mrs. Teo runs purchasing at Pacific Freight. | Teo; purchasing; Pacific Freight
  | by Wen Ling
4 | Mrs. Teo/Teo | preference | Mrs. Teo likes a quick call. | Teo; call
  | by Wen Ling; is preference/contact=quick call; #call
5 | Arvind | event | Arvind talked to Mrs. Teo in the week of 29 June. | talk; Teo |
5 | Mrs. Teo/Teo | preference | E-mail works best for Mrs. Teo now. | Teo; email/mail
  | by Arvind; is preference/contact=e-mail; replaces call
6 | Mrs. Teo/Teo | state | Mrs. Teo is hard of hearing. | Teo; hearing | by Wen Ling
7,8 | Joel | decision | Joel takes Pacific Freight. | Pacific Freight |
7,8 | Arvind | decision | Arvind takes the two banks. | bank |
9 | contract with Pacific/Pacific | state | The contract with Pacific Freight ends on 30 September.
  | contract; Pacific; @2026-09-30 | by Wen Ling; to 2026-09-30
9 | Pacific Freight/Pacific | state | Pacific Freight always pays late. | Pacific; pay; late | by Wen Ling
9,10,11 | Pacific Freight/Pacific | state | Pacific Freight pays forty days late on average. | Pacific; forty/40
  | by Wen Ling
11 | Lim Brothers/Lim | state | Lim Brothers have five shops since the merger. | Lim; five/5; shop | by Wen Ling
12 | Lim/Arvind/Arvind's wife | relationship | Lim is the uncle of Arvind's wife. | Lim; uncle; wife
  | is relation/wife's uncle=Lim
14,15 | Joel | decision | Joel takes Lim Brothers as well. | Lim |
15 | Joel | state | Joel owes Arvind one for the Jakarta trip. | owe; Jakarta |
16 | blue model | state | The blue model is discontinued. | blue model; discontinued | by Wen Ling
17 | Joel | plan | Joel was about to sell ten of the blue model. | ten/10 | also
16 | Wen Ling/blue model | event | Wen Ling asked not to promise anyone the blue model. | promise; blue model | also`,
  },
];
