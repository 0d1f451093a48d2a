import { formatNumber } from '@parde/domain';
import type { Title } from '../../catalogue/title.ts';
import type { Entitlement } from '../entitlement.ts';

type About = { title: Title; own: Entitlement; isPresale: boolean; price: number | null };

/** Notes for the viewer, one a line. */
export function cartNotes({ title, own, isPresale, price }: About): string[] {
  if (isPresale) {
    return [
      'با خرید در پیش‌فروش، ۲۰ درصد کمتر می‌پردازید.',
      'تماشا و دانلود هم‌زمان با آغاز نمایش فعال می‌شود.',
    ];
  }
  if (title.type === 'ekran') return ekranNotes(title, own);
  if (own.reason === 'subscription') return ['حجم مصرفی شما با این اشتراک نیم‌بها حساب می‌شود.'];
  if (own.pass) return [];
  if (title.access === 'operator') return ['این عنوان تنها برای مشترکان اپراتورهای همراه است.'];
  if (title.access === 'paid' && price !== null) {
    return ['این عنوان در اشتراک نیست و جداگانه فروخته می‌شود.'];
  }
  return [];
}

function ekranNotes({ hours }: Title, { pass, bought }: Entitlement): string[] {
  if (hours === null) return [];
  const length = formatNumber(hours, 'fa');
  if (bought.length === 0) {
    return [`با هر بلیت، از نخستین پخش تا ${length} ساعت می‌توانید تماشا کنید.`];
  }
  if (!pass) return ['زمان بلیت شما به پایان رسیده است.'];
  return [`بلیت شما از نخستین پخش تا ${length} ساعت اعتبار دارد.`];
}
