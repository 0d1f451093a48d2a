export type { RenewSource } from './controller/controller.ts';
export type { OnProgress, Progress, ProgressReason } from './controller/progress.ts';
export type { LocalFiles } from './local-files.ts';
export type { PlayerMessages } from './messages/player-messages.ts';
export { Player, type PlayerProps } from './Player.tsx';
export type { PlayerAction } from './player-action.ts';
export type {
  PlayerAudio,
  PlayerChapter,
  PlayerLanguage,
  PlayerMedia,
  PlayerNeighbour,
  PlayerSource,
  PlayerSubtitle,
} from './player-media.ts';
export type { PlayerMessage } from './player-message.ts';
