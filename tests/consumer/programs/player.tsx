import assert from 'node:assert/strict';
import { Player, type PlayerMedia, PlayerPoster } from '@parde/player';
import { fa } from '@parde/player/fa';
import { renderToString } from 'react-dom/server';

const media: PlayerMedia = {
  id: '1024',
  kind: 'film',
  title: 'شب بلند',
  poster: { url: '/poster.webp', width: 1280, height: 720 },
  sources: [{ type: 'hls', url: '/1024.m3u8', codecs: null }],
};
const page = renderToString(
  <>
    <PlayerPoster media={media} locale="fa" words={fa} />
    <Player media={media} locale="fa" words={{ ...fa, player: 'پخش فیلم' }} />
  </>,
);
for (const words of ['پخش: شب بلند', 'aria-label="پخش فیلم"', 'dir="rtl"', '/poster.webp']) {
  assert.ok(page.includes(words), words);
}
// @ts-expect-error words are given, in one language or another
const wrong = () => <Player media={media} locale="fa" />;
assert.equal(typeof wrong, 'function');

console.log(page);
