import type { Channel, VideoItem } from '@parde/api-client';
import { asArray } from '../../answers.ts';

/** A server may send half of it. */
export function isChannel(channel: Channel | null | undefined): channel is Channel {
  return typeof channel?.id === 'string' && typeof channel.name_fa === 'string';
}

export function isVideo(video: VideoItem | null | undefined): video is VideoItem {
  return (
    typeof video?.id === 'string' &&
    typeof video.name_fa === 'string' &&
    typeof video.channel?.id === 'string' &&
    typeof video.channel.name_fa === 'string'
  );
}

export function validChannels(channels: readonly Channel[] | null | undefined): readonly Channel[] {
  return asArray(channels).filter(isChannel);
}
