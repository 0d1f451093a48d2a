import assert = require('node:assert/strict');
import reference = require('@parde/reference-api');

const { fetch } = reference.createReferenceApi({ production: true });

fetch(new Request('http://api.test/healthz')).then(({ status }) => {
  assert.equal(status, 200);
  console.log(`healthy: ${status}`);
});
