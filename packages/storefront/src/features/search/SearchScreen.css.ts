import { inPage, media, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { oneColumn } from '../../app/parts/shared-styles.ts';

export const top = style(inPage({ ...oneColumn, gap: vars.space.md }));

/** The term and its results are one part, directly below the header. */
export const found = style(
  inPage({
    ...oneColumn,
    gap: vars.space.md,
    marginBlockStart: `calc(${vars.space.lg} - ${vars.space.section})`,
  }),
);

/** The field contains the search term and is the head of the page. */
export const form = style(inPage({}));
globalStyle(
  `${form} input`,
  inPage({
    '@media': { [media.laptop]: { minBlockSize: '4rem', fontSize: vars.font.size.lg } },
  }),
);

export const results = style(inPage({ ...oneColumn, gap: vars.space.md }));

/** Dimmed while new results load. */
export const list = style(
  inPage({
    ...oneColumn,
    gap: vars.space.xl,
    selectors: { '&[aria-busy="true"]': { opacity: 0.45 } },
    '@media': { [media.lively]: { transition: `opacity ${vars.motion.base}` } },
  }),
);

export const spelling = style(
  inPage({ margin: 0, color: vars.color.textMuted, fontSize: vars.font.size.sm }),
);

/** If the tabs show the counts, only screen readers get the total. */
export const count = style(inPage({ color: vars.color.textMuted }));

export const section = style(inPage({ ...oneColumn, gap: vars.space.md }));

export const more = style(inPage({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm }));

export const otherSuggestions = style(
  inPage({ ...oneColumn, gap: vars.space.section, marginBlockStart: vars.space.lg }),
);
