import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Contract, ContractSchema } from './contract.ts';

/** Returns the validation errors; an empty list if there are none. */
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

type Compile = (schema: ContractSchema) => ValidateFunction;

/** Hundreds of servers in one process of tests share the compiled schemas of one contract. */
const compilers = new WeakMap<object, Compile>();

export function createSchemas({ components }: Contract): Schemas {
  const compile = compilers.get(components.schemas) ?? createCompiler(components);
  compilers.set(components.schemas, compile);
  return {
    check: (schema) => {
      let validate: ValidateFunction | undefined;
      return (value) => {
        validate ??= compile(schema);
        return validate(value) ? [] : (validate.errors ?? []);
      };
    },
  };
}

function createCompiler(components: Contract['components']): Compile {
  const ajv = new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    formats,
    strictRequired: false,
    // Redocly already checks the contract, and compiling the meta-schema would double the start time.
    validateSchema: false,
  });
  ajv.addKeyword('components');
  ajv.addKeyword('x-short-form');
  ajv.addSchema({ $id: root, components });
  const compiled = new Map<string, ValidateFunction>();
  return (schema) => {
    // References are made absolute, so that they work outside the document.
    const text = JSON.stringify(schema).replaceAll('"#/components/', `"${root}#/components/`);
    const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text));
    compiled.set(text, validate);
    return validate;
  };
}

/** Returns the path of the field that an error is about. */
export function pathOf(error: ErrorObject): string[] {
  const path = error.instancePath.split('/').slice(1);
  const { missingProperty, additionalProperty } = error.params;
  const last: unknown = missingProperty ?? additionalProperty;
  return typeof last === 'string' ? [...path, last] : path;
}
