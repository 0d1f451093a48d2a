import { type Schema, Validator } from '@cfworker/json-schema';
import { answerSchemas } from '../generated/answer-schemas.ts';
import type { OperationId } from '../operation.ts';
import { firstProblem } from './first-problem.ts';

/** The strictness of a check of entire answers. */
export interface AnswerCheckOptions {
  /**
   * Decides whether an unknown value of an enum passes. It passes by default, because the contract allows enums of
   * answers to gain values. `refuse`, for development and staging, detects a server that is ahead of the contract.
   */
  readonly unknownValues?: 'pass' | 'refuse';
}

/** Returns the first deviation of an answer from the contract, or undefined. */
export type AnswerCheck = (operation: OperationId, body: unknown) => string | undefined;

/**
 * Creates a check of entire answers against the contract, for `createApiClient({ checkAnswer })`. It checks every
 * required field, type, length, pattern and format at every depth. Unknown fields pass.
 *
 * @example
 * const api = createApiClient({ baseUrl, checkAnswer: createAnswerCheck() });
 */
export function createAnswerCheck({
  unknownValues = 'pass',
}: AnswerCheckOptions = {}): AnswerCheck {
  let validator: Validator | undefined;
  return (operation, body) => {
    // The validator is created at the first check, because compiling the schemas takes time.
    validator ??= new Validator(readSchemas(unknownValues), '2020-12', false);
    try {
      const { errors } = validator.validate({ [operation]: body });
      return firstProblem(errors, `#/${operation}`);
    } catch (thrown) {
      // The validator throws on values outside of JSON and on lone surrogates.
      return `a body that cannot be checked: ${thrown}`;
    }
  };
}

/** Returns a copy of the schemas, because the library mutates them. */
function readSchemas(unknownValues: 'pass' | 'refuse'): Schema {
  return JSON.parse(JSON.stringify(answerSchemas), (_, value: unknown) =>
    unknownValues === 'pass' ? withOpenEnums(value) : value,
  );
}

function withOpenEnums(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  // A property named `enum` holds a schema, not a list.
  const keywords = Object.entries(value).filter(
    ([key, it]) => !(key === 'enum' && Array.isArray(it)),
  );
  return Object.fromEntries(keywords);
}
