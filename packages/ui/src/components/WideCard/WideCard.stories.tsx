import type { Meta, StoryObj } from '@storybook/react-vite';
import { film, films } from '../../stories/catalogue.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { words } from '../../stories/words.ts';
import { Grid } from '../layout/Grid.tsx';
import { WideCard } from './WideCard.tsx';

/** A video, an episode, or something begun. The bar grows from the start of the line. */
const meta = {
  title: 'Components/WideCard',
  component: WideCard,
  argTypes: { picture: { control: false } },
  args: { href: '#/video', title: 'صدای آب', picture: film('fa', 2).still },
} satisfies Meta<typeof WideCard>;

export default meta;

export const InGrid: StoryObj<typeof meta> = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const t = words(locale);
    return (
      <Grid item="wide">
        {films(locale)
          .slice(2, 7)
          .map(({ id, href, title, still, badge }, index) => (
            <WideCard
              key={id}
              href={href}
              title={title}
              picture={index === 3 ? null : still}
              subtitle={t.episode}
              badge={badge}
              duration={{ value: t.length, label: t.lengthLabel }}
              {...(index % 2 ? { progress: { value: 0.45, label: t.watched } } : {})}
            />
          ))}
      </Grid>
    );
  },
};
