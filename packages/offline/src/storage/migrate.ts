import type { OfflinePlayback } from '../playback.ts';
import type { TitleRecord } from '../title.ts';

/** The fields of a title that had other names before version 3 of the database. */
interface OldFields {
  readonly status: TitleRecord['status'] | 'kept';
  readonly keptAt?: TitleRecord['savedAt'];
  readonly place?: TitleRecord['position'];
  readonly isPlaceSent?: boolean;
  readonly isByItself?: boolean;
  readonly word?: TitleRecord['check'];
}

/** Converts a title that an earlier release has saved. Its files stay where they are. */
export function migrateTitle<Playback extends OfflinePlayback>(
  old: Omit<TitleRecord<Playback>, 'status'> & OldFields,
) {
  const { status, keptAt, place, isPlaceSent, isByItself, word, ...title } = old;
  const addresses = JSON.stringify(title.playback).replaceAll('"kept://', '"offline://');
  const playback: Playback = JSON.parse(addresses);
  return {
    ...title,
    playback,
    status: status === 'kept' ? 'saved' : status,
    savedAt: keptAt ?? null,
    position: place ?? null,
    isPositionSent: isPlaceSent ?? true,
    isAutomatic: isByItself ?? false,
    ...(word && { check: word }),
  } satisfies TitleRecord<Playback>;
}
