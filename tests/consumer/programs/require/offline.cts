import assert = require('node:assert/strict');
import offline = require('@parde/offline');
import hls = require('@parde/offline/hls');
import hooks = require('@parde/offline/react');
import worker = require('@parde/offline/worker');

assert.equal(typeof offline.createOfflineDevice, 'function');
assert.equal(typeof hls.createHlsLoader, 'function');
assert.equal(typeof hooks.useDescription, 'function');
assert.equal(typeof worker.storeBackgroundFetches, 'function');

offline.openOfflineStorage().then((storage) => {
  assert.equal(storage, null);
  console.log('Nothing is saved here.');
});
