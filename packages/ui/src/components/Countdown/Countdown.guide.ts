import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['countdown', 'timer', 'time left', 'شمارش معکوس', 'تایمر', 'زمان مانده'],
  use: 'The time that is left until something can be done again, or begins.',
  avoid: 'Pressing a viewer into buying.',
  screenReader: 'A timer, when it is asked for. It is not read each second.',
};
