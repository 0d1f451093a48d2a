import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

export const bar = style(inPage({ display: 'grid', gap: vars.space.sm }));

export const line = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.sm,
    minBlockSize: vars.size.touch,
  }),
);

export const opener = style(inPage({ '@media': { [media.tablet]: { display: 'none' } } }));

export const results = style(
  inPage({
    marginInlineStart: 'auto',
    color: vars.color.textMuted,
    '@media': { [media.tablet]: { order: -1, marginInline: '0 auto' } },
  }),
);

/** In a sheet on a phone. Without script the link targets them in place. */
export const fields = style(
  inPage({
    display: 'none',
    gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
    gap: vars.space.sm,
    alignItems: 'end',
    selectors: { '&:target': { display: 'grid' } },
    '@media': { [media.tablet]: { display: 'grid' } },
  }),
);

/** One field, on a phone too. */
export const order = style(inPage({ inlineSize: '12rem', maxInlineSize: '100%' }));

export const sheet = style(inPage({ display: 'grid', gap: vars.space.md }));
