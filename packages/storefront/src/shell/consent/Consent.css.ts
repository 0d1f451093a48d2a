import { inShell, media, vars } from '@parde/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const notice = style(
  inShell({
    position: 'fixed',
    insetInline: vars.space.gutter,
    maxInlineSize: '30rem',
    padding: vars.space.md,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    boxShadow: vars.elevation.floating,
    '@media': { [media.cramped]: { position: 'static' } },
  }),
);

/** A question waits for the answer to an earlier one, so that both together do not cover the page. */
globalStyle('[data-consent] ~ [data-consent]', inShell({ display: 'none' }));

export const container = styleVariants({
  /** Above the bottom bar and below anything that the header opens. */
  bottom: [
    notice,
    style(
      inShell({
        zIndex: vars.z.bar,
        insetBlockEnd: `calc(${vars.bars.bottom} + ${vars.space.sm})`,
        // The chat's button is at the inline end, on phones too.
        insetInlineEnd: '5rem',
      }),
    ),
  ],
  /** Over an open chat. Chats use the largest z-index, and the notice follows them in the document. */
  top: [notice, style(inShell({ zIndex: 2_147_483_647, insetBlockStart: vars.space.sm }))],
});
