import { inPage, media, vars } from '@parde/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const columnsOf = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const facts = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: columnsOf(2),
    columnGap: vars.space.lg,
    rowGap: vars.space.md,
    margin: 0,
    '@media': {
      [media.narrow]: { gridTemplateColumns: columnsOf(1) },
      [media.tablet]: { gridTemplateColumns: columnsOf(3), rowGap: vars.space.lg },
    },
  }),
);

/** Used on a wide screen. */
export const columns = styleVariants({ 3: 3, 4: 4, 5: 5, 6: 6 }, (count) =>
  inPage({ '@media': { [media.laptop]: { gridTemplateColumns: columnsOf(count) } } }),
);

export const fact = style(
  inPage({
    display: 'grid',
    gap: vars.space.xxs,
    alignContent: 'start',
    paddingBlockStart: vars.space.sm,
    borderBlockStart: `1px solid ${vars.color.border}`,
    '@media': {
      // The last of an odd number of facts has its own row.
      [`not all and ${media.tablet}`]: {
        selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
      },
    },
  }),
);

/** A sentence has its own row. */
export const longFact = style([fact, inPage({ gridColumn: '1 / -1' })]);

export const name = style(inPage({ color: vars.color.textMuted, fontSize: vars.font.size.sm }));

export const value = style(inPage({ margin: 0, fontWeight: vars.font.weight.medium }));
