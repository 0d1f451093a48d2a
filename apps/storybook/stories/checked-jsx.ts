import type { ElementType } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/** The docgen's data about a component of the kit. Storybook adds the data, so unit tests have none. */
interface Documented {
  readonly __docgenInfo?: {
    readonly displayName: string;
    readonly props: Readonly<Record<string, PropInfo>>;
  };
}

interface PropInfo {
  readonly required: boolean;
  readonly type: {
    readonly name: string;
    readonly raw?: string;
    readonly value?: readonly { readonly value: string }[];
  };
}

type Props = Readonly<Record<string, unknown>>;

/** Creates an element of the editor's code, and refuses what TypeScript would refuse. */
function jsxDEV(
  type: (ElementType & Documented) | undefined,
  props: Props,
  key: string | undefined,
  isStatic: boolean,
  { lineNumber }: { lineNumber: number },
) {
  const mistake = type ? findMistake(type, props) : 'The module that is imported has no such name';
  if (mistake) throw new Error(`${mistake} (${lineNumber}:0)`);
  return type && (isStatic ? jsxs : jsx)(type, props, key);
}

function findMistake({ __docgenInfo: info }: Documented, props: Props): string | undefined {
  if (!info) return;
  for (const [prop, value] of Object.entries(props)) {
    // Any element may have props with a hyphen, and the docgen leaves out children.
    if (prop === 'children' || prop === 'ref' || prop.includes('-')) continue;
    const known = info.props[prop];
    if (!known) {
      return `${info.displayName} has no prop ${prop}, only ${Object.keys(info.props).toSorted().join(', ')}`;
    }
    const possible = known.type.value?.map((choice) => choice.value).toSorted() ?? [];
    if (
      value !== undefined &&
      possible.some(isLiteral) &&
      possible.every(isLiteral) &&
      !possible.includes(JSON.stringify(value))
    ) {
      return `${prop} of ${info.displayName} cannot be ${JSON.stringify(value)}, only ${possible.join(', ')}`;
    }
  }
  const missing = Object.entries(info.props).find(
    ([prop, { required, type }]) =>
      required && !(prop in props) && !/=>|undefined/.test(type.raw ?? type.name),
  );
  return missing && `${info.displayName} needs the prop ${missing[0]}`;
}

const isLiteral = (choice: string) => /^(?:".*"|-?\d+|true|false|null)$/.test(choice);

export const jsxRuntime = { Fragment, jsxDEV };
