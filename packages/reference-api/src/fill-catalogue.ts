/** The program that makes a catalogue ahead of a server: `makeAhead` starts it. */
import { enableCompileCache } from 'node:module';

enableCompileCache();
const { sourceOf } = await import('./cached-catalogue.ts');
const { openCatalogue } = await import('./server/open-catalogue.ts');

const [option, place = '', catalogue = '', seed] = process.argv.slice(2);
const source = sourceOf(catalogue, Number(seed), Date.now());
// What goes wrong here goes wrong again in the server, which says so.
const db =
  option === '--db'
    ? openCatalogue(place, source)
    : openCatalogue(undefined, source, { folder: place, report: () => {} });
db.close();
