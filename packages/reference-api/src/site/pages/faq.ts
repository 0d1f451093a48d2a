import { type Group, type Page, sectionsOfGroups } from './page.ts';

const account: Group = {
  fa: 'حساب و ورود',
  en: 'Account and signing in',
  sections: [
    {
      key: 'new-account',
      fa: {
        heading: 'چگونه در پرده حساب بسازم؟',
        paragraphs: [
          'شمارهٔ همراه خود را وارد کنید؛ کدی چهاررقمی پیامک می‌شود و با همان کد وارد می‌شوید. گذرواژه‌ای در کار نیست و نخستین ورود، حساب شما را می‌سازد.',
          'کد پنج دقیقه اعتبار دارد و تنها یک بار به کار می‌آید.',
        ],
      },
      en: {
        heading: 'How do I open an account?',
        paragraphs: [
          'Enter your mobile number. We text you a four-digit code, and that code signs you in. There is no password: your first sign-in creates the account.',
          'A code is valid for five minutes and works once.',
        ],
      },
    },
    {
      key: 'no-code',
      fa: {
        heading: 'کد ورود پیامک نمی‌شود. چه کنم؟',
        paragraphs: [
          '<ul><li>تا پایان شمارش معکوس صبر کنید و سپس کد تازه بخواهید؛ کدهای پیشین دیگر کار نمی‌کنند.</li><li>با شماره‌گیری <code>*800#</code> ببینید که پیامک‌های تبلیغاتی خط شما بسته نباشد؛ کد ورود گاهی با آن‌ها بسته می‌شود.</li><li>اگر خط خود را به اپراتور دیگری برده‌اید، رسیدن پیامک ممکن است چند دقیقه طول بکشد.</li></ul>',
          'اگر باز هم نرسید، با <a href="/profile/about-contact">پشتیبانی</a> تماس بگیرید.',
        ],
      },
      en: {
        heading: 'My sign-in code never arrives. What can I do?',
        paragraphs: [
          '<ul><li>Wait for the countdown to end, then ask for a new code. Earlier codes stop working.</li><li>Dial <code>*800#</code> and check that promotional texts are not blocked on your line: sign-in codes are sometimes blocked with them.</li><li>If you have moved your number to another operator, a text may take a few minutes.</li></ul>',
          'Still nothing? <a href="/profile/about-contact">Call support</a>.',
        ],
      },
    },
    {
      key: 'devices',
      fa: {
        heading: 'با یک اشتراک روی چند دستگاه می‌توانم تماشا کنم؟',
        paragraphs: [
          'با هر اشتراک هم‌زمان روی <strong>دو دستگاه</strong> تماشا می‌کنید و روی هر تعداد دستگاه که بخواهید وارد می‌شوید.',
          'برای تماشا روی دستگاه سوم، پخش یکی از دو دستگاه دیگر را متوقف کنید.',
        ],
      },
      en: {
        heading: 'On how many devices can I watch with one subscription?',
        paragraphs: [
          'On <strong>two devices</strong> at the same time. You may be signed in on as many as you like.',
          'To watch on a third, stop one of the other two.',
        ],
      },
    },
    {
      key: 'lost-device',
      fa: {
        heading: 'گوشی‌ام گم شده است. چگونه از حسابم خارجش کنم؟',
        paragraphs: [
          'از دستگاهی دیگر وارد شوید و در <a href="/profile/settings">تنظیمات</a>، بخش «دستگاه‌ها»، کنار آن دستگاه «خروج» را بزنید. «خروج از همهٔ دستگاه‌ها» همه را یک‌جا می‌بندد.',
        ],
      },
      en: {
        heading: 'I have lost my phone. How do I sign it out?',
        paragraphs: [
          'Sign in on another device, open <a href="/profile/settings">settings</a>, and press “Sign out” beside the phone under “Devices”. “Sign out everywhere” ends all of them at once.',
        ],
      },
    },
    {
      key: 'new-number',
      fa: {
        heading: 'شمارهٔ همراهم عوض شده است. حسابم چه می‌شود؟',
        paragraphs: [
          'حساب به شمارهٔ همراه بسته است و خودکار جابه‌جا نمی‌شود. با <a href="/profile/about-contact">پشتیبانی</a> تماس بگیرید؛ پس از احراز هویت، خریدها و روزهای باقی‌مانده به شمارهٔ تازه منتقل می‌شود.',
        ],
      },
      en: {
        heading: 'My number has changed. What happens to my account?',
        paragraphs: [
          'An account belongs to its number and does not move by itself. Call <a href="/profile/about-contact">support</a>: once they have verified that it is you, your purchases and remaining days move to the new number.',
        ],
      },
    },
  ],
};

