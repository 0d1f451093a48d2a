import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import {
  breakpoints,
  inKit,
  media,
  mediaAccents,
  transitionName,
  vars,
} from '../../theme/index.ts';

const navRow = '2.75rem';

/**
 * Has a fixed height, so that nothing below moves when the bar shrinks. Large text wraps the bar, and makes it
 * taller.
 */
export const header = style(
  inKit({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.z.header,
    minBlockSize: vars.size.header,
    pointerEvents: 'none',
    selectors: transitionName('header', 'bar'),
    '@media': { print: { position: 'static' }, [media.cramped]: { position: 'relative' } },
  }),
);

globalStyle(
  `:root:has(.${header})`,
  inKit({
    vars: { [vars.bars.top]: vars.size.header },
    '@media': { [media.cramped]: { vars: { [vars.bars.top]: '0px' } } },
  }),
);

export const variants = styleVariants({
  solid: inKit({}),
  overlay: inKit({ marginBlockEnd: `calc(-1 * ${vars.size.header})` }),
});

const belowLaptop = `(max-width: ${(breakpoints.laptop - 1) / 16}rem)`;

const navRowSpace = {
  minBlockSize: `calc(${vars.size.header} + ${navRow})`,
  selectors: {
    [`&${variants.overlay}`]: { marginBlockEnd: `calc(-1 * (${vars.size.header} + ${navRow}))` },
  },
};

/** On a phone the links have their own row, or are in the menu. */
export const narrow = styleVariants({
  row: inKit({ '@media': { [belowLaptop]: navRowSpace } }),
  // Without script, the menu does not open.
  menu: inKit({ '@media': { [`${media.scriptless} and ${belowLaptop}`]: navRowSpace } }),
});

export const bar = style(
  inKit({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.xs,
    paddingInline: vars.space.gutter,
    pointerEvents: 'auto',
    transition: `background-color ${vars.motion.base}, color ${vars.motion.base}, box-shadow ${vars.motion.base}, transform ${vars.motion.base} ${vars.motion.ease}`,
    '@media': {
      [media.laptop]: { columnGap: vars.space.md },
      [media.desktop]: { columnGap: 'clamp(1rem, 2.4vw, 2.5rem)' },
      [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText', backgroundColor: 'Canvas' },
    },
  }),
);

/** An eased gradient, because a linear gradient has a visible edge. */
const veil =
  'linear-gradient(to bottom, #000000c4 0%, #000000ab 26%, #00000080 45%, #0000004d 63%, #00000021 81%, transparent)';

export const appearances = styleVariants({
  solid: inKit({
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    boxShadow: `0 1px 0 ${vars.color.border}`,
  }),
  overlay: inKit({
    backgroundColor: 'transparent',
    color: vars.color.onMedia,
    vars: mediaAccents,
    // A dark gradient keeps the links readable over any picture.
    '::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlock: '0 -5rem',
      zIndex: -1,
      pointerEvents: 'none',
      backgroundColor: vars.color.media,
      maskImage: veil,
      WebkitMaskImage: veil,
    },
    '@media': {
      [media.narrow]: { backgroundColor: vars.color.media, '::before': { content: 'none' } },
      [media.forcedColors]: { '::before': { content: 'none' } },
    },
  }),
});

export const hidden = style(
  inKit({
    transform: 'translateY(-100%)',
    ':focus-within': { transform: 'none' },
  }),
);

const lineHeight = (blockSize: string) => inKit({ minBlockSize: blockSize });

/** The heights of the main row, which shrinks on scroll. */
export const heights = styleVariants({
  top: lineHeight(vars.size.header),
  collapsed: lineHeight('3.25rem'),
  fixed: lineHeight('3.25rem'),
});

export const start = style(
  inKit({ display: 'flex', alignItems: 'center', gap: vars.space.xs, minInlineSize: 0 }),
);

export const home = style(
  inKit({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.touch,
    color: 'inherit',
    borderRadius: vars.radius.sm,
  }),
);

export const fullLogo = style(
  inKit({ display: 'none', '@media': { [media.phablet]: { display: 'contents' } } }),
);

export const compactLogo = style(
  inKit({ display: 'contents', '@media': { [media.phablet]: { display: 'none' } } }),
);

export const nav = style(
  inKit({
    order: 1,
    flex: '1 0 100%',
    marginInline: `calc(-1 * ${vars.space.gutter})`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // Faded ends show that there are more links. The links' padding keeps text clear of the faded area.
    maskImage: `linear-gradient(${vars.direction.towardEnd}, transparent, #000 0.75rem, #000 calc(100% - 0.75rem), transparent)`,
    '::-webkit-scrollbar': { display: 'none' },
    '@media': {
      [media.laptop]: { order: 0, flex: 1, marginInline: 0 },
    },
  }),
);

export const inMenu = style(
  inKit({ '@media': { [`${belowLaptop} and (not ${media.scriptless})`]: { display: 'none' } } }),
);

/** A link's panel may be larger than the row. */
export const openedNav = style(inKit({ maskImage: 'none' }));

export const links = style(
  inKit({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    inlineSize: 'max-content',
    minInlineSize: '100%',
    blockSize: navRow,
    paddingInline: `calc(${vars.space.gutter} - 0.75rem)`,
    '@media': {
      [media.laptop]: { paddingInline: '0.25rem', blockSize: 'auto' },
      [media.desktop]: { paddingInline: 0 },
    },
  }),
);

export const link = style(
  inKit({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: vars.size.touch,
    paddingInline: '0.75rem',
    borderRadius: vars.radius.control,
    color: 'inherit',
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
    whiteSpace: 'nowrap',
    outlineOffset: -2,
    transition: `background-color ${vars.motion.fast}`,
    ':hover': { backgroundColor: vars.color.sheen },
    selectors: {
      '&[aria-current]': { fontWeight: vars.font.weight.strong },
      '&[aria-current]::after': {
        content: '""',
        position: 'absolute',
        insetInline: '0.75rem',
        insetBlockEnd: 0,
        blockSize: 3,
        borderRadius: vars.radius.pill,
        backgroundColor: vars.color.accentText,
      },
    },
    '@media': {
      [media.laptop]: { paddingInline: '0.375rem' },
      [media.desktop]: { paddingInline: '0.75rem', fontSize: vars.font.size.md },
      [media.forcedColors]: {
        selectors: { '&[aria-current]::after': { backgroundColor: 'Highlight' } },
      },
    },
  }),
);

export const more = style(inKit({ display: 'flex', alignItems: 'center' }));

export const end = style(
  inKit({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    marginInlineStart: 'auto',
  }),
);
