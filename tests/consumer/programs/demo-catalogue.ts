import assert from 'node:assert/strict';
import { type Artwork, paletteNames, sceneNames, seededRandom } from '@parde/demo-catalogue';

const artwork: Artwork = ['desert', 'dusk'];
assert.ok(sceneNames.includes(artwork[0]));
assert.ok(paletteNames.includes(artwork[1]));

const random = seededRandom('film/1024');
console.log(`${sceneNames.length} scenes, such as ${random.pick(sceneNames)}`);
