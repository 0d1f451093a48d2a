import { inPage, media, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const strip = style(
  inPage({
    display: 'grid',
    gridTemplate: '"picture textBlock action" "picture times action" / 6.5rem minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space.sm,
    overflow: 'hidden',
    '@media': {
      [media.narrow]: {
        gridTemplate: '"picture" "textBlock" "times" "action" / minmax(0, 1fr)',
        paddingInline: vars.space.sm,
      },
      [media.tablet]: {
        gridTemplate: '"picture textBlock times action" / 10rem auto minmax(0, 1fr) auto',
        columnGap: vars.space.xl,
      },
    },
  }),
);

export const picture = style(
  inPage({
    gridArea: 'picture',
    position: 'relative',
    alignSelf: 'stretch',
    minBlockSize: '5.625rem',
  }),
);

export const textBlock = style(
  inPage({
    gridArea: 'textBlock',
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space.xxs,
    paddingBlockStart: vars.space.sm,
    '@media': { [media.tablet]: { paddingBlock: vars.space.sm } },
  }),
);

export const channel = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.sm,
    rowGap: vars.space.xxs,
  }),
);

export const times = style(
  inPage({
    gridArea: 'times',
    display: 'grid',
    gap: vars.space.xxs,
    paddingBlockEnd: vars.space.sm,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.leading.ui,
    whiteSpace: 'nowrap',
    '@media': { [media.tablet]: { paddingBlock: vars.space.sm } },
  }),
);

export const bar = style(
  inPage({
    overflow: 'hidden',
    blockSize: '0.25rem',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.border,
  }),
);

export const over = style(inPage({ blockSize: '100%', backgroundColor: vars.color.live }));

export const action = style(
  inPage({
    gridArea: 'action',
    justifySelf: 'end',
    paddingInlineEnd: vars.space.sm,
    '@media': { [media.tablet]: { paddingInlineEnd: vars.space.md } },
  }),
);

// A round button where only the icon is shown.
globalStyle(
  `.${action} a`,
  inPage({
    '@media': {
      [`not all and ${media.tablet}`]: {
        gap: 0,
        inlineSize: '3rem',
        blockSize: '3rem',
        padding: 0,
        borderRadius: '50%',
      },
    },
  }),
);

export const labelText = style(
  inPage({ display: 'none', '@media': { [media.tablet]: { display: 'inline' } } }),
);
