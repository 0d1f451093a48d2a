import { inPage, media, spokenComma, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.sm,
    borderRadius: vars.radius.poster,
    color: vars.color.text,
    textDecoration: 'none',
    ':focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 4 },
  }),
);

const step = '0.375rem';

/** The edge of a sheet below the first picture, in the picture's colour. */
const sheet = (index: number, share: number) =>
  ({
    content: '""',
    position: 'absolute',
    insetInline: `${index * 4}%`,
    insetBlockStart: `calc(${2 - index} * ${step})`,
    blockSize: '3rem',
    borderRadius: vars.radius.poster,
    backgroundColor: `color-mix(in srgb, currentcolor ${share}%, ${vars.color.borderStrong})`,
  }) as const;

export const stack = style(
  inPage({
    position: 'relative',
    isolation: 'isolate',
    display: 'block',
    paddingBlockStart: `calc(2 * ${step})`,
    color: vars.color.media,
    '::before': { ...sheet(2, 60), zIndex: -2, opacity: 0.6 },
    '::after': { ...sheet(1, 60), zIndex: -1 },
    '@media': { [media.forcedColors]: { '::before': { display: 'none' } } },
  }),
);

export const art = style(
  inPage({
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    borderRadius: vars.radius.poster,
    boxShadow: vars.elevation.card,
    '::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      boxShadow: `inset 0 0 0 1px ${vars.color.mediaBorder}`,
    },
    '@media': {
      [`${media.hover} and ${media.lively}`]: {
        transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
        selectors: { [`${card}:hover &`]: { transform: 'translateY(-0.25rem)' } },
      },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);

const linesOf = (text: number) =>
  `calc(${vars.font.leading.ui} * (${vars.font.size.md} + ${1 + text} * ${vars.font.size.sm}) + 2 * ${vars.space.xxs})`;

/** Reserves room for every line, so that all rows of a long grid have the same height. */
export const textBlock = style(
  inPage({
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xxs,
    minBlockSize: linesOf(0),
    '@media': { [media.tablet]: { minBlockSize: linesOf(2) } },
  }),
);

/** Two cards in a row on a phone leave no room for the text. */
export const text = style(
  inPage({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } }),
);

spokenComma(`${textBlock} > :not(:first-child)::before`);
