import { inPage, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { panelShape, plainList } from '../../../app/parts/shared-styles.ts';

export const container = style(inPage({ containerType: 'inline-size' }));

/** The bought items, beside the payment if there is room. */
export const order = style(
  inPage({
    display: 'grid',
    gap: vars.space.lg,
    alignItems: 'start',
    '@container': {
      '(min-width: 44rem)': { gridTemplateColumns: '1fr minmax(20rem, 0.8fr)' },
    },
  }),
);

export const side = style(inPage({ display: 'grid', gap: vars.space.md, minInlineSize: 0 }));

/** The bill and the payment methods, as a panel beside the bought items. */
export const payment = style([
  side,
  inPage({
    '@container': {
      '(min-width: 44rem)': {
        padding: vars.space.lg,
        ...panelShape,
      },
    },
  }),
]);

export const head = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: '5rem 1fr',
    gap: vars.space.md,
    alignItems: 'center',
    '@container': { '(min-width: 44rem)': { gridTemplateColumns: '7rem 1fr' } },
  }),
);

export const name = style(
  inPage({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0, overflowWrap: 'anywhere' }),
);

export const gets = style(inPage({ display: 'grid', gap: vars.space.xs, ...plainList }));

export const get = style(
  inPage({
    display: 'flex',
    gap: vars.space.sm,
    alignItems: 'center',
    lineHeight: vars.font.leading.ui,
  }),
);

globalStyle(`.${get} > svg`, inPage({ flexShrink: 0, color: vars.color.textMuted }));

export const total = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space.sm,
    fontSize: vars.font.size.lg,
  }),
);

export const bill = style(
  inPage({
    display: 'grid',
    gap: vars.space.xxs,
    paddingBlockStart: vars.space.md,
    borderBlockStart: `1px solid ${vars.color.border}`,
    '@container': { '(min-width: 44rem)': { paddingBlockStart: 0, borderBlockStart: 'none' } },
  }),
);
