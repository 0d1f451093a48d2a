import { globalStyle, style } from '@vanilla-extract/css';
import * as card from '../../internal/card.css.ts';
import { lineClamp } from '../../internal/line-clamp.ts';
import { inKit, media, vars } from '../../theme/index.ts';
import { grids } from '../layout/layout.css.ts';
import * as wide from '../WideCard/WideCard.css.ts';

const phone = `(min-width: 20em) and (not ${media.tablet})`;
/** On a phone, in a grid of live cards, the picture is beside the text. */
const inRow = `${grids.live} &`;

export const live = style([
  card.card,
  inKit({
    '@media': {
      [phone]: {
        selectors: {
          [inRow]: {
            display: 'grid',
            gridTemplateColumns: '42% minmax(0, 1fr)',
            alignItems: 'start',
            columnGap: vars.space.md,
          },
        },
      },
    },
  }),
]);

export const offAir = style(inKit({}));

globalStyle(`.${offAir} > :first-child`, inKit({ filter: 'grayscale(0.85) brightness(0.5)' }));

/** The channel’s logo, at the end of the picture, where the subject is not. */
export const logo = style(
  inKit({
    position: 'absolute',
    insetBlockStart: vars.space.xs,
    insetInlineEnd: vars.space.xs,
    inlineSize: '2rem',
    overflow: 'hidden',
    borderRadius: vars.radius.sm,
    boxShadow: `0 0 0 1px ${vars.color.mediaBorder}`,
    '@media': { [media.tablet]: { inlineSize: '2.5rem' } },
  }),
);

/** A badge in the corner of the picture where broadcasts have no lettering. It is announced after the name. */
export const mark = style(
  inKit({
    position: 'absolute',
    insetBlockStart: vars.space.xs,
    insetInlineStart: vars.space.xs,
    // In a grid of broadcasts, the badge would repeat itself. It is still announced.
    selectors: { [inRow]: { opacity: 0 } },
  }),
);

export const elapsed = style([wide.watched, inKit({ backgroundColor: vars.color.live })]);

/** The times of both lines form one column. */
export const body = style([
  card.body,
  inKit({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'baseline',
    alignContent: 'start',
    columnGap: vars.space.xs,
    rowGap: vars.space.xxs,
    lineHeight: vars.font.leading.ui,
    '@media': {
      [phone]: { selectors: { [inRow]: { alignSelf: 'center' } } },
      // Reserves space for a name in two lines, so that rows of cards have one height.
      [media.tablet]: {
        minBlockSize: `calc(${vars.font.leading.ui} * (${vars.font.size.lg} + 2 * ${vars.font.size.md} + ${vars.font.size.sm}) + 2 * ${vars.space.xxs})`,
      },
    },
  }),
]);

export const channel = style([
  card.title,
  inKit({
    ...lineClamp(2),
    gridColumn: '1 / -1',
    fontSize: vars.font.size.lg,
    '@media': { [phone]: { selectors: { [inRow]: { fontSize: vars.font.size.md } } } },
  }),
]);

export const offAirText = style(
  inKit({ gridColumn: '1 / -1', color: vars.color.textMuted, fontSize: vars.font.size.md }),
);

export const line = style(inKit({ display: 'contents' }));

/** Tabular digits would leave gaps in a Persian time. */
export const time = style(
  inKit({
    minInlineSize: '2.5rem',
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    whiteSpace: 'nowrap',
  }),
);

export const now = style(inKit({ ...lineClamp(3), fontSize: vars.font.size.md }));

export const next = style(
  inKit({ ...lineClamp(3), color: vars.color.textMuted, fontSize: vars.font.size.sm }),
);
