import { vars } from '../theme/index.ts';

/** For the `::after` of a positioned control that is smaller than a finger. It extends the touch target. */
export const touchTarget = {
  content: '""',
  position: 'absolute',
  inset: `min(0px, (100% - ${vars.size.touch}) / 2)`,
} as const;
