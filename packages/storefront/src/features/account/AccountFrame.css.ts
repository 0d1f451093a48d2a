import { inPage, media, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { oneColumn, panelShape, plainList } from '../../app/parts/shared-styles.ts';

export const frame = style(
  inPage({
    ...oneColumn,
    gap: vars.space.lg,
    paddingBlock: `${vars.space.lg} ${vars.space.section}`,
    '@media': {
      [media.laptop]: {
        gridTemplateColumns: '14rem minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr',
        columnGap: vars.space.xl,
        alignItems: 'start',
      },
      print: { display: 'block' },
    },
  }),
);

const belowTablet = `not all and ${media.tablet}`;

export const header = style(
  inPage({
    ...panelShape,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.md,
    rowGap: vars.space.sm,
    paddingBlock: vars.space.sm,
    paddingInline: vars.space.md,
    backgroundImage: `linear-gradient(${vars.direction.towardEnd}, ${vars.color.accentSoft}, transparent 60%)`,
    lineHeight: vars.font.leading.ui,
    '@media': {
      [belowTablet]: {
        selectors: {
          // The facts are below the name.
          '&:has(> dl)': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', rowGap: 0 },
        },
      },
      [media.tablet]: { padding: vars.space.lg },
      [media.laptop]: { gridColumn: '1 / -1' },
    },
  }),
);

/** In full colour, because the header has the soft one. */
export const portrait = style(
  inPage({
    display: 'grid',
    gridRow: 'span 2',
    vars: {
      [vars.color.accentSoft]: vars.color.accent,
      [vars.color.accentText]: vars.color.onAccent,
    },
  }),
);

/** As high before the answer as after it. */
export const who = style(
  inPage({
    display: 'grid',
    alignContent: 'center',
    flex: '1 1 8rem',
    minInlineSize: 0,
    minBlockSize: '3.25rem',
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    // On a phone the days and the credit replace the number.
    '@media': {
      [belowTablet]: {
        selectors: { '&:has(+ dl)': { alignSelf: 'end', minBlockSize: '1.75rem' } },
      },
    },
  }),
);

export const name = style(
  inPage({
    overflowWrap: 'anywhere',
    color: vars.color.text,
    fontSize: vars.font.size.xl,
    fontWeight: vars.font.weight.heading,
    lineHeight: vars.font.leading.heading,
  }),
);

export const mobile = style(
  inPage({
    justifySelf: 'start',
    whiteSpace: 'nowrap',
  }),
);

globalStyle(
  `.${who}:has(+ dl) .${name} + .${mobile}`,
  inPage({ '@media': { [belowTablet]: { display: 'none' } } }),
);

/** A line below the name on a phone; columns at the end of the header if there is room. */
export const facts = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.md,
    margin: 0,
    '@media': {
      [belowTablet]: { gridColumn: 2, alignSelf: 'start' },
      [media.tablet]: { columnGap: 0 },
    },
  }),
);

export const fact = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space.xs,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    '@media': {
      [media.tablet]: {
        display: 'grid',
        gap: vars.space.xxs,
        minInlineSize: '9rem',
        paddingInline: vars.space.lg,
        borderInlineStart: `1px solid ${vars.color.border}`,
      },
    },
  }),
);

/** Beside the name, the number of days needs no name. */
globalStyle(
  `.${fact}:first-child > dt`,
  inPage({
    '@media': {
      [belowTablet]: { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
    },
  }),
);

export const factValue = style(
  inPage({
    margin: 0,
    color: vars.color.text,
    fontWeight: vars.font.weight.strong,
    '@media': { [media.tablet]: { minBlockSize: '1.5rem', fontSize: vars.font.size.lg } },
  }),
);

export const nav = style(
  inPage({
    minInlineSize: 0,
    '@media': {
      [media.laptop]: {
        position: 'sticky',
        insetBlockStart: `calc(${vars.size.header} + ${vars.space.lg})`,
      },
      print: { display: 'none' },
    },
  }),
);

/** On a phone the row scrolls to the edges of the screen. */
export const links = style(
  inPage({
    ...plainList,
    display: 'flex',
    marginInline: `calc(-1 * ${vars.space.gutter})`,
    paddingInline: `calc(${vars.space.gutter} - ${vars.space.sm})`,
    overflowX: 'auto',
    scrollPaddingInline: vars.space.gutter,
    scrollbarWidth: 'none',
    boxShadow: `inset 0 -1px 0 ${vars.color.border}`,
    '@media': {
      [media.laptop]: {
        display: 'grid',
        gap: vars.space.xxs,
        marginInline: 0,
        paddingInline: 0,
        boxShadow: 'none',
      },
    },
  }),
);

export const link = style(
  inPage({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: '3rem',
    paddingInline: vars.space.sm,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.leading.ui,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    ':hover': { color: vars.color.text },
    ':focus-visible': { outlineOffset: -3 },
    selectors: {
      '&[aria-current]': { color: vars.color.accentText, fontWeight: vars.font.weight.strong },
      '&[aria-current]::after': {
        content: '""',
        position: 'absolute',
        insetInline: vars.space.sm,
        insetBlockEnd: 0,
        blockSize: 3,
        borderRadius: vars.radius.pill,
        backgroundColor: vars.color.accentText,
      },
    },
    '@media': {
      [media.laptop]: {
        gap: vars.space.sm,
        paddingInline: vars.space.md,
        borderRadius: vars.radius.md,
        fontSize: vars.font.size.md,
        whiteSpace: 'normal',
        ':hover': { backgroundColor: vars.color.sheen },
        selectors: {
          '&[aria-current]': { backgroundColor: vars.color.accentSoft },
          '&[aria-current]::after': {
            insetInline: '0 auto',
            insetBlock: vars.space.sm,
            inlineSize: 3,
            blockSize: 'auto',
          },
        },
      },
      [media.forcedColors]: {
        selectors: { '&[aria-current]::after': { backgroundColor: 'Highlight' } },
      },
    },
  }),
);

// In a scrolling row, the current page's link is initially in view.
globalStyle(`${links} > li:has([aria-current])`, inPage({ scrollInitialTarget: 'nearest' }));

export const icon = style(inPage({ display: 'grid', fontSize: '1.25rem' }));

export const content = style(inPage({ ...oneColumn, gap: vars.space.lg, minInlineSize: 0 }));
