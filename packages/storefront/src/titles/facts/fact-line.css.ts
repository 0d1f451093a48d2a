import { inPage } from '@parde/ui/theme';
import { style } from '@vanilla-extract/css';

/** A mark like those on disc cases. On a Persian page two letters do not justify loading the Latin font. */
export const quality = style(
  inPage({
    display: 'inline-block',
    paddingInline: '0.4em',
    border: '1px solid',
    borderColor: 'color-mix(in srgb, currentcolor 45%, transparent)',
    borderRadius: '0.3em',
    fontFamily: 'system-ui, sans-serif',
    fontSize: '0.78em',
    fontWeight: 600,
    lineHeight: 1.5,
  }),
);
