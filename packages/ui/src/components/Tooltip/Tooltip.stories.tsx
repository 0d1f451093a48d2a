import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { controlMessages } from '../../stories/messages/control-messages.ts';
import { messages } from '../../stories/messages/messages.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Button } from '../Button/Button.tsx';
import { InfoIcon } from '../icons/InfoIcon.tsx';
import { Box } from '../layout/Box.tsx';
import { Inline } from '../layout/Inline.tsx';
import { guide } from './Tooltip.guide.ts';
import { Tooltip } from './Tooltip.tsx';

/**
 * A short explanation of a control, on hover and on focus. Screen readers announce it as the control's description.
 * Escape closes it.
 *
 * **Do** explain a term or an icon: “counts as half-price data”.
 *
 * **Don't** use it for essential information, because touch screens have no hover; or for a link, because nobody can
 * reach it. Don't repeat the control's name.
 */
const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  parameters: {
    guide,
    propCode: {
      children: '(describedBy) => <Button aria-describedby={describedBy}>نیم‌بها</Button>',
    },
  },
  args: { text: '', children: () => null },
} satisfies Meta<typeof Tooltip>;

export default meta;

export const OnFocus: StoryObj<typeof meta> = {
  render: (_, { globals }) => {
    const t = controlMessages(localeOf(globals));
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
    const t = controlMessages(localeOf(globals));
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: t.halfPrice });
    await expect(button).toHaveAccessibleDescription(t.tip);
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
    button.blur();
    await userEvent.hover(button);
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    // A pointer may move to the tooltip, and Escape works wherever the focus is.
    await userEvent.unhover(button);
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await userEvent.hover(canvas.getByRole('tooltip'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
  },
};

/** A long text, on a control in the last corner of a small phone. */
export const Edges: StoryObj<typeof meta> = {
  globals: { viewport: { value: 'w320' } },
  parameters: { docs: { story: { inline: false, iframeHeight: 240 } } },
  render: (_, { globals }) => {
    const t = messages(localeOf(globals));
    return (
      <Box style={{ position: 'fixed', insetBlockEnd: 4, insetInlineEnd: 4 }}>
        <Tooltip text={t.failedText.repeat(3)}>
          {(describedBy) => <Button aria-describedby={describedBy}>{t.more}</Button>}
        </Tooltip>
      </Box>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
    const box = canvas.getByRole('tooltip').getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(innerWidth);
    await expect(box.bottom).toBeLessThan(canvas.getByRole('button').getBoundingClientRect().top);
  },
};
