import { inPage, media, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const offers = style(
  inPage({
    display: 'grid',
    gap: vars.space.sm,
    flex: '1 0 100%',
    minInlineSize: 0,
    '@media': {
      [media.phablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
    },
  }),
);

export const waiting = style(
  inPage({
    display: 'grid',
    alignItems: 'center',
    minBlockSize: '3.5rem',
    inlineSize: '100%',
    '@media': { [media.phablet]: { inlineSize: '12rem' } },
  }),
);

const notesOf = style(
  inPage({
    flex: '1 0 100%',
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.xxs,
    minInlineSize: 0,
  }),
);

export const notes = style([notesOf, inPage({ ':empty': { display: 'none' } })]);

/** Reserves a line that arrives later. */
export const expectedNotes = style([notesOf, inPage({ minBlockSize: '1.5rem' })]);

/** Also reserves room for the server's sentence about tickets: two lines on a phone. */
export const ticketNotes = style([
  notesOf,
  inPage({ minBlockSize: '4.2rem', '@media': { [media.phablet]: { minBlockSize: '2.9rem' } } }),
]);

export const note = style(
  inPage({ display: 'flex', alignItems: 'baseline', gap: vars.space.xs, minInlineSize: 0 }),
);

globalStyle(`.${note} > svg`, inPage({ flexShrink: 0, alignSelf: 'center' }));

export const failed = style(
  inPage({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.sm }),
);

export const progress = style(
  inPage({
    flex: '1 0 100%',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space.sm,
    maxInlineSize: '22rem',
  }),
);

/** The actions and their notes in the content modal. */
export const actions = style(inPage({ display: 'grid', gap: vars.space.sm }));

/** The placeholder of the actions, as high as the content that replaces it. */
export const placeholder = style(
  inPage({ display: 'grid', gap: vars.space.sm, flex: '1 0 100%', minInlineSize: 0 }),
);

export const toolsPlaceholder = style(inPage({ minBlockSize: '4.5rem' }));

/** The comments before they load. */
export const comments = style(inPage({ minBlockSize: '24rem' }));
