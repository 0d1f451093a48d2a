import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { stage, textEnd, textStart, underText } from '../../internal/media-stage.css.ts';
import { inKit, media, vars } from '../../theme/index.ts';
import { inTransition, titlePicture } from '../../theme/view-transition.ts';

export const slider = style([stage]);

/** The time that each slide is shown. */
const stay = '9s';
const fill = keyframes({ from: { transform: 'scaleX(0)' } });

export const track = style(
  inKit({
    display: 'flex',
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollSnapType: 'inline mandatory',
    scrollbarWidth: 'none',
    '::-webkit-scrollbar': { display: 'none' },
    '@media': { [media.lively]: { scrollBehavior: 'smooth' } },
  }),
);

export const dragging = style(
  inKit({
    scrollSnapType: 'none',
    cursor: 'grabbing',
    userSelect: 'none',
    '@media': { [media.lively]: { scrollBehavior: 'auto' } },
  }),
);

export const item = style(
  inKit({
    flex: '0 0 100%',
    minInlineSize: 0,
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
  }),
);

// The picture of a slide is loaded with the slide before it. Without script, all pictures load lazily.
globalStyle(
  `.${item}[data-far] img`,
  inKit({ '@media': { '(scripting: enabled)': { display: 'none' } } }),
);

const column = 'clamp(36rem, 47vw, 44rem)';

export const slide = style(
  inKit({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-end',
    overflow: 'hidden',
    // The posters of the next row must begin above the fold.
    minBlockSize: 'clamp(30rem, 70svh, 44rem)',
    vars: { [textEnd]: `calc(${vars.space.gutter} + ${column})` },
    '@media': {
      [media.tablet]: { minBlockSize: 'clamp(35rem, 64svh, 44rem)' },
      [media.laptop]: { minBlockSize: 'clamp(30rem, min(44vw, 66svh), 52rem)' },
    },
  }),
);

export const content = style([
  underText,
  inKit({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.sm,
    vars: { [textStart]: `calc(${vars.size.header} + 3.75rem)` },
    paddingInlineStart: vars.space.gutter,
    paddingInlineEnd: `max(${vars.space.gutter}, calc(100% - ${column} - ${vars.space.gutter}))`,
    paddingBlockStart: textStart,
    paddingBlockEnd: '4.25rem',
    '@media': {
      [media.tablet]: {
        gap: vars.space.md,
        vars: { [textStart]: `calc(${vars.size.header} + 2.5rem)` },
        paddingBlockEnd: '5rem',
      },
    },
  }),
]);

// On a phone, the slide becomes the picture of the title's page. On wide screens, the picture is as large there.
globalStyle(
  `${inTransition} .${slide}:has([data-opened])`,
  inKit({
    viewTransitionName: titlePicture,
    '@media': { [media.tablet]: { viewTransitionName: 'none' } },
  }),
);

globalStyle(
  `.${slider}[data-short] .${slide}`,
  inKit({
    minBlockSize: 'clamp(28rem, 60svh, 36rem)',
    '@media': { [media.laptop]: { minBlockSize: 'clamp(26rem, min(42vw, 58svh), 44rem)' } },
  }),
);

export const actions = style(
  inKit({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.sm,
    inlineSize: '100%',
    paddingBlockStart: vars.space.xs,
  }),
);

// Full width on a phone, for either thumb.
globalStyle(
  `.${actions} > *`,
  inKit({ flex: '1 1 auto', '@media': { [media.phablet]: { flex: '0 0 auto' } } }),
);

export const controls = style(
  inKit({
    position: 'absolute',
    zIndex: 3,
    insetInline: 0,
    insetBlockEnd: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.md,
    paddingInline: vars.space.gutter,
    paddingBlockEnd: vars.space.md,
    pointerEvents: 'none',
    '@media': {
      [media.scriptless]: { display: 'none' },
      [media.tablet]: { justifyContent: 'space-between' },
    },
  }),
);

export const dots = style(
  inKit({
    display: 'flex',
    alignItems: 'center',
    flexGrow: 1,
    pointerEvents: 'auto',
    // Aligns the ends of the lines with the text.
    marginInline: '-0.1875rem',
    '@media': { [media.tablet]: { flexGrow: 0 } },
  }),
);

const line = vars.radius.pill;

/** The line of a slide, in a larger touch target. */
export const dot = style(
  inKit({
    // Contains the visually hidden text.
    position: 'relative',
    display: 'grid',
    gridTemplateAreas: '"mark"',
    alignItems: 'center',
    flex: '1 1 0',
    minInlineSize: 0,
    maxInlineSize: '6rem',
    blockSize: vars.size.touch,
    paddingInline: '0.1875rem',
    border: 0,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    '::before': {
      content: '""',
      gridArea: 'mark',
      blockSize: '0.1875rem',
      borderRadius: line,
      backgroundColor: vars.color.onMedia,
      opacity: 0.45,
      transition: `transform ${vars.motion.fast}, opacity ${vars.motion.fast}`,
    },
    selectors: {
      '&:hover::before': { opacity: 0.85, transform: 'scaleY(1.7)' },
      '&[aria-current="true"]::after': {
        content: '""',
        gridArea: 'mark',
        blockSize: '0.1875rem',
        borderRadius: line,
        backgroundColor: vars.color.accentOnMedia,
        transformOrigin: `calc(50% - 50% * ${vars.direction.sign}) 50%`,
      },
    },
    '@media': {
      [media.tablet]: { flex: '0 0 auto', inlineSize: '3.5rem' },
      [media.forcedColors]: {
        '::before': { backgroundColor: 'ButtonText', forcedColorAdjust: 'none' },
        '::after': { forcedColorAdjust: 'none' },
        selectors: { '&[aria-current="true"]::after': { backgroundColor: 'Highlight' } },
      },
    },
  }),
);

// Hovering, keyboard focus, a clip and open overlays pause the timer.
globalStyle(
  `.${slider}[data-rotates] .${dot}[aria-current="true"]::after`,
  inKit({ '@media': { [media.lively]: { animation: `${fill} ${stay} linear` } } }),
);
globalStyle(
  `:is(.${slider}:is(:hover, :focus-within, [data-playing]), :root:has(:modal)) .${dot}::after`,
  inKit({ animationPlayState: 'paused !important' }),
);

/** Without motion the pause button is not needed. */
export const pause = style(
  inKit({
    display: 'none',
    marginInlineStart: '0.1875rem',
    marginInlineEnd: vars.space.xs,
    '@media': { [media.lively]: { display: 'inline-flex' } },
  }),
);

export const arrows = style(
  inKit({
    display: 'none',
    gap: vars.space.xs,
    pointerEvents: 'auto',
    '@media': { [media.tablet]: { display: 'flex' } },
  }),
);
