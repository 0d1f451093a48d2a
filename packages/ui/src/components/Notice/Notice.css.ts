import { style, styleVariants } from '@vanilla-extract/css';
import { inKit, media, vars } from '../../theme/index.ts';

export const notice = style(
  inKit({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.sm,
    alignItems: 'start',
    // Smaller only for large text on a phone.
    padding: `min(${vars.space.md}, 5vw)`,
    borderRadius: vars.radius.md,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const tones = styleVariants({
  info: inKit({
    backgroundColor: vars.color.raised,
    boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
  }),
  success: inKit({ backgroundColor: vars.color.successSoft }),
  warning: inKit({ backgroundColor: vars.color.warningSoft }),
  danger: inKit({ backgroundColor: vars.color.dangerSoft }),
});

const iconBase = inKit({ display: 'inline-flex', fontSize: '1.35rem', lineHeight: 1 });
const icon = style(iconBase);

export const icons = styleVariants({
  info: [icon, inKit({ color: vars.color.infoText })],
  success: [icon, inKit({ color: vars.color.successText })],
  warning: [icon, inKit({ color: vars.color.warningText })],
  danger: [icon, inKit({ color: vars.color.dangerText })],
});

export const body = style(
  inKit({
    display: 'flex',
    // Large text on a phone is below the icon, so that its words fit.
    flex: '1 1 9rem',
    flexDirection: 'column',
    gap: vars.space.xxs,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    color: vars.color.text,
    lineHeight: vars.font.leading.body,
  }),
);

export const title = style(
  inKit({ fontWeight: vars.font.weight.strong, lineHeight: vars.font.leading.ui }),
);

export const action = style(
  inKit({ alignSelf: 'start', marginBlockStart: `calc(${vars.space.sm} - ${vars.space.xxs})` }),
);
