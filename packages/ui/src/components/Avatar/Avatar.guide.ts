import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['avatar', 'profile picture', 'user photo', 'initials', 'آواتار', 'عکس کاربر', 'نمایه'],
  use: 'Beside the name of somebody who speaks or signs in: a comment, the account.',
  avoid:
    'The cast of a film: that is a `PersonCard`. Without a name beside it nobody knows who it is.',
  screenReader: 'Nothing. The name beside it is read.',
};
