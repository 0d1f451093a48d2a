import assert = require('node:assert/strict');
import conformance = require('@parde/conformance');

const fetch = async () => {
  throw new TypeError('fetch failed');
};

conformance.checkServer({ baseUrl: 'http://api.test/api/v1', fetch }).then((report) => {
  assert.equal(conformance.exitCodeOf(report), 2);
  console.log(report.problem);
});
