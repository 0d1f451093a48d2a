import assert = require('node:assert/strict');
import client = require('@parde/api-client');
import operations = require('@parde/api-client/operations');
import query = require('@parde/api-client/query');
import testing = require('@parde/api-client/testing');
import fixtures = require('@parde/api-client/testing/fixtures');
import validate = require('@parde/api-client/validate');

const api = client.createApiClient({
  baseUrl: 'https://example.test/api/v1',
  retry: false,
  fetch: async () => new Response('', { status: 503 }),
});
const key = query.ask(api, 'getMovie', { path: { id: '1024' } }).queryKey;
assert.equal(operations.operationById('getMovie').method, 'GET');
assert.equal(testing.handlers().length, operations.operations.length);
assert.equal(validate.createAnswerCheck()('getMovie', fixtures.fixture('getMovie')), undefined);

api.call('getDiscover').then(
  () => assert.fail('a 503 was a success'),
  (error: unknown) => {
    assert.ok(client.isApiError(error) && error.status === 503);
    console.log(`${error.operation}: ${error.status}; ${JSON.stringify(key)}`);
  },
);
