import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';
import { oneColumn, panelShape, plainList } from '../../app/parts/shared-styles.ts';

/** The cart is beside the lists if there is room, and above them on a phone. */
export const page = style(
  inPage({
    ...oneColumn,
    gap: vars.space.lg,
    '@media': {
      [media.laptop]: {
        gridTemplateColumns: 'minmax(0, 1fr) 22rem',
        gridTemplateRows: 'auto 1fr',
        columnGap: vars.space.xl,
        alignItems: 'start',
      },
    },
  }),
);

export const aside = style(
  inPage({
    ...oneColumn,
    gap: vars.space.sm,
    '@media': { [media.laptop]: { gridColumn: 2, gridRow: 2 } },
  }),
);

/** Only beside the lists: on a phone the hint would be above them. */
export const hint = style(
  inPage({ display: 'none', '@media': { [media.laptop]: { display: 'block' } } }),
);

export const main = style(inPage({ ...oneColumn, gap: vars.space.xl }));

export const files = style(inPage({ ...oneColumn, ...plainList }));

/** In a narrow row the buttons wrap below the text. */
export const file = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.sm,
    paddingBlock: vars.space.xs,
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);

export const fileText = style(
  inPage({ ...oneColumn, flex: '1 1 9rem', minInlineSize: 0, lineHeight: vars.font.leading.ui }),
);

export const quality = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xs,
    fontWeight: vars.font.weight.strong,
  }),
);

export const actions = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    marginInlineStart: 'auto',
  }),
);

/** An address that the viewer can select. */
export const address = style(
  inPage({
    display: 'block',
    marginBlockStart: vars.space.xs,
    overflowWrap: 'anywhere',
    userSelect: 'all',
    fontSize: vars.font.size.sm,
  }),
);

/** As high with items as without them. */
export const cart = style(
  inPage({
    ...panelShape,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.sm,
    padding: vars.space.md,
    minBlockSize: '9.25rem',
    alignContent: 'start',
    '@media': {
      [media.phablet]: { minBlockSize: '7rem' },
      [media.laptop]: { selectors: { [`${aside} &`]: { minBlockSize: '9.25rem' } } },
    },
  }),
);

export const cartState = style(inPage({ ...oneColumn, gap: vars.space.xxs, flex: '1 1 12rem' }));

export const cartActions = style(
  inPage({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, marginInlineStart: 'auto' }),
);

export const cartItems = style(
  inPage({ flex: '1 0 100%', minInlineSize: 0, ':empty': { display: 'none' } }),
);
