import type { StrictArgTypes } from 'storybook/internal/types';

/** The data that the docgen attaches to a component. */
interface Documented {
  readonly __docgenInfo?: {
    readonly props?: Readonly<Record<string, { readonly parent?: { readonly fileName: string } }>>;
  };
}

interface EnhancerContext {
  readonly argTypes: StrictArgTypes;
  readonly component?: unknown;
  readonly parameters: {
    readonly docs?: { readonly source?: { readonly originalSource?: string } };
  };
}

const noControl = { control: { disable: true } };

/** Lists the props that a component passes to its element separately, after its own props. */
export const groupElementProps = ({ argTypes, component }: EnhancerContext): StrictArgTypes => {
  const props = isDocumented(component) ? (component.__docgenInfo?.props ?? {}) : {};
  return mapArgTypes(argTypes, (name, argType) => {
    if (!props[name]?.parent?.fileName.includes('node_modules')) return argType;
    const { type } = argType;
    return {
      ...argType,
      ...(typeof type === 'object' && type.name === 'boolean' ? {} : noControl),
      table: { ...argType.table, category: 'Handed on to its element' },
    };
  });
};

/** Disables the controls of args that the story does not read. */
export const disableUnusedControls = ({
  argTypes,
  parameters,
}: EnhancerContext): StrictArgTypes => {
  const taken = argsReadBy(parameters.docs?.source?.originalSource ?? '');
  return taken === 'all'
    ? argTypes
    : mapArgTypes(argTypes, (name, argType) =>
        taken.has(name) ? argType : { ...argType, ...noControl },
      );
};

/** Returns the args that a story reads, taken from the first parameter of its `render`. */
export function argsReadBy(source: string): 'all' | ReadonlySet<string> {
  const [, first] = /\brender: \((_|\{[^}]*\}|)(?:,|\))/.exec(source) ?? [];
  if (first === undefined || first.includes('...')) return 'all';
  return new Set(first.match(/\w+(?=\s*[,:}=])/g) ?? []);
}

const isDocumented = (component: unknown): component is Documented =>
  typeof component === 'function' || (typeof component === 'object' && component !== null);

const mapArgTypes = (
  argTypes: StrictArgTypes,
  change: (name: string, argType: StrictArgTypes[string]) => StrictArgTypes[string],
): StrictArgTypes =>
  Object.fromEntries(Object.entries(argTypes).map(([name, type]) => [name, change(name, type)]));
