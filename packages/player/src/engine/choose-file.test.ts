import { expect, it } from 'vitest';
import type { PlayerSource } from '../player-media.ts';
import { chooseFile } from './choose-file.ts';

const files = ['1080p', '480p', '720p'].map(
  (quality): PlayerSource => ({ type: 'mp4', url: `${quality}.mp4`, codecs: null, quality }),
);

it.each([
  ['what was chosen, whatever the player is', { fixed: 1080, cap: null }, 300, '1080p.mp4'],
  ['no more than the player is large', { fixed: null, cap: null }, 300, '480p.mp4'],
  ['enough to fill it', { fixed: null, cap: null }, 600, '720p.mp4'],
  ['the best there is for a large one', { fixed: null, cap: null }, 2000, '1080p.mp4'],
  ['no more than the data saver allows', { fixed: null, cap: 480 }, 2000, '480p.mp4'],
  ['the smallest where all are too much', { fixed: null, cap: 240 }, 2000, '480p.mp4'],
])('plays %s', (_, order, lines, url) => {
  expect(chooseFile(files, order, lines)?.url).toBe(url);
});
