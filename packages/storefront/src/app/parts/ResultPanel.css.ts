import { inPage, vars } from '@parde/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { oneColumn, panelShape } from './shared-styles.ts';

export const panel = style(
  inPage({
    ...oneColumn,
    justifyItems: 'center',
    gap: vars.space.lg,
    padding: vars.space.xl,
    ...panelShape,
  }),
);

const round = style(
  inPage({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '4.5rem',
    blockSize: '4.5rem',
    borderRadius: vars.radius.pill,
  }),
);

export const sign = styleVariants({
  good: [round, inPage({ backgroundColor: vars.color.successSoft, color: vars.color.successText })],
  open: [round, inPage({ backgroundColor: vars.color.accentSoft, color: vars.color.accentText })],
  bad: [round, inPage({ backgroundColor: vars.color.dangerSoft, color: vars.color.dangerText })],
});

export const facts = style(
  inPage({ display: 'grid', gap: vars.space.sm, inlineSize: '100%', margin: 0 }),
);

export const fact = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.md,
    color: vars.color.textMuted,
  }),
);

export const value = style(inPage({ margin: 0, color: vars.color.text }));

export const actions = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space.sm,
  }),
);
