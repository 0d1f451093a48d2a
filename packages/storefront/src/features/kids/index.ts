export { KidsHome } from './KidsHome.tsx';
export { KidsLeave } from './KidsLeave.tsx';
export { KidsSearchPage } from './KidsSearchPage.tsx';
export { KidsSetUp } from './KidsSetUp.tsx';
export { KidsTitlePage } from './KidsTitlePage.tsx';
export { KidsWatchPage } from './KidsWatchPage.tsx';
export { loadKidsTitle } from './kids-titles.ts';
export { loadKidsHome, loadKidsSearch, loadKidsTitlePage } from './load-kids-pages.ts';
