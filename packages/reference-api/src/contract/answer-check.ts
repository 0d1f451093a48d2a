import type { ContractOperation } from './contract.ts';
import { pathOf, type Schemas } from './schemas.ts';

/** Returns the contract violation of an answer on one line with the field, or undefined. */
export type AnswerCheck = (status: number, body: unknown, headers: Headers) => string | undefined;

export function answerCheck({ responses }: ContractOperation, schemas: Schemas): AnswerCheck {
  const anyError = schemas.check({ $ref: '#/components/schemas/Error' });
  const declared = new Map(
    Object.entries(responses).map(([status, { content, headers = {} }]) => {
      const schema = content?.['application/json']?.schema;
      return [
        status.toUpperCase(),
        {
          check: schema ? schemas.check(schema) : undefined,
          required: Object.keys(headers).filter((name) => headers[name]?.required),
        },
      ];
    }),
  );

  return (status, body, headers) => {
    const response = declared.get(String(status)) ?? declared.get(`${Math.floor(status / 100)}XX`);
    if (!response && status < 400) return `status ${status} is not declared`;
    const missing = response?.required.find((name) => !headers.has(name));
    if (missing) return `header ${missing} is missing`;
    // Errors before the operation begins (405, 413, 415…) must have the common error shape.
    const check = response ? response.check : anyError;
    const [error] = check?.(body) ?? [];
    return error && `${pathOf(error).join('.') || 'the body'} ${error.message}`;
  };
}
