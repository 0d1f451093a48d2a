export { SearchScreen } from './SearchScreen.tsx';
export { prefetchStart } from './SearchStart.tsx';
export { searchList } from './search-list.ts';
