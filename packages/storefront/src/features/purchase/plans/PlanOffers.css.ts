import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';
import { plainList } from '../../../app/parts/shared-styles.ts';

/** Sized by its container, because it is also used in a modal. */
export const container = style(inPage({ containerType: 'inline-size' }));

/** In one row if they fit, else in pairs, so that none is left over. */
export const offers = style(
  inPage({
    display: 'grid',
    gap: vars.space.md,
    ...plainList,
    '@container': {
      '(min-width: 36rem)': { gridTemplateColumns: 'repeat(2, 1fr)' },
      '(min-width: 58rem)': { gridTemplateColumns: 'repeat(auto-fit, minmax(13.5rem, 1fr))' },
    },
  }),
);

/** All offers have the same height. */
export const offer = style(inPage({ display: 'grid' }));

/** The remaining days, on a line of their own. */
export const left = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    margin: 0,
    color: vars.color.successText,
    lineHeight: vars.font.leading.ui,
  }),
);

export const renewal = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.md,
    padding: vars.space.md,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.surface,
  }),
);

export const renewalIcon = style(
  inPage({ display: 'grid', color: vars.color.accentText, fontSize: '1.35rem' }),
);

export const renewalText = style(
  inPage({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 }),
);
