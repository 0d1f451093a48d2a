import { style } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

const { accentSoft, accentText } = vars.color;

/** The padding has space for the ring around the disc. */
export const stage = style(inKit({ padding: '1rem' }));

export const disc = style(
  inKit({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.2em',
    aspectRatio: '1',
    borderRadius: '50%',
    backgroundColor: accentSoft,
    boxShadow: `0 0 0 0.75rem color-mix(in srgb, ${accentSoft} 40%, transparent)`,
    color: accentText,
    fontSize: '2.75rem',
    lineHeight: 1.1,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText', boxShadow: 'none' } },
  }),
);
