import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { messages } from '../../stories/messages/messages.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Box, boxSurfaces } from './Box.tsx';
import { Container } from './Container.tsx';
import { Grid } from './Grid.tsx';
import { Inline } from './Inline.tsx';
import { guide } from './layout.guide.ts';
import { Spread } from './Spread.tsx';
import { Stack } from './Stack.tsx';

/**
 * `Container`, `Stack`, `Inline`, `Spread`, `Grid` and `Box` only position their content.
 *
 * **Do** choose a distance by its name in the scale. **Do** let `Spread` and `Inline` wrap if texts may be long.
 * **Don't** give a component a margin: distances belong to the parent.
 */
const meta = { title: 'Layout/Parts', parameters: { guide, layout: 'fullscreen' } } satisfies Meta;

export default meta;

export const Together: StoryObj = {
  render: (_, { globals }) => {
    const t = messages(localeOf(globals));
    return (
      <Container>
        <Box style={{ paddingBlock: '2rem' }}>
          <Stack space="xl">
            <Spread>
              <Heading level={2}>{t.newest}</Heading>
              <Button size="sm">{t.all}</Button>
            </Spread>
            <Inline>
              {t.nav.map((label) => (
                <Button key={label} size="sm">
                  {label}
                </Button>
              ))}
            </Inline>
            <Grid item="panel">
              {boxSurfaces.map((surface) => (
                <Box key={surface} surface={surface} corners="lg" padding="lg">
                  <Stack space="xs">
                    <Text size="sm" tone="muted" lang="en">
                      {surface}
                    </Text>
                    <Text>{t.vat}</Text>
                  </Stack>
                </Box>
              ))}
            </Grid>
          </Stack>
        </Box>
      </Container>
    );
  },
};

/** Text without spaces in a narrow box. Nothing overflows. */
export const Edges: StoryObj = {
  render: (_, { globals }) => {
    const t = messages(localeOf(globals));
    const long = 'https://parde.example/a/very/long/address-without-any-space';
    return (
      <Box style={{ maxInlineSize: '20rem' }} className="narrow">
        <Container>
          <Stack>
            <Spread wrap>
              <Heading level={2} size="md">
                {t.newest}
              </Heading>
              <Button size="sm">{t.addToList}</Button>
            </Spread>
            <Inline>
              <Text size="sm">{t.footerNavigation}</Text>
              <Button size="sm">{t.previous}</Button>
            </Inline>
            <Grid item="panel">
              <Box surface="raised" corners="lg" padding="md">
                <Text>{long}</Text>
              </Box>
            </Grid>
          </Stack>
        </Container>
      </Box>
    );
  },
  play: async ({ canvasElement }) => {
    const narrow = canvasElement.querySelector('.narrow');
    await expect(narrow?.scrollWidth).toBeLessThanOrEqual(narrow?.clientWidth ?? 0);
  },
};
