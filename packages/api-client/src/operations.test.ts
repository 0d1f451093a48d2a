import { describe, expect, it } from 'vitest';
import { matchOperation, operationById, operations } from './operations.ts';

describe('finding an operation by its address', () => {
  it.each([
    ['GET', '/get/slider', 'getSlider'],
    ['GET', '/get/movie/1024', 'getMovie'],
    ['GET', '/get/movie/%D9%BE', 'getMovie'],
    ['GET', '/get/movie/a%20b', 'getMovie'],
    ['GET', '/ghost/getCategories', 'getCategories'],
    ['GET', '/ghost/get/check/user', 'ghostCheck'],
    ['POST', '/logout', 'logout'],
    ['GET', '/logout', 'endSession'],
    ['POST', '/login/send-code', 'sendCode'],
  ])('%s %s matches %s', (method, path, id) => {
    expect(matchOperation(method, path)?.operationId).toBe(id);
  });

  it.each([
    ['DELETE', '/get/slider'],
    ['get', '/get/slider'],
    ['GET', '/get/slider/'],
    ['GET', '/GET/SLIDER'],
    ['GET', '/x/get/slider'],
    ['GET', '/get/slider?ref=0'],
    ['GET', '/get/movie/'],
    ['GET', '/get/movie/.'],
    ['GET', '/get/movie/..'],
    ['GET', '/get/movie/a/b'],
    ['GET', '/get/movie/a%2Fb'],
    ['GET', '/get/movie/a%2fb'],
    ['GET', '/get/movie/%2e%2e'],
    ['GET', '/get/movie/a%5Cb'],
    ['GET', '/get/movie/a\\b'],
    ['GET', '/get/movie/a%00'],
    ['GET', '/get/movie/a%0d%0aX'],
    ['GET', '/get/movie/%zz'],
    ['GET', '/get/movie/..%252f..%252finternal'],
    ['GET', '/get/movie/%252e%252e'],
    ['GET', '/get/movie/a%3fb'],
    ['GET', '/get/movie/a%23b'],
    ['GET', '/get/movie/..%3Bb'],
    ['GET', '/get/movie/%c0%ae%c0%ae%c0%afb'],
    ['GET', '/get/movie/%ff'],
    ['GET', '/get/movie/a;b'],
    ['GET', '/ghost/get/check/admin'],
    ['GET', '/ghost/get/check'],
    ['GET', '/admin'],
    ['GET', ''],
  ])('%s %j matches no operation', (method, path) => {
    expect(matchOperation(method, path)).toBeUndefined();
  });

  it('matches the configured tail of the check path, and only in its exact spelling', () => {
    const checkUrl = '/v1_0/who';
    expect(matchOperation('GET', '/ghost/get/v1_0/who', { checkUrl })?.operationId).toBe(
      'ghostCheck',
    );
    expect(matchOperation('GET', '/ghost/get/check/user', { checkUrl })).toBeUndefined();
  });
});

describe('the list of operations', () => {
  it('marks the POSTs that only read, and does not mark ending a session', () => {
    const byPost = operations.filter(({ method, reads }) => method === 'POST' && reads);
    expect(byPost.map(({ operationId }) => operationId)).toEqual([
      'listOfflineTerms',
      'getCart',
      'ghostCart',
      'getWallet',
    ]);
    const writesByGet = operations.filter(({ method, reads }) => method === 'GET' && !reads);
    expect(writesByGet.map(({ operationId }) => operationId)).toEqual(['endSession']);
  });

  it('marks the operation that only a server calls', () => {
    const serverOnly = operations.filter(({ caller }) => caller === 'server');
    expect(serverOnly.map(({ operationId }) => operationId)).toEqual(['endSession']);
  });

  it('contains each operation under its name', () => {
    for (const operation of operations) {
      expect(operationById(operation.operationId)).toEqual(operation);
    }
  });
});
