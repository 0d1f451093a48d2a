import type { Season } from '@parde/api-client';

/** Returns the season in the address, else the viewer's season, else the first. Specials (season 0) come last. */
export function selectedSeason(
  seasons: readonly Season[],
  seasonParam: string | null,
  own: number | undefined,
): Season | undefined {
  const findSeason = (wanted: number | undefined) =>
    seasons.find(({ number }) => number === wanted);
  const inAddress =
    seasonParam !== null && /^\d{1,4}$/.test(seasonParam) ? Number(seasonParam) : undefined;
  return (
    findSeason(inAddress) ??
    findSeason(own) ??
    seasons.find(({ number }) => number > 0) ??
    seasons[0]
  );
}
