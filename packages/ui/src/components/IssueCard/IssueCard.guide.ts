import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'new',
  since: '0.1.0',
  aliases: ['issue', 'magazine', 'newspaper', 'مجله', 'روزنامه', 'شمارهٔ مجله'],
  use: 'An issue of a magazine or a newspaper.',
  avoid: 'A video that is no issue is a `WideCard`.',
  keys: { Tab: 'goes to it', Enter: 'follows it' },
  screenReader: 'One link: whose it is and which number, the title and the day.',
  alsoCovers: ['IssueCardSkeleton'],
};
