import assert from 'node:assert/strict';
import { drawTitle, rasterize } from '@parde/demo-art';

const poster = await drawTitle('poster', 'my-film', ['desert', 'dusk'], { name: 'کاروان‌سرای آخر' });
const picture = await rasterize(poster, 'webp', 320);
assert.equal(picture.toString('latin1', 8, 12), 'WEBP');

console.log(`A poster of ${picture.length} bytes`);
