export { type AnswerCheck, type AnswerCheckOptions, createAnswerCheck } from './answer-check.ts';
