import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';
import { panelShape } from './shared-styles.ts';

/** On a phone the panel is at the top, to leave room for the keyboard. */
export const layout = style(
  inPage({
    display: 'grid',
    // Prevents a field, whose own width grows with the text, from exceeding the window.
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    minBlockSize: `calc(100svh - ${vars.size.header})`,
    paddingBlock: vars.space.xl,
    backgroundImage: `radial-gradient(ellipse 46rem 24rem at 50% 0, ${vars.color.accentSoft}, transparent)`,
    '@media': { [media.tablet]: { alignItems: 'center', paddingBlock: vars.space.section } },
  }),
);

export const panel = style(
  inPage({
    '@media': {
      [media.tablet]: {
        padding: vars.space.xl,
        ...panelShape,
        boxShadow: vars.elevation.lifted,
      },
    },
  }),
);

export const mark = style(
  inPage({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '3.5rem',
    blockSize: '3.5rem',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.accentSoft,
    color: vars.color.accentText,
    fontSize: '1.75rem',
  }),
);
