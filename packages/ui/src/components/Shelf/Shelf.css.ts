import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import * as card from '../../internal/card.css.ts';
import { lineClamp } from '../../internal/line-clamp.ts';
import { inKit, media, vars } from '../../theme/index.ts';
import { container, stack } from '../layout/layout.css.ts';

/** The margins of a `Container` are the shelf's own, once. */
const acrossContainer = {
  [`${container} > &, ${container} > ${stack} > &`]: {
    marginInline: `calc(-1 * ${vars.space.gutter})`,
  },
};

export const shelf = style(
  inKit({
    position: 'relative',
    selectors: acrossContainer,
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
/** The size of a name, in all its lines. */
const nameSize = createVar();
const namesRoom = `calc(${leading.ui} * ${nameSize})`;
const factsRoom = `calc(${leading.ui} * (${nameSize} + ${size.sm}) + ${vars.space.xxs})`;

globalStyle(`.${track}[data-room='names'] .${card.body}`, inKit({ minBlockSize: namesRoom }));
globalStyle(`.${track}[data-room='facts'] .${card.body}`, inKit({ minBlockSize: factsRoom }));

/** How many whole cards are visible. */
const cards = createVar();
/** The maximum width of a card. */
const widest = createVar();
const height = createVar();
/** How much of another card is visible, and what it may take beside the row. */
const cut = createVar();
const beside = createVar();

/**
 * Shows a number of cards and a part of another: the cut card says that there is more. With a fixed width, one screen in
 * ten would cut exactly at an edge.
 */
const showing = (whole: string) =>
  `min(${widest}, calc((${whole} + ${beside} - ${cards} * ${gap}) / (${cards} + ${cut})))`;

/** What a number takes of its card's width, and how far it reaches beneath the poster. */
const numberShare = 0.29;
const numberBeneath = 0.05;
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

const rows: Record<'poster' | 'wide' | 'few' | 'person' | 'ranked', Row> = {
  poster: {
    counts: [2, 3, 4, 5, 6, 7],
    widest: '15rem',
    ratio: 3 / 2,
    name: `2 * ${size.md}`,
    words: factsRoom,
  },
  wide: {
    // Of a wide picture the subject is in the middle: enough of the next is visible.
    counts: [1.2, 2, 2, 3, 4, 4],
    widest: '27rem',
    ratio: 9 / 16,
    name: size.md,
    words: factsRoom,
  },
  few: {
    counts: [1.2, 2, 2, 3, 3, 3],
    widest: '36rem',
    ratio: 9 / 16,
    name: size.md,
    words: factsRoom,
  },
  ranked: {
    // Of a cut one the number is seen, and a part of the poster.
    counts: [1.4, 2.4, 3.2, 4, 5, 6],
    widest: '22rem',
    ratio: posterRatio,
    name: `2 * ${size.md}`,
    words: factsRoom,
  },
  person: {
    counts: [2, 3, 5, 6, 8, 9],
    widest: '12rem',
    ratio: 1,
    name: `2 * ${size.sm}`,
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
        [cut]: '0.4',
        [beside]: vars.space.gutter,
        [widest]: row.widest,
        [nameSize]: `(${name})`,
        [height]: `calc(${ratio} * ${showing(`100vw - 2 * ${vars.space.gutter}`)} + ${around} + ${words})`,
      },
      containIntrinsicBlockSize: `auto ${height}`,
      '@media': {
        // Long words have room.
        [media.narrow]: { vars: { [cards]: '1', [cut]: '0.1' } },
        ...Object.fromEntries(
          screens.map((screen, index) => [
            media[screen],
            { vars: { [cards]: `${others[index] ?? phone}` } },
          ]),
        ),
      },
    }),
);

// Three fill the row, so no card is cut.
globalStyle(
  `.${rowsOf.few}`,
  inKit({ '@media': { [media.laptop]: { vars: { [cut]: '0', [beside]: gap } } } }),
);

// Beneath a wide picture most names have room in one line, and so the facts of a row stand in one.
globalStyle(
  `:is(.${rowsOf.wide}, .${rowsOf.few}) .${track}:not([data-whole-names]) .${card.title}`,
  inKit(lineClamp(1)),
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

// Beside the poster and a little beneath it, since a poster has lettering anywhere. The list has positions already, so it
// is drawn.
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
    justifyContent: 'end',
    inlineSize: `${(numberShare + numberBeneath) * 100}%`,
    aspectRatio: `${numberShare + numberBeneath} / ${posterRatio}`,
    // Filled after the stroke, since the contours of a letter may cross.
    color: vars.color.border,
    WebkitTextStroke: `0.035em ${vars.color.textMuted}`,
    paintOrder: 'stroke fill',
    fontSize: `calc(${width} * 0.58)`,
    fontWeight: 900,
    lineHeight: 0.9,
    // Down to the foot of the poster.
    transform: 'translateY(0.14em)',
  }),
);
// Large words are beneath the number, too.
globalStyle(
  `.${rowsOf.ranked} .${card.body}`,
  inKit({
    '@media': { [media.narrow]: { marginInlineStart: `calc(-${numberShare} * ${width})` } },
  }),
);
// The first stands at the margin of the page.
globalStyle(`.${rowsOf.ranked} .${item}:first-child::before`, inKit({ justifyContent: 'start' }));
// Its digits are narrower.
globalStyle(
  `.${rowsOf.ranked}:lang(fa) .${item}::before`,
  inKit({ content: 'counter(rank, persian) / ""', fontSize: `calc(${width} * 0.72)` }),
);
globalStyle(
  `.${rowsOf.ranked} .${item}:nth-child(n + 10)::before`,
  inKit({ fontSize: `calc(${width} * 0.38)`, letterSpacing: '-0.06em' }),
);

/** As high as a shelf. */
export const place = style(
  inKit({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.md,
    blockSize: height,
    selectors: acrossContainer,
  }),
);

export const placeTrack = style(
  inKit({ display: 'flex', gap, overflow: 'hidden', paddingInline: vars.space.gutter }),
);

// Two lines, in the room of a name and its facts.
globalStyle(`.${placeTrack} .${card.body}`, inKit({ gap: 0, fontSize: size.sm }));
