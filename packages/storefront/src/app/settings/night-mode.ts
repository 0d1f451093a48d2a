import { storageKeys } from '@parde/domain';
import { remember } from '../browser/storage.ts';
import { defineSetting } from './define-setting.ts';

/** True is the dark theme; false follows the system. The server knows of neither. */
const nightMode = defineSetting({
  drawn: () => false,
  // The early script reads the device before anything is drawn, and marks the document.
  remembered: () => document.documentElement.dataset.theme === 'dark',
  keep(night) {
    if (night) document.documentElement.dataset.theme = 'dark';
    else delete document.documentElement.dataset.theme;
    remember(storageKeys.nightMode, String(night));
  },
});

export const useNightMode = nightMode.useSetting;
