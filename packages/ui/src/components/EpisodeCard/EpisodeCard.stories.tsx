import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { films } from '../../stories/catalogue.ts';
import { productWords } from '../../stories/product-words.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { words } from '../../stories/words.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { DownloadIcon } from '../icons/DownloadIcon.tsx';
import { Stack } from '../layout/Stack.tsx';
import { EpisodeCard } from './EpisodeCard.tsx';

/** A row of a season. The whole row plays; a button in it does what it says. */
const meta = {
  title: 'Components/EpisodeCard',
  component: EpisodeCard,
  args: { href: '#', title: '', picture: null },
} satisfies Meta<typeof EpisodeCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Season: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const p = productWords(locale);
    const stills = films(locale);
    return (
      <Stack space="xs">
        {p.episodes.map((episode, index) => (
          <EpisodeCard
            key={episode.title}
            {...episode}
            href={`#/episode/${index}`}
            picture={index === 2 ? null : stills[index + 2]?.still}
            summary={p.summary}
            current={index === 1}
            progress={
              index < 2 ? { value: 1 - index * 0.55, label: words(locale).watched } : undefined
            }
            end={<IconButton label={p.downloadEpisode} icon={<DownloadIcon />} />}
          />
        ))}
      </Stack>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const p = productWords(localeOf(globals));
    const canvas = within(canvasElement);
    const playing = canvas.getByRole('link', { name: p.episodes[1].title });
    await expect(playing).toHaveAttribute('aria-current', 'true');
    const [button] = canvas.getAllByRole('button', { name: p.downloadEpisode });
    if (!button) throw new Error('There is no button.');
    const { left, top, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(button.contains(hit)).toBe(true);
  },
};
