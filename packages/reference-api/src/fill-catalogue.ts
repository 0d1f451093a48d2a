/** The program that makes a catalogue ahead of a server: `makeAhead` starts it. */
import { enableCompileCache } from 'node:module';

enableCompileCache();
const { openCatalogue } = await import('./server/open-catalogue.ts');

const [option, place = '', size, seed] = process.argv.slice(2);
const options = {
  seed: Number(seed),
  size: size === 'small' ? size : 'full',
  now: Date.now(),
} as const;
// What goes wrong here goes wrong again in the server, which says so.
const db =
  option === '--db'
    ? openCatalogue(place, options)
    : openCatalogue(undefined, options, { folder: place, report: () => {} });
db.close();
