import assert = require('node:assert/strict');
import art = require('@parde/demo-art');

art.drawTitle('backdrop', 'my-film', ['desert', 'dusk'], { name: null }).then((backdrop) => {
  assert.match(backdrop, /^<svg/);
  console.log(`${backdrop.length} letters of SVG`);
});
