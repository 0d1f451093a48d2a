/** All that plays, asked for by one name: it comes with the first press, whoever asks, and no page shares parts of it. */
export { ChannelPlayer } from './ChannelPlayer.tsx';
export { PlayerModal } from './PlayerModal.tsx';
export { TitlePlayer } from './TitlePlayer.tsx';
