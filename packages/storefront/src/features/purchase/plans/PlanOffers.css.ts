import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** Sized by its container, because it is also used in a modal. */
export const container = style(inPage({ containerType: 'inline-size' }));

/** In one row if they fit, else in pairs, so that none is left over. */
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

/** Equal heights. */
export const offer = style(inPage({ display: 'grid' }));
