import assert from 'node:assert/strict';
import { Player, type PlayerMedia } from '@parde/player';
import { fa } from '@parde/player/fa';
import { PlayerPoster } from '@parde/player/poster';
import { renderToString } from 'react-dom/server';

const media: PlayerMedia = {
  id: '1024',
  kind: 'film',
  title: 'شب بلند',
  poster: { url: '/poster.webp', width: 1280, height: 720 },
  sources: [{ type: 'hls', url: '/1024.m3u8', codecs: null }],
};
const foreign: PlayerMedia = {
  ...media,
  title: { text: 'The Lobster', lang: 'en', dir: 'ltr' },
  subtitle: ['فصل ۲ · ', { text: 'Pilot', lang: 'en', dir: 'ltr' }],
};
const page = renderToString(
  <>
    <PlayerPoster media={media} locale="fa" messages={fa} />
    <PlayerPoster media={foreign} locale="fa" messages={fa} />
    <Player media={media} locale="fa" messages={{ ...fa, player: 'پخش فیلم' }} />
  </>,
);
for (const words of [
  'پخش: شب بلند',
  'aria-label="پخش فیلم"',
  'dir="rtl"',
  '/poster.webp',
  'lang="en"',
]) {
  assert.ok(page.includes(words), words);
}
// @ts-expect-error messages are given, in one language or another
const wrong = () => <Player media={media} locale="fa" />;
assert.equal(typeof wrong, 'function');

console.log(page);
