import '@fontsource-variable/vazirmatn';
import '@parde/ui/styles.css';
import './brands.css.ts';
import './docs.css.ts';
import { directionOf, parseLocale } from '@parde/domain';
import type { Preview, StoryContext } from '@storybook/react-vite';
import { codeOfStory } from './code/code-of-story.ts';
import { DocsContainer } from './docs/DocsContainer.tsx';
import { DocsPage } from './docs/DocsPage.tsx';
import { reduceMotion } from './motion.ts';
import { disableUnusedControls, groupElementProps } from './shown-props.ts';

// An embedded story runs no play function. In an iframe of the docs its focus would scroll their page.
Object.assign(globalThis, { PREVIEW_URL: 'iframe.html?embed=true' });

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: {
      container: DocsContainer,
      page: DocsPage,
      source: {
        type: 'code',
        // A pattern shows its own file.
        transform: (code: string, context: StoryContext) =>
          context.title.startsWith('Patterns/')
            ? code
            : codeOfStory({
                parameters: context.parameters,
                render: () => context.originalStoryFn(context.args, context),
              }),
      },
    },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Start here',
          'Overview',
          'Playground',
          'Find a component',
          'Find an operation',
          'Writing for the interface',
          'Patterns',
          'Live editor',
          'Guides',
          'Foundations',
          [
            'Tokens',
            'Colours',
            'Contrast',
            'Type',
            'Persian typography',
            'Right to left',
            'Spacing',
            'Motion',
            'Icons',
          ],
          'Screens',
          'Components',
          'Layout',
        ],
      },
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
  argTypesEnhancers: [groupElementProps, disableUnusedControls],
  initialGlobals: {
    brand: 'main',
    theme: 'dark',
    locale: 'fa',
    direction: 'locale',
    motion: 'system',
  },
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
      description: 'Language',
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
    direction: {
      description: 'Direction of the text',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'locale', title: 'As the language' },
          { value: 'rtl', title: 'Right to left' },
          { value: 'ltr', title: 'Left to right' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        title: 'Motion',
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Motion as the system' },
          { value: 'reduce', title: 'Reduced motion' },
        ],
      },
    },
  },
  decorators: [
    (Story, { globals, parameters, viewMode }) => {
      // A docs page is in English, except for its stories. Stories about names and values are in English too.
      const inDocs = viewMode === 'docs';
      const locale = parseLocale(inDocs && parameters.english ? 'en' : String(globals.locale));
      const { direction } = globals;
      const dir = direction === 'rtl' || direction === 'ltr' ? direction : directionOf(locale);
      const root = document.documentElement;
      reduceMotion(globals.motion === 'reduce');
      root.dataset.brand = String(globals.brand);
      if (globals.theme === 'system') delete root.dataset.theme;
      else root.dataset.theme = String(globals.theme);
      // Outside the docs, a story sets the language of its own document.
      root.lang = inDocs ? 'en' : locale;
      root.dir = inDocs ? 'ltr' : dir;
      return inDocs ? (
        <div lang={locale} dir={dir}>
          <Story globals={{ ...globals, locale }} />
        </div>
      ) : (
        <Story />
      );
    },
  ],
};

export default preview;
