export {
  type Artwork,
  type PaletteName,
  paletteNames,
  type SceneName,
  sceneNames,
} from './artwork.ts';
export { type SeededRandom, seededRandom } from './seeded-random.ts';
