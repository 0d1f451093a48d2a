export { AccountCards, prefetchAccount } from './AccountCards.tsx';
export { AccountHead } from './AccountHead.tsx';
export { MyChannels, MyTitles } from './MyLists.tsx';
export { firstList, type MyListKey, myListIn, myListPath, myLists } from './my-lists.ts';
