import type { Message } from '../contract/message.ts';

export const incompleteLink: Message = {
  fa: 'این پیوند کامل نیست. آن را دوباره از پیامک اپراتور باز کنید.',
  en: 'This link is incomplete. Open it again from your operator’s SMS.',
};

export const linkHasRunOut: Message = {
  fa: 'مهلت این پیوند تمام شده است یا چنین پیوندی وجود ندارد.',
  en: 'This link has expired or doesn’t exist.',
};
