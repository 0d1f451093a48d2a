import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** The ground of a row reaches beyond what it holds, so that its picture begins where the heading over it does. */
export const fromHeading = style(
  inPage({
    marginInline: `calc(-1 * ${vars.space.xs})`,
    '@media': { [media.tablet]: { marginInline: `calc(-1 * ${vars.space.sm})` } },
  }),
);

/** One under the other, and two side by side where there is room. */
export const episodes = style([
  fromHeading,
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xs,
    marginBlock: 0,
    padding: 0,
    listStyle: 'none',
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: vars.space.lg,
      },
    },
  }),
]);

/** Out of sight an episode costs nothing until it comes near: a season may have a thousand. */
export const episode = style(
  inPage({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 9rem' }),
);

export const more = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.md,
    paddingBlockStart: vars.space.md,
  }),
);

/** The episodes before and after, side by side where there is room. */
export const neighbours = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.lg,
    '@media': {
      [media.laptop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  }),
);
