import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const;
const line = {
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.border,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
} as const;
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

/** Below the setting to which it belongs. */
export const limit = style([wide, inPage({ marginBlockStart: vars.space.sm })]);

/** The bar shows all the room that this site may take. */
export const bar = style(inPage({ ...line, display: 'flex', blockSize: 12, gap: 2 }));

/** Even the smallest segment is visible. */
const segment = { minInlineSize: 4 } as const;

export const segments = {
  saved: style(inPage({ ...segment, ...saved })),
  other: style(inPage({ ...segment, ...other })),
};

export const legend = style(
  inPage({ ...oneColumn, ...plainList, gap: vars.space.xs, fontSize: vars.font.size.sm }),
);

export const entry = style(
  inPage({
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space.sm,
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

export const size = style(
  inPage({ flexShrink: 0, marginInlineStart: 'auto', color: vars.color.textMuted }),
);

export const titles = style(
  inPage({
    ...oneColumn,
    ...plainList,
    gap: vars.space.sm,
    paddingBlockStart: vars.space.sm,
    borderBlockStart: `1px solid ${vars.color.border}`,
    fontSize: vars.font.size.sm,
  }),
);

export const title = style(inPage({ ...oneColumn, gap: vars.space.xxs }));

export const name = style(inPage({ minInlineSize: 0, overflowWrap: 'anywhere' }));

export const share = style(inPage({ ...line, blockSize: 4 }));

export const filled = style(
  inPage({ blockSize: '100%', minInlineSize: 4, borderRadius: 'inherit', ...saved }),
);
