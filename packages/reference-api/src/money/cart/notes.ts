import { formatNumber } from '@parde/domain';
import type { Title } from '../../catalogue/title.ts';
import type { Message } from '../../contract/message.ts';
import type { Entitlement } from '../entitlement.ts';

type About = { title: Title; own: Entitlement; isPresale: boolean; price: number | null };

const presale: readonly Message[] = [
  {
    fa: 'با خرید در پیش‌فروش، ۲۰ درصد کمتر می‌پردازید.',
    en: 'Pre-order and pay 20 per cent less.',
  },
  {
    fa: 'تماشا و دانلود هم‌زمان با آغاز نمایش فعال می‌شود.',
    en: 'You can watch and download it as soon as it is released.',
  },
];

const halfPriceData: Message = {
  fa: 'بسیاری از اپراتورها حجم مصرفی شما را نیم‌بها حساب می‌کنند.',
  en: 'Many operators charge half price for your data.',
};

const operatorsOnly: Message = {
  fa: 'این عنوان تنها برای مشترکان اپراتورهای همراه است.',
  en: 'This title is only for customers of mobile operators.',
};

export const soldApart: Message = {
  fa: 'این عنوان در اشتراک نیست و جداگانه فروخته می‌شود.',
  en: 'This title is sold outside the subscription.',
};

const ticketOver: Message = {
  fa: 'اعتبار بلیت شما به پایان رسیده است.',
  en: 'Your ticket has expired.',
};

/** Returns notes for the viewer, one per line. */
export function cartNotes({ title, own, isPresale, price }: About): readonly Message[] {
  if (isPresale) return presale;
  if (title.type === 'ekran') return ekranNotes(title, own);
  if (own.reason === 'subscription') return [halfPriceData];
  if (own.pass) return [];
  if (title.access === 'operator') return [operatorsOnly];
  if (title.access === 'paid' && price !== null) return [soldApart];
  return [];
}

function ekranNotes({ hours }: Title, { pass, bought }: Entitlement): Message[] {
  if (hours === null) return [];
  const length = formatNumber(hours, 'fa');
  if (bought.length === 0) {
    return [
      {
        fa: `با هر بلیت، از نخستین پخش تا ${length} ساعت می‌توانید تماشا کنید.`,
        en: `With a ticket you can watch for ${hours} hours from the first play.`,
      },
    ];
  }
  if (!pass) return [ticketOver];
  return [
    {
      fa: `بلیت شما از نخستین پخش تا ${length} ساعت اعتبار دارد.`,
      en: `Your ticket is valid for ${hours} hours from the first play.`,
    },
  ];
}
