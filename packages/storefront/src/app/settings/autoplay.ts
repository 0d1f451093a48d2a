import { storageKeys } from '@parde/domain';
import { readLocalStorage, writeLocalStorage } from '../browser/storage.ts';
import { defineSetting } from './define-setting.ts';

/** True if the next film or episode starts automatically. */
export const autoplay = defineSetting({
  key: storageKeys.autoplay,
  fromServer: () => true,
  fromDevice: () => readLocalStorage(storageKeys.autoplay) !== 'false',
  save: (isOn) => writeLocalStorage(storageKeys.autoplay, String(isOn)),
});
