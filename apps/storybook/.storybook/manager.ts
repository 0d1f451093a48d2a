import { addons } from 'storybook/manager-api';
import { dark } from './themes.ts';

addons.setConfig({
  theme: dark,
  // The editor needs the height of the panel, which is empty there.
  layoutCustomisations: {
    showPanel: ({ storyId }, shown) => shown && !storyId?.startsWith('live-editor'),
  },
});

// Storybook has no setting for the text after the page's name in the tab title.
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
