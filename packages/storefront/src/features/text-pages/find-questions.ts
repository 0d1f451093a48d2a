import { foldPersian, searchForms } from '@parde/domain';
import { type Messages, plainText, type TextSection } from './read-text.ts';

export interface Question extends TextSection {
  readonly heading: Messages<string>;
}

export interface FoundQuestion extends Question {
  /** True if only the answer contains the term. The answer is then open. */
  readonly onlyInAnswer: boolean;
}

/** A section without a heading is no question, and is shown above the questions. */
export function isQuestion(section: TextSection): section is Question {
  return section.heading !== undefined;
}

/** Groups the questions, in whatever order the server has them. */
export function groupQuestions<Q extends Question>(
  questions: readonly Q[],
): readonly { readonly name: Messages<string> | undefined; readonly questions: readonly Q[] }[] {
  const groups = new Map<string, { name: Messages<string> | undefined; questions: Q[] }>();
  for (const question of questions) {
    const name = question.group;
    const group = groups.get(name?.content ?? '') ?? { name, questions: [] };
    group.questions.push(question);
    groups.set(name?.content ?? '', group);
  }
  return [...groups.values()];
}

/** Returns the questions that contain every word of the term, in the question or its answer, in any spelling. */
export function findQuestions(
  questions: readonly Question[],
  term: string,
): readonly FoundQuestion[] {
  const terms = searchForms(term).map((form) => form.split(' '));
  if (terms.length === 0) return questions.map((each) => ({ ...each, onlyInAnswer: false }));
  return questions.flatMap((question) => {
    const has = (text: string) => {
      const forms = searchForms(text).join('\n');
      return terms.some((words) => words.every((word) => forms.includes(word)));
    };
    if (!has(plainText(question))) return [];
    return [{ ...question, onlyInAnswer: !has(question.heading.content) }];
  });
}

/** Returns true if the term has anything to search for. */
export function isTerm(term: string): boolean {
  return foldPersian(term) !== '';
}
