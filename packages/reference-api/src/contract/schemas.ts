import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Contract, ContractSchema } from '../generated/contract.ts';

/** What checks a value and, where it does not fit, says why. */
export type Check = (value: unknown) => readonly ErrorObject[];

/** Compiles the contract's schemas, which name each other as #/components/schemas/…, when they are first used. */
export type Schemas = { check: (schema: ContractSchema) => Check };

const root = 'contract';

/** The formats that the contract uses; a moment must carry its offset. */
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
    // Redocly has linted the contract, and the meta-schema costs half of a server's start.
    validateSchema: false,
  });
  ajv.addKeyword('components');
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

/** The same schema outside the contract's document: its references name the document. */
function rooted(schema: ContractSchema): ContractSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', `"${root}#/components/`));
}

/** The field that an error is about, as a path from the value that was checked. */
export function pathOf(error: ErrorObject): string[] {
  const path = error.instancePath.split('/').slice(1);
  const { missingProperty, additionalProperty } = error.params;
  const last: unknown = missingProperty ?? additionalProperty;
  return typeof last === 'string' ? [...path, last] : path;
}
