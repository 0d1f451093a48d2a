import { type ReactNode, useState } from 'react';
import { Player, type PlayerProps } from '../Player.tsx';
import type { PlayerMedia } from '../player-media.ts';
import { startSample } from './sample.ts';
import { filmOf, forgetChoices, localeOf, messagesOf } from './story-media.ts';

/** The parts that the player's stories share. Each story has its own stream. */
export const filmStories = {
  component: Player,
  args: { media: filmOf('fa', 'film'), locale: 'fa' as const, messages: messagesOf('fa') },
  loaders: [startSample],
  beforeEach: forgetChoices,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 520 } } },
};

interface FilmInput extends Partial<Omit<PlayerProps, 'media' | 'locale' | 'messages'>> {
  /** Fields that override the film's. */
  media?: Partial<PlayerMedia>;
  /** Adds a button that unmounts the player. */
  leaves?: boolean;
}

/** Renders a playing film in the toolbar's language. */
export const film =
  (token: string, { media = {}, leaves = false, ...props }: FilmInput = {}) =>
  (_: unknown, { globals }: { globals: Record<string, unknown> }) => {
    const locale = localeOf(globals);
    const player = (
      <Player
        autoPlay
        media={filmOf(locale, token, media)}
        locale={locale}
        messages={messagesOf(locale)}
        {...props}
      />
    );
    return leaves ? <Leaving>{player}</Leaving> : player;
  };

function Leaving({ children }: { children: ReactNode }) {
  const [left, setLeft] = useState(false);
  if (left) return null;
  return (
    <>
      <button type="button" onClick={() => setLeft(true)}>
        leave
      </button>
      {children}
    </>
  );
}

/** Renders a film whose sources arrive on a click, like those of a query that is still pending. */
export const filmBeforeItsSources =
  (token: string) =>
  (_: unknown, { globals }: { globals: Record<string, unknown> }) => (
    <BeforeItsSources locale={localeOf(globals)} token={token} />
  );

function BeforeItsSources({ locale, token }: { locale: PlayerProps['locale']; token: string }) {
  const [media, setMedia] = useState(() => filmOf(locale, token, { sources: [] }));
  return (
    <>
      <button type="button" onClick={() => setMedia(filmOf(locale, token))}>
        sources
      </button>
      <Player autoPlay media={media} locale={locale} messages={messagesOf(locale)} />
    </>
  );
}
