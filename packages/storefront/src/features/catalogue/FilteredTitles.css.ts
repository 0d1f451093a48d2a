import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';
import { oneColumn } from '../../app/parts/shared-styles.ts';

export const titles = style(inPage({ ...oneColumn, gap: vars.space.md }));

/** Dimmed while new results load. */
export const list = style(
  inPage({
    selectors: { '&[aria-busy="true"]': { opacity: 0.45 } },
    '@media': { [media.lively]: { transition: `opacity ${vars.motion.base}` } },
  }),
);
