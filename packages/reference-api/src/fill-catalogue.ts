/** The program that makes a catalogue in advance; `makeAhead` starts it. */
import { enableCompileCache } from 'node:module';

enableCompileCache();
const { sourceOf } = await import('./cached-catalogue.ts');
const { openCatalogue } = await import('./server/open-catalogue.ts');

const [option, target = '', catalogue = '', seed] = process.argv.slice(2);
const source = sourceOf(catalogue, Number(seed), Date.now());
// Errors are ignored here, because the server meets and reports the same ones.
const db =
  option === '--db'
    ? openCatalogue(target, source)
    : openCatalogue(undefined, source, { folder: target, report: () => {} });
db.close();
