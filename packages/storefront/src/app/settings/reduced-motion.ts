import { storageKeys } from '@parde/domain';
import { readLocalStorage, writeLocalStorage } from '../browser/storage.ts';
import { defineSetting } from './define-setting.ts';

/** Reduces motion, in addition to the system's setting. The early script applies it before the first paint. */
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
