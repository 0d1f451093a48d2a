import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

export const shelf = style(
  inKit({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    // A shelf far below is neither laid out nor painted, and its pictures wait.
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
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.35em',
    flexShrink: 0,
    paddingBlock: vars.space.xs,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.leading.ui,
    borderRadius: vars.radius.sm,
    transition: `color ${vars.motion.fast}`,
    ':hover': { color: vars.color.accentText },
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
    // The room above and below is for cards that rise and for their shadows.
    paddingBlock: lift,
    marginBlock: `calc(-1 * ${lift})`,
    paddingInline: vars.space.gutter,
    scrollbarWidth: 'none',
    '::-webkit-scrollbar': { display: 'none' },
    '@media': { [media.lively]: { scrollBehavior: 'smooth' } },
  }),
);

/** While the mouse pulls, the shelf follows it and nothing snaps. */
export const dragging = style(
  inKit({
    scrollSnapType: 'none',
    cursor: 'grabbing',
    userSelect: 'none',
    '@media': { [media.lively]: { scrollBehavior: 'auto' } },
  }),
);

/**
 * So wide that a number of cards and two fifths of another are seen: the cut one says that there is
 * more, and by a width of its own one card in ten screens would end just at the edge.
 */
const showing = (cards: number, widest: string, whole = '100%') =>
  `min(${widest}, calc((${whole} + ${vars.space.gutter} - ${cards} * ${gap}) / ${cards + 0.4}))`;

const screens = ['phablet', 'tablet', 'laptop', 'desktop', 'cinema'] as const;
type Counts = readonly [phone: number, ...others: number[]];

/** One rule for each size of the screen, by how many cards are seen there. */
function onEachScreen<Rule extends StyleRule>(
  [phone, ...others]: Counts,
  rule: (cards: number) => Rule,
) {
  const larger = screens.map((screen, index) => [media[screen], rule(others[index] ?? phone)]);
  return { ...rule(phone), '@media': Object.fromEntries(larger) };
}

interface Row {
  readonly counts: Counts;
  /** No card is wider. */
  readonly widest: string;
  /** How high a picture is to its width, and the words above and below it. */
  readonly ratio: number;
  readonly words: string;
}

const rows: Record<'poster' | 'wide' | 'person', Row> = {
  poster: { counts: [2, 3, 4, 5, 6, 7], widest: '15rem', ratio: 3 / 2, words: '6.2rem' },
  wide: { counts: [1, 2, 2, 3, 4, 4], widest: '27rem', ratio: 9 / 16, words: '5.2rem' },
  person: { counts: [2, 3, 5, 6, 8, 9], widest: '12rem', ratio: 1, words: '3.5rem' },
};

export const items = styleVariants(rows, ({ counts, widest }) =>
  inKit({
    position: 'relative',
    flexShrink: 0,
    minInlineSize: 0,
    scrollSnapAlign: 'start',
    ...onEachScreen(counts, (cards) => ({ inlineSize: showing(cards, widest) })),
  }),
);

/** How high a shelf is taken to be until it has been drawn: near enough that nothing jumps on the way back. */
export const heights = styleVariants(rows, ({ counts, widest, ratio, words }) =>
  inKit(
    onEachScreen(counts, (cards) => ({
      containIntrinsicBlockSize: `auto calc(${ratio} * ${showing(cards, widest, '100vw')} + ${words})`,
    })),
  ),
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
      // A finger or a wheel moves the shelf then.
      [media.scriptless]: { display: 'none' },
    },
  }),
);

const edge = `max(${vars.space.xs}, calc(${vars.space.gutter} - 1.5rem))`;

export const sides = styleVariants({
  previous: inKit({ insetInlineStart: edge }),
  next: inKit({ insetInlineEnd: edge }),
});

/** At an end of the shelf its arrow has nothing to do. */
export const spent = style(inKit({ visibility: 'hidden' }));
