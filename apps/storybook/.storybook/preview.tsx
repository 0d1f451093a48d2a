import '@fontsource-variable/vazirmatn';
import '@parde/ui/styles.css';
import './brands.css.ts';
import './docs.css.ts';
import { directionOf, parseLocale } from '@parde/domain';
import type { Preview } from '@storybook/react-vite';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    // Source as it is written: making it from elements follows their owners without end.
    docs: { source: { type: 'code' } },
    layout: 'padded',
    options: {
      storySort: { order: ['Overview', 'Foundations', 'Screens', 'Components', 'Layout'] },
    },
    viewport: {
      options: Object.fromEntries(
        [320, 360, 768, 1280, 1920].map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
  },
  initialGlobals: { brand: 'main', theme: 'dark', locale: 'fa' },
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'main', title: 'Main' },
          { value: 'plus', title: 'Plus' },
          { value: 'partner', title: 'Partner' },
          { value: 'wireframe', title: 'Wireframe' },
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'system', title: 'System', icon: 'browser' },
        ],
      },
    },
    locale: {
      description: 'Language and direction',
      toolbar: {
        title: 'Locale',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'fa', title: 'فارسی', right: 'rtl' },
          { value: 'en', title: 'English', right: 'ltr' },
        ],
      },
    },
  },
  decorators: [
    (Story, { globals, viewMode }) => {
      const locale = parseLocale(String(globals.locale));
      const dir = directionOf(locale);
      const root = document.documentElement;
      root.dataset.brand = String(globals.brand);
      if (globals.theme === 'system') delete root.dataset.theme;
      else root.dataset.theme = String(globals.theme);
      // A page of documentation is English around its stories; a story has the document for itself.
      const inDocs = viewMode === 'docs';
      root.lang = inDocs ? 'en' : locale;
      root.dir = inDocs ? 'ltr' : dir;
      return inDocs ? (
        <div lang={locale} dir={dir}>
          <Story />
        </div>
      ) : (
        <Story />
      );
    },
  ],
};

export default preview;
