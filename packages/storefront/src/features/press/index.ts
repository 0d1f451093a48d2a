export { ChannelFilters, ChannelHead, ChannelSeries, channelJsonLd, seriesOf } from './Channel.tsx';
export { NewestIssue, Newspaper } from './NewestIssue.tsx';
export {
  channelFilter,
  channelKinds,
  channelList,
  channelVideos,
  issueList,
  kindIn,
  kindParam,
  magazineIn,
  magazineParam,
  magazines,
  withFilter,
} from './press-lists.ts';
export { VideoGrid } from './VideoGrid.tsx';
