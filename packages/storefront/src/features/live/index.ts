export { Guide } from './Guide.tsx';
export { LiveChannelCard } from './LiveChannelCard.tsx';
export { LiveTop } from './LiveTop.tsx';
export { firstLive, loadLive, msUntilNextChange } from './live-guide.ts';
