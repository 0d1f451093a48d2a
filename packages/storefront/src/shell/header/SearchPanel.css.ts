import { inShell, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';
import { plainList } from '../../app/parts/shared-styles.ts';

/** On a phone the bar has the same surface as the panel below it. */
export const bar = style(
  inShell({
    selectors: { '&&': { backgroundColor: vars.color.canvas } },
    '@media': { [media.tablet]: { selectors: { '&&': { backgroundColor: vars.color.overlay } } } },
  }),
);

export const inner = style(
  inShell({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: `minmax(${vars.size.header}, auto)`,
    alignItems: 'center',
    columnGap: vars.space.xs,
    maxInlineSize: '44rem',
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
  }),
);

/** The same style as the other labels of the search panel. */
export const label = style(
  inShell({
    margin: 0,
    marginBlockEnd: vars.space.xs,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.leading.ui,
  }),
);

export const entryLinks = style(
  inShell({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, ...plainList }),
);

export const entryLink = style(
  inShell({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.size.touch,
    paddingInline: vars.space.md,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.ui,
    textDecoration: 'none',
    ':hover': { borderColor: vars.color.borderStrong },
  }),
);
