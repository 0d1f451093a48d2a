import { expect, it } from 'vitest';
import { type ContractOperation, contract } from './contract.ts';
import { routesOf } from './routes.ts';

const operation = (operationId: string): ContractOperation => ({
  operationId,
  'x-origin': 'assumed',
  tags: [],
  summary: '',
  description: '',
  security: [],
  responses: {},
});

const routes = routesOf(
  {
    ...contract,
    paths: {
      '/get/{id}': { get: operation('any') },
      '/get/user': { get: operation('user') },
      '/ghost/get{check_url}': { get: operation('check') },
      '/a.b/{first}/and/{second}': { post: operation('two') },
    },
  },
  '/check/user',
);

/** The first matching operation, with its path parameters. */
function find(path: string) {
  for (const { operation: found, match } of routes) {
    const parameters = match(path);
    if (parameters) return [found.operationId, parameters];
  }
  return undefined;
}

it('prefers an exact path to one with a parameter', () => {
  expect(find('/get/user')).toEqual(['user', {}]);
  expect(find('/get/users')).toEqual(['any', { id: 'users' }]);
});

it('reads each parameter from one segment, without decoding it', () => {
  expect(find('/a.b/x%2Fy/and/%20')).toEqual(['two', { first: 'x%2Fy', second: '%20' }]);
  expect(find('/aXb/x/and/y')).toBeUndefined();
  expect(find('/get/a/b')).toBeUndefined();
  expect(find('/get/')).toBeUndefined();
});

it('matches the configured path of the check, including its slashes', () => {
  expect(find('/ghost/get/check/user')).toEqual(['check', {}]);
});
