import { readTheme, type Theme } from '../../world/theme.js';

/** Settings in a neighbourhood, a school or a club. */
export const communityThemes: readonly Theme[] = [
  readTheme({
    name: 'garden',
    title: 'A community garden',
    roles: 'plot coordinator; beekeeper; retired teacher; compost keeper; newcomer; treasurer',
    matters: `
      time | the beekeeping class | the lesson at the hives
      time | the water rota | our turn at the tap
      time | the seed swap | exchanging seeds
      day | the compost turning | forking over the heap
      day | the harvest supper | the meal at the end of the season
      day | the soil test pickup | collecting the earth samples
      place | the wheelbarrow | the one-wheeled cart
      place | the hose adapter | the piece for the tap
      place | the smoker | the thing for calming bees
      count | raised beds | wooden planters
      count | bags of mulch | sacks of bark
      count | tomato seedlings | young plants
      code | the shed lock | the padlock | code
      code | the grant application | the request for money | file
      who | the greenhouse glazing | fitting the panes
      who | the apple pressing | making the juice
      pick | the hedge plant | what grows along the fence | hawthorn; privet; blackcurrant; hazel
      pick | the supper dish | what we cook for everybody | ratatouille; pumpkin soup; bean chili; courgette fritters
      pick | the plot winner's prize | the reward for the best bed | a copper trowel; a fig tree; a rain gauge; a seed calendar
      cost | the rain barrel | the butt for water
      cost | the new shredder | the machine for branches
      state | the pond pump | the fountain motor | runs dry; is clogged with weed; makes a grinding noise
      state | the gate hinge | the hanger of the door | is bent; came off the post; rusted through`,
    chores:
      'thin the carrots; stake the dahlias; mulch the strawberries; mend the netting; water the beans; sharpen the secateurs; weed the path; clean the bird bath; empty the slug traps; sow the spinach; prune the currants; stir the nettle brew',
    objects:
      'the watering can; the pitchfork; the bean poles; the honey jars; the cold frame; the gloves; the sieve; the seed tin; the scarecrow; the twine; the kneeling pad; the wheel hoe',
    places:
      'in the tool shed; behind the compost; on plot twelve; by the water butt; under the walnut; in the greenhouse; at the notice board; next to the hives',
    reasons:
      'frost is coming back; the council cut the water; the bees are grumpy; the tractor needs the lane; slugs got the lettuces; the heatwave goes on; the school borrowed the benches; the key broke',
    remarks: `
      A fox sleeps behind plot seven.
      My courgettes are taking over the world.
      I can't tell the parsley from the weeds.
      The robins follow my fork around.
      Somebody planted mint without a pot.
      The rhubarb looks prehistoric.
      I have soil in both pockets.
      There were thirty ladybirds on one stem.`,
    pictures: `
      the pumpkin | a stripe like a zip; a face carved by a child; a stalk as thick as a wrist
      the hive frame | capped honey in a crescent; a queen with a blue dot; two empty corners
      the leaf damage | holes along the veins; silver trails; curled red edges`,
  }),
  readTheme({
    name: 'science-fair',
    title: 'A school science fair',
    roles: 'physics teacher; pupil; parent helper; caretaker; judge; librarian',
    matters: `
      time | the bus to the fair | the coach to the hall
      time | the judging round | when the jury walks by
      time | the photo call | the group picture
      day | the registration deadline | the last date to sign up
      day | the practice talk | trying the presentation
      day | the battery delivery | when the cells arrive
      place | the laser pointer | the red light for slides
      place | the consent slips | the signed papers from parents
      place | the soldering iron | the hot tool
      count | display boards | panels for posters
      count | safety goggles | glasses for the lab
      count | packed lunches | food bags
      code | the exhibition table | our spot in the hall | table
      code | the school entry | our number in the contest | entry
      who | the robot arm demo | showing the gripper
      who | the poster printing | making the big sheets
      pick | the project topic | what the group investigates | bridge shapes; yeast growth; sound in tubes; solar ovens
      pick | the team name | what the group calls itself | The Spare Parts; Static Cling; The Beakers; Team Pendulum
      pick | the thank-you present | the gift for the judges | a plant in a flask; a box of fudge; a star map; a mug
      cost | the sensor kit | the box of detectors
      cost | the coach hire | renting the bus
      state | the wind tunnel | the air tube | vibrates; leaks at the joint; has only one speed
      state | the 3D printer | the plastic printer | clogs at layer nine; prints crooked; lost its spool holder`,
    chores:
      'plot the results; glue the axles; repeat the measurement; wash the beakers; cut the foam; label the jars; charge the tablet; proofread the abstract; weigh the samples; book the minibus; tape the cables; time the pendulum',
    objects:
      'the volcano; the stopwatch; the wooden bridge; the pH strips; the lab coats; the trifold; the magnet set; the test tubes; the fish tank; the circuit board; the scissors; the marble run',
    places:
      "in the prep room; on the radiator; in the chemistry cupboard; behind the piano; in the staff room; beside the whiteboard; in the library annex; at the porter's lodge",
    reasons:
      'the hall floor was waxed; the jury has another school; the glue is too slow; exams were moved; the bus company called; the mould died; the fuse blew; the head wants to see it first',
    remarks: `
      The fish tank has turned a suspicious green.
      My hypothesis fell over.
      Somebody superglued a ruler to the bench.
      We launched a potato across the field.
      The whole corridor smells of vinegar.
      My little brother thinks I am a wizard.
      The marble run works if nobody breathes.
      I got foam in my eyebrows.`,
    pictures: `
      the poster | a blue graph with three bars; a drawing of a yeast cell; a title in bubble letters
      the prototype | a bridge of spaghetti; a car with bottle-cap wheels; a tube wrapped in foil
      the result | a white ring in the dish; a bent needle; a melted candle`,
  }),
  readTheme({
    name: 'football-club',
    title: 'A village football club',
    roles: 'coach; goalkeeper; groundskeeper; physio; treasurer; captain',
    matters: `
      time | the kick-off | when the match starts
      time | the goalkeeper training | the session for the keepers
      time | the team bus | when the coach leaves
      day | the pitch rolling | flattening the grass
      day | the summer fete | the party on the green
      day | the medical check | seeing the club doctor
      place | the corner flags | the little poles
      place | the first-aid bag | the kit for injuries
      place | the team sheet | the list of players
      count | training bibs | coloured vests
      count | match balls | balls for Saturday
      count | away tickets | seats at the other ground
      code | the changing room | where the team dresses | room
      code | the league registration | our number with the association | number
      who | the half-time tea | making drinks at the break
      who | the floodlight repair | mending the lamps
      pick | the away shirt | the other jersey | lime green; claret; black and amber; white with a sash
      pick | the club song | what we sing | Here We Row; Over the Hill; The Miller's Boots; Bright Green Morning
      pick | the fete stall | what we sell | candyfloss; fried onions; lemonade; roasted corn
      cost | the line marker | the machine for white lines
      cost | the new goal nets | the mesh
      state | the scoreboard | the panel with the goals | is stuck on two; lost a bulb; shows the time wrong
      state | the mower | the grass cutter | smokes; won't start; has a blunt blade`,
    chores:
      'pump up the balls; wash the bibs; paint the lines; tape the ankles; update the fixture list; order the oranges; oil the turnstile; stretch the hamstrings; film the corners; collect the fees; mend the dugout; write the match report',
    objects:
      "the whistle; the cones; the captain's armband; the ice packs; the tactics board; the shin pads; the trophy; the goal net; the water bottles; the stopwatch; the raffle drum; the club banner",
    places:
      'in the kit room; behind the far goal; in the tea hut; by the car park; under the stand; in the container; on the terrace; at the clubhouse',
    reasons:
      'the pitch is under water; the referee is ill; the other team asked; there is a funeral at the church; the bus driver has a rest day; the lights failed; the league changed the date; two cars broke down',
    remarks: `
      My knee clicks like a metronome.
      That own goal will haunt me.
      The left wing runs like a heron.
      Somebody's dog stole the ball in minute five.
      We sang in the showers until they threw us out.
      The pies were better than the match.
      The north wind scores more than our striker.
      I lost a boot in the mud.`,
    pictures: `
      the pitch | a puddle in the penalty area; a molehill on the halfway line; frost along the touchline
      the team photo | a goat in the front row; a missing captain; scarves held high
      the injury | a swollen toe; a graze down the shin; a purple thumbnail`,
  }),
];
