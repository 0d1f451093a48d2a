import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: [
    'text field',
    'input',
    'text input',
    'form',
    'textbox',
    'email',
    'error message',
    'فیلد متن',
    'ورودی',
    'کادر متن',
  ],
  use: 'One line of text: a name, an address, a discount code.',
  avoid: 'A mobile number is a `MobileField`, a code of a text message a `CodeField`.',
  keys: { Tab: 'goes to it', Enter: 'sends the form' },
  screenReader:
    'Its label, what is in it, then the error and the hint. An error is read when it comes.',
};
