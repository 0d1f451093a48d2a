import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['checkbox', 'tick', 'check mark', 'agree to terms', 'چک‌باکس', 'تیک', 'پذیرش قوانین'],
  use: 'Use a checkbox for a yes-or-no answer in a form that the viewer submits.',
  avoid:
    'For a setting that applies immediately, use a `Switch`. For one of several options, use a `RadioGroup`.',
  keys: { Tab: 'moves the focus to the checkbox', Space: 'checks or unchecks the box' },
  screenReader:
    'The screen reader announces the label, “checkbox”, whether the box is checked, and the hint.',
};
