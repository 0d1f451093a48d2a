import type { Meta, StoryObj } from '@storybook/react-vite';
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
};
