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
  use: 'Use a code field for the one-time code of a text message.',
  avoid: 'For a password or another number, use a `TextField`.',
  keys: {
    Tab: 'moves the focus to the field',
    '← →': 'move the caret',
    Backspace: 'deletes the digit before the caret',
  },
  screenReader:
    'The code is a single field with a label and a hint, and is read as one number. An error is announced immediately.',
};
