import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryBottomBar } from '../../stories/StoryShell.tsx';
import { localeOf } from '../../stories/story-locale.ts';
import { words } from '../../stories/messages.ts';
import { HomeIcon } from '../icons/HomeIcon.tsx';
import { Container } from '../layout/Container.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './BottomBar.guide.ts';
import { BottomBar } from './BottomBar.tsx';

/**
 * The places that a thumb reaches, on narrow screens only: look at it at 360 px. It keeps clear of
 * the bar that a phone draws itself.
 *
 * **Do** use one short word each. **Do** keep the same places in the same order on every page.
 * **Don't** give it more than five places, and **don't** put a button for an action here.
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
        <Text>{words(localeOf(globals)).paragraph}</Text>
      </Container>
      <StoryBottomBar locale={localeOf(globals)} />
    </>
  ),
  // In a window of a laptop's width the bar is not there; its links are found all the same.
  play: async ({ canvasElement, globals }) => {
    const t = words(localeOf(globals));
    const canvas = within(canvasElement);
    const links = canvas.getAllByRole('link', { hidden: true });
    await expect(links).toHaveLength(4);
    const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent(t.nav[0]);
    // Told by a line too, not by colour alone.
    for (const link of links) {
      const line = getComputedStyle(link, '::before').content;
      await expect(line === 'none').toBe(link !== current[0]);
    }
  },
};

/** Five places with long words: each is cut in its own place, none pushes another. */
export const Edges: Story = {
  globals: { viewport: { value: 'w320' } },
  render: (_, { globals }) => {
    const t = words(localeOf(globals));
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
