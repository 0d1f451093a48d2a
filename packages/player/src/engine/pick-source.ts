import type { PlayerSource } from '../player-media.ts';

export interface Abilities {
  /** Media Source Extensions, with these codecs. */
  canFeed: (type: string) => boolean;
  canPlay: (type: string) => boolean;
}

export interface PickedSource {
  source: PlayerSource;
  /** The same film in files of several qualities, the source among them. */
  files: readonly PlayerSource[];
  /** `native` where the browser itself reads the address. */
  by: 'hls' | 'native';
}

const hlsType = 'application/vnd.apple.mpegurl';

/** The first source that this browser can play. */
export function pickSource(
  sources: readonly PlayerSource[],
  { canFeed, canPlay }: Abilities,
): PickedSource | null {
  const canPlayFile = (source: PlayerSource) => canPlay(`video/${source.type}${codecsOf(source)}`);
  for (const source of sources) {
    const codecs = codecsOf(source);
    if (source.type !== 'hls') {
      if (!canPlayFile(source)) continue;
      const files = sources.filter(
        (one) => one.type === source.type && linesOf(one) > 0 && canPlayFile(one),
      );
      return { source, files, by: 'native' };
    }
    if (canFeed(`video/mp4${codecs}`)) {
      // Where both can be had, ours: it lets the viewer choose the quality and renews what lapses.
      return { source, files: [], by: 'hls' };
    }
    if (canPlay(hlsType) && (!codecs || canPlay(`video/mp4${codecs}`))) {
      return { source, files: [], by: 'native' };
    }
  }
  return null;
}

const codecsOf = ({ codecs }: PlayerSource): string => (codecs ? `; codecs="${codecs}"` : '');

/** 720 of «720p»; 0 where a file does not say. */
export const linesOf = ({ quality }: PlayerSource): number =>
  Number.parseInt(quality ?? '', 10) || 0;

/** What this browser can do. iPhones offer only a managed kind of feeding, and play HLS better themselves. */
export function browserAbilities(video: HTMLVideoElement): Abilities {
  return {
    canFeed: (type) => 'MediaSource' in globalThis && MediaSource.isTypeSupported(type),
    canPlay: (type) => video.canPlayType(type) !== '',
  };
}
