import { readTheme, type Theme } from '../../world/theme.js';

/** Settings around a celebration or a show. */
export const celebrationThemes: readonly Theme[] = [
  readTheme({
    name: 'wedding',
    title: 'A garden wedding',
    household: true,
    roles: 'wedding planner; bride; groom; florist; caterer; best man',
    matters: `
      time | the dress fitting | trying on the gown
      time | the rehearsal dinner | the meal on the eve
      time | the ferry to the island | the boat across
      day | the cake tasting | sampling the cakes
      day | the marriage licence appointment | getting the licence signed
      day | the flower delivery | when the blooms arrive
      place | the spare rings | the backup wedding bands
      place | the guest book | the album people sign
      place | the string lights | the fairy lamps
      count | folding chairs | seats to rent
      count | vegetarian plates | meatless dinners
      count | shuttle seats | places on the guest bus
      code | the bridal suite | where the bride gets ready | room
      code | the dance floor rental | the parquet hire order | order
      who | the harp music | playing at the ceremony
      who | the hair and makeup | styling everybody
      pick | the first-dance song | music for the opening waltz | Moon River; At Last; Stand By Me; La Vie en Rose
      pick | the napkin colour | shade of the table linen | dusty rose; sage green; slate blue; saffron
      pick | the main course | what the guests will eat | mushroom risotto; braised short rib; sea bass; stuffed squash
      cost | the marquee | the big tent
      cost | the photo booth | the picture cabin
      state | the sound system | the loudspeakers | keeps humming; cuts out every ten minutes; needs a new amplifier
      state | the rose arch | the flower gateway | leans to the left; lost two crossbars; needs a second coat of paint`,
    chores:
      'press the tablecloths; write the place cards; pick up the corsages; confirm the string trio; fold the programmes; call the aunts in Porto; order the ribbon; tie the almond bags; test the microphones; polish the silver; print the seating plan; collect the tuxedos',
    objects:
      'the seating chart; the veil; the cake stand; the candle holders; the vows; the ring box; the umbrella stand; the table numbers; the confetti cones; the garter; the lace shawl; the champagne buckets',
    places:
      'in the boathouse; behind the orangery; under the chestnut tree; on the lower lawn; in the vestry; by the lily pond; in the cellar; at the gatehouse',
    reasons:
      'the harbour closes early; the registrar was double-booked; the bakery lost an oven; heavy rain is forecast; the coach company called; my mother insisted; the gardener needs the lawn; the venue found a leak',
    remarks: `
      I dreamt the cake slid off the table again.
      Uncle Bruno still hasn't replied to the invitation.
      The peacocks on the lawn are louder than the quartet.
      Somebody should hide the karaoke machine.
      I practised the waltz on the kitchen tiles last night.
      Every florist in town is out of peonies.
      The vicar has a wonderful laugh.
      My shoes pinch already and I've worn them twice.`,
    pictures: `
      the table setting | gold-rimmed plates with a sprig of rosemary; blue glasses on a linen runner; a wooden board with figs
      the invitation | a pressed fern on cream paper; a hand-drawn lighthouse; green wax with a heart seal
      the bouquet | white ranunculus with eucalyptus; purple thistles and sweet peas; yellow tulips tied with twine`,
  }),
  readTheme({
    name: 'theatre',
    title: 'An amateur theatre company',
    roles: 'director; stage manager; lead actor; costume maker; lighting technician; prompter',
    matters: `
      time | the dress rehearsal | the run in full costume
      time | the matinee | the afternoon performance
      time | the fight practice | rehearsing the duel
      day | the poster printing | when the placards come off the press
      day | the safety inspection | the fire officer's visit
      day | the set build | putting up the scenery
      place | the fog machine | the thing that makes mist
      place | the crown | the king's headpiece
      place | the prompt book | the marked-up script
      count | foil swords | blades for the battle
      count | complimentary tickets | free seats
      count | wigs | hairpieces
      code | the costume store | where the wardrobe is kept | locker
      code | the council permit | the licence for the hall | permit
      who | the violin solo | the string part in act two
      who | the ticket desk | selling seats at the door
      pick | the closing number | the last song | Lean on Me; Auld Lang Syne; Bright Morning Stars; The Parting Glass
      pick | the curtain colour | shade of the drapes | bottle green; wine red; midnight blue; mustard
      pick | the interval drink | what we serve at the break | elderflower fizz; hot cider; iced hibiscus tea; ginger punch
      cost | the hall deposit | the money held for the building
      cost | the microphones | the clip-on mikes
      state | the trapdoor | the hatch in the floor | sticks halfway; squeaks terribly; drops without warning
      state | the follow spot | the big lamp at the back | flickers on cue nine; smells of burning; needs a longer cable`,
    chores:
      'sew the ruffs; learn the second act; tape the stage marks; paint the battlements; oil the pulley; rehearse the quarrel; update the cue sheet; sweep the wings; glue the moustaches; iron the cloaks; hang the gauze; proofread the programme',
    objects:
      'the goblet; the wind chime; the ladder; the understudy script; the chaise longue; the lantern; the papier-mâché pig; the door frame; the ermine collar; the thunder sheet; the feather fan; the cue lights',
    places:
      'under the stage; in the green room; up in the fly loft; behind the box office; beside the piano; in the scenery dock; at the chapel hall; in the upstairs wardrobe',
    reasons:
      'the caretaker has the only key; two of the guards have flu; the choir needs the hall; the printer jammed; the paint is still wet; the council moved the inspection; the bus strike starts then; the fuse box tripped',
    remarks: `
      The audience laughed in the wrong place on Saturday.
      I still can't get through the balcony speech.
      Whoever ate the prop grapes, they were plastic.
      That second scene change takes an eternity.
      My beard itches under the lamps.
      Half the chorus still hums instead of singing.
      The raked stage is murder on my ankles.
      I heard the reviewer from the Gazette is coming.`,
    pictures: `
      the set model | a cardboard castle with a red drawbridge; a spiral stair made of matchsticks; a tiny balcony with ivy
      the costume sketch | a velvet doublet with silver buttons; a cloak lined with newspaper; boots with copper buckles
      the poster | a raven holding a mask; a cracked mirror on black; a yellow moon over rooftops`,
  }),
  readTheme({
    name: 'book-festival',
    title: 'A small-town book festival',
    roles: 'festival director; volunteer coordinator; bookseller; moderator; sound engineer; driver',
    matters: `
      time | the opening panel | the first debate
      time | the poetry breakfast | verses over croissants
      time | the author pickup | collecting the novelist from the station
      day | the school workshop | the morning with the pupils
      day | the crime night | the evening of detective stories
      day | the banner hanging | putting up the street flags
      place | the signing table | where authors sign
      place | the lost-and-found box | the crate for forgotten things
      place | the speaker badges | the name tags for authors
      count | beanbags | soft seats for the children's corner
      count | hotel rooms | beds booked for authors
      count | lecterns | reading stands
      code | the delivery entrance | the gate for vans | gate
      code | the book shipment | the parcel from the wholesaler | parcel
      who | the sign-language interpreting | translating the talks into signs
      who | the closing speech | the final address
      pick | the festival motto | the slogan this year | Pages and Bridges; Read the River; Words Without Walls; Slow Stories
      pick | the welcome gift | the present for authors | a clay inkwell; a jar of heather honey; a linen notebook; a walnut bookmark
      pick | the evening snack | food after the readings | onion tart; chickpea wraps; cheese scones; spiced nuts
      cost | the tent hire | renting the pavilion
      cost | the headline author's train | the rail fare for the star guest
      state | the projector | the beamer | keeps overheating; shows everything in pink; needs another lens
      state | the website | the online programme | shows last year's dates; crashes on phones; lost the booking button`,
    chores:
      'alphabetise the display; write the moderator notes; fold the leaflets; phone the library; test the radio mikes; label the water jugs; brief the ushers; chase the missing bios; stack the deckchairs; pin up the map; count the float; reserve the parking bay',
    objects:
      "the first editions; the tombola drum; the microphone stand; the reading lamp; the raffle tickets; the wristbands; the tea urn; the children's rug; the chalkboard; the poetry cards; the sandwich board; the cash box",
    places:
      "in the chapel; by the canal steps; in the town library; under the arcade; at the old cinema; in the rose tent; beside the bakery; in the mayor's parlour",
    reasons:
      'the translator missed her flight; the river is rising; the chapel has a funeral; the publisher asked for it; the school bus is late; the café needs the yard; the panel ran over last year; her new book is delayed',
    remarks: `
      I finally finished that doorstop of a novel.
      The poets always empty the biscuit tin.
      Our memoir shelf is bigger than the children's one.
      Somebody left a cello in the cloakroom.
      The debut novelist is more nervous than I am.
      I keep finding bookmarks in my coat pockets.
      Nobody ever asks a short question after a talk.
      The audiobook lady has a voice like treacle.`,
    pictures: `
      the main tent | a striped canopy with paper cranes; a crooked sign reading Quiet Please; rows of orange stools
      the window display | a tower of blue paperbacks; a stuffed owl with spectacles; maps pinned like bunting
      the author portrait | a woman with a silver braid; a man holding a tabby cat; two sisters on a bicycle`,
  }),
];
