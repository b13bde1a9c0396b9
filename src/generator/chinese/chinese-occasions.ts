/** What is told to one person only. */
export const chineseSecrets: readonly (readonly [string, string])[] = [
  ['party', '最后一晚的惊喜聚会'],
  ['job', '外地来的一份工作'],
  ['gift', '两张话剧票当礼物'],
  ['exam', '没考过的驾照'],
  ['baby', '怀了双胞胎'],
  ['visit', '老同学要来的惊喜'],
  ['sale', '有人要买这房子'],
  ['tattoo', '肩膀上的小文身'],
];

/** Why somebody is missing. */
export const chineseAbsences: readonly string[] = [
  '水管爆了',
  '偏头痛',
  '火车晚点',
  '孩子病了',
  '要开家长会',
  '轮胎扎了',
  '要去报税',
  '拔了智齿',
  '家里停电',
  '护照丢了',
  '表弟结婚',
  '加了晚班',
];

/** When somebody who is missing will be there again. */
export const chineseReturns: readonly string[] = ['后天', '坐下一班车来', '孩子好了就来', '过了周末', '下回准时到'];
