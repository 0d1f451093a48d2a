import type { PlayerMessages } from '../messages/player-messages.ts';
import { usePlayer, usePlayerState } from '../player-context.ts';
import type { PlayerMedia } from '../player-media.ts';
import type { AudioTrack } from '../state/player-state.ts';
import { Options } from './Options.tsx';

/** The name of an audio track, in the page's language if the caller names the stream's tracks. */
export function audioName(
  { id, name, language }: AudioTrack,
  { audio = [] }: PlayerMedia,
  messages: PlayerMessages,
): string {
  const known = audio[id] ?? audio.find((one) => one.language.code === language);
  return known ? `${known.language.name} (${messages.audioKinds[known.kind]})` : name;
}

export function AudioPage() {
  const { controls, messages, media } = usePlayer();
  const tracks = usePlayerState((state) => state.audioTracks);
  const audio = usePlayerState((state) => state.audio);
  return (
    <Options
      label={messages.audio}
      value={String(audio)}
      options={tracks.map((track) => ({
        value: String(track.id),
        label: audioName(track, media, messages),
      }))}
      onChoose={(value) => controls.setAudio(Number(value))}
    />
  );
}
