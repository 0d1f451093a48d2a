import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';
import { oneColumn, panelShape, plainList } from '../../../app/parts/shared-styles.ts';

/** The comments of others and, beside them on a wide screen, the viewer's own part. */
export const section = style(
  inPage({
    ...oneColumn,
    gap: vars.space.lg,
    '@media': {
      [media.laptop]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 26rem)',
        columnGap: vars.space.xxl,
      },
    },
  }),
);

export const count = style(
  inPage({ color: vars.color.textMuted, fontWeight: vars.font.weight.regular }),
);

export const viewerComment = style(
  inPage({
    alignSelf: 'start',
    padding: vars.space.md,
    ...panelShape,
    '@media': {
      [media.laptop]: {
        position: 'sticky',
        insetBlockStart: `calc(${vars.size.header} + ${vars.space.md})`,
        padding: vars.space.lg,
      },
    },
  }),
);

export const signIn = style(inPage({ display: 'grid', gap: vars.space.md, justifyItems: 'start' }));

export const list = style(inPage({ display: 'grid', gap: vars.space.lg, ...plainList }));

export const waiting = style(
  inPage({ display: 'grid', gridTemplateColumns: '2.75rem 1fr', gap: vars.space.md }),
);

export const form = style(inPage({ display: 'grid', gap: vars.space.md }));

export const text = style(
  inPage({
    minBlockSize: vars.size.touch,
    inlineSize: '100%',
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.md,
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.raised,
    color: vars.color.text,
    fontFamily: 'inherit',
    // Below 16 px a phone zooms into the field.
    fontSize: vars.font.size.md,
    lineHeight: vars.font.leading.body,
    resize: 'vertical',
    fieldSizing: 'content',
    maxBlockSize: '60vh',
    ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 0 },
    selectors: { '&[aria-invalid="true"]': { borderColor: vars.color.dangerText } },
  }),
);

export const openText = style([
  text,
  inPage({ minBlockSize: '7rem', paddingBlock: vars.space.md }),
]);
