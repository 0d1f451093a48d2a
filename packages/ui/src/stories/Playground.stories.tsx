import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Heading } from '../components/Heading/Heading.tsx';
import { Box } from '../components/layout/Box.tsx';
import { Container } from '../components/layout/Container.tsx';
import { Stack } from '../components/layout/Stack.tsx';
import { vars } from '../theme/contract.ts';
import { oneOfEach } from './one-of-each.tsx';
import { localeOf } from './story-locale.ts';

/** They lie over the page, or are not seen. */
const apart = new Set([
  'Dialog',
  'Drawer',
  'SideMenu',
  'ToastRegion',
  'VisuallyHidden',
  'SkipLink',
  'LoadingBar',
]);
const names = Object.keys(oneOfEach('en'));

interface Choice {
  shown: string;
}

/**
 * The kit on one screen, and one component of it. Brand, theme, language, direction and what is chosen are in the
 * address: a link that you share shows the same.
 *
 * **Do** look at what you change in all four brands. **Don't** judge a component here alone: its own page has all that
 * it takes. To see the kit in a colour of yours, go to
 * [Theme from one colour](?path=/docs/foundations-theme-from-one-colour--docs).
 */
const meta = {
  title: 'Playground',
  parameters: { layout: 'fullscreen', docs: { canvas: { sourceState: 'none' } } },
  argTypes: { shown: { control: 'select', options: names } },
  args: { shown: 'Button' },
} satisfies Meta<Choice>;

export default meta;
type Story = StoryObj<Choice>;

export const Kit: Story = {
  // No page: it has two headers. Each component is tested by its own stories.
  tags: ['!test'],
  parameters: { a11y: { test: 'off' } },
  argTypes: { shown: { table: { disable: true } } },
  render: (_, { globals }) => (
    <Container>
      <Box
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
          gap: vars.space.lg,
          paddingBlock: vars.space.xl,
        }}
      >
        {Object.entries(oneOfEach(localeOf(globals)))
          .filter(([name]) => !apart.has(name))
          .map(([name, element]) => (
            <Box
              key={name}
              surface="surface"
              corners="md"
              padding="md"
              // What lies over a card or a window stays in its box.
              style={{ contain: 'layout paint', overflow: 'hidden' }}
            >
              <Stack>
                <bdi dir="ltr" lang="en" style={{ color: vars.color.textMuted }}>
                  {name}
                </bdi>
                <Box>{element}</Box>
              </Stack>
            </Box>
          ))}
      </Box>
    </Container>
  ),
};

/** Choose another below. */
export const One: Story = {
  render: ({ shown }, { globals }) => (
    <Container>
      <Box style={{ paddingBlock: vars.space.xl }}>
        <Stack>
          <Heading level={1} size="sm">
            <bdi dir="ltr" lang="en">
              {shown}
            </bdi>
          </Heading>
          <Box style={{ contain: 'layout' }}>{oneOfEach(localeOf(globals))[shown]}</Box>
        </Stack>
      </Box>
    </Container>
  ),
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: args.shown })).toBeVisible();
  },
};
