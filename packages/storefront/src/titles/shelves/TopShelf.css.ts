import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** Decorative: the list already has positions. */
export const ranked = style(
  inPage({
    '::after': {
      content: 'attr(data-rank) / ""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: vars.space.xs,
      display: 'flex',
      alignItems: 'end',
      aspectRatio: '2 / 3',
      inlineSize: '100%',
      pointerEvents: 'none',
      color: vars.color.onMedia,
      fontSize: 'clamp(3.5rem, 9vw, 5.5rem)',
      fontWeight: 900,
      lineHeight: 0.9,
      textShadow: `0 0 0.08em ${vars.color.media}, 0 0.04em 0.3em ${vars.color.media}`,
    },
  }),
);
