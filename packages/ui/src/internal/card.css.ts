import { globalStyle, style } from '@vanilla-extract/css';
import { heardComma, inKit, media, vars } from '../theme/index.ts';
import { lineClamp } from './line-clamp.ts';
import { matchParent } from './match-parent.ts';

/** Shared by poster, wide and live cards: one link, and a picture that zooms. */
export const card = style(
  inKit({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.sm,
    color: vars.color.text,
    textDecoration: 'none',
    outline: 'none',
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
    },
    '@media': {
      [`${media.hover} and ${media.lively}`]: {
        selectors: {
          [`${card}:hover &`]: {
            transform: 'translateY(-0.375rem)',
            boxShadow: vars.elevation.lifted,
          },
          // A button in the card's corner is not part of the link, and must not press it.
          [`${card}:has(+ button:hover) &`]: { transform: 'translateY(-0.375rem)' },
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
  `${card}:hover ${frame} > :first-child`,
  inKit({ '@media': { [`${media.hover} and ${media.lively}`]: { transform: 'scale(1.045)' } } }),
);

export const body = style(
  inKit({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs, minInlineSize: 0 }),
);

export const title = style(
  inKit({
    ...lineClamp(2),
    fontWeight: vars.font.weight.strong,
    lineHeight: vars.font.leading.ui,
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
  }),
);

export const corner = style(
  inKit({
    position: 'absolute',
    insetBlockStart: vars.space.xs,
    insetInlineStart: vars.space.xs,
    maxInlineSize: `calc(100% - 2 * ${vars.space.xs})`,
    pointerEvents: 'none',
    transition: `transform ${vars.motion.base} ${vars.motion.ease}`,
    selectors: {
      // The other corner holds a button, of which the disc shows.
      [`${card}:has(+ button) &`]: { maxInlineSize: `calc(100% - ${vars.space.xs} - 2.25rem)` },
    },
    '@media': {
      [`${media.hover} and ${media.lively}`]: {
        selectors: {
          [`${card}:hover &`]: { transform: 'translateY(-0.375rem)' },
          [`${card}:has(+ button:hover) &`]: { transform: 'translateY(-0.375rem)' },
        },
      },
    },
  }),
);

heardComma(`${body} > :not(:first-child)::before`);
heardComma(`${corner}::before`);
