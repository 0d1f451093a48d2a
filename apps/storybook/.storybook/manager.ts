import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'dark',
    brandTitle: 'Parde · پرده',
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
  }),
});
