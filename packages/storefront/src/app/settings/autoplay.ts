import { storageKeys } from '@parde/domain';
import { readLocalStorage, writeLocalStorage } from '../browser/storage.ts';
import { defineSetting } from './define-setting.ts';

/** Whether the next film or episode starts by itself. */
export const autoplay = defineSetting({
  key: storageKeys.autoplay,
  fromServer: () => true,
  fromDevice: () => readLocalStorage(storageKeys.autoplay) !== 'false',
  save: (isOn) => writeLocalStorage(storageKeys.autoplay, String(isOn)),
});
