import {
  type Artwork,
  type CompositionName,
  kidsSceneNames,
  type PaletteName,
  seededRandom,
} from '@parde/demo-catalogue';
import { compose } from '../compositions.ts';
import type { Sitter } from '../faces.ts';
import { printed } from '../inks.ts';
import { letter, type PosterText } from '../lettering/lettering.ts';
import { logo } from '../logo.ts';
import { palettes } from '../palettes.ts';
import { portrait } from '../portrait.ts';
import { scenes } from '../scenes/index.ts';
import { createSvgCanvas } from '../svg-canvas.ts';
import { frames } from './frames.ts';
import { compositionOf } from './ground.ts';
import { quietSide, vignette } from './land.ts';

const toTheEdges: readonly CompositionName[] = ['full', 'close', 'split', 'print'];

export function paintTitle(
  kind: 'poster' | 'upright' | 'backdrop',
  key: string,
  artwork: Artwork,
  words: PosterText,
): string {
  const [scene, light, ...details] = artwork;
  const palette = palettes[light];
  const seed = `${kind === 'upright' ? 'poster' : kind}/${key}`;
  const canvas = createSvgCanvas(frames[kind], seededRandom(seed), details);
  const { paint, room } = scenes[scene];
  const isForKids = kidsSceneNames.includes(scene);
  // A wide picture for children has friends along its width, so no composition cuts it.
  const named = isForKids && kind === 'backdrop' ? 'full' : compositionOf(artwork);
  // An `upright` has no text of its own, so it uses no composition that reserves an area for text.
  const composition = kind === 'upright' && !toTheEdges.includes(named) ? 'full' : named;
  const panel = compose(composition, key, {
    canvas,
    palette,
    room,
    draw: (inLight = palette) => {
      const again = canvas.by(seededRandom(seed));
      paint(again, inLight);
      // Pictures for children are bright up to their edges.
      if (!isForKids) vignette(again, inLight);
    },
  });
  if (kind === 'backdrop' && !isForKids) quietSide(canvas, palette);
  // Pages show their own text over the other kinds.
  if (kind === 'poster') {
    const paper = composition === 'print';
    const stage = { room, round: isForKids || scene === 'toy' || scene === 'rays', paper };
    letter(canvas, paper ? printed(palette) : palette, words, stage, panel);
  }
  return canvas.svg();
}

export function paintPortrait(key: string, palette: PaletteName, sitter: Sitter): string {
  const canvas = createSvgCanvas(frames.portrait, seededRandom(`portrait/${key}`));
  portrait(canvas, palettes[palette], sitter);
  return canvas.svg();
}

export function paintLogo(key: string, palette: PaletteName, words: PosterText): string {
  const canvas = createSvgCanvas(frames.logo, seededRandom(`logo/${key}`));
  logo(canvas, palettes[palette], words.name ?? '');
  return canvas.svg();
}
