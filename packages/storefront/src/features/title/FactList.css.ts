import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const facts = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
    gap: vars.space.lg,
    margin: 0,
  }),
);

export const fact = style(inPage({ display: 'grid', gap: vars.space.xxs, alignContent: 'start' }));

export const name = style(inPage({ color: vars.color.textMuted, fontSize: vars.font.size.sm }));

export const value = style(inPage({ margin: 0, fontWeight: vars.font.weight.medium }));
