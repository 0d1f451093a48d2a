import { vars } from '@parde/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

// Stories on a docs page have the brand's background, not Storybook's.
globalStyle('.docs-story', {
  backgroundColor: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.family,
  lineHeight: vars.font.leading.body,
});
