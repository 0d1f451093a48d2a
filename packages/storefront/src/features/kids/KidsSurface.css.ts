import { inPage, kidsTheme, kidsVars, media, vars } from '@parde/ui/theme';
import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';

/** The corners of tiles and panels. */
export const corner = createVar();
/** The number of upright tiles in a row, and of wide ones. */
export const columns = { poster: createVar(), wide: createVar() };
/** The colours of a part of a page that has its own colour. */
export const tile = createVar();

/** The colour behind a character. By default it is the colour of the part of the page. */
export const badgeColor = createVar();

/** The colours of text on a tile. */
export const onTile = {
  [vars.color.text]: kidsVars.onTile,
  [vars.color.textMuted]: kidsVars.onTile,
  [vars.color.accentText]: kidsVars.onTile,
  [vars.color.focus]: kidsVars.onTile,
};

const row = (poster: number, wide: number) => ({
  vars: { [columns.poster]: String(poster), [columns.wide]: String(wide) },
});

export const groups = styleVariants({
  /** Large tiles. */
  young: inPage({
    vars: { ...row(2, 1).vars, [corner]: '2.25rem' },
    '@media': {
      [media.narrow]: row(1, 1),
      [media.tablet]: row(3, 2),
      [media.laptop]: row(4, 3),
      [media.cinema]: row(5, 4),
    },
  }),
  /** More tiles, and calmer colours. */
  older: inPage({
    vars: { ...row(3, 2).vars, [corner]: '1.25rem' },
    '@media': {
      [media.narrow]: row(1, 1),
      [media.tablet]: row(5, 3),
      [media.laptop]: row(6, 4),
      [media.cinema]: row(8, 5),
    },
  }),
});

kidsTheme(`.${groups.young}`, 'young');
kidsTheme(`.${groups.older}`, 'older');

/** The sun, which is the moon by night, and small dots, which are the stars. */
const dot = (color: string, x: number, y: number) =>
  `radial-gradient(circle at ${x}% ${y}%, ${color} 0.2rem, transparent 0.25rem) 0 0 / 22rem 6rem repeat-x`;

export const surface = style(
  inPage({
    position: 'relative',
    minBlockSize: '100dvh',
    color: vars.color.text,
    backgroundColor: vars.color.canvas,
    background: [
      dot(kidsVars.tileRose, 12, 20),
      dot(kidsVars.tileSky, 64, 42),
      dot(kidsVars.tileMint, 34, 76),
      dot(kidsVars.tileSun, 88, 88),
      `radial-gradient(circle at 50% -3rem, ${kidsVars.tileSun} 10rem, transparent 10.1rem) no-repeat`,
      vars.color.canvas,
    ].join(', '),
    '@media': { [media.forcedColors]: { background: 'Canvas' } },
  }),
);

export const tiles = styleVariants({
  sun: inPage({ vars: { [tile]: kidsVars.tileSun } }),
  mint: inPage({ vars: { [tile]: kidsVars.tileMint } }),
  sky: inPage({ vars: { [tile]: kidsVars.tileSky } }),
  rose: inPage({ vars: { [tile]: kidsVars.tileRose } }),
  lilac: inPage({ vars: { [tile]: kidsVars.tileLilac } }),
});

/** A round picture of a character. */
export const badge = style(
  inPage({
    flexShrink: 0,
    display: 'block',
    overflow: 'hidden',
    inlineSize: '3.5rem',
    blockSize: '3.5rem',
    borderRadius: '50%',
    paddingBlockStart: '0.375rem',
    backgroundColor: fallbackVar(badgeColor, tile, kidsVars.tileSky),
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
