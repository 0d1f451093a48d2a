import { type Catalogue, catalogue } from '../catalogue.ts';
import { checkReferences } from './check-references.ts';
import { complete } from './complete.ts';
import { readJson } from './read-json.ts';

/** A catalogue of one's own. What is wrong in it is said with file, line, row and field. */
export function readCatalogue(file: string): Catalogue {
  return complete(readJson(file, catalogue, checkReferences));
}
