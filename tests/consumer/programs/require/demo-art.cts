import assert = require('node:assert/strict');
import art = require('@parde/demo-art');

const backdrop = art.drawTitle('backdrop', 'my-film', ['desert', 'dusk'], { name: null });
assert.match(backdrop, /^<svg/);
console.log(`${backdrop.length} letters of SVG`);
