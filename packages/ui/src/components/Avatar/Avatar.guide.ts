import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: ['avatar', 'profile picture', 'user photo', 'initials', 'آواتار', 'عکس کاربر', 'نمایه'],
  use: 'Use an avatar beside the name of a person, such as the author of a comment or the owner of the account.',
  avoid:
    'For the cast of a film, use a `PersonCard`. Do not show an avatar without a name, because the picture alone does not identify the person.',
  screenReader: 'The avatar is not announced. The name beside it is read.',
};
