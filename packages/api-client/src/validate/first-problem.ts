import type { OutputUnit } from '@cfworker/json-schema';

/** The errors of these keywords only repeat those of a nested keyword. */
const wrapperKeywords = ['$ref', 'allOf', 'properties', 'additionalProperties', 'items'];

/** Describes a validator's first error, with its path below `root`. */
export function firstProblem(errors: readonly OutputUnit[], root: string): string | undefined {
  const first = selectClosestForms(errors).find(
    ({ keyword }) => !wrapperKeywords.includes(keyword),
  );
  if (!first) return undefined;
  const place = decodeURI(first.instanceLocation.slice(root.length));
  const missing = /^Instance does not have required property "(.*)"/.exec(first.error)?.[1];
  return missing === undefined
    ? `a body that is not the contract's at ${place || '/'}: ${first.error}`
    : `a body without ${place}/${missing}`;
}

/**
 * A failed `anyOf` reports the errors of every form. Only those of the closest form are returned: if a poster has no
 * address, "is not null" is not the error to report.
 */
function selectClosestForms(errors: readonly OutputUnit[]): readonly OutputUnit[] {
  const at = errors.findIndex(({ keyword }) => keyword === 'anyOf');
  const choice = errors[at];
  if (!choice) return errors;
  const { length } = errorsOf(errors.slice(at + 1), choice);
  const after = errors.slice(at + 1 + length);
  const [closest = [choice]] = formsOf(choice, errors.slice(at + 1, at + 1 + length))
    .map(selectClosestForms)
    .sort((one, other) => distance(one, choice) - distance(other, choice));
  return [...errors.slice(0, at), ...closest, ...selectClosestForms(after)];
}

/** Returns the errors of a choice's forms, which follow the choice in the list. */
function errorsOf(following: readonly OutputUnit[], choice: OutputUnit): readonly OutputUnit[] {
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

/** Returns the form of a choice that an error belongs to: `#/anyOf/1/type` belongs to form 1 of `#/anyOf`. */
function formOf({ keywordLocation }: OutputUnit, choice: OutputUnit): string | undefined {
  const prefix = `${choice.keywordLocation}/`;
  if (!keywordLocation.startsWith(prefix)) return undefined;
  return keywordLocation.slice(prefix.length).split('/', 1)[0];
}

/** Measures how far a value is from a form. A wrong type of the value itself and a wrong constant count most. */
function distance(errors: readonly OutputUnit[], { instanceLocation }: OutputUnit): number {
  return errors
    .filter(({ keyword }) => !wrapperKeywords.includes(keyword))
    .map(({ keyword, instanceLocation: place }) => {
      const isOwnType = keyword === 'type' && place === instanceLocation;
      return isOwnType || keyword === 'const' || keyword === 'enum' ? 10 : 1;
    })
    .reduce((sum, penalty) => sum + penalty, 0);
}
