export interface FileWeight {
  /** Of the picture, in lines. */
  readonly height: number;
  readonly bytes: number | undefined;
}

/** Of a title's files the one for most: the best up to that height that fits, or the smallest. */
export function recommendedFile<File>(
  files: readonly File[],
  weigh: (file: File) => FileWeight,
  { height, fits }: { height: number; fits: (bytes: number) => boolean },
): File | undefined {
  const sorted = files.toSorted((one, other) => weigh(one).height - weigh(other).height);
  const isGood = (file: File) => {
    const weight = weigh(file);
    return weight.height <= height && fits(weight.bytes ?? 0);
  };
  return files.length > 1 ? (sorted.findLast(isGood) ?? sorted.at(0)) : undefined;
}
