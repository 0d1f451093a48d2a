import { storageKeys } from '@parde/domain';
import { recall, remember } from '../browser/storage.ts';
import { defineSetting } from './define-setting.ts';

/** Whether the next film or episode begins by itself. It does unless the viewer said no. */
export const autoplay = defineSetting({
  drawn: () => true,
  remembered: () => recall(storageKeys.autoplay) !== 'false',
  keep: (isOn) => remember(storageKeys.autoplay, String(isOn)),
});
