import { inPage, vars } from '@parde/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const sheet = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.md,
    '@media': {
      // Black on white, whatever the theme.
      print: {
        colorScheme: 'light',
        color: 'CanvasText',
        backgroundColor: 'Canvas',
        maxInlineSize: '15cm',
        marginInline: 'auto',
        fontSize: '11pt',
        vars: {
          [vars.color.text]: 'CanvasText',
          [vars.color.textMuted]: 'CanvasText',
          [vars.color.border]: 'CanvasText',
        },
      },
    },
  }),
);

export const brand = style(
  inPage({
    margin: 0,
    fontSize: vars.font.size.lg,
    fontWeight: vars.font.weight.heading,
    lineHeight: vars.font.leading.heading,
  }),
);

export const facts = style(inPage({ display: 'grid', gap: vars.space.xs, margin: 0 }));

export const sum = style([
  facts,
  inPage({ paddingBlockStart: vars.space.md, borderBlockStart: `1px solid ${vars.color.border}` }),
]);

export const items = style(
  inPage({
    display: 'grid',
    gap: vars.space.xs,
    margin: 0,
    padding: 0,
    paddingBlockStart: vars.space.md,
    borderBlockStart: `1px solid ${vars.color.border}`,
    listStyle: 'none',
    lineHeight: vars.font.leading.ui,
  }),
);

export const many = style([
  items,
  inPage({
    '@media': {
      print: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: vars.space.lg,
        rowGap: 0,
        fontSize: '7.5pt',
      },
    },
  }),
]);

export const item = style(
  inPage({
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: vars.space.md,
    overflowWrap: 'anywhere',
  }),
);

/** What neither holds the sheet nor is in it. */
globalStyle(
  `body:has(.${sheet}) :not(:has(.${sheet}), .${sheet}, .${sheet} *)`,
  inPage({ '@media': { print: { display: 'none' } } }),
);

/** What holds it takes no room of its own. */
globalStyle(
  `:has(.${sheet})`,
  inPage({
    '@media': {
      print: {
        colorScheme: 'light',
        display: 'block',
        position: 'static',
        overflow: 'visible',
        inlineSize: 'auto',
        maxInlineSize: 'none',
        blockSize: 'auto',
        minBlockSize: 0,
        maxBlockSize: 'none',
        margin: 0,
        padding: 0,
        border: 0,
        backgroundColor: 'Canvas',
        boxShadow: 'none',
        animation: 'none',
      },
    },
  }),
);

globalStyle(
  `dialog:has(.${sheet})::backdrop`,
  inPage({ '@media': { print: { display: 'none' } } }),
);
