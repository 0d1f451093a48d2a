import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';
import { oneColumn, panelShape, plainList } from '../../app/parts/shared-styles.ts';

export const list = style(inPage({ ...oneColumn, gap: vars.space.md, ...plainList }));

export const card = style(
  inPage({
    ...oneColumn,
    gap: vars.space.sm,
    padding: vars.space.md,
    ...panelShape,
    '@media': { [media.tablet]: { paddingInline: vars.space.lg } },
  }),
);

export const top = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: vars.space.sm,
    rowGap: vars.space.xs,
  }),
);

export const icon = style(
  inPage({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '2.5rem',
    blockSize: '2.5rem',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.accentSoft,
    color: vars.color.accentText,
  }),
);

export const textBlock = style(
  inPage({ flex: '1 1 9rem', minInlineSize: 0, overflowWrap: 'anywhere' }),
);

export const meta = style(inPage({ color: vars.color.textMuted, fontSize: vars.font.size.sm }));

export const message = style(
  inPage({
    margin: 0,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.body,
  }),
);

export const facts = style(
  inPage({
    display: 'grid',
    gap: vars.space.xxs,
    margin: 0,
    '@media': {
      [media.tablet]: {
        // Equal widths align the sums of all payments.
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        gap: vars.space.lg,
      },
    },
  }),
);

/** Name and value are side by side in a list of lines, and one below the other in a row. */
export const fact = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.md,
    minInlineSize: 0,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.ui,
    '@media': {
      [media.tablet]: {
        selectors: {
          [`${facts} > &`]: {
            display: 'grid',
            alignContent: 'start',
            justifyContent: 'start',
          },
        },
      },
    },
  }),
);

export const total = style([fact, inPage({ fontWeight: vars.font.weight.strong })]);

/** As high as the button that copies the code. */
export const value = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    margin: 0,
    color: vars.color.text,
    overflowWrap: 'anywhere',
    selectors: { [`${facts} &`]: { minBlockSize: '2rem' } },
  }),
);

export const actions = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xs,
    ':empty': { display: 'none' },
  }),
);