const subscription: Group = {
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
          'با هر کارت عضو شتاب از درگاه بانک، با اعتبار کیف پول، یا با پرداخت خودکار از حساب بانکی. برخی اپراتورها خرید با کد دستوری را هم می‌پذیرند و مبلغ را روی قبض یا شارژ شما می‌آورند.',
        ],
      },
      en: {
        heading: 'How can I pay?',
        paragraphs: [
          'With any Iranian bank card on the bank’s own page, from your wallet, or by automatic payment from a bank account. Some operators also let you buy by a dialled code and put the price on your bill.',
        ],
      },
    },
    {
      key: 'paid-not-active',
      fa: {
        heading: 'پول از حسابم کم شد، اما اشتراکم فعال نشد. چه کنم؟',
        paragraphs: [
          'در صفحهٔ «پرداخت‌ها» وضعیت همان پرداخت را با <strong>کد پیگیری</strong> ببینید. اگر موفق باشد، اشتراک همان لحظه فعال شده است؛ صفحه را یک بار تازه کنید.',
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
        heading: 'آیا به قیمت اشتراک مالیات افزوده می‌شود؟',
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
          'به بانک اجازه می‌دهید که اشتراک، یا قسمت‌های تازهٔ سریال‌هایی را که انتخاب کرده‌اید، در روز خود از حساب شما بپردازد. چیزی که پیش‌تر خریده باشید دوباره خریده نمی‌شود.',
          'برای خاموش کردن آن، در <a href="/profile">حساب من</a>، بخش «پرداخت خودکار»، بانک را حذف کنید. از همان لحظه برداشتی انجام نمی‌شود.',
        ],
      },
      en: {
        heading: 'What is automatic payment, and how do I turn it off?',
        paragraphs: [
          'You let your bank pay for your subscription, or for new episodes of series you have chosen, on the day they are due. What you already own is never bought again.',
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
        heading: 'با معرفی پرده به دوستانم چه به دست می‌آورم؟',
        paragraphs: [
          'پیوند معرفی خود را از بخش «دعوت از دوستان» در <a href="/profile">حساب من</a> بردارید. هر دوستی که با آن برای نخستین بار وارد شود، <strong>هفت روز اشتراک</strong> به شما و هفت روز به خودش می‌رسد.',
        ],
      },
      en: {
        heading: 'What do I get for inviting friends?',
        paragraphs: [
          'Take your link from “Invite friends” in <a href="/profile">your account</a>. For each friend who signs in with it for the first time, you both get <strong>seven days of subscription</strong>.',
        ],
      },
    },
  ],
};

