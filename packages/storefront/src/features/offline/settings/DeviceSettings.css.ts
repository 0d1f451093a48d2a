import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const;
const saved = {
  backgroundColor: vars.color.accentText,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
} as const;
const other = {
  backgroundColor: vars.color.textMuted,
  '@media': { [media.forcedColors]: { backgroundColor: 'GrayText' } },
} as const;

export const groups = style(inPage({ ...oneColumn, gap: vars.space.xl }));

export const group = style(
  inPage({ ...oneColumn, justifyItems: 'start', gap: vars.space.md, minInlineSize: 0 }),
);

/** As wide as the dialog, whatever its content. */
export const wide = style(inPage({ ...oneColumn, gap: vars.space.sm, justifySelf: 'stretch' }));

export const legend = style(
  inPage({
    ...plainList,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.lg,
    rowGap: vars.space.xs,
    fontSize: vars.font.size.sm,
  }),
);

export const entry = style(
  inPage({
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space.xs,
    lineHeight: vars.font.leading.ui,
  }),
);

const dot = {
  flexShrink: 0,
  alignSelf: 'center',
  inlineSize: 10,
  blockSize: 10,
  borderRadius: vars.radius.pill,
} as const;

export const dots = {
  saved: style(inPage({ ...dot, ...saved })),
  other: style(inPage({ ...dot, ...other })),
  free: style(inPage({ ...dot, border: `1px solid ${vars.color.textMuted}` })),
};

export const size = style(inPage({ color: vars.color.textMuted }));

export const titles = style(
  inPage({
    ...plainList,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
    columnGap: vars.space.xl,
    rowGap: vars.space.sm,
    paddingBlockStart: vars.space.md,
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);
