import { expect, it } from 'vitest';
import { countActionBlocks } from './action-blocks.ts';

it.each([
  [[], 0],
  [['play'], 1],
  [['subscribe'], 1],
  [['free'], 1],
  [['buy'], 1],
  [['ussd'], 1],
  [['play', 'subscribe'], 2],
  [['play', 'free'], 2],
  [['play', 'buy'], 2],
  [['play', 'ussd'], 2],
  [['subscribe', 'free'], 2],
  [['subscribe', 'buy'], 2],
  [['subscribe', 'ussd'], 2],
  [['free', 'buy'], 1],
  [['free', 'ussd'], 2],
  [['buy', 'ussd'], 2],
  [['play', 'subscribe', 'free'], 3],
  [['play', 'subscribe', 'buy'], 3],
  [['play', 'subscribe', 'ussd'], 3],
  [['play', 'free', 'buy'], 2],
  [['play', 'free', 'ussd'], 3],
  [['play', 'buy', 'ussd'], 3],
  [['subscribe', 'free', 'buy'], 2],
  [['subscribe', 'free', 'ussd'], 3],
  [['subscribe', 'buy', 'ussd'], 3],
  [['free', 'buy', 'ussd'], 2],
  [['play', 'subscribe', 'free', 'buy'], 3],
  [['play', 'subscribe', 'free', 'ussd'], 4],
  [['play', 'subscribe', 'buy', 'ussd'], 4],
  [['play', 'free', 'buy', 'ussd'], 3],
  [['subscribe', 'free', 'buy', 'ussd'], 3],
  [['play', 'subscribe', 'free', 'buy', 'ussd'], 4],
])('the actions %j take %j blocks', (visible, blocks) => {
  const shows = (name: string) => visible.includes(name);
  const actions = {
    play: shows('play'),
    subscribe: shows('subscribe'),
    free: shows('free'),
    buy: shows('buy'),
    ussd: shows('ussd'),
  };
  expect(countActionBlocks(actions)).toBe(blocks);
});
