import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { Box } from '../components/layout/Box.tsx';
import { Stack } from '../components/layout/Stack.tsx';
import { shared } from '../generated/token-values.ts';
import { vars } from '../theme/contract.ts';
import { Specimen } from './Specimen.tsx';
import { localeOf } from './story-locale.ts';

/**
 * Things answer; they do not perform. With reduced motion (the toolbar has it) every duration is
 * zero and nothing is transformed.
 *
 * **Do** answer a press within `fast`. **Don't** let anything move by itself.
 */
const meta = { title: 'Foundations/Motion' } satisfies Meta;

export default meta;

const move = { fa: 'حرکت بده', en: 'Move' } as const;

export const Durations: StoryObj = {
  render: (_, { globals }) => <Race label={move[localeOf(globals)]} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
  },
};

function Race({ label }: { label: string }) {
  const [away, setAway] = useState(false);
  return (
    <Stack align="start">
      <Button onClick={() => setAway(!away)}>{label}</Button>
      <Box style={{ inlineSize: '100%' }}>
        {(['fast', 'base', 'slow'] as const).map((name) => (
          <Specimen key={name} name={name} value={shared.motion[name]}>
            <Box
              style={{
                inlineSize: '2.5rem',
                blockSize: '2.5rem',
                borderRadius: vars.radius.pill,
                background: vars.color.accent,
                marginInlineStart: away ? 'calc(100% - 2.5rem)' : 0,
                transition: `margin ${vars.motion[name]} ${vars.motion.ease}`,
              }}
            />
          </Specimen>
        ))}
      </Box>
    </Stack>
  );
}
