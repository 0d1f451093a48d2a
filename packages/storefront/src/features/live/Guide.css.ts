import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';
import { plainList } from '../../app/parts/shared-styles.ts';

export const list = style(
  inPage({
    display: 'grid',
    // A row out of view remembers its width, and would prevent the grid from getting narrower when the screen is
    // rotated.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xxs,
    ...plainList,
  }),
);

/** Large text has no room for a badge or button beside the programme's name. */
const besideName = '(min-width: 22em)';

export const row = style(
  inPage({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '3.5rem minmax(0, 1fr)',
    columnGap: vars.space.sm,
    rowGap: vars.space.xs,
    alignItems: 'start',
    minBlockSize: '3.5rem',
    padding: vars.space.sm,
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 5rem',
    selectors: {
      '&[data-airing=now]': {
        borderRadius: vars.radius.md,
        backgroundColor: vars.color.accentSoft,
      },
      '& + &': { boxShadow: `0 -1px 0 ${vars.color.border}` },
    },
    '@media': {
      [besideName]: { gridTemplateColumns: '3.5rem minmax(0, 1fr) auto' },
      [media.tablet]: {
        gridTemplateColumns: '4rem 9rem minmax(0, 1fr) auto',
        columnGap: vars.space.lg,
        alignItems: 'center',
      },
      [media.forcedColors]: {
        selectors: { '&[data-airing=now]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  }),
);

export const time = style(
  inPage({
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.leading.ui,
    whiteSpace: 'nowrap',
    '@media': { [media.tablet]: { fontSize: vars.font.size.lg } },
    selectors: {
      [`${row}[data-airing=now] &`]: { color: vars.color.accentText },
      [`${row}[data-airing=over] &`]: { color: vars.color.textMuted },
    },
  }),
);

/** Hidden on a phone, which does not load the picture either. */
export const still = style(
  inPage({
    display: 'none',
    overflow: 'hidden',
    borderRadius: vars.radius.sm,
    '@media': { [media.tablet]: { display: 'block' } },
  }),
);

export const textBlock = style(inPage({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 }));

export const end = style(
  inPage({
    gridColumn: 2,
    justifySelf: 'start',
    ':empty': { display: 'none' },
    '@media': {
      [besideName]: { gridColumn: 3 },
      [media.tablet]: { gridColumn: 4 },
    },
  }),
);

/** Past programmes are collapsed: viewers look for what comes next. */
export const earlier = style(
  inPage({ marginBlockEnd: vars.space.xs, borderBlockEnd: `1px solid ${vars.color.border}` }),
);

export const expandButton = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    inlineSize: 'fit-content',
    minBlockSize: vars.size.touch,
    paddingInline: vars.space.sm,
    borderRadius: vars.radius.sm,
    color: vars.color.accentText,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.leading.ui,
    cursor: 'pointer',
    listStyle: 'none',
    ':hover': { textDecoration: 'underline' },
  }),
);
