import { type Page, sectionsOf } from './page.ts';

export const terms: Page = {
  page: 'terms',
  title_fa: 'قوانین و حریم خصوصی',
  title_en: 'Terms and privacy',
  updated_at: '2026-03-21T00:00:00+03:30',
  sections: sectionsOf([
    {
      fa: {
        heading: null,
        paragraphs: [
          'با ورود به حساب خود این شرایط را می‌پذیرید. کوتاه نوشته‌ایم تا خوانده شود؛ اگر چیزی روشن نبود، از <a href="/profile/about-contact">پشتیبانی</a> بپرسید.',
        ],
      },
      en: {
        heading: null,
        paragraphs: [
          'By signing in, you agree to these terms. They are short so that people read them. If anything is unclear, ask <a href="/profile/about-contact">support</a>.',
        ],
      },
    },
    {
      key: 'account',
      fa: {
        heading: 'حساب کاربری',
        paragraphs: [
          'هر حساب به یک شمارهٔ همراه وابسته است و واگذاری آن به دیگران مجاز نیست. اگر خط خود را واگذار می‌کنید، نخست حساب را ببندید.',
          '<strong>کد ورود را به هیچ‌کس ندهید</strong>، حتی به کسی که خود را از پشتیبانی ما معرفی کند. ما هرگز آن را نمی‌پرسیم.',
          'برای ساختن حساب باید دست‌کم ۱۵ سال داشته باشید. کودکان با حساب بزرگ‌ترها و در حالت کودک تماشا می‌کنند.',
        ],
      },
      en: {
        heading: 'Your account',
        paragraphs: [
          'An account belongs to one mobile number and may not be transferred to anyone else. If you give your line away, close the account first.',
          '<strong>Do not give your sign-in code to anyone</strong>, not even someone who claims to be from our support. We never ask for it.',
          'You must be at least 15 to open an account. Children watch in kids mode on a grown-up’s account.',
        ],
      },
    },
    {
      key: 'subscription',
      fa: {
        heading: 'اشتراک',
        paragraphs: [
          'اشتراک از لحظهٔ پرداخت آغاز می‌شود. اگر اشتراک دیگری داشته باشید، روزهای تازه به پایان آن افزوده می‌شود.',
          'با هر اشتراک:<ul><li>عنوان‌های اشتراکی را تا پایان دوره تماشا و دانلود می‌کنید؛</li><li>عنوان‌های خرید تکی و اکران آنلاین را جداگانه می‌خرید.</li></ul>',
          'فهرست عنوان‌های اشتراکی با مجوز پخش آن‌ها تغییر می‌کند و ماندن هیچ عنوانی تا پایان دوره تضمین نمی‌شود.',
        ],
      },
      en: {
        heading: 'Subscription',
        paragraphs: [
          'A subscription starts when it is paid for. If you already have one, the new days are added to its end.',
          'With each subscription:<ul><li>you can watch and download the titles it includes until it ends;</li><li>titles sold separately and online screenings are bought on their own.</li></ul>',
          'What a subscription includes changes with the licences of the titles. We cannot promise that any one of them stays until your period ends.',
        ],
      },
    },
    {
      key: 'refunds',
      fa: {
        heading: 'خرید و بازگشت وجه',
        paragraphs: [
          'به قیمت اشتراک‌ها ده درصد مالیات بر ارزش افزوده اضافه می‌شود. پیش از هر پرداخت، قیمت، مالیات و جمع را می‌بینید و پس از آن کد پیگیری می‌گیرید.',
          '<table><tr><th>خرید</th><th>بازگشت وجه</th></tr><tr><td>اشتراک</td><td>تا ۲۴ ساعت پس از خرید، اگر چیزی تماشا نشده باشد</td></tr><tr><td>خرید تکی</td><td>تا پیش از نخستین پخش یا دانلود</td></tr><tr><td>بلیت اکران آنلاین</td><td>تا یک ساعت پیش از آغاز اکران</td></tr></table>',
          'اگر عنوانی که خریده‌اید به سبب پایان مجوز حذف شود، بهای آن به کیف پول شما بازمی‌گردد. وجه پرداخت ناموفق را بانک تا ۷۲ ساعت برمی‌گرداند.',
        ],
      },
      en: {
        heading: 'Purchases and refunds',
        paragraphs: [
          'Ten per cent VAT is added to the price of plans. Before each payment you see the price, the tax and the total; afterwards you get a tracking code.',
          '<table><tr><th>Purchase</th><th>Refunded</th></tr><tr><td>Subscription</td><td>Within 24 hours, if nothing has been watched</td></tr><tr><td>Single title</td><td>Until it is first played or downloaded</td></tr><tr><td>Screening ticket</td><td>Until one hour before the screening</td></tr></table>',
          'If a title you bought has to be removed because its licence ended, its price returns to your wallet. The bank returns the money of a failed payment within 72 hours.',
        ],
      },
    },
    {
      key: 'automatic-payment',
      fa: {
        heading: 'پرداخت خودکار',
        paragraphs: [
          'پرداخت خودکار تنها با اجازهٔ شما در صفحهٔ بانک آغاز می‌شود و مبلغ هر برداشت با پیامک بانک به شما می‌رسد. هر زمان بخواهید، می‌توانید در <a href="/profile">حساب من</a> آن را خاموش یا بانک را حذف کنید؛ از همان لحظه برداشتی انجام نمی‌شود.',
        ],
      },
      en: {
        heading: 'Automatic payment',
        paragraphs: [
          'Automatic payment starts only with your consent on the bank’s own page, and your bank texts you the amount of each debit. You can turn it off or remove the bank at any time in <a href="/profile">your account</a>; nothing is taken from that moment on.',
        ],
      },
    },
    {
      key: 'fair-use',
      fa: {
        heading: 'استفادهٔ مجاز',
        paragraphs: [
          'تماشا و دانلود برای استفادهٔ شخصی و خانوادگی است. این کارها مجاز نیست:',
          '<ul><li>نمایش عمومی، در رستوران یا اتوبوس یا هر جای دیگر؛</li><li>تکثیر، فروش یا بازنشر فایل‌ها؛</li><li>حذف یا دور زدن حفاظت فایل‌ها؛</li><li>فروش یا اجارهٔ حساب.</li></ul>',
          'حسابی که این‌ها را زیر پا بگذارد، پس از یک هشدار بسته می‌شود.',
        ],
      },
      en: {
        heading: 'What you may do',
        paragraphs: [
          'Watching and downloading are for you and your family. You may not:',
          '<ul><li>show titles in public, in a restaurant, a bus or anywhere else;</li><li>copy, sell or republish files;</li><li>remove or get around their protection;</li><li>sell or rent out your account.</li></ul>',
          'An account that breaks these rules is closed after one warning.',
        ],
      },
    },
    {
      key: 'comments',
      fa: {
        heading: 'دیدگاه‌ها',
        paragraphs: [
          'دیدگاه شما با نامی که انتخاب کرده‌اید نمایش داده می‌شود. نوشته‌ای که توهین‌آمیز باشد، تبلیغ باشد یا داستان را بی‌هشدار فاش کند، حذف می‌شود.',
        ],
      },
      en: {
        heading: 'Comments',
        paragraphs: [
          'Your comment appears under the name you have chosen. Comments that insult, advertise, or give the story away without a warning are removed.',
        ],
      },
    },
    {
      key: 'privacy',
      fa: {
        heading: 'حریم خصوصی',
        paragraphs: [
          'این‌ها را نگه می‌داریم تا سرویس کار کند:',
          '<table><tr><th>داده</th><th>برای چه</th><th>تا کی</th></tr><tr><td>شمارهٔ همراه</td><td>ورود و پیامک پرداخت</td><td>تا بستن حساب</td></tr><tr><td>خریدها و پرداخت‌ها</td><td>دسترسی شما و قانون مالیات</td><td>ده سال</td></tr><tr><td>تاریخچهٔ تماشا</td><td>ادامهٔ تماشا و پیشنهادها</td><td>تا پاک کردن آن یا بستن حساب</td></tr><tr><td>نشانی شبکه</td><td>شناخت اپراتور و جلوگیری از سوءاستفاده</td><td>سی روز</td></tr></table>',
          'این داده‌ها در اختیار هیچ شخص یا شرکت دیگری گذاشته نمی‌شود، مگر به حکم قانون. شمارهٔ کارت بانکی شما هرگز به ما نمی‌رسد؛ آن را تنها در صفحهٔ بانک وارد می‌کنید.',
          'هر زمان بخواهید، می‌توانید از پشتیبانی نسخه‌ای از داده‌های خود یا پاک کردن حساب و تاریخچهٔ خود را درخواست کنید.',
        ],
      },
      en: {
        heading: 'Privacy',
        paragraphs: [
          'We keep the following so that the service works:',
          '<table><tr><th>Data</th><th>Why</th><th>For how long</th></tr><tr><td>Mobile number</td><td>Signing in, texts about payments</td><td>Until the account is closed</td></tr><tr><td>Purchases and payments</td><td>Your access, and tax law</td><td>Ten years</td></tr><tr><td>What you have watched</td><td>Continue watching, suggestions</td><td>Until you clear it or close the account</td></tr><tr><td>Network address</td><td>To know your operator and prevent abuse</td><td>Thirty days</td></tr></table>',
          'We do not share any of this with anyone else unless the law requires it. Your card number never reaches us: you enter it on the bank’s page only.',
          'You can ask support at any time for a copy of your data, or to delete your account and its history.',
        ],
      },
    },
    {
      key: 'cookies',
      fa: {
        heading: 'کوکی‌ها',
        paragraphs: [
          'سایت برای ورود، زبان، فیلتر فهرست‌ها، حالت کودک و پیوند دعوت کوکی می‌گذارد. کوکی تبلیغاتی و ردیابی میان سایت‌ها نداریم.',
        ],
      },
      en: {
        heading: 'Cookies',
        paragraphs: [
          'The site sets cookies for signing in, for your language, for the filter of lists, for kids mode and for invitation links. There are no advertising cookies and no tracking across sites.',
        ],
      },
    },
    {
      key: 'liability',
      fa: {
        heading: 'مسئولیت و رسیدگی به اختلاف',
        paragraphs: [
          'می‌کوشیم سرویس همیشه در دسترس باشد، اما قطعی اینترنت و شبکهٔ اپراتورها از اختیار ما بیرون است. اگر سرویس از سوی ما بیش از ۲۴ ساعت پیوسته در دسترس نباشد، همان مدت به اشتراک شما افزوده می‌شود.',
          'این شرایط تابع قوانین جمهوری اسلامی ایران است. اگر با گفت‌وگو با پشتیبانی به نتیجه نرسیدیم، مرجع رسیدگی دادگاه‌های تهران است. درستی نمادهای ما را در صفحهٔ <a href="/namad">نمادهای اعتماد</a> ببینید.',
        ],
      },
      en: {
        heading: 'Liability and disputes',
        paragraphs: [
          'We do what we can to keep the service up, but failures of the internet and of operators’ networks are beyond our control. If the service is down through our own fault for more than 24 hours in a row, that time is added to your subscription.',
          'These terms are governed by the laws of Iran. If a dispute can’t be settled with support, the courts of Tehran have jurisdiction. You can verify our badges on the page of <a href="/namad">trust badges</a>.',
        ],
      },
    },
    {
      key: 'changes',
      fa: {
        heading: 'تغییر این شرایط',
        paragraphs: [
          'اگر چیزی از این شرایط تغییر کند، دست‌کم ده روز پیش از آن در همین صفحه و با پیامک آگاه می‌شوید.',
        ],
      },
      en: {
        heading: 'Changes to these terms',
        paragraphs: [
          'If any of this changes, we will tell you here and by text message at least ten days beforehand.',
        ],
      },
    },
  ]),
};
