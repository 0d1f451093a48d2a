import type { Answer } from './calls.ts';
import { malformedError } from './failures/failures.ts';
import { type OperationId, type Route, routeOf } from './operation.ts';

/** Throws if a required top-level field is missing from the body or has a type other than in the contract. */
export function assertAnswer<Id extends OperationId>(
  id: Id,
  response: Response,
  body: unknown,
): asserts body is Answer<Id> {
  const problem = problemOf(routeOf(id).answer, body);
  if (problem !== undefined) throw malformedError(id, response, problem);
}

function problemOf(answer: Route<OperationId>['answer'], body: unknown): string | undefined {
  if (answer === 'unused' || answer === 'optional') return undefined;
  if (answer === 'list') return Array.isArray(body) ? undefined : 'a body that is no list';
  if (jsonTypeOf(body) !== 'object') return 'a body that is no object';
  // If several forms are allowed, the body has to fit only one of them.
  const problems = [answer].flat().map((fields) => wrongField(fields, Object(body)));
  return problems.includes(undefined) ? undefined : problems[0];
}

function wrongField(fields: Readonly<Record<string, string>>, body: object): string | undefined {
  const wrong = Object.entries(fields).find(
    ([name, types]) => !types.split(' or ').includes(jsonTypeOf(Reflect.get(body, name))),
  );
  return wrong && `a ${wrong[0]} that is no ${wrong[1]}`;
}

export function jsonTypeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}
