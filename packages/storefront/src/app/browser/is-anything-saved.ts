import { storageKeys } from '@parde/domain';
import { readLocalStorage } from './storage.ts';

/** Whether titles are kept on this device, whosever. Where none are, nothing of it is loaded. */
export const isAnythingKept = (): boolean =>
  readLocalStorage(storageKeys.offlineOwner) !== undefined;
