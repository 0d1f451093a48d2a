import type { Group } from '../page.ts';

export const subscription: Group = {
  fa: 'اشتراک و پرداخت',
  en: 'Subscription and payment',
  sections: [
    {
      key: 'ways-to-watch',
      fa: {
        heading: 'تفاوت اشتراک، خرید تکی و اکران آنلاین چیست؟',
        paragraphs: [
          '<ul><li><strong>اشتراک:</strong> همهٔ عنوان‌های اشتراکی را تا پایان دوره تماشا و دانلود می‌کنید.</li><li><strong>خرید تکی:</strong> عنوان را جداگانه می‌خرید و برای همیشه در حساب شما می‌ماند.</li><li><strong>اکران آنلاین:</strong> بلیت از نخستین پخش تا چند ساعت اعتبار دارد؛ مدت آن پیش از خرید نوشته شده است.</li></ul>',
        ],
      },
      en: {
        heading:
          'What is the difference between a subscription, a purchase and an online screening?',
        paragraphs: [
          '<ul><li><strong>Subscription:</strong> watch and download everything it includes until it ends.</li><li><strong>Purchase:</strong> buy one title; it stays in your account for good.</li><li><strong>Online screening:</strong> a ticket is valid for some hours from the first play. You see how many before you buy.</li></ul>',
        ],
      },
    },
    {
      key: 'ways-to-pay',
      fa: {
        heading: 'چگونه می‌توانم پرداخت کنم؟',
        paragraphs: [
          'با هر کارت عضو شتاب از درگاه بانک، با اعتبار کیف پول، یا با پرداخت خودکار از حساب بانکی. برخی اپراتورها خرید با کد دستوری را هم می‌پذیرند و مبلغ را از شارژ شما کم می‌کنند یا به قبض شما می‌افزایند.',
        ],
      },
      en: {
        heading: 'How can I pay?',
        paragraphs: [
          'With any Iranian bank card on the bank’s own page, from your wallet, or by automatic payment from a bank account. Some operators also let you dial a code to buy, and take the price from your credit or add it to your bill.',
        ],
      },
    },
    {
      key: 'paid-not-active',
      fa: {
        heading: 'پول از حسابم کم شد، اما اشتراکم فعال نشد. چه کنم؟',
        paragraphs: [
          'در صفحهٔ «پرداخت‌ها» وضعیت همان پرداخت را با <strong>کد پیگیری</strong> ببینید. اگر موفق باشد، اشتراک همان لحظه فعال شده است؛ صفحه را دوباره بارگذاری کنید.',
          'اگر ناموفق باشد، بانک مبلغ را تا <strong>۷۲ ساعت</strong> به حساب شما برمی‌گرداند. پیش از آن دوباره پرداخت نکنید.',
        ],
      },
      en: {
        heading: 'I have paid, but my subscription has not started. What now?',
        paragraphs: [
          'On the “Payments” page, find the payment by its <strong>tracking code</strong>. If it succeeded, the subscription started at that moment: reload the page.',
          'If it failed, the bank returns the money within <strong>72 hours</strong>. Do not pay again before that.',
        ],
      },
    },
    {
      key: 'vat',
      fa: {
        heading: 'آیا به قیمت اشتراک مالیات بر ارزش افزوده اضافه می‌شود؟',
        paragraphs: [
          'بله. ده درصد مالیات بر ارزش افزوده به قیمت اشتراک‌ها افزوده می‌شود و پیش از پرداخت، قیمت، مالیات و جمع را جداگانه می‌بینید.',
          '<table><tr><th>نمونه</th><th>مبلغ</th></tr><tr><td>قیمت بسته</td><td>۱۴۹٬۰۰۰ تومان</td></tr><tr><td>مالیات ۱۰ درصد</td><td>۱۴٬۹۰۰ تومان</td></tr><tr><td>جمع</td><td>۱۶۳٬۹۰۰ تومان</td></tr></table>',
        ],
      },
      en: {
        heading: 'Is tax added to the price of a plan?',
        paragraphs: [
          'Yes, 10 per cent VAT. Before you pay you see the price, the tax and the total, each on its own line.',
          '<table><tr><th>Example</th><th>Amount</th></tr><tr><td>Price of the plan</td><td>149,000 toman</td></tr><tr><td>VAT at 10%</td><td>14,900 toman</td></tr><tr><td>Total</td><td>163,900 toman</td></tr></table>',
        ],
      },
    },
    {
      key: 'renewal',
      fa: {
        heading: 'پرداخت خودکار چیست و چگونه آن را خاموش کنم؟',
        paragraphs: [
          'به بانک اجازه می‌دهید که هزینهٔ اشتراک، یا قسمت‌های تازهٔ سریال‌هایی را که انتخاب کرده‌اید، در موعد آن از حساب شما بپردازد. بانک به آن «برداشت مستقیم» می‌گوید. چیزی که پیش‌تر خریده باشید دوباره خریده نمی‌شود.',
          'برای خاموش کردن آن، در <a href="/profile">حساب من</a>، بخش «پرداخت خودکار»، بانک را حذف کنید. از همان لحظه برداشتی انجام نمی‌شود.',
        ],
      },
      en: {
        heading: 'What is automatic payment, and how do I turn it off?',
        paragraphs: [
          'You let your bank pay for your subscription, or for new episodes of series you have chosen, on the day they are due. Banks call this direct debit. What you already own is never bought again.',
          'To turn it off, open <a href="/profile">your account</a> and remove the bank under “Automatic payment”. Nothing is taken from that moment on.',
        ],
      },
    },
    {
      key: 'two-subscriptions',
      fa: {
        heading: 'اگر پیش از پایان اشتراک دوباره بخرم، روزهایم می‌سوزد؟',
        paragraphs: ['نه. روزهای تازه به پایان اشتراک کنونی افزوده می‌شود. روزهای هدیه هم همین‌طور.'],
      },
      en: {
        heading: 'If I buy again before my subscription ends, do I lose days?',
        paragraphs: [
          'No. The new days are added to the end of your current subscription, and so are gift days.',
        ],
      },
    },
    {
      key: 'refund',
      fa: {
        heading: 'آیا می‌توانم اشتراکم را پس بدهم؟',
        paragraphs: [
          'اگر از خرید کمتر از ۲۴ ساعت گذشته و چیزی تماشا نکرده باشید، با تماس با پشتیبانی وجه آن بازمی‌گردد. جزئیات در <a href="/profile/terms#refunds">قوانین خرید و بازگشت وجه</a> آمده است.',
        ],
      },
      en: {
        heading: 'Can I return my subscription?',
        paragraphs: [
          'If you bought it less than 24 hours ago and have watched nothing, support refunds it. The details are under <a href="/profile/terms#refunds">purchases and refunds</a>.',
        ],
      },
    },
    {
      key: 'invite',
      fa: {
        heading: 'با دعوت از دوستانم چه به دست می‌آورم؟',
        paragraphs: [
          'پیوند دعوت خود را از بخش «دعوت از دوستان» در <a href="/profile">حساب من</a> کپی کنید. هر دوستی که با آن برای نخستین بار وارد شود، <strong>هفت روز اشتراک</strong> به شما و هفت روز به خودش می‌رسد.',
        ],
      },
      en: {
        heading: 'What do I get for inviting friends?',
        paragraphs: [
          'Copy your invitation link from “Invite friends” in <a href="/profile">your account</a>. For each friend who signs in with it for the first time, you both get <strong>seven days of subscription</strong>.',
        ],
      },
    },
  ],
};
