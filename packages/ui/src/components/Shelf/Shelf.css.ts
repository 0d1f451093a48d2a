import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import * as card from '../../internal/card.css.ts';
import { touchRoom } from '../../internal/touch-room.ts';
import { inKit, media, vars } from '../../theme/index.ts';

export const shelf = style(
  inKit({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.sm,
    // Off-screen shelves skip layout and paint, and their pictures load lazily.
    contentVisibility: 'auto',
    overflowClipMargin: '3rem',
  }),
);

export const head = style(
  inKit({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space.md,
    paddingInline: vars.space.gutter,
  }),
);

export const all = style(
  inKit({
    // Holds its hidden words, and takes touches above the row.
    position: 'relative',
    zIndex: vars.z.lifted,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.35em',
    flexShrink: 0,
    paddingBlock: vars.space.xs,
    // A shelf with it is as high as one without.
    marginBlock: `calc(-1 * ${vars.space.xs})`,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.leading.ui,
    borderRadius: vars.radius.sm,
    transition: `color ${vars.motion.fast}`,
    ':hover': { color: vars.color.accentText },
    '::after': touchRoom,
  }),
);

export const stage = style(inKit({ position: 'relative' }));

const lift = '1rem';
const gap = 'clamp(0.75rem, 1.4vw, 1.375rem)';

export const track = style(
  inKit({
    display: 'flex',
    gap,
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollSnapType: 'inline mandatory',
    scrollPaddingInline: vars.space.gutter,
    // Room for cards that rise, and for their shadows.
    paddingBlock: lift,
    marginBlock: `calc(-1 * ${lift})`,
    paddingInline: vars.space.gutter,
    scrollbarWidth: 'none',
    '::-webkit-scrollbar': { display: 'none' },
    '@media': { [media.lively]: { scrollBehavior: 'smooth' } },
  }),
);

/** No snapping while dragged. */
export const dragging = style(
  inKit({
    scrollSnapType: 'none',
    cursor: 'grabbing',
    userSelect: 'none',
    '@media': { [media.lively]: { scrollBehavior: 'auto' } },
  }),
);

const { leading, size } = vars.font;
/** The size of a name. */
const nameSize = createVar();
const namesRoom = `calc(${leading.ui} * 2 * ${nameSize})`;
const factsRoom = `calc(${leading.ui} * (2 * ${nameSize} + ${size.sm}) + ${vars.space.xxs})`;

globalStyle(`.${track}[data-room='names'] .${card.body}`, inKit({ minBlockSize: namesRoom }));
globalStyle(`.${track}[data-room='facts'] .${card.body}`, inKit({ minBlockSize: factsRoom }));

/** How many whole cards are visible. */
const cards = createVar();
/** The maximum width of a card. */
const widest = createVar();
const height = createVar();

/**
 * Shows a number of cards and two fifths of another: the cut card says that there is more. With a fixed width, one
 * screen in ten would cut exactly at an edge.
 */
const showing = (whole: string) =>
  `min(${widest}, calc((${whole} + ${vars.space.gutter} - ${cards} * ${gap}) / (${cards} + 0.4)))`;

/** What a number takes of its card's width. */
const numberShare = 0.32;
/** The height of a poster beside its number, to the width of both. */
const posterRatio = (3 / 2) * (1 - numberShare);

const screens = ['phablet', 'tablet', 'laptop', 'desktop', 'cinema'] as const;

interface Row {
  /** Visible cards, on a phone and on each larger screen. */
  readonly counts: readonly [phone: number, ...others: number[]];
  readonly widest: string;
  /** The picture's aspect ratio, and the room of the words beneath it. */
  readonly ratio: number;
  readonly name: string;
  readonly words: string;
}

const rows: Record<'poster' | 'wide' | 'person' | 'ranked', Row> = {
  poster: {
    counts: [2, 3, 4, 5, 6, 7],
    widest: '15rem',
    ratio: 3 / 2,
    name: size.md,
    words: factsRoom,
  },
  wide: {
    counts: [1, 2, 2, 3, 4, 4],
    widest: '27rem',
    ratio: 9 / 16,
    name: size.md,
    words: factsRoom,
  },
  ranked: {
    counts: [1.5, 2.1, 2.8, 3.5, 4.2, 5],
    widest: '22rem',
    ratio: posterRatio,
    name: size.md,
    words: factsRoom,
  },
  person: {
    counts: [2, 3, 5, 6, 8, 9],
    widest: '12rem',
    ratio: 1,
    name: size.sm,
    words: namesRoom,
  },
};

