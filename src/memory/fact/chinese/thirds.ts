import type { TurnId } from '../../../records/records.js';
import type { Perspective } from '../english/perspective.js';
import { type ChineseSubject, type ChineseThirds, chineseSubject } from './subjects.js';

/** The thirds after a clause that speaks of `subject`, or else of an object that can be meant next. */
export function thirdsAfter(
  clause: string,
  subject: ChineseSubject | undefined,
  thirds: ChineseThirds,
  view: Perspective,
  turnId?: TurnId,
): ChineseThirds {
  const meant = isThird(subject) ? subject : mentionedObject(clause, view);
  if (meant === undefined || meant.text === view.speaker || meant.text === view.addressee) return thirds;
  const known = { ...meant, rest: '', ...(turnId === undefined ? {} : { turnId }) };
  return meant.kind === 'person' ? { ...thirds, person: known } : { ...thirds, thing: known };
}

/** Whether a subject is neither speaker nor addressee. */
export function isThird(subject: ChineseSubject | undefined): subject is ChineseSubject {
  return subject?.kind === 'person' || subject?.kind === 'thing';
}

/** 把热水器关了, 给我表弟, 你有女朋友了: a thing handled, somebody served or somebody had. */
function mentionedObject(text: string, view: Perspective): ChineseSubject | undefined {
  const thing = /把(?<thing>\p{Script=Han}{2,5}?)(?=[关开调放收拿修给送洗换])/u.exec(text)?.groups?.['thing'];
  const carried = /[抱带拿骑牵养]着?(?<thing>\p{Script=Han}{1,2}?)(?=走|去|来|跑|$)/u.exec(text)?.groups?.['thing'];
  const handled = thing ?? carried;
  if (handled !== undefined) return { text: handled, kind: 'thing', rest: '' };
  const held = /有(?<who>女朋友|男朋友|孩子|儿子|女儿|老婆|老公|哥哥|姐姐|弟弟|妹妹)/u.exec(text)?.groups?.['who'];
  const holder = /^[你您]/u.test(text) ? view.addressee : view.speaker;
  if (held !== undefined && holder !== undefined)
    return { text: `${holder}的${held}`, person: holder, kind: 'person', rest: '' };
  const served =
    /[给跟和让叫请找问接送带](?:\p{Script=Han}{1,4}的)?(?=[我你您]|房东|医生|老师|经理|孩子|师傅|客户|物业|中介|儿子|女儿|朋友|同事|阿姨|叔叔|爷爷|奶奶|邻居|先生|太太)(?<who>.+)$/u.exec(
      text,
    )?.groups?.['who'];
  if (served === undefined) return undefined;
  const person = chineseSubject(served, view, {}) ?? chineseSubject(`${served}是`, view, {});
  return person?.kind === 'person' ? person : undefined;
}
