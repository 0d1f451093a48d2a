import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryFooter } from '../../stories/StoryShell.tsx';
import { localeOf } from '../../stories/story-locale.ts';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Components/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: { columns: [], navLabel: 'پیوندهای پایانی', copyright: '© پرده' },
} satisfies Meta<typeof Footer>;

export default meta;

export const Full: StoryObj<typeof meta> = {
  render: (_, { globals }) => <StoryFooter locale={localeOf(globals)} />,
};
