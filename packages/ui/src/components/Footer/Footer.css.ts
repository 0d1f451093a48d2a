import { globalStyle, style } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

export const footer = style(
  inKit({
    marginBlockStart: vars.space.section,
    backgroundColor: vars.color.surface,
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);

export const inner = style(
  inKit({
    display: 'grid',
    gridTemplate: `
      "about about"
      "links links"
      "badges copyright"
      "social social" / auto minmax(0, 1fr)`,
    alignItems: 'center',
    rowGap: vars.space.md,
    maxInlineSize: vars.size.page,
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
    paddingBlock: vars.space.lg,
    '@media': {
      [media.narrow]: {
        gridTemplate: '"about" "links" "badges" "copyright" "social" / minmax(0, 1fr)',
      },
      [media.tablet]: {
        gridTemplate: `
          "about badges"
          "links links"
          "copyright social" / minmax(0, 1fr) auto`,
        rowGap: vars.space.xl,
        paddingBlock: vars.space.xxl,
      },
      [media.laptop]: {
        gridTemplate: `
          "about links" auto
          "badges links" 1fr
          "copyright social" auto / minmax(18rem, 1.2fr) 2fr`,
      },
    },
  }),
);

export const about = style(
  inKit({
    gridArea: 'about',
    alignSelf: 'start',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.sm,
    maxInlineSize: '30rem',
    '@media': { [media.tablet]: { gap: vars.space.md } },
  }),
);

export const textBlock = style(
  inKit({
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    '@media': { [media.tablet]: { fontSize: vars.font.size.md } },
  }),
);

// A touch target for the link of the support number.
globalStyle(
  `.${textBlock} a`,
  inKit({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.touch,
    color: vars.color.text,
    '@media': { [media.tablet]: { display: 'inline', minBlockSize: 0, color: 'inherit' } },
  }),
);

export const columns = style(
  inKit({
    gridArea: 'links',
    borderBlockEnd: `1px solid ${vars.color.border}`,
    '@media': {
      [media.tablet]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
        gap: vars.space.xl,
        borderBlockEnd: 0,
      },
      [media.laptop]: { paddingInlineStart: vars.space.xxl },
    },
  }),
);

/** A browser without `::details-content` keeps the groups collapsed on a wide screen too. */
const canUnfold = 'selector(::details-content)';

export const column = style(
  inKit({
    minInlineSize: 0,
    borderBlockStart: `1px solid ${vars.color.border}`,
    '@media': { [media.tablet]: { borderBlockStart: 0 } },
    '@supports': {
      [canUnfold]: {
        '@media': {
          [media.tablet]: {
            selectors: { '&::details-content': { contentVisibility: 'visible' } },
          },
        },
      },
    },
  }),
);

const linkHeight = '2.5rem';

// Replaces the summary where the groups cannot be collapsed.
globalStyle(
  `.${column} > h2`,
  inKit({
    display: 'none',
    alignItems: 'center',
    // The same height as a link below.
    minBlockSize: linkHeight,
    '@supports': { [canUnfold]: { '@media': { [media.tablet]: { display: 'flex' } } } },
  }),
);

const chevron = '0.5rem';

export const summary = style(
  inKit({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: '3rem',
    borderRadius: vars.radius.sm,
    listStyle: 'none',
    cursor: 'pointer',
    ':focus-visible': { outlineOffset: -2 },
    '::-webkit-details-marker': { display: 'none' },
    '::after': {
      content: '""',
      inlineSize: chevron,
      blockSize: chevron,
      marginInline: vars.space.xs,
      borderBlockEnd: `2px solid ${vars.color.textMuted}`,
      borderInlineEnd: `2px solid ${vars.color.textMuted}`,
      transform: `translateY(-25%) rotate(calc(45deg * ${vars.direction.sign}))`,
      transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
    },
    selectors: {
      '[open] > &::after': {
        transform: `translateY(25%) rotate(calc(225deg * ${vars.direction.sign}))`,
      },
    },
    '@supports': { [canUnfold]: { '@media': { [media.tablet]: { display: 'none' } } } },
  }),
);

export const links = style(
  inKit({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
    paddingBlockEnd: vars.space.xs,
    '@media': { [media.tablet]: { display: 'block', paddingBlockEnd: 0 } },
  }),
);

export const link = style(
  inKit({
    display: 'inline-flex',
    alignItems: 'center',
    minInlineSize: vars.size.touch,
    minBlockSize: vars.size.touch,
    '@media': { [media.tablet]: { minBlockSize: linkHeight } },
    overflowWrap: 'anywhere',
    lineHeight: vars.font.leading.ui,
    color: vars.color.textMuted,
    borderRadius: vars.radius.sm,
    transition: `color ${vars.motion.fast}`,
    ':hover': { color: vars.color.text },
  }),
);

export const badges = style(
  inKit({
    gridArea: 'badges',
    alignSelf: 'start',
    marginInlineEnd: vars.space.md,
    ':empty': { display: 'none' },
    '@media': {
      [media.tablet]: { marginInlineEnd: 0 },
      [media.laptop]: { marginBlockStart: `calc(${vars.space.md} - ${vars.space.xl})` },
    },
  }),
);

/** A line above both parts of the last row. */
const lastRow = {
  alignSelf: 'stretch',
  alignItems: 'center',
  paddingBlockStart: vars.space.lg,
  borderBlockStart: `1px solid ${vars.color.border}`,
} as const;

export const copyright = style(
  inKit({ gridArea: 'copyright', display: 'flex', '@media': { [media.tablet]: lastRow } }),
);

export const social = style(
  inKit({
    gridArea: 'social',
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xxs,
    '@media': { [media.tablet]: { ...lastRow, justifyContent: 'flex-end' } },
  }),
);

// Aligns the icons, not the space around them, with the ends of the lines.
globalStyle(`.${social} > :first-child`, inKit({ marginInlineStart: '-0.5rem' }));
globalStyle(`.${social} > :last-child`, inKit({ marginInlineEnd: '-0.5rem' }));
