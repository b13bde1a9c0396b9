/** Base forms of irregular verbs and nouns with the forms that no suffix tells; those that are words of their own are left out. */
const FORMS = `
  become became|begin began begun|break broke broken|bring brought|build built|buy bought|catch caught|choose chose chosen
  come came|draw drew drawn|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed|feel felt|fight fought
  find found|fly flew flown|forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got gotten|give gave given
  go went gone|grow grew grown|hear heard|hide hid hidden|hold held|keep kept|know knew known|lead led|lend lent|lose lost
  make made|mean meant|meet met|pay paid|ride rode ridden|ring rang rung|run ran|see saw seen|sell sold|send sent|shake shook shaken
  sing sang sung|sit sat|sleep slept|speak spoke spoken|spend spent|stand stood|steal stole stolen|swim swam swum|take took taken
  teach taught|tear tore torn|tell told|think thought|throw threw thrown|understand understood|wake woke woken|wear wore worn
  win won|write wrote written|say said|child children|man men|woman women|foot feet|tooth teeth|mouse mice|knife knives
`;

const baseOf = new Map(
  FORMS.split(/[|\n]/u).flatMap((group) => {
    const [base, ...forms] = group.trim().split(/\s+/u);
    return base === undefined ? [] : forms.map((form): [string, string] => [form, base]);
  }),
);

/** The base form of an irregular verb or noun form ("bought" to "buy"); the word itself for any other. */
export function englishBaseForm(word: string): string {
  return baseOf.get(word) ?? word;
}
