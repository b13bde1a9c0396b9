import { isChineseFragment } from './worth-keeping.js';

const FRAGMENT_FOR =
  /怎么样|怎样|什么时候|几点|几号|几岁|多大|多少钱?|多久|(?<!为)什么|哪里|哪儿|哪个|哪天|谁|几[个位天次]/u;
const CHOICE = /(?<left>[\p{Script=Han}A-Za-z0-9]{1,8})还是(?<right>[\p{Script=Han}A-Za-z0-9]{1,8})/u;

/**
 * Makes a statement of a Chinese question, whose persons are written out, and the short answer to it: 谁 and the like give
 * way to the fragment, "A还是B" becomes a wish, a verb echoed with 不 or 没 denies. Undefined when the answer stands on its own.
 */
export function joinChineseAnswer(question: string, answer: string, answerer: string): string | undefined {
  const plain = question.replace(/[吗呢吧啊呀么？?]+$/u, '').replace(/^(?:请问|那|那么|对了)/u, '');
  const said = answer.replace(/^(?:是的?|对|嗯)(?=.)/u, '').replace(/[的吧了]*$/u, '');
  const choice = CHOICE.exec(plain)?.groups;
  if (choice) {
    const chosen = [choice['left'], choice['right']].some(
      (one) => one !== undefined && (one.endsWith(said) || said.endsWith(one)),
    );
    return chosen && said.length >= 2 ? `${answerer}希望${said}` : undefined;
  }
  if (/谁/u.test(plain)) {
    const mine = /^是我|^我(?:来|去)?(?<verb>\p{Script=Han}{0,3})$/u.exec(answer);
    if (mine && plain.includes(mine.groups?.['verb'] ?? '')) return plain.replace('谁', answerer);
    return undefined;
  }
  const denied = /^(?:不|没|没有)(?<verb>\p{Script=Han}{1,2})?$/u.exec(said);
  if (denied && !FRAGMENT_FOR.test(plain)) {
    const verb = denied.groups?.['verb'];
    if (verb === undefined || !plain.includes(verb)) return undefined;
    return plain.replace(verb, `不${verb}`);
  }
  const yes =
    /^(?:可以|行|好|没问题|会|能|有|是|当然)$/u.test(said) &&
    /[吗]$|能不能|可不可以|是不是|有没有|会不会|要不要/u.test(question);
  if (yes) {
    if (/有没有|有.*吗/u.test(question)) return undefined;
    return plain
      .replace(/能不能|可不可以/u, '可以')
      .replace(/是不是/u, '是')
      .replace(/(会|要)不\1/u, '$1');
  }
  if (FRAGMENT_FOR.test(plain) && isChineseFragment(said) && !/[我你您他她它得了说有是]|^[也还都就]/u.test(said)) {
    const filled = plain.replace(FRAGMENT_FOR, said);
    return filled === plain ? undefined : filled;
  }
  return undefined;
}
