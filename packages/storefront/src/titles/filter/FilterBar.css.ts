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

/** At the other end from the button on a phone; else over the first of what it counts. */
export const results = style(
  inPage({
    marginInlineStart: 'auto',
    color: vars.color.textMuted,
    '@media': { [media.tablet]: { order: -1, marginInline: '0 auto' } },
  }),
);

/** On a phone they wait in a sheet; where no script opens it, the link to them shows them. */
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

export const sheet = style(inPage({ display: 'grid', gap: vars.space.md }));
