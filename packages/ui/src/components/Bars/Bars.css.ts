import { style } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

export const chart = style(
  inKit({
    position: 'relative',
    containerType: 'inline-size',
    fontSize: vars.font.size.xs,
    lineHeight: vars.font.leading.ui,
  }),
);

export const bars = style(
  inKit({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    columnGap: 'clamp(0.25rem, 1.5cqi, 1rem)',
  }),
);

/** Names and values may be wider than their bar. */
export const column = style(
  inKit({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    rowGap: vars.space.xs,
    whiteSpace: 'nowrap',
  }),
);

export const area = style(
  inKit({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'end',
    alignItems: 'center',
    inlineSize: '100%',
    blockSize: '9rem',
    borderBlockEnd: `1px solid ${vars.color.border}`,
  }),
);

export const bar = style(
  inKit({
    inlineSize: 'min(100%, 2rem)',
    // The smallest value is visible.
    minBlockSize: 4,
    borderStartStartRadius: vars.radius.sm,
    borderStartEndRadius: vars.radius.sm,
    backgroundColor: vars.color.accentText,
    selectors: {
      [`${column}:not(:last-child) &`]: { opacity: 0.72 },
      [`${column}:hover &`]: { opacity: 1 },
    },
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
  }),
);

export const empty = style(inKit({ inlineSize: 'min(100%, 2rem)' }));

/** In a narrow chart, only the last bar and some others have a name and a value. */
const thinned = (every: number) =>
  ({
    selectors: { [`${column}:not(:nth-last-child(${every}n + 1)) &`]: { visibility: 'hidden' } },
  }) as const;

const thinnedByWidth = {
  '(max-width: 64em)': thinned(2),
  '(max-width: 32em)': thinned(4),
  '(max-width: 16em)': thinned(8),
} as const;

export const text = style(
  inKit({
    paddingBlockEnd: vars.space.xxs,
    color: vars.color.text,
    fontWeight: vars.font.weight.strong,
    '@container': thinnedByWidth,
  }),
);

export const name = style(
  inKit({
    color: vars.color.textMuted,
    selectors: {
      [`${column}:last-child &`]: { justifySelf: 'end', color: vars.color.text },
    },
    '@container': thinnedByWidth,
  }),
);
