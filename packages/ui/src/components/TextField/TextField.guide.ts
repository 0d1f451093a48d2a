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
  use: 'Use a text field for one line of text, such as a name, an address or a discount code.',
  avoid:
    'For a mobile number, use a `MobileField`. For the code of a text message, use a `CodeField`.',
  keys: { Tab: 'moves the focus to the field', Enter: 'submits the form' },
  screenReader:
    'The screen reader announces the label, the value, the error and the hint. An error is announced when it appears.',
};
