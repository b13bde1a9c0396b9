import { readTheme, type Theme } from '../../world/theme.js';

/** Settings at work. */
export const workThemes: readonly Theme[] = [
  readTheme({
    name: 'product-launch',
    title: 'A team ships an app',
    roles: 'product manager; backend engineer; designer; tester; support lead; intern',
    matters: `
      time | the stand-up | the morning round
      time | the demo for the board | showing it to the directors
      time | the maintenance window | when the servers go down
      day | the beta release | when testers get the build
      day | the security audit | the outside check
      day | the retrospective | looking back at the sprint
      place | the test phones | the devices for trying builds
      place | the launch checklist | the list before go-live
      place | the conference badges | the passes for the fair
      count | open bugs | defects left
      count | pilot customers | first clients
      count | extra licences | seats for the tool
      code | the release branch | the code line we ship | branch
      code | the incident ticket | the record of the outage | ticket
      who | the database migration | moving the tables
      who | the on-call week | carrying the pager
      pick | the app icon | the little picture on the phone | a paper lantern; a folded map; a green fox; a tilted star
      pick | the error message tone | how failures are worded | dry and short; cheerful; apologetic; plain with a link
      pick | the launch market | the first country | Portugal; Denmark; Chile; New Zealand
      cost | the load test | hitting the servers hard
      cost | the translation agency | turning the texts into other languages
      state | the login page | the sign-in screen | loops on tablets; rejects long passwords; loads for ten seconds
      state | the build server | the machine that compiles | runs out of disk; skips tests; hangs on Mondays`,
    chores:
      'rewrite the onboarding text; profile the search; rotate the keys; update the roadmap; triage the inbox; record the demo; fix the flaky test; draft the privacy notice; interview two users; tag the build; clean the backlog; measure the cold start',
    objects:
      'the whiteboard; the prototype; the headset; the slide deck; the style guide; the spare monitor; the survey results; the coffee grinder; the label printer; the crash logs; the sticker sheets; the standing desk',
    places:
      'in the glass room; on the shared drive; in the bottom drawer; beside the printer; at the reception desk; on the third floor; in the server closet; under the projector',
    reasons:
      'the legal team has questions; the app store rejected the build; half the team is at a course; the client asked for it; the vendor changed its prices; the audit found something; a cable was cut; the metrics look odd',
    remarks: `
      My inbox looks like a crime scene.
      The coffee machine wants descaling again.
      Somebody renamed every channel overnight.
      I dreamt in pull requests.
      The plant by the window has given up.
      That meeting could have been two lines.
      The new chairs squeak in stereo.
      I finally found the missing semicolon.`,
    pictures: `
      the mock-up | an orange button bottom left; a calendar with round days; a dark page with a slider
      the graph | a dip on Tuesday; two peaks like ears; a flat line after noon
      the whiteboard | three boxes and a dotted arrow; a fish wearing a tie; a list with item four crossed out`,
  }),
  readTheme({
    name: 'restaurant',
    title: 'A restaurant opens',
    roles: 'head chef; owner; waiter; sommelier; pastry cook; dishwasher',
    matters: `
      time | the fish delivery | when the catch arrives
      time | the staff tasting | trying the menu ourselves
      time | the last order | when the kitchen closes
      day | the health inspection | the hygiene visit
      day | the soft opening | the quiet first evening
      day | the wine training | learning the bottles
      place | the mandoline | the vegetable slicer
      place | the reservation book | the list of bookings
      place | the fire blanket | the cloth for flames
      count | oyster plates | dishes for shellfish
      count | highchairs | seats for toddlers
      count | covers on opening night | guests at the start
      code | the cold room | the walk-in fridge | code
      code | the alcohol licence | the paper for selling wine | licence
      who | the bread supply | baking the loaves
      who | the live music | playing in the corner
      pick | the signature dessert | the sweet we are known for | burnt honey tart; yuzu sorbet; chestnut mousse; rye ice cream
      pick | the house aperitif | the drink before dinner | quince spritz; dry vermouth; rhubarb soda; smoked tea
      pick | the plate style | the crockery | speckled stoneware; plain white; indigo glaze; cast iron
      cost | the espresso machine | the coffee maker
      cost | the pepper mills | the grinders for the tables
      state | the pizza oven | the wood-fired oven | won't draw; cracked at the back; takes three hours to heat
      state | the ice machine | the cube maker | floods the floor; freezes solid; makes half-moons`,
    chores:
      'polish the cutlery; salt the lemons; write the allergen list; count the linen; season the pans; taste the stock; order the candles; train the new hand; print the menus; scrub the grill; prove the dough; test the card reader',
    objects:
      'the carving knife; the bread baskets; the tasting spoons; the cheese trolley; the aprons; the decanter; the till; the chalk menu; the stock pot; the sugar thermometer; the coat hooks; the bar stools',
    places:
      'behind the bar; in the dry store; on the top shelf; by the dumb waiter; in the pastry corner; at the pass; in the cellar; beside the dish hatch',
    reasons:
      'the fishing boats stayed in; the supplier raised the minimum; the oven man is ill; a critic booked; the terrace permit came; the power went off; the market was closed; the dough needs longer',
    remarks: `
      I smell of onions even on Sundays.
      The first guest asked for ketchup.
      Someone whistles in the cold room.
      My knife hand is one big blister.
      That saffron cost more than my shoes.
      The stock took eleven hours and two arguments.
      The street smells of our bread in the morning.
      Table four always moves the candle.`,
    pictures: `
      the dining room | a mural of a heron; copper lamps over the bar; benches in green leather
      the dish | three beetroot slices like petals; a crab claw on ice; a leaf of nasturtium
      the menu draft | a spelling slip in the soup; prices in the wrong column; a stain over the wines`,
  }),
  readTheme({
    name: 'clinic',
    title: 'An animal clinic',
    roles: 'veterinarian; receptionist; veterinary nurse; kennel hand; trainee; bookkeeper',
    matters: `
      time | the morning surgery | the first operation
      time | the vaccine delivery | when the serum comes
      time | the night handover | when the late team arrives
      day | the x-ray service | when the imaging engineer comes
      day | the charity open day | letting the public in
      day | the stock count | counting the shelves
      place | the microchip reader | the scanner for tags
      place | the muzzle set | the straps for snouts
      place | the oxygen key | the spanner for the bottle
      count | kennels | cages in use
      count | vaccine doses | shots to order
      count | foster kittens | young cats to place
      code | the controlled drug cabinet | the locked medicines | code
      code | the lab report | the result sheet | report
      who | the wildlife transfer | driving the hedgehogs
      who | the weekend rota | covering Saturday and Sunday
      pick | the recovery diet | food after the operation | boiled chicken; rice porridge; white fish; pumpkin mash
      pick | the waiting-room colour | paint by the entrance | mint; apricot; sky blue; oatmeal
      pick | the clinic mascot | our animal on the sign | a tortoise; a lop-eared rabbit; a heron; an otter
      cost | the dental unit | the machine for teeth
      cost | the heated mat | the warm pad
      state | the centrifuge | the spinning machine | shakes the bench; shows error seven; won't open
      state | the front doorbell | the chime at the entrance | rings by itself; is dead; sticks in damp weather`,
    chores:
      "disinfect table two; weigh the spaniel; call the owner of the parrot; sterilise the clamps; change the drip; file the claims; walk the greyhound; clean the aquarium; restock the syringes; photograph the strays; trim the goat's hooves; update the reminder list",
    objects:
      'the cone collar; the stethoscope; the ear drops; the feeding bottle; the weighing scale; the cat trap; the treat jar; the clippers; the bandage roll; the leash; the heat lamp; the patient cards',
    places:
      'in theatre one; on the recovery shelf; behind reception; in the isolation room; by the tap; in the van; under the microscope; in the feed store',
    reasons:
      'an emergency came in; the courier went to the wrong branch; the owner fainted; the anaesthetist is delayed; the lab is closed; the road flooded; the parrot escaped; the software updated itself',
    remarks: `
      The goat ate my name badge.
      That greyhound leans on everyone.
      I have fur on my fur.
      The parrot learnt the phone's ringtone.
      No one warned me about the ferret.
      A hedgehog weighs less than a lemon.
      The waiting room smells of wet dog.
      She purred all through the stitches.`,
    pictures: `
      the x-ray | a swallowed key; a hairline fracture in the left paw; a coin near the ribs
      the rash | a ring behind the ear; red dots on the belly; a bald patch on the tail
      the litter | four grey kittens and a ginger one; two black pups; a white one with a dark eye`,
  }),
];
