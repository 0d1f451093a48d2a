import { style } from '@vanilla-extract/css';
import * as card from '../../internal/card.css.ts';
import { lineClamp } from '../../internal/line-clamp.ts';
import { inKit, media, vars } from '../../theme/index.ts';

/** A press leads to what plays. */
export const play = style(
  inKit({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    margin: 'auto',
    inlineSize: '3rem',
    blockSize: '3rem',
    borderRadius: '50%',
    backgroundColor: vars.color.mediaControl,
    color: vars.color.onMedia,
    fontSize: '1.375rem',
    opacity: 0,
    transition: `opacity ${vars.motion.fast}`,
    '@media': {
      [media.hover]: {
        selectors: { [`:is(${card.card}:hover, ${card.card}:focus-visible) &`]: { opacity: 1 } },
      },
    },
  }),
);

/** In the picture's corner: what is broadcast has no lettering there. Heard after the name. */
export const mark = style(
  inKit({ position: 'absolute', insetBlockStart: vars.space.xs, insetInlineStart: vars.space.xs }),
);

export const channel = style([card.title, inKit({ ...lineClamp(1), fontSize: vars.font.size.lg })]);

export const programme = style(
  inKit({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space.xs,
    alignItems: 'baseline',
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.ui,
  }),
);

export const now = style([
  programme,
  inKit({ color: vars.color.text, fontSize: vars.font.size.md }),
]);

/** Aligns the titles. Tabular digits would leave holes in a Persian time. */
export const time = style(inKit({ minInlineSize: '3rem', whiteSpace: 'nowrap' }));

/** Two lines where the card is narrow, else one. The channel's page has the rest. */
export const name = style(inKit({ ...lineClamp(2), '@media': { [media.tablet]: lineClamp(1) } }));

/** On a phone it has the room of every line, so that cards are of one height. */
export const body = style([
  card.body,
  inKit({
    '@media': {
      [`not all and ${media.tablet}`]: {
        minBlockSize: `calc(${vars.font.leading.ui} * (${vars.font.size.lg} + 2 * ${vars.font.size.md} + ${vars.font.size.sm}) + 2 * ${vars.space.xxs})`,
      },
    },
  }),
]);
