/** A flag of an answer: true or 1. */
export function isOn(flag: unknown): boolean {
  return flag === true || flag === 1;
}
