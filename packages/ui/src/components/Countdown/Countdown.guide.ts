import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['countdown', 'timer', 'time left', 'شمارش معکوس', 'تایمر', 'زمان مانده'],
  use: 'Use a countdown for the time until something begins, or until the viewer can repeat an action.',
  avoid: 'Do not use a countdown to put pressure on viewers to buy.',
  screenReader:
    'The countdown is a timer that is read when the viewer moves to it. It is not announced each second.',
};
