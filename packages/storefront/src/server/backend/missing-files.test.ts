import { fixture } from '@parde/api-client/testing/fixtures';
import { expect, it, vi } from 'vitest';
import { inFrontOf } from '../../test-support/in-front-of.server.ts';
import { loggedLines } from '../../test-support/logged-lines.ts';

const lines = loggedLines();

const titlesWithoutFile = () =>
  lines.flatMap((line) => {
    const { event, title, level } = JSON.parse(line);
    return event === 'no-file-to-play' ? [`${level}: ${title}`] : [];
  });

const guest = fixture('ghostCart', 'guest');
const subscriber = fixture('getCart', 'subscriber');
const withFile = fixture('getCart', 'subscriber', ({ data }) => {
  for (const row of data.downloads) row.url = 'https://files.example/1.mp4';
});
const withoutRows = fixture('ghostCart', 'guest', ({ data }) => {
  data.downloads = [];
});
const ahead = fixture('ghostCart', 'guest', ({ data }) => {
  data.downloads = [];
  data.release_date = '2190-01-01T00:00:00Z';
});

/** Returns a server with these operations, which answers with `carts` in order. */
function serverWith(operations: Parameters<typeof inFrontOf>[1], ...carts: readonly object[]) {
  const left = carts.values();
  const { post } = inFrontOf(() => Response.json(left.next().value), operations);
  return async (id: string, path = '/ghost/get/cart') => {
    const body = { id, type: 'movie', quality: null, force_to_buy: false, ref: '0' };
    const { data } = await (await post(path, body)).json();
    return data.has_file;
  };
}

it('a title without a file is logged once', async () => {
  const cartOf = serverWith('specified', withoutRows, withoutRows, subscriber, ahead, withFile);
  await cartOf('once-1');
  await cartOf('once-1', '/get/cart');
  await cartOf('once-2', '/get/cart');
  await cartOf('once-3');
  await cartOf('once-4', '/get/cart');
  expect(titlesWithoutFile()).toEqual(['warning: movie/once-1', 'warning: movie/once-2']);
});

it('a file that is missing in a subscriber’s cart is reported to guests for ten minutes or until it exists', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const carts = [guest, subscriber, guest, guest, guest, withFile, guest, subscriber, guest, guest];
  const cartOf = serverWith('specified', ...carts);
  expect(await cartOf('told')).toBeUndefined();
  await cartOf('told', '/get/cart');
  expect(await cartOf('told')).toBe(false);
  expect(await cartOf('another')).toBeUndefined();
  expect(await cartOf('told')).toBe(false);
  await cartOf('told', '/get/cart');
  expect(await cartOf('told')).toBeUndefined();
  await cartOf('told', '/get/cart');
  expect(await cartOf('told')).toBe(false);
  vi.advanceTimersByTime(10 * 60_000);
  expect(await cartOf('told')).toBeUndefined();
  vi.useRealTimers();
});

it('a server with its own playback needs no files in the cart', async () => {
  const cartOf = serverWith('all', withoutRows, subscriber, guest);
  await cartOf('own');
  await cartOf('own', '/get/cart');
  expect(await cartOf('own')).toBeUndefined();
  expect(titlesWithoutFile()).toEqual([]);
});
