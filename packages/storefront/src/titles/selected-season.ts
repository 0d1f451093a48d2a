import type { Season } from '@parde/api-client';

/**
 * The season that a page shows: the one in its address, else the one that the viewer is in, else the first. What is
 * beside the seasons is never shown unasked, unless there is nothing else.
 */
export function selectedSeason(
  seasons: readonly Season[],
  asked: string | null,
  own: number | undefined,
): Season | undefined {
  const findSeason = (wanted: number | undefined) =>
    seasons.find(({ number }) => number === wanted);
  const inAddress = asked !== null && /^\d{1,4}$/.test(asked) ? Number(asked) : undefined;
  return (
    findSeason(inAddress) ??
    findSeason(own) ??
    seasons.find(({ number }) => number > 0) ??
    seasons[0]
  );
}
