import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['switch', 'toggle', 'on and off', 'setting', 'کلید', 'روشن و خاموش', 'تنظیم'],
  use: 'On or off, at once.',
  avoid: 'A form that is sent: a `Checkbox`.',
  keys: { Tab: 'goes to it', Space: 'turns it on or off' },
  screenReader: 'Its label, “switch”, on or off, then the hint.',
};
