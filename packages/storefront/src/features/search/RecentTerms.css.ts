import { inPage, media, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';
import { oneColumn, plainList } from '../../app/parts/shared-styles.ts';

/** As high with terms as without, so that the content below does not move. */
export const termsArea = style(
  inPage({
    ...oneColumn,
    alignItems: 'center',
    minBlockSize: `calc(${vars.size.touch} + 10px)`,
    // The row is in the gap before the next section.
    marginBlockEnd: `calc(${vars.space.md} - ${vars.space.section})`,
  }),
);

/** One line, which scrolls if there are many terms. */
export const recent = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    // Extends to the edge of the page.
    marginInline: `calc(-1 * ${vars.space.gutter})`,
    paddingInline: vars.space.gutter,
    // Room for the focus ring.
    paddingBlock: 4,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    whiteSpace: 'nowrap',
  }),
);

/** On a phone the clock icons of the terms replace the heading. */
export const heading = style(
  inPage({
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    '@media': {
      [media.laptop]: {
        position: 'static',
        inlineSize: 'auto',
        blockSize: 'auto',
        overflow: 'visible',
        clipPath: 'none',
        marginInlineEnd: vars.space.xs,
      },
    },
  }),
);

export const terms = style(inPage({ display: 'flex', gap: vars.space.xs, ...plainList }));

export const term = style(
  inPage({
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    maxInlineSize: '18rem',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.surface,
    ':hover': { borderColor: vars.color.borderStrong },
  }),
);

export const link = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minInlineSize: 0,
    minBlockSize: vars.size.touch,
    paddingInlineStart: vars.space.md,
    color: vars.color.text,
    lineHeight: vars.font.leading.ui,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  }),
);

export const allLink = style([link, inPage({ paddingInlineEnd: vars.space.md })]);
