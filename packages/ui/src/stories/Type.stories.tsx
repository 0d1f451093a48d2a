import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../components/layout/Box.tsx';
import { Stack } from '../components/layout/Stack.tsx';
import { shared } from '../generated/token-values.ts';
import { vars } from '../theme/contract.ts';
import { film } from './catalogue.ts';
import { Specimen } from './Specimen.tsx';
import { localeOf } from './story-locale.ts';

/**
 * Vazirmatn for both scripts. Weight does the work: nothing is spaced, set in capitals or italic.
 *
 * **Do** choose by what the words are: `Heading`, `Text`. **Don't** choose by pixels.
 */
const meta = { title: 'Foundations/Type' } satisfies Meta;

export default meta;

const sizes = ['display', 'title', 'xxl', 'xl', 'lg', 'md', 'sm', 'xs'] as const;
const weights = ['heading', 'strong', 'medium', 'regular'] as const;

export const Sizes: StoryObj = {
  render: (_, { globals }) => (
    <Stack space="none">
      {sizes.map((size) => (
        <Specimen key={size} name={size} value={shared.font.size[size]}>
          <Box
            style={{
              fontSize: vars.font.size[size],
              fontWeight: vars.font.weight.heading,
              lineHeight: vars.font.leading.heading,
            }}
          >
            {film(localeOf(globals)).title}
          </Box>
        </Specimen>
      ))}
    </Stack>
  ),
};

export const Weights: StoryObj = {
  render: (_, { globals }) => (
    <Stack space="none">
      {weights.map((weight) => (
        <Specimen key={weight} name={weight}>
          <Box style={{ fontSize: vars.font.size.xl, fontWeight: vars.font.weight[weight] }}>
            {film(localeOf(globals)).title}
          </Box>
        </Specimen>
      ))}
    </Stack>
  ),
};
