import assert from 'node:assert/strict';
import { createApiClient, isApiError } from '@parde/api-client';
import { fail, handlers, respond } from '@parde/api-client/testing';
import { fixture } from '@parde/api-client/testing/fixtures';
import { getResponse } from 'msw';

const baseUrl = 'https://example.test/api/v1';
const answering = [
  fail('login', 422, { errors: { password: ['کد درست نیست.'] } }),
  respond('getMovie', ({ param }) =>
    fixture('getMovie', ({ data }) => {
      data.id = param('id');
    }),
  ),
  ...handlers({ baseUrl }),
];
const api = createApiClient({
  baseUrl,
  retry: false,
  fetch: async (request) => (await getResponse(answering, request)) ?? assert.fail(request.url),
});

const { data: film } = await api.call('getMovie', { path: { id: '7' } });
assert.equal(film.id, '7');
const { data: rows } = await api.call('getDiscover');
assert.deepEqual(rows, fixture('getDiscover').data);
const refused: unknown = await api
  .call('login', { body: { mobile: '09123456789', password: '0000' } })
  .catch((error: unknown) => error);
assert.ok(isApiError(refused) && refused.kind === 'validation');
// @ts-expect-error the contract of a film has no 409
const wrong = () => fail('getMovie', 409);
assert.throws(wrong, TypeError);

console.log(`${answering.length} handlers; ${film.id} is ${film.name_fa}; ${refused.kind}`);
