import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { film } from '../../stories/catalogue.ts';
import { fieldMessages } from '../../stories/messages/field-messages.ts';
import { expectNoOverflow } from '../../stories/no-overflow.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Box } from '../layout/Box.tsx';
import { Stack } from '../layout/Stack.tsx';
import { guide } from './Heading.guide.ts';
import { Heading, headingSizes } from './Heading.tsx';

/**
 * Names a section of the page. `level` is the position in the outline, `size` the appearance.
 *
 * **Do** have one heading of level 1 per page, and set `dir="auto"` and `lines` on a name from a server.
 * **Don't** choose a level for its size, or skip one: screen reader users move from level to level.
 */
const meta = {
  title: 'Components/Heading',
  component: Heading,
  parameters: { guide },
  args: { level: 2, children: 'آخرین برف دماوند' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (_, { globals }) => (
    <Stack>
      {[...headingSizes].reverse().map((size, index) => (
        <Heading key={size} level={index === 0 ? 1 : 2} size={size}>
          {film(localeOf(globals), index).title}
        </Heading>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const { title } = film(localeOf(globals));
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4);
  },
};

/**
 * Balanced lines, a truncated title, a title in the other direction that is aligned like the others, and one long
 * word.
 */
export const Edges: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const { title, originalTitle } = film(locale, 6);
    return (
      <Box style={{ maxInlineSize: '17rem' }}>
        <Stack>
          <Heading level={1}>{title}</Heading>
          <Heading level={2} size="md" lines={1} dir="auto">
            {originalTitle}
          </Heading>
          <Heading level={2} size="md" lines={2} dir="auto">
            {fieldMessages(locale).longTerms}
          </Heading>
          <Heading level={2} size="lg" dir="auto">
            Donaudampfschifffahrtsgesellschaftskapitän
          </Heading>
        </Stack>
      </Box>
    );
  },
  play: async ({ canvasElement, globals, step }) => {
    const locale = localeOf(globals);
    const canvas = within(canvasElement);
    const cut = canvas.getByRole('heading', { name: film(locale, 6).originalTitle });
    await step(
      'is cut off at its own end, aligned with the others, and read completely',
      async () => {
        const { direction, textAlign } = getComputedStyle(cut);
        await expect(cut.scrollWidth).toBeGreaterThan(cut.clientWidth);
        await expect(direction).toBe(locale === 'fa' ? 'ltr' : 'rtl');
        await expect(textAlign).toBe(locale === 'fa' ? 'right' : 'left');
      },
    );
    await step('uncut headings are aligned in the same way', async () => {
      const { direction, textAlign } = getComputedStyle(canvas.getByText(/Donaudampf/));
      await expect(direction).toBe('ltr');
      await expect(textAlign).toBe(locale === 'fa' ? 'right' : 'left');
    });
    await step('a very long word is broken', () => expectNoOverflow(canvasElement));
  },
};
