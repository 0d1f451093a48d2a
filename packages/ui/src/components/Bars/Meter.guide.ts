import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'new',
  since: '0.1.0',
  aliases: ['gauge', 'usage', 'quota', 'storage', 'capacity', 'سنجه', 'ظرفیت', 'فضا', 'مصرف'],
  use: 'Use a meter for a part of a known whole, such as used room or a used budget.',
  avoid: 'For a task that goes on, use `Progress`. To compare several values, use `Bars`.',
  screenReader: 'The meter is announced with its label and its value in words.',
};
