import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { controlMessages } from '../../stories/messages/control-messages.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Stack } from '../layout/Stack.tsx';
import { guide } from './Price.guide.ts';
import { Price } from './Price.tsx';

/**
 * The price, the previous price and the saving. The figures come from `Intl`; the name of the currency follows after
 * a no-break space.
 *
 * **Do** pass the previous price with `before`, which screen readers announce as «instead of». **Do** write «free»
 * rather than zero. **Don't** show a discount without the resulting price.
 */
const meta = {
  title: 'Components/Price',
  component: Price,
  parameters: { guide },
  args: { amount: '۱۴۹٬۰۰۰ تومان' },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithDiscount: Story = {
  render: (_, { globals }) => {
    const t = controlMessages(localeOf(globals));
    const before = { amount: t.tomanBefore, label: t.insteadOf };
    return (
      <Stack>
        <Price amount={t.toman} />
        <Price amount={t.toman} size="lg" before={before} discount={t.saved} />
      </Stack>
    );
  },
  play: async ({ canvasElement, globals, step }) => {
    const t = controlMessages(localeOf(globals));
    const canvas = within(canvasElement);
    await step('the old price is announced as such, and visually struck out', async () => {
      const before = canvas.getByText(t.tomanBefore);
      await expect(before.previousElementSibling).toHaveTextContent(t.insteadOf);
      await expect(getComputedStyle(before).textDecorationLine).toBe('line-through');
    });
    await step('each amount keeps its own direction', async () => {
      for (const amount of canvas.getAllByText(t.toman)) await expect(amount.tagName).toBe('BDI');
    });
  },
};

const edges = { fa: 'رایگان', en: 'Free' } as const;

/** A free item, and an amount that is wider than its box. */
export const Edges: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const t = controlMessages(locale);
    const much = (1_234_567_890).toLocaleString(locale);
    return (
      <Stack>
        <Price amount={edges[locale]} size="lg" />
        <div style={{ maxInlineSize: '16rem' }}>
          <Price
            amount={much}
            size="lg"
            before={{ amount: t.tomanBefore, label: t.insteadOf }}
            discount={t.saved}
          />
        </div>
      </Stack>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(edges[localeOf(globals)])).toBeVisible();
    const narrow = canvasElement.querySelector('div[style]');
    await expect(narrow?.scrollWidth).toBeLessThanOrEqual(narrow?.clientWidth ?? 0);
  },
};
