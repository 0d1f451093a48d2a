import { isKidsFlag, storageKeys } from '@parde/domain';
import { kidsHome } from '../../paths.ts';
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
  apply(isOn) {
    // A new document: nothing of this one is for children.
    if (isOn) window.location.assign(kidsHome);
  },
});
