import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { controlMessages } from '../../stories/messages/control-messages.ts';
import { fieldMessages } from '../../stories/messages/field-messages.ts';
import { productMessages } from '../../stories/messages/product-messages.ts';
import { expectNoOverflow } from '../../stories/no-overflow.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Box } from '../layout/Box.tsx';
import { guide } from './RadioGroup.guide.ts';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

/**
 * One of a few options, all visible, each with space for a hint and a price.
 *
 * **Do** put the usual option first, and state beside a disabled option why it is disabled.
 * **Don't** show more than five: use a `Select`. Don't hide the price in the hint.
 */
const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  parameters: { guide },
  args: { label: '', options: [], value: undefined, onChange: () => undefined },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

function Choice({
  start,
  ...group
}: Pick<RadioGroupProps, 'label' | 'options'> & { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <Box style={{ maxInlineSize: '30rem' }}>
      <RadioGroup {...group} value={value} onChange={setValue} />
    </Box>
  );
}

export const WaysToPay: Story = {
  render: (_, { globals }) => {
    const t = controlMessages(localeOf(globals));
    const options = t.banks.map((bank, index) => ({ ...bank, disabled: index === 2 }));
    return <Choice label={t.payWith} options={options} start="card" />;
  },
  play: async ({ canvasElement, globals, step }) => {
    const t = controlMessages(localeOf(globals));
    const [card, wallet, credit] = t.banks;
    const canvas = within(canvasElement);
    const one = (name: string) => canvas.getByRole('radio', { name });
    await step(
      'the group has a name, and each choice has a name followed by its hint',
      async () => {
        await expect(canvas.getByRole('group', { name: t.payWith })).toBeVisible();
        await expect(one(wallet.label)).toHaveAccessibleDescription(wallet.hint);
      },
    );
    await step('it is one tab stop, at the chosen radio button', async () => {
      await userEvent.tab();
      await expect(one(card.label)).toHaveFocus();
    });
    await step('arrows choose, and skip disabled choices', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(one(wallet.label)).toBeChecked();
      await expect(one(wallet.label)).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(one(credit.label)).toBeDisabled();
      await expect(one(card.label)).toBeChecked();
    });
    await step('a complete line can be clicked', async () => {
      await userEvent.click(canvas.getByText(wallet.hint));
      await expect(one(wallet.label)).toBeChecked();
    });
  },
};

/** The price is at the end of the line, and is read after the name. */
export const WithPrices: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const options = productMessages(locale).plans.map(({ title, note, price }) => ({
      value: title,
      label: title,
      hint: note,
      end: price,
    }));
    return <Choice label={controlMessages(locale).choosePlan} options={options} />;
  },
  play: async ({ canvasElement, globals }) => {
    const [plan] = productMessages(localeOf(globals)).plans;
    const radio = within(canvasElement).getByRole('radio', { name: plan.title });
    await expect(radio).not.toBeChecked();
    await expect(radio).toHaveAccessibleDescription(`${plan.price} ${plan.note}`);
  },
};

/** Long text, text in the other direction, no hint, and a price that does not wrap. */
export const Edges: Story = {
  render: (_, { globals }) => {
    const f = fieldMessages(localeOf(globals));
    return (
      <Box style={{ maxInlineSize: '18rem' }}>
        <Choice
          label={f.longLabel}
          start="long"
          options={[
            { value: 'long', label: f.longTerms, hint: f.longHint, end: f.price },
            { value: 'mixed', label: <bdi>{f.mixed}</bdi>, end: f.price },
            { value: 'bare', label: f.film },
          ]}
        />
      </Box>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const f = fieldMessages(localeOf(globals));
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: f.film })).not.toHaveAccessibleDescription();
    for (const price of canvas.getAllByText(f.price)) {
      await expect(price.getClientRects()).toHaveLength(1);
    }
    await expectNoOverflow(canvasElement);
  },
};
