import type { OperationId } from '../operation.ts';
import { substituteFor } from './answer-reader.ts';
import { answerSchema, flatten, type Schema } from './schema.ts';

/**
 * Returns JSON pointers to the fields without which an answer cannot be read, with `*` for a row. A field of a row
 * costs only that row.
 *
 * @example
 * essentialFields('login'); // ['/token']
 */
export function essentialFields(operation: OperationId): readonly string[] {
  return essentialIn(answerSchema(operation) ?? {}, '');
}

function essentialIn(schema: Schema, path: string): readonly string[] {
  const { forms } = flatten(schema);
  return [...new Set(forms.flatMap((form) => essentialOfForm(form, path)))];
}

function essentialOfForm(form: Schema, path: string): readonly string[] {
  const { properties, required = [], items, additionalProperties } = form;
  if (!properties) {
    const rows = items ?? additionalProperties;
    // Menus contain menus without end.
    const inner = rows && path.split('*').length < 3 ? essentialIn(rows, `${path}/*`) : [];
    return rows && path === '' && inner.length === 0 ? ['/*'] : inner;
  }
  return required.flatMap((name) => {
    const schema = properties[name];
    if (!schema) return [];
    const at = `${path}/${name}`;
    const inner = essentialIn(schema, at);
    if (substituteFor(schema)) return inner.filter((field) => field.startsWith(`${at}/*`));
    return inner.length > 0 ? inner : [at];
  });
}
