import { beforeEach, expect, it } from 'vitest';
import type { Records } from '../storage/records.ts';
import { openNewDevice, playbackOf, titleOf } from '../test-support/device.ts';
import { moveInQueue } from './queue.ts';

let device: { owner: string; records: Records };
let records: Records;

beforeEach(async () => {
  device = await openNewDevice();
  ({ records } = device);
});

const playback = (id: string) => playbackOf([], { content_type: 'episode', id });
const ids = () => records.titles().map(({ id }) => id);

async function queue(...titles: [id: string, more?: Parameters<typeof titleOf>[1]][]) {
  for (const [index, [id, more]] of titles.entries()) {
    await records.add([titleOf(playback(id), { order: index + 1, ...more })]);
  }
}
const keyOf = (id: string) => titleOf(playback(id)).key;

it('a title moves past the next waiting title, over titles that do not wait', async () => {
  await queue(['1'], ['2', { status: 'saved' }], ['3', { status: 'paused' }], ['4']);
  await moveInQueue(device, keyOf('4'), 'earlier');
  expect(ids()).toEqual(['4', '2', '3', '1']);
  await moveInQueue(device, keyOf('4'), 'later');
  expect(ids()).toEqual(['1', '2', '3', '4']);
});

it('titles of other viewers of the device are not counted', async () => {
  await queue(['1'], ['2', { owner: 'other', key: 'other' }], ['3']);
  await moveInQueue(device, keyOf('3'), 'earlier');
  expect(ids()).toEqual(['3', '2', '1']);
});

it('the first and the last title stay, and so do titles that do not wait', async () => {
  await queue(['1'], ['2'], ['3', { status: 'saved' }]);
  await moveInQueue(device, keyOf('1'), 'earlier');
  await moveInQueue(device, keyOf('2'), 'later');
  await moveInQueue(device, keyOf('3'), 'earlier');
  await moveInQueue(device, 'gone', 'earlier');
  expect(ids()).toEqual(['1', '2', '3']);
});

it('a complete title of which a part is fetched again is not counted', async () => {
  const complete = { isPlanned: true, savedAt: 1 };
  await queue(['1'], ['2', complete], ['3']);
  await moveInQueue(device, keyOf('3'), 'earlier');
  expect(ids()).toEqual(['3', '2', '1']);
  await moveInQueue(device, keyOf('2'), 'earlier');
  expect(ids()).toEqual(['3', '2', '1']);
});
