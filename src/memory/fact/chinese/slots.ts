/** What a Chinese clause fills in a profile: the slot and its value. */
export interface ChineseSlot {
  attribute: string;
  value: string;
}

const SLOTS: readonly (readonly [RegExp, (value: string) => ChineseSlot])[] = [
  [/对(?<value>.{1,6}?)过敏/u, (value) => ({ attribute: `allergy/${value}`, value })],
  [/^(?<value>[^对]{1,6}?)过敏$/u, (value) => ({ attribute: `allergy/${value}`, value })],
  [
    /不(?:喜欢|爱|想|能|吃|喝)(?<value>(?:吃|喝|走|学|坐|看|听|用)?.{1,10}?)(?:了|的)?$/u,
    (value) => ({ attribute: `like/${value}`, value: `不${value}` }),
  ],
  [
    /(?:最喜欢|更喜欢|喜欢|最爱|爱|想要|希望|宁愿|讨厌)(?<value>.{1,12}?)(?:了|的)?$/u,
    (value) => ({ attribute: `like/${value}`, value }),
  ],
  [/(?:^|现在)住(?:在|到)?(?<value>.{2,14})$/u, (value) => ({ attribute: 'location/home', value })],
  [/搬(?:到|去)了?(?<value>.{2,14}?)了?$/u, (value) => ({ attribute: 'location/home', value })],
  [/^在(?<value>.{2,12}?)(?:工作|上班|教.*)$/u, (value) => ({ attribute: 'work/place', value })],
  [/^是(?<value>\p{Script=Han}{2,4}人)$/u, (value) => ({ attribute: 'origin', value })],
  [/养了?(?<value>.{1,6}?)$/u, (value) => ({ attribute: `pet/${value}`, value })],
];

/** The slot that a clause fills for its subject, if any. */
export function chineseSlot(rest: string): ChineseSlot | undefined {
  for (const [pattern, slot] of SLOTS) {
    const value = pattern.exec(rest)?.groups?.['value'];
    if (value !== undefined && value !== '') return slot(value);
  }
  return undefined;
}
