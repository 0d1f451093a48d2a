/**
 * Made from packages/ui/tokens by `pnpm generate`. Do not edit: change the tokens and run it again.
 */
export const tokenShape = {
  space: {
    none: null,
    xxs: null,
    xs: null,
    sm: null,
    md: null,
    lg: null,
    xl: null,
    xxl: null,
    /** The empty margin at both sides of a page. */
    gutter: null,
    /** The distance between two sections of a page. */
    section: null,
  },
  size: {
    /** The height of the header's bar. */
    header: null,
    bottomBar: null,
    /** The smallest thing that a finger should have to meet. */
    touch: null,
    page: null,
    text: null,
  },
  z: {
    lifted: null,
    bar: null,
    header: null,
    overlay: null,
    dialog: null,
    toast: null,
  },
  font: {
    size: {
      xs: null,
      sm: null,
      md: null,
      lg: null,
      xl: null,
      xxl: null,
      title: null,
      display: null,
    },
    leading: {
      heading: null,
      ui: null,
      body: null,
    },
    family: null,
    weight: {
      regular: null,
      medium: null,
      strong: null,
      heading: null,
    },
  },
  motion: {
    fast: null,
    base: null,
    slow: null,
    ease: null,
  },
  color: {
    onMedia: null,
    onMediaMuted: null,
    /** The accent as a colour of letters and stars on a picture. */
    accentOnMedia: null,
    /** The accent as a surface on a picture: the brighter one, whatever the mode. */
    mediaAccent: null,
    mediaAccentHover: null,
    onMediaAccent: null,
    /** A control that lies on a picture. */
    mediaControl: null,
    mediaControlHover: null,
    mediaBorder: null,
    /** The page itself. */
    canvas: null,
    /** One step above the page: cards, the solid header, the footer. */
    surface: null,
    /** Two steps above: fields, panels, secondary buttons. */
    raised: null,
    /** What floats over everything: dialogs, menus, toasts. */
    overlay: null,
    text: null,
    textMuted: null,
    accent: null,
    accentHover: null,
    onAccent: null,
    /** The accent as a colour of letters, readable on every surface. */
    accentText: null,
    accentSoft: null,
    border: null,
    /** A border that alone tells where a control is (3:1). */
    borderStrong: null,
    focus: null,
    danger: null,
    dangerHover: null,
    onDanger: null,
    dangerText: null,
    dangerSoft: null,
    successText: null,
    successSoft: null,
    infoText: null,
    infoSoft: null,
    warningText: null,
    warningSoft: null,
    live: null,
    onLive: null,
    /** The veil behind a dialog. */
    scrim: null,
    /** The darkness that pictures sit in, and that veils over pictures fade to; dark in both modes. */
    media: null,
    /** What a hero dissolves into at its lower edge: the page in the dark, nothing in the light. */
    heroEdge: null,
    /** The sheen of a loading placeholder. */
    sheen: null,
  },
  radius: {
    sm: null,
    md: null,
    lg: null,
    pill: null,
    control: null,
    poster: null,
  },
  elevation: {
    card: null,
    lifted: null,
    floating: null,
  },
} as const;
