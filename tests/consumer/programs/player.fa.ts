import assert from 'node:assert/strict';
import { fa } from '@parde/player/fa';

const text = fa.timeOf('۳ دقیقه', '۴۴ دقیقه');
assert.equal(text, '۳ دقیقه از ۴۴ دقیقه');

console.log(text);
