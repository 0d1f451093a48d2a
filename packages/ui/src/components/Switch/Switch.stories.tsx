import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { controlMessages } from '../../stories/messages/control-messages.ts';
import { fieldMessages } from '../../stories/messages/field-messages.ts';
import { expectNoOverflow } from '../../stories/no-overflow.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Box } from '../layout/Box.tsx';
import { Stack } from '../layout/Stack.tsx';
import { guide } from './Switch.guide.ts';
import { Switch } from './Switch.tsx';

/**
 * On or off, effective immediately. The knob moves to the end of the line when the switch is on, in either direction.
 *
 * **Do** name the setting, not the action: «پخش خودکار قسمت بعد».
 * **Don't** use it in a form that is submitted: use a `Checkbox`.
 */
const meta = {
  title: 'Components/Switch',
  component: Switch,
  parameters: { guide },
  args: { label: 'پخش خودکار' },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Settings: Story = {
  render: (_, { globals }) => (
    <Box surface="surface" corners="lg" padding="md" style={{ maxInlineSize: '30rem' }}>
      <Stack space="xs">
        {controlMessages(localeOf(globals)).settings.map((setting, index) => (
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
  play: async ({ canvasElement, globals, step }) => {
    const [first, second, third] = controlMessages(localeOf(globals)).settings;
    const canvas = within(canvasElement);
    const one = (name: string) => canvas.getByRole('switch', { name });
    await step('is named by only its label, and described by its hint', async () => {
      await expect(one(first.label)).toBeChecked();
      await expect(one(first.label)).toHaveAccessibleDescription(first.hint);
    });
    await step('a click on its texts, or Space, toggles it', async () => {
      await userEvent.click(canvas.getByText(second.label));
      await expect(one(second.label)).toBeChecked();
      await userEvent.keyboard(' ');
      await expect(one(second.label)).not.toBeChecked();
      await userEvent.keyboard(' ');
    });
    await step('a disabled switch is not a tab stop', async () => {
      await expect(one(third.label)).toBeDisabled();
      await userEvent.tab();
      await expect(one(third.label)).not.toHaveFocus();
    });
  },
};

/** Long text wraps, and the switch keeps its width. */
export const Edges: Story = {
  render: (_, { globals }) => {
    const f = fieldMessages(localeOf(globals));
    return (
      <Box style={{ maxInlineSize: '18rem' }}>
        <Stack>
          <Switch label={f.longLabel} hint={f.longHint} defaultChecked />
          <Switch label={<bdi>{f.mixed}</bdi>} />
        </Stack>
      </Box>
    );
  },
  play: async ({ canvasElement }) => {
    const widths = within(canvasElement)
      .getAllByRole('switch')
      .map((one) => one.offsetWidth);
    await expect(widths).toEqual([48, 48]);
    await expectNoOverflow(canvasElement);
  },
};
