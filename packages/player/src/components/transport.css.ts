import { inKit, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** The buttons in the middle, where the viewer expects them. */
export const middle = style(
  inKit({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    // The play button stays in the middle, regardless of the buttons at its sides.
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
    // At the bottom, even if the title is positioned elsewhere.
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

/** Hidden on a phone, where these buttons are on the picture. */
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
