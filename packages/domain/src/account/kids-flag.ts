/** The ages that children's pages can be for. Titles with a higher rating are not shown there. */
export const kidsAges = [7, 12] as const;

export type KidsAge = (typeof kidsAges)[number];

/** The types of title on children's pages. Other types are sold individually or have no age rating. */
export const kidsTitleTypes = ['movie', 'series', 'video', 'episode'] as const;

export type KidsTitleType = (typeof kidsTitleTypes)[number];

/**
 * Reads the device's stored kids flag. Any value that is not a clear "no" leaves kids mode on. A damaged value counts
 * as no flag.
 */
export function isKidsFlag(stored: string | null | undefined): boolean {
  const flag = stored?.trim().toLowerCase() ?? '';
  return !['', '0', 'false', 'null'].includes(flag) && !isDamaged(flag);
}

/** Returns the age in the flag. A flag without an age means the youngest. */
export function kidsAge(stored: string | null | undefined): KidsAge | undefined {
  if (!isKidsFlag(stored)) return undefined;
  return kidsAges.find((age) => String(age) === stored?.trim()) ?? kidsAges[0];
}

/** True if a title with this age rating is suitable for children of the age. A title without a rating is not. */
export function isForKids(ageRating: unknown, age: KidsAge): boolean {
  return typeof ageRating === 'number' && ageRating >= 0 && ageRating <= age;
}

/** True for an incomplete object, list or quoted text. */
function isDamaged(text: string): boolean {
  if (!/^[{["]/.test(text)) return false;
  try {
    JSON.parse(text);
    return false;
  } catch {
    return true;
  }
}
