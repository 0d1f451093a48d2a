import { type Schema, Validator } from '@cfworker/json-schema';
import { answerSchemas } from '../generated/answer-schemas.ts';
import type { OperationId } from '../operation.ts';
import { firstProblem } from './first-problem.ts';

/** How strict a check of whole answers is. */
export interface AnswerCheckOptions {
  /**
   * Whether a value outside of an enum passes. The contract allows enums of answers to gain values, so it does by
   * default. `refuse`, for development and staging, finds a server that is ahead of the contract.
   */
  readonly unknownValues?: 'pass' | 'refuse';
}

/** Names the first thing in an answer that is not the contract's, or nothing. */
export type AnswerCheck = (operation: OperationId, body: unknown) => string | undefined;

/**
 * A check of whole answers against the contract, for `createApiClient({ checkAnswer })`: every required field, type,
 * length, pattern and format, however deep. Fields that the contract does not know pass.
 *
 * @example
 * const api = createApiClient({ baseUrl, checkAnswer: createAnswerCheck() });
 */
export function createAnswerCheck({
  unknownValues = 'pass',
}: AnswerCheckOptions = {}): AnswerCheck {
  let validator: Validator | undefined;
  return (operation, body) => {
    // Lazy: compiling the schemas takes time.
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

/** A copy: the library mutates its schemas. */
function readSchemas(unknownValues: 'pass' | 'refuse'): Schema {
  return JSON.parse(JSON.stringify(answerSchemas), (_, value: unknown) =>
    unknownValues === 'pass' ? withOpenEnums(value) : value,
  );
}

function withOpenEnums(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  // A property named `enum` holds a schema, not a list.
  const kept = Object.entries(value).filter(([key, it]) => !(key === 'enum' && Array.isArray(it)));
  return Object.fromEntries(kept);
}
