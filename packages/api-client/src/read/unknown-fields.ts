import type { OperationId } from '../operation.ts';
import { answerSchema, flatten, type Schema } from './schema.ts';

/** Returns JSON pointers to the fields of an answer that the contract does not have, with `*` for a row. */
export function unknownFields(operation: OperationId, answer: unknown): readonly string[] {
  return [...new Set(unknownIn([answerSchema(operation) ?? {}], answer, ''))];
}

/** Servers also have maps by phone number or by name. Such keys are data of users. */
const fieldName = /^[a-z_][a-z_-]{0,39}$/i;

function unknownIn(schemas: readonly Schema[], value: unknown, path: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const forms = schemas.flatMap((schema) => flatten(schema).forms);
  const rows = forms.flatMap((form) => form.items ?? form.additionalProperties ?? []);
  return Object.entries(value).flatMap(([name, field]) => {
    if (Array.isArray(value) || rows.length > 0) return unknownIn(rows, field, `${path}/*`);
    const own = forms.flatMap(({ properties }) => Object.entries(properties ?? {}));
    const found = own.filter(([known]) => known === name).map(([, schema]) => schema);
    if (found.length > 0 || own.length === 0) return unknownIn(found, field, `${path}/${name}`);
    return [`${path}/${fieldName.test(name) ? name : '*'}`];
  });
}
