import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(
  inPage({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xl }),
);

export const group = style(
  inPage({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm }),
);

export const panel = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.lg,
    padding: vars.space.lg,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.lg,
    backgroundColor: vars.color.surface,
  }),
);

export const part = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.md,
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    border: 'none',
  }),
);

export const legend = style(inPage({ padding: 0, fontWeight: vars.font.weight.strong }));

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

export const list = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.md,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

/** The picture that a subtitle lies on: as dark as a film's. */
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
