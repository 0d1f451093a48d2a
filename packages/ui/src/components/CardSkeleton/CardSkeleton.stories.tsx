import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { films } from '../../stories/catalogue.ts';
import { messages } from '../../stories/messages/messages.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { LongGrid } from '../LongGrid/LongGrid.tsx';
import { PosterCard } from '../PosterCard/PosterCard.tsx';
import { guide } from './CardSkeleton.guide.ts';
import { CardSkeleton } from './CardSkeleton.tsx';

/**
 * A placeholder for a card, as large as the card, so that nothing moves when the card is loaded.
 *
 * **Do** show a message beside it that something is loading.
 */
const meta = {
  title: 'Components/CardSkeleton',
  component: CardSkeleton,
  parameters: { guide, propCode: { renderItem: '() => <CardSkeleton shape="poster" />' } },
  args: { shape: 'poster' },
} satisfies Meta<typeof CardSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AmongCards: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const [film] = films(locale);
    return (
      <LongGrid
        item="poster"
        label={messages(locale).newest}
        count={4}
        renderItem={(index) =>
          film && index === 1 ? (
            <PosterCard
              href={film.href}
              title={film.title}
              picture={film.poster}
              year={film.year}
              rating={film.rating}
            />
          ) : (
            <CardSkeleton shape="poster" />
          )
        }
      />
    );
  },
  play: async ({ canvasElement }) => {
    const heights = Array.from(canvasElement.querySelectorAll('li > *'), (each) =>
      Math.round(each.getBoundingClientRect().height),
    );
    await expect(new Set(heights).size).toBe(1);
  },
};

export const Person: Story = { args: { shape: 'person' } };

export const Wide: Story = { args: { shape: 'wide' } };
