export {
  type Artwork,
  type CompositionName,
  compositionNames,
  kidsPaletteNames,
  kidsSceneNames,
  kidsSettings,
  type PaletteName,
  paletteNames,
  type SceneName,
  sceneNames,
} from './artwork.ts';
export type { Catalogue, Category, Episode, Person, Season, Title } from './catalogue.ts';
export { type CatalogueOptions, makeCatalogue, type Size } from './make-catalogue.ts';
export { readCatalogue } from './read/read-catalogue.ts';
export { DataError } from './read/read-json.ts';
export { type SeededRandom, seededRandom } from './seeded-random.ts';

/** A film whose name and summary contain markup, which no page may run. */
export const markupFilmId = '1666';
