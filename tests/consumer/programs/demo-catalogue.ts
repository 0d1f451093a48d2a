import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Artwork,
  type Catalogue,
  DataError,
  makeCatalogue,
  readCatalogue,
  sceneNames,
  seededRandom,
} from '@parde/demo-catalogue';

const artwork: Artwork = ['desert', 'dusk'];
assert.ok(sceneNames.includes(artwork[0]));
assert.equal(seededRandom('film').integer(1, 9), seededRandom('film').integer(1, 9));

const { titles, people = [] }: Catalogue = makeCatalogue({ size: 'small' });
assert.ok(titles.length > 100 && people.length > 50);

const folder = mkdtempSync(join(tmpdir(), 'parde-'));
const file = join(folder, 'own.json');
writeFileSync(file, JSON.stringify({ titles: titles.filter(({ id }) => id === '1001') }));
assert.throws(() => readCatalogue(file), DataError);
const [{ directors, actors, ...film } = { directors: [], actors: [] }] = titles;
writeFileSync(file, JSON.stringify({ titles: [film] }));
const own = readCatalogue(file);
rmSync(folder, { recursive: true });
console.log(`${own.titles[0]?.name_fa}: ${own.home?.rows.length} shelves`);
