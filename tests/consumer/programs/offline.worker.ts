import assert from 'node:assert/strict';
import { storeBackgroundFetches } from '@parde/offline/worker';

const types: string[] = [];
storeBackgroundFetches({ addEventListener: (type) => void types.push(type) });
assert.deepEqual(types, ['backgroundfetchsuccess', 'backgroundfetchfail', 'backgroundfetchabort']);

const inWorker = (scope: typeof globalThis) => storeBackgroundFetches(scope);
assert.equal(typeof inWorker, 'function');

console.log(types.join());
