import { type Catalogue, catalogue } from '../catalogue.ts';
import { checkReferences } from './check-references.ts';
import { complete } from './complete.ts';
import { readJson } from './read-json.ts';

/** Reads the owner's own catalogue. An error names the file, the line, the row and the field. */
export function readCatalogue(file: string): Catalogue {
  return complete(readJson(file, catalogue, checkReferences));
}
