/** Values that no brand changes: rhythm, type, motion, order in depth. */
export const staticTokens = {
  space: {
    none: '0',
    xxs: '0.25rem',
    xs: '0.5rem',
    sm: '0.75rem',
    md: '1rem',
    lg: '1.5rem',
    xl: '2rem',
    xxl: '3rem',
    gutter: 'clamp(1rem, 4.2vw, 4.5rem)',
    section: 'clamp(2rem, 3.6vw, 3.75rem)',
  },
  size: {
    header: '4.25rem',
    bottomBar: '4rem',
    touch: '2.75rem',
    page: '120rem',
    text: '42rem',
  },
  z: { lifted: '1', bar: '20', header: '30', overlay: '40', dialog: '50', toast: '60' },
} as const;

export const typeTokens = {
  size: {
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.4375rem)',
    xxl: 'clamp(1.5rem, 1.3rem + 0.9vw, 2rem)',
    title: 'clamp(1.75rem, 1.4rem + 1.7vw, 2.75rem)',
    display: 'clamp(2rem, 1.35rem + 3vw, 4.25rem)',
  },
  /** Persian letters carry dots and tails far from the line: body text needs 1.8. */
  leading: { heading: '1.4', ui: '1.5', body: '1.85' },
  /** Latin text in the same face is calmer a little tighter. */
  leadingLatin: { heading: '1.2', ui: '1.45', body: '1.65' },
} as const;

export const motionTokens = {
  fast: '120ms',
  base: '220ms',
  slow: '420ms',
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
} as const;
