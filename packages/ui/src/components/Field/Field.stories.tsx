import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { controlMessages } from '../../stories/messages/control-messages.ts';
import { fieldMessages } from '../../stories/messages/field-messages.ts';
import { localeOf, type StoryLocale } from '../../stories/story-locale.ts';
import { Button } from '../Button/Button.tsx';
import { Box } from '../layout/Box.tsx';
import { Stack } from '../layout/Stack.tsx';
import * as styles from './Field.css.ts';
import { guide } from './Field.guide.ts';
import { Field } from './Field.tsx';

/**
 * The texts around any control: a label, a hint and an error. They are linked to the control, so that a screen reader
 * announces them together. `TextField`, `Select` and the others use it.
 *
 * **Do** spread its props on the control itself.
 * **Don't** put two controls into one field: each has its own label.
 */
const meta = {
  title: 'Components/Field',
  component: Field,
  parameters: { guide, propCode: { children: '(control) => <textarea {...control} rows={4} />' } },
  argTypes: { children: { control: false } },
  args: { label: '', children: () => null },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

function Report({ locale }: { locale: StoryLocale }) {
  const f = fieldMessages(locale);
  const label = controlMessages(locale).report;
  const [isWrong, setWrong] = useState(false);
  return (
    <Box style={{ maxInlineSize: '24rem' }}>
      <Stack>
        <Field label={label} hint={f.reportHint} error={isWrong ? f.required : undefined}>
          {(control) => (
            <div className={styles.frame}>
              <textarea
                {...control}
                className={styles.input}
                rows={4}
                dir="auto"
                style={{ paddingBlock: '0.75rem', resize: 'vertical' }}
              />
            </div>
          )}
        </Field>
        <Button onClick={() => setWrong(!isWrong)}>{f.send}</Button>
      </Stack>
    </Box>
  );
}

/** A custom control whose texts are linked to it. An error is announced immediately, and before the hint. */
export const AroundAnyControl: Story = {
  render: (_, { globals }) => <Report locale={localeOf(globals)} />,
  play: async ({ canvasElement, globals }) => {
    const f = fieldMessages(localeOf(globals));
    const label = controlMessages(localeOf(globals)).report;
    const canvas = within(canvasElement);
    const control = canvas.getByRole('textbox', { name: label });
    const button = canvas.getByRole('button');
    await expect(control).toHaveAccessibleDescription(f.reportHint);
    await expect(control).toBeValid();
    await userEvent.click(button);
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(`${f.required} ${f.reportHint}`);
    await expect(canvas.getByRole('alert')).toHaveTextContent(f.required);
    await userEvent.click(button);
    await expect(control).toBeValid();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(button);
  },
};
