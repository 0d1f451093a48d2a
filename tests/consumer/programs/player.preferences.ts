import assert from 'node:assert/strict';
import { createPreferenceStore, subtitleSizes } from '@parde/player/preferences';

// This program has no storage, so the setting lasts only as long as the program.
const store = createPreferenceStore();
store.change({ quality: 720, looks: { ...store.getState().looks, size: 'huge' } });
assert.equal(store.getState().quality, 720);
assert.ok(subtitleSizes.includes(store.getState().looks.size));

console.log(store.getState().looks.size);
