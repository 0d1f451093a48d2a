import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Heading } from '../components/Heading/Heading.tsx';
import { Box } from '../components/layout/Box.tsx';
import { Container } from '../components/layout/Container.tsx';
import { Stack } from '../components/layout/Stack.tsx';
import { vars } from '../theme/contract.ts';
import { oneOfEach } from './parts/one-of-each.tsx';
import { localeOf } from './story-locale.ts';

/** Components that cover the page, or are not visible. */
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
 * The kit on one screen, and a single component of it. Brand, theme, language, direction and the selected component
 * are in the address, so a shared link shows the same view.
 *
 * **Do** check a change in all four brands. **Don't** judge a component by this page alone: its own page has all of
 * its variants. To see the kit in a colour of your choice, go to [Theme from one
 * colour](?path=/docs/foundations-theme-from-one-colour--docs).
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
  // Not tested as a page, because it has two headers. Each component is tested by its own stories.
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
              // Keeps elements that cover a card or the window within their box.
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

/** Choose another component below. */
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
