import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['switch', 'toggle', 'on and off', 'setting', 'کلید', 'روشن و خاموش', 'تنظیم'],
  use: 'Use a switch for a setting that is on or off and applies immediately.',
  avoid: 'In a form that the viewer submits, use a `Checkbox`.',
  keys: { Tab: 'moves the focus to the switch', Space: 'turns the switch on or off' },
  screenReader: 'The screen reader announces the label, “switch”, on or off, and the hint.',
};
