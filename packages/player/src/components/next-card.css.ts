import { inKit, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style(
  inKit({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    inlineSize: 'min(20rem, 100%)',
    padding: vars.space.sm,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.md,
    backgroundColor: `color-mix(in srgb, ${vars.color.overlay} 92%, transparent)`,
    boxShadow: vars.elevation.floating,
  }),
);

export const head = style(inKit({ display: 'flex', gap: vars.space.sm, alignItems: 'center' }));

export const picture = style(
  inKit({
    inlineSize: '6.5rem',
    aspectRatio: '16 / 9',
    flexShrink: 0,
    objectFit: 'cover',
    borderRadius: vars.radius.sm,
    '@container': { '(max-width: 30rem)': { display: 'none' } },
  }),
);

export const textBlock = style(inKit({ minInlineSize: 0 }));

/** Hidden on phones, where there is no space. */
export const onWide = style(inKit({ '@container': { '(max-width: 30rem)': { display: 'none' } } }));

export const label = style(
  inKit({ margin: 0, color: vars.color.onMediaMuted, fontSize: vars.font.size.xs }),
);
export const title = style(
  inKit({
    margin: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: vars.font.weight.strong,
  }),
);
export const actions = style(inKit({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));
