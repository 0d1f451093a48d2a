import { inPage, media, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const actions = style(
  inPage({
    display: 'grid',
    gap: vars.space.sm,
    '@media': {
      [media.phablet]: {
        gridTemplateColumns: 'repeat(2, auto)',
        justifyContent: 'start',
        // A lone block is as wide as its words, and an odd one is not left over.
        selectors: {
          '&[data-blocks="1"]': { gridTemplateColumns: 'auto' },
          '&[data-blocks="3"]': { gridTemplateColumns: 'repeat(3, auto)' },
        },
      },
    },
  }),
);

export const keep = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.sm,
    padding: vars.space.md,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.md,
  }),
);

export const facts = style(
  inPage({ display: 'grid', gap: vars.space.xs, margin: 0, padding: 0, listStyle: 'none' }),
);

export const fact = style(
  inPage({
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space.xs,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.ui,
  }),
);

globalStyle(`.${fact} > svg`, inPage({ flexShrink: 0, alignSelf: 'center' }));

export const files = style(
  inPage({ display: 'grid', gap: vars.space.sm, margin: 0, padding: 0, listStyle: 'none' }),
);

/** A locked file, styled like the kit's download row. */
export const row = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.sm,
    minBlockSize: '4rem',
    paddingBlock: vars.space.xs,
    paddingInline: `${vars.space.md} ${vars.space.xs}`,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.surface,
    selectors: { '&[data-chosen]': { borderColor: vars.color.accent } },
  }),
);

/** The whole row is clickable. */
export const linked = style([
  row,
  inPage({
    position: 'relative',
    justifyContent: 'space-between',
    '@media': {
      [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.borderStrong } } },
    },
  }),
]);

export const whole = style(
  inPage({ '::after': { content: '""', position: 'absolute', inset: 0 } }),
);

export const what = style(
  inPage({
    display: 'grid',
    flex: '1 1 7.5rem',
    minInlineSize: 0,
    lineHeight: vars.font.leading.ui,
  }),
);

export const quality = style(inPage({ fontWeight: vars.font.weight.strong }));

export const size = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space.sm,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
  }),
);

export const aside = style(
  inPage({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    paddingInlineEnd: vars.space.xs,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
  }),
);
