import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['checkbox', 'tick', 'check mark', 'agree to terms', 'چک‌باکس', 'تیک', 'پذیرش قوانین'],
  use: 'Yes or no in a form that is sent.',
  avoid: 'What holds at once is a `Switch`. One of several is a `RadioGroup`.',
  keys: { Tab: 'goes to it', Space: 'ticks it, or takes the tick away' },
  screenReader: 'Its label, “checkbox”, whether it is ticked, then the hint.',
};
