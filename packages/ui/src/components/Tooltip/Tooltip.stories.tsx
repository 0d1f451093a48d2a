import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { controlWords } from '../../stories/control-words.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Button } from '../Button/Button.tsx';
import { InfoIcon } from '../icons/InfoIcon.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Tooltip } from './Tooltip.tsx';

/** A few words more. A finger cannot hover: **don't** put there what must be known. */
const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { text: '', children: () => null },
} satisfies Meta<typeof Tooltip>;

export default meta;

export const OnFocus: StoryObj<typeof meta> = {
  render: (_, { globals }) => {
    const t = controlWords(localeOf(globals));
    return (
      <Inline justify="center">
        <Tooltip text={t.tip}>
          {(describedBy) => (
            <Button icon={<InfoIcon />} aria-describedby={describedBy}>
              {t.halfPrice}
            </Button>
          )}
        </Tooltip>
      </Inline>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const t = controlWords(localeOf(globals));
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: t.halfPrice });
    await expect(button).toHaveAccessibleDescription(t.tip);
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
    await userEvent.hover(button);
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
  },
};
