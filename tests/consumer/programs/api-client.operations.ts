import assert from 'node:assert/strict';
import { matchOperation, operationById, operations } from '@parde/api-client/operations';

assert.ok(operations.length > 0);
assert.equal(operationById('getMovie').path, '/get/movie/{id}');
assert.equal(matchOperation('GET', '/get/movie/1024')?.operationId, 'getMovie');
assert.equal(matchOperation('GET', '/get/movie/..'), undefined);

console.log(`${operations.length} operations`);
