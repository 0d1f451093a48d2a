import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../components/layout/Box.tsx';
import { Grid } from '../components/layout/Grid.tsx';
import { Stack } from '../components/layout/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { type ColorToken, vars } from '../theme/contract.ts';

/**
 * Components know these names and nothing else. The brand and the mode in the toolbar give them
 * their values. A pair that carries text is tested for AA in every brand and both modes.
 */
const meta = { title: 'Foundations/Colours' } satisfies Meta;

export default meta;

const groups: readonly (readonly [string, readonly ColorToken[]])[] = [
  ['Surfaces', ['canvas', 'surface', 'raised', 'overlay', 'border', 'borderStrong']],
  ['Words', ['text', 'textMuted', 'accentText', 'focus']],
  ['Accent', ['accent', 'accentHover', 'onAccent', 'accentSoft']],
  [
    'Meaning',
    [
      'danger',
      'dangerText',
      'dangerSoft',
      'successText',
      'successSoft',
      'infoText',
      'infoSoft',
      'warningText',
      'warningSoft',
      'live',
    ],
  ],
  [
    'On pictures',
    ['media', 'onMedia', 'onMediaMuted', 'mediaAccent', 'accentOnMedia', 'mediaControl'],
  ],
];

export const Tokens: StoryObj = {
  render: () => (
    <Stack space="xl">
      {groups.map(([name, tokens]) => (
        <Stack key={name} space="sm">
          <Text weight="strong" lang="en">
            {name}
          </Text>
          <Grid item="person">
            {tokens.map((token) => (
              <Stack key={token} space="xs">
                <Box
                  corners="md"
                  style={{
                    blockSize: '4.5rem',
                    background: vars.color[token],
                    boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
                  }}
                />
                <Text size="xs" tone="muted" dir="ltr" lang="en">
                  {token}
                </Text>
              </Stack>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
};
