import { expect, it } from 'vitest';
import { contract } from '../generated/contract.ts';
import { createTestApi } from '../test-support/test-api.ts';
import { curlLine } from './curl.ts';

const shopper = '09120000001';

/** Values that a page cannot know: the viewer's code, payment or agreement, and an operator's data. */
const refused: Readonly<Record<string, number>> = {
  login: 422,
  getPayment: 404,
  findPurchase: 404,
  deleteDebitSubscription: 404,
  getUssdLink: 422,
};

/** Calls that end the session. */
const endings: readonly string[] = ['logout', 'endSession', 'revokeAllSessions'];

const lines = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    id: operation.operationId,
    line: curlLine({ method: method.toUpperCase(), path, operation }, '/check/user'),
  })),
);

/** The request that curl would send. */
function parse(line: string) {
  const [, body] = / -d '(.*)' "\$api/.exec(line) ?? [];
  const [, method = body === undefined ? 'GET' : 'POST'] = / -X (\w+)/.exec(line) ?? [];
  const [, path = ''] = /"\$api([^"]*)"$/.exec(line) ?? [];
  const headers = Object.fromEntries(
    [...line.matchAll(/ -H '([\w-]+): ([^']*)'/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  return { method, path, body, headers, signedIn: line.includes('Bearer $token') };
}

it('every line is answered by this very server, as a subscriber reads the page', {
  timeout: 120_000,
}, async () => {
  const api = createTestApi();
  let token = await api.signIn(shopper);
  const answers: Record<string, number> = {};
  for (const { id, line } of lines) {
    const { method, path, body, headers, signedIn } = parse(line);
    const sent = { headers, ...(body && { body }), ...(signedIn && { token }) };
    answers[id] = (await api.call(method, path, sent)).status;
    if (endings.includes(id)) {
      api.pass(600_000);
      token = await api.signIn(shopper);
    }
  }
  expect(answers).toEqual(Object.fromEntries(lines.map(({ id }) => [id, refused[id] ?? 200])));
});
