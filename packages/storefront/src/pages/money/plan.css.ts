import { inPage, media, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { oneColumn, panelShape } from '../../app/parts/shared-styles.ts';

export const page = style(inPage({ ...oneColumn, gap: vars.space.lg }));

/** The bill and the features are beside the payment. On a phone the features come last. */
export const panel = style(
  inPage({
    ...oneColumn,
    gap: vars.space.md,
    '@media': {
      [media.laptop]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gridTemplateRows: 'auto 1fr',
        gap: vars.space.lg,
      },
    },
  }),
);

const box = {
  padding: vars.space.md,
  ...panelShape,
};

export const card = style(
  inPage({ ...box, '@media': { [media.tablet]: { padding: vars.space.lg } } }),
);

/** On a phone the payment has no box, because its button is in a bar over the page. */
export const payment = style(
  inPage({
    minInlineSize: 0,
    '@media': {
      [media.laptop]: {
        ...box,
        padding: vars.space.lg,
        gridColumn: 2,
        gridRow: '1 / span 2',
      },
    },
  }),
);

export const more = style([
  card,
  inPage({
    display: 'grid',
    gap: vars.space.md,
    alignContent: 'space-between',
    selectors: { '&:empty': { display: 'none' } },
  }),
]);

/** The features are in a column, as on a receipt. */
globalStyle(`.${more} ul`, inPage({ flexDirection: 'column' }));

export const bank = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space.xs,
    margin: 0,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.ui,
  }),
);
