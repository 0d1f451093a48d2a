import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import * as card from '../../internal/card.css.ts';
import { lineClamp } from '../../internal/line-clamp.ts';
import { inKit, media, vars } from '../../theme/index.ts';
import { container, stack } from '../layout/layout.css.ts';

/** Extends the shelf over the margins of a `Container`, because the shelf has its own margins. */
const acrossContainer = {
  [`${container} > &, ${container} > ${stack} > &`]: {
    marginInline: `calc(-1 * ${vars.space.gutter})`,
  },
};

export const shelf = style(
  inKit({
    position: 'relative',
    // A page transition finds only elements with layout.
    selectors: { ...acrossContainer, '&:has([data-opened])': { contentVisibility: 'visible' } },
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
    // Space for cards that are raised on hover, and for their shadows.
    paddingBlock: lift,
    marginBlock: `calc(-1 * ${lift})`,
    paddingInline: vars.space.gutter,
    scrollbarWidth: 'none',
    '::-webkit-scrollbar': { display: 'none' },
    '@media': { [media.lively]: { scrollBehavior: 'smooth' } },
  }),
);

/** Disables snapping during a drag. */
export const dragging = style(
  inKit({
    scrollSnapType: 'none',
    cursor: 'grabbing',
    userSelect: 'none',
    '@media': { [media.lively]: { scrollBehavior: 'auto' } },
  }),
);

const { leading, size } = vars.font;
/** The font size of a name, multiplied by its number of lines. */
const nameSize = createVar();
const namesHeight = `calc(${leading.ui} * ${nameSize})`;
const factsHeight = `calc(${leading.ui} * (${nameSize} + ${size.sm}) + ${vars.space.xxs})`;

globalStyle(`.${track}[data-room='names'] .${card.body}`, inKit({ minBlockSize: namesHeight }));
globalStyle(`.${track}[data-room='facts'] .${card.body}`, inKit({ minBlockSize: factsHeight }));

/** The number of complete visible cards. */
const cards = createVar();
/** The maximum width of a card. */
const widest = createVar();
const height = createVar();
/** The visible share of one more card, and the space beside the row that it may use. */
const cutShare = createVar();
const extraWidth = createVar();

/**
 * Returns the width at which a number of cards and a part of one more are visible. The cut card shows that the row
 * continues. With a fixed width, one screen in ten would cut exactly at the edge of a card.
 */
const cardWidth = (fullWidth: string) =>
  `min(${widest}, calc((${fullWidth} + ${extraWidth} - ${cards} * ${gap}) / (${cards} + ${cutShare})))`;

/** The share of a card's width that the number takes, and the share that extends behind the poster. */
const numberShare = 0.29;
const numberOverhang = 0.05;
/** The ratio of the poster's height to the width of poster and number. */
const posterRatio = (3 / 2) * (1 - numberShare);

const screens = ['phablet', 'tablet', 'laptop', 'desktop', 'cinema'] as const;

interface Row {
  /** The number of visible cards, on a phone and on each larger screen. */
  readonly counts: readonly [phone: number, ...others: number[]];
  readonly widest: string;
  /** The picture's ratio of height to width, and the space for the text below. */
  readonly ratio: number;
  readonly name: string;
  readonly textBlock: string;
}

const rows: Record<'poster' | 'wide' | 'few' | 'person' | 'ranked', Row> = {
  poster: {
    counts: [2, 3, 4, 5, 6, 7],
    widest: '15rem',
    ratio: 3 / 2,
    name: `2 * ${size.md}`,
    textBlock: factsHeight,
  },
  wide: {
    // The subject of a wide picture is in the middle, so enough of the next card must be visible.
    counts: [1.2, 2, 2, 3, 4, 4],
    widest: '27rem',
    ratio: 9 / 16,
    name: size.md,
    textBlock: factsHeight,
  },
  few: {
    counts: [1.2, 2, 2, 3, 3, 3],
    widest: '36rem',
    ratio: 9 / 16,
    name: size.md,
    textBlock: factsHeight,
  },
  ranked: {
    // The number and a part of the poster are visible of a cut card.
    counts: [1.4, 2.4, 3.2, 4, 5, 6],
    widest: '22rem',
    ratio: posterRatio,
    name: `2 * ${size.md}`,
    textBlock: factsHeight,
  },
  person: {
    counts: [2, 3, 5, 6, 8, 9],
    widest: '12rem',
    ratio: 1,
    name: `2 * ${size.sm}`,
    textBlock: namesHeight,
  },
};

