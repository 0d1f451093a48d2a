export interface FileSize {
  /** The height of the picture in lines. */
  readonly height: number;
  readonly bytes: number | undefined;
}

/**
 * Returns the file to recommend: the best up to the given height that fits, or the smallest. Undefined if there is no
 * choice.
 */
export function recommendedFile<File>(
  files: readonly File[],
  sizeOf: (file: File) => FileSize,
  { height, fits }: { height: number; fits: (bytes: number) => boolean },
): File | undefined {
  const sorted = files.toSorted((one, other) => sizeOf(one).height - sizeOf(other).height);
  const isGood = (file: File) => {
    const size = sizeOf(file);
    return size.height <= height && fits(size.bytes ?? 0);
  };
  return files.length > 1 ? (sorted.findLast(isGood) ?? sorted.at(0)) : undefined;
}
