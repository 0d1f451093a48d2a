import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: [
    'one-time code',
    'otp',
    'pin',
    'verification code',
    'sms code',
    'کد تأیید',
    'کد پیامک',
    'رمز یک‌بار مصرف',
  ],
  use: 'The code of a text message.',
  avoid: 'A password or any other number: that is a `TextField`.',
  keys: {
    Tab: 'goes to it',
    '← →': 'move the caret',
    Backspace: 'deletes the digit before the caret',
  },
  screenReader:
    'One field with its label and hint, and the number as a whole. What is wrong is read at once.',
};
