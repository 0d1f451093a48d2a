/** The scenes that a picture can show. Only their names stand in the data; `@parde/demo-art` draws them. */
export const sceneNames = [
  'arch',
  'city',
  'desert',
  'duel',
  'field',
  'forest',
  'garden',
  'mountains',
  'music',
  'noir',
  'rays',
  'rain',
  'road',
  'room',
  'sea',
  'space',
  'spiral',
  'stadium',
  'tiles',
  'toy',
  'village',
  'wild',
] as const;

export type SceneName = (typeof sceneNames)[number];

/** The lightings of a scene. A portrait takes one by its place here, so a change of the list changes portraits. */
export const paletteNames = [
  'dusk',
  'saffron',
  'lapis',
  'turquoise',
  'pomegranate',
  'sage',
  'amber',
  'steel',
  'lavender',
  'rust',
  'snow',
  'emerald',
  'ember',
  'mint',
  'peach',
  'neon',
  'petrol',
  'mustard',
  'moon',
  'rose',
  'cobalt',
  'clay',
  'violet',
  'ice',
] as const;

export type PaletteName = (typeof paletteNames)[number];

/** What a picture shows and in what light; the subject where a scene knows several. */
export type Artwork = readonly [scene: SceneName, palette: PaletteName, ...subject: string[]];
