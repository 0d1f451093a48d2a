import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';
import { oneColumn } from '../../../app/parts/shared-styles.ts';

/** The row's background is wider than its content, so that pictures align with the heading. */
export const fromHeading = style(
  inPage({
    marginInline: `calc(-1 * ${vars.space.xs})`,
    '@media': { [media.tablet]: { marginInline: `calc(-1 * ${vars.space.sm})` } },
  }),
);

export const episodes = style([
  fromHeading,
  inPage({
    ...oneColumn,
    gap: vars.space.xs,
    marginBlock: 0,
    padding: 0,
    listStyle: 'none',
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: vars.space.lg,
        // At the end of a row, no picture needs to align.
        marginInlineEnd: 0,
      },
    },
  }),
]);

/** A season may have a thousand episodes, so the browser skips rendering those out of view. */
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

export const mark = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.md,
  }),
);

export const neighbours = style(
  inPage({
    ...oneColumn,
    gap: vars.space.lg,
    '@media': {
      [media.laptop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  }),
);
