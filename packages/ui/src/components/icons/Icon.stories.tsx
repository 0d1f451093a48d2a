import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../layout/Box.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { type IconProps, iconSizes } from './Icon.tsx';
import * as icons from './index.ts';

/**
 * Lines of 1.75 in a field of 24, with round ends. What points along the text turns round from
 * right to left; clocks, stars and the sign of play do not.
 */
const meta = { title: 'Foundations/Icons' } satisfies Meta;

export default meta;

const isIcon = (
  entry: [string, unknown],
): entry is [string, (props: IconProps) => React.JSX.Element] => entry[0].endsWith('Icon');

export const All: StoryObj = {
  render: () => (
    <Inline space="md" align="stretch">
      {Object.entries(icons)
        .filter(isIcon)
        .map(([name, Icon]) => (
          <Box
            key={name}
            surface="surface"
            corners="md"
            padding="md"
            style={{ inlineSize: '9rem' }}
          >
            <Stack space="xs" align="center">
              <Icon size="lg" />
              <Text size="xs" tone="muted" dir="ltr" lang="en">
                {name}
              </Text>
            </Stack>
          </Box>
        ))}
    </Inline>
  ),
};

export const Sizes: StoryObj = {
  render: () => (
    <Inline space="lg">
      {iconSizes.map((size) => (
        <icons.ClockIcon key={size} size={size} />
      ))}
    </Inline>
  ),
};

/** The same icon in both directions. */
export const Mirrored: StoryObj = {
  render: () => (
    <Inline space="xl">
      {(['rtl', 'ltr'] as const).map((dir) => (
        <Box key={dir} dir={dir} surface="surface" corners="md" padding="md">
          <Inline space="md">
            <Text size="sm" tone="muted" lang="en">
              {dir}
            </Text>
            <icons.ChevronBackIcon size="lg" />
            <icons.ArrowForwardIcon size="lg" />
            <icons.LogOutIcon size="lg" />
            <icons.PlayIcon size="lg" />
          </Inline>
        </Box>
      ))}
    </Inline>
  ),
};
