export { KidsHome } from './KidsHome.tsx';
export { KidsSearchPage } from './KidsSearchPage.tsx';
export { KidsTitlePage } from './KidsTitlePage.tsx';
export { KidsWatchPage } from './KidsWatchPage.tsx';
export { loadKidsTitle } from './kids-titles.ts';
export { loadKidsHome, loadKidsSearch, loadKidsTitlePage } from './load-kids-pages.ts';
export { KidsLeave } from './lock/KidsLeave.tsx';
export { KidsSetUp } from './lock/KidsSetUp.tsx';
