/** The ages that children's pages can be for. Nothing above them is shown there. */
export const kidsAges = [7, 12] as const;

export type KidsAge = (typeof kidsAges)[number];

/** What children's pages show. All else is sold by itself, or has no age rating. */
export const kidsTitleTypes = ['movie', 'series', 'video', 'episode'] as const;

export type KidsTitleType = (typeof kidsTitleTypes)[number];

/** The device's kids flag, as it is stored. Whatever is no clear "no" keeps a child in kids mode; what is damaged is no flag. */
export function isKidsFlag(stored: string | null | undefined): boolean {
  const flag = stored?.trim().toLowerCase() ?? '';
  return !['', '0', 'false', 'null'].includes(flag) && !isDamaged(flag);
}

/** The age that the flag says. A flag that says none is taken for the youngest. */
export function kidsAge(stored: string | null | undefined): KidsAge | undefined {
  if (!isKidsFlag(stored)) return undefined;
  return kidsAges.find((age) => String(age) === stored?.trim()) ?? kidsAges[0];
}

/** Whether a title of this age rating is for children of the age. One without a rating is not. */
export function isForKids(ageRating: unknown, age: KidsAge): boolean {
  return typeof ageRating === 'number' && ageRating >= 0 && ageRating <= age;
}

/** Half of an object, a list or a quoted text. */
function isDamaged(text: string): boolean {
  if (!/^[{["]/.test(text)) return false;
  try {
    JSON.parse(text);
    return false;
  } catch {
    return true;
  }
}
