import { style, styleVariants } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

export const menu = style(
  inKit({
    minInlineSize: '12rem',
    maxInlineSize: 'min(20rem, calc(100vw - 1rem))',
    maxBlockSize: 'min(26rem, calc(100dvh - 1rem))',
    overflowY: 'auto',
    padding: vars.space.xs,
    borderRadius: vars.radius.md,
  }),
);

export const item = style(
  inKit({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    inlineSize: '100%',
    minBlockSize: vars.size.touch,
    padding: 0,
    paddingInline: vars.space.sm,
    border: 0,
    borderRadius: vars.radius.sm,
    backgroundColor: 'transparent',
    lineHeight: vars.font.leading.ui,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    ':hover': { backgroundColor: vars.color.sheen },
    selectors: { '&[aria-disabled]': { opacity: 0.45, cursor: 'not-allowed' } },
    ':focus-visible': { outlineOffset: -2, backgroundColor: vars.color.sheen },
    '@media': {
      [media.forcedColors]: {
        ':hover': { outline: '1px solid Highlight', outlineOffset: -1 },
        selectors: { '&[aria-disabled]': { opacity: 1, color: 'GrayText' } },
      },
    },
  }),
);

export const tones = styleVariants({
  default: inKit({ color: vars.color.text }),
  danger: inKit({ color: vars.color.dangerText }),
});

export const textBlock = style(inKit({ flex: 1, minInlineSize: 0 }));

export const icon = style(
  inKit({ display: 'inline-flex', fontSize: '1.25rem', color: vars.color.textMuted }),
);

export const chosen = style(
  inKit({ display: 'inline-flex', fontSize: '1.1rem', color: vars.color.accentText }),
);

export const end = style(
  inKit({ color: vars.color.textMuted, fontSize: vars.font.size.sm, whiteSpace: 'nowrap' }),
);
