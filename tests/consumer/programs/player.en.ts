import assert from 'node:assert/strict';
import { en } from '@parde/player/en';

const place = en.timeOf('3 minutes', '44 minutes');
assert.equal(place, '3 minutes of 44 minutes');

console.log(place);
