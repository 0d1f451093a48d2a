import assert from 'node:assert/strict';
import { createApiClient } from '@parde/api-client';
import { createAnswerReader } from '@parde/api-client/read';

const dropped: string[] = [];
const api = createApiClient({
  baseUrl: 'https://example.test/api/v1',
  readAnswer: createAnswerReader(),
  onDifferences: (operation, differences) => {
    for (const { path, outcome } of differences) {
      if (outcome === 'dropped') dropped.push(`${operation} ${path}`);
    }
  },
  fetch: async () => Response.json({ subscription: '1', ref: 4, days_period_to_end: 'some' }),
});
const check = await api.call('ghostCheck', { query: { ref: '0' } });
assert.deepEqual(check, { subscription: 1, ref: '4' });
assert.deepEqual(dropped, ['ghostCheck /days_period_to_end']);

console.log(JSON.stringify(check));
