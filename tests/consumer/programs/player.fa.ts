import assert from 'node:assert/strict';
import { fa } from '@parde/player/fa';

const place = fa.timeOf('۳ دقیقه', '۴۴ دقیقه');
assert.equal(place, '۳ دقیقه از ۴۴ دقیقه');

console.log(place);
