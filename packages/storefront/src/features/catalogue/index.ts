export { FilteredTitles, TitleCount, useTitleCount } from './FilteredTitles.tsx';
export { castGroupOf, castGroups, castList, LetterStrip, letterIn } from './LetterStrip.tsx';
export { CoverTile, FeaturedList, ListCard, ListCardSkeleton, ShareList } from './ListCards.tsx';
export { allLists, genreLists, titleLists } from './title-lists.ts';
export { titlesOf, titlesPage } from './titles-page.tsx';
