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
  use: 'An Iranian mobile number.',
  avoid: 'Any other number is a `TextField`.',
  keys: { Tab: 'goes to it' },
  screenReader: 'Its label, the number, then the error and the hint.',
};
