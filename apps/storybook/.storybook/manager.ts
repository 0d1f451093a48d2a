import { addons } from 'storybook/manager-api';
import { dark } from './themes.ts';

addons.setConfig({ theme: dark });

// Storybook has no setting for what the tab says after the page's name.
const nameTab = () => {
  const named = document.title.replace(/Storybook$/, 'Parde kit');
  if (named !== document.title) document.title = named;
};
new MutationObserver(nameTab).observe(document.head, {
  childList: true,
  characterData: true,
  subtree: true,
});
nameTab();
