import type { OutputUnit } from '@cfworker/json-schema';

/** Keywords that only pass on what failed below them. */
const passingOn = ['$ref', 'allOf', 'properties', 'additionalProperties', 'items'];

/** Words for the first of a validator's errors, with its place below `root`. */
export function firstProblem(errors: readonly OutputUnit[], root: string): string | undefined {
  const first = asMeant(errors).find(({ keyword }) => !passingOn.includes(keyword));
  if (!first) return undefined;
  const place = decodeURI(first.instanceLocation.slice(root.length));
  const missing = /^Instance does not have required property "(.*)"/.exec(first.error)?.[1];
  return missing === undefined
    ? `a body that is not the contract's at ${place || '/'}: ${first.error}`
    : `a body without ${place}/${missing}`;
}

/**
 * A value may have one of several forms (`anyOf`). One that has none comes with the errors of each. Only those of
 * the form that was meant are kept: a film without a poster's address is not wrong because its poster is not null.
 */
function asMeant(errors: readonly OutputUnit[]): readonly OutputUnit[] {
  const at = errors.findIndex(({ keyword }) => keyword === 'anyOf');
  const choice = errors[at];
  if (!choice) return errors;
  const { length } = within(errors.slice(at + 1), choice);
  const after = errors.slice(at + 1 + length);
  const [meant = [choice]] = formsOf(choice, errors.slice(at + 1, at + 1 + length))
    .map(asMeant)
    .sort((one, other) => misfit(one, choice) - misfit(other, choice));
  return [...errors.slice(0, at), ...meant, ...asMeant(after)];
}

/** The errors of a choice's forms, which follow it. */
function within(following: readonly OutputUnit[], choice: OutputUnit): readonly OutputUnit[] {
  const end = following.findIndex((error) => formOf(error, choice) === undefined);
  return end < 0 ? following : following.slice(0, end);
}

function formsOf(choice: OutputUnit, errors: readonly OutputUnit[]): readonly OutputUnit[][] {
  const forms = new Map<string, OutputUnit[]>();
  for (const error of errors) {
    const form = formOf(error, choice) ?? '';
    forms.set(form, [...(forms.get(form) ?? []), error]);
  }
  return [...forms.values()];
}

/** Which of a choice's forms an error is of: `#/anyOf/1/type` is of the form 1 of `#/anyOf`. */
function formOf({ keywordLocation }: OutputUnit, choice: OutputUnit): string | undefined {
  const prefix = `${choice.keywordLocation}/`;
  if (!keywordLocation.startsWith(prefix)) return undefined;
  return keywordLocation.slice(prefix.length).split('/', 1)[0];
}

/** How far a value is from a form. What tells forms apart weighs most: the value's own type, and fixed values. */
function misfit(errors: readonly OutputUnit[], { instanceLocation }: OutputUnit): number {
  return errors
    .filter(({ keyword }) => !passingOn.includes(keyword))
    .map(({ keyword, instanceLocation: place }) => {
      const isOwnType = keyword === 'type' && place === instanceLocation;
      return isOwnType || keyword === 'const' || keyword === 'enum' ? 10 : 1;
    })
    .reduce((sum, weight) => sum + weight, 0);
}
