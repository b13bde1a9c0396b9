import { readTheme, type Theme } from '../../world/theme.js';

/** Settings on the way somewhere. */
export const journeyThemes: readonly Theme[] = [
  readTheme({
    name: 'road-trip',
    title: 'A family drives to the coast',
    household: true,
    roles: 'driver; navigator; grandparent; teenager; cousin; campsite host',
    matters: `
      time | the car ferry | the boat for the van
      time | the lighthouse tour | going up the tower
      time | the campsite gate | when the barrier closes
      day | the surf lesson | learning on the board
      day | the tyre change | swapping the wheels
      day | the fish market | when the stalls are up
      place | the jack | the thing to lift the car
      place | the swimming goggles | the eyewear for the sea
      place | the toll tag | the box for the motorway
      count | tent pegs | pins for the canvas
      count | wetsuits | rubber suits
      count | picnic blankets | rugs for the grass
      code | the campsite pitch | our spot on the meadow | pitch
      code | the roadside assistance policy | the breakdown cover | policy
      who | the night drive | taking the wheel after dark
      who | the dog sitting | looking after the spaniel
      pick | the picnic lunch | food for the lay-by | egg sandwiches; falafel boxes; cold noodles; potato salad
      pick | the playlist | the music in the car | nineties rock; bossa nova; sea shanties; film scores
      pick | the first stop | where we pause | the cider farm; the gorge; the dinosaur park; the pottery village
      cost | the roof box | the carrier on top
      cost | the kayak rental | hiring the boats
      state | the air conditioning | the cooling in the car | blows warm; rattles; smells of damp
      state | the rear bike rack | the carrier for bicycles | came loose; scratches the paint; lost a strap`,
    chores:
      'check the tyre pressure; fill the water tank; download the map; pack the first-aid kit; clean the windscreen; top up the oil; buy the ferry tickets; fold the camp chairs; charge the power bank; cut the melon; book the pitch; dry the towels',
    objects:
      'the cool box; the road atlas; the sun hat; the travel pillow; the fishing rod; the gas stove; the wind breaker; the car charger; the sleeping bags; the flask; the frisbee; the raincoats',
    places:
      'in the glove box; under the back seat; in the side pocket; on the roof; beside the spare wheel; in the red holdall; by the tailgate; in the door tray',
    reasons:
      'the coast road is closed; the wind is too strong; grandma gets carsick; there is a jam at the tunnel; the tide is wrong; the rental desk closes; the battery was flat; a storm warning came in',
    remarks: `
      I saw a kestrel over the motorway.
      That service station coffee was a crime.
      My legs have gone to sleep.
      Four lorries in a row, unbelievable.
      The sea smells better than I remembered.
      Whoever chose this song owes me an apology.
      There is sand in the gear stick.
      I counted nineteen windmills since breakfast.`,
    pictures: `
      the campsite map | a pitch beside the duck pond; a shower block marked in red; a path through two dunes
      the beach | a wreck with barnacles; a row of yellow huts; a seal on the slipway
      the dashboard | an orange engine light; the fuel at a quarter; a temperature of thirty-six`,
  }),
  readTheme({
    name: 'field-trip',
    title: 'A research group in the field',
    roles: 'principal investigator; doctoral student; drone pilot; local guide; cook; data manager',
    matters: `
      time | the boat launch | putting the dinghy in
      time | the satellite pass | when the orbiter is overhead
      time | the evening briefing | the talk after dinner
      day | the glacier walk | crossing the ice
      day | the supply drop | when provisions arrive
      day | the permit check | the ranger's visit
      place | the sediment corer | the tube for mud samples
      place | the flare gun | the signal pistol
      place | the calibration weights | the reference masses
      count | sample vials | little glass tubes
      count | fuel canisters | cans of petrol
      count | camera traps | hidden cameras
      code | the weather station | the mast with sensors | station
      code | the export licence | the paper for the samples | licence
      who | the drone survey | flying over the moraine
      who | the radio watch | listening at the set
      pick | the camp dinner | what is in the big pot | pea soup; rice with sardines; dal; barley stew
      pick | the transect marker | what we mark the line with | bamboo canes; orange flags; painted stones; fishing line
      pick | the backup site | where we go instead | the north cove; the birch valley; the old quarry; the upper tarn
      cost | the helicopter hour | flying time
      cost | the satellite phone plan | calls over the orbiter
      state | the generator | the power unit | stalls in the cold; burns too much oil; needs a spark plug
      state | the depth sounder | the sonar | shows zero; drifts by a metre; lost its mount`,
    chores:
      'rinse the nets; back up the memory cards; calibrate the probe; sharpen the ice axes; log the waypoints; label the cores; mend the tarpaulin; boil the water; check the bear fence; splice the rope; weigh the samples; charge the drone batteries',
    objects:
      'the field notebook; the theodolite; the head torch; the sieve; the dry bag; the tripod; the GPS unit; the stove; the bird rings; the wading boots; the microscope; the survey poles',
    places:
      'in the mess tent; on the jetty; inside the yellow case; at base camp; in the lower hut; under the tarpaulin; beside the stream; in the sledge',
    reasons:
      'fog sits in the valley; the river rose overnight; a bear was seen; the permit names another date; the pilot is out of hours; the ice is too thin; the battery swelled; the ranger called on the radio',
    remarks: `
      I have mud in places I didn't know about.
      The aurora was green all the way down to the ridge.
      My socks froze to the guy rope.
      Somebody snores like a walrus.
      The terns attacked my hat again.
      That last core was beautiful.
      I would trade my boots for a hot bath.
      The coffee tastes of diesel.`,
    pictures: `
      the core | a black band of ash; pale stripes like a ladder; a shell halfway down
      the track | five toes in wet clay; a line of hooves; a drag mark to the water
      the map | a dotted route along the ridge; three crosses by the tarn; a camp in the bend of the river`,
  }),
  readTheme({
    name: 'film-shoot',
    title: 'A short film on location',
    roles: 'director; camera operator; producer; actress; sound recordist; runner',
    matters: `
      time | the crew call | when everybody has to be there
      time | the golden-hour shot | filming at sunset
      time | the lunch break | when we eat
      day | the rooftop scene | shooting above the street
      day | the camera return | giving the kit back
      day | the rain scene | the wet sequence
      place | the clapperboard | the slate
      place | the release forms | the papers for extras
      place | the lens case | the box of glass
      count | extras | people in the background
      count | battery packs | power for the cameras
      count | walkie-talkies | hand radios
      code | the location permit | the city's permission | permit
      code | the make-up trailer | where faces are done | bay
      who | the stunt fall | the drop from the ladder
      who | the score | writing the music
      pick | the hero prop | the main object | a brass compass; a cracked violin; a red suitcase; a paper boat
      pick | the closing image | the final frame | an empty swing; a lit window; footprints; a train leaving
      pick | the crew meal | what the caterer brings | burritos; ramen; jacket potatoes; curry pies
      cost | the crane rental | the lift for the camera
      cost | the music rights | permission for the song
      state | the gimbal | the stabiliser | drifts right; lost its charger; squeaks on tilt
      state | the boom pole | the stick with the mike | won't extend; creaks; has a loose clip`,
    chores:
      'mark the floor; charge the monitors; scout the alley; copy the rushes; age the coat; lock the street; time the dialogue; black out the windows; rent the smoke fluid; update the call sheet; clean the filters; borrow the bicycle',
    objects:
      'the tripod; the reflector; the storyboard; the trench coat; the dolly track; the slate; the hard drive; the blood capsules; the colour chart; the megaphone; the teleprompter; the lunch crates',
    places:
      'in the camera van; on the rooftop; behind the bakery set; at the tram depot; in the green case; beside the monitor; in the stairwell; at the production office',
    reasons:
      'the light goes too early; the neighbour started drilling; the actress has a night train; the street is blocked; a lens fogged up; the insurance objects; the extras are stuck in traffic; the script changed',
    remarks: `
      Take nine was the one, I felt it.
      Pigeons walked through every good shot.
      My ears ring from that siren.
      The alley smelled of fish all night.
      Nobody laughs at the slate jokes any more.
      The sunrise was worth the four o'clock alarm.
      I keep saying cut in my sleep.
      That dog deserves a credit.`,
    pictures: `
      the storyboard frame | a figure under a viaduct; a hand on a wet window; a kite above chimneys
      the location | a courtyard with blue laundry; a spiral slide; a wall of dead televisions
      the wardrobe test | a grey coat with one sleeve; a mustard scarf; boots without laces`,
  }),
];