/** Above the cards and between a picture and its words. */
const around = `${leading.heading} * ${size.xl} + 2 * ${vars.space.sm}`;

/** The height with room for all words. Before the first layout it keeps the page from jumping on the way back. */
export const rowsOf = styleVariants(
  rows,
  ({ counts: [phone, ...others], ratio, name, words, ...row }) =>
    inKit({
      vars: {
        [cards]: `${phone}`,
        [widest]: row.widest,
        [nameSize]: name,
        [height]: `calc(${ratio} * ${showing(`100vw - 2 * ${vars.space.gutter}`)} + ${around} + ${words})`,
      },
      containIntrinsicBlockSize: `auto ${height}`,
      '@media': Object.fromEntries(
        screens.map((screen, index) => [
          media[screen],
          { vars: { [cards]: `${others[index] ?? phone}` } },
        ]),
      ),
    }),
);

export const item = style(
  inKit({
    position: 'relative',
    flexShrink: 0,
    minInlineSize: 0,
    inlineSize: showing('100%'),
    scrollSnapAlign: 'start',
  }),
);

/** For letters, which know no shares. */
const width = showing(`100vw - 2 * ${vars.space.gutter}`);

// Beside the poster, since a poster has lettering anywhere. The list has positions already, so it is drawn.
globalStyle(`.${rowsOf.ranked} :is(ul, div)`, inKit({ counterReset: 'rank' }));
globalStyle(
  `.${rowsOf.ranked} .${item}`,
  inKit({
    paddingInlineStart: `calc(${showing('100%')} * ${numberShare})`,
    counterIncrement: 'rank',
  }),
);
globalStyle(
  `.${rowsOf.ranked} .${item}::before`,
  inKit({
    content: 'counter(rank) / ""',
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    display: 'flex',
    alignItems: 'end',
    justifyContent: 'center',
    inlineSize: `${numberShare * 100}%`,
    aspectRatio: `${numberShare} / ${posterRatio}`,
    // An outline. Filled after it, since the contours of a letter may cross.
    color: vars.color.raised,
    WebkitTextStroke: `0.055em ${vars.color.textMuted}`,
    paintOrder: 'stroke fill',
    fontSize: `calc(${width} * ${numberShare * 1.45})`,
    fontWeight: 900,
    lineHeight: 1,
  }),
);
globalStyle(
  `.${rowsOf.ranked} .${item}:nth-child(n + 10)::before`,
  inKit({ fontSize: `calc(${width} * ${numberShare * 0.8})`, letterSpacing: '-0.05em' }),
);
globalStyle(
  `.${rowsOf.ranked}:lang(fa) .${item}::before`,
  inKit({ content: 'counter(rank, persian) / ""' }),
);

/** As high as a shelf. */
export const place = style(
  inKit({ display: 'flex', flexDirection: 'column', gap: vars.space.md, minBlockSize: height }),
);

export const placeTrack = style(
  inKit({ display: 'flex', gap, overflow: 'hidden', paddingInline: vars.space.gutter }),
);

export const arrow = style(
  inKit({
    position: 'absolute',
    zIndex: vars.z.lifted,
    insetBlockStart: 'calc(50% - 3rem)',
    display: 'none',
    placeItems: 'center',
    inlineSize: '3rem',
    blockSize: '3rem',
    padding: 0,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.overlay,
    color: vars.color.text,
    fontSize: '1.375rem',
    boxShadow: vars.elevation.lifted,
    cursor: 'pointer',
    opacity: 0,
    transition: `opacity ${vars.motion.base} ${vars.motion.ease}, background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
    ':hover': { backgroundColor: vars.color.accent, color: vars.color.onAccent },
    '@media': {
      [media.hover]: {
        display: 'grid',
        selectors: { [`${stage}:hover &, ${stage}:focus-within &`]: { opacity: 1 } },
      },
      // Touch and wheel scroll instead of arrows.
      [media.scriptless]: { display: 'none' },
    },
  }),
);

const edge = `max(${vars.space.xs}, calc(${vars.space.gutter} - 1.5rem))`;

export const sides = styleVariants({
  previous: inKit({ insetInlineStart: edge }),
  next: inKit({ insetInlineEnd: edge }),
});

/** Hidden at the end of the shelf. */
export const arrowAtEnd = style(inKit({ visibility: 'hidden' }));
