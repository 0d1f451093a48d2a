import type { Channel, VideoItem } from '@parde/api-client';
import { asArray } from '../../answers.ts';
import { type Named, nameOf } from '../../words/names.ts';

/** In either language. */
const isNamed = (named: Named) => nameOf(named, 'fa') !== '';

/** A server may send half of it. */
export function isChannel(channel: Channel | null | undefined): channel is Channel {
  return typeof channel?.id === 'string' && isNamed(channel);
}

export function isVideo(video: VideoItem | null | undefined): video is VideoItem {
  return (
    typeof video?.id === 'string' &&
    isNamed(video) &&
    typeof video.channel?.id === 'string' &&
    isNamed(video.channel)
  );
}

export function validChannels(channels: readonly Channel[] | null | undefined): readonly Channel[] {
  return asArray(channels).filter(isChannel);
}
