/**
 * Made from packages/ui/tokens by `pnpm generate`. Do not edit: change the tokens and run it again.
 */
export const tokenVars = {
  space: {
    none: 'var(--parde-space-none)',
    xxs: 'var(--parde-space-xxs)',
    xs: 'var(--parde-space-xs)',
    sm: 'var(--parde-space-sm)',
    md: 'var(--parde-space-md)',
    lg: 'var(--parde-space-lg)',
    xl: 'var(--parde-space-xl)',
    xxl: 'var(--parde-space-xxl)',
    /** The empty margin at both sides of a page. */
    gutter: 'var(--parde-space-gutter)',
    /** The distance between two sections of a page. */
    section: 'var(--parde-space-section)',
  },
  size: {
    /** The height of the header's bar. */
    header: 'var(--parde-size-header)',
    bottomBar: 'var(--parde-size-bottom-bar)',
    /** The smallest thing that a finger should have to meet. */
    touch: 'var(--parde-size-touch)',
    page: 'var(--parde-size-page)',
    text: 'var(--parde-size-text)',
  },
  z: {
    lifted: 'var(--parde-z-lifted)',
    bar: 'var(--parde-z-bar)',
    header: 'var(--parde-z-header)',
    overlay: 'var(--parde-z-overlay)',
    dialog: 'var(--parde-z-dialog)',
    toast: 'var(--parde-z-toast)',
  },
  font: {
    size: {
      xs: 'var(--parde-font-size-xs)',
      sm: 'var(--parde-font-size-sm)',
      md: 'var(--parde-font-size-md)',
      lg: 'var(--parde-font-size-lg)',
      xl: 'var(--parde-font-size-xl)',
      xxl: 'var(--parde-font-size-xxl)',
      title: 'var(--parde-font-size-title)',
      display: 'var(--parde-font-size-display)',
    },
    leading: {
      heading: 'var(--parde-font-leading-heading)',
      ui: 'var(--parde-font-leading-ui)',
      body: 'var(--parde-font-leading-body)',
    },
    family: 'var(--parde-font-family)',
    weight: {
      regular: 'var(--parde-font-weight-regular)',
      medium: 'var(--parde-font-weight-medium)',
      strong: 'var(--parde-font-weight-strong)',
      heading: 'var(--parde-font-weight-heading)',
    },
  },
  motion: {
    fast: 'var(--parde-motion-fast)',
    base: 'var(--parde-motion-base)',
    slow: 'var(--parde-motion-slow)',
    ease: 'var(--parde-motion-ease)',
  },
  color: {
    onMedia: 'var(--parde-color-on-media)',
    onMediaMuted: 'var(--parde-color-on-media-muted)',
    /** The accent as a colour of letters and stars on a picture. */
    accentOnMedia: 'var(--parde-color-accent-on-media)',
    /** The accent as a surface on a picture: the brighter one, whatever the mode. */
    mediaAccent: 'var(--parde-color-media-accent)',
    mediaAccentHover: 'var(--parde-color-media-accent-hover)',
    onMediaAccent: 'var(--parde-color-on-media-accent)',
    /** A control that lies on a picture. */
    mediaControl: 'var(--parde-color-media-control)',
    mediaControlHover: 'var(--parde-color-media-control-hover)',
    mediaBorder: 'var(--parde-color-media-border)',
    /** The page itself. */
    canvas: 'var(--parde-color-canvas)',
    /** One step above the page: cards, the solid header, the footer. */
    surface: 'var(--parde-color-surface)',
    /** Two steps above: fields, panels, secondary buttons. */
    raised: 'var(--parde-color-raised)',
    /** What floats over everything: dialogs, menus, toasts. */
    overlay: 'var(--parde-color-overlay)',
    text: 'var(--parde-color-text)',
    textMuted: 'var(--parde-color-text-muted)',
    accent: 'var(--parde-color-accent)',
    accentHover: 'var(--parde-color-accent-hover)',
    onAccent: 'var(--parde-color-on-accent)',
    /** The accent as a colour of letters, readable on every surface. */
    accentText: 'var(--parde-color-accent-text)',
    accentSoft: 'var(--parde-color-accent-soft)',
    border: 'var(--parde-color-border)',
    /** A border that alone tells where a control is (3:1). */
    borderStrong: 'var(--parde-color-border-strong)',
    focus: 'var(--parde-color-focus)',
    danger: 'var(--parde-color-danger)',
    dangerHover: 'var(--parde-color-danger-hover)',
    onDanger: 'var(--parde-color-on-danger)',
    dangerText: 'var(--parde-color-danger-text)',
    dangerSoft: 'var(--parde-color-danger-soft)',
    successText: 'var(--parde-color-success-text)',
    successSoft: 'var(--parde-color-success-soft)',
    infoText: 'var(--parde-color-info-text)',
    infoSoft: 'var(--parde-color-info-soft)',
    warningText: 'var(--parde-color-warning-text)',
    warningSoft: 'var(--parde-color-warning-soft)',
    live: 'var(--parde-color-live)',
    onLive: 'var(--parde-color-on-live)',
    /** The veil behind a dialog. */
    scrim: 'var(--parde-color-scrim)',
    /** The darkness that pictures sit in, and that veils over pictures fade to; dark in both modes. */
    media: 'var(--parde-color-media)',
    /** What a hero dissolves into at its lower edge: the page in the dark, nothing in the light. */
    heroEdge: 'var(--parde-color-hero-edge)',
    /** The sheen of a loading placeholder. */
    sheen: 'var(--parde-color-sheen)',
  },
  radius: {
    sm: 'var(--parde-radius-sm)',
    md: 'var(--parde-radius-md)',
    lg: 'var(--parde-radius-lg)',
    pill: 'var(--parde-radius-pill)',
    control: 'var(--parde-radius-control)',
    poster: 'var(--parde-radius-poster)',
  },
  elevation: {
    card: 'var(--parde-elevation-card)',
    lifted: 'var(--parde-elevation-lifted)',
    floating: 'var(--parde-elevation-floating)',
  },
} as const;
