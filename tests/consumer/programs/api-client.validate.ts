import assert from 'node:assert/strict';
import { createApiClient, isApiError } from '@parde/api-client';
import { createAnswerCheck } from '@parde/api-client/validate';

const check = createAnswerCheck();
assert.equal(check('getSlider', { data: { sliders: [], live: [] } }), undefined);

const api = createApiClient({
  baseUrl: 'https://example.test/api/v1',
  checkAnswer: check,
  fetch: async () => Response.json({ data: { sliders: [{ id: '1' }], live: [] } }),
});
const refused: unknown = await api
  .call('getSlider', { query: { ref: '0' } })
  .catch((error: unknown) => error);
assert.ok(isApiError(refused) && refused.kind === 'malformed');
assert.match(refused.message, /\/data\/sliders\/0\//);

console.log(`${refused.kind}: ${refused.message}`);
