import { globalStyle, style } from '@vanilla-extract/css';
import { card } from '../../internal/card.css.ts';
import { stage, textEnd, textStart, underText } from '../../internal/media-stage.css.ts';
import { focusX, focusY } from '../../theme/focal-point.ts';
import { focalPoint, inKit, media, vars } from '../../theme/index.ts';
import { inTransition, titlePicture } from '../../theme/view-transition.ts';

const posterColumn = 'clamp(11rem, 19vw, 18.5rem)';
const columnGap = 'clamp(1.5rem, 3.4vw, 3.5rem)';
const reading = '34rem';
/** Wide enough for the facts in one line; the width for reading would wrap them. */
const column = '38rem';
/** The width that most of the text needs. Beyond it, the picture is not darkened. */
const veiled = '34rem';

export const hero = style([
  stage,
  inKit({
    display: 'flex',
    alignItems: 'flex-end',
    vars: {
      // On screens wider than the widest page, the text is further from the edge.
      [textEnd]: `calc(max(0px, 50% - ${vars.size.page} / 2) + ${vars.space.gutter} + ${posterColumn} + ${columnGap} + ${veiled})`,
    },
    '@media': {
      [media.tablet]: { minBlockSize: 'clamp(30rem, 40vw, 46rem)' },
    },
  }),
]);

/** The height of the picture on a phone, below the header. */
const phonePicture = '56vw';
/** The part of the picture that the text covers. */
const overlap = '3.5rem';

/** Behind the entire hero. On a phone the picture is above the text and fades into the page. */
export const picture = style(
  inKit({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    blockSize: `calc(${vars.size.header} + ${phonePicture})`,
    '::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      backgroundImage: `linear-gradient(to top, ${vars.color.media}, transparent 45%)`,
    },
    '@media': {
      [media.tablet]: { blockSize: '100%', '::after': { content: 'none' } },
      // Moves the subject of the picture beyond the title.
      [media.laptop]: {
        insetInlineStart: '32%',
        maskImage: `linear-gradient(${vars.direction.towardEnd}, transparent, #00000059 16%, #000 40%)`,
      },
    },
  }),
);

/** The side of the picture that its subject is on: 0 or 100 %, or the middle for a subject near the middle. */
const subjectSide = `clamp(0%, 6 * var(${focusX}, 0%) - 250%, 100%)`;

// The subject of a wide picture is beside its middle, which leaves space for the text. A phone has no text there, so
// the picture is scaled and the subject moves towards the middle.
globalStyle(
  `.${picture} img`,
  inKit({
    objectPosition: `${subjectSide} var(${focusY}, 15%)`,
    transform: 'scale(1.2)',
    transformOrigin: `${subjectSide} 50%`,
    '@media': { [media.tablet]: { objectPosition: focalPoint('50%', '15%'), transform: 'none' } },
  }),
);

export const content = style([
  underText,
  inKit({
    vars: { [textStart]: `calc(${vars.size.header} + ${phonePicture} - ${overlap})` },
    paddingBlockStart: textStart,
    paddingBlockEnd: vars.space.md,
    '@media': {
      [media.tablet]: {
        vars: { [textStart]: `calc(${vars.size.header} + 5rem)` },
        paddingBlockEnd: 'clamp(1.5rem, 2vw, 2rem)',
      },
      [media.laptop]: { vars: { [textStart]: `calc(${vars.size.header} + 3rem)` } },
    },
  }),
]);

export const columns = style(
  inKit({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.lg,
    maxInlineSize: vars.size.page,
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: `${posterColumn} minmax(0, 1fr)`,
        alignItems: 'start',
        columnGap,
      },
    },
  }),
);

/** On a phone, shown only without a backdrop. Otherwise a phone does not load it. */
export const poster = style(
  inKit({
    display: 'none',
    borderRadius: vars.radius.poster,
    boxShadow: `0 0 0 1px ${vars.color.mediaBorder}, 0 24px 60px -12px #000000d9`,
    '@media': { [media.tablet]: { display: 'block' } },
  }),
);

/** Without a backdrop, the poster is the phone's picture, below the header. */
export const posterAlone = style(inKit({}));

globalStyle(
  `.${posterAlone} .${poster}`,
  inKit({
    display: 'block',
    inlineSize: '40vw',
    marginBlockStart: `calc(${vars.space.md} + ${overlap} - ${phonePicture})`,
    '@media': { [media.tablet]: { inlineSize: 'auto', marginBlockStart: 0 } },
  }),
);

export const textBlock = style(
  inKit({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.sm,
    minInlineSize: 0,
  }),
);

globalStyle(`.${textBlock} > *`, inKit({ maxInlineSize: column }));

/** Larger text for desktop viewing distance. */
const large = { '@media': { [media.desktop]: { fontSize: '1.0625rem' } } };

export const meta = style(
  inKit({
    ...large,
    color: vars.color.onMediaMuted,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.leading.ui,
  }),
);

export const summary = style(inKit({ maxInlineSize: reading }));

globalStyle(`.${summary} > *`, inKit(large));

export const titles = style(
  inKit({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.xs,
  }),
);

// A wide limit keeps most names on one line, which leaves space on the first screen for the content below.
globalStyle(`.${textBlock} > .${titles}`, inKit({ maxInlineSize: '48rem' }));

/** A long name extends beyond the darkened area. */
globalStyle(
  `.${titles} > :is(h1, h2)`,
  inKit({
    textShadow: `0 0 0.5rem ${vars.color.media}, 0 0 1.5rem ${vars.color.media}, 0 0 3rem ${vars.color.media}`,
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

// A card that was opened on this page has the name instead. On a phone, the text stays above the picture.
const notOpening = `${inTransition}:not(:has(.${card}[data-opened]))`;
const onPhone = (viewTransitionName: string) =>
  inKit({ viewTransitionName, '@media': { [media.tablet]: { viewTransitionName: 'none' } } });
globalStyle(`${notOpening} .${hero}:not(.${posterAlone}) .${picture}`, onPhone(titlePicture));
globalStyle(`${notOpening} .${poster}`, inKit({ viewTransitionName: titlePicture }));
globalStyle(`${inTransition} .${content}`, onPhone('title-text'));

// React sets the size to zero. In a page from right to left, the elements that move would then be off the screen.
globalStyle('::view-transition', inKit({ minInlineSize: '100%', pointerEvents: 'none' }));
globalStyle('::view-transition-group(*)', inKit({ animationDuration: vars.motion.base }));
globalStyle('::view-transition-old(*.bar)', inKit({ display: 'none' }));
globalStyle(
  '::view-transition-group(*.bar), ::view-transition-new(*.bar)',
  inKit({ animation: 'none' }),
);

// Both pictures fill the box that grows, without distortion.
globalStyle(
  `::view-transition-old(${titlePicture}), ::view-transition-new(${titlePicture})`,
  inKit({ blockSize: '100%', objectFit: 'cover', overflow: 'clip' }),
);
