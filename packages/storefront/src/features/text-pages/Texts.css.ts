import { inPage, media, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { oneColumn, printAlone } from '../../app/parts/shared-styles.ts';

/** Prints completely, and without anything else on the page. */
export const page = style(inPage({ ...oneColumn, gap: vars.space.lg }));
printAlone(page);

/** A measure for the larger text of a desktop. */
export const textWidth = '48rem';

const notPrinted = { '@media': { print: { display: 'none' } } };

export const tabs = style(inPage(notPrinted));
globalStyle(`${tabs} ul`, inPage({ '@media': { [media.tablet]: { flexWrap: 'wrap' } } }));

export const head = style(
  inPage({ ...oneColumn, gap: vars.space.xs, maxInlineSize: vars.size.text }),
);

export const note = style(
  inPage({ margin: 0, color: vars.color.textMuted, fontSize: vars.font.size.sm }),
);

/** The contents are beside the text if there is room, else above it. */
export const columns = style(
  inPage({
    ...oneColumn,
    gap: vars.space.lg,
    '@media': {
      [media.laptop]: {
        gridTemplateColumns: 'minmax(0, 19rem) minmax(0, 1fr)',
        columnGap: vars.space.xxl,
        alignItems: 'start',
      },
      print: { display: 'block' },
    },
  }),
);

export const aside = style(
  inPage({
    ...oneColumn,
    gap: vars.space.md,
    '@media': {
      [media.laptop]: {
        position: 'sticky',
        insetBlockStart: `calc(${vars.size.header} + ${vars.space.lg})`,
        maxBlockSize: `calc(100vh - ${vars.size.header} - 2 * ${vars.space.lg})`,
        overflowY: 'auto',
        // Room for the focus ring.
        padding: 4,
        margin: -4,
      },
      ...notPrinted['@media'],
    },
  }),
);

/** Matches browsers in which styles can open a disclosure. */
const supportsDetailsContent = 'selector(::details-content)';

/** A disclosure on a phone; always open beside the text. */
export const contents = style(
  inPage({
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.surface,
    '@media': { [media.laptop]: { border: 0, backgroundColor: 'transparent' } },
    selectors: {
      '&::details-content': {
        '@media': { [media.laptop]: { contentVisibility: 'visible', blockSize: 'auto' } },
      },
    },
  }),
);

export const contentsTitle = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: vars.size.touch,
    paddingInline: vars.space.md,
    borderRadius: vars.radius.md,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.leading.ui,
    listStyle: 'none',
    cursor: 'pointer',
    ':focus-visible': { outlineOffset: -2 },
    '::-webkit-details-marker': { display: 'none' },
    '@media': {
      [media.laptop]: {
        paddingInline: vars.space.sm,
        color: vars.color.textMuted,
        fontSize: vars.font.size.sm,
        fontWeight: vars.font.weight.medium,
      },
    },
    '@supports': {
      [supportsDetailsContent]: { '@media': { [media.laptop]: { pointerEvents: 'none' } } },
    },
  }),
);

export const chevron = style(
  inPage({
    display: 'inline-flex',
    color: vars.color.textMuted,
    transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
    selectors: { [`${contents}[open] &`]: { transform: 'rotate(180deg)' } },
    '@supports': {
      [supportsDetailsContent]: { '@media': { [media.laptop]: { display: 'none' } } },
    },
  }),
);

export const contentsList = style(
  inPage({
    paddingBlockEnd: vars.space.xs,
    '@media': { [media.laptop]: { borderInlineStart: `2px solid ${vars.color.border}` } },
  }),
);

export const contentsLink = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.size.touch,
    paddingInline: vars.space.md,
    paddingBlock: vars.space.xxs,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.ui,
    borderRadius: vars.radius.sm,
    ':hover': { color: vars.color.accentText },
    ':focus-visible': { outlineOffset: -2 },
    '@media': { [media.hover]: { minBlockSize: '2.25rem' } },
  }),
);

export const text = style(
  inPage({
    ...oneColumn,
    gap: vars.space.xl,
    maxInlineSize: textWidth,
    // The questions fill the page; their answers have a readable width.
    selectors: { '&:has(details)': { maxInlineSize: 'none' } },
    '@media': {
      [media.desktop]: { fontSize: vars.font.size.lg },
      print: { display: 'block', maxInlineSize: 'none' },
    },
  }),
);

export const section = style(
  inPage({
    ...oneColumn,
    gap: vars.space.sm,
    scrollMarginBlockStart: vars.space.lg,
    '@media': { print: { display: 'block', marginBlockStart: '18pt' } },
  }),
);

export const heading = style(inPage({ display: 'flex', alignItems: 'center' }));

/** A link to the section's own address, shown beside its heading. */
export const anchor = style(
  inPage({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minInlineSize: vars.size.touch,
    minBlockSize: vars.size.touch,
    marginBlock: `calc((1.5em - ${vars.size.touch}) / 2)`,
    color: vars.color.textMuted,
    fontWeight: vars.font.weight.regular,
    opacity: 0.7,
    ':hover': { color: vars.color.accentText, opacity: 1 },
    '@media': {
      [media.hover]: {
        opacity: 0,
        selectors: { [`${section}:hover &, &:focus-visible`]: { opacity: 1 } },
      },
      ...notPrinted['@media'],
    },
  }),
);

export const parts = style(inPage({ ...oneColumn, gap: vars.space.xl }));

export const part = style(
  inPage({ ...oneColumn, gap: vars.space.sm, scrollMarginBlockStart: vars.space.lg }),
);

export const points = style(
  inPage({
    display: 'grid',
    gap: vars.space.xs,
    maxInlineSize: textWidth,
    paddingInlineStart: '1.4em',
    listStyle: 'disc',
    lineHeight: vars.font.leading.body,
  }),
);

globalStyle(`.${text} .${part} > p`, inPage({ fontSize: 'inherit' }));
