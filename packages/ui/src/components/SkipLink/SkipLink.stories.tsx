import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { messages } from '../../stories/messages/messages.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Link } from '../Link/Link.tsx';
import { Box } from '../layout/Box.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './SkipLink.guide.ts';
import { SkipLink } from './SkipLink.tsx';

/**
 * The first tab stop on every page: it skips the header and leads to the content. It is shown on focus.
 *
 * **Do** put it before everything else, and give the content an id and `tabIndex={-1}`.
 * **Don't** hide it permanently: sighted people use it too.
 */
const meta = {
  title: 'Components/SkipLink',
  component: SkipLink,
  parameters: { guide },
  args: { targetId: 'content', children: 'رفتن به محتوا' },
} satisfies Meta<typeof SkipLink>;

export default meta;

/** The link is shown when it gets the keyboard focus. */
export const Focused: StoryObj<typeof meta> = {
  render: (args, { globals }) => {
    const t = messages(localeOf(globals));
    return (
      <>
        <SkipLink {...args}>{t.skip}</SkipLink>
        <Inline as="nav" space="lg">
          {t.nav.slice(0, 3).map((name) => (
            <Link key={name} href="#/nav" tone="quiet">
              {name}
            </Link>
          ))}
        </Inline>
        <main id="content" tabIndex={-1}>
          <Box style={{ paddingBlockStart: '2rem' }}>
            <Text>{t.paragraph}</Text>
          </Box>
        </main>
      </>
    );
  },
  play: async ({ canvasElement, globals, step }) => {
    const t = messages(localeOf(globals));
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: t.skip });
    const bottom = () => link.getBoundingClientRect().bottom;
    await step('is hidden, and is the first tab stop', async () => {
      await expect(bottom()).toBeLessThanOrEqual(0);
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await expect(bottom()).toBeGreaterThan(0);
    });
    await step('leads past the navigation', async () => {
      await expect(link).toHaveAttribute('href', '#content');
      await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content');
    });
    await step('is hidden again', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: t.nav[0] })).toHaveFocus();
      await expect(bottom()).toBeLessThanOrEqual(0);
      await userEvent.tab({ shift: true });
    });
  },
};
