import { expect, it } from 'vitest';
import { createTripTalk } from '../../test/fixtures/talk.js';
import { createRememberingReader, type RecordReader } from './remembering-reader.js';

it('reads each record once, keeps the order asked for and leaves absent ones out', async () => {
  const { reader } = await createTripTalk();
  const read: string[][] = [];
  const counting: RecordReader = {
    getMany: (kind, ids) => {
      read.push([kind, ...ids]);
      return reader.getMany(kind, ids);
    },
  };
  const remembering = createRememberingReader(counting);
  const idsOf = async (ids: string[]) => (await remembering.getMany('turn', ids)).map(({ id }) => id);
  expect(await idsOf(['turn_one_2', 'gone', 'turn_one_1'])).toEqual(['turn_one_2', 'turn_one_1']);
  expect(await idsOf(['turn_one_1', 'turn_one_3', 'gone'])).toEqual(['turn_one_1', 'turn_one_3']);
  expect(await remembering.getMany('fact', [])).toEqual([]);
  expect(read).toEqual([
    ['turn', 'turn_one_2', 'gone', 'turn_one_1'],
    ['turn', 'turn_one_3'],
  ]);
});
