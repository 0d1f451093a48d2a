import { style } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

export const accordion = style(inKit({ display: 'grid', gap: vars.space.xs }));

export const item = style(
  inKit({
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.surface,
    transition: `background-color ${vars.motion.fast}`,
    // Animates if the browser supports it.
    interpolateSize: 'allow-keywords',
    selectors: {
      '&[open]': { backgroundColor: vars.color.raised },
      '&::details-content': {
        blockSize: 0,
        overflow: 'clip',
        transition: `block-size ${vars.motion.base} ${vars.motion.ease}, content-visibility ${vars.motion.base} allow-discrete`,
      },
      '&[open]::details-content': { blockSize: 'auto' },
    },
  }),
);

export const summary = style(
  inKit({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.md,
    minBlockSize: '3.5rem',
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.md,
    borderRadius: vars.radius.md,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.leading.ui,
    listStyle: 'none',
    cursor: 'pointer',
    ':focus-visible': { outlineOffset: -2 },
    '::-webkit-details-marker': { display: 'none' },
    '@media': { [media.hover]: { ':hover': { color: vars.color.accentText } } },
  }),
);

export const title = style(inKit({ minInlineSize: 0 }));

export const chevron = style(
  inKit({
    display: 'inline-flex',
    flexShrink: 0,
    fontSize: '1.25rem',
    color: vars.color.textMuted,
    transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
    selectors: { [`${item}[open] &`]: { transform: 'rotate(180deg)' } },
  }),
);

export const content = style(
  inKit({
    paddingInline: vars.space.md,
    paddingBlockStart: vars.space.xxs,
    paddingBlockEnd: vars.space.md,
    color: vars.color.textMuted,
    maxInlineSize: vars.size.text,
  }),
);
