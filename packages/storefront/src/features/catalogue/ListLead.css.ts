import { inPage, media, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const root = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xs,
    '@media': { [media.laptop]: { paddingBlockStart: vars.space.lg, gap: vars.space.sm } },
  }),
);

export const text = style(inPage({ maxInlineSize: '34rem' }));
globalStyle(`.${text} > *`, inPage({ textWrap: 'balance' }));

export const linkRow = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.md,
    paddingBlockStart: vars.space.xs,
  }),
);
