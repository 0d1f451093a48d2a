import { type Schema, Validator } from '@cfworker/json-schema';
import { answerSchemas } from '../generated/answer-schemas.ts';
import type { OperationId } from '../operation.ts';
import { firstProblem } from './first-problem.ts';

/** How strict a check of whole answers is. */
export interface AnswerCheckOptions {
  /**
   * What becomes of a value that an enum does not have. The contract lets an enum of an answer gain values and asks
   * readers to pass over what they do not know, so such a value passes. `refuse` finds a server that has moved ahead
   * of the contract: for development and staging.
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
    // Made at the first answer: a page that asks for nothing needs none of it.
    validator ??= new Validator(readSchemas(unknownValues), '2020-12', false);
    try {
      const { errors } = validator.validate({ [operation]: body });
      return firstProblem(errors, `#/${operation}`);
    } catch (thrown) {
      // It cannot walk through what JSON cannot say, nor write down where half a character stands.
      return `a body that cannot be checked: ${thrown}`;
    }
  };
}

/** A copy, since the library writes into its schemas. */
function readSchemas(unknownValues: 'pass' | 'refuse'): Schema {
  return JSON.parse(JSON.stringify(answerSchemas), (_, value: unknown) =>
    unknownValues === 'pass' ? withOpenEnums(value) : value,
  );
}

function withOpenEnums(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  // A field may be called `enum` too: among the fields, it holds a schema.
  const kept = Object.entries(value).filter(([key, it]) => !(key === 'enum' && Array.isArray(it)));
  return Object.fromEntries(kept);
}
