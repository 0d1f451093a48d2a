import { mediaFolder } from './media-folder.ts';

export {
  type Box,
  boxAt,
  boxesOf,
  type Fragmented,
  fragmentsOf,
  retimed,
  timeOf,
} from './drawing/boxes.ts';

/** The committed sample loop, made by scripts/make-sample.ts: `<name>.mp4` for each track, which is sound or picture. */
export const sampleFolder = new URL('sample/', mediaFolder);

export const framesPerSecond = 25;
/** 40 video frames, 75 AAC frames or 80 Opus frames: the shortest length at which sound and picture end together. */
export const fragmentSeconds = 1.6;
export const fragmentsInLoop = 8;

export const pictureTracks = [
  { name: 'h264-240', codec: 'avc1.42c01e', sound: 'aac', width: 424, height: 240 },
  { name: 'h264-360', codec: 'avc1.42c01e', sound: 'aac', width: 640, height: 360 },
  { name: 'h264-480', codec: 'avc1.42c01e', sound: 'aac', width: 848, height: 480 },
  { name: 'vp9-240', codec: 'vp09.00.20.08', sound: 'opus', width: 424, height: 240 },
  { name: 'vp9-360', codec: 'vp09.00.21.08', sound: 'opus', width: 640, height: 360 },
  { name: 'vp9-480', codec: 'vp09.00.30.08', sound: 'opus', width: 848, height: 480 },
] as const;

export const codecFamilies = ['h264', 'vp9'] as const;

export const soundTracks = [
  { name: 'aac', codec: 'mp4a.40.2' },
  { name: 'opus', codec: 'opus' },
] as const;

/** The units per second in which a track's times are counted. */
export const pictureScale = 12_800;
export const soundScale = 48_000;

/** Thumbnails of the loop in one sprite. */
export const thumbnails = { file: 'thumbnails.jpg', count: 8, columns: 4, width: 160, height: 90 };
