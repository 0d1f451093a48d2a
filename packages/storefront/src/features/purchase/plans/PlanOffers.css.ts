import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** On a page and in a modal: it is the room that they have which counts, not the screen. */
export const container = style(inPage({ containerType: 'inline-size' }));

/** Side by side where they fit, else in pairs, so that none is left over alone. */
export const offers = style(
  inPage({
    display: 'grid',
    gap: vars.space.md,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@container': {
      '(min-width: 36rem)': { gridTemplateColumns: 'repeat(2, 1fr)' },
      '(min-width: 80rem)': { gridTemplateColumns: 'repeat(auto-fit, minmax(18.5rem, 1fr))' },
    },
  }),
);

/** Cards of one height. */
export const offer = style(inPage({ display: 'grid' }));
