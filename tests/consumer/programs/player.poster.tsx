import assert from 'node:assert/strict';
import { fa } from '@parde/player/fa';
import { PlayerPoster } from '@parde/player/poster';
import { renderToString } from 'react-dom/server';

const media = {
  id: '1024',
  kind: 'film' as const,
  title: 'شب بلند',
  poster: { url: '/night.webp', width: 1920, height: 1080, widths: [640, 1280] },
  sources: [],
};
const page = renderToString(<PlayerPoster media={media} locale="fa" messages={fa} />);
assert.ok(page.includes('پخش: شب بلند'));
assert.ok(page.includes('srcSet="/night.webp?w=640 640w, /night.webp?w=1280 1280w"'));
console.log(page);
