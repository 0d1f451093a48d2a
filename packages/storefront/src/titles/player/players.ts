/** One entry for all players, so that they share a chunk, which is loaded on the first click. Components get them from lazy-players.ts. */
export { ChannelPlayer } from './ChannelPlayer.tsx';
export { KidsPlayer } from './KidsPlayer.tsx';
export { PlayerHost } from './PlayerHost.tsx';
export { PlayerModal, TitlePlayer } from './TitlePlayer.tsx';
