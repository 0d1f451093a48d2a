import { style } from '@vanilla-extract/css';
import { touchTarget } from '../../internal/touch-room.ts';
import { inKit, vars } from '../../theme/index.ts';

export const all = style(
  inKit({
    // Contains visually hidden text, and has a touch target that extends beyond the row.
    position: 'relative',
    zIndex: vars.z.lifted,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.35em',
    flexShrink: 0,
    paddingBlock: vars.space.xs,
    // A shelf with the link has the same height as a shelf without it.
    marginBlock: `calc(-1 * ${vars.space.xs})`,
    color: vars.color.textMuted,
    fontSize: vars.font.size.sm,
    fontWeight: vars.font.weight.medium,
    lineHeight: vars.font.leading.ui,
    borderRadius: vars.radius.sm,
    transition: `color ${vars.motion.fast}`,
    ':hover': { color: vars.color.accentText },
    '::after': touchTarget,
  }),
);
