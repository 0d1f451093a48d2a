import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';
import { oneColumn, panelShape, plainList } from '../../app/parts/shared-styles.ts';

/*
 * The cards of downloaded files and of saved titles, which are on one page.
 */

export const title = style(
  inPage({
    ...oneColumn,
    gap: vars.space.xs,
    '@media': { [media.laptop]: { gridColumn: '1 / -1' } },
  }),
);

export const guest = style(inPage({ ...oneColumn, gap: vars.space.xl }));

export const list = style(inPage({ ...oneColumn, gap: vars.space.md }));

/** The style of an element that gets the focus so that screen readers read it. */
export const focused = {
  ':focus-visible': {
    outline: `2px solid ${vars.color.focus}`,
    outlineOffset: vars.space.xxs,
    borderRadius: vars.radius.sm,
  },
} as const;

export const listHead = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space.md,
    ...focused,
  }),
);

/** A poster and text side by side would leave one letter in each line. The limit depends on the font size. */
const narrowCard = '(max-width: 16rem)';

export const oneUnderTheOther = { '@container': { [narrowCard]: oneColumn } } as const;

export const cards = style(
  inPage({ ...oneColumn, ...plainList, gap: vars.space.md, containerType: 'inline-size' }),
);

export const card = style(
  inPage({
    ...panelShape,
    display: 'grid',
    gridTemplateColumns: '4.5rem minmax(0, 1fr)',
    columnGap: vars.space.md,
    rowGap: vars.space.sm,
    padding: vars.space.md,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: '6rem minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr',
        columnGap: vars.space.lg,
        padding: vars.space.lg,
      },
    },
    ...oneUnderTheOther,
  }),
);

export const poster = style(
  inPage({
    '@media': { [media.tablet]: { gridRow: 'span 2' } },
    '@container': { [narrowCard]: { inlineSize: '4.5rem' } },
  }),
);

export const head = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space.xs,
    minInlineSize: 0,
  }),
);

export const textBlock = style(
  inPage({
    ...oneColumn,
    gap: vars.space.xxs,
    flex: '1 1 6rem',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);

export const meta = style(inPage({ color: vars.color.textMuted, fontSize: vars.font.size.sm }));

export const content = style(
  inPage({
    ...oneColumn,
    gap: vars.space.sm,
    gridColumn: '1 / -1',
    '@media': { [media.tablet]: { gridColumn: 2 } },
  }),
);
