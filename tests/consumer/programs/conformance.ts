import assert from 'node:assert/strict';
import { checkServer, exitCodeOf } from '@parde/conformance';

const report = await checkServer({
  baseUrl: 'http://api.test/api/v1',
  fetch: async ({ url }) =>
    url.endsWith('/genres')
      ? Response.json({ drama: 'درام' })
      : Response.json({ message: 'There is nothing here.' }, { status: 404 }),
  only: ['getGenres', 'getFilters'],
});

const results = report.operations.map(({ operation, result }) => `${operation}: ${result}`);
assert.deepEqual(results, ['getGenres: as the contract', 'getFilters: not there']);
assert.equal(exitCodeOf(report), 0);

console.log(results.join(', '));
