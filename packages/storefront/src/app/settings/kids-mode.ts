import { isKidsFlag, storageKeys } from '@parde/domain';
import { readLocalStorage, removeFromLocalStorage, writeLocalStorage } from '../browser/storage.ts';
import { defineSetting } from './define-setting.ts';

export const kidsMode = defineSetting({
  key: storageKeys.kids,
  fromServer: () => false,
  fromDevice: () => isKidsFlag(readLocalStorage(storageKeys.kids)),
  save(isOn) {
    if (isOn) writeLocalStorage(storageKeys.kids, 'true');
    else removeFromLocalStorage(storageKeys.kids);
  },
});