const data: Group = {
  fa: 'اینترنت و حجم مصرفی',
  en: 'Internet and data',
  sections: [
    {
      key: 'half-price',
      fa: {
        heading: 'حجم اینترنت تماشا چگونه حساب می‌شود؟',
        paragraphs: [
          'بیشتر اپراتورها حجم مصرفی پرده را <strong>نیم‌بها</strong> حساب می‌کنند: از هر گیگابایتی که تماشا یا دانلود کنید، نیم گیگابایت از بستهٔ شما کم می‌شود. نرخ هر اپراتور در صفحهٔ <a href="/profile/internet">اینترنت نیم‌بها</a> آمده است.',
        ],
      },
      en: {
        heading: 'How is the data I use counted?',
        paragraphs: [
          'Most operators count your data on Parde at <strong>half price</strong>: for each gigabyte you watch or download, half a gigabyte comes off your package. The rate of each operator is on the page about <a href="/profile/internet">half-price internet</a>.',
        ],
      },
    },
    {
      key: 'vpn',
      fa: {
        heading: 'چرا حجم من تمام‌بها حساب شد؟',
        paragraphs: [
          '<ul><li><strong>فیلترشکن روشن بوده است:</strong> اپراتور مقصد را نمی‌بیند و نرخ عادی می‌گیرد.</li><li>بدون اشتراک و با اینترنت اپراتورهای همکار تماشا کرده‌اید.</li><li>از شبکهٔ دیگری، مانند وای‌فای محل کار، استفاده کرده‌اید که نیم‌بها ندارد.</li></ul>',
          'پیش از پخش، نرخ همان لحظه را کنار دکمهٔ تماشا می‌بینید.',
        ],
      },
      en: {
        heading: 'Why was I charged the full rate?',
        paragraphs: [
          '<ul><li><strong>A VPN was on:</strong> the operator cannot see where you are going and charges its usual rate.</li><li>You watched without a subscription on a partner operator.</li><li>You were on another network, such as the Wi-Fi at work, that has no half price.</li></ul>',
          'Before anything plays, the rate of that moment is shown beside the play button.',
        ],
      },
    },
    {
      key: 'without-subscription',
      fa: {
        heading: 'بدون اشتراک هم می‌شود تماشا کرد؟',
        paragraphs: [
          'عنوان‌های رایگان را همه می‌بینند. مشترکان همراه اول و ایرانسل عنوان‌های اشتراکی را هم بدون اشتراک تماشا می‌کنند و حجم مصرفی‌شان تمام‌بها حساب می‌شود.',
        ],
      },
      en: {
        heading: 'Can I watch without a subscription?',
        paragraphs: [
          'Free titles are open to everyone. Customers of MCI and Irancell can also watch subscription titles without one, with data billed at the full rate.',
        ],
      },
    },
    {
      key: 'save-data',
      fa: {
        heading: 'چگونه کمتر حجم مصرف کنم؟',
        paragraphs: [
          'در <a href="/profile/settings">تنظیمات</a> «صرفه‌جویی در حجم» را روشن کنید یا در پخش‌کننده کیفیت ۴۸۰ را برگزینید. با وای‌فای خانه دانلود کنید و در راه تماشا کنید.',
        ],
      },
      en: {
        heading: 'How do I use less data?',
        paragraphs: [
          'Turn on “Save data” in <a href="/profile/settings">settings</a>, or choose 480p in the player. Download on your Wi-Fi at home and watch on the way.',
        ],
      },
    },
  ],
};

