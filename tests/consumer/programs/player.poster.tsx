import assert from 'node:assert/strict';
import { fa } from '@parde/player/fa';
import { PlayerPoster } from '@parde/player/poster';
import { renderToString } from 'react-dom/server';

const media = {
  id: '1024',
  kind: 'film' as const,
  title: 'شب بلند',
  poster: null,
  sources: [],
};
const page = renderToString(<PlayerPoster media={media} locale="fa" words={fa} />);
assert.ok(page.includes('پخش: شب بلند'));
console.log(page);
