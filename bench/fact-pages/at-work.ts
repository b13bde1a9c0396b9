import type { FactPage } from './fact-page.js';

/** Conversations at work: offices, workshops, shops, shifts. */
export const atWork: readonly FactPage[] = [
  {
    id: 'monday-standup',
    about: 'office meeting',
    language: 'en',
    at: '2026-04-13T09:30',
    timeZone: 'Europe/Amsterdam',
    talk: `
1 Lotte: Morning everyone. Can you all hear me?
2 Farid: Loud and clear.
3 Gwen: Hi, hi.
4 Lotte: Right. Farid, where are we with the export?
5 Farid: I finished the CSV export on Friday. The PDF one is blocked, I need the new fonts from design.
6 Gwen: I'll send you the fonts today.
7 Farid: Thanks Gwen.
8 Lotte: And the customer in Ghent?
9 Gwen: They signed. Three years, forty seats.
10 Lotte: Fantastic! Well done.
11 Gwen: But they want the Dutch interface before the first of June, otherwise they can cancel.
12 Lotte: OK, then we ship Dutch first and push German to the autumn. Agreed?
13 Farid: Agreed.
14 Gwen: Agreed.
15 Lotte: Also, I'm on leave from the twentieth to the twenty-fourth. Farid is standing in for me.
16 Farid: Am I?
17 Lotte: You are now. Anything else? No? Then have a good Monday.`,
    facts: `
5 | Farid | event | Farid finished the CSV export on Friday 10 April. | finish; CSV; @2026-04-10/Friday
  | from 2026-04-10
5 | PDF export/PDF | state | The PDF export is blocked. | PDF; blocked | by Farid
5 | Farid | state | Farid needs the new fonts from design. | need; font |
6 | Gwen | plan | Gwen will send Farid the fonts on 13 April. | send; font; Farid |
9 | customer in Ghent/Ghent | event | The customer in Ghent signed for three years and forty seats. | Ghent; sign
  | by Gwen
9 | customer in Ghent/Ghent | state | The contract with Ghent has forty seats for three years.
  | Ghent; three/3; forty/40 | by Gwen; also
11 | customer in Ghent/Ghent | state | The customer in Ghent wants the Dutch interface before 1 June.
  | Dutch; @2026-06-01 | by Gwen
11 | customer in Ghent/Ghent | state | The customer in Ghent can cancel without a Dutch interface by 1 June.
  | cancel; Dutch | if Dutch; by Gwen
12,13,14 | Lotte/team/Dutch | decision | Dutch ships first. | Dutch; first | by Lotte
12,13,14 | Lotte/team/German | decision | German is pushed to the autumn. | German; autumn | by Lotte
13 | Farid | event | Farid agreed. | agree | also
14 | Gwen | event | Gwen agreed. | agree | also
15 | Lotte | plan | Lotte is on leave from 20 to 24 April. | leave; @2026-04-20/20/twentieth
  | from 2026-04-20; to 2026-04-24
15,17 | Farid | plan | Farid stands in for Lotte from 20 to 24 April. | standing/stand; Lotte | by Lotte`,
  },
  {
    id: 'bike-workshop',
    about: 'a repair shop and its customer',
    language: 'en',
    at: '2026-06-04T16:45',
    timeZone: 'America/Denver',
    talk: `
1 Yusuf: Afternoon! What can I do for you?
2 Bea: Hi. My back brake squeals like a pig.
3 Yusuf: Let's have a look. Oh yeah. Your pads are gone. How far do you ride?
4 Bea: About thirty miles a day, I commute from Golden.
5 Yusuf: That'll do it. Leo, have we got pads for a Tektro?
6 Leo: Two sets left. I ordered more, they're coming Monday.
7 Yusuf: Then it's forty-five dollars with labour.
8 Bea: Fine. Can you have it ready by Saturday? I'm doing a charity ride on Sunday.
9 Yusuf: I'll have it done Friday at five.
10 Bea: You're a lifesaver.
11 Leo: What's the charity?
12 Bea: Guide dogs. My dad's blind, his dog Biscuit came from them.
13 Leo: Biscuit! Who's a good boy?
14 Bea: Haha. Oh, and please don't call me, I never pick up. A text is best.
15 Yusuf: Text, got it. And the number?
16 Bea: Seven two zero, five five five, zero one four eight.
17 Yusuf: Great. One thing, we close at three on Saturdays now.
18 Bea: Since when?
19 Yusuf: Since Leo became a father. He's got twins.`,
    facts: `
2 | Bea | state | Bea's back brake squeals. | brake; squeal |
3 | Bea/Bea's pads | state | Bea's brake pads are worn out. | pad; gone/worn | by Yusuf
4 | Bea | state | Bea rides about thirty miles a day. | thirty/30; mile |
4 | Bea | state | Bea commutes from Golden. | commute; Golden | is home=Golden
6 | shop/pads/Leo | state | Two sets of Tektro pads are left. | two/2; set/pads | also; by Leo
6 | Leo | event | Leo ordered more pads. | order; pad |
6 | pads/Leo | plan | The pads that Leo ordered come on Monday 8 June. | pad; @2026-06-08 | by Leo; from 2026-06-08
7 | repair/brake/Bea/pads | state | The brake repair costs forty-five dollars with labour.
  | 45/forty-five; dollars/labour | by Yusuf
8 | Bea | plan | Bea does a charity ride on Sunday 7 June. | charity; ride; @2026-06-07 | from 2026-06-07
8,9 | Yusuf | plan | Yusuf will have Bea's bike done on Friday 5 June at five. | @2026-06-05; five/5/17:00
  | from 2026-06-05
8 | Bea | preference | Bea wants the bike ready by Saturday 6 June. | ready; @2026-06-06 | also
12 | charity ride/ride/Bea/charity | state | The charity ride is for guide dogs. | guide dog; charity/ride | by Bea
12 | Bea's dad/Bea's father | state | Bea's father is blind. | blind | by Bea
12 | Bea's dad/Bea's father/Biscuit | state | The guide dog of Bea's father is called Biscuit. | Biscuit; dog | by Bea
14 | Bea | state | Bea never picks up the phone. | pick up/answer/call | neg
14 | Bea | preference | Bea prefers a text. | text | is preference/contact=text
14,16 | Bea | state | Bea's number is 720 555 0148. | 720/seven two zero | is phone=7205550148
17 | shop/we/workshop/Yusuf | state | The shop closes at three on Saturdays. | close; three/3; Saturday | by Yusuf
19 | Leo | event | Leo became a father. | father | by Yusuf
19 | Leo | state | Leo has twins. | twin | by Yusuf; is relation/children=twins
8 | Bea/Yusuf/bike | event | Bea asked Yusuf to have the bike ready by Saturday 6 June.
  | ask/want/request; Yusuf; ready | also
14 | Bea/Yusuf/call | event | Bea asked Yusuf not to call. | ask/want/request; call | also`,
  },
  {
    id: 'bakery-morning',
    about: 'shop staff before opening',
    language: 'en',
    at: '2026-09-22T05:50',
    timeZone: 'Europe/Paris',
    talk: `
1 Odile: You look tired, Remy.
2 Remy: The baby. Four hours, maximum.
3 Odile: Poor thing. Coffee?
4 Remy: Tea please. I stopped drinking coffee in August.
5 Salma: Who are you and what have you done with Remy?
6 Remy: Very good. So, the oven on the left is broken again, we only have the right one.
7 Odile: Again! I called the technician yesterday and he swore it was fine.
8 Salma: Then we do only forty baguettes before seven.
9 Odile: Yes. And Madame Petit ordered a cake for her husband's birthday, twelve people, no nuts.
10 Salma: When for?
11 Odile: Saturday noon. Salma, you make it?
12 Salma: Of course. Chocolate or lemon?
13 Odile: She said lemon. No, wait, that was the other one. Chocolate.
14 Salma: Chocolate, twelve people, no nuts, Saturday noon.
15 Odile: Perfect.
16 Remy: And what do we do with the flour delivery?
17 Odile: From October it's every second Tuesday. The new supplier is cheaper, but he doesn't come on Mondays.
18 Salma: I have to leave at eleven today, I have my driving test.
19 Odile: Bonne chance!`,
    facts: `
1,2 | Remy | state | Remy is tired. | tired | also; by Odile
2 | Remy | state | Remy has a baby. | baby |
2 | Remy | event | Remy slept four hours at most because of the baby. | four/4; hour | also
4 | Remy | event | Remy stopped drinking coffee in August 2026. | stopped/quit/coffee; coffee; August/@2026-08
  | is preference/drink=no coffee
4 | Remy | preference | Remy wants tea. | tea | also
6 | left oven/oven | state | The left oven is broken again. | oven; left; broken | by Remy
6 | right oven/oven | state | Only the right oven works. | oven; right | also; by Remy
7 | Odile | event | Odile called the technician on 21 September. | call; technician | from 2026-09-21
7 | technician | event | The technician swore the oven was fine. | technician; fine | by Odile
8 | bakery/baguettes/we/Salma | plan | Only forty baguettes are made before seven. | forty/40; baguette; seven/7
  | by Salma
9 | Madame Petit/Petit | event | Madame Petit ordered a cake for her husband's birthday. | Petit; cake; birthday
  | by Odile
9 | cake/Petit | state | Madame Petit's cake is for twelve people without nuts. | cake; twelve/12; nuts
  | neg; by Odile
9,11 | cake/Petit | plan | Madame Petit's cake is for Saturday 26 September at noon. | cake; @2026-09-26
  | by Odile; from 2026-09-26
11,12 | Salma | plan | Salma makes the cake for Madame Petit. | cake; make/bake |
13 | cake/Petit | state | Madame Petit wants a chocolate cake, not lemon. | cake; chocolate | by Odile
17 | flour/flour delivery | state | From October flour is delivered every second Tuesday. | flour; second; Tuesday
  | by Odile; from 2026-10-01
17 | supplier | state | The new flour supplier is cheaper. | supplier; cheaper | by Odile
17 | supplier | state | The new flour supplier does not come on Mondays. | supplier; Monday | neg; by Odile
18 | Salma | plan | Salma leaves at eleven on 22 September. | leave; eleven/11 | from 2026-09-22
18 | Salma | plan | Salma has her driving test on 22 September. | driving test | from 2026-09-22
11 | Odile/Salma/cake | event | Odile asked Salma to make the cake. | ask/want/request; Salma; cake | also`,
  },
  {
    id: 'clinic-reception',
    about: 'dental reception',
    language: 'en',
    at: '2026-03-03T08:55',
    timeZone: 'America/New_York',
    talk: `
1 Tamika: Good morning, Riverside Dental, how can I help?
2 Mr. Dolan: Morning. I have a nine o'clock with Dr. Shah.
3 Tamika: Walter Dolan? Great. Any changes since your last visit?
4 Mr. Dolan: Well, I started blood thinners in December.
5 Tamika: OK, I'll put that in your file. Any allergies?
6 Mr. Dolan: Penicillin. I swell up like a balloon.
7 Tamika: Thank you. Still with Blue Harbor insurance?
8 Mr. Dolan: No, I switched to Medicare in January. I turned sixty-five.
9 Tamika: Happy belated birthday! Dr. Shah is running about twenty minutes late, I'm afraid.
10 Mr. Dolan: That's all right, I brought a book.
11 Tamika: Is there anyone who'll drive you home after the extraction?
12 Mr. Dolan: My daughter Colleen. She works across the street at the bank.
13 Tamika: Perfect. And for the reminders, do you still want a phone call?
14 Mr. Dolan: E-mail, please. My hearing's not what it was.
15 Tamika: E-mail it is. Have a seat, please.
16 Mr. Dolan: Is there a restroom?
17 Tamika: Second door on the left. Oh, and your follow-up is on the seventeenth at ten fifteen.
18 Mr. Dolan: Make it the afternoon if you can. I volunteer at the food bank in the mornings.
19 Tamika: Then two thirty, same day.`,
    facts: `
2 | Mr. Dolan | plan | Mr. Dolan has an appointment with Dr. Shah at nine on 3 March. | Shah; nine/9 | from 2026-03-03
3 | Mr. Dolan | state | Mr. Dolan's first name is Walter. | Walter | by Tamika; also
4 | Mr. Dolan | event | Mr. Dolan started blood thinners in December 2025. | blood thinner; December/@2025-12
  | is medication=blood thinners
5 | Tamika | plan | Tamika will put that in the file. | file | also
5,6 | Mr. Dolan | state | Mr. Dolan is allergic to penicillin. | penicillin; allergic/allergy/allergies
  | is need/allergy=penicillin
6 | Mr. Dolan | state | Mr. Dolan swells up. | swell | also
7,8 | Mr. Dolan | state | Mr. Dolan is no longer with Blue Harbor insurance. | Blue Harbor | neg; also
8 | Mr. Dolan | event | Mr. Dolan switched to Medicare in January 2026. | Medicare; January/@2026-01
  | is insurance=Medicare
8 | Mr. Dolan | event | Mr. Dolan turned sixty-five. | 65/sixty-five | is age=65
9 | Dr. Shah/Shah | state | Dr. Shah is running about twenty minutes late. | Shah; late; twenty/20 | by Tamika
10 | Mr. Dolan | event | Mr. Dolan brought a book. | book | also
11,12 | Mr. Dolan's daughter/Colleen | plan | Colleen will drive Mr. Dolan home after the extraction.
  | Colleen/daughter; drive; home | by Mr. Dolan
12 | Mr. Dolan/Colleen | relationship | Mr. Dolan's daughter is Colleen. | daughter; Colleen
  | is relation/daughter=Colleen
12 | Colleen/Mr. Dolan's daughter | state | Colleen works at the bank across the street.
  | Colleen/daughter; bank; work | by Mr. Dolan
13,14 | Mr. Dolan | preference | Mr. Dolan wants reminders by e-mail. | email/mail | is preference/contact=e-mail
14 | Mr. Dolan | state | Mr. Dolan's hearing has got worse. | hearing |
17 | Mr. Dolan | plan | Mr. Dolan's follow-up is on 17 March at 10:15. | follow; @2026-03-17; ten/10/10:15
  | by Tamika; #follow; also
18 | Mr. Dolan | state | Mr. Dolan volunteers at the food bank in the mornings. | volunteer; food bank; morning
  | is schedule/mornings=food bank
18 | Mr. Dolan | preference | Mr. Dolan wants an afternoon appointment. | afternoon | also
17,18,19 | Mr. Dolan | plan | Mr. Dolan's follow-up is on 17 March at half past two.
  | @2026-03-17; two thirty/2:30/14:30/half two | by Tamika; replaces follow
18 | Mr. Dolan/Tamika/appointment | event | Mr. Dolan asked Tamika for an afternoon appointment.
  | ask/want/request; afternoon | also`,
  },
  {
    id: 'night-shift',
    about: 'recognised speech in lower case',
    language: 'en',
    at: '2026-08-20T22:15',
    timeZone: 'Europe/London',
    talk: `
1 Grace: alright everyone handover let's go
2 Patrick: bed four is mrs bell she had her knee done this afternoon
3 Grace: is she eating
4 Patrick: not yet she's nil by mouth until midnight
5 Nadia: okay what about bed six
6 Patrick: mr osei he wants to go home but the doctor said not before saturday
7 Nadia: he's a sweetheart he gave me a mango yesterday
8 Grace: focus please
9 Nadia: sorry
10 Patrick: and mr osei can't have the blue tablets they gave him a rash
11 Grace: okay noted
12 Nadia: who's covering sunday by the way
13 Grace: i am i swapped with bryony because her little boy's starting school
14 Nadia: aw bless
15 Patrick: i'm off to crete on sunday so don't look at me
16 Nadia: how long for
17 Patrick: ten days me and my boyfriend it's our first holiday together
18 Grace: lovely right the keys for the cupboard are in the top drawer now not on the hook
19 Nadia: top drawer gotcha`,
    facts: `
2 | Mrs Bell/Bell | state | Mrs Bell is in bed four. | Bell; four/4 | by Patrick
2 | Mrs Bell/Bell | event | Mrs Bell had her knee done on the afternoon of 20 August. | Bell; knee | by Patrick
4 | Mrs Bell/Bell | state | Mrs Bell is nil by mouth until midnight. | Bell; nil; midnight | by Patrick
3,4 | Mrs Bell/Bell | state | Mrs Bell is not eating yet. | Bell; eat | neg; also; by Patrick
5,6 | Mr Osei/Osei | state | Mr Osei is in bed six. | Osei; six/6 | by Patrick
6 | Mr Osei/Osei | preference | Mr Osei wants to go home. | Osei; home | by Patrick
6 | Mr Osei/Osei/doctor | decision | The doctor said that Mr Osei may not go home before Saturday 22 August.
  | Osei; home; @2026-08-22/Saturday | by Patrick; neg
7 | Mr Osei/Osei | event | Mr Osei gave Nadia a mango on 19 August. | Osei; mango | by Nadia
10 | Mr Osei/Osei | state | Mr Osei cannot have the blue tablets. | Osei; blue tablet | neg; by Patrick
10 | Mr Osei/Osei/blue tablets | event | The blue tablets gave Mr Osei a rash. | Osei; rash | by Patrick
12,13 | Grace | plan | Grace covers Sunday 23 August. | Sunday/@2026-08-23 |
13 | Grace | event | Grace swapped with Bryony. | swap; Bryony |
13 | Bryony's boy/Bryony's son/Bryony | plan | Bryony's little boy starts school. | Bryony; school; start | by Grace
15 | Patrick | plan | Patrick goes to Crete on Sunday 23 August. | Crete; @2026-08-23 | from 2026-08-23
17 | Patrick | plan | Patrick goes for ten days. | ten/10; day |
17 | Patrick | relationship | Patrick has a boyfriend. | boyfriend |
17 | Patrick | state | It is the first holiday of Patrick and his boyfriend together. | first; holiday |
18 | keys/keys for the cupboard | state | The keys for the cupboard are in the top drawer.
  | key; cupboard; top drawer | by Grace
18 | keys/keys for the cupboard | state | The keys for the cupboard are no longer on the hook. | key; hook
  | neg; also; by Grace`,
  },
  {
    id: 'startup-budget',
    about: 'office meeting about money',
    language: 'en',
    at: '2025-12-08T14:00',
    timeZone: 'America/Los_Angeles',
    talk: `
1 Imani: So, the runway. We have eleven months at the current burn.
2 Craig: Eleven? I thought nine.
3 Imani: It was nine before the grant came in.
4 Svetlana: The grant came in? When?
5 Imani: Wednesday. Two hundred and forty thousand.
6 Craig: Woo!
7 Svetlana: Okay, so can we finally hire a second tester?
8 Imani: Yes. Craig, will you write the posting?
9 Craig: Sure, you'll have it by Thursday.
10 Imani: I'd also like to leave this office. The lease ends in March and they want twenty percent more.
11 Svetlana: I like this office.
12 Craig: Everybody likes this office, Svet. It has a slide.
13 Imani: It's a nice slide. But I think we should go fully remote.
14 Craig: I'm against it. I've got three kids at home, I can't work there.
15 Svetlana: What if we rented just two desks downtown?
16 Imani: I could live with two desks.
17 Craig: Two desks works for me.
18 Imani: Okay, decided. Two desks downtown from April. Svetlana, please find us a place.
19 Svetlana: On it.
20 Craig: And the slide?`,
    facts: `
1 | company/runway/Imani/we | state | The company has eleven months of runway. | eleven/11; month | by Imani
3 | company/runway/Imani/we | state | The runway was nine months before the grant. | nine/9; grant | by Imani; also
5 | grant | event | The grant came in on Wednesday 3 December. | grant; @2025-12-03/Wednesday
  | by Imani; from 2025-12-03
5 | grant | state | The grant is 240,000. | grant; 240,000/two hundred forty | by Imani
7,8 | company/Imani/we/tester | decision | The company will hire a second tester. | hire; tester | by Imani
8,9 | Craig | plan | Craig will write the tester's posting by Thursday 11 December. | posting; @2025-12-11/Thursday |
10 | Imani | preference | Imani would like to leave the office. | leave; office |
10 | lease | state | The lease of the office ends in March 2026. | lease; March/@2026-03 | by Imani; to 2026-04-01
10 | landlord/lease/office | state | They want twenty percent more for the office. | twenty/20; lease/office/rent
  | by Imani
11 | Svetlana | preference | Svetlana likes the office. | like; office |
12 | office | state | The office has a slide. | office; slide | by Craig
13 | Imani | belief | Imani thinks the company should go fully remote. | remote; think/believe/should |
14 | Craig | belief | Craig is against going fully remote. | against; remote |
14 | Craig | state | Craig has three children. | three/3; kid/child/children | is relation/children=three
14 | Craig | state | Craig cannot work at home. | work; home | neg
16 | Imani | belief | Imani could live with two desks. | two; desk | also
17 | Craig | belief | Two desks work for Craig. | two; desk | also
18 | company/Imani/we/desks | decision | The company rents two desks downtown from April 2026.
  | two/2; desk; April/@2026-04 | by Imani; from 2026-04-01
18,19 | Svetlana | plan | Svetlana will find a place with two desks. | find; place/desk | 
8 | Imani/Craig/posting | event | Imani asked Craig to write the posting. | ask/want/request; Craig; posting | also
18 | Imani/Svetlana/place | event | Imani asked Svetlana to find a place. | ask/want/request; Svetlana; place | also`,
  },
];
