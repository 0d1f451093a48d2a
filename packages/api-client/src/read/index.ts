export {
  type AnswerReader,
  createAnswerReader,
  type Difference,
  type ReadAnswer,
} from './answer-reader.ts';
export { essentialFields } from './essential-fields.ts';
export { unknownFields } from './unknown-fields.ts';
