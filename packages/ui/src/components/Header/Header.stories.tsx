import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { picture, white } from '../../stories/art.ts';
import { messages } from '../../stories/messages/messages.ts';
import { StoryLogo } from '../../stories/parts/StoryLogo.tsx';
import { StoryHeader } from '../../stories/parts/StoryShell.tsx';
import { localeOf } from '../../stories/story-locale.ts';
import { Box } from '../layout/Box.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { guide } from './Header.guide.ts';
import { Header } from './Header.tsx';

/**
 * The bar at the top. It is stateless: scroll position and visibility are passed as props. On a phone its links are
 * in the menu that `start` opens; without a menu, they are in a row that scrolls sideways.
 *
 * **Do** put it over a picture only if the page begins with one. **Do** limit it to six links: other links belong in
 * the side menu. **Don't** put a second primary button beside «sign in».
 */
const meta = {
  title: 'Components/Header',
  component: Header,
  parameters: { guide, layout: 'fullscreen' },
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
    const t = messages(localeOf(globals));
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: t.home })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t.nav[2] })).toHaveAttribute(
      'aria-current',
      'page',
    );
    // A focused element is scrolled so that the bar does not cover it.
    const { scrollPaddingBlockStart } = getComputedStyle(document.documentElement);
    await expect(scrollPaddingBlockStart).toBe(`${canvas.getByRole('banner').offsetHeight}px`);
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

/** The overlay variant after the page has been scrolled. */
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

/** On a white sky, the bar's dark gradient alone keeps the links readable. */
export const OverlayOnWhite: Story = {
  render: (_, { globals }) => (
    <>
      <StoryHeader locale={localeOf(globals)} variant="overlay" />
      <Box style={stage}>
        <Picture picture={white} alt="" ratio="fill" />
      </Box>
    </>
  ),
};

/** More links than fit, some in the other script. The row scrolls, and Tab brings each link into view. */
export const LongMenu: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const t = messages(locale);
    const other = messages(locale === 'fa' ? 'en' : 'fa');
    return (
      <Header
        home={{ href: '#/', label: t.home }}
        logo={<StoryLogo />}
        navLabel={t.navigation}
        links={[...t.nav, ...t.columns.flatMap(({ links }) => links), ...other.nav].map(
          (label, index) => ({ href: `#/long/${index}`, label, current: index === 14 }),
        )}
      />
    );
  },
  play: async ({ canvasElement, globals, step }) => {
    const t = messages(localeOf(globals));
    const nav = within(canvasElement).getByRole('navigation', { name: t.navigation });
    const links = within(nav).getAllByRole('link');
    await step('the page itself does not scroll sideways', async () => {
      await expect(nav.scrollWidth).toBeGreaterThan(nav.clientWidth);
      const page = document.documentElement;
      await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    });
    await step('the row shows the link of the current page', async () => {
      const box = links[14]?.getBoundingClientRect();
      const room = nav.getBoundingClientRect();
      await expect(links[14]).toHaveAttribute('aria-current', 'page');
      await expect(box?.left).toBeGreaterThanOrEqual(room.left);
      await expect(box?.right).toBeLessThanOrEqual(room.right);
    });
    await step('the keyboard reaches the last link, which is then visible', async () => {
      links.at(-2)?.focus();
      await userEvent.tab();
      const last = links.at(-1);
      await expect(last).toHaveFocus();
      const box = last?.getBoundingClientRect();
      const room = nav.getBoundingClientRect();
      await expect(box?.left).toBeGreaterThanOrEqual(room.left - 1);
      await expect(box?.right).toBeLessThanOrEqual(room.right + 1);
    });
  },
};
