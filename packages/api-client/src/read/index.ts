export {
  type AnswerReader,
  createAnswerReader,
  type Difference,
  type ReadAnswer,
} from './answer-reader.ts';
