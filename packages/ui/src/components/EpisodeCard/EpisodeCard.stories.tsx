import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { films } from '../../stories/catalogue.ts';
import { messages } from '../../stories/messages/messages.ts';
import { productMessages } from '../../stories/messages/product-messages.ts';
import { localeOf } from '../../stories/story-locale.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { DeviceCheckIcon } from '../icons/DeviceCheckIcon.tsx';
import { DownloadIcon } from '../icons/DownloadIcon.tsx';
import { Stack } from '../layout/Stack.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { guide } from './EpisodeCard.guide.ts';
import { EpisodeCard } from './EpisodeCard.tsx';

/**
 * A row of a season. A click anywhere in the row plays the episode; a button in it has its own action.
 *
 * **Do** put the number before the name: «۷. باران». **Do** mark the episode that plays with `current`.
 * **Don't** reveal the plot in `summary`: two lines are shown, and the end spoils the episode.
 */
const meta = {
  title: 'Components/EpisodeCard',
  component: EpisodeCard,
  parameters: { guide },
  args: { href: '#', title: '', picture: null },
} satisfies Meta<typeof EpisodeCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Season: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const p = productMessages(locale);
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
              index < 2 ? { value: 1 - index * 0.55, label: messages(locale).watched } : undefined
            }
            watched={index === 2 ? p.seen : undefined}
            end={<IconButton label={p.downloadEpisode} icon={<DownloadIcon />} />}
          />
        ))}
      </Stack>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const p = productMessages(localeOf(globals));
    const canvas = within(canvasElement);
    const playing = canvas.getByRole('link', { name: p.episodes[1].title });
    await expect(playing).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByText(p.seen)).toBeVisible();
    const [button] = canvas.getAllByRole('button', { name: p.downloadEpisode });
    if (!button) throw new Error('There is no button.');
    const { left, top, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(button.contains(hit)).toBe(true);
  },
};

/** A saved episode. A mark that appears late, or not at all, does not move other elements. */
export const Marked: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const p = productMessages(locale);
    const card = {
      href: '#/episode/1',
      title: p.episodes[0].title,
      picture: films(locale)[2]?.still,
    };
    return (
      <Stack space="xs">
        <EpisodeCard
          {...card}
          mark={
            <>
              <DeviceCheckIcon />
              <VisuallyHidden>{p.onDevice}</VisuallyHidden>
            </>
          }
        />
        <EpisodeCard {...card} />
      </Stack>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const onDeviceText = canvas.getByText(productMessages(localeOf(globals)).onDevice);
    const mark = onDeviceText.parentElement;
    await expect(mark).toBeVisible();
    const links = canvas.getAllByRole('link');
    const [marked, none] = links.map((link) => link.getBoundingClientRect());
    await expect(marked?.height).toBe(none?.height);
    const still = mark?.parentElement;
    if (!mark || !still) throw new Error('The mark is not over a picture.');
    const [outer, inner] = [still.getBoundingClientRect(), mark.getBoundingClientRect()];
    await expect(inner.top >= outer.top && inner.bottom <= outer.bottom).toBe(true);
    await expect(inner.left >= outer.left && inner.right <= outer.right).toBe(true);
  },
};

/** Long text, text in the other direction, no still, and only a name. */
export const Edges: Story = {
  render: (_, { globals }) => {
    const locale = localeOf(globals);
    const p = productMessages(locale);
    const long = films(locale)[6];
    const other = films(locale === 'fa' ? 'en' : 'fa')[6];
    return (
      <Stack space="xs">
        <EpisodeCard
          href="#/long"
          title={`${long?.title}: ${long?.tagline}`}
          picture={null}
          meta={messages(locale).minutes}
          summary={messages(locale).paragraph}
          end={<IconButton label={p.downloadEpisode} icon={<DownloadIcon />} />}
        />
        <EpisodeCard
          href="#/other"
          title={other?.title ?? ''}
          picture={other?.still}
          summary={messages(locale === 'fa' ? 'en' : 'fa').paragraph}
        />
        <EpisodeCard href="#/bare" title={p.episodes[0].title} picture={undefined} />
      </Stack>
    );
  },
  play: async ({ canvasElement, globals }) => {
    const locale = localeOf(globals);
    const other = locale === 'fa' ? 'en' : 'fa';
    const canvas = within(canvasElement);
    const foreign = getComputedStyle(canvas.getByText(messages(other).paragraph));
    await expect(foreign.direction).toBe(other === 'fa' ? 'rtl' : 'ltr');
    await expect(foreign.textAlign).toBe(locale === 'fa' ? 'right' : 'left');
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
