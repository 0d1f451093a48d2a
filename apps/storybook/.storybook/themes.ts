import { create } from 'storybook/theming';

/**
 * The themes of Storybook's own interface in the main brand's colours. The manager is dark; the docs follow the
 * toolbar.
 */
const brand = { brandTitle: 'Parde · پرده', fontBase: 'system-ui, sans-serif' };

export const dark = create({
  ...brand,
  base: 'dark',
  colorPrimary: '#ffa538',
  colorSecondary: '#ffa538',
  appBg: '#19110f',
  appContentBg: '#100a08',
  appPreviewBg: '#100a08',
  appBorderColor: '#352b28',
  barBg: '#19110f',
  barSelectedColor: '#ffb85f',
  textColor: '#f7f3ec',
  textMutedColor: '#bcb0a6',
});

export const light = create({
  ...brand,
  base: 'light',
  colorPrimary: '#8a4b00',
  colorSecondary: '#8a4b00',
  appBg: '#f7f3ec',
  appContentBg: '#fffdf9',
  appPreviewBg: '#fffdf9',
  appBorderColor: '#ded5c9',
  textColor: '#1d1512',
  textMutedColor: '#5c5049',
});
