/** The program that makes a catalogue in advance; `makeAhead` starts it. */
import { enableCompileCache } from 'node:module';

enableCompileCache();
const { sourceOf } = await import('./cached-catalogue.ts');
const { openCatalogue } = await import('./server/open-catalogue.ts');

const [option, place = '', catalogue = '', seed] = process.argv.slice(2);
const source = sourceOf(catalogue, Number(seed), Date.now());
// Errors are ignored here, because the server meets and reports the same ones.
const db =
  option === '--db'
    ? openCatalogue(place, source)
    : openCatalogue(undefined, source, { folder: place, report: () => {} });
db.close();
