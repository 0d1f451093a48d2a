import { storageKeys } from '@parde/domain';
import { readLocalStorage, writeLocalStorage } from '../browser/storage.ts';
import { defineSetting } from './define-setting.ts';

/** Besides the system's own setting. The early script sets it before the first paint. */
export const reducedMotion = defineSetting({
  key: storageKeys.reducedMotion,
  fromServer: () => false,
  fromDevice: () => readLocalStorage(storageKeys.reducedMotion) === 'true',
  save: (isReduced) => writeLocalStorage(storageKeys.reducedMotion, String(isReduced)),
  apply(isReduced) {
    if (isReduced) document.documentElement.dataset.motion = 'reduced';
    else delete document.documentElement.dataset.motion;
  },
});
