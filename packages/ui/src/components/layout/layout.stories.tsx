import type { Meta, StoryObj } from '@storybook/react-vite';
import { localeOf } from '../../stories/story-locale.ts';
import { words } from '../../stories/words.ts';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Box, boxSurfaces } from './Box.tsx';
import { Container } from './Container.tsx';
import { Grid } from './Grid.tsx';
import { Inline } from './Inline.tsx';
import { Spread } from './Spread.tsx';
import { Stack } from './Stack.tsx';

/** Distances belong to the parent. **Don't** give a component a margin. */
const meta = { title: 'Layout/Parts', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;

export const Together: StoryObj = {
  render: (_, { globals }) => {
    const t = words(localeOf(globals));
    return (
      <Container>
        <Box style={{ paddingBlock: '2rem' }}>
          <Stack space="xl">
            <Spread>
              <Heading level={2}>{t.newest}</Heading>
              <Button size="sm">{t.all}</Button>
            </Spread>
            <Inline>
              {t.nav.map((word) => (
                <Button key={word} size="sm">
                  {word}
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
