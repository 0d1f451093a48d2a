import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: '4.5rem minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space.md,
  }),
);

/** Shows which card the sheet belongs to. */
export const poster = style(inPage({ minInlineSize: 0 }));

export const play = style(inPage({ display: 'grid' }));

export const actions = style(inPage({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }));

/** A menu item as wide as the sheet. */
export const action = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.md,
    inlineSize: '100%',
    minBlockSize: vars.size.touch,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.xs,
    border: 0,
    borderRadius: vars.radius.sm,
    backgroundColor: 'transparent',
    color: vars.color.text,
    font: 'inherit',
    lineHeight: vars.font.leading.ui,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    ':hover': { backgroundColor: vars.color.raised },
  }),
);
