import { wordList } from '../word-list.js';

/**
 * Capitalised words that stand where names stand and are none: openers of sentences, feelings, origins, days, places of
 * the "I'm ..." kind. Lower-case; closed on purpose, so that an unusual name is still a name.
 */
export const NOT_NAMES = wordList(`
  i i'm i'll i've i'd a an the this that these those there here it its he she we you they them us me my your his her our
  their mine yours ours who whom whose which what when where why how if though although because since while until unless
  as at by for from in into of off on onto out over to under up with without about after before between during near like
  and or but nor so yet then than not no yes yeah yep yup nope nah ok okay alright right sure fine good great nice cool
  perfect excellent awesome fantastic wonderful lovely brilliant super sweet neat wow whoa oh ah aw aww ooh ugh uh um umm er erm mm
  hmm hm mm mhm huh hey hi hello hiya howdy greetings welcome bye goodbye cheers thanks thank please sorry pardon excuse
  congrats congratulations absolutely definitely certainly exactly totally completely indeed agreed correct true false
  actually honestly frankly basically clearly obviously probably possibly perhaps maybe hopefully luckily unfortunately
  sadly surely finally lastly first firstly second secondly third next last later soon now today tonight tomorrow
  yesterday again once twice always never often sometimes usually rarely still already just only also even too very much
  more most less least many few some any all both each every everyone everybody anyone anybody someone somebody nobody
  everything anything something nothing none one two three four five six seven eight nine ten dozen hundred thousand
  well anyway anyways besides otherwise instead however therefore meanwhile otherwise likewise speaking incidentally
  is are was were be been being am do does did done have has had will would shall should can could may might must let
  let's go going gone get got give come came look listen wait stop see say said tell ask think know guess mean make take
  put keep try want need hope love hate help check call meet send bring leave stay remember forget imagine
  happy glad sad angry mad upset tired exhausted hungry thirsty sick ill better worse worried nervous anxious scared
  afraid excited thrilled delighted proud ashamed embarrassed bored busy free ready late early done back home
  away lost stuck stressed confused surprised shocked impressed grateful thankful interested curious available allergic
  pregnant single married divorced retired unemployed alone asleep awake alive fine dead serious kidding joking coming
  leaving driving looking trying planning thinking working feeling starting getting making taking doing having
  vegetarian vegan gluten lactose diabetic celiac
  american english british scottish irish welsh french german spanish italian dutch swedish danish finnish norwegian
  polish russian chinese japanese korean indian thai vietnamese turkish greek canadian mexican brazilian australian
  african asian european latino latina arab israeli egyptian muslim christian jewish hindu buddhist catholic protestant
  atheist agnostic republican democrat
  monday tuesday wednesday thursday friday saturday sunday january february march april june july august september
  october november december spring summer autumn fall winter christmas easter halloween thanksgiving weekend morning
  afternoon evening night noon midnight day week month year time
  paris london rome berlin madrid tokyo beijing shanghai york boston chicago texas california florida europe america asia
  africa canada china japan india france germany spain italy england britain ireland scotland mexico brazil
  folks guys team people family friends ladies gentlemen gang crew class mate buddy dude man woman girl boy kid kids sir
  madam ma'am miss mister mr mrs ms dr doctor professor captain officer god lord jesus heaven hell
  option plan question answer problem idea point reason note update reminder fyi btw ps step part case point
  same different new old big small long short high low left half full empty open closed north south east west
  whatever whoever whenever wherever whichever anywhere everywhere somewhere nowhere together apart ahead
  gotcha understood noted done deal fair enough interesting amazing gorgeous beautiful terrible awful horrible
  online offline internet google email text phone coffee tea lunch dinner breakfast water
`);

/** Names that are also common words: names only where nothing else fits ("I'm Will.", "Thanks, May."). */
export const AMBIGUOUS_NAMES = wordList(
  'will may mark grace joy hope faith dawn rose bill jack april june august summer',
);

/** Words for relatives that are used like names. */
export const KIN_WORDS = wordList(`
  mom mum mommy mummy mama momma mother dad daddy papa pop pops father grandma granny nana gran grandmother grandpa
  granddad grandad gramps grandfather auntie aunty aunt uncle sis sister bro brother son honey sweetheart darling dear
  babe sweetie
`);

/** Relatives by whom somebody is presented: "my sister Ana". */
export const KIN_ROLES = wordList(`
  sister brother mother father mom mum dad son daughter wife husband cousin aunt uncle niece nephew grandmother grandfather
  grandma grandpa twin stepmother stepfather
`);

/** Nouns that say what a person is to others: "our hotel host". */
export const ROLE_NOUNS = wordList(`
  sister brother mother father mom mum dad son daughter wife husband partner girlfriend boyfriend fiance fiancee spouse
  cousin aunt uncle niece nephew grandmother grandfather grandma grandpa twin parent friend buddy neighbor neighbour
  roommate flatmate housemate colleague coworker classmate teammate boss manager supervisor assistant intern host hostess
  guide driver teacher tutor professor instructor coach trainer doctor nurse dentist therapist lawyer accountant engineer
  developer designer architect planner agent broker consultant contractor plumber electrician carpenter mechanic chef cook
  waiter waitress bartender barista receptionist concierge secretary editor writer author reporter photographer director
  producer leader lead captain pilot officer owner landlord tenant client customer guest speaker student researcher
  scientist analyst scientist nanny babysitter sitter caregiver gardener cleaner vet organizer organiser coordinator
  moderator facilitator secretary treasurer president chairman chair principal pastor priest rabbi imam
`);
