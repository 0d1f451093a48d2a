import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';
import { oneColumn, panelShape, plainList } from '../../app/parts/shared-styles.ts';

export const page = style(inPage({ ...oneColumn, gap: vars.space.lg }));

export const main = style(inPage({ ...oneColumn, gap: vars.space.xl }));

/** In a wide card the files are beside the name. The limits depend on the font size. */
const wide = '(min-width: 46rem)';
const narrow = '(max-width: 16rem)';

export const card = style(
  inPage({
    ...panelShape,
    display: 'grid',
    gridTemplateColumns: '3.5rem minmax(0, 1fr) auto',
    columnGap: vars.space.md,
    rowGap: vars.space.xs,
    alignItems: 'start',
    padding: vars.space.md,
    '@container': {
      [narrow]: oneColumn,
      [wide]: {
        gridTemplateColumns: `3.5rem minmax(0, 2fr) minmax(0, 3fr) ${vars.size.touch}`,
        alignItems: 'center',
      },
    },
  }),
);

export const poster = style(inPage({ '@container': { [narrow]: { inlineSize: '3.5rem' } } }));

export const content = style(
  inPage({
    ...oneColumn,
    gap: vars.space.xs,
    gridColumn: '1 / -1',
    '@container': { [wide]: { gridArea: '1 / 3' } },
  }),
);

export const hide = style(
  inPage({
    gridArea: '1 / 3',
    '@container': { [narrow]: { gridArea: 'auto' }, [wide]: { gridArea: '1 / 4' } },
  }),
);

export const files = style(inPage({ ...oneColumn, ...plainList }));

/** In a narrow row the buttons wrap below the text. */
export const file = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.sm,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  }),
);

export const fileText = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space.sm,
    flex: '999 1 9rem',
    minInlineSize: 0,
    lineHeight: vars.font.leading.ui,
  }),
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
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space.xs,
    flexGrow: 1,
    minBlockSize: vars.size.touch,
  }),
);

export const more = style(
  inPage({ marginInlineEnd: 'auto', paddingInlineEnd: vars.space.xs, whiteSpace: 'nowrap' }),
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
