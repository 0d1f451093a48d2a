import { beforeEach, expect, it } from 'vitest';
import type { OfflineRecords } from '../device/offline-records.ts';
import { openNewDevice, playbackOf, titleOf } from '../test-support/device.ts';
import { moveInQueue, newTitles } from './offline-queue.ts';

let records: OfflineRecords;

beforeEach(async () => {
  ({ records } = await openNewDevice());
});

const playback = (id: string) => playbackOf([], { content_type: 'episode', id });
const choice = { height: 480, sound: null, subtitles: [] };
const ids = async () => (await records.titles()).map(({ id }) => id);

async function queue(...titles: [id: string, more?: Parameters<typeof titleOf>[1]][]) {
  for (const [index, [id, more]] of titles.entries()) {
    await records.add(titleOf(playback(id), { order: index + 1, ...more }));
  }
}
const keyOf = (id: string) => titleOf(playback(id)).key;

it('a season is added at the end of the queue, each episode once and in its order', () => {
  const all = [titleOf(playback('2'), { order: 7 }), titleOf(playback('9'), { order: 3 })];
  const wanted = ['1', '2', '3'].map((id) => ({ playback: playback(id), choice }));
  const added = newTitles({ wanted, owner: 'owner', all });
  expect(added.map(({ id, order }) => [id, order])).toEqual([
    ['1', 8],
    ['3', 9],
  ]);
  expect(new Set(added.map(({ folder }) => folder)).size).toBe(2);
  expect(newTitles({ wanted, owner: 'other', all })).toHaveLength(3);
});

it('a title moves past the next waiting title, over titles that do not wait', async () => {
  await queue(['1'], ['2', { status: 'kept' }], ['3', { status: 'paused' }], ['4']);
  await moveInQueue(records, keyOf('4'), 'earlier');
  expect(await ids()).toEqual(['4', '2', '3', '1']);
  await moveInQueue(records, keyOf('4'), 'later');
  expect(await ids()).toEqual(['1', '2', '3', '4']);
});

it('titles of other viewers of the device are not counted', async () => {
  await queue(['1'], ['2', { owner: 'other', key: 'other' }], ['3']);
  await moveInQueue(records, keyOf('3'), 'earlier');
  expect(await ids()).toEqual(['3', '2', '1']);
});

it('the first and the last title stay, and so do titles that do not wait', async () => {
  await queue(['1'], ['2'], ['3', { status: 'kept' }]);
  await moveInQueue(records, keyOf('1'), 'earlier');
  await moveInQueue(records, keyOf('2'), 'later');
  await moveInQueue(records, keyOf('3'), 'earlier');
  await moveInQueue(records, 'gone', 'earlier');
  expect(await ids()).toEqual(['1', '2', '3']);
});
