import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OfflineDescription } from './describe.ts';
import type { OfflineDevice } from './device.ts';
import type { OfflinePlayback } from './playback.ts';
import type { OfflineTitle } from './title.ts';

type Device<Playback extends OfflinePlayback> = OfflineDevice<Playback> | null | undefined;

const nothing: readonly never[] = [];
const noSubscription = () => () => {};

/** Returns the viewer's titles. Empty until there is a device. */
export function useOfflineTitles<Playback extends OfflinePlayback>(
  device: Device<Playback>,
): readonly OfflineTitle<Playback>[] {
  const list = () => device?.list() ?? nothing;
  return useSyncExternalStore(device?.subscribe ?? noSubscription, list, () => nothing);
}

/** Returns the state of a title. The component renders again only if the state has changed. */
export function useDescription<Playback extends OfflinePlayback>(
  device: Device<Playback>,
  title: Pick<OfflineTitle, 'key'> | undefined,
): OfflineDescription | undefined {
  const describe = () => (title ? device?.describe(title) : undefined);
  return useSyncExternalStore(device?.subscribe ?? noSubscription, describe, () => undefined);
}

/** Returns the states of several titles. The component renders again only if one of them has changed. */
export function useDescriptions<Playback extends OfflinePlayback>(
  device: Device<Playback>,
  titles: readonly Pick<OfflineTitle, 'key'>[],
): readonly OfflineDescription[] {
  const [last] = useState<{ found: readonly OfflineDescription[] }>({ found: nothing });
  const describe = () => {
    const found = titles.flatMap((title) => device?.describe(title) ?? []);
    const isSame =
      found.length === last.found.length && found.every((one, at) => one === last.found[at]);
    if (!isSame) last.found = found;
    return last.found;
  };
  return useSyncExternalStore(device?.subscribe ?? noSubscription, describe, () => nothing);
}

/** The number of bytes of a title that arrive before its picture is searched for again. */
const stepBytes = 250_000;

/** Returns an address of the title's picture on the device. Null until it is there, and if there is none. */
export function useOfflinePicture<Playback extends OfflinePlayback>(
  device: Device<Playback>,
  title: OfflineTitle<Playback> | undefined,
): string | null {
  const address = title?.playback.picture?.url;
  const bytes = useDescription(device, title)?.bytes ?? 0;
  const step = Math.floor(bytes / stepBytes);
  const [picture, setPicture] = useState<{ address: string; url: string }>();
  // The picture of another title does not count.
  const url = picture?.address === address ? picture?.url : undefined;
  const isFound = url !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the picture may have arrived with the next `step`.
  useEffect(() => {
    if (!device || !title || !address?.startsWith('offline:') || isFound) return;
    let isOver = false;
    device
      .source(title)
      .read(address)
      .then(
        (file) => {
          if (file && !isOver) setPicture({ address, url: URL.createObjectURL(file) });
        },
        () => {
          // The title is shown without its picture.
        },
      );
    return () => {
      isOver = true;
    };
  }, [address, isFound, step, title?.key, device]);
  useEffect(() => {
    if (!picture) return;
    return () => URL.revokeObjectURL(picture.url);
  }, [picture]);
  return url ?? null;
}
