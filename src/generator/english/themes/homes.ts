import { readTheme, type Theme } from '../../world/theme.js';

/** Settings in and around a home. */
export const homeThemes: readonly Theme[] = [
  readTheme({
    name: 'renovation',
    title: 'A kitchen renovation',
    household: true,
    roles: 'homeowner; contractor; electrician; teenager of the house; interior designer; neighbour',
    matters: `
      time | the plumber | the man for the pipes
      time | the gas inspection | the boiler check
      time | the skip collection | when the rubble container goes
      day | the countertop delivery | when the worktop comes
      day | the floor sanding | smoothing the boards
      day | the building permit hearing | the council meeting about the wall
      place | the stopcock key | the tool that shuts off the water
      place | the spare tiles | the extra ceramics
      place | the dust sheets | the covers for the furniture
      count | wall sockets | power outlets
      count | pendant lamps | hanging lights
      count | bags of plaster | sacks for the walls
      code | the paint mix | the tint on the tin | shade
      code | the tile order | the ceramics purchase | order
      who | the chimney work | repairing the flue
      who | the cabinet doors | making the cupboard fronts
      pick | the tap finish | metal of the faucet | brushed brass; matt black; polished nickel; aged copper
      pick | the floor material | what goes under our feet | cork; oak parquet; slate; linoleum
      pick | the fridge model | which refrigerator | the tall Norden; the Bellini double-door; the compact Arktis; the retro Kelvin
      cost | the induction hob | the new cooker
      cost | the extractor fan | the hood over the stove
      state | the skylight | the roof window | drips when it rains; won't latch; has a cracked pane
      state | the fuse board | the breaker panel | trips with the kettle on; buzzes at night; has no room for more circuits`,
    chores:
      'empty the lower cupboards; tape the windows; order the grout; measure the alcove; pull up the carpet; label the cables; collect the hinges; strip the wallpaper; phone the insurance; vacuum the dust; return the wrong handles; prime the ceiling',
    objects:
      'the spirit level; the tile cutter; the paint rollers; the sink; the microwave; the stepladder; the drawer runners; the light switches; the sample board; the skirting; the cat flap; the extension lead',
    places:
      'in the garage; under the stairs; in the hallway cupboard; on the back porch; in the utility room; behind the shed; up in the attic; in the blue crate',
    reasons:
      'the screed has to dry; the van broke down; the supplier sent the wrong size; the neighbours complained; the inspector is on leave; the plaster cracked; the price went up; the crane is not free',
    remarks: `
      I have washed the dishes in the bathtub for a week.
      There is dust in my sugar bowl.
      The drilling starts before my alarm does.
      We found a newspaper from 1962 behind the boiler.
      Takeaway again tonight, I suppose.
      The old wallpaper had eleven layers.
      The cat refuses to come downstairs.
      I never want to see a paint chart again.`,
    pictures: `
      the backsplash sample | green zellige tiles with white grout; a herringbone of grey slate; hand-painted lemons
      the floor plan | an island with three stools; a bench under the window; a pantry behind a sliding door
      the damage | a brown stain shaped like a boot; a crack from the door to the lamp; a hole with copper pipe in it`,
  }),
  readTheme({
    name: 'moving',
    title: 'A household that moves',
    household: true,
    roles: 'mover; tenant; landlord; grandparent; student; estate agent',
    matters: `
      time | the key handover | getting the keys
      time | the lift reservation | when the elevator is ours
      time | the vet check | the appointment for the dog
      day | the moving van | the day of the truck
      day | the meter reading | noting the electricity
      day | the sofa collection | when the couch is fetched
      place | the passports | our travel documents
      place | the toolbox | the hammer and screws
      place | the cat carrier | the pet crate
      count | wardrobe boxes | cartons for clothes
      count | parking permits | papers for the cars
      count | duplicate keys | copies of the key
      code | the storage unit | the rented locker | unit
      code | the broadband contract | the internet agreement | contract
      who | the piano transport | carrying the upright
      who | the deep clean | scrubbing the old flat
      pick | the bedroom colour | paint for the sleeping room | pale clay; sea mist; buttermilk; pigeon grey
      pick | the curtain fabric | cloth for the windows | washed linen; wool felt; cotton velvet; raw silk
      pick | the housewarming food | what we cook for the party | a pot of chili; dumplings; paella; flatbread with toppings
      cost | the security deposit | the money the landlord keeps
      cost | the new washing machine | the laundry appliance
      state | the balcony door | the glass door outside | jams in the frame; whistles in the wind; lost its handle
      state | the radiator in the hall | the heater by the entrance | stays cold; gurgles all night; leaks onto the mat`,
    chores:
      'wrap the glasses; redirect the post; defrost the freezer; take down the shelves; cancel the gas contract; label the boxes; sell the bunk bed; roll up the rugs; photograph the scratches; register the new address; donate the encyclopedias; patch the nail holes',
    objects:
      'the cactus; the record player; the mattress; the bread machine; the standing lamp; the photo albums; the aquarium; the bookcase; the doormat; the sewing box; the mirror; the christening gown',
    places:
      'in the corner cabinet; in box number nine; on the landing; in the bicycle cellar; under the sink; in the car boot; at the old flat; on the windowsill',
    reasons:
      'the street is being resurfaced; the previous tenant needs longer; the agent mixed up the diary; the lift is out of order; there is a market that day; the bank took its time; the truck failed its test; the painter has a cold',
    remarks: `
      I own far too many mugs.
      The echo in the empty rooms is strange.
      Somebody packed the tin opener at the very bottom.
      The new neighbours waved from the balcony.
      My back will remember those stairs.
      I found my school report behind the wardrobe.
      We have eaten pizza from a paint bucket lid.
      The dog sleeps on the bubble wrap.`,
    pictures: `
      the living room | a bay window with a stone sill; a green stove in the corner; wooden beams and a swing
      the floor scratch | a long mark beside the stove; three dents like a paw; a burn the size of a coin
      the view | a church with a copper roof; a football pitch and poplars; a harbour crane at dusk`,
  }),
  readTheme({
    name: 'home-care',
    title: 'Care for a grandmother at home',
    household: true,
    roles: 'grandmother; daughter; grandson; nurse; physiotherapist; neighbour',
    matters: `
      time | the physiotherapy session | the exercises for the hip
      time | the evening tablets | the pills at night
      time | the podiatrist | the foot doctor
      day | the eye clinic visit | seeing about the cataract
      day | the blood test | when they draw blood
      day | the hearing aid fitting | adjusting the earpiece
      place | the walking frame | the thing she leans on
      place | the prescription folder | the papers from the doctor
      place | the emergency button | the alarm pendant
      count | compression stockings | tight socks
      count | meal boxes | delivered dinners
      count | physio visits | appointments for the exercises
      code | the key safe | the little box by the door | code
      code | the hospital ward | where the check-up is | ward
      who | the night shift | staying until morning
      who | the wheelchair repair | mending the chair
      pick | the exercise | the movement for balance | heel raises; chair stands; ankle circles; slow marching
      pick | the soup of the week | what simmers on the stove | leek and barley; red lentil; chicken with dill; beetroot
      pick | the audiobook | the story she listens to | Middlemarch; The Hobbit; Rebecca; Around the World in Eighty Days
      cost | the stair lift | the chair that climbs
      cost | the cushion for the chair | the pressure pad
      state | the blood pressure cuff | the arm monitor | reads too high; lost its tube; needs batteries
      state | the bathroom rail | the grab bar | wobbles; came off the tile; is too low`,
    chores:
      'refill the pill box; change the bed linen; ring the pharmacy; air the bedroom; water the geraniums; wash the cardigan; charge the hearing aids; book the transport; trim the fringe; check the slippers; write the care diary; fetch the newspaper',
    objects:
      'the reading glasses; the crossword book; the hot-water bottle; the radio; the bird feeder; the knitting bag; the tea cosy; the photo calendar; the blanket; the shower stool; the magnifier; the denture cup',
    places:
      'on the bedside table; in the kitchen drawer; behind the front door; in the blue folder; on the sideboard; next to the armchair; in the laundry basket; by the telephone',
    reasons:
      'the surgery changed its hours; the nurse has two new patients; the ice made the path slippery; the lab lost the sample; the ambulance was late; the doctor prefers mornings; the pharmacy ran out; she slept badly',
    remarks: `
      She beat me at rummy three times yesterday.
      The robin was back at the window.
      That soap opera has no plot at all.
      Her ankles look much better today.
      I can smell the neighbour's curry again.
      We laughed about the old tram tickets.
      The stairs get steeper every winter.
      She remembers every teacher she ever had.`,
    pictures: `
      the old photograph | two girls on a hay cart; a soldier with an accordion; a shop with a striped awning
      the swelling | a red patch above the ankle; a bruise on the left wrist; a bump behind the knee
      the window box | three pink geraniums; a nest with two eggs; parsley gone to seed`,
  }),
];
