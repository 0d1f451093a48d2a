import { vars } from '@parde/ui/theme';

/** A list without markers. */
export const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const;

/** One column that is as wide as its container: a long word does not widen it. */
export const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** A surface with a border, for a part of a page. */
export const panelShape = {
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
} as const;
