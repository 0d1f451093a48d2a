import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';
import { panel } from '../../app/parts/chart.css.ts';
import { panelShape } from '../../app/parts/shared-styles.ts';

/** One panel with dividers on a phone; separate cards if there is room. */
export const cards = style(
  inPage({
    ...panelShape,
    display: 'flex',
    flexDirection: 'column',
    ':empty': { display: 'none' },
    '@media': {
      [media.tablet]: {
        flexDirection: 'row',
        flexWrap: 'wrap',
        gap: vars.space.md,
        border: 0,
        borderRadius: 0,
        backgroundColor: 'transparent',
      },
      [media.laptop]: { gap: vars.space.lg },
    },
  }),
);

export const card = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.sm,
    rowGap: vars.space.sm,
    minInlineSize: 0,
    padding: vars.space.md,
    lineHeight: vars.font.leading.ui,
    selectors: { '* + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
    '@media': {
      [media.tablet]: {
        flex: '1 1 13rem',
        flexDirection: 'column',
        flexWrap: 'nowrap',
        alignItems: 'start',
        padding: vars.space.lg,
        selectors: { '&, * + &': panelShape },
      },
    },
  }),
);

/** A card with sentences: a row with its button at the end, if there is room. */
export const wide = style([
  card,
  inPage({
    '@media': {
      [media.tablet]: {
        flexGrow: 2,
        flexBasis: '30rem',
        flexDirection: 'row',
        alignItems: 'center',
        backgroundImage: `linear-gradient(${vars.direction.towardEnd}, ${vars.color.accentSoft}, transparent 70%)`,
      },
    },
  }),
]);

/** Part of the panel on a phone, and a card of its own if there is room. */
export const watchTime = style([
  panel,
  inPage({
    '@media': { [media.tablet]: { flex: '2 1 26rem' } },
    selectors: {
      [`${cards} > &`]: {
        border: 0,
        borderBlockStart: `1px solid ${vars.color.border}`,
        borderRadius: 0,
        backgroundColor: 'transparent',
        '@media': { [media.tablet]: panelShape },
      },
    },
  }),
]);

export const title = style(
  inPage({
    margin: 0,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.leading.ui,
  }),
);

export const icon = style(
  inPage({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '2.25rem',
    blockSize: '2.25rem',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.accentSoft,
    color: vars.color.accentText,
    fontSize: '1.125rem',
    selectors: {
      [`${wide} > &`]: {
        alignSelf: 'start',
        '@media': { [media.tablet]: { alignSelf: 'auto', backgroundColor: vars.color.surface } },
      },
    },
  }),
);

/** As high as the longest state. */
export const textBlock = style(
  inPage({
    display: 'grid',
    alignContent: 'start',
    flex: '1 1 8.5rem',
    minInlineSize: 0,
    minBlockSize: '3.25rem',
    '@media': { [media.tablet]: { flex: '1 0 auto', minBlockSize: '5.5rem' } },
    selectors: {
      [`${wide} > &`]: { flexShrink: 1, minBlockSize: `calc(${vars.size.touch} + 3rem)` },
    },
  }),
);

export const strong = style(
  inPage({
    overflowWrap: 'anywhere',
    fontSize: vars.font.size.lg,
    fontWeight: vars.font.weight.heading,
    lineHeight: vars.font.leading.heading,
    '@media': { [media.tablet]: { fontSize: vars.font.size.xl } },
  }),
);

export const more = style(
  inPage({
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.ui,
  }),
);

/** An address has no spaces to break at. */
export const link = style(
  inPage({
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
    '@media': { [media.tablet]: { fontSize: vars.font.size.md } },
  }),
);

export const actions = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xs,
    minInlineSize: 0,
    selectors: { [`${wide} > &`]: { '@media': { [media.tablet]: { flexShrink: 0 } } } },
  }),
);
