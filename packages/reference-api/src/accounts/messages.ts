import { formatNumber } from '@parde/domain';
import type { Message } from '../contract/message.ts';

export const unreadableName: Message = {
  fa: 'این نام نویسه‌هایی دارد که در نام جایی ندارند. آن را دوباره بنویسید.',
  en: 'This name has characters that don’t belong in a name. Write it again.',
};

export const namelessName: Message = {
  fa: 'نام باید دست‌کم یک حرف داشته باشد.',
  en: 'A name must have at least one letter.',
};

export const requestOver: Message = {
  fa: 'این کد پس از چند تلاش نادرست باطل شد. کد تازه‌ای بخواهید.',
  en: 'This code was cancelled after several wrong attempts. Request a new one.',
};

export function codesOfTheDay(seconds: number): Message {
  const hours = Math.ceil(seconds / 3600);
  return {
    fa: `امروز کدهای زیادی برای این شماره خواسته شده است. ${formatNumber(hours, 'fa')} ساعت دیگر دوباره تلاش کنید.`,
    en: `Too many codes were requested for this number today. Try again in ${hours === 1 ? 'an hour' : `${hours} hours`}.`,
  };
}
