import { vars } from '@parde/ui/theme';

/** A list without markers. */
export const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const;

/** A column that is as wide as its container. A long word does not widen it. */
export const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** A bordered surface for a part of a page. */
export const panelShape = {
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
} as const;
