import type { StrictArgTypes } from 'storybook/internal/types';

/** As the docgen leaves it at the component. */
interface Documented {
  readonly __docgenInfo?: {
    readonly props?: Readonly<Record<string, { readonly parent?: { readonly fileName: string } }>>;
  };
}

interface Told {
  readonly argTypes: StrictArgTypes;
  readonly component?: unknown;
  readonly parameters: {
    readonly docs?: { readonly source?: { readonly originalSource?: string } };
  };
}

const noControl = { control: { disable: true } };

/** What a component hands on to its element stands by itself, after its own props. */
export const handedOn = ({ argTypes, component }: Told): StrictArgTypes => {
  const props = isDocumented(component) ? (component.__docgenInfo?.props ?? {}) : {};
  return mapped(argTypes, (name, argType) => {
    if (!props[name]?.parent?.fileName.includes('node_modules')) return argType;
    const { type } = argType;
    return {
      ...argType,
      ...(typeof type === 'object' && type.name === 'boolean' ? {} : noControl),
      table: { ...argType.table, category: 'Handed on to its element' },
    };
  });
};

/** A control is there for what the story takes from it. */
export const withoutIdleControls = ({ argTypes, parameters }: Told): StrictArgTypes => {
  const taken = takenBy(parameters.docs?.source?.originalSource ?? '');
  return taken === 'all'
    ? argTypes
    : mapped(argTypes, (name, argType) =>
        taken.has(name) ? argType : { ...argType, ...noControl },
      );
};

/** The args that a story reads: its `render` says so in its first parameter. */
export function takenBy(source: string): 'all' | ReadonlySet<string> {
  const [, first] = /\brender: \((_|\{[^}]*\}|)(?:,|\))/.exec(source) ?? [];
  if (first === undefined || first.includes('...')) return 'all';
  return new Set(first.match(/\w+(?=\s*[,:}=])/g) ?? []);
}

const isDocumented = (component: unknown): component is Documented =>
  typeof component === 'function' || (typeof component === 'object' && component !== null);

const mapped = (
  argTypes: StrictArgTypes,
  change: (name: string, argType: StrictArgTypes[string]) => StrictArgTypes[string],
): StrictArgTypes =>
  Object.fromEntries(Object.entries(argTypes).map(([name, type]) => [name, change(name, type)]));
