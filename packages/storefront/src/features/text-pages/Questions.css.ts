import { inPage, media, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { oneColumn } from '../../app/parts/shared-styles.ts';
import { textWidth } from './Texts.css.ts';

const notPrinted = { '@media': { print: { display: 'none' } } };

export const search = style(
  inPage({
    ...oneColumn,
    gap: vars.space.xs,
    maxInlineSize: vars.size.text,
    // The content below is as near as without the line of the count.
    marginBlockEnd: `calc(-1 * ${vars.space.lg})`,
    ...notPrinted,
  }),
);

export const found = style(
  inPage({ minBlockSize: '1.8em', margin: 0, color: vars.color.textMuted }),
);

export const questions = style(
  inPage({
    ...oneColumn,
    gap: vars.space.xs,
    '@media': { print: { display: 'block' } },
  }),
);

export const question = style(
  inPage({
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.surface,
    transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
    selectors: {
      '&[open]': { backgroundColor: vars.color.raised },
      '&:has(:target)': { borderColor: vars.color.accentText },
      // In print, every question shows its answer.
      '&::details-content': {
        '@media': { print: { contentVisibility: 'visible', blockSize: 'auto', display: 'block' } },
      },
    },
    '@media': { print: { border: 0, marginBlockStart: '12pt', breakInside: 'avoid' } },
  }),
);

export const asked = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.md,
    minBlockSize: '3.5rem',
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.md,
    borderRadius: vars.radius.md,
    lineHeight: vars.font.leading.ui,
    listStyle: 'none',
    cursor: 'pointer',
    ':focus-visible': { outlineOffset: -2 },
    '::-webkit-details-marker': { display: 'none' },
    '@media': {
      [media.hover]: { ':hover': { color: vars.color.accentText } },
      print: { display: 'block', minBlockSize: 0, padding: 0 },
    },
  }),
);

export const askedChevron = style([
  inPage({
    display: 'inline-flex',
    flexShrink: 0,
    fontSize: '1.25rem',
    color: vars.color.textMuted,
    transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
    selectors: { [`${question}[open] &`]: { transform: 'rotate(180deg)' } },
    ...notPrinted,
  }),
]);

/** The target of an address with the question's id. The question above it must be in view. */
export const answer = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: `minmax(0, ${textWidth})`,
    gap: vars.space.sm,
    paddingInline: vars.space.md,
    paddingBlockEnd: vars.space.sm,
    scrollMarginBlockStart: '5.5rem',
    '@media': { print: { display: 'block', padding: 0 } },
  }),
);

export const copy = style(
  inPage({
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    gap: vars.space.xs,
    minBlockSize: vars.size.touch,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.ui,
    borderRadius: vars.radius.sm,
    ':hover': { color: vars.color.accentText },
    ...notPrinted,
  }),
);

/** Without JavaScript the form is submitted; with it, the list follows the field. */
export const submit = style(inPage({ '@media': { '(scripting: enabled)': { display: 'none' } } }));

export const more = style(inPage({ margin: 0, color: vars.color.textMuted, ...notPrinted }));
globalStyle(
  `${more} a`,
  inPage({
    color: vars.color.accentText,
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.3em',
  }),
);
