import { vars } from '@parde/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

// The stories on a page of documentation stand on the brand's page, not on Storybook's.
globalStyle('.docs-story', {
  backgroundColor: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.family,
  lineHeight: vars.font.leading.body,
});
