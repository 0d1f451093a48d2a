import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { controlMessages } from '../../stories/messages/control-messages.ts';
import { messages } from '../../stories/messages/messages.ts';
import { productMessages } from '../../stories/messages/product-messages.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Price } from '../Price/Price.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './PlanCard.guide.ts';
import { PlanCard } from './PlanCard.tsx';

/**
 * A subscription plan: its name, its price, its features and one button.
 *
 * **Do** recommend one plan and give the reason on its badge. **Do** state beside the plans that VAT is added.
 * **Don't** feature two, and **don't** omit the badge: a border in the accent colour alone is not accessible.
 */
const meta = {
  title: 'Components/PlanCard',
  component: PlanCard,
  parameters: { guide },
  args: { title: '', price: '', features: [], action: null },
} satisfies Meta<typeof PlanCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plans: Story = {
  render: (_, { globals }) => {
    const p = productMessages(localeOf(globals));
    const c = controlMessages(localeOf(globals));
    return (
      <Grid item="panel">
        {p.plans.map(({ price, ...plan }, index) => (
          <PlanCard
            key={plan.title}
            {...plan}
            price={
              <Price
                amount={price}
                size="lg"
                {...(index === 1 ? { before: { amount: c.tomanBefore, label: c.insteadOf } } : {})}
              />
            }
            features={p.features}
            featured={index === 1}
            {...(index === 1 && { mark: p.bestValue })}
            action={
              <Button variant={index === 1 ? 'primary' : 'secondary'} fullWidth>
                {p.choose}
              </Button>
            }
          />
        ))}
      </Grid>
    );
  },
  play: async ({ canvasElement, globals, step }) => {
    const p = productMessages(localeOf(globals));
    const cards = within(canvasElement).getAllByRole('article');
    await step('each plan shows its name, its price and its benefits', async () => {
      await expect(cards).toHaveLength(p.plans.length);
      for (const [index, plan] of p.plans.entries()) {
        const card = within(cards[index] ?? canvasElement);
        await expect(card.getByRole('heading', { level: 3, name: plan.title })).toBeVisible();
        await expect(card.getByText(plan.price)).toBeVisible();
        await expect(card.getAllByRole('listitem')).toHaveLength(p.features.length);
      }
    });
    await step('one plan is recommended', async () => {
      const featured = cards.filter((card) => card.dataset.featured);
      await expect(featured).toHaveLength(1);
      await expect(featured[0]).toHaveTextContent(p.bestValue);
    });
    await step('the keyboard moves from plan to plan', async () => {
      const [first, second] = within(canvasElement).getAllByRole('button', { name: p.choose });
      first?.focus();
      await userEvent.tab();
      await expect(second).toHaveFocus();
    });
  },
};

const edges = {
  fa: {
    long: 'اشتراک خانوادگیِ دوازده‌ماهه با بستهٔ اینترنت نیم‌بها و هفت روز هدیه',
    other: 'Nowruz Family Plan (4K)',
    free: 'رایگان',
    missing: 'قیمت هنوز اعلام نشده است.',
    feature: 'https://parde.example/plans/very-long-address-without-any-space-in-it',
    badge: '۷ روز هدیه',
  },
  en: {
    long: 'The twelve-month family subscription with half-price data and seven days of gift',
    other: 'طرح خانوادگی نوروز (4K)',
    free: 'Free',
    missing: 'The price has not arrived yet.',
    feature: 'https://parde.example/plans/very-long-address-without-any-space-in-it',
    badge: '7 days of gift',
  },
} as const;

/** A long name beside a badge, a name in the other direction, a free plan, and a price that failed to load. */
export const Edges: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const p = productMessages(locale);
    const c = controlMessages(locale);
    const t = messages(locale);
    const e = edges[locale];
    const action = <Button fullWidth>{p.choose}</Button>;
    return (
      <Stack space="lg">
        <Grid item="panel">
          <PlanCard
            title={e.long}
            badge={e.badge}
            featured
            price={
              <Price
                amount={c.toman}
                size="lg"
                before={{ amount: c.tomanBefore, label: c.insteadOf }}
                discount={c.saved}
              />
            }
            features={[...p.features, e.feature]}
            action={action}
          />
          <PlanCard
            title={e.other}
            price={<Price amount={e.free} size="lg" />}
            features={p.features.slice(0, 1)}
            action={action}
          />
          <PlanCard
            title={p.plans[0].title}
            price={<Text tone="muted">{e.missing}</Text>}
            features={[]}
            action={
              <Button fullWidth disabled>
                {p.choose}
              </Button>
            }
          />
        </Grid>
        <Notice title={t.vatTitle}>{t.vat}</Notice>
      </Stack>
    );
  },
  play: async ({ canvasElement, globals, step }) => {
    const e = edges[localeOf(globals)];
    const canvas = within(canvasElement);
    await step('no card is wider than its column', async () => {
      for (const card of canvas.getAllByRole('article')) {
        await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
      }
    });
    await step('a name in the other direction keeps its direction', async () => {
      await expect(canvas.getByText(e.other).tagName).toBe('BDI');
    });
    await step('a free plan shows this, and a plan without a price cannot be bought', async () => {
      await expect(canvas.getByText(e.free)).toBeVisible();
      await expect(canvas.getByText(e.missing)).toBeVisible();
      await expect(canvas.getAllByRole('button').at(-1)).toBeDisabled();
    });
    await step('a plan without benefits has no empty list', async () => {
      await expect(canvas.getAllByRole('list').length).toBe(3);
    });
  },
};
