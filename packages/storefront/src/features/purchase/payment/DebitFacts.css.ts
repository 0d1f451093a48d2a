import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** Above its list, as wide as the panel. */
export const fact = style(
  inPage({ display: 'grid', gap: vars.space.xxs, color: vars.color.textMuted }),
);

export const body = style(inPage({ margin: 0 }));

export const list = style(
  inPage({
    display: 'grid',
    gap: vars.space.xxs,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: vars.color.text,
  }),
);

export const line = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space.md,
    overflowWrap: 'anywhere',
  }),
);

export const more = style([
  line,
  inPage({ color: vars.color.textMuted, fontSize: vars.font.size.sm }),
]);
