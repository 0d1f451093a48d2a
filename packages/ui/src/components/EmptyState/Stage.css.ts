import { style } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

const { accentSoft, accentText } = vars.color;

export const stage = style(
  inKit({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    maxInlineSize: '22rem',
    aspectRatio: '2',
    color: accentText,
    // The light on the floor and in the air.
    backgroundImage: `radial-gradient(34% 13% at 50% 87%, ${accentSoft} 20%, transparent), radial-gradient(32% 50%, ${accentSoft}, transparent)`,
    '@media': { [media.forcedColors]: { backgroundImage: 'none' } },
  }),
);

const verticalFade = 'linear-gradient(transparent, #000 16%, #000 45%, transparent 92%)';
const horizontalFade = 'linear-gradient(90deg, transparent, #000 22%, #000 78%, transparent)';

/** Fades out on all sides, so that no edge is visible. */
export const curtain = style(
  inKit({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    maskImage: `${verticalFade}, ${horizontalFade}`,
    maskComposite: 'intersect',
  }),
);

export const middle = style(
  inKit({
    position: 'relative',
    display: 'grid',
    paddingBlockStart: '1.75rem',
    fontSize: '3.25rem',
    lineHeight: 1.1,
  }),
);
