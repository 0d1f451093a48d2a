import { foldPersian, searchForms } from '@parde/domain';
import { plainText, type TextSection, type Words } from './read-text.ts';

export interface Question extends TextSection {
  readonly heading: Words<string>;
}

export interface FoundQuestion extends Question {
  /** The term stands in the answer alone, which is therefore open. */
  readonly onlyInAnswer: boolean;
}

/** A section without a heading asks nothing: it stands above the questions. */
export function isQuestion(section: TextSection): section is Question {
  return section.heading !== undefined;
}

/** Questions of one group stand together, wherever the server has them. */
export function groupQuestions<Q extends Question>(
  questions: readonly Q[],
): readonly { readonly name: Words<string> | undefined; readonly questions: readonly Q[] }[] {
  const groups = new Map<string, { name: Words<string> | undefined; questions: Q[] }>();
  for (const question of questions) {
    const name = question.group;
    const group = groups.get(name?.content ?? '') ?? { name, questions: [] };
    group.questions.push(question);
    groups.set(name?.content ?? '', group);
  }
  return [...groups.values()];
}

/** Every word of the term stands in the question or its answer, however it is spelt. */
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

/** Whether there is anything to look for. */
export function isTerm(term: string): boolean {
  return foldPersian(term) !== '';
}
