import assert from 'node:assert/strict';
import { createApiClient } from '@parde/api-client';
import { fixture } from '@parde/api-client/testing/fixtures';
import { startMockApi } from '@parde/api-client/testing/server';

const server = await startMockApi();
const api = createApiClient({ baseUrl: server.baseUrl, retry: false });
const film = () => api.getMovie({ path: { id: '1024' } });

assert.deepEqual(await film(), fixture('getMovie'));
server.answer('getMovie', ({ param }) =>
  fixture('getMovie', ({ data }) => {
    data.id = param('id');
  }),
);
assert.equal((await film()).data.id, '1024');
server.fail('getMovie', 503, { once: true });
await assert.rejects(film(), { name: 'ApiError', kind: 'message', status: 503 });
server.fail('getMovie', 'network');
await assert.rejects(film(), { kind: 'network' });
server.reset();
assert.deepEqual(await film(), fixture('getMovie'));
// @ts-expect-error the contract of a film has no 409
assert.throws(() => server.fail('getMovie', 409), TypeError);

await server.close();
await assert.rejects(film(), { kind: 'network' });

console.log(`${server.baseUrl} answered`);
