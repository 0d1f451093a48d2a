import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const layout = style(
  inPage({
    display: 'flex',
    alignItems: 'flex-end',
    minBlockSize: 'clamp(30rem, 70svh, 44rem)',
    padding: vars.space.gutter,
    // The header is on top of the placeholder, with the colours for media.
    backgroundColor: vars.color.media,
    '@media': {
      [media.tablet]: { minBlockSize: 'clamp(35rem, 64svh, 44rem)' },
      [media.laptop]: { minBlockSize: 'clamp(30rem, min(44vw, 66svh), 52rem)' },
    },
  }),
);

export const textBlock = style(
  inPage({ display: 'grid', gap: vars.space.sm, inlineSize: 'min(100%, 30rem)' }),
);

/** As tall as its message, because an empty hero would hide the shelves below. */
export const failed = style(
  inPage({
    paddingBlockStart: `calc(${vars.size.header} + ${vars.space.lg})`,
    paddingBlockEnd: vars.space.lg,
    backgroundColor: vars.color.media,
  }),
);

export const welcome = style([
  failed,
  inPage({ display: 'grid', gap: vars.space.md, paddingInline: vars.space.gutter }),
]);