const watching: Group = {
  fa: 'تماشا و دانلود',
  en: 'Watching and downloading',
  sections: [
    {
      key: 'playback-stops',
      fa: {
        heading: 'کیفیت پخش پایین است یا پخش مکث می‌کند. چه کنم؟',
        paragraphs: [
          '<ol><li>کیفیت را از منوی پخش روی «خودکار» بگذارید تا با سرعت اینترنت شما هماهنگ شود. ۱۰۸۰ به دست‌کم ۶ مگابیت بر ثانیه نیاز دارد.</li><li>فیلترشکن را خاموش کنید و صفحه را تازه کنید.</li><li>از شبکهٔ دیگری امتحان کنید.</li></ol>',
        ],
      },
      en: {
        heading: 'The picture is poor, or playback keeps stopping. What can I do?',
        paragraphs: [
          '<ol><li>Set the quality to “Auto” in the player’s menu: it follows the speed of your connection. 1080p needs at least 6 megabits a second.</li><li>Turn your VPN off and reload the page.</li><li>Try another network.</li></ol>',
        ],
      },
    },
    {
      key: 'subtitles',
      fa: {
        heading: 'زیرنویس و صدای دوبله را از کجا عوض کنم؟',
        paragraphs: [
          'در پخش‌کننده، دکمهٔ زیرنویس زبان و اندازه و رنگ آن را عوض می‌کند و دکمهٔ صدا میان دوبله و زبان اصلی جابه‌جا می‌شود. انتخاب شما روی همان دستگاه می‌ماند.',
        ],
      },
      en: {
        heading: 'Where do I change subtitles and dubbing?',
        paragraphs: [
          'In the player: the subtitle button sets language, size and colour, and the sound button switches between the dubbed and the original sound. Your choice stays on that device.',
        ],
      },
    },
    {
      key: 'download',
      fa: {
        heading: 'چگونه فیلم را دانلود کنم و با چه برنامه‌ای ببینم؟',
        paragraphs: [
          'در صفحهٔ هر عنوان، دکمهٔ دانلود کیفیت‌ها را با حجم هر یک نشان می‌دهد. دانلودی که قطع شود از همان‌جا ادامه می‌یابد.',
          'فایل‌ها را با هر پخش‌کنندهٔ آشنا مانند VLC یا MX Player می‌بینید؛ زیرنویس جداگانه دانلود می‌شود.',
        ],
      },
      en: {
        heading: 'How do I download a film, and what plays it?',
        paragraphs: [
          'On a title’s page the download button lists the qualities and their sizes. A download that breaks off resumes where it stopped.',
          'Any common player, such as VLC or MX Player, plays the files. Subtitles are downloaded separately.',
        ],
      },
    },
    {
      key: 'television',
      fa: {
        heading: 'روی تلویزیون چگونه تماشا کنم؟',
        paragraphs: [
          'برنامهٔ اندروید‌تی‌وی را از صفحهٔ <a href="/app">اپلیکیشن</a> نصب کنید، یا نشانی سایت را در مرورگر تلویزیون باز کنید و با همان شمارهٔ همراه وارد شوید.',
        ],
      },
      en: {
        heading: 'How do I watch on television?',
        paragraphs: [
          'Install the Android TV app from the <a href="/app">app page</a>, or open the site in the television’s browser and sign in with the same number.',
        ],
      },
    },
    {
      key: 'abroad',
      fa: {
        heading: 'بیرون از ایران هم می‌توانم تماشا کنم؟',
        paragraphs: [
          'بخشی از عنوان‌ها تنها برای پخش در ایران مجوز دارند و بیرون از آن پخش نمی‌شوند. دیگر عنوان‌ها همه‌جا در دسترس‌اند، اما ورود با شمارهٔ همراه ایران انجام می‌شود.',
        ],
      },
      en: {
        heading: 'Can I watch outside Iran?',
        paragraphs: [
          'Some titles are licensed for Iran only and do not play elsewhere. The others play anywhere, but signing in takes an Iranian mobile number.',
        ],
      },
    },
    {
      key: 'kids',
      fa: {
        heading: 'حالت کودک چیست؟',
        paragraphs: [
          'در حالت کودک تنها عنوان‌های مناسب کودکان دیده می‌شود و راهی به خرید و تنظیمات نیست. این حالت روی همان دستگاه می‌ماند تا بزرگ‌تری آن را خاموش کند.',
        ],
      },
      en: {
        heading: 'What is kids mode?',
        paragraphs: [
          'It shows only what suits children, with no way to purchases or settings. The device stays in it until a grown-up turns it off.',
        ],
      },
    },
    {
      key: 'comments',
      fa: {
        heading: 'چرا دیدگاهم نمایش داده نمی‌شود؟',
        paragraphs: [
          'هر دیدگاه پیش از نمایش خوانده می‌شود و این کار معمولاً تا یک روز طول می‌کشد. دیدگاهی که توهین‌آمیز باشد یا داستان را بی‌هشدار فاش کند، منتشر نمی‌شود.',
        ],
      },
      en: {
        heading: 'Why is my comment not shown?',
        paragraphs: [
          'Every comment is read before it appears, usually within a day. Comments that insult, or give the story away without a warning, are not published.',
        ],
      },
    },
  ],
};

export const faq: Page = {
  page: 'faq',
  title_fa: 'پرسش‌های متداول',
  title_en: 'Frequently asked questions',
  updated_at: '2026-11-01T10:00:00+03:30',
  sections: sectionsOfGroups([account, subscription, data, watching]),
};