/** The height of the heading above the cards, and the gaps around the pictures. */
const around = `${leading.heading} * ${size.xl} + 2 * ${vars.space.sm}`;

/** Sets the height with space for all text. Before the first layout, it prevents layout shifts on back navigation. */
export const rowsOf = styleVariants(
  rows,
  ({ counts: [phone, ...others], ratio, name, textBlock, ...row }) =>
    inKit({
      vars: {
        [cards]: `${phone}`,
        [cutShare]: '0.4',
        [extraWidth]: vars.space.gutter,
        [widest]: row.widest,
        [nameSize]: `(${name})`,
        [height]: `calc(${ratio} * ${cardWidth(`100vw - 2 * ${vars.space.gutter}`)} + ${around} + ${textBlock})`,
      },
      containIntrinsicBlockSize: `auto ${height}`,
      '@media': {
        // Leaves space for long words.
        [media.narrow]: { vars: { [cards]: '1', [cutShare]: '0.1' } },
        ...Object.fromEntries(
          screens.map((screen, index) => [
            media[screen],
            { vars: { [cards]: `${others[index] ?? phone}` } },
          ]),
        ),
      },
    }),
);

// Three cards fill the row, so no card is cut.
globalStyle(
  `.${rowsOf.few}`,
  inKit({ '@media': { [media.laptop]: { vars: { [cutShare]: '0', [extraWidth]: gap } } } }),
);

// Below a wide picture most names fit on one line, so the facts of a row are aligned.
globalStyle(
  `:is(.${rowsOf.wide}, .${rowsOf.few}) .${track}:not([data-whole-names]) .${card.title}`,
  inKit(lineClamp(1)),
);

export const item = style(
  inKit({
    position: 'relative',
    flexShrink: 0,
    minInlineSize: 0,
    inlineSize: cardWidth('100%'),
    scrollSnapAlign: 'start',
  }),
);

/** Font sizes cannot use percentages of the card's width. */
const width = cardWidth(`100vw - 2 * ${vars.space.gutter}`);

// The number is beside the poster and partly behind it, because a poster may have lettering anywhere. The number is
// decoration, because a list already has positions.
globalStyle(`.${rowsOf.ranked} :is(ul, div)`, inKit({ counterReset: 'rank' }));
globalStyle(
  `.${rowsOf.ranked} .${item}`,
  inKit({
    paddingInlineStart: `calc(${cardWidth('100%')} * ${numberShare})`,
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
    inlineSize: `${(numberShare + numberOverhang) * 100}%`,
    aspectRatio: `${numberShare + numberOverhang} / ${posterRatio}`,
    // The fill is painted over the stroke, because the contours of a digit may cross.
    color: vars.color.border,
    WebkitTextStroke: `0.035em ${vars.color.textMuted}`,
    paintOrder: 'stroke fill',
    fontSize: `calc(${width} * 0.58)`,
    fontWeight: 900,
    lineHeight: 0.9,
    // Moves the number to the bottom of the poster.
    transform: 'translateY(0.14em)',
  }),
);
// With large text, the text also uses the space below the number.
globalStyle(
  `.${rowsOf.ranked} .${card.body}`,
  inKit({
    '@media': { [media.narrow]: { marginInlineStart: `calc(-${numberShare} * ${width})` } },
  }),
);
// Aligns the first number with the page's margin.
globalStyle(`.${rowsOf.ranked} .${item}:first-child::before`, inKit({ justifyContent: 'start' }));
// Persian digits are narrower, so they are larger.
globalStyle(
  `.${rowsOf.ranked}:lang(fa) .${item}::before`,
  inKit({ content: 'counter(rank, persian) / ""', fontSize: `calc(${width} * 0.72)` }),
);
globalStyle(
  `.${rowsOf.ranked} .${item}:nth-child(n + 10)::before`,
  inKit({ fontSize: `calc(${width} * 0.38)`, letterSpacing: '-0.06em' }),
);

/** A placeholder with the height of a shelf. */
export const slot = style(
  inKit({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.md,
    blockSize: height,
    selectors: acrossContainer,
  }),
);

/** The space of a shelf for other content, which is taller with large text. */
export const room = style(
  inKit({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minBlockSize: height,
    selectors: acrossContainer,
  }),
);

export const slotTrack = style(
  inKit({ display: 'flex', gap, overflow: 'hidden', paddingInline: vars.space.gutter }),
);

// Two lines, in the space of a name and its facts.
globalStyle(`.${slotTrack} .${card.body}`, inKit({ gap: 0, fontSize: size.sm }));
