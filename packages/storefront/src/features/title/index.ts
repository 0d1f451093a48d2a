export { EpisodeNeighbours } from './episodes/EpisodeRow.tsx';
export { Seasons } from './episodes/Seasons.tsx';
export { prefetchEpisodes } from './episodes/season-episodes.ts';
export { useFacts } from './facts.tsx';
export { NameLink } from './NameLink.tsx';
export { TitleLayout } from './TitleLayout.tsx';
export { TitleTool } from './TitleTools.tsx';
export { type TitlePageProps, titlePage } from './title-page.tsx';
export { titleShowPage } from './title-show-page.tsx';
