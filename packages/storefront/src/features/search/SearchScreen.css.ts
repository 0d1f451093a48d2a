import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const top = style(
  inPage({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg }),
);

export const form = style(inPage({ maxInlineSize: '44rem' }));

export const results = style(
  inPage({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg }),
);

/** Dimmed while new results load. */
export const list = style(
  inPage({
    selectors: { '&[aria-busy="true"]': { opacity: 0.45 } },
    '@media': { [media.lively]: { transition: `opacity ${vars.motion.base}` } },
  }),
);

export const meant = style(inPage({ fontSize: vars.font.size.lg }));
