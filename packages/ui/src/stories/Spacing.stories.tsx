import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../components/layout/Box.tsx';
import { Grid } from '../components/layout/Grid.tsx';
import { Stack } from '../components/layout/Stack.tsx';
import { spaces } from '../components/layout/space.ts';
import { Text } from '../components/Text/Text.tsx';
import { type main, shared } from '../generated/token-values.ts';
import { vars } from '../theme/contract.ts';
import { Specimen } from './Specimen.tsx';

/**
 * A growing scale, and two distances that grow with the screen. Distances belong to the parent: a
 * component has no margin.
 *
 * **Do** take the step that the neighbours take. **Don't** put a step between two steps.
 */
const meta = { title: 'Foundations/Spacing' } satisfies Meta;

export default meta;

export const Scale: StoryObj = {
  render: () => (
    <Stack space="none">
      {spaces.map((space) => (
        <Specimen key={space} name={space} value={shared.space[space]}>
          <Box
            corners="sm"
            style={{
              inlineSize: vars.space[space],
              blockSize: vars.space.lg,
              background: vars.color.accent,
            }}
          />
        </Specimen>
      ))}
    </Stack>
  ),
};

const corners = [
  'sm',
  'md',
  'lg',
  'poster',
  'control',
  'pill',
] as const satisfies readonly (keyof typeof main.radius)[];

/** Corners are a brand's own. */
export const Corners: StoryObj = {
  render: () => (
    <Grid item="person">
      {corners.map((corner) => (
        <Stack key={corner} space="xs">
          <Box
            style={{
              blockSize: '5rem',
              background: vars.color.raised,
              boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}`,
              borderRadius: vars.radius[corner],
            }}
          />
          <Text size="xs" tone="muted" dir="ltr" lang="en">
            {corner}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};

/** What floats is one step lighter than what it floats on. */
export const Elevation: StoryObj = {
  render: () => (
    <Grid item="panel">
      {(['card', 'lifted', 'floating'] as const).map((step) => (
        <Box
          key={step}
          padding="xl"
          corners="md"
          surface={step === 'floating' ? 'overlay' : 'surface'}
          style={{ boxShadow: vars.elevation[step] }}
        >
          <Text size="sm" dir="ltr" lang="en">
            {step}
          </Text>
        </Box>
      ))}
    </Grid>
  ),
};
