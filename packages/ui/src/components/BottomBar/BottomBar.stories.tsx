import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { messages } from '../../stories/messages/messages.ts';
import { StoryBottomBar } from '../../stories/parts/StoryShell.tsx';
import { localeOf } from '../../stories/story-locale.ts';
import { HomeIcon } from '../icons/HomeIcon.tsx';
import { Container } from '../layout/Container.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './BottomBar.guide.ts';
import { BottomBar } from './BottomBar.tsx';

/**
 * Links within reach of a thumb, on narrow screens only: see it at 360 px. The bar stays clear of the phone's own
 * bar.
 *
 * **Do** use one short word for each link. **Do** keep the same links in the same order on every page.
 * **Don't** use more than five links, and **don't** add a button for an action.
 */
const meta = {
  title: 'Components/BottomBar',
  component: BottomBar,
  parameters: { guide, layout: 'fullscreen' },
  args: { label: 'بخش‌های اصلی', links: [] },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  render: (_, { globals }) => (
    <>
      <Container>
        <Text>{messages(localeOf(globals)).paragraph}</Text>
      </Container>
      <StoryBottomBar locale={localeOf(globals)} />
    </>
  ),
  // In a window as wide as a laptop's, the bar is hidden, but its links exist in the DOM.
  play: async ({ canvasElement, globals }) => {
    const t = messages(localeOf(globals));
    const canvas = within(canvasElement);
    const links = canvas.getAllByRole('link', { hidden: true });
    await expect(links).toHaveLength(4);
    const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent(t.nav[0]);
    // A line marks the current page, not colour alone.
    for (const link of links) {
      const line = getComputedStyle(link, '::before').content;
      await expect(line === 'none').toBe(link !== current[0]);
    }
  },
};

/** Five links with long names. Each name is truncated in its own slot and does not displace another. */
export const Edges: Story = {
  globals: { viewport: { value: 'w320' } },
  render: (_, { globals }) => {
    const t = messages(localeOf(globals));
    return (
      <BottomBar
        label={t.barNavigation}
        links={[t.nav[0], t.nav[1], t.mostSeen, t.navigation, 'Magazine مجله Magazine'].map(
          (label, index) => ({
            href: `#/edge/${index}`,
            label,
            icon: <HomeIcon />,
            current: index === 2,
          }),
        )}
      />
    );
  },
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole('link', { hidden: true })) {
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    }
  },
};
