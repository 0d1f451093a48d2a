import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

const kit = fileURLToPath(new URL('../../../packages/ui', import.meta.url));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../pages/*.mdx',
    '../../../packages/ui/src/**/*.stories.tsx',
    '../../../packages/player/src/**/*.stories.tsx',
  ],
  // The sample media of the player's stories, and the service worker that streams it.
  staticDirs: [
    '../../../packages/player/sample',
    { from: '../../../packages/demo-art/media/sample', to: '/player-sample-media' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The headings of “Find a component” are words for the sidebar's search.
  features: { sidebarOnboardingChecklist: false, experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // It resolves props that derive from tables; the faster docgen shows `unknown`.
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: `${kit}/tsconfig.json`,
      include: [`${kit}/src/components/**/*.tsx`],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
    },
  },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()] }),
};

export default config;
