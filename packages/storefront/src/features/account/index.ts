export { AccountCards, prefetchCards } from './AccountCards.tsx';
export { AccountFrame, accountPage } from './AccountFrame.tsx';
export { MyChannels, MyTitles } from './MyLists.tsx';
export { firstList, type MyListKey, myListIn, myListPath, myLists } from './my-lists.ts';
