import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';
import { oneColumn, panelShape, plainList } from '../../app/parts/shared-styles.ts';

export const panel = style(
  inPage({
    ...oneColumn,
    gap: vars.space.lg,
    padding: vars.space.md,
    ...panelShape,
    '@media': { [media.tablet]: { padding: vars.space.lg } },
  }),
);

export const part = style(
  inPage({
    ...oneColumn,
    gap: vars.space.md,
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    border: 'none',
  }),
);

export const legend = style(inPage({ padding: 0, fontWeight: vars.font.weight.medium }));

export const fields = style(
  inPage({
    display: 'grid',
    // The longest choice fits in both languages.
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
    gap: vars.space.md,
  }),
);

export const row = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.md,
    rowGap: vars.space.sm,
  }),
);

export const list = style(inPage({ ...oneColumn, gap: vars.space.md, ...plainList }));

/** The picture below a sample subtitle, as dark as a film's. */
export const sample = style(
  inPage({
    display: 'grid',
    alignItems: 'end',
    minBlockSize: '7rem',
    padding: vars.space.md,
    borderRadius: vars.radius.md,
    backgroundImage: 'linear-gradient(160deg, #3a5468, #101a24 70%)',
    fontSize: vars.font.size.lg,
  }),
);
