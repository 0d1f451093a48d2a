import assert from 'node:assert/strict';
import { createPreferenceStore, subtitleSizes } from '@parde/player/preferences';

// This program has no storage, so the setting lasts only as long as the program.
const store = createPreferenceStore();
store.change({ quality: 720, looks: { ...store.get().looks, size: 'huge' } });
assert.equal(store.get().quality, 720);
assert.ok(subtitleSizes.includes(store.get().looks.size));

console.log(store.get().looks.size);
