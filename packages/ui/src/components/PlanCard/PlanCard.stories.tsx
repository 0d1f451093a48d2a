import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { controlWords } from '../../stories/control-words.ts';
import { productWords } from '../../stories/product-words.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Price } from '../Price/Price.tsx';
import { PlanCard } from './PlanCard.tsx';

/** A plan. **Do** recommend one. **Don't** hide the tax. */
const meta = {
  title: 'Components/PlanCard',
  component: PlanCard,
  args: { title: '', price: '', features: [], action: null },
} satisfies Meta<typeof PlanCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plans: Story = {
  render: (_, { globals }) => {
    const p = productWords(localeOf(globals));
    const c = controlWords(localeOf(globals));
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
    const p = productWords(localeOf(globals));
    const cards = within(canvasElement).getAllByRole('article');
    await step('each plan says its name, its price and what it brings', async () => {
      await expect(cards).toHaveLength(p.plans.length);
      for (const [index, plan] of p.plans.entries()) {
        const card = within(cards[index] ?? canvasElement);
        await expect(card.getByRole('heading', { level: 3, name: plan.title })).toBeVisible();
        await expect(card.getByText(plan.price)).toBeVisible();
        await expect(card.getAllByRole('listitem')).toHaveLength(p.features.length);
      }
    });
    await step('one is recommended', async () => {
      await expect(cards.filter((card) => card.dataset.featured)).toHaveLength(1);
    });
    await step('the keyboard goes from plan to plan', async () => {
      const [first, second] = within(canvasElement).getAllByRole('button', { name: p.choose });
      first?.focus();
      await userEvent.tab();
      await expect(second).toHaveFocus();
    });
  },
};
