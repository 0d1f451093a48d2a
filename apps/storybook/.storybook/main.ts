import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { searchable } from './search.ts';

const kit = fileURLToPath(new URL('../../../packages/ui', import.meta.url));

/** Storybook also reads `storyIndexGenerator` from a project, but its type does not declare this field. */
type Config = StorybookConfig & { storyIndexGenerator: typeof searchable };

const config: Config = {
  framework: '@storybook/react-vite',
  stories: [
    '../pages/*.mdx',
    '../stories/*.stories.tsx',
    '../../../packages/ui/src/**/*.stories.tsx',
    '../../../packages/player/src/**/*.stories.tsx',
    '../../../packages/offline/src/**/*.stories.tsx',
  ],
  staticDirs: [
    // The sample media of the stories, and the service worker that streams it.
    '../../../packages/player/sample',
    { from: '../../../packages/demo-art/media/sample', to: '/player-sample-media' },
    // The page about Figma links to these files.
    { from: `${kit}/figma`, to: '/figma' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The sidebar's search also finds headings and the alternative names of components (see `search.ts`).
  features: { sidebarOnboardingChecklist: false, experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // This docgen resolves props that derive from tables; the faster docgen shows `unknown`.
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: `${kit}/tsconfig.json`,
      include: [`${kit}/src/components/**/*.tsx`],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Includes attributes of the element, such as `disabled`; each component picks those that it takes.
      propFilter: () => true,
    },
  },
  storyIndexGenerator: searchable,
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()] }),
};

export default config;
