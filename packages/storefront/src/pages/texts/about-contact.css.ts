import { inPage, vars } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';
import { oneColumn, panelShape } from '../../app/parts/shared-styles.ts';

export const contact = style(
  inPage({
    ...oneColumn,
    gap: vars.space.md,
    padding: vars.space.lg,
    ...panelShape,
    lineHeight: vars.font.leading.ui,
  }),
);

export const facts = style(inPage({ ...oneColumn, gap: vars.space.sm }));

export const name = style(inPage({ color: vars.color.textMuted, fontSize: vars.font.size.sm }));

export const value = style(inPage({ overflowWrap: 'anywhere' }));

export const link = style(
  inPage({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: vars.size.touch,
    color: vars.color.accentText,
    fontWeight: vars.font.weight.strong,
    ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
  }),
);

export const phone = style([link, inPage({ fontSize: vars.font.size.lg })]);

export const social = style(
  inPage({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, fontSize: vars.font.size.sm }),
);

export const socialLink = style(
  inPage({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: vars.size.touch,
    paddingInline: vars.space.sm,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.pill,
    ':hover': { borderColor: vars.color.accentText, color: vars.color.accentText },
  }),
);
