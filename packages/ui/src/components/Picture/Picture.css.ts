import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { lineClamp } from '../../internal/line-clamp.ts';
import { focalPoint, inKit, media, vars } from '../../theme/index.ts';

export const frame = style(
  inKit({
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    inlineSize: '100%',
    backgroundColor: vars.color.raised,
    backgroundSize: '100% 100%',
    // Keeps the corners round while the image scales.
    isolation: 'isolate',
  }),
);

export const ratios = styleVariants({
  poster: inKit({ aspectRatio: '2 / 3' }),
  wide: inKit({ aspectRatio: '16 / 9' }),
  square: inKit({ aspectRatio: '1' }),
  fill: inKit({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' }),
});

/** Behind text, the subject is on the opposite side, where there is space. */
export const besideText = style(
  inKit({
    '@media': { [media.laptop]: { transform: `scaleX(calc(-1 * ${vars.direction.sign}))` } },
  }),
);

/**
 * These pictures leave space at the start for text. A card has no text on the picture, so the subject is at the
 * start.
 */
export const subjectFirst = style(inKit({ scale: `${vars.direction.sign} 1` }));

export const corners = styleVariants({
  poster: inKit({ borderRadius: vars.radius.poster }),
  soft: inKit({ borderRadius: vars.radius.md }),
  round: inKit({ borderRadius: '50%' }),
});

/** The focal point of the crop for narrow screens. */
export const narrowFocus: string = '--parde-picture-narrow-focus';

const cropAround = (x: string, y: string): StyleRule => ({
  objectPosition: `var(${narrowFocus}, ${focalPoint(x, y)})`,
  '@media': { [media.tablet]: { objectPosition: focalPoint(x, y) } },
});

export const image = style(
  inKit({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    ...cropAround('50%', '50%'),
    // Hides the browser's broken-image text before the placeholder shows.
    color: 'transparent',
  }),
);

export const fromTop = style(inKit(cropAround('50%', '15%')));

export const missing = style(
  inKit({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    color: vars.color.accentText,
    backgroundColor: vars.color.raised,
    backgroundImage: `radial-gradient(80% 75% at 50% 108%, ${vars.color.accentSoft} 10%, transparent 75%)`,
  }),
);

export const initial = style(
  inKit({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    containerType: 'inline-size',
    color: vars.color.onMedia,
    fontWeight: vars.font.weight.strong,
    lineHeight: 1,
  }),
);

export const letter = style(inKit({ fontSize: '40cqi' }));

export const name = style(
  inKit({
    ...lineClamp(2),
    inlineSize: '100%',
    paddingInline: '8cqi',
    fontSize: '17cqi',
    fontWeight: vars.font.weight.heading,
    lineHeight: vars.font.leading.heading,
    textAlign: 'center',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
);

export const curtain = style(inKit({ inlineSize: '100%', blockSize: '100%' }));
