import type { FactPage } from './fact-page.js';

/** Meetings round a table: pupils, neighbours, a laboratory, a project. */
export const roundATable: readonly FactPage[] = [
  {
    id: 'school-council',
    about: 'school council',
    language: 'en',
    at: '2026-11-09T12:40',
    timeZone: 'Europe/London',
    talk: `
1 Isla: Okay, phones away, or Ms. Petrie takes the biscuits back.
2 Ms. Petrie: I never said that. But I like it.
3 Isla: Hamza, you were going to find out about the water fountains.
4 Hamza: Yeah. So there's four in the building and only one works, the one by the gym. The janitor's been asking for parts
  since, like, last Easter.
5 Rory: That is grim.
6 Ms. Petrie: I can raise it with the head on Wednesday, if somebody writes me half a page.
7 Hamza: I'll write it. Do you want it typed?
8 Ms. Petrie: I'd be thrilled if it were legible.
9 Isla: Next, the winter ceilidh. Bea?
10 Bea: The hall's ours on the eleventh of December, seven till ten. The band wants three hundred and we've got two hundred
  and sixty-five in the tin.
11 Rory: What if we did a bake sale? I could make tablet, my nan's recipe.
12 Isla: Love that. When?
13 Rory: Not this week, I've got prelims. The twentieth?
14 Bea: Fine by me. Mind that Skye in second year has the nut thing, she was in hospital over a brownie.
15 Hamza: Then labels on everything. I said it last year and nobody listened to me.
16 Isla: All right, vote. Bake sale on the twentieth, everything labelled. Hands? That's everybody. Ms. Petrie doesn't
  count, but she put hers up.
17 Ms. Petrie: Habit.
18 Isla: Last thing, I'm stepping down at Christmas. My mum says it's council or Highers, not both.
19 Bea: Nooo. Who's going to shout at us?
20 Isla: You are. I put your name forward this morning.`,
    facts: `
3,4 | building/fountains/water fountains | state | There are four water fountains in the building. | four/4; fountain
  | by Hamza; also
3,4 | fountains/water fountains/fountain | state | Only one of the four water fountains works, the fountain by the gym.
  | one/1/gym; work; fountain | by Hamza
4 | janitor | state | The janitor has been asking for parts since Easter. | janitor; parts; Easter | by Hamza
6 | Ms. Petrie | plan | Ms. Petrie can raise the fountains with the head on Wednesday 11 November if somebody writes half a
  page. | raise; head; Wednesday/@2026-11-11 | if half a page
6 | Ms. Petrie | plan | Ms. Petrie can raise the fountains with the head. | raise; head | also
6,7 | Hamza | plan | Hamza writes half a page about the fountains for Ms. Petrie. | write; page/Petrie/fountain |
9,10 | hall/ceilidh/winter ceilidh/council | plan | The hall is the council's on 11 December for the winter ceilidh.
  | hall/ceilidh; @2026-12-11 | by Bea; from 2026-12-11
10 | hall/ceilidh | plan | The council has the hall from seven till ten. | seven/7; ten/10 | by Bea; also
10 | band | state | The band wants three hundred. | band; 300/three hundred | by Bea
10 | council/tin/Bea/we | state | The council has two hundred and sixty-five in the tin. | 265/hundred sixty-five; tin | by Bea
11 | Rory | plan | Rory could make tablet for the bake sale. | make; tablet | hedged
11 | tablet/Rory | state | The tablet is the recipe of Rory's nan. | recipe; nan/grandmother | also; by Rory
13 | Rory | plan | Rory has prelims in the week of 9 November. | prelims |
12,13,16 | bake sale/Isla/council/Rory | decision | The bake sale of the council is on 20 November. | bake sale; @2026-11-20
  | by Isla; from 2026-11-20
14 | Skye | state | Skye in second year has a nut allergy, the nut thing. | Skye; nut | by Bea; is need/allergy=nuts
14 | Skye | event | Skye was in hospital over a brownie. | Skye; hospital; brownie | by Bea
14 | Skye | state | Skye is in second year. | Skye; second | by Bea; also
15 | Hamza | event | Hamza asked for labels last year. | label; last year | also
15 | nobody/Hamza | event | Nobody listened to Hamza. | listen; Hamza | also; by Hamza
15,16 | everything/labels/Isla/council | decision | Everything in the bake sale has labels. | label/labelled; everything
  | by Isla
16 | Ms. Petrie | event | Ms. Petrie put her hand up. | hand/hers | also; by Isla
18 | Isla | decision | Isla is stepping down at Christmas. | step; Christmas |
18 | Isla's mum | decision | Isla's mum says it is council or Highers, not both. | mum/mother; Highers | by Isla
20 | Isla | event | Isla put Bea's name forward on the morning of 9 November. | Bea; name; forward | from 2026-11-09
2 | Ms. Petrie | preference | Ms. Petrie likes it. | like | also
12 | Isla | preference | Isla loves the bake sale. | love | also
1 | Isla | event | Isla asked everybody to put phones away. | phone | also`,
  },
  {
    id: 'stairwell-meeting',
    about: 'meeting of neighbours, some not in their first language',
    language: 'en',
    at: '2026-03-24T19:30',
    timeZone: 'Europe/Berlin',
    talk: `
1 Ingrid: So, we are six flats and four came, that is already a record.
2 Phoebe: The Nowaks send their apologies, they're at the maternity ward as we speak!
3 Omar: Finally! She was two weeks over, no?
4 Ingrid: Then first the bicycles. It cannot go on like this, I fell over one on Saturday and my wrist is still blue.
5 Joost: The bicycle was mine. I have said sorry, I brought flowers.
6 Ingrid: The flowers were very nice. But I want the corridor free.
7 Omar: The cellar room, where the old washing machine stands, if we throw that out there is place for eight bikes.
8 Phoebe: Whose machine is it, even?
9 Ingrid: Of Herr Brandt, second floor left, and he is in Spain until May. I have his key, but I throw nothing away without
  his word.
10 Joost: I can write to him. We play chess by e-mail, he answers within the hour.
11 Omar: Super. If he says yes, my cousin has a van and takes it to the dump for a crate of beer.
12 Ingrid: Good. Second, the heating. The management wants from us eighty euros more per month from July on.
13 Phoebe: Eighty! We can't afford that. Since I stopped at the agency we live on one salary.
14 Omar: I would not sign. My sister is lawyer for such things, she says the letter is not valid because the calculation is
  missing.
15 Joost: Then nobody signs before she's looked at it?
16 Phoebe: Agreed.
17 Ingrid: Agreed. I already put it back in the envelope.
18 Omar: I bring her the letter on Friday, she comes for dinner.
19 Phoebe: And could everyone please not ring our bell before noon at the weekend? Theo's on nights.`,
    facts: `
1 | house/flats/we | state | There are six flats in the house. | six/6; flat | by Ingrid; also
2 | Nowaks | state | The Nowaks are at the maternity ward. | Nowaks; maternity ward | by Phoebe
2 | Nowaks | event | The Nowaks send their apologies. | Nowaks; apologies | by Phoebe; also
2,3 | Nowaks/Mrs. Nowak/she | state | Mrs. Nowak of the Nowaks was two weeks over. | two/2; week | by Omar; also
4 | Ingrid | event | Ingrid fell over a bicycle on Saturday 21 March. | fell/fall; bicycle/one; @2026-03-21/Saturday
  | from 2026-03-21
4 | Ingrid's wrist/Ingrid | state | Ingrid's wrist is still blue. | wrist; blue | by Ingrid
5 | bicycle/Joost | state | The bicycle was Joost's. | bicycle; Joost | by Joost
5 | Joost | event | Joost brought Ingrid flowers. | brought/bring; flower | also
5 | Joost | event | Joost has said sorry. | sorry | also
6 | Ingrid | preference | Ingrid wants the corridor free. | corridor; free |
6 | flowers/Ingrid | belief | The flowers were very nice. | flower; nice | also; by Ingrid
7 | washing machine/old washing machine | state | The old washing machine stands in the cellar room. | washing machine; cellar
  | by Omar; also
7 | cellar room/place | belief | There is place for eight bikes in the cellar room if the washing machine is thrown out.
  | eight/8; bike | by Omar; if out
8,9 | machine/washing machine/Herr Brandt/Brandt | state | The washing machine belongs to Herr Brandt. | machine; Brandt
  | by Ingrid
9 | Herr Brandt/Brandt | state | Herr Brandt lives on the second floor left. | Brandt; second | by Ingrid; also
9 | Herr Brandt/Brandt | state | Herr Brandt is in Spain until May. | Brandt; Spain; May | by Ingrid; to 2026-05-01
9 | Ingrid | state | Ingrid has Herr Brandt's key. | key; Brandt |
9 | Ingrid | decision | Ingrid throws nothing away without Herr Brandt's word. | throw; Brandt/word | neg; also
10 | Joost | plan | Joost can write to Herr Brandt. | write; Brandt |
10 | Joost/Herr Brandt/Brandt | state | Joost and Herr Brandt play chess by e-mail. | chess; Brandt | by Joost
10 | Herr Brandt/Brandt | state | Herr Brandt answers within the hour. | Brandt; answer; hour | by Joost; also
11 | Omar's cousin | state | Omar's cousin has a van. | cousin; van | by Omar
11 | Omar's cousin | plan | Omar's cousin takes the washing machine to the dump if Herr Brandt says yes. | cousin; dump
  | by Omar; if yes
11 | Omar's cousin | plan | Omar's cousin takes the machine to the dump for a crate of beer. | cousin; dump; beer | by Omar; also
12 | management | state | The management wants eighty euros more per month for the heating from July on.
  | management; eighty/80; July/@2026-07 | by Ingrid
13 | Phoebe | state | Phoebe cannot afford eighty euros more. | afford | neg; also
13 | Phoebe | event | Phoebe stopped at the agency. | stopped; agency |
13 | Phoebe | state | Phoebe lives on one salary. | one/1; salary |
14 | Omar | decision | Omar would not sign. | sign | neg; also
14 | Omar's sister | state | Omar's sister is a lawyer. | sister; lawyer | by Omar
14 | Omar's sister/letter | belief | Omar's sister says that the letter is not valid because the calculation is missing.
  | letter; valid | neg; by Omar
14 | calculation/letter | state | The calculation is missing in the letter. | calculation; missing | also; by Omar
15,16,17 | nobody/letter/neighbours/Joost | decision | Nobody signs the letter before Omar's sister has looked at it.
  | sign; nobody/not | by Joost
16 | Phoebe | event | Phoebe agreed. | agree | also
17 | Ingrid | event | Ingrid agreed. | agree | also
17 | Ingrid | event | Ingrid put the letter back in the envelope. | envelope | also
18 | Omar | plan | Omar brings his sister the letter on Friday 27 March. | letter; Friday/@2026-03-27 | from 2026-03-27
18 | Omar's sister | plan | Omar's sister comes for dinner on Friday 27 March. | sister; dinner | by Omar; from 2026-03-27
19 | Theo | state | Theo is on nights. | Theo; nights | by Phoebe
19 | Phoebe | preference | Phoebe wants nobody to ring her bell before noon at the weekend. | ring/bell; noon | neg
1 | neighbours/we/flats | event | Four of the neighbours from six flats came. | four/4; came/come | also; by Ingrid`,
  },
  {
    id: 'lab-meeting',
    about: 'research group',
    language: 'en',
    at: '2026-10-06T10:00',
    timeZone: 'America/Los_Angeles',
    talk: `
1 Maeve: Let's start. Linnea, where's the mouse paper?
2 Linnea: Reviewer two wants another control. So that's, I mean, that's three more weeks at the very least.
3 Maeve: Which control?
4 Linnea: The sham surgery group. Which, honestly, is fair, we only had five animals in there.
5 Bo: I can lend you hands. My scanner slot got cancelled until the helium arrives.
6 Maeve: When does the helium arrive?
7 Bo: They keep saying the fifteenth. I'll believe it when I see frost.
8 Yusuf: Um, so I have a result, or I think I do. The sleep-deprived group forgets faces but not places. It's p of .03, so,
  you know, don't frame it yet.
9 Maeve: How many subjects?
10 Yusuf: Twenty-two. I'd like forty before I write anything down.
11 Maeve: You have my blessing for forty, not for the budget. We've got about nine thousand dollars left until June.
12 Yusuf: I can pay them in course credit. Professor Whitlock said yes to that last year.
13 Maeve: Fine. Now, the retreat. Who hasn't answered my poll?
14 Bo: Guilty. I'm out from the twentieth, my partner's due on the twenty-third and I'm taking the full six weeks.
15 Linnea: Bo! You never told us!
16 Bo: I told Yusuf.
17 Yusuf: He did, he did. It's twins.
18 Maeve: Well! Then somebody must learn the scanner before the twentieth. Linnea?
19 Linnea: I'll do it, if it's mornings. I'm at daycare pickup by three.
20 Maeve: And I'd rather we booked the cabin in Mendocino than the conference hotel, it was freezing in there.`,
    facts: `
1,2 | Reviewer two/reviewer | state | Reviewer two wants another control in the mouse paper. | reviewer; control | by Linnea
1,2 | paper/mouse paper/control/Linnea | belief | The control means three more weeks for Linnea's mouse paper.
  | three/3; week | by Linnea
3,4 | control/reviewer/group | state | The control is the sham surgery group. | sham; control | by Linnea
4 | sham surgery group/group/we/Linnea | state | The sham surgery group only had five animals. | five/5; animal | by Linnea
4 | Linnea | belief | Linnea finds the control fair. | fair | also
5 | Bo | plan | Bo can lend Linnea hands. | hands/help; Linnea |
5 | Bo's scanner slot/Bo | event | Bo's scanner slot got cancelled until the helium arrives. | scanner; cancelled | by Bo
6,7 | helium | plan | They say that the helium arrives on 15 October. | helium; @2026-10-15 | hedged; by Bo
7 | Bo | belief | Bo will believe in the helium when he sees frost. | frost | also
8 | group/sleep-deprived group/Yusuf | event | Yusuf's sleep-deprived group forgets faces but not places. | sleep; forget; faces
  | by Yusuf
8 | Yusuf | state | Yusuf thinks that he has a result. | result | also
8 | result/Yusuf | state | Yusuf's result has a p of .03. | 03/.03 | also; by Yusuf
9,10 | Yusuf | state | Yusuf has twenty-two subjects. | twenty-two/22 |
10 | Yusuf | preference | Yusuf would like forty subjects before writing anything down. | forty/40 |
11 | Maeve | decision | Maeve gives her blessing for forty subjects. | forty/40; bless/blessing | also
11 | group/lab/Maeve/we | state | The group has about nine thousand dollars left until June. | nine thousand/9000; left; June
  | by Maeve
12 | Yusuf | plan | Yusuf can pay the subjects in course credit. | pay; course credit |
12 | Professor Whitlock/Whitlock | event | Professor Whitlock said yes to course credit last year. | Whitlock; yes; year
  | by Yusuf
13,14 | Bo | state | Bo has not answered Maeve's poll. | poll | neg; also
14 | Bo | plan | Bo is out from 20 October. | out; @2026-10-20 | from 2026-10-20
14 | Bo's partner | plan | Bo's partner is due on 23 October. | partner; due; @2026-10-23 | by Bo; from 2026-10-23
14 | Bo | plan | Bo is taking the full six weeks. | six/6; week |
15 | Bo | event | Bo never told Linnea. | told/tell | neg; also; by Linnea
16 | Bo | event | Bo told Yusuf. | told/tell; Yusuf | also
14,17 | Bo's partner/Bo/twins | state | Bo's partner is expecting twins. | twins | by Yusuf
18,19 | Linnea | plan | Linnea learns the scanner before 20 October, in the mornings. | scanner; learn |
18,19 | Linnea | preference | Linnea learns the scanner if it is in the mornings. | morning | also
19 | Linnea | state | Linnea is at daycare pickup by three. | daycare; three/3 | is schedule/afternoon=daycare pickup
20 | Maeve | preference | Maeve would rather book the cabin in Mendocino than the conference hotel. | cabin; Mendocino/hotel |
20 | conference hotel/hotel | state | It was freezing in the conference hotel. | hotel; freezing | by Maeve; also
18 | Maeve/Linnea | event | Maeve asked Linnea to learn the scanner. | ask/want/request; scanner | also`,
  },
  {
    id: 'signage-meeting',
    about: 'project meeting with many false starts',
    language: 'en',
    at: '2026-02-19T14:00',
    timeZone: 'Europe/London',
    talk: `
1 Helen: Okay, um, right, so thanks everybody for, for coming back so soon. Can you see the slide?
2 Greg: Mm-hmm.
3 Helen: So the, the council has, they've changed the size on us. The display is forty-two inch now, not thirty-two.
4 Tunde: Oh, great. That's, uh, that kills the solar panel, then. It can't, I mean the panel just can't feed a forty-two.
5 Sabine: Could we not run it at, like, half brightness or something? After dark?
6 Tunde: After dark, yeah, maybe. In the daytime you wouldn't see a thing.
7 Helen: Mm. How much, how much more power are we talking about?
8 Tunde: About double. Ninety watts instead of forty-five.
9 Greg: And the frame, well, the frame I'd have to redraw. That's four days. Five with the hinge.
10 Helen: Okay. Um, Sabine, what did the, the user people tell you?
11 Sabine: So we had twelve people at the bus stop in Leith, and, um, nine of them couldn't read the, I mean, couldn't press
  the, the zoom button with gloves on. So no buttons, basically. They want it to just, you know, be big.
12 Greg: No buttons saves me money. The button's eleven pounds a piece.
13 Helen: Lovely, so, so we drop the button. Everyone happy with that? Yeah?
14 Tunde: Yeah.
15 Greg: Delighted.
16 Helen: And the, um, money. We're at three ninety per shelter and the ceiling's four hundred.
17 Tunde: The bigger battery's another thirty. Just saying.
18 Helen: Right, so that's over. I'll, I'll go back to the council and, um, ask them for four twenty. I'm seeing Moira on
  Tuesday anyway.
19 Sabine: Oh, and I'm not here Tuesday, I'm at my grandad's funeral, so send me the, the notes.
20 Helen: Of course. Sorry, Sabine.`,
    facts: `
3 | council | event | The council has changed the size. | council; changed; size | by Helen; also
3 | display/council | state | The display is forty-two inch now, not thirty-two. | display; forty-two/42; inch | by Helen
4 | solar panel/panel | state | The solar panel cannot feed a forty-two inch display. | panel; feed; forty-two/42
  | neg; by Tunde
5 | Sabine | belief | Sabine suggests running the display at half brightness after dark. | half; brightness | also
6 | Tunde/display | belief | Tunde says you would not see a thing on the display in the daytime. | see; daytime
  | neg; by Tunde; also
7,8 | display/power/Tunde | state | The power of the display is ninety watts instead of forty-five. | ninety/90; watt
  | by Tunde
7,8 | power/display | state | The power is about double. | power; double | by Tunde; also
9 | Greg | plan | Greg has to redraw the frame. | redraw; frame |
9 | Greg/frame | belief | Redrawing the frame takes Greg four days, five with the hinge. | four/4; day; frame/Greg | by Greg
10,11 | Sabine/people | event | Sabine had twelve people at the bus stop in Leith. | twelve/12; Leith | by Sabine
10,11 | people/nine | state | Nine people of twelve could not press the zoom button with gloves on. | nine/9; zoom button; gloves
  | neg; by Sabine
11 | people/they/users | preference | The users, the people in Leith, want no buttons and a big display. | big/no buttons | by Sabine
12 | button/buttons/Greg | state | The button is eleven pounds a piece. | button; eleven/11; pound | by Greg
12 | Greg/buttons | state | No buttons saves Greg money. | save; money | also; by Greg
12,13,14,15 | Helen/project/team/button/we | decision | The project drops the button. | drop; button | by Helen
14 | Tunde | event | Tunde agreed to drop the button. | agree/happy | also
15 | Greg | event | Greg is delighted to drop the button. | agree/delighted/happy | also
16 | project/team/we/Helen/shelter | state | The project is at three ninety per shelter. | 390/three ninety; shelter
  | by Helen
16 | ceiling | state | The ceiling is four hundred per shelter. | ceiling; 400/four hundred | by Helen
17 | battery/bigger battery | state | The bigger battery costs another thirty. | battery; thirty/30 | by Tunde
18 | Helen | plan | Helen will go back to the council and ask for four twenty. | council; 420/four twenty/ask |
18 | Helen | plan | Helen is seeing Moira on Tuesday 24 February. | Moira; Tuesday/@2026-02-24 | from 2026-02-24
19 | Sabine | plan | Sabine is not here on Tuesday 24 February. | Tuesday/@2026-02-24 | neg; from 2026-02-24
19 | Sabine | plan | Sabine is at her grandad's funeral on Tuesday 24 February. | grandad/grandfather; funeral
  | from 2026-02-24
19,20 | Helen | plan | Helen will send Sabine the notes. | send; notes |
19 | Sabine | event | Sabine asked Helen to send her the notes. | ask/want/request; notes | also
16,17,18 | project/shelter/Helen | state | The shelter is over the ceiling. | over | also; by Helen`,
  },
];
