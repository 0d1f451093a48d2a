export { isQuestion, type Question } from './find-questions.ts';
export { HalfPriceExample, OperatorTable, ViewerOperator } from './Operators.tsx';
export { Questions } from './Questions.tsx';
export { textOfMarkup } from './read-markup.ts';
export {
  prefetchCustomText,
  prefetchText,
  showsCustomText,
  useCustomText,
  useText,
} from './read-text.ts';
export {
  MessagePart,
  MessageParts,
  NoText,
  Points,
  TextColumns,
  TextNote,
  TextPage,
  TextPending,
  TextScreen,
  TextSections,
} from './TextParts.tsx';
