import { chooseSubtitle, toggleSubtitle } from '../../captions/choose-subtitle.ts';
import { clock, count, percent } from '../../format.ts';
import type { PlayerContextValue } from '../../player-context.ts';
import { type Command, nextRate } from '../../state/commands.ts';

type Run<Type extends Command['type']> = (
  player: PlayerContextValue,
  command: Extract<Command, { type: Type }>,
) => void;

/** Films can seek, and so can channels with a recording. */
export const canSeek = ({ media }: Pick<PlayerContextValue, 'media'>): boolean =>
  media.kind === 'film' || Boolean(media.dvrSeconds);

const togglePlay: Run<'toggle-play'> = ({ store, announce, messages, controls }) => {
  const { playing } = store.getState();
  announce(playing ? messages.pause : messages.play, playing ? 'pause' : 'play');
  controls.toggle();
};

const skip: Run<'skip'> = (player, { seconds }) => {
  if (!canSeek(player)) return;
  const { announce, messages, locale, controls } = player;
  const shown = count(locale, Math.abs(seconds));
  announce(seconds > 0 ? messages.forward(shown) : messages.back(shown));
  controls.skip(seconds);
};

const seekShare: Run<'seek-share'> = (player, { share }) => {
  if (!canSeek(player)) return;
  const { announce, store, locale, controls, media } = player;
  controls.seekShare(share);
  const { time, duration } = store.getState();
  if (media.kind === 'film') announce(clock(locale, time, duration));
};

const seekEnd: Run<'seek-end'> = ({ media, controls }) => {
  if (media.kind === 'live') controls.seekLive();
  else controls.seekShare(1);
};

const mute: Run<'mute'> = ({ store, announce, messages, controls }) => {
  announce(store.getState().muted ? messages.unmute : messages.mute);
  controls.toggleMute();
};

const changeVolume: Run<'volume'> = ({ store, announce, messages, locale, controls }, { by }) => {
  const volume = Math.min(1, Math.max(0, store.getState().volume + by));
  controls.setVolume(volume);
  announce(`${messages.volume} ${percent(locale, volume)}`);
};

const toggleSubtitles: Run<'subtitles'> = (player) => {
  const { media, controls, preferences, locale, announce, messages } = player;
  const all = media.subtitles ?? [];
  if (all.length === 0) return;
  controls.setSubtitles(toggleSubtitle(all, preferences.getState().subtitles, locale));
  const now = chooseSubtitle(all, preferences.getState().subtitles);
  announce(now ? messages.subtitlesOn : messages.subtitlesOff);
};

const faster: Run<'faster'> = ({ media, store, controls, announce, messages, locale }, { by }) => {
  if (media.kind === 'live') return;
  const rate = nextRate(store.getState().rate, by);
  controls.setRate(rate);
  announce(rate === 1 ? messages.normalSpeed : messages.times(count(locale, rate)));
};

/** Runs a key's command and announces the result. */
export function runCommand(player: PlayerContextValue, command: Command): void {
  switch (command.type) {
    case 'toggle-play':
      togglePlay(player, command);
      break;
    case 'skip':
      skip(player, command);
      break;
    case 'seek-share':
      seekShare(player, command);
      break;
    case 'seek-end':
      seekEnd(player, command);
      break;
    case 'mute':
      mute(player, command);
      break;
    case 'volume':
      changeVolume(player, command);
      break;
    case 'subtitles':
      toggleSubtitles(player, command);
      break;
    case 'faster':
      faster(player, command);
      break;
    case 'fullscreen':
      player.controls.toggleFullscreen();
      break;
    case 'help':
      player.openPanel('keys');
      break;
  }
}
