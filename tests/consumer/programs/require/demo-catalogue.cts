import assert = require('node:assert/strict');
import catalogue = require('@parde/demo-catalogue');

const numbers = [1, 2].map(() => catalogue.seededRandom('film/1024').integer(1, 1000));
assert.equal(numbers[0], numbers[1]);
console.log(`twice ${numbers[0]}`);
