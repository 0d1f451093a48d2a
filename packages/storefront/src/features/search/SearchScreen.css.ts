import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const top = style(
  inPage({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md }),
);

/** The term and what it found are one part. */
export const found = style(
  inPage({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md }),
);

export const form = style(inPage({ maxInlineSize: '44rem' }));

export const results = style(
  inPage({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md }),
);

/** Dimmed while new results load. */
export const list = style(
  inPage({
    selectors: { '&[aria-busy="true"]': { opacity: 0.45 } },
    '@media': { [media.lively]: { transition: `opacity ${vars.motion.base}` } },
  }),
);

export const spelling = style(
  inPage({
    display: 'grid',
    gap: vars.space.xxs,
    paddingBlock: vars.space.sm,
    paddingInlineStart: vars.space.md,
    borderInlineStart: `3px solid ${vars.color.accent}`,
  }),
);

export const typed = style(
  inPage({ margin: 0, color: vars.color.textMuted, fontSize: vars.font.size.sm }),
);

export const meant = style(inPage({ margin: 0, fontSize: vars.font.size.lg }));

/** Where the kinds say how many they have, it is only heard. */
export const count = style(inPage({ color: vars.color.textMuted }));

/** Beneath a card, in its own column. */
export const why = style(
  inPage({
    margin: 0,
    marginBlockStart: vars.space.xxs,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.ui,
    overflowWrap: 'anywhere',
  }),
);

export const waysOn = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.section,
    marginBlockStart: vars.space.lg,
  }),
);
