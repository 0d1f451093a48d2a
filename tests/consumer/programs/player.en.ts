import assert from 'node:assert/strict';
import { en } from '@parde/player/en';

const text = en.timeOf('3 minutes', '44 minutes');
assert.equal(text, '3 minutes of 44 minutes');

console.log(text);
