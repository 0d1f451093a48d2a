import { expect, it } from 'vitest';
import { contract } from '../contract/contract.ts';
import { createTestApi } from '../test-support/test-api.ts';

const operations = Object.entries(contract.paths).flatMap(([template, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    operation,
    method: method.toUpperCase(),
    path: template.replace('{check_url}', '/check/user').replaceAll(/\{[^}]+\}/g, '1024'),
  })),
);

it('has what the specification names, and knows nothing of the rest', async () => {
  const api = createTestApi({ specified: true });
  const answerOf = async (method: string, path: string) => {
    const response = await api.call(method, path);
    return [response.status, await response.text()];
  };
  const unknown = await answerOf('GET', '/never/heard/of');
  expect(unknown[0]).toBe(404);
  for (const { operation, method, path } of operations) {
    const answer = await answerOf(method, path);
    if (operation['x-origin'] === 'assumed') expect(answer, operation.operationId).toEqual(unknown);
    else expect([404, 405], operation.operationId).not.toContain(answer[0]);
  }
  api.close();
});
