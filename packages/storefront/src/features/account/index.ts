export { AccountCards, prefetchCards } from './AccountCards.tsx';
export { AccountFrame } from './AccountFrame.tsx';
export { accountPage } from './account-page.ts';
export { MyChannels, MyTitles } from './MyLists.tsx';
export { firstList, type MyListKey, myListIn, myListPath, myLists } from './my-lists.ts';
