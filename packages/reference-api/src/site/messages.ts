import type { Message } from '../contract/message.ts';

export const incompleteLink: Message = {
  fa: 'این پیوند کامل نیست. آن را دوباره از پیامک اپراتور باز کنید.',
  en: 'This link is incomplete. Open it again from your operator’s SMS.',
};

export const linkHasRunOut: Message = {
  fa: 'زمان این پیوند گذشته است یا چنین پیوندی نیست.',
  en: 'This link has expired or doesn’t exist.',
};
