import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Contract, ContractSchema } from './contract.ts';

/** Returns a validation error, or undefined. */
export type Check = (value: unknown) => readonly ErrorObject[];

/** Compiles the contract's schemas on first use. */
export type Schemas = { check: (schema: ContractSchema) => Check };

const root = 'contract';

/** The contract's formats; a date-time must carry its offset. */
const formats = {
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  'date-time':
    /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/,
  'uri-reference': /^[^\s<>"\\^`{|}]*$/,
  uri: (text: string) => URL.canParse(text),
  uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
};

export function createSchemas(contract: Contract): Schemas {
  const ajv = new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    formats,
    strictRequired: false,
    // Redocly lints the contract, and the meta-schema would double the start time.
    validateSchema: false,
  });
  ajv.addKeyword('components');
  ajv.addKeyword('x-short-form');
  ajv.addSchema({ $id: root, components: contract.components });
  return {
    check: (schema) => {
      let validate: ValidateFunction | undefined;
      return (value) => {
        validate ??= ajv.compile(rooted(schema));
        return validate(value) ? [] : (validate.errors ?? []);
      };
    },
  };
}

/** Makes the references of a schema absolute, for use outside the document. */
function rooted(schema: ContractSchema): ContractSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', `"${root}#/components/`));
}

/** The path of an error's field. */
export function pathOf(error: ErrorObject): string[] {
  const path = error.instancePath.split('/').slice(1);
  const { missingProperty, additionalProperty } = error.params;
  const last: unknown = missingProperty ?? additionalProperty;
  return typeof last === 'string' ? [...path, last] : path;
}
