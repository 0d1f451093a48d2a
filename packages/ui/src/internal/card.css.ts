import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { rating } from '../components/Rating/Rating.css.ts';
import { inKit, media, spokenComma, vars } from '../theme/index.ts';
import { inTransition, titlePicture } from '../theme/view-transition.ts';
import { lineClamp } from './line-clamp.ts';
import { matchParent } from './match-parent.ts';

/** The distance by which a card’s picture rises on hover. */
export const lift = 'translateY(-0.375rem)';

/** The space at the end of a name. */
export const endSpace = createVar();

/** Contains a card, with the elements beside and over the card. */
export const cell = style(
  inKit({
    position: 'relative',
    vars: { [endSpace]: '0.875rem' },
    // A long press is an action of the card, so it must not open the system's menu or select text.
    WebkitTouchCallout: 'none',
    '@media': { '(hover: none)': { userSelect: 'none' } },
  }),
);

/** The style that poster, wide and live cards share: one link, and a picture that zooms. */
export const card = style(
  inKit({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.sm,
    color: vars.color.text,
    textDecoration: 'none',
    ':focus-visible': { outline: 'none' },
  }),
);

export const frame = style(
  inKit({
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    borderRadius: vars.radius.poster,
    boxShadow: vars.elevation.card,
    transition: `transform ${vars.motion.base} ${vars.motion.ease}, box-shadow ${vars.motion.base} ${vars.motion.ease}`,
    // A hairline separates a dark picture from a dark page.
    '::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      boxShadow: `inset 0 0 0 1px ${vars.color.mediaBorder}`,
      opacity: 0.55,
      pointerEvents: 'none',
    },
    selectors: {
      [`${card}:focus-visible &`]: {
        outline: `3px solid ${vars.color.focus}`,
        outlineOffset: 3,
      },
      [`${inTransition} ${card}[data-opened] &`]: { viewTransitionName: titlePicture },
    },
    '@media': {
      [`${media.hover} and ${media.lively}`]: {
        selectors: {
          // Elements over the picture are outside the link but inside the cell, so hovering over either raises the
          // picture.
          [`:is(${card}, ${cell}):hover &`]: {
            transform: lift,
            boxShadow: vars.elevation.lifted,
          },
        },
      },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);

// The picture zooms inside its frame.
globalStyle(
  `${frame} > :first-child`,
  inKit({ transition: `transform ${vars.motion.slow} ${vars.motion.ease}` }),
);
globalStyle(
  `:is(${card}, ${cell}):hover ${frame} > :first-child`,
  inKit({ '@media': { [`${media.hover} and ${media.lively}`]: { transform: 'scale(1.045)' } } }),
);

export const body = style(
  inKit({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs, minInlineSize: 0 }),
);

export const title = style(
  inKit({
    ...lineClamp(2),
    maxInlineSize: `calc(100% - ${fallbackVar(endSpace, '0px')})`,
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.leading.ui,
    textWrap: 'balance',
    transition: `color ${vars.motion.fast}`,
    '@media': {
      [media.hover]: {
        selectors: { [`${card}:hover &`]: { color: vars.color.accentText } },
      },
    },
  }),
);

export const meta = style(
  inKit({
    textAlign: matchParent,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.ui,
    textWrap: 'balance',
  }),
);

/** Separate from the facts, which are cut between facts. */
export const matchReason = style([meta, inKit(lineClamp(2))]);

/** A line of short facts. Facts that do not fit completely are hidden. */
export const facts = style(
  inKit({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    // The facts are close together. At the far end of the line, a fact would be nearer to the next card’s facts.
    columnGap: vars.space.xs,
    blockSize: [`calc(1em * ${vars.font.leading.ui})`, '1lh'],
    overflow: 'clip',
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.ui,
    whiteSpace: 'nowrap',
  }),
);

/** The badge as text below the picture. A picture may have lettering anywhere, so nothing is put over it. */
export const mark = style(inKit({ color: vars.color.text, fontWeight: vars.font.weight.strong }));

/** Adds space between inline facts. */
globalStyle(`.${meta} > :not(:last-child)`, inKit({ marginInlineEnd: vars.space.xs }));

// Adds a dot before each fact. A rating has its star instead.
globalStyle(
  `.${facts} > :not(:first-child, .${rating})::before`,
  inKit({
    content: '""',
    display: 'inline-block',
    inlineSize: '0.2em',
    blockSize: '0.2em',
    marginInlineEnd: vars.space.xs,
    borderRadius: '50%',
    backgroundColor: vars.color.textMuted,
    verticalAlign: 'middle',
    opacity: 0.7,
  }),
);

spokenComma(`${facts} > :not(:last-child)::after`);
spokenComma(`${meta} > :not(:last-child)::after`);
spokenComma(`${body} > :not(:first-child)::before`);
