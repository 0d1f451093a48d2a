import type { PlayerSource } from '../player-media.ts';

export interface MediaSupport {
  /** True if Media Source Extensions support the type. */
  supportsMse: (type: string) => boolean;
  canPlay: (type: string) => boolean;
}

export interface PickedSource {
  source: PlayerSource;
  /** Files of the same film in several qualities, including the source. */
  files: readonly PlayerSource[];
  /** `native` if the browser loads the address itself. */
  by: 'hls' | 'native';
}

const hlsType = 'application/vnd.apple.mpegurl';

/** Returns the first source that this browser can play. */
export function pickSource(
  sources: readonly PlayerSource[],
  { supportsMse, canPlay }: MediaSupport,
): PickedSource | null {
  const canPlayFile = (source: PlayerSource) => canPlay(`video/${source.type}${codecsOf(source)}`);
  for (const source of sources) {
    const codecs = codecsOf(source);
    if (source.type !== 'hls') {
      if (!canPlayFile(source)) continue;
      const files = sources.filter(
        (one) => one.type === source.type && heightOf(one) > 0 && canPlayFile(one),
      );
      return { source, files, by: 'native' };
    }
    if (supportsMse(`video/mp4${codecs}`)) {
      // hls.js first, because it has a choice of quality and reports expired addresses.
      return { source, files: [], by: 'hls' };
    }
    if (canPlay(hlsType) && (!codecs || canPlay(`video/mp4${codecs}`))) {
      return { source, files: [], by: 'native' };
    }
  }
  return null;
}

const codecsOf = ({ codecs }: PlayerSource): string => (codecs ? `; codecs="${codecs}"` : '');

/** Returns 720 for «720p», and 0 if the quality is unknown. */
export const heightOf = ({ quality }: PlayerSource): number =>
  Number.parseInt(quality ?? '', 10) || 0;

/** iPhones support only Managed Media Source, and play HLS better natively. */
export function browserSupport(video: HTMLVideoElement): MediaSupport {
  return {
    supportsMse: (type) => 'MediaSource' in globalThis && MediaSource.isTypeSupported(type),
    canPlay: (type) => video.canPlayType(type) !== '',
  };
}
