import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { controlWords } from '../../stories/control-words.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Box } from '../layout/Box.tsx';
import { Stack } from '../layout/Stack.tsx';

import { Switch } from './Switch.tsx';

/** On or off, at once. **Don't** use it in a form that is sent: that is a `Checkbox`. */
const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { label: 'پخش خودکار' },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Settings: Story = {
  render: (_, { globals }) => (
    <Box surface="surface" corners="lg" padding="md" style={{ maxInlineSize: '30rem' }}>
      <Stack space="xs">
        {controlWords(localeOf(globals)).settings.map((setting, index) => (
          <Switch
            key={setting.label}
            {...setting}
            defaultChecked={index === 0}
            disabled={index === 2}
          />
        ))}
      </Stack>
    </Box>
  ),
  play: async ({ canvasElement, globals }) => {
    const [first, second] = controlWords(localeOf(globals)).settings;
    const canvas = within(canvasElement);
    const one = (name: string) => canvas.getByRole('switch', { name: new RegExp(name) });
    await expect(one(first.label)).toBeChecked();
    await userEvent.click(canvas.getByText(second.label));
    await expect(one(second.label)).toBeChecked();
  },
};
