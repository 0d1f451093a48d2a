import { storageKeys } from '@parde/domain';
import { readLocalStorage, writeLocalStorage } from '../browser/storage.ts';
import { defineSetting } from './define-setting.ts';

/**
 * True means dark, and false follows the system. The server knows neither, so the early script applies the setting
 * before the first paint.
 */
export const nightMode = defineSetting({
  key: storageKeys.nightMode,
  fromServer: () => false,
  fromDevice: () => readLocalStorage(storageKeys.nightMode) === 'true',
  save: (night) => writeLocalStorage(storageKeys.nightMode, String(night)),
  apply(night) {
    if (night) document.documentElement.dataset.theme = 'dark';
    else delete document.documentElement.dataset.theme;
  },
});
