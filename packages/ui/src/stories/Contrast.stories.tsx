import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../components/layout/Box.tsx';
import { Grid } from '../components/layout/Grid.tsx';
import { Stack } from '../components/layout/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { main, partner, plus, wireframe } from '../generated/token-values.ts';
import { resolveBrand } from '../theme/brands/resolve-brand.ts';
import { vars } from '../theme/contract.ts';
import { contrast } from '../theme/contrast.ts';
import { type Pairing, signs, words } from '../theme/contrast-pairs.ts';

/**
 * Every pair that is tested, with its measure in the brand and the mode of the toolbar. Words need
 * 4.5, edges and signs that alone tell something need 3.
 *
 * **Do** pair a colour with a ground that is named here. **Don't** judge by eye.
 */
const meta = { title: 'Foundations/Contrast' } satisfies Meta;

export default meta;

const brands = new Map(Object.entries({ main, plus, partner, wireframe }));

function Pairs({
  pairings,
  globals,
}: {
  pairings: readonly Pairing[];
  globals: Record<string, unknown>;
}) {
  const brand = resolveBrand(brands.get(String(globals.brand)) ?? main);
  const { color } = globals.theme === 'light' ? brand.light : brand.dark;
  return (
    <Grid item="person">
      {pairings.flatMap(([front, grounds]) =>
        grounds.map((ground) => (
          <Box
            key={`${front} ${ground}`}
            corners="md"
            padding="md"
            style={{
              background: color[ground],
              color: color[front],
              boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
            }}
          >
            <Stack space="none">
              <Text as="span" size="xl" weight="strong" tone="inherit" lang="en" tabular>
                {contrast(color[front], color[ground]).toFixed(1)}
              </Text>
              <Text as="span" size="xs" tone="inherit" dir="ltr" lang="en">
                {front}
              </Text>
              <Text as="span" size="xs" tone="inherit" dir="ltr" lang="en">
                {`on ${ground}`}
              </Text>
            </Stack>
          </Box>
        )),
      )}
    </Grid>
  );
}

export const Words: StoryObj = {
  render: (_, { globals }) => <Pairs pairings={words} globals={globals} />,
};

/** Edges and signs: their letters here are smaller than 4.5 would ask, so the page is not judged by axe. */
export const Signs: StoryObj = {
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  render: (_, { globals }) => <Pairs pairings={signs} globals={globals} />,
};
