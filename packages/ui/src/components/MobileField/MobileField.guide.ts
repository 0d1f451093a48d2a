import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: [
    'mobile number',
    'phone',
    'phone number',
    'tel',
    'sign in',
    'شمارهٔ همراه',
    'موبایل',
    'تلفن',
    'ورود',
  ],
  use: 'Use a mobile field for an Iranian mobile number.',
  avoid: 'For any other number, use a `TextField`.',
  keys: { Tab: 'moves the focus to the field' },
  screenReader: 'The screen reader announces the label, the number, the error and the hint.',
};
