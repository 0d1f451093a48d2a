import { inShell, media, vars } from '@parde/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const panel = style(
  inShell({
    position: 'absolute',
    zIndex: vars.z.header,
    border: `1px solid ${vars.color.border}`,
    backgroundColor: vars.color.overlay,
    color: vars.color.text,
    boxShadow: vars.elevation.floating,
  }),
);

/** Dims the page under a panel, and receives the click that closes it. */
export const scrim = style(
  inShell({
    position: 'fixed',
    inset: 0,
    zIndex: vars.z.header,
    backgroundColor: vars.color.scrim,
  }),
);

const scrolls = {
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  maxBlockSize: `calc(100dvh - ${vars.size.header} - ${vars.space.md})`,
} as const;

export const panelPositions = styleVariants({
  /** The panel covers the header. */
  over: inShell({
    insetBlockStart: 0,
    insetInline: 0,
    borderInlineWidth: 0,
    borderBlockStartWidth: 0,
  }),
  /** The panel is below the header, in full width. */
  wide: inShell({
    ...scrolls,
    insetBlockStart: '100%',
    insetInline: 0,
    borderInlineWidth: 0,
    borderEndStartRadius: vars.radius.lg,
    borderEndEndRadius: vars.radius.lg,
  }),
  /** The panel is below the end of the header, at the account button. */
  end: inShell({
    ...scrolls,
    insetBlockStart: `calc(100% + ${vars.space.xxs})`,
    insetInlineEnd: vars.space.gutter,
    inlineSize: `min(20rem, calc(100vw - 2 * ${vars.space.gutter}))`,
    borderRadius: vars.radius.lg,
  }),
});

/** Hidden on a phone, where the side menu contains these elements. */
export const onWideScreens = style(
  inShell({ display: 'none', '@media': { [media.laptop]: { display: 'contents' } } }),
);

/** Hidden on smaller screens, because the footer also contains these elements. */
export const onWidestScreens = style(
  inShell({ display: 'none', '@media': { [media.desktop]: { display: 'contents' } } }),
);

export const onNarrowScreens = style(
  inShell({ display: 'contents', '@media': { [media.laptop]: { display: 'none' } } }),
);

/** Hidden without script. */
export const scriptOnly = style(inShell({ '@media': { [media.scriptless]: { display: 'none' } } }));
