import { inKit, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** In the middle, where a thumb looks for it. */
export const middle = style(
  inKit({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    // The button stays in the middle, whatever stands on its sides.
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    gap: 'clamp(8px, 3.5cqi, 2.5rem)',
    pointerEvents: 'none',
    '@container': { '(min-width: 48rem)': { display: 'none' } },
  }),
);

export const bottom = style(
  inKit({
    display: 'flex',
    flexDirection: 'column',
    // At the foot, though the title may stand elsewhere.
    marginBlockStart: 'auto',
    paddingInline: vars.space.sm,
    paddingBlockEnd: `max(${vars.space.xxs}, env(safe-area-inset-bottom))`,
    '@container': {
      '(min-width: 48rem)': { paddingInline: vars.space.lg, paddingBlockEnd: vars.space.sm },
    },
  }),
);

const side = { display: 'flex', alignItems: 'center', gap: 'inherit', minInlineSize: 0 } as const;

export const before = style(inKit({ ...side, justifyContent: 'flex-end' }));

export const after = style(inKit({ ...side, justifyContent: 'flex-start' }));

export const transport = style(
  inKit({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.xxs,
    minInlineSize: 0,
    '@container': {
      '(min-width: 48rem)': { display: 'grid', gridTemplateColumns: '1fr auto 1fr' },
      '(max-width: 21.5rem)': { gap: 0 },
    },
  }),
);

export const aside = style(inKit(side));

export const end = style(inKit({ ...side, justifyContent: 'flex-end' }));

/** On a phone they stand on the picture. */
export const centre = style(
  inKit({
    display: 'none',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    gap: vars.space.xxs,
    '@container': { '(min-width: 48rem)': { display: 'grid' } },
  }),
);

export const onWide = style(
  inKit({
    display: 'none',
    '@container': { '(min-width: 48rem)': { display: 'contents' } },
  }),
);
