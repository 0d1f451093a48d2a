/** One entry for all players, so that they share a chunk loaded on the first press. */
export { ChannelPlayer } from './ChannelPlayer.tsx';
export { KidsPlayer } from './KidsPlayer.tsx';
export { PlayerModal, TitlePlayer } from './TitlePlayer.tsx';
