export { CardPeek } from './CardPeek.tsx';
export { CardSheet } from './CardSheet.tsx';
