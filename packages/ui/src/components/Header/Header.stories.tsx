import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { picture } from '../../stories/art.ts';
import { StoryHeader } from '../../stories/StoryShell.tsx';
import { localeOf } from '../../stories/story-locale.ts';
import { words } from '../../stories/words.ts';
import { Box } from '../layout/Box.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Header } from './Header.tsx';

/**
 * The bar at the top. It only shows: how far the page is scrolled, and whether the bar is out of
 * the way, is told to it. On a phone its links stand in a row that scrolls sideways.
 */
const meta = {
  title: 'Components/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    home: { href: '#/', label: 'خانهٔ پرده' },
    logo: 'پرده',
    links: [],
    navLabel: 'بخش‌های اصلی',
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Solid: Story = {
  render: (_, { globals }) => (
    <StoryHeader locale={localeOf(globals)} variant="solid" current={2} />
  ),
  play: async ({ canvasElement, globals }) => {
    const t = words(localeOf(globals));
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: t.home })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t.nav[2] })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

const stage = { position: 'relative', blockSize: '28rem' } as const;

export const Overlay: Story = {
  render: (_, { globals }) => (
    <>
      <StoryHeader locale={localeOf(globals)} variant="overlay" />
      <Box style={stage}>
        <Picture picture={picture('dunes', 'rose', 'backdrop')} alt="" ratio="fill" />
      </Box>
    </>
  ),
};

/** The same, once the page has been scrolled. */
export const OverlayScrolled: Story = {
  render: (_, { globals }) => (
    <>
      <StoryHeader locale={localeOf(globals)} variant="overlay" scroll="fixed" />
      <Box style={stage}>
        <Picture picture={picture('dunes', 'rose', 'backdrop')} alt="" ratio="fill" />
      </Box>
    </>
  ),
};
