import { inPage, media, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { onMedia } from './on-media.ts';

/** Lies under the header. Dark in the light theme too, with the colours for text on pictures. */
export const hero = style(
  inPage({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    display: 'flex',
    alignItems: 'flex-end',
    minBlockSize: 'clamp(13rem, 21vw, 19rem)',
    paddingBlockStart: `calc(${vars.size.header} + ${vars.space.lg})`,
    paddingBlockEnd: vars.space.lg,
    borderEndStartRadius: vars.radius.lg,
    borderEndEndRadius: vars.radius.lg,
    backgroundColor: vars.color.media,
    color: vars.color.onMedia,
    vars: onMedia,
    '@media': {
      [media.laptop]: { paddingBlockStart: `calc(${vars.size.header} + ${vars.space.xl})` },
      [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' },
    },
  }),
);

/** Begins below a solid header. */
export const underHeader = style([
  hero,
  inPage({
    minBlockSize: 'clamp(10rem, 17vw, 15rem)',
    paddingBlockStart: vars.space.lg,
    '@media': { [media.laptop]: { paddingBlockStart: vars.space.lg } },
  }),
]);

const dark = (share: number) => `color-mix(in srgb, ${vars.color.media} ${share}%, transparent)`;

/** Keeps the text readable on any picture, even a white one. */
export const veil = style(
  inPage({
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    backgroundImage: `linear-gradient(to top, ${vars.color.media} 2%, ${dark(84)} 30%, ${dark(60)} 65%, ${dark(40)})`,
    '@media': {
      [media.laptop]: {
        backgroundImage: `linear-gradient(${vars.direction.towardEnd}, ${dark(92)} 12%, ${dark(66)} 44%, ${dark(4)} 82%), linear-gradient(to top, ${dark(80)}, transparent 55%)`,
      },
      [media.forcedColors]: { backgroundColor: 'Canvas', opacity: 0.9 },
    },
  }),
);

export const words = style(inPage({ position: 'relative', zIndex: 2, inlineSize: '100%' }));

export const titleLine = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space.sm,
    minInlineSize: 0,
  }),
);

/** A portrait beside the words. */
export const beside = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: '6rem minmax(0, 1fr)',
    alignItems: 'end',
    gap: vars.space.md,
    '@media': {
      [media.tablet]: { gridTemplateColumns: '11rem minmax(0, 1fr)', gap: vars.space.xl },
    },
  }),
);

export const portrait = style(
  inPage({
    borderRadius: '50%',
    boxShadow: `0 0 0 3px ${vars.color.mediaBorder}`,
  }),
);

/** Posters on a wall, hung at an angle, as far as the picture goes. */
export const wall = style(
  inPage({
    position: 'absolute',
    insetBlock: '-30%',
    insetInline: '-6%',
    display: 'grid',
    gridTemplateColumns: 'repeat(4, 1fr)',
    alignContent: 'center',
    gap: vars.space.sm,
    transform: 'rotate(-7deg)',
    // On a phone the words lie on it.
    opacity: 0.35,
    '@media': {
      [media.laptop]: {
        opacity: 1,
        insetInlineStart: '34%',
        gridTemplateColumns: 'repeat(5, 1fr)',
      },
    },
  }),
);

/** Hidden lazy pictures are not fetched, so four columns load eight posters. */
globalStyle(
  `${wall} > :nth-child(n + 9)`,
  inPage({ '@media': { [`not all and ${media.laptop}`]: { display: 'none' } } }),
);
