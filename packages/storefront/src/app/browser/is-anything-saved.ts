import { storageKeys } from '@parde/domain';
import { readLocalStorage } from './storage.ts';

/** True if titles are saved on this device, by any viewer. If not, the code for saved titles is not loaded. */
export const isAnythingSaved = (): boolean =>
  readLocalStorage(storageKeys.offlineOwner) !== undefined;
