import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** Covers the picture, and fades in over it while the clip plays. */
export const video = style(
  inPage({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    // A phone shows the middle of the subject.
    objectPosition: '33% 50%',
    opacity: 0,
    pointerEvents: 'none',
    transition: `opacity ${vars.motion.slow} ${vars.motion.ease}`,
    selectors: { '&[data-clip="shown"]': { opacity: 1 } },
  }),
);

/** Mirrored with the picture, whose subject would be under the text of a left-to-right page. */
export const mirrored = style(
  inPage({
    '@media': { [media.laptop]: { scale: `calc(-1 * ${vars.direction.sign}) 1` } },
  }),
);

/** Over the text block: below the header on a phone, else at the lower end. */
export const control = style(
  inPage({
    position: 'absolute',
    zIndex: 3,
    insetInlineEnd: vars.space.gutter,
    insetBlockStart: `calc(${vars.size.header} + ${vars.space.sm})`,
    '@media': { [media.tablet]: { insetBlock: `auto ${vars.space.lg}` } },
  }),
);
