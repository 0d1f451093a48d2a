import { style } from '@vanilla-extract/css';
import { inKit, vars } from '../../theme/index.ts';

export const skipLink = style(
  inKit({
    position: 'fixed',
    insetBlockStart: vars.space.sm,
    insetInlineStart: vars.space.sm,
    zIndex: vars.z.toast,
    paddingBlock: vars.space.sm,
    paddingInline: vars.space.lg,
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.overlay,
    color: vars.color.text,
    fontWeight: vars.font.weight.strong,
    transform: 'translateY(-200%)',
    transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
    // No shadow while the link is off-screen.
    ':focus': { transform: 'none', boxShadow: vars.elevation.floating },
  }),
);
