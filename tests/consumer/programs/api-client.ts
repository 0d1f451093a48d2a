import assert from 'node:assert/strict';
import { createApiClient, isApiError, messageToShow } from '@parde/api-client';

const requests: string[] = [];
const api = createApiClient({
  baseUrl: 'https://example.test/api/v1',
  getToken: () => 'a-token',
  language: 'fa',
  retry: false,
  fetch: async (request) => {
    requests.push(`${request.method} ${request.url}`);
    return request.url.endsWith('/login')
      ? Response.json(
          { errors: { password: ['کد درست نیست.'] }, message_fa: 'کد درست نیست.' },
          { status: 422 },
        )
      : Response.json({ data: { name_fa: 'شب بلند' } });
  },
});

const { data: film } = await api.call('getMovie', { path: { id: '1024' } });
const name: string = film.name_fa;
assert.equal(name, 'شب بلند');

const refused = await api.call('login', { body: { mobile: '09123456789', password: '0000' } }).then(
  () => assert.fail('a wrong code signed in'),
  (error: unknown) => error,
);
assert.ok(isApiError(refused) && refused.kind === 'validation');
assert.deepEqual(refused.errors, { password: ['کد درست نیست.'] });
assert.equal(messageToShow(refused, 'fa'), 'کد درست نیست.');
assert.deepEqual(requests, [
  'GET https://example.test/api/v1/get/movie/1024',
  'POST https://example.test/api/v1/login',
]);
const again = await api.getMovie({ path: { id: '1024' } });
assert.equal(again.data.name_fa, name);
// @ts-expect-error an id is text
const wrong = () => api.call('getMovie', { path: { id: 1024 } });
assert.equal(typeof wrong, 'function');

console.log(`${requests.length} calls; ${name}; ${refused.kind}: ${messageToShow(refused, 'fa')}`);
