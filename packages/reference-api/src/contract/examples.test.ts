import type { OperationId } from '@parde/api-client';
import { operations } from '@parde/api-client/operations';
import { requestFixture } from '@parde/api-client/testing/fixtures';
import { expect, it } from 'vitest';
import { knownIds } from '../docs/known-ids.ts';
import { createTestApi } from '../test-support/test-api.ts';

type Input = {
  path?: Record<string, string>;
  query?: Record<string, unknown>;
  header?: Record<string, string>;
  body?: object;
};

const series = { path: { id: knownIds.series } };
const person = { path: { id: knownIds.person } };

/** Values that are in this catalogue, and a second key, since a key names one purchase. */
const own: Partial<Record<OperationId, Input>> = {
  getSeries: series,
  listEpisodes: series,
  getEpisode: { path: { id: knownIds.episode } },
  getVideo: { path: { id: knownIds.video } },
  getCast: person,
  listCastTitles: person,
  reportComment: { body: { id: 'c-1' } },
  buyItems: {
    header: { 'Idempotency-Key': '1d5a3c1e-6f0b-4c7e-9a55-0f6a1f2b7c11' },
    body: { items: [{ itemid: '1005-1080p', amount: 44_000 }], content_id: '1005' },
  },
  buyDebitSubscription: { body: { series: ['3101'] } },
};

/** Values that no example knows: the viewer's code, payment or agreement, and an operator's data. */
const refused: Partial<Record<OperationId, number>> = {
  login: 422,
  getPayment: 404,
  deleteDebitSubscription: 404,
  getUssdLink: 422,
};

const endings: readonly OperationId[] = ['logout', 'endSession', 'revokeAllSessions'];

function requestOf(id: OperationId, template: string) {
  const example: Input = requestFixture(id);
  const { query = {}, header, body } = { ...example, ...own[id] };
  const values = { check_url: '/check/user', ...example.path, ...own[id]?.path };
  const path = Object.entries(values).reduce(
    (text, [name, value]) =>
      text.replace(`{${name}}`, name === 'check_url' ? value : encodeURIComponent(value)),
    template,
  );
  const search = Object.entries(query).map(([name, value]) =>
    value === '' ? name : `${name}=${encodeURIComponent(String(value))}`,
  );
  return {
    path: search.length > 0 ? `${path}?${search.join('&')}` : path,
    headers: header ?? {},
    body: body && { ...example.body, ...body },
  };
}

it('each example of a request is answered, to a subscriber', { timeout: 120_000 }, async () => {
  const api = createTestApi();
  let token = await api.signIn('09120000001');
  const answers: Partial<Record<OperationId, number>> = {};
  for (const { operationId: id, method, path: template, auth } of operations) {
    const { path, headers, body } = requestOf(id, template);
    const sent = { headers, ...(body && { body }), ...(auth !== 'none' && { token }) };
    answers[id] = (await api.call(method, path, sent)).status;
    if (endings.includes(id)) {
      api.pass(600_000);
      token = await api.signIn('09120000001');
    }
  }
  expect(answers).toEqual(
    Object.fromEntries(operations.map(({ operationId: id }) => [id, refused[id] ?? 200])),
  );
  api.close();
});
