import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { controlMessages } from '../../stories/messages/control-messages.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Grid } from '../layout/Grid.tsx';
import { Stack } from '../layout/Stack.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { guide } from './Skeleton.guide.ts';
import { Skeleton } from './Skeleton.tsx';

/**
 * A placeholder for content that is loading. It is hidden from screen readers.
 *
 * **Do** reserve the exact space of the content, so that nothing moves; set `aria-busy` on the container, and say
 * once, in text, that it is loading.
 *
 * **Don't** show it for less than half a second, or if the kind of content is unknown.
 */
const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  parameters: { guide },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Posters: Story = {
  render: (_, { globals }) => (
    <section aria-busy="true" aria-label={controlMessages(localeOf(globals)).filters}>
      <VisuallyHidden live="polite">{controlMessages(localeOf(globals)).pageComes}</VisuallyHidden>
      <div aria-hidden="true">
        <Grid item="poster">
          {[0, 1, 2, 3, 4, 5].map((index) => (
            <Stack key={index} space="xs">
              <Skeleton shape="poster" />
              <Skeleton width="most" />
              <Skeleton width="little" />
            </Stack>
          ))}
        </Grid>
      </div>
    </section>
  ),
  play: async ({ canvasElement, globals }) => {
    const t = controlMessages(localeOf(globals));
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region', { name: t.filters });
    await expect(region).toHaveAttribute('aria-busy', 'true');
    // Screen readers announce only one sentence for eighteen placeholders.
    await expect(region).toHaveTextContent(new RegExp(`^${t.pageComes}$`));
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

export const Messages: Story = {
  render: () => (
    <Stack space="xs">
      <Skeleton width="half" />
      <Skeleton />
      <Skeleton />
      <Skeleton width="most" />
      <Skeleton shape="control" width="little" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const slots = Array.from(canvasElement.querySelectorAll('span'));
    await expect(slots).toHaveLength(5);
    for (const index of slots) await expect(index).toHaveAttribute('aria-hidden', 'true');
  },
};
