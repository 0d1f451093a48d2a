import { Markdown } from '@storybook/addon-docs/blocks';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, unknown>>[];
}

interface Contract {
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const contracts: Readonly<Record<string, Contract>> = import.meta.glob(
  '../../../../packages/api-client/openapi.json',
  { import: 'default', eager: true },
);

/** Lists the operations of the contract by purpose, with method, path and whether a viewer must be signed in. */
export function Operations() {
  return <Markdown>{Object.values(contracts).flatMap(sectionsOf).join('\n\n')}</Markdown>;
}

const sectionsOf = ({ tags, paths }: Contract): string[] =>
  tags.map(({ name, description }) =>
    [
      `## ${description}\n`,
      '| What you want | Call | Signed in |',
      '| --- | --- | --- |',
      ...Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods)
          .filter(([, operation]) => operation.tags.includes(name))
          .map(([method, operation]) => rowOf(method, path, operation)),
      ),
    ].join('\n'),
  );

function rowOf(method: string, path: string, { operationId, summary, security }: Operation) {
  const guests =
    security.length === 0 || security.some((requirement) => Object.keys(requirement).length === 0);
  const address = `${method.toUpperCase()} ${path}`;
  return `| ${summary} | \`${operationId}\`<br />\`${address}\` | ${guests ? '' : 'yes'} |`;
}
