/**
 * Made from app/i18n by `pnpm generate messages`. Do not edit.
 */

/** The Persian and English texts, by namespace and key. */
export interface MessageKeys {
  /** {{name}} | {{brand}} · {{name}} | {{brand}} */
  readonly 'accessibility:title'?: string;
  /** بیانیهٔ دسترس‌پذیری · Accessibility statement */
  readonly 'accessibility:name'?: string;
  /** {{brand}} تا چه اندازه برای افراد دارای معلولیت دسترس‌پذیر است، چه چیزهایی هنوز کار نمی‌کند و چگونه می‌توانید از ما کمک بگیرید. · How accessible {{brand}} is to disabled people, what does not work yet, and how to get help. */
  readonly 'accessibility:description'?: string;
  /** این بیانیه دربارهٔ وب‌سایت {{brand}} است. می‌خواهیم هر چه افراد بیشتری بتوانند از آن استفاده کنند. برای نمونه، باید بتوانید: · This statement applies to the {{brand}} website. We want as many people as possible to be able to use it. For example, you should be able to: */
  readonly 'accessibility:scope'?: string;
  /** صفحه را تا ۴۰۰ درصد و نوشته‌ها را تا ۲۰۰ درصد بزرگ کنید، بی‌آن‌که متنی از صفحه بیرون بزند یا واژه‌ای شکسته شود · zoom in up to 400%, or enlarge text up to 200%, without text spilling off the screen or words being broken */
  readonly 'accessibility:able.zoom'?: string;
  /** فاصله، اندازه و رنگ نوشته‌ها را در تنظیمات مرورگر یا دستگاه خود تغییر دهید · change the spacing, size and colours of text in your browser or device settings */
  readonly 'accessibility:able.spacing'?: string;
  /** همهٔ کارها را، از جمله در پخش‌کننده، تنها با صفحه‌کلید انجام دهید؛ در هر ردیف، کلیدهای جهت‌دار شما را از عنوانی به عنوان دیگر می‌برند · do everything on the site, the player included, using just a keyboard; in a row of titles, the arrow keys move from one to the next */
  readonly 'accessibility:able.keyboard'?: string;
  /** با صفحه‌خوان به بیشتر بخش‌های سایت، به فارسی یا انگلیسی، گوش دهید؛ بیشتر نام‌ها به زبان خودشان خوانده می‌شوند · listen to most of the site using a screen reader, in Persian or in English, and hear most names in their own language */
  readonly 'accessibility:able.reader'?: string;
  /** هر دکمه‌ای را با انگشت بزنید؛ همهٔ آن‌ها دست‌کم ۲۴ پیکسل و بیشترشان ۴۴ پیکسل طول و عرض دارند · tap every button with a finger: all of them are at least 24 pixels wide and high, and most are 44 */
  readonly 'accessibility:able.touch'?: string;
  /** هر چه را که حرکت می‌کند متوقف کنید، یا بگذارید تنظیمات دستگاهتان آن را متوقف کند · stop anything that moves, or let your device’s settings stop it */
  readonly 'accessibility:able.motion'?: string;
  /** حالت شب را روشن کنید، یا بگذارید صفحه از تنظیم دستگاهتان پیروی کند · turn night mode on, or let the pages follow your device */
  readonly 'accessibility:able.theme'?: string;
  /** متن‌های سایت را هم تا جایی که توانسته‌ایم ساده نوشته‌ایم. · We have also made the text of the site as simple as possible to understand. */
  readonly 'accessibility:words'?: string;
  /** فیلم‌هایی که بدون دیدن یا شنیدن هم می‌توانید دنبال کنید · Films you can follow without seeing or hearing */
  readonly 'accessibility:films'?: string;
  /** بعضی فیلم‌ها و سریال‌ها توضیح صوتی دارند: میان گفت‌وگوها، صدایی آنچه را دیده می‌شود بازگو می‌کند. بعضی هم زیرنویس ناشنوایان دارند که صداها را نیز می‌نویسد. صفحهٔ هر عنوان می‌گوید کدام را دارد و فهرست‌ها را می‌توانید بر همین پایه فیلتر کنید. · Some films and series have audio description: between lines of dialogue, a voice describes what is on the screen. Some have captions: subtitles that describe sounds too. Each title’s page says which it has, and you can filter the lists of films and series by either. */
  readonly 'accessibility:filmsText'?: string;
  /** فیلم‌ها و سریال‌ها: {{name}} · Films and series: {{name}} */
  readonly 'accessibility:filmsWith'?: string;
  /** این سایت تا چه اندازه دسترس‌پذیر است · How accessible this website is */
  readonly 'accessibility:howAccessible'?: string;
  /** می‌دانیم که بخش‌هایی از سایت به‌طور کامل دسترس‌پذیر نیست: · We know that some parts of this website are not fully accessible: */
  readonly 'accessibility:known'?: string;
  /** بسیاری از فیلم‌ها، سریال‌ها و ویدئوها زیرنویس ناشنوایان ندارند · many films, series and videos have no captions */
  readonly 'accessibility:problems.captions'?: string;
  /** بسیاری از فیلم‌ها، سریال‌ها و ویدئوها توضیح صوتی ندارند · many films, series and videos have no audio description */
  readonly 'accessibility:problems.description'?: string;
  /** شبکه‌های زنده نه زیرنویس ناشنوایان دارند و نه توضیح صوتی · live channels have neither captions nor audio description */
  readonly 'accessibility:problems.live'?: string;
  /** کارت‌ها بیش از دو خط از نام عنوان، و بیش از یک خط از مشخصات آن را نشان نمی‌دهند؛ همهٔ آن‌ها در صفحهٔ همان عنوان آمده است · cards show no more than two lines of a title, and of its facts those that fit in one line: its own page shows all of it */
  readonly 'accessibility:problems.titles'?: string;
  /** دیدگاه‌ها را بینندگان می‌نویسند و خوانایی آن‌ها را بررسی نمی‌کنیم · comments are written by viewers, and we do not check how readable they are */
  readonly 'accessibility:problems.comments'?: string;
  /** صفحهٔ پرداخت متعلق به بانک است و نمی‌توانیم تغییرش دهیم · the payment page belongs to the bank, and we cannot change it */
  readonly 'accessibility:problems.bank'?: string;
  /** بازخورد و تماس · Feedback and contact */
  readonly 'accessibility:feedback'?: string;
  /** اگر به مشکلی برخوردید که این‌جا نیامده است، یا برای تماشا، دانلود یا خرید به کمک نیاز دارید، با پشتیبانی تماس بگیرید: · If you find a problem that is not listed here, or need help watching, downloading or buying something, call support: */
  readonly 'accessibility:feedbackText'?: string;
  /** نشانی صفحه، کاری که می‌خواستید انجام دهید، و دستگاه، مرورگر و صفحه‌خوان خود را به ما بگویید. · Tell us the address of the page, what you wanted to do, and which device, browser and screen reader you use. */
  readonly 'accessibility:feedbackMore'?: string;
  /** اطلاعات فنی دسترس‌پذیری این سایت · Technical information about this website’s accessibility */
  readonly 'accessibility:technical'?: string;
  /** این سایت به دلیل مواردی که در ادامه آمده است، تنها تا اندازه‌ای با سطح AA نسخهٔ ۲.۲ رهنمودهای دسترس‌پذیری محتوای وب (WCAG) سازگار است. · This website is partially compliant with the Web Content Accessibility Guidelines (WCAG) version 2.2, level AA, because of what is listed below. */
  readonly 'accessibility:compliance'?: string;
  /** محتوای دسترس‌ناپذیر · Non-accessible content */
  readonly 'accessibility:notCompliant'?: string;
  /** فیلم‌های ضبط‌شدهٔ بدون زیرنویس ناشنوایان (WCAG، بند ۱.۲.۲). · Recorded films without captions. This fails WCAG success criterion 1.2.2, Captions (Prerecorded). */
  readonly 'accessibility:failures.captions'?: string;
  /** شبکه‌های زندهٔ بدون زیرنویس ناشنوایان (WCAG، بند ۱.۲.۴). · Live channels without captions. This fails WCAG success criterion 1.2.4, Captions (Live). */
  readonly 'accessibility:failures.live'?: string;
  /** فیلم‌های ضبط‌شدهٔ بدون توضیح صوتی (WCAG، بندهای ۱.۲.۳ و ۱.۲.۵). · Recorded films without audio description. This fails WCAG success criteria 1.2.3, Audio Description or Media Alternative (Prerecorded), and 1.2.5, Audio Description (Prerecorded). */
  readonly 'accessibility:failures.description'?: string;
  /** صفحهٔ بانک‌ها و دیدگاه‌های بینندگان محتوای دیگران است و در اختیار ما نیست. · Banks’ pages and viewers’ comments are third-party content that is not under our control. */
  readonly 'accessibility:outside'?: string;
  /** برای بهتر شدن دسترس‌پذیری چه می‌کنیم · What we are doing to improve accessibility */
  readonly 'accessibility:improving'?: string;
  /** دربارهٔ زیرنویس ناشنوایان و توضیح صوتی، سازندگان فیلم و شبکه‌ها تصمیم می‌گیرند. هر چه به ما بدهند نشان می‌دهیم. مشکل‌های دیگر را به ما بگویید؛ درست کردن آن‌ها با ماست. · Filmmakers and channels decide on captions and audio description. We show everything they give us. If you find any other problem, tell us: it is ours to fix. */
  readonly 'accessibility:improvingText'?: string;
  /** این بیانیه چگونه تهیه شد · How we prepared this statement */
  readonly 'accessibility:preparation'?: string;
  /** این بیانیه را در {{date}} نوشته‌ایم و پس از هر تغییر بزرگ در سایت بازبینی می‌کنیم. · We prepared this statement on {{date}}. We review it whenever the site changes significantly. */
  readonly 'accessibility:prepared'?: string;
  /** با هر تغییر، ابزار axe از هر نوع صفحه یکی را، پیش و پس از ورود، بررسی می‌کند؛ هر شب نیز همهٔ صفحه‌ها را به هر دو زبان. · With every change, the axe tool checks one page of each kind, signed out and signed in. Every night it checks all pages in both languages. */
  readonly 'accessibility:tested.axe'?: string;
  /** تنها با صفحه‌کلید وارد شدیم، جست‌وجو کردیم، تماشا کردیم، دانلود کردیم و خریدیم. · We used the keyboard alone to sign in, to search, to watch, to download and to buy. */
  readonly 'accessibility:tested.keyboard'?: string;
  /** متنی را که در ده مسیر سایت به صفحه‌خوان می‌رسد، واژه‌به‌واژه و به هر دو زبان خوانده‌ایم. · We read what a screen reader is given on ten journeys through the site, word by word, in both languages. */
  readonly 'accessibility:tested.heard'?: string;
  /** هنوز کسانی که از صفحه‌خوان استفاده می‌کنند، سایت را برای ما آزمایش نکرده‌اند. · People who use screen readers have not tested the site for us yet. */
  readonly 'accessibility:tested.people'?: string;
  /** حساب من · My account */
  readonly 'account:account'?: string;
  /** حساب من | {{brand}} · My account | {{brand}} */
  readonly 'account:accountTitle'?: string;
  /** بخش‌های حساب · Account sections */
  readonly 'account:links'?: string;
  /** نمای کلی · Overview */
  readonly 'account:overview'?: string;
  /** فهرست‌های من · My lists */
  readonly 'account:lists'?: string;
  /** اشتراک · Subscription */
  readonly 'account:subscription'?: string;
  /** اینترنت نیم‌بها · Half-price data */
  readonly 'account:internet'?: string;
  /** دانلودها · Downloads */
  readonly 'account:downloads'?: string;
  /** پرداخت‌ها · Payments */
  readonly 'account:payments'?: string;
  /** تنظیمات · Settings */
  readonly 'account:settings'?: string;
  /** تمدید · Renew */
  readonly 'account:renew'?: string;
  /** خرید اشتراک · Subscribe */
  readonly 'account:subscribe'?: string;
  /** {{count, number}} روز مانده · {{count, number}} day left */
  readonly 'account:daysLeft_one'?: string;
  /** {{count, number}} روز مانده · {{count, number}} days left */
  readonly 'account:daysLeft_other'?: string;
  /** تا {{date}} · Until {{date}} */
  readonly 'account:until'?: string;
  /** اعتبار · Credit */
  readonly 'account:credit'?: string;
  /** افزایش اعتبار · Top up credit */
  readonly 'account:topUp'?: string;
  /** گردش کیف پول · Wallet activity */
  readonly 'account:spent'?: string;
  /** پرداخت خودکار · Automatic payment */
  readonly 'account:automatic'?: string;
  /** روشن · On */
  readonly 'account:on'?: string;
  /** خاموش · Off */
  readonly 'account:off'?: string;
  /** تنظیم پرداخت خودکار · Set up automatic payment */
  readonly 'account:manage'?: string;
  /** تمدید اشتراک · subscription renewal */
  readonly 'account:renewal'?: string;
  /** همهٔ خریدها · every purchase */
  readonly 'account:anything'?: string;
  /** قسمت‌های تازهٔ {{count, number}} سریال · new episodes of {{count, number}} series */
  readonly 'account:series_one'?: string;
  /** قسمت‌های تازهٔ {{count, number}} سریال · new episodes of {{count, number}} series */
  readonly 'account:series_other'?: string;
  /** هنوز بانکی برای پرداخت خودکار فعال نکرده‌اید. · No bank account is set up. */
  readonly 'account:noBank'?: string;
  /** بانک شما فعال است، اما هنوز چیزی برای پرداخت خودکار انتخاب نکرده‌اید. · Your bank is set up, but you haven’t chosen anything to pay automatically yet. */
  readonly 'account:idle'?: string;
  /** دعوت از دوستان · Invite friends */
  readonly 'account:invite'?: string;
  /** با دعوت من عضو {{brand}} شوید · Join me on {{brand}} */
  readonly 'account:invitation'?: string;
  /** فرستادن دعوت · Send invitation */
  readonly 'account:share'?: string;
  /** کپی پیوند دعوت · Copy invitation link */
  readonly 'account:copyLink'?: string;
  /** پیوند دعوت کپی شد · Link copied */
  readonly 'account:linkCopied'?: string;
  /** پیوند دعوت کپی نشد. خودتان آن را انتخاب و کپی کنید. · The link couldn’t be copied. Select it and copy it yourself. */
  readonly 'account:linkNotCopied'?: string;
  /** با عضویت هر دوست، {{count, number}} روز اشتراک هدیه می‌گیرید. · Get {{count, number}} day of subscription for every friend who joins. */
  readonly 'account:daysEach_one'?: string;
  /** با عضویت هر دوست، {{count, number}} روز اشتراک هدیه می‌گیرید. · Get {{count, number}} days of subscription for every friend who joins. */
  readonly 'account:daysEach_other'?: string;
  /** هنوز کسی با دعوت شما عضو نشده است. · Nobody has joined through your invitation yet. */
  readonly 'account:nobody'?: string;
  /** {{count, number}} نفر با دعوت شما عضو شده است. · {{count, number}} person has joined through your invitation. */
  readonly 'account:invited_one'?: string;
  /** {{count, number}} نفر با دعوت شما عضو شده‌اند. · {{count, number}} people have joined through your invitation. */
  readonly 'account:invited_other'?: string;
  /** تاکنون {{count, number}} روز هدیه گرفته‌اید. · You have earned {{count, number}} day so far. */
  readonly 'account:earned_one'?: string;
  /** تاکنون {{count, number}} روز هدیه گرفته‌اید. · You have earned {{count, number}} days so far. */
  readonly 'account:earned_other'?: string;
  /** بارگذاری نشد. · This couldn’t be loaded. */
  readonly 'account:notLoaded'?: string;
  /** تلاش دوباره: {{name}} · Try again: {{name}} */
  readonly 'account:tryAgainOf'?: string;
  /** روزهای هدیه · Gift days */
  readonly 'account:giftDays'?: string;
  /** {{count, number}} روز · {{count, number}} day */
  readonly 'account:days_one'?: string;
  /** {{count, number}} روز · {{count, number}} days */
  readonly 'account:days_other'?: string;
  /** تازه‌ترین: {{gift}} · Newest: {{gift}} */
  readonly 'account:newestGift'?: string;
  /** هنوز روز هدیه‌ای نگرفته‌اید. با دعوت از دوستان آغاز کنید. · You haven’t received any gift days yet. Start by inviting friends. */
  readonly 'account:noGifts'?: string;
  /** همهٔ هدیه‌ها · All gifts */
  readonly 'account:allGifts'?: string;
  /** تاکنون {{count, number}} روز به اشتراک شما افزوده شده است. · So far {{count, number}} day has been added to your subscription. */
  readonly 'account:giftsTotal_one'?: string;
  /** تاکنون {{count, number}} روز به اشتراک شما افزوده شده است. · So far {{count, number}} days have been added to your subscription. */
  readonly 'account:giftsTotal_other'?: string;
  /** عضویت دوستتان با دعوت شما · A friend joined through your invitation */
  readonly 'account:giftReasons.referral'?: string;
  /** عضویت شما با دعوت یک دوست · You joined through a friend’s invitation */
  readonly 'account:giftReasons.invited'?: string;
  /** همراه خرید اشتراک · With a subscription you bought */
  readonly 'account:giftReasons.plan'?: string;
  /** هدیهٔ مناسبتی · A special occasion */
  readonly 'account:giftReasons.campaign'?: string;
  /** جبران یک مشکل · To make up for a problem */
  readonly 'account:giftReasons.apology'?: string;
  /** روز هدیه · A gift */
  readonly 'account:giftReasons.other'?: string;
  /** ادامهٔ هدیه‌ها بارگذاری نشد. · The rest of the gifts couldn’t be loaded. */
  readonly 'account:giftsFailed'?: string;
  /** هدیه‌های پیشین · Earlier gifts */
  readonly 'account:moreGifts'?: string;
  /** تا این‌جا {{count, number}} هدیه · {{count, number}} gift shown */
  readonly 'account:giftsShown_one'?: string;
  /** تا این‌جا {{count, number}} هدیه · {{count, number}} gifts shown */
  readonly 'account:giftsShown_other'?: string;
  /** زمان تماشا در {{count, number}} هفتهٔ گذشته · Watched in the last {{count, number}} week */
  readonly 'account:watchTime.title_one'?: string;
  /** زمان تماشا در {{count, number}} هفتهٔ گذشته · Watched in the last {{count, number}} weeks */
  readonly 'account:watchTime.title_other'?: string;
  /** هفته · Week */
  readonly 'account:watchTime.week'?: string;
  /** زمان تماشا · Watched */
  readonly 'account:watchTime.watched'?: string;
  /** هفتهٔ {{date}} · Week of {{date}} */
  readonly 'account:watchTime.from'?: string;
  /** اپلیکیشن {{brand}} · The {{brand}} app */
  readonly 'app:name'?: string;
  /** فیلم و سریال دانلود کنید، آفلاین ببینید و از هر جا که رها کردید، روی دستگاه دیگری ادامه دهید. · Download films and series, watch them offline, and pick up where you left off on another device. */
  readonly 'app:text'?: string;
  /** گوشی و تبلت اندروید · Android phones and tablets */
  readonly 'app:device.android'?: string;
  /** آیفون و آیپد · iPhone and iPad */
  readonly 'app:device.ios'?: string;
  /** تلویزیون اندرویدی · Android TV */
  readonly 'app:device.android_tv'?: string;
  /** ویندوز · Windows */
  readonly 'app:device.windows'?: string;
  /** نسخهٔ · Version */
  readonly 'app:version'?: string;
  /** در فروشگاه · In the app store */
  readonly 'app:inStore'?: string;
  /** دریافت · Get it */
  readonly 'app:get'?: string;
  /** اپلیکیشن هنوز منتشر نشده است · The app isn’t out yet */
  readonly 'app:none'?: string;
  /** این امکان به‌زودی اضافه می‌شود. تا آن زمان، همه‌چیز در همین سایت هست. · This feature will be added soon. Until then, everything is on this site. */
  readonly 'app:noneMore'?: string;
  /** فهرست اپلیکیشن‌ها بارگذاری نشد. · The apps couldn’t be loaded. */
  readonly 'app:failed'?: string;
  /** دریافت برای {{device}} · Get it for {{device}} */
  readonly 'app:getFor'?: string;
  /** نتیجهٔ پرداخت | {{brand}} · Your payment | {{brand}} */
  readonly 'callback:title'?: string;
  /** در حال پرس‌وجو از بانک… · Checking with the bank… */
  readonly 'callback:asking'?: string;
  /** مشکل در پردازش پرداخت · Problem with processing the payment */
  readonly 'callback:problem'?: string;
  /** پرداختی با این کد پیگیری در این حساب پیدا نشد. اگر با شمارهٔ همراه دیگری پرداخت کرده‌اید، با همان شماره وارد شوید. اگر پرداخت در هیچ حسابی ثبت نشده و مبلغی از حساب بانکی‌تان کم شده است، تا ۷۲ ساعت دیگر برمی‌گردد. · No payment with this tracking code was found in this account. If you paid with another mobile number, sign in with that number. If no account shows the payment and money has left your bank account, it will be returned within 72 hours. */
  readonly 'callback:unknownMore'?: string;
  /** این‌جا پرداختی برای نمایش نیست · No payment to show */
  readonly 'callback:noPayment'?: string;
  /** این نشانی به هیچ پرداختی مربوط نیست. همهٔ پرداخت‌های شما، انجام‌شده و ناتمام، در صفحهٔ «پرداخت‌ها» فهرست شده است. · This address doesn’t belong to a payment. All your payments, finished or not, are listed on the Payments page. */
  readonly 'callback:noPaymentMore'?: string;
  /** این نشانی به هیچ پرداختی مربوط نیست. آنچه خریده‌اید در حساب شماست. · This address doesn’t belong to a payment. What you’ve bought is in your account. */
  readonly 'callback:noPaymentHere'?: string;
  /** پرداخت‌ها · Payments */
  readonly 'callback:toPayments'?: string;
  /** نتیجهٔ پرداخت هنوز روشن نیست · We don’t know the result of your payment yet */
  readonly 'callback:notKnownYet'?: string;
  /** پرداخت شما گم نمی‌شود. کمی بعد دوباره بررسی کنید. · Your payment won’t be lost. Check again in a moment. */
  readonly 'callback:notKnownYetMore'?: string;
  /** برای دیدن نتیجهٔ پرداخت وارد شوید · Sign in to see your payment */
  readonly 'callback:whoPaid'?: string;
  /** پرداخت شما گم نشده است. پس از ورود، نتیجه همین‌جا نشان داده می‌شود. · Your payment isn’t lost. Once you’ve signed in, the result is shown here. */
  readonly 'callback:whoPaidMore'?: string;
  /** پرداخت با موفقیت انجام شد · Payment successful */
  readonly 'callback:status.paid'?: string;
  /** در انتظار پاسخ بانک · Waiting for the bank */
  readonly 'callback:status.pending'?: string;
  /** مشکل در پردازش پرداخت · Problem with processing the payment */
  readonly 'callback:status.failed'?: string;
  /** پرداخت انجام نشد · The payment wasn’t made */
  readonly 'callback:status.abandoned'?: string;
  /** مبلغ برگشت داده شد · Payment refunded */
  readonly 'callback:status.refunded'?: string;
  /** آنچه خریدید همین حالا در دسترس شماست. · What you bought is available now. */
  readonly 'callback:more.paid'?: string;
  /** بانک هنوز پاسخ نداده است. کمی بعد دوباره بررسی می‌کنیم. · The bank hasn’t answered yet. We’ll check again in a moment. */
  readonly 'callback:more.pending'?: string;
  /** بانک پرداخت را تأیید نکرد. · The bank didn’t approve the payment. */
  readonly 'callback:more.failed'?: string;
  /** چیزی از حساب شما کم نشده است. پیش از پرداخت، از صفحهٔ بانک بیرون آمدید. · Nothing was taken from your account. You left the bank’s page before paying. */
  readonly 'callback:more.abandoned'?: string;
  /** این پرداخت انجام و سپس برگشت داده شده است. · This payment was made and then refunded. */
  readonly 'callback:more.refunded'?: string;
  /** بابت · For */
  readonly 'callback:for'?: string;
  /** کد پیگیری · Tracking code */
  readonly 'callback:trackingCode'?: string;
  /** کپی کد پیگیری · Copy tracking code */
  readonly 'callback:copy'?: string;
  /** کد پیگیری کپی شد · Copied */
  readonly 'callback:copied'?: string;
  /** کد پیگیری کپی نشد. خودتان آن را انتخاب و کپی کنید. · The tracking code couldn’t be copied. Select it and copy it yourself. */
  readonly 'callback:notCopied'?: string;
  /** پرداخت دوباره · Pay again */
  readonly 'callback:payAgain'?: string;
  /** تنظیم پرداخت خودکار · Set up automatic payment */
  readonly 'callback:toAutomaticPayment'?: string;
  /** بازگشت به آنچه می‌دیدید · Back to what you were watching */
  readonly 'callback:goOn'?: string;
  /** مبلغ پرداختی · Total */
  readonly 'callback:total'?: string;
  /** بررسی دوباره · Check again */
  readonly 'callback:askAgain'?: string;
  /** تماشا · Watch now */
  readonly 'callback:watchNow'?: string;
  /** در حال بررسی حساب شما… · Checking your account… */
  readonly 'callback:account.asking'?: string;
  /** حساب شما اکنون · Your account now */
  readonly 'callback:account.label'?: string;
  /** اشتراک · Subscription */
  readonly 'callback:account.subscription'?: string;
  /** اعتبار · Credit */
  readonly 'callback:account.credit'?: string;
  /** اگر نتیجه روشن نشد، کد پیگیری را به پشتیبانی بگویید. · If the result stays unclear, give the tracking code to support. */
  readonly 'callback:account.sendCode'?: string;
  /** اگر نتیجه روشن نشد، با پشتیبانی تماس بگیرید. · If the result stays unclear, contact support. */
  readonly 'callback:account.askSupport'?: string;
  /** اعتبار شما افزایش یافت · Your credit has gone up */
  readonly 'callback:account.changed.credit'?: string;
  /** اشتراک شما فعال شد · Your subscription is active */
  readonly 'callback:account.changed.subscription'?: string;
  /** پرداخت خودکار شما فعال شد · Automatic payment is on */
  readonly 'callback:account.changed.bank'?: string;
  /** مبلغ پرداختی به کیف پول شما افزوده شد. · What you paid was added to your wallet. */
  readonly 'callback:account.changedMore.credit'?: string;
  /** همین حالا می‌توانید تماشا کنید. · You can watch right away. */
  readonly 'callback:account.changedMore.subscription'?: string;
  /** از این پس هزینه‌ها خودکار از حساب بانکی شما برداشت می‌شود. هر زمان بخواهید، در «پرداخت خودکار» آن را خاموش کنید. · From now on, payments are taken from your bank account automatically. You can turn this off under Automatic payment at any time. */
  readonly 'callback:account.changedMore.bank'?: string;
  /** هنوز نشانی از این پرداخت در حساب شما دیده نمی‌شود و شاید بانک دیرتر خبر بدهد. اگر مبلغی از حساب بانکی‌تان کم شده است، دوباره پرداخت نکنید و کمی بعد دوباره بررسی کنید. · Your account shows no sign of this payment yet. The bank may report it later. If money has left your bank account, don’t pay again: check again in a while. */
  readonly 'callback:account.unchanged'?: string;
  /** این دستگاه نمی‌داند حساب شما پیش از این پرداخت چه بود، پس نمی‌توانیم بگوییم چه تغییری کرده است. ببینید آنچه بابتش پرداخت کرده‌اید در حساب شما هست یا نه. · This device doesn’t know what your account had before the payment, so we can’t tell what has changed. Check whether what you paid for is there. */
  readonly 'callback:account.unseen'?: string;
  /** {{name}} | {{brand}} · {{name}} | {{brand}} */
  readonly 'catalogue:title'?: string;
  /** فیلم و سریال · Films and series */
  readonly 'catalogue:cinema'?: string;
  /** همهٔ فیلم‌ها و سریال‌ها یک‌جا؛ از تازه‌ترین‌ها تا آن‌هایی که دوباره می‌بینید. · Every film and series in one place, from the newest to the ones you’ll watch again. */
  readonly 'catalogue:cinemaText'?: string;
  /** فهرست کامل فیلم‌ها و سریال‌های {{brand}} با فیلتر سن، زبان، کشور و نوع. · All films and series on {{brand}}, by age, language, country and type. */
  readonly 'catalogue:cinemaDescription'?: string;
  /** فیلم یا سریال · Films or series */
  readonly 'catalogue:kind'?: string;
  /** همه · All */
  readonly 'catalogue:kinds.all'?: string;
  /** فیلم‌ها · Films */
  readonly 'catalogue:kinds.movie'?: string;
  /** سریال‌ها · Series */
  readonly 'catalogue:kinds.series'?: string;
  /** ژانرها · Genres */
  readonly 'catalogue:genres'?: string;
  /** حال‌وهوای امشب را انتخاب کنید. · Choose tonight’s mood. */
  readonly 'catalogue:genresText'?: string;
  /** فیلم‌ها و سریال‌های {{brand}} بر پایهٔ ژانر. · Films and series on {{brand}} by genre. */
  readonly 'catalogue:genresDescription'?: string;
  /** فیلم‌ها و سریال‌های ژانر {{name}} در {{brand}}. · {{name}} films and series on {{brand}}. */
  readonly 'catalogue:genreDescription'?: string;
  /** فیلم‌ها و سریال‌های دستهٔ {{name}} در {{brand}}. · {{name}}: films and series on {{brand}}. */
  readonly 'catalogue:categoryDescription'?: string;
  /** فهرست‌ها · Lists */
  readonly 'catalogue:lists'?: string;
  /** انتخاب‌های تحریریه، هر کدام با حال‌وهوای خودش. · Our editors’ picks, each with a mood of its own. */
  readonly 'catalogue:listsText'?: string;
  /** فهرست‌های برگزیدهٔ فیلم و سریال در {{brand}}. · Hand-picked lists of films and series on {{brand}}. */
  readonly 'catalogue:listsDescription'?: string;
  /** فهرست «{{name}}» در {{brand}}. · The “{{name}}” list on {{brand}}. */
  readonly 'catalogue:listDescription'?: string;
  /** دیدن فهرست · See the list */
  readonly 'catalogue:seeList'?: string;
  /** دیدن فهرست «{{name}}» · See the list “{{name}}” */
  readonly 'catalogue:seeListOf'?: string;
  /** هم‌رسانی · Share */
  readonly 'catalogue:share'?: string;
  /** پیوند کپی شد. · Link copied. */
  readonly 'catalogue:linkCopied'?: string;
  /** پیوند کپی نشد. آن را از نوار نشانی کپی کنید. · The link couldn’t be copied. Copy it from the address bar. */
  readonly 'catalogue:linkNotCopied'?: string;
  /** هنوز فهرستی نیست · No lists yet */
  readonly 'catalogue:noLists'?: string;
  /** هنوز ژانری نیست · No genres yet */
  readonly 'catalogue:noGenres'?: string;
  /** کارگردانان · Directors */
  readonly 'catalogue:directors'?: string;
  /** بازیگران ایرانی · Iranian actors */
  readonly 'catalogue:iranian-actors'?: string;
  /** بازیگران خارجی · Foreign actors */
  readonly 'catalogue:foreign-actors'?: string;
  /** هنرمندان · People */
  readonly 'catalogue:casts'?: string;
  /** پشت دوربین فیلم‌ها و سریال‌هایی که دوست دارید. · Behind the camera of the films and series you love. */
  readonly 'catalogue:castsText.directors'?: string;
  /** هنرمندان آشنای سینما و تلویزیون ایران. · Familiar faces of Iranian film and television. */
  readonly 'catalogue:castsText.iranian-actors'?: string;
  /** بازیگرانی از سراسر جهان. · Actors from around the world. */
  readonly 'catalogue:castsText.foreign-actors'?: string;
  /** {{name}} و فیلم‌ها و سریال‌هایشان در {{brand}}. · {{name}} and their films and series on {{brand}}. */
  readonly 'catalogue:castsDescription'?: string;
  /** هنوز هنرمندی این‌جا نیست · Nobody here yet */
  readonly 'catalogue:noCasts'?: string;
  /** نام هیچ‌کس با این حرف آغاز نمی‌شود · Nobody’s name begins with this letter */
  readonly 'catalogue:noCastsOfLetter'?: string;
  /** الفبا · Alphabet */
  readonly 'catalogue:alphabet'?: string;
  /** همه · All */
  readonly 'catalogue:allLetters'?: string;
  /** ، {{count, number}} نفر · , {{count, number}} person */
  readonly 'catalogue:afterLetter_one'?: string;
  /** ، {{count, number}} نفر · , {{count, number}} people */
  readonly 'catalogue:afterLetter_other'?: string;
  /** {{count, number}} نفر · {{count, number}} person */
  readonly 'catalogue:people_one'?: string;
  /** {{count, number}} نفر · {{count, number}} people */
  readonly 'catalogue:people_other'?: string;
  /** فیلم‌ها و سریال‌های {{name}} در {{brand}}. · {{name}}: films and series on {{brand}}. */
  readonly 'catalogue:castDescription'?: string;
  /** تولد: {{date}} · Born {{date}} */
  readonly 'catalogue:born'?: string;
  /** درگذشت: {{date}} · Died {{date}} */
  readonly 'catalogue:died'?: string;
  /** زندگی‌نامه · Biography */
  readonly 'catalogue:biography'?: string;
  /** آثار · Films and series */
  readonly 'catalogue:works'?: string;
  /** زیردسته‌ها · Subcategories */
  readonly 'catalogue:subcategories'?: string;
  /** فیلتر · Filter */
  readonly 'catalogue:filter'?: string;
  /** گزینهٔ حذف‌شده · No longer available */
  readonly 'catalogue:filterGone'?: string;
  /** ردهٔ سنی · Age */
  readonly 'catalogue:filters.age'?: string;
  /** زبان · Language */
  readonly 'catalogue:filters.lang'?: string;
  /** کشور · Country */
  readonly 'catalogue:filters.country'?: string;
  /** نوع · Type */
  readonly 'catalogue:filters.f_type'?: string;
  /** دسترس‌پذیری · Accessibility */
  readonly 'catalogue:filters.accessible'?: string;
  /** همهٔ رده‌های سنی · All ages */
  readonly 'catalogue:everything.age'?: string;
  /** همهٔ زبان‌ها · All languages */
  readonly 'catalogue:everything.lang'?: string;
  /** همهٔ کشورها · All countries */
  readonly 'catalogue:everything.country'?: string;
  /** همهٔ انواع · All types */
  readonly 'catalogue:everything.f_type'?: string;
  /** همهٔ عنوان‌ها · All titles */
  readonly 'catalogue:everything.accessible'?: string;
  /** ترتیب · Sort by */
  readonly 'catalogue:sort'?: string;
  /** پیشنهاد ما · Our picks */
  readonly 'catalogue:sorts.own'?: string;
  /** تازه‌ترین · Newest */
  readonly 'catalogue:sorts.newest'?: string;
  /** پربیننده‌ترین · Most watched */
  readonly 'catalogue:sorts.popular'?: string;
  /** بالاترین امتیاز · Highest rated */
  readonly 'catalogue:sorts.rating'?: string;
  /** به ترتیب الفبا · Alphabetical */
  readonly 'catalogue:sorts.name'?: string;
  /** نمایش نتیجه‌ها · Show results */
  readonly 'catalogue:apply'?: string;
  /** نمایش {{count, number}} عنوان · Show {{count, number}} title */
  readonly 'catalogue:showResults_one'?: string;
  /** نمایش {{count, number}} عنوان · Show {{count, number}} titles */
  readonly 'catalogue:showResults_other'?: string;
  /** حذف «{{filter}}: {{name}}» · Remove “{{filter}}: {{name}}” */
  readonly 'catalogue:removeFilter'?: string;
  /** {{count, number}} گزینهٔ دیگر · {{count, number}} more */
  readonly 'catalogue:moreChoices_one'?: string;
  /** {{count, number}} گزینهٔ دیگر · {{count, number}} more */
  readonly 'catalogue:moreChoices_other'?: string;
  /** پاک کردن فیلترها · Clear filters */
  readonly 'catalogue:clear'?: string;
  /** در حال به‌روزرسانی… · Updating… */
  readonly 'catalogue:filtering'?: string;
  /** {{count, number}} عنوان · {{count, number}} title */
  readonly 'catalogue:results_one'?: string;
  /** {{count, number}} عنوان · {{count, number}} titles */
  readonly 'catalogue:results_other'?: string;
  /** {{count, number}} عنوان · {{count, number}} title */
  readonly 'catalogue:titles_one'?: string;
  /** {{count, number}} عنوان · {{count, number}} titles */
  readonly 'catalogue:titles_other'?: string;
  /** بیشتر · Show more */
  readonly 'catalogue:more'?: string;
  /** بیشتر در «{{name}}» · Show more in “{{name}}” */
  readonly 'catalogue:moreIn'?: string;
  /** تا این‌جا {{count, number}} مورد · {{count, number}} shown */
  readonly 'catalogue:shown'?: string;
  /** {{count, number}} از {{total, number}} · {{count, number}} of {{total, number}} */
  readonly 'catalogue:shownOf'?: string;
  /** از آغاز فهرست · Start of the list */
  readonly 'catalogue:fromStart'?: string;
  /** بقیهٔ فهرست بارگذاری نشد. · The rest of the list couldn’t be loaded. */
  readonly 'catalogue:gridFailed'?: string;
  /** هنوز چیزی این‌جا نیست · Nothing here yet */
  readonly 'catalogue:empty'?: string;
  /** به‌زودی فیلم‌ها و سریال‌های تازه این‌جا اضافه می‌شوند. · New films and series are coming soon. */
  readonly 'catalogue:emptyMore'?: string;
  /** چیزی با این فیلتر پیدا نشد · Nothing matches your filters */
  readonly 'catalogue:nothingFits'?: string;
  /** فیلترها را پاک یا کمتر کنید. · Clear your filters, or use fewer. */
  readonly 'catalogue:nothingFitsMore'?: string;
  /** دیدگاه شما · Your comment */
  readonly 'comments:write'?: string;
  /** از آنچه دیدید بنویسید. با دیگران مهربان باشید. · Say what you thought, and be kind to others. */
  readonly 'comments:writeHint'?: string;
  /** داستان را لو می‌دهد · Contains spoilers */
  readonly 'comments:spoiler'?: string;
  /** دیدگاه شما پوشیده می‌ماند تا خواننده خودش آن را باز کند. · Your comment stays hidden until a reader chooses to see it. */
  readonly 'comments:spoilerHint'?: string;
  /** فرستادن دیدگاه · Post comment */
  readonly 'comments:send'?: string;
  /** برای نوشتن دیدگاه وارد شوید · Sign in to write a comment */
  readonly 'comments:signIn'?: string;
  /** دست‌کم دو حرف بنویسید. · Write at least two letters. */
  readonly 'comments:tooShort'?: string;
  /** نوشته از {{max, number}} حرف بلندتر است. · Your comment is longer than {{max, number}} letters. */
  readonly 'comments:tooLong'?: string;
  /** دیدگاه شما منتشر شد. · Your comment has been published. */
  readonly 'comments:published'?: string;
  /** دیدگاه شما رسید و پس از بررسی برای همه نشان داده می‌شود. · Thank you. Your comment will appear once it has been reviewed. */
  readonly 'comments:pending'?: string;
  /** در انتظار بررسی · Awaiting review */
  readonly 'comments:waiting'?: string;
  /** دیدگاه شما فرستاده نشد. نوشته‌تان همین‌جاست؛ دوباره تلاش کنید. · Your comment wasn’t posted. Your text is still here: try again. */
  readonly 'comments:notSent'?: string;
  /** حساب شما اجازهٔ نوشتن دیدگاه ندارد. · Your account can’t post comments. */
  readonly 'comments:mayNot'?: string;
  /** در زمان کوتاهی چند دیدگاه فرستادید. کمی بعد دوباره بفرستید؛ نوشته‌تان همین‌جاست. · You’ve posted several comments in a short time. Try again later: your text is still here. */
  readonly 'comments:tooMany'?: string;
  /** هنوز دیدگاهی نوشته نشده است · No comments yet */
  readonly 'comments:none'?: string;
  /** نخستین دیدگاه را شما بنویسید. · Be the first to comment. */
  readonly 'comments:noneMore'?: string;
  /** دیدگاه‌ها بارگذاری نشد. · The comments couldn’t be loaded. */
  readonly 'comments:failed'?: string;
  /** دیدگاه‌های بیشتر · More comments */
  readonly 'comments:more'?: string;
  /** ادامهٔ دیدگاه‌ها بارگذاری نشد. · The rest of the comments couldn’t be loaded. */
  readonly 'comments:moreFailed'?: string;
  /** این دیدگاه داستان را لو می‌دهد. · This comment contains spoilers. */
  readonly 'comments:spoils'?: string;
  /** نمایش دیدگاه · Show comment */
  readonly 'comments:show'?: string;
  /** امتیاز {{value, number}} از ۱۰ · Rated it {{value, number}} out of 10 */
  readonly 'comments:gave'?: string;
  /** گزارش · Report */
  readonly 'comments:report'?: string;
  /** گزینه‌های دیدگاه · Comment options */
  readonly 'comments:options'?: string;
  /** گزینه‌های دیدگاه {{name}} · Options for {{name}}’s comment */
  readonly 'comments:optionsOf'?: string;
  /** گزارش دیدگاه · Report this comment */
  readonly 'comments:reportTitle'?: string;
  /** چه مشکلی دارد؟ · What’s wrong with it? */
  readonly 'comments:reportWhy'?: string;
  /** داستان را لو می‌دهد · It contains spoilers */
  readonly 'comments:reason.spoiler'?: string;
  /** توهین‌آمیز است · It’s insulting */
  readonly 'comments:reason.insult'?: string;
  /** تبلیغ است · It’s advertising */
  readonly 'comments:reason.advertising'?: string;
  /** بی‌ربط است · It’s off topic */
  readonly 'comments:reason.off-topic'?: string;
  /** دلیل دیگر · Something else */
  readonly 'comments:reason.other'?: string;
  /** توضیح (اختیاری) · Details (optional) */
  readonly 'comments:reportMore'?: string;
  /** فرستادن گزارش · Send report */
  readonly 'comments:sendReport'?: string;
  /** سپاسگزاریم؛ بررسی می‌کنیم. · Thank you. We’ll take a look. */
  readonly 'comments:reported'?: string;
  /** گزارش فرستاده نشد. دوباره تلاش کنید. · Your report wasn’t sent. Try again. */
  readonly 'comments:reportFailed'?: string;
  /** هزینه با اپراتور شما · See what it costs on your operator */
  readonly 'data-cost:choose'?: string;
  /** هزینه با اپراتور شما · See your operator’s price */
  readonly 'data-cost:chooseHere'?: string;
  /** نیم‌بها با بسیاری از اپراتورها · half price on many operators */
  readonly 'data-cost:chooseHalf'?: string;
  /** با اینترنت {{operator}} · on {{operator}} */
  readonly 'data-cost:on'?: string;
  /** تمام‌بها · full price */
  readonly 'data-cost:here.full'?: string;
  /** نیم‌بها · half price */
  readonly 'data-cost:here.half'?: string;
  /** رایگان · free */
  readonly 'data-cost:here.free'?: string;
  /** {{price}}، نیم‌بها · {{price}}, half price */
  readonly 'data-cost:here.priceHalf'?: string;
  /** {{price}} با اینترنت {{operator}} · {{price}} on {{operator}} */
  readonly 'data-cost:costs.full'?: string;
  /** {{price}} با اینترنت {{operator}}، نیم‌بها · {{price}} on {{operator}}, half price */
  readonly 'data-cost:costs.half'?: string;
  /** تمام‌بها با اینترنت {{operator}} · full price on {{operator}} */
  readonly 'data-cost:rates.full'?: string;
  /** نیم‌بها با اینترنت {{operator}} · half price on {{operator}} */
  readonly 'data-cost:rates.half'?: string;
  /** رایگان با اینترنت {{operator}} · free on {{operator}} */
  readonly 'data-cost:rates.free'?: string;
  /** پرداخت خودکار · Automatic payment */
  readonly 'direct-debit:title'?: string;
  /** در حال بارگذاری تنظیمات پرداخت خودکار… · Loading your automatic payment settings… */
  readonly 'direct-debit:wait'?: string;
  /** تنظیمات پرداخت خودکار بارگذاری نشد. · Your automatic payment settings couldn’t be loaded. */
  readonly 'direct-debit:notLoaded'?: string;
  /** هزینهٔ آنچه روشن می‌کنید، خودکار از حساب بانکی شما برداشت می‌شود؛ بانک به آن «برداشت مستقیم» می‌گوید. هر زمان بخواهید می‌توانید آن را خاموش کنید. · Whatever you turn on is charged to your bank account automatically; your bank calls this direct debit. You can turn it off at any time. */
  readonly 'direct-debit:about'?: string;
  /** تمدید خودکار اشتراک · Renew the subscription automatically */
  readonly 'direct-debit:subscription'?: string;
  /** {{fee}} به‌علاوهٔ {{share, number(style: percent)}} مالیات بر ارزش افزوده، پس از {{count, number}} روز باقی‌مانده از اشتراک · {{fee}} plus {{share, number(style: percent)}} VAT, once your {{count, number}} remaining day is over */
  readonly 'direct-debit:renewedAfter_one'?: string;
  /** {{fee}} به‌علاوهٔ {{share, number(style: percent)}} مالیات بر ارزش افزوده، پس از {{count, number}} روز باقی‌مانده از اشتراک · {{fee}} plus {{share, number(style: percent)}} VAT, once your {{count, number}} remaining days are over */
  readonly 'direct-debit:renewedAfter_other'?: string;
  /** {{fee}} به‌علاوهٔ {{share, number(style: percent)}} مالیات بر ارزش افزوده. اکنون اشتراک ندارید؛ نخستین اشتراک بی‌درنگ خریده می‌شود. · {{fee}} plus {{share, number(style: percent)}} VAT. You have no subscription now, so the first one is bought straight away. */
  readonly 'direct-debit:renewedNow'?: string;
  /** {{fee}}، با احتساب مالیات، پس از {{count, number}} روز باقی‌مانده از اشتراک · {{fee}}, including VAT, once your {{count, number}} remaining day is over */
  readonly 'direct-debit:taxedAfter_one'?: string;
  /** {{fee}}، با احتساب مالیات، پس از {{count, number}} روز باقی‌مانده از اشتراک · {{fee}}, including VAT, once your {{count, number}} remaining days are over */
  readonly 'direct-debit:taxedAfter_other'?: string;
  /** {{fee}}، با احتساب مالیات. اکنون اشتراک ندارید؛ نخستین اشتراک بی‌درنگ خریده می‌شود. · {{fee}}, including VAT. You have no subscription now, so the first one is bought straight away. */
  readonly 'direct-debit:taxedNow'?: string;
  /** پرداخت خودکار هر خرید · Pay for every purchase automatically */
  readonly 'direct-debit:payAnything'?: string;
  /** اگر اعتبار کیف پول کافی نباشد، هزینهٔ خرید از حساب بانکی شما برداشت می‌شود. · If your credit isn’t enough, purchases are charged to your bank account. */
  readonly 'direct-debit:payAnythingHint'?: string;
  /** قسمت‌های تازهٔ سریال‌ها · New episodes of series */
  readonly 'direct-debit:series'?: string;
  /** قسمت‌های تازه همان روز انتشار خریده می‌شوند. · New episodes are bought on the day they’re released. */
  readonly 'direct-debit:releaseDay'?: string;
  /** قسمتی که از راه دیگری خریده باشید، دوباره خریده نمی‌شود. · An episode you have already bought is never bought again. */
  readonly 'direct-debit:notTwice'?: string;
  /** هنوز سریالی در فهرست شما نیست که قسمت‌هایش جداگانه فروخته شود. · No series in your list sells its episodes individually yet. */
  readonly 'direct-debit:noSeries'?: string;
  /** هر قسمت {{fee}} · {{fee}} per episode */
  readonly 'direct-debit:episodeFee'?: string;
  /** افزودن به فهرست من · Add to my list */
  readonly 'direct-debit:follow'?: string;
  /** برای خرید خودکار قسمت‌های تازهٔ «{{name}}»، نخست آن را به فهرست خود بیفزایید. · To have new episodes of “{{name}}” bought automatically, add it to your list first. */
  readonly 'direct-debit:followFirst'?: string;
  /** سریال به فهرست شما افزوده نشد. · The series wasn’t added to your list. */
  readonly 'direct-debit:notFollowed'?: string;
  /** قسمت‌های «{{name}}» جداگانه فروخته نمی‌شوند. · Episodes of “{{name}}” aren’t sold individually. */
  readonly 'direct-debit:notFollowable'?: string;
  /** قسمت‌های تازهٔ «{{name}}» را اکنون نمی‌توان خودکار خرید. · New episodes of “{{name}}” can’t be bought automatically at the moment. */
  readonly 'direct-debit:notListed'?: string;
  /** مشخصات سریال بارگذاری نشد. · The series couldn’t be loaded. */
  readonly 'direct-debit:seriesNotLoaded'?: string;
  /** این سریال دیگر در دسترس نیست. · This series is no longer available. */
  readonly 'direct-debit:seriesGone'?: string;
  /** بانک‌ها · Banks */
  readonly 'direct-debit:banks'?: string;
  /** بانک با کد {{code}} · Bank with code {{code}} */
  readonly 'direct-debit:bankCode'?: string;
  /** حذف {{bank}} · Remove {{bank}} */
  readonly 'direct-debit:deleteBank'?: string;
  /** {{bank}} از پرداخت خودکار حذف شود؟ · Remove {{bank}} from automatic payment? */
  readonly 'direct-debit:deleteOne'?: string;
  /** {{bank}} از پرداخت خودکار حذف شود؟ پس از آن دیگر چیزی خودکار پرداخت نمی‌شود. · Remove {{bank}} from automatic payment? Nothing will be paid automatically after that. */
  readonly 'direct-debit:deleteLast'?: string;
  /** نگه داشتن بانک · Keep bank */
  readonly 'direct-debit:keepBank'?: string;
  /** حذف بانک · Remove bank */
  readonly 'direct-debit:deleteNow'?: string;
  /** بانک حذف نشد. · The bank wasn’t removed. */
  readonly 'direct-debit:notDeleted'?: string;
  /** افزودن بانک · Add a bank */
  readonly 'direct-debit:addBank'?: string;
  /** انصراف · Cancel */
  readonly 'direct-debit:addNoBank'?: string;
  /** بانک خود را انتخاب کنید · Choose your bank */
  readonly 'direct-debit:newBank'?: string;
  /** به‌زودی · Soon */
  readonly 'direct-debit:bankSoon'?: string;
  /** فعال است · Active */
  readonly 'direct-debit:bankActive'?: string;
  /** فهرست بانک‌ها بارگذاری نشد. · The list of banks couldn’t be loaded. */
  readonly 'direct-debit:banksNotLoaded'?: string;
  /** اکنون بانک دیگری برای افزودن نیست. · No other bank can be added at the moment. */
  readonly 'direct-debit:noBanks'?: string;
  /** به‌زودی یک بانک سراسری دیگر نیز افزوده می‌شود. · Another national bank will be added soon. */
  readonly 'direct-debit:anotherSoon'?: string;
  /** شمارهٔ همراه · Mobile number */
  readonly 'direct-debit:mobile'?: string;
  /** شماره‌ای که بانک شما را با آن می‌شناسد. · The number your bank has on record. */
  readonly 'direct-debit:mobileHint'?: string;
  /** شمارهٔ همراه را درست وارد کنید. · Enter a valid mobile number. */
  readonly 'direct-debit:mobileWrong'?: string;
  /** در صفحهٔ بانک، موافقت خود را با پرداخت خودکار اعلام می‌کنید. · You’ll agree to automatic payment on the bank’s page. */
  readonly 'direct-debit:atBank'?: string;
  /** رفتن به صفحهٔ بانک · Go to the bank’s page */
  readonly 'direct-debit:goToBank'?: string;
  /** ذخیره · Save */
  readonly 'direct-debit:save'?: string;
  /** تنظیمات ذخیره نشد · Your changes weren’t saved */
  readonly 'direct-debit:notSaved'?: string;
  /** چیزی از حساب شما کم نشده است. · Nothing was taken from your account. */
  readonly 'direct-debit:notSavedMore'?: string;
  /** قسمت‌های این سریال‌ها دیگر جداگانه فروخته نمی‌شوند: {{names}}. آن‌ها را کنار گذاشتیم؛ باقی تغییرها را ذخیره کنید. · Episodes of these series are no longer sold individually: {{names}}. We’ve left them out; save the rest of your changes. */
  readonly 'direct-debit:seriesLost'?: string;
  /** ،  · ,  */
  readonly 'direct-debit:comma'?: string;
  /** تنظیمات پرداخت خودکار ذخیره شد. اگر مبلغی سررسید شده بود، از حساب بانکی شما برداشت شده است. · Your automatic payment settings are saved. Any amount that was due has been taken from your bank account. */
  readonly 'direct-debit:savedUnseen'?: string;
  /** دانلود {{name}} | {{brand}} · Download {{name}} | {{brand}} */
  readonly 'downloads:pageTitle'?: string;
  /** دانلود · Download */
  readonly 'downloads:download'?: string;
  /** دانلود «{{name}}» · Download “{{name}}” */
  readonly 'downloads:downloadOf'?: string;
  /** رفتن به صفحهٔ عنوان · Go to title */
  readonly 'downloads:toTitle'?: string;
  /** {{series}}، {{season}}، قسمت {{number, number}} · {{series}}, {{season}}, episode {{number, number}} */
  readonly 'downloads:episodeName'?: string;
  /** قسمت‌ها · Episodes */
  readonly 'downloads:episodes'?: string;
  /** فصل‌ها · Seasons */
  readonly 'downloads:seasons'?: string;
  /** فایل‌ها · Files */
  readonly 'downloads:files'?: string;
  /** صدا: · Audio: */
  readonly 'downloads:audio'?: string;
  /** {{name}} (زبان اصلی) · {{name}} (original) */
  readonly 'downloads:audioIn.original'?: string;
  /** دوبلهٔ {{name}} · dubbed in {{name}} */
  readonly 'downloads:audioIn.dubbed'?: string;
  /** {{name}} با توضیح صوتی · {{name}} with audio description */
  readonly 'downloads:audioIn.described'?: string;
  /** حدود {{time}} با این خط · about {{time}} at your speed */
  readonly 'downloads:atSpeed'?: string;
  /** کمتر از یک دقیقه · under a minute */
  readonly 'downloads:underMinute'?: string;
  /** هزینه با اینترنت {{operator}} · Data on {{operator}} */
  readonly 'downloads:costNote.full'?: string;
  /** هزینه با اینترنت {{operator}}، نیم‌بها · Data on {{operator}}, half price */
  readonly 'downloads:costNote.half'?: string;
  /** رایگان با اینترنت {{operator}} · Data is free on {{operator}} */
  readonly 'downloads:costNote.free'?: string;
  /** پیشنهادی · Suggested */
  readonly 'downloads:recommended'?: string;
  /** تماشا · Watch */
  readonly 'downloads:watch'?: string;
  /** دریافت رایگان · Get it free */
  readonly 'downloads:free'?: string;
  /** خرید اشتراک · Subscribe */
  readonly 'downloads:subscribe'?: string;
  /** خرید تکی · Single purchase */
  readonly 'downloads:buy'?: string;
  /** خرید تکی · {{price}} · Single purchase · {{price}} */
  readonly 'downloads:buyFor'?: string;
  /** پیش‌خرید · Pre-order */
  readonly 'downloads:presell'?: string;
  /** پیش‌خرید · {{price}} · Pre-order · {{price}} */
  readonly 'downloads:presellFor'?: string;
  /** خرید بلیت · Buy a ticket */
  readonly 'downloads:ticket'?: string;
  /** خرید بلیت · {{price}} · Buy a ticket · {{price}} */
  readonly 'downloads:ticketFor'?: string;
  /** خرید با کد دستوری · Buy with a USSD code */
  readonly 'downloads:ussd'?: string;
  /** پیش‌فروش است؛ زمان انتشار بعداً اعلام می‌شود. · Pre-order. The release date will be announced. */
  readonly 'downloads:presale'?: string;
  /** پیش‌فروش است؛ انتشار {{date}}، ساعت {{time}} · Pre-order. Out on {{date}} at {{time}}. */
  readonly 'downloads:presaleFrom'?: string;
  /** هنوز منتشر نشده است. · Not released yet. */
  readonly 'downloads:notReleased'?: string;
  /** انتشار: {{date}}، ساعت {{time}} · Out on {{date}} at {{time}}. */
  readonly 'downloads:notReleasedFrom'?: string;
  /** بلیت شما تا {{date}}، ساعت {{time}} اعتبار دارد. · Your ticket is valid until {{date}}, {{time}}. */
  readonly 'downloads:ticketUntil'?: string;
  /** اعتبار بلیت شما در {{date}} به پایان رسید. · Your ticket expired on {{date}}. */
  readonly 'downloads:ticketOver'?: string;
  /** فروش بلیت در {{date}} به پایان رسید. · Ticket sales ended on {{date}}. */
  readonly 'downloads:salesOver'?: string;
  /** فروش بلیت تا {{date}}، ساعت {{time}} · Tickets on sale until {{date}}, {{time}} */
  readonly 'downloads:salesUntil'?: string;
  /** {{count, number}} ساعت تماشا از نخستین پخش · {{count, number}} hour to watch from first play */
  readonly 'downloads:hours_one'?: string;
  /** {{count, number}} ساعت تماشا از نخستین پخش · {{count, number}} hours to watch from first play */
  readonly 'downloads:hours_other'?: string;
  /** دانلود هنوز در دسترس نیست. · Download not available yet. */
  readonly 'downloads:notYet'?: string;
  /** دانلود از {{date}}، ساعت {{time}} در دسترس است. · Download available from {{date}}, {{time}}. */
  readonly 'downloads:notYetFrom'?: string;
  /** با اینترنت تمام‌بها، دانلود این عنوان در دسترس نیست. · This title can’t be downloaded on full-rate data. */
  readonly 'downloads:withheld'?: string;
  /** با اشتراک، فایل‌های این عنوان همین‌جا دانلود می‌شوند. · Subscribe to download this title’s files here. */
  readonly 'downloads:withSubscription'?: string;
  /** پس از خرید، فایل‌های این عنوان همین‌جا دانلود می‌شوند. · Buy this title to download its files here. */
  readonly 'downloads:afterPurchase'?: string;
  /** فایلی برای دانلود نیست. · No files to download. */
  readonly 'downloads:none'?: string;
  /** با اشتراک · With a subscription */
  readonly 'downloads:subscribersOnly'?: string;
  /** پس از انتشار · Once released */
  readonly 'downloads:locked'?: string;
  /** پیوندهای دانلود بارگذاری نشد. · The download links couldn’t be loaded. */
  readonly 'downloads:linksFailed'?: string;
  /** دانلودها بارگذاری نشد. · The downloads couldn’t be loaded. */
  readonly 'downloads:notLoaded'?: string;
  /** صفحهٔ دانلود بارگذاری نشد. کمی بعد دوباره تلاش کنید. · The download page couldn’t be loaded. Try again in a moment. */
  readonly 'downloads:leftForHome'?: string;
  /** کپی پیوند · Copy link */
  readonly 'downloads:copyLink'?: string;
  /** پیوند کپی شد. · Link copied. */
  readonly 'downloads:linkCopied'?: string;
  /** پیوند کپی نشد. روی دکمهٔ دانلود راست‌کلیک کنید یا انگشت خود را نگه دارید و پیوند را کپی کنید. · The link couldn’t be copied. Right-click or press and hold the download button, then copy the link. */
  readonly 'downloads:linkNotCopied'?: string;
  /** دانلودی که نیمه‌کاره بماند، از همان‌جا ادامه می‌یابد؛ در برنامه‌های مدیریت دانلود هم. · Interrupted downloads pick up where they stopped, in download managers too. */
  readonly 'downloads:resumable'?: string;
  /** فایل‌های زیرنویس: · Subtitle files: */
  readonly 'downloads:subtitleFiles'?: string;
  /** زیرنویس: · Subtitles: */
  readonly 'downloads:subtitles'?: string;
  /** دانلود زیرنویس {{name}} · Download {{name}} subtitles */
  readonly 'downloads:subtitlesIn'?: string;
  /** خریده‌اید یا اشتراک دارید؟ وارد شوید · Already bought it or subscribed? Sign in */
  readonly 'downloads:signInOffer'?: string;
  /** افزودن به سبد · Add to cart */
  readonly 'downloads:addToCart'?: string;
  /** در سبد · In cart */
  readonly 'downloads:inCart'?: string;
  /** سبد خرید · Cart */
  readonly 'downloads:cart'?: string;
  /** {{count, number}} فایل در سبد · {{count, number}} file in your cart */
  readonly 'downloads:cartCount_one'?: string;
  /** {{count, number}} فایل در سبد · {{count, number}} files in your cart */
  readonly 'downloads:cartCount_other'?: string;
  /** دیدن سبد · View cart */
  readonly 'downloads:cartShow'?: string;
  /** خرید · Buy */
  readonly 'downloads:cartBuy'?: string;
  /** سبد پر است. نخست آنچه را در آن است بخرید یا چیزی را حذف کنید. · Your cart is full. Buy what’s in it first, or remove something. */
  readonly 'downloads:cartFull'?: string;
  /** این فایل را نمی‌توان به سبد افزود. · This file can’t be added to the cart. */
  readonly 'downloads:notForCart'?: string;
  /** حذف {{name}} ({{quality}}) از سبد · Remove {{name}} ({{quality}}) from the cart */
  readonly 'downloads:takeOut'?: string;
  /** ذخیره برای تماشای آفلاین · Save to watch offline */
  readonly 'downloads:saveHere'?: string;
  /** اگر آن را بخرید، پس از پایان اشتراک هم می‌ماند. · Buy it to keep it after your subscription ends. */
  readonly 'downloads:keepIt'?: string;
  /** قسمت · Episode */
  readonly 'downloads:episode'?: string;
  /** حجم · Size */
  readonly 'downloads:size'?: string;
  /** زمان با سرعت شما · Time at your speed */
  readonly 'downloads:yourSpeed'?: string;
  /** هزینهٔ اینترنت · Data cost */
  readonly 'downloads:cost'?: string;
  /** دانلود: {{time}} · {{time}} to download */
  readonly 'downloads:toDownload'?: string;
  /** کیفیت · Quality */
  readonly 'downloads:quality'?: string;
  /** {{count, number}} قسمت · {{count, number}} episode */
  readonly 'downloads:seasonCount_one'?: string;
  /** {{count, number}} قسمت · {{count, number}} episodes */
  readonly 'downloads:seasonCount_other'?: string;
  /** دانلود همه ({{count, number}}) · Download all ({{count, number}}) */
  readonly 'downloads:downloadAll_one'?: string;
  /** دانلود همه ({{count, number}}) · Download all ({{count, number}}) */
  readonly 'downloads:downloadAll_other'?: string;
  /** کپی پیوندها · Copy links */
  readonly 'downloads:copyAll'?: string;
  /** فهرست پیوندها · Link list */
  readonly 'downloads:linkList'?: string;
  /** پیوندها کپی شد. · Links copied. */
  readonly 'downloads:linksCopied'?: string;
  /** پیوندها کپی نشد. فهرست پیوندها را دریافت کنید. · The links couldn’t be copied. Get the link list instead. */
  readonly 'downloads:linksNotCopied'?: string;
  /** در حال آماده‌سازی پیوندها: {{done, number}} از {{of, number}} · Preparing links: {{done, number}} of {{of, number}} */
  readonly 'downloads:gathering'?: string;
  /** دانلود آغاز شد. · Download started. */
  readonly 'downloads:begun'?: string;
  /** شاید مرورگر برای دانلود چند فایل از شما اجازه بخواهد. فهرست پیوندها را برنامه‌های مدیریت دانلود می‌خوانند و دانلود نیمه‌کاره را از همان‌جا ادامه می‌دهند. · Your browser may ask to allow several downloads. Download managers read the link list and resume what was interrupted. */
  readonly 'downloads:seasonNote'?: string;
  /** افزودن {{count, number}} قسمت به سبد · {{price}} · Add {{count, number}} episode to cart · {{price}} */
  readonly 'downloads:allToCart_one'?: string;
  /** افزودن {{count, number}} قسمت به سبد · {{price}} · Add {{count, number}} episodes to cart · {{price}} */
  readonly 'downloads:allToCart_other'?: string;
  /** ادامهٔ تماشا · Continue watching */
  readonly 'home-late:continueWatching'?: string;
  /** هر فیلم یا سریالی را که نیمه‌تمام بگذارید، از این‌جا ادامه می‌دهید. · Films and series that you have not finished continue from here. */
  readonly 'home-late:nothingToContinue'?: string;
  /** {{left}} مانده · {{left}} left */
  readonly 'home-late:left'?: string;
  /** قسمت بعد · Next episode */
  readonly 'home-late:nextEpisode'?: string;
  /** قسمت‌های تازهٔ سریال‌های شما · New episodes of your series */
  readonly 'home-late:newEpisodes'?: string;
  /** چون «{{name}}» را دیدید · Because you watched “{{name}}” */
  readonly 'home-late:because'?: string;
  /** چون به «{{name}}» امتیاز بالا دادید · Because you gave “{{name}}” a high rating */
  readonly 'home-late:becauseRated'?: string;
  /** چون ژانر {{name}} را زیاد تماشا می‌کنید · Because you often watch {{name}} */
  readonly 'home-late:becauseGenre'?: string;
  /** {{percent, number}} درصد تماشاشده · {{percent, number}} per cent watched */
  readonly 'home-late:watched'?: string;
  /** ده اثر پربیننده · Top 10 */
  readonly 'home-late:top'?: string;
  /** پربیننده‌ترین‌ها با فیلتر شما · Most watched, with your filters */
  readonly 'home-late:topNarrowed'?: string;
  /** هیچ‌یک از پربیننده‌ها با فیلتر شما نمی‌خواند. · None of the most watched titles match your filters. */
  readonly 'home-late:nothingPasses'?: string;
  /** نمایش بدون فیلتر · Show without filters */
  readonly 'home-late:withoutFilter'?: string;
  /** فیلم‌ها و سریال‌ها با یک اشتراک · Films and series with one subscription */
  readonly 'home-late:plansTitle'?: string;
  /** روی گوشی، تلویزیون و رایانه تماشا کنید؛ هر وقت خواستید، از همان‌جا که مانده‌اید. · Watch on your phone, TV and computer, and pick up where you left off whenever you like. */
  readonly 'home-late:plansText'?: string;
  /** بیش از {{count, number}} قسمت · Over {{count, number}} episodes */
  readonly 'home-late:episodes_one'?: string;
  /** بیش از {{count, number}} قسمت · Over {{count, number}} episodes */
  readonly 'home-late:episodes_other'?: string;
  /** دانلود نامحدود فیلم · Unlimited film downloads */
  readonly 'home-late:downloads'?: string;
  /** اینترنت نیم‌بها · Half-price data */
  readonly 'home-late:halfPrice'?: string;
  /** از {{price}}، به‌علاوهٔ مالیات · From {{price}}, plus VAT */
  readonly 'home-late:from'?: string;
  /** از {{price}} · From {{price}} */
  readonly 'home-late:fromWithVat'?: string;
  /** خرید اشتراک · Subscribe */
  readonly 'home-late:seePlans'?: string;
  /** {{brand}}؛ تماشای فیلم و سریال · {{brand}}: watch films and series */
  readonly 'home:title'?: string;
  /** پیشنهادهای ویژه · Featured */
  readonly 'home:featured'?: string;
  /** تماشا · Watch */
  readonly 'home:watchNow'?: string;
  /** تماشای {{name}} · Watch {{name}} */
  readonly 'home:watchOf'?: string;
  /** ادامهٔ تماشا · Continue watching */
  readonly 'home:continue'?: string;
  /** ادامهٔ قسمت {{number, number}} · Continue with episode {{number, number}} */
  readonly 'home:continueEpisode'?: string;
  /** ادامهٔ فصل {{season, number}}، قسمت {{number, number}} · Continue with season {{season, number}}, episode {{number, number}} */
  readonly 'home:continueSeason'?: string;
  /** {{left}} مانده · {{left}} left */
  readonly 'home:left'?: string;
  /** بیشتر · More */
  readonly 'home:details'?: string;
  /** بیشتر دربارهٔ {{name}} · More about {{name}} */
  readonly 'home:detailsOf'?: string;
  /** {{index, number}} از {{count, number}} · {{index, number}} of {{count, number}} */
  readonly 'home:slide'?: string;
  /** پخش زنده · Live */
  readonly 'home:liveNow'?: string;
  /** {{start}} تا {{end}} · {{start}} to {{end}} */
  readonly 'home:liveTime'?: string;
  /** این بخش بارگذاری نشد. · This section couldn’t be loaded. */
  readonly 'home:sectionFailed'?: string;
  /** هنوز چیزی برای نمایش نیست · Nothing to show yet */
  readonly 'home:empty'?: string;
  /** به‌زودی فیلم‌ها و سریال‌های تازه این‌جا اضافه می‌شوند. · New films and series are coming soon. */
  readonly 'home:emptyMore'?: string;
  /** نمایش اسلایدی · carousel */
  readonly 'home:carousel'?: string;
  /** اسلاید · slide */
  readonly 'home:slideName'?: string;
  /** تماشای زنده · Watch live */
  readonly 'home:watchLive'?: string;
  /** توقف نمایش · Pause slideshow */
  readonly 'home:pauseSlides'?: string;
  /** تماشای زندهٔ {{name}} · Watch live on {{name}} */
  readonly 'home:watchLiveOf'?: string;
  /** ادامهٔ نمایش · Play slideshow */
  readonly 'home:playSlides'?: string;
  /** تماشا · Watch */
  readonly 'hover-preview:watch'?: string;
  /** تماشای «{{name}}» · Watch {{name}} */
  readonly 'hover-preview:watchOf'?: string;
  /** خرید اشتراک · Subscribe */
  readonly 'hover-preview:subscribe'?: string;
  /** راه‌های تماشا · Ways to watch */
  readonly 'hover-preview:waysToWatch'?: string;
  /** «{{name}}» در فهرست من · {{name}} in my list */
  readonly 'hover-preview:inMyList'?: string;
  /** تماشای آفلاین… · Watch offline… */
  readonly 'hover-preview:save'?: string;
  /** هم‌رسانی · Share */
  readonly 'hover-preview:share'?: string;
  /** پیوند کپی شد. · Link copied. */
  readonly 'hover-preview:linkCopied'?: string;
  /** پیوند کپی نشد. آن را از نوار نشانی کپی کنید. · The link couldn’t be copied. Copy it from the address bar. */
  readonly 'hover-preview:linkNotCopied'?: string;
  /** صفحهٔ کامل · Full page */
  readonly 'hover-preview:toTitle'?: string;
  /** کودکان · Kids */
  readonly 'kids-area:title'?: string;
  /** {{name}} | کودکان · {{name}} | Kids */
  readonly 'kids-area:titleOf'?: string;
  /** امروز چه ببینیم؟ · What shall we watch today? */
  readonly 'kids-area:what'?: string;
  /** جست‌وجو · Search */
  readonly 'kids-area:search'?: string;
  /** دنبال چه می‌گردی؟ · What are you looking for? */
  readonly 'kids-area:searchTitle'?: string;
  /** مثلاً روباه · A fox, for example */
  readonly 'kids-area:placeholder'?: string;
  /** دست‌کم دو حرف بنویس. · Enter at least two letters. */
  readonly 'kids-area:tooShort'?: string;
  /** چیزهایی که پیدا شد · What we found */
  readonly 'kids-area:found'?: string;
  /** چیزی با این نام پیدا نشد · Nothing found with that name */
  readonly 'kids-area:notFound'?: string;
  /** شاید یکی از این‌ها را دوست داشته باشی. · You might like one of these. */
  readonly 'kids-area:notFoundMore'?: string;
  /** برگشت · Back */
  readonly 'kids-area:back'?: string;
  /** همهٔ تصویرها · All pictures */
  readonly 'kids-area:toPictures'?: string;
  /** برای بزرگ‌ترها · For grown-ups */
  readonly 'kids-area:adults'?: string;
  /** ببینیم · Let’s see it */
  readonly 'kids-area:seeThis'?: string;
  /** ادامهٔ تماشا · Keep watching */
  readonly 'kids-area:goOn'?: string;
  /** ادامهٔ {{name}} · Keep watching {{name}} */
  readonly 'kids-area:goOnWith'?: string;
  /** ادامه · Keep watching */
  readonly 'kids-area:goOnHere'?: string;
  /** ادامهٔ قسمت {{number, number}} · Keep watching episode {{number, number}} */
  readonly 'kids-area:goOnEpisode'?: string;
  /** تماشا · Watch */
  readonly 'kids-area:watch'?: string;
  /** تماشای قسمت {{number, number}} · Watch episode {{number, number}} */
  readonly 'kids-area:watchEpisode'?: string;
  /** قسمت {{number, number}} · Episode {{number, number}} */
  readonly 'kids-area:episode'?: string;
  /** قسمت‌ها · Episodes */
  readonly 'kids-area:episodes'?: string;
  /** فصل‌ها · Seasons */
  readonly 'kids-area:seasons'?: string;
  /** قسمت‌های بعدی · More episodes */
  readonly 'kids-area:moreEpisodes'?: string;
  /** باز هم مثل این · More like this */
  readonly 'kids-area:similar'?: string;
  /** تصویرهای بیشتر · More pictures */
  readonly 'kids-area:more'?: string;
  /** از اول · From the start */
  readonly 'kids-area:fromStart'?: string;
  /** موضوع‌ها · Themes */
  readonly 'kids-area:themesLabel'?: string;
  /** تازه‌ها · New */
  readonly 'kids-area:themes.new'?: string;
  /** کارتون‌ها · Cartoons */
  readonly 'kids-area:themes.cartoons'?: string;
  /** افسانه‌ها · Fairy tales */
  readonly 'kids-area:themes.tales'?: string;
  /** ماجراجویی · Adventure */
  readonly 'kids-area:themes.adventure'?: string;
  /** حیوان‌ها · Animals */
  readonly 'kids-area:themes.animals'?: string;
  /** آواز و ترانه · Songs */
  readonly 'kids-area:themes.songs'?: string;
  /** دانش و فضا · Science and space */
  readonly 'kids-area:themes.science'?: string;
  /** خنده‌دارها · Funny */
  readonly 'kids-area:themes.funny'?: string;
  /** ورزش و بازی · Sport and play */
  readonly 'kids-area:themes.play'?: string;
  /** دنیای ما · Our world */
  readonly 'kids-area:themes.world'?: string;
  /** همراه خانواده · With the family */
  readonly 'kids-area:themes.family'?: string;
  /** فیلم‌ها · Films */
  readonly 'kids-area:themes.films'?: string;
  /** سریال‌ها · Series */
  readonly 'kids-area:themes.series'?: string;
  /** همهٔ تازه‌ها · Everything new */
  readonly 'kids-area:all.new'?: string;
  /** همهٔ کارتون‌ها · All cartoons */
  readonly 'kids-area:all.cartoons'?: string;
  /** همهٔ افسانه‌ها · All fairy tales */
  readonly 'kids-area:all.tales'?: string;
  /** همهٔ ماجراجویی‌ها · All adventures */
  readonly 'kids-area:all.adventure'?: string;
  /** همهٔ حیوان‌ها · All animals */
  readonly 'kids-area:all.animals'?: string;
  /** همهٔ ترانه‌ها · All songs */
  readonly 'kids-area:all.songs'?: string;
  /** همهٔ دانستنی‌ها · All science */
  readonly 'kids-area:all.science'?: string;
  /** همهٔ خنده‌دارها · All funny ones */
  readonly 'kids-area:all.funny'?: string;
  /** همهٔ بازی‌ها · All sport */
  readonly 'kids-area:all.play'?: string;
  /** همهٔ دیدنی‌ها · All our world */
  readonly 'kids-area:all.world'?: string;
  /** همهٔ فیلم‌های خانوادگی · All family films */
  readonly 'kids-area:all.family'?: string;
  /** همهٔ فیلم‌ها · All films */
  readonly 'kids-area:all.films'?: string;
  /** همهٔ سریال‌ها · All series */
  readonly 'kids-area:all.series'?: string;
  /** با یک بزرگ‌تر · With a grown-up */
  readonly 'kids-area:withGrownUp'?: string;
  /** این یکی قفل است · This one is locked */
  readonly 'kids-area:locked'?: string;
  /** از یک بزرگ‌تر بپرس. · Ask a grown-up. */
  readonly 'kids-area:askGrownUp'?: string;
  /** هنوز نیامده است. چند روز دیگر سر بزن. · It’s not out yet. Come back in a few days. */
  readonly 'kids-area:notYet'?: string;
  /** این‌جا هنوز چیزی برای تماشا نیست · Nothing to watch here yet */
  readonly 'kids-area:nothing'?: string;
  /** باز نشد · It didn’t open */
  readonly 'kids-area:failed'?: string;
  /** مشکلی پیش آمد. یک بار دیگر امتحان کن. · Something went wrong. Try once more. */
  readonly 'kids-area:failedMore'?: string;
  /** این بخش باز نشد. · This part didn’t open. */
  readonly 'kids-area:rowFailed'?: string;
  /** فیلم این‌جا پخش نمی‌شود · Films don’t play here */
  readonly 'kids-area:withoutScript'?: string;
  /** این‌ها بدون اینترنت هم پخش می‌شوند · These play offline */
  readonly 'kids-area:offline.title'?: string;
  /** این‌جا چیزی بدون اینترنت پخش نمی‌شود · Nothing here plays offline */
  readonly 'kids-area:offline.none'?: string;
  /** وقتی اینترنت وصل شد، دوباره سر بزن. · Come back when the internet does. */
  readonly 'kids-area:offline.noneMore'?: string;
  /** برای امروز بس است · That’s enough for today */
  readonly 'kids-area:enough'?: string;
  /** فردا دوباره می‌بینیمت. · See you again tomorrow. */
  readonly 'kids-area:enoughMore'?: string;
  /** {{count, number}} دقیقهٔ دیگر وقت داری · {{count, number}} minute left */
  readonly 'kids-area:minutesLeft_one'?: string;
  /** {{count, number}} دقیقهٔ دیگر وقت داری · {{count, number}} minutes left */
  readonly 'kids-area:minutesLeft_other'?: string;
  /** حالت کودک · Kids mode */
  readonly 'kids-lock:title'?: string;
  /** فقط صفحهٔ کودکان: بدون خرید، بدون دیدگاه. · Only the children’s pages: no purchases, no comments. */
  readonly 'kids-lock:intro'?: string;
  /** سن کودک · The child’s age */
  readonly 'kids-lock:age'?: string;
  /** تا ۷ سال · Up to 7 */
  readonly 'kids-lock:upTo7'?: string;
  /** تا ۱۲ سال · Up to 12 */
  readonly 'kids-lock:upTo12'?: string;
  /** بزرگ‌ترها چطور خارج شوند؟ · How do grown-ups leave? */
  readonly 'kids-lock:lock'?: string;
  /** با رمز · With a PIN */
  readonly 'kids-lock:byPin'?: string;
  /** با یک پرسش ضرب · With a sum */
  readonly 'kids-lock:bySum'?: string;
  /** برای کودکی که هنوز ضرب نمی‌داند. · For a child who can’t multiply yet. */
  readonly 'kids-lock:bySumHint'?: string;
  /** رمز چهاررقمی · Four-digit PIN */
  readonly 'kids-lock:pin'?: string;
  /** تکرار رمز · PIN again */
  readonly 'kids-lock:pinAgain'?: string;
  /** زمان تماشا در روز · Daily watching time */
  readonly 'kids-lock:minutes'?: string;
  /** بدون محدودیت · No limit */
  readonly 'kids-lock:noLimit'?: string;
  /** {{count, number}} دقیقه · {{count, number}} minutes */
  readonly 'kids-lock:minutesADay'?: string;
  /** روشن کردن حالت کودک · Turn on kids mode */
  readonly 'kids-lock:enter'?: string;
  /** رمز باید چهار رقم باشد. · The PIN must have four digits. */
  readonly 'kids-lock:pinWrong'?: string;
  /** دو رمز یکی نیستند. هر دو را دوباره بنویسید. · The two PINs don’t match. Enter both again. */
  readonly 'kids-lock:pinsDiffer'?: string;
  /** رمز فقط روی همین دستگاه می‌ماند. اگر فراموش شود، باید داده‌های این سایت را در تنظیمات مرورگر پاک کنید. · The PIN stays on this device only. If you forget it, you’ll have to clear this site’s data in your browser’s settings. */
  readonly 'kids-lock:forgetting'?: string;
  /** بستن و بازگشت به صفحهٔ نخست · Close and go to the home page */
  readonly 'kids-lock:close'?: string;
  /** خروج از حالت کودک · Leave kids mode */
  readonly 'kids-lock:leave'?: string;
  /** خروج از حالت کودک | {{brand}} · Leave kids mode | {{brand}} */
  readonly 'kids-lock:leavePageTitle'?: string;
  /** این صفحه برای بزرگ‌ترهاست. · This page is for grown-ups. */
  readonly 'kids-lock:forAdults'?: string;
  /** {{first}} ضرب در {{second}} چند می‌شود؟ · What is {{first}} times {{second}}? */
  readonly 'kids-lock:sum'?: string;
  /** پاسخ را با رقم بنویسید. · Answer in digits. */
  readonly 'kids-lock:sumHint'?: string;
  /** خروج · Leave */
  readonly 'kids-lock:leaveNow'?: string;
  /** بازگشت به صفحهٔ کودکان · Back to the children’s page */
  readonly 'kids-lock:back'?: string;
  /** پاسخ درست نبود. دوباره تلاش کنید. · That wasn’t right. Try again. */
  readonly 'kids-lock:wrongAnswer'?: string;
  /** پاسخ درست نبود. با یک پاسخ نادرست دیگر باید کمی صبر کنید. · That wasn’t right. After one more wrong answer, you’ll have to wait a while. */
  readonly 'kids-lock:lastTry'?: string;
  /** چند پاسخ نادرست دادید. از ساعت {{time}} دوباره می‌توانید پاسخ دهید. · Too many wrong answers. You can answer again from {{time}}. */
  readonly 'kids-lock:wait'?: string;
  /** بررسی دوباره · Check again */
  readonly 'kids-lock:checkAgain'?: string;
  /** رمز را فراموش کرده‌اید؟ · Forgotten your PIN? */
  readonly 'kids-lock:forgotten'?: string;
  /** پشتیبانی {{brand}} راه خروج را به بزرگ‌ترها می‌گوید: · {{brand}} support can tell grown-ups how to leave: */
  readonly 'kids-lock:forgottenMore'?: string;
  /** پشتیبانی {{brand}} راه خروج را به بزرگ‌ترها می‌گوید. · {{brand}} support can tell grown-ups how to leave. */
  readonly 'kids-lock:forgottenAsk'?: string;
  /** {{name}} | {{brand}} · {{name}} | {{brand}} */
  readonly 'live:title'?: string;
  /** پخش زندهٔ {{name}} | {{brand}} · {{name}} live | {{brand}} */
  readonly 'live:liveTitle'?: string;
  /** شبکه‌های زندهٔ {{brand}}: برنامهٔ کنونی و بعدی هر شبکه، با جدول پخش و بازپخش. · Live channels on {{brand}}: what’s on now and next, with a guide and programmes to watch again. */
  readonly 'live:livesDescription'?: string;
  /** پخش زندهٔ {{name}} و جدول برنامه‌های آن در {{brand}}. · Watch {{name}} live on {{brand}}, with its programme guide. */
  readonly 'live:liveDescription'?: string;
  /** پخش زنده · Live channels */
  readonly 'live:lives'?: string;
  /** آنچه همین حالا روی آنتن است، و آنچه پس از آن می‌آید. · What’s on air right now, and what’s next. */
  readonly 'live:livesText'?: string;
  /** هنوز شبکه‌ای نیست · No channels yet */
  readonly 'live:noLives'?: string;
  /** شبکه‌های زنده این‌جا اضافه می‌شوند. · Live channels will be added here. */
  readonly 'live:noLivesMore'?: string;
  /** شبکه‌های بیشتر · More channels */
  readonly 'live:moreLives'?: string;
  /** زنده · Live */
  readonly 'live:live'?: string;
  /** اکنون برنامه‌ای پخش نمی‌شود · Nothing on now */
  readonly 'live:offAir'?: string;
  /** با اشتراک · With a subscription */
  readonly 'live:bySubscription'?: string;
  /** مناسب بالای {{age, number}} سال · For ages {{age, number}} and over */
  readonly 'live:age'?: string;
  /** پخش زندهٔ {{name}} · Play {{name}} live */
  readonly 'live:play'?: string;
  /** اکنون، {{start}} تا {{end}} · Now, {{start}} to {{end}} */
  readonly 'live:nowOn'?: string;
  /** سپس · Then */
  readonly 'live:then'?: string;
  /** جدول پخش · What’s on */
  readonly 'live:guide'?: string;
  /** روزها · Days */
  readonly 'live:days'?: string;
  /** دیروز · Yesterday */
  readonly 'live:yesterday'?: string;
  /** امروز · Today */
  readonly 'live:today'?: string;
  /** فردا · Tomorrow */
  readonly 'live:tomorrow'?: string;
  /** برنامه‌های پیشین امروز · Earlier today */
  readonly 'live:earlier'?: string;
  /** بازپخش · Watch again */
  readonly 'live:again'?: string;
  /** بازپخش {{name}} · Watch again: {{name}} */
  readonly 'live:againOf'?: string;
  /** برای این روز جدولی نیست · No guide for this day */
  readonly 'live:noGuide'?: string;
  /** این شبکه برنامهٔ این روز را اعلام نکرده است. · The channel hasn’t announced its programmes for this day. */
  readonly 'live:noGuideMore'?: string;
  /** شبکه‌های دیگر · Other channels */
  readonly 'live:others'?: string;
  /** این بخش بارگذاری نشد. · This section couldn’t be loaded. */
  readonly 'live:partFailed'?: string;
  /** ورود به {{brand}} · Sign in to {{brand}} */
  readonly 'login:title'?: string;
  /** شمارهٔ همراهتان را بنویسید تا کد ورود را پیامک کنیم. · Enter your mobile number and we’ll text you a sign-in code. */
  readonly 'login:lead'?: string;
  /** برای ورود، جاوااسکریپت مرورگرتان باید فعال باشد. · Signing in needs JavaScript. Turn it on in your browser. */
  readonly 'login:needsScript'?: string;
  /** شمارهٔ همراه · Mobile number */
  readonly 'login:mobile'?: string;
  /** ۱۱ رقم، مثل ⁦۰۹۱۲ ۳۴۵ ۶۷۸۹⁩ · 11 digits, for example 0912 345 6789 */
  readonly 'login:mobileHint'?: string;
  /** شمارهٔ همراه خود را وارد کنید · Enter your mobile number */
  readonly 'login:mobileMissing'?: string;
  /** شمارهٔ همراه خود را درست وارد کنید · Enter your mobile number correctly */
  readonly 'login:mobileInvalid'?: string;
  /** دریافت کد · Send code */
  readonly 'login:sendCode'?: string;
  /** کد چهاررقمی · Four-digit code */
  readonly 'login:code'?: string;
  /** هر چهار رقم کد را وارد کنید · Enter all four digits of the code */
  readonly 'login:codeIncomplete'?: string;
  /** کد به شمارهٔ {{mobile}} پیامک شد. · We sent a code to {{mobile}}. */
  readonly 'login:codeSent'?: string;
  /** ورود · Sign in */
  readonly 'login:signIn'?: string;
  /** ویرایش شماره · Edit number */
  readonly 'login:editMobile'?: string;
  /** تا ارسال دوبارهٔ کد · until you can request another code */
  readonly 'login:untilResend'?: string;
  /** ارسال دوبارهٔ کد · Resend code */
  readonly 'login:resend'?: string;
  /** کد دوباره پیامک شد. · We’ve texted you the code again. */
  readonly 'login:resent'?: string;
  /** کد نرسید؟ شماره را بررسی کنید. · No code? Check the number. */
  readonly 'login:noCode'?: string;
  /** اگر درست است، از پشتیبانی کمک بگیرید. · If it’s right, ask support for help. */
  readonly 'login:askSupport'?: string;
  /** اگر کد نرسیده است، می‌توانید دوباره آن را بخواهید. · If the code hasn’t arrived, you can request it again. */
  readonly 'login:mayResend'?: string;
  /** تا تلاش دوباره · until you can try again */
  readonly 'login:untilTryAgain'?: string;
  /** تعداد درخواست‌ها زیاد است. کمی بعد دوباره تلاش کنید. · Too many requests. Try again in a moment. */
  readonly 'login:tooMany'?: string;
  /** وارد شدید. چند لحظه صبر کنید… · You’re signed in. One moment… */
  readonly 'login:signedIn'?: string;
  /** کد ورود را به این شماره پیامک کردیم. · We texted the sign-in code to this number. */
  readonly 'login:codeSentHere'?: string;
  /** هنرمندان · People */
  readonly 'menus:casts'?: string;
  /** بازیگران ایرانی · Iranian actors */
  readonly 'menus:iranianActors'?: string;
  /** بازیگران خارجی · Foreign actors */
  readonly 'menus:foreignActors'?: string;
  /** کارگردانان · Directors */
  readonly 'menus:directors'?: string;
  /** زیرشاخه‌های {{label}} · More in {{label}} */
  readonly 'menus:unfold'?: string;
  /** فهرست‌های من · My lists */
  readonly 'menus:myLists'?: string;
  /** دانلودها · Downloads */
  readonly 'menus:downloads'?: string;
  /** پرداخت‌ها · Payments */
  readonly 'menus:payments'?: string;
  /** حالت کودک · Kids mode */
  readonly 'menus:kids'?: string;
  /** تنظیمات · Settings */
  readonly 'menus:settings'?: string;
  /** خروج · Sign out */
  readonly 'menus:signOut'?: string;
  /** نام فیلم، سریال یا هنرمند · Films, series, people */
  readonly 'menus:searchPlaceholder'?: string;
  /** پاک کردن · Clear */
  readonly 'menus:clear'?: string;
  /** نتیجه‌های جست‌وجو · Search results */
  readonly 'menus:results'?: string;
  /** دیدن همهٔ نتیجه‌ها · View all results */
  readonly 'menus:allResults'?: string;
  /** بستن جست‌وجو · Close search */
  readonly 'menus:closeSearch'?: string;
  /** جست‌وجوهای اخیر · Recent searches */
  readonly 'menus:recentSearches'?: string;
  /** پاک کردن همه · Clear all */
  readonly 'menus:clearRecent'?: string;
  /** حذف «{{name}}» از جست‌وجوهای اخیر · Remove “{{name}}” from recent searches */
  readonly 'menus:forget'?: string;
  /** پربیننده‌ها · Most watched */
  readonly 'menus:mostWatched'?: string;
  /** تازه‌ها · New releases */
  readonly 'menus:newest'?: string;
  /** گشت‌وگذار · Browse */
  readonly 'menus:waysIn'?: string;
  /** پیشنهادها · Suggestions */
  readonly 'menus:suggestions'?: string;
  /** در حال جست‌وجو… · Searching… */
  readonly 'menus:searching'?: string;
  /** {{count, number}} پیشنهاد · {{count, number}} suggestion */
  readonly 'menus:found_one'?: string;
  /** {{count, number}} پیشنهاد · {{count, number}} suggestions */
  readonly 'menus:found_other'?: string;
  /** چیزی پیدا نشد. واژهٔ دیگری را امتحان کنید. · Nothing found. Try another word. */
  readonly 'menus:nothingFound'?: string;
  /** فیلم · Film */
  readonly 'menus:kind.movie'?: string;
  /** سریال · Series */
  readonly 'menus:kind.series'?: string;
  /** قسمت · Episode */
  readonly 'menus:kind.episode'?: string;
  /** ویدئو · Video */
  readonly 'menus:kind.video'?: string;
  /** اکران آنلاین · Online screening */
  readonly 'menus:kind.ekran'?: string;
  /** پخش زنده · Live */
  readonly 'menus:kind.live'?: string;
  /** کانال · Channel */
  readonly 'menus:kind.channel'?: string;
  /** هنرمند · Person */
  readonly 'menus:kind.person'?: string;
  /** نام اصلی: {{name}} · Original name: {{name}} */
  readonly 'menus:why.originalName'?: string;
  /** کارگردان: {{name}} · Director: {{name}} */
  readonly 'menus:why.director'?: string;
  /** بازیگر: {{name}} · Actor: {{name}} */
  readonly 'menus:why.actor'?: string;
  /** هنرمند: {{name}} · With {{name}} */
  readonly 'menus:why.person'?: string;
  /** ژانر: {{name}} · Genre: {{name}} */
  readonly 'menus:why.genre'?: string;
  /** خروج انجام نشد و هنوز وارد حساب هستید. · Signing out failed, and you’re still signed in. */
  readonly 'menus:notSignedOut'?: string;
  /** پیام‌ها · Messages */
  readonly 'menus:messages'?: string;
  /** بستن پیام · Dismiss */
  readonly 'menus:dismiss'?: string;
  /** تلاش دوباره · Try again */
  readonly 'menus:again'?: string;
  /** «{{name}}» به فهرست شما افزوده نشد. · “{{name}}” wasn’t added to your list. */
  readonly 'menus:notAdded'?: string;
  /** «{{name}}» از فهرست شما حذف نشد. · “{{name}}” wasn’t removed from your list. */
  readonly 'menus:notRemoved'?: string;
  /** «{{name}}» به فهرست شما افزوده شد. · “{{name}}” was added to your list. */
  readonly 'menus:added'?: string;
  /** «{{name}}» را دنبال می‌کنید. · You’re now following {{name}}. */
  readonly 'menus:followed'?: string;
  /** دنبال کردن «{{name}}» انجام نشد. · Couldn’t follow {{name}}. */
  readonly 'menus:notFollowed'?: string;
  /** هنوز «{{name}}» را دنبال می‌کنید. · You’re still following {{name}}. */
  readonly 'menus:notUnfollowed'?: string;
  /** دانلودها | {{brand}} · Downloads | {{brand}} */
  readonly 'my-downloads:title'?: string;
  /** فیلم‌ها و قسمت‌هایی که از {{brand}} دانلود کرده‌اید یا می‌توانید دانلود کنید، با حجم هر کیفیت. · Films and episodes you’ve downloaded from {{brand}} or can download, with the size of each quality. */
  readonly 'my-downloads:description'?: string;
  /** دانلودها · Downloads */
  readonly 'my-downloads:downloads'?: string;
  /** آنچه دانلود کرده‌اید و آنچه خریده‌اید و هنوز دانلود نکرده‌اید. · What you’ve downloaded, and what you’ve bought but not downloaded yet. */
  readonly 'my-downloads:text'?: string;
  /** خریده و هنوز دانلود نشده · Bought but not downloaded */
  readonly 'my-downloads:waiting'?: string;
  /** دانلودشده‌ها · Downloaded */
  readonly 'my-downloads:fetched'?: string;
  /** {{count, number}} عنوان، {{size}} · {{count, number}} title, {{size}} */
  readonly 'my-downloads:fetchedSum_one'?: string;
  /** {{count, number}} عنوان، {{size}} · {{count, number}} titles, {{size}} */
  readonly 'my-downloads:fetchedSum_other'?: string;
  /** دوبلهٔ فارسی · Dubbed in Persian */
  readonly 'my-downloads:dubbed'?: string;
  /** زیرنویس {{languages}} · Subtitles: {{languages}} */
  readonly 'my-downloads:subtitled'?: string;
  /** رایگان · Free */
  readonly 'my-downloads:owned.free'?: string;
  /** خریده‌اید · Bought */
  readonly 'my-downloads:owned.purchase'?: string;
  /** با بلیت · By ticket */
  readonly 'my-downloads:owned.screening'?: string;
  /** با اشتراک · By subscription */
  readonly 'my-downloads:owned.subscription'?: string;
  /** با اینترنت اپراتور · By your operator */
  readonly 'my-downloads:owned.operator'?: string;
  /** پیش‌خرید شده است؛ دانلود از {{date}}، ساعت {{time}} · Pre-ordered. Download available from {{date}}, {{time}}. */
  readonly 'my-downloads:availableFrom'?: string;
  /** اکنون فایلی برای دانلود ندارد. · No files to download at the moment. */
  readonly 'my-downloads:noFiles'?: string;
  /** {{date}}، ساعت {{time}} · {{date}}, {{time}} */
  readonly 'my-downloads:fetchedAt'?: string;
  /** مهلت تا {{date}} · Until {{date}} */
  readonly 'my-downloads:until'?: string;
  /** مهلت تمام شد · Expired */
  readonly 'my-downloads:over'?: string;
  /** دانلود · Download */
  readonly 'my-downloads:fetch'?: string;
  /** دانلود {{name}}، {{quality}} · Download {{name}}, {{quality}} */
  readonly 'my-downloads:fetchOf'?: string;
  /** دانلود دوباره · Download again */
  readonly 'my-downloads:again'?: string;
  /** دانلود دوبارهٔ {{name}}، {{quality}} · Download again: {{name}}, {{quality}} */
  readonly 'my-downloads:againOf'?: string;
  /** کپی پیوند {{name}}، {{quality}} · Copy link to {{name}}, {{quality}} */
  readonly 'my-downloads:copyOf'?: string;
  /** پیوند کپی شد. · Link copied. */
  readonly 'my-downloads:copied'?: string;
  /** پیوند کپی نشد. خودتان آن را انتخاب و کپی کنید: · The link couldn’t be copied. Select it and copy it yourself: */
  readonly 'my-downloads:notCopied'?: string;
  /** دانلود «{{name}}» آغاز شد. · “{{name}}” is downloading. */
  readonly 'my-downloads:started'?: string;
  /** همهٔ فایل‌ها · All files */
  readonly 'my-downloads:allFiles'?: string;
  /** همهٔ فایل‌ها: {{name}} · All files of {{name}} */
  readonly 'my-downloads:allFilesOf'?: string;
  /** حذف «{{name}}» از دانلودشده‌ها · Remove “{{name}}” from Downloaded */
  readonly 'my-downloads:hide'?: string;
  /** «{{name}}» از دانلودشده‌ها حذف شد. · “{{name}}” was removed from Downloaded. */
  readonly 'my-downloads:hidden'?: string;
  /** «{{name}}» از دانلودشده‌ها حذف نشد. · “{{name}}” wasn’t removed from Downloaded. */
  readonly 'my-downloads:notHidden'?: string;
  /** «{{name}}» به دانلودشده‌ها برنگشت. · “{{name}}” couldn’t be put back. */
  readonly 'my-downloads:notShown'?: string;
  /** برگرداندن · Undo */
  readonly 'my-downloads:undo'?: string;
  /** پیوند دانلود بارگذاری نشد. · The download link couldn’t be loaded. */
  readonly 'my-downloads:linkFailed'?: string;
  /** دیگر نمی‌توانید این فایل را دانلود کنید. با اشتراک یا خرید، دانلود آن دوباره باز می‌شود. · You can no longer download this file. Subscribe or buy the title to download it again. */
  readonly 'my-downloads:forbidden'?: string;
  /** این عنوان دیگر در دسترس نیست. · This title is no longer available. */
  readonly 'my-downloads:gone'?: string;
  /** این فایل دیگر در دسترس نیست. شاید این عنوان فایل‌های دیگری داشته باشد. · This file is no longer available. The title may have others. */
  readonly 'my-downloads:noFile'?: string;
  /** خرید اشتراک · Subscribe */
  readonly 'my-downloads:subscribe'?: string;
  /** صفحهٔ عنوان · Go to title */
  readonly 'my-downloads:toTitle'?: string;
  /** خریدهای دانلودنشده بارگذاری نشد. · Your purchases couldn’t be loaded. */
  readonly 'my-downloads:waitingFailed'?: string;
  /** دانلودها بارگذاری نشد. · Your downloads couldn’t be loaded. */
  readonly 'my-downloads:failed'?: string;
  /** دانلودشده‌ها بارگذاری نشد. · Your downloaded titles couldn’t be loaded. */
  readonly 'my-downloads:fetchedFailed'?: string;
  /** دانلودهای بیشتر · More downloads */
  readonly 'my-downloads:more'?: string;
  /** خریدهای بیشتر · More titles you’ve bought */
  readonly 'my-downloads:moreBought'?: string;
  /** {{count, number}} عنوان · {{count, number}} title */
  readonly 'my-downloads:shown_one'?: string;
  /** {{count, number}} عنوان · {{count, number}} titles */
  readonly 'my-downloads:shown_other'?: string;
  /** هنوز چیزی دانلود نکرده‌اید · You haven’t downloaded anything yet */
  readonly 'my-downloads:empty'?: string;
  /** در صفحهٔ هر فیلم یا قسمت، برای گرفتن فایل «دانلود» و برای تماشا در همین سایت «آفلاین» را بزنید. · On the page of a film or an episode, press “Download” for a file, or “Offline” to watch it on this site. */
  readonly 'my-downloads:emptyMore'?: string;
  /** هنوز چیزی دانلود نکرده‌اید. · You haven’t downloaded anything yet. */
  readonly 'my-downloads:nothingFetched'?: string;
  /** دیدن فیلم‌ها و سریال‌ها · Browse films and series */
  readonly 'my-downloads:browse'?: string;
  /** فهرست دانلودهای شما در این سرویس نگه داشته نمی‌شود. فایل هر عنوان در صفحهٔ دانلود آن است. · This service keeps no list of your downloads. Each title’s files are on its download page. */
  readonly 'my-downloads:unlisted'?: string;
  /** آنچه خریده‌اید · What you’ve bought */
  readonly 'my-downloads:bought'?: string;
  /** خریدهای شما بارگذاری نشد. · Your purchases couldn’t be loaded. */
  readonly 'my-downloads:boughtFailed'?: string;
  /** هنوز چیزی نخریده‌اید. · You haven’t bought anything yet. */
  readonly 'my-downloads:nothingBought'?: string;
  /** فیلم و سریال را یک بار دانلود کنید و هر وقت خواستید، آفلاین ببینید. · Download films and series once, and watch them offline whenever you like. */
  readonly 'my-downloads:guestText'?: string;
  /** ورود و دیدن دانلودها · Sign in to see your downloads */
  readonly 'my-downloads:guestSignIn'?: string;
  /** بسته‌های اشتراک · Subscription plans */
  readonly 'my-downloads:guestPlans'?: string;
  /** دانلود چگونه کار می‌کند؟ · How downloading works */
  readonly 'my-downloads:how'?: string;
  /** رایگان، با اشتراک یا با خرید · Free, by subscription, or bought */
  readonly 'my-downloads:howAccess'?: string;
  /** عنوان‌های رایگان را همه می‌توانند دانلود کنند. با اشتراک، فایل عنوان‌های اشتراکی هم باز است و آنچه بخرید برای همیشه از آن شماست. · Anyone can download free titles. A subscription also opens the files of subscription titles, and what you buy is yours to keep. */
  readonly 'my-downloads:howAccessText'?: string;
  /** کیفیت و حجم، پیش از دانلود · Quality and size before you start */
  readonly 'my-downloads:howQuality'?: string;
  /** در صفحهٔ هر عنوان دکمهٔ «دانلود» را بزنید. حجم هر کیفیت را می‌بینید و یکی را انتخاب می‌کنید. · Press “Download” on a title’s page to see the size of each quality and choose one. */
  readonly 'my-downloads:howQualityText'?: string;
  /** دانلودی که از نو آغاز نمی‌شود · It never starts over */
  readonly 'my-downloads:howResume'?: string;
  /** اگر اینترنت قطع شود، دانلود از همان‌جا ادامه می‌یابد. پیوند هر فایل در برنامه‌های مدیریت دانلود هم کار می‌کند. · If your connection drops, the download picks up where it stopped. The links work in download managers too. */
  readonly 'my-downloads:howResumeText'?: string;
  /** با اینترنت نیم‌بها · With half-price data */
  readonly 'my-downloads:howData'?: string;
  /** بسیاری از اپراتورها حجم دانلود را نیم‌بها حساب می‌کنند. · Many operators charge half price for the data you download. */
  readonly 'my-downloads:howDataText'?: string;
  /** اپراتورهای نیم‌بها · Operators with half-price data */
  readonly 'my-downloads:howDataLink'?: string;
  /** رایگان برای دانلود · Free to download */
  readonly 'my-downloads:free'?: string;
  /** عنوان‌های رایگان بارگذاری نشد. · The free titles couldn’t be loaded. */
  readonly 'my-downloads:freeFailed'?: string;
  /** تازه‌ها برای دانلود · New to download */
  readonly 'my-downloads:newest'?: string;
  /** آنچه پیش‌تر دانلود کرده‌اید، بدون اینترنت هم از حافظهٔ دستگاه پخش می‌شود. · Anything you have downloaded still plays from your device. */
  readonly 'my-downloads:playsOffline'?: string;
  /** برای این کار باید به اینترنت وصل باشید. · You need to be online for that. */
  readonly 'my-downloads:needsConnection'?: string;
  /** آنچه روی این دستگاه ذخیره کرده‌اید، آفلاین هم همین‌جا پخش می‌شود. · What you’ve saved on this device plays here offline. */
  readonly 'my-downloads:playsHere'?: string;
  /** فهرست‌های من | {{brand}} · My lists | {{brand}} */
  readonly 'my-lists:title'?: string;
  /** فهرست‌های من · My lists */
  readonly 'my-lists:myLists'?: string;
  /** فهرست من · My list */
  readonly 'my-lists:names.watchlist'?: string;
  /** پسندیده‌ها · Liked */
  readonly 'my-lists:names.liked'?: string;
  /** خریدها · Purchased */
  readonly 'my-lists:names.purchased'?: string;
  /** تماشاشده‌ها · History */
  readonly 'my-lists:names.history'?: string;
  /** دنبال‌شده‌ها · Following */
  readonly 'my-lists:names.following'?: string;
  /** حذف از این فهرست · Remove from this list */
  readonly 'my-lists:remove'?: string;
  /** «{{name}}» از فهرست حذف شد. · “{{name}}” was removed from the list. */
  readonly 'my-lists:removed'?: string;
  /** «{{name}}» حذف نشد. · “{{name}}” wasn’t removed. */
  readonly 'my-lists:notRemoved'?: string;
  /** «{{name}}» به فهرست برنگشت. آن را دوباره از صفحهٔ خودش بیفزایید. · “{{name}}” couldn’t be put back. Add it again from its own page. */
  readonly 'my-lists:notPutBack'?: string;
  /** برگرداندن · Undo */
  readonly 'my-lists:undo'?: string;
  /** تلاش دوباره · Try again */
  readonly 'my-lists:again'?: string;
  /** فهرست بارگذاری نشد · The list couldn’t be loaded */
  readonly 'my-lists:failed'?: string;
  /** عنوان‌های بیشتر · More titles */
  readonly 'my-lists:more'?: string;
  /** کانال‌های بیشتر · More channels */
  readonly 'my-lists:moreChannels'?: string;
  /** تا این‌جا {{count, number}} مورد · {{count, number}} shown */
  readonly 'my-lists:shown'?: string;
  /** دیدن فیلم‌ها و سریال‌ها · Browse films and series */
  readonly 'my-lists:browse'?: string;
  /** دیدن کانال‌ها · Browse channels */
  readonly 'my-lists:browseChannels'?: string;
  /** هنوز چیزی در فهرست شما نیست · Your list is empty */
  readonly 'my-lists:empty.watchlist'?: string;
  /** هنوز چیزی نپسندیده‌اید · You haven’t liked anything yet */
  readonly 'my-lists:empty.liked'?: string;
  /** هنوز چیزی نخریده‌اید · You haven’t bought anything yet */
  readonly 'my-lists:empty.purchased'?: string;
  /** هنوز چیزی ندیده‌اید · You haven’t watched anything yet */
  readonly 'my-lists:empty.history'?: string;
  /** هنوز کانالی را دنبال نمی‌کنید · You’re not following any channels yet */
  readonly 'my-lists:empty.following'?: string;
  /** در گزینه‌های هر عنوان یا در صفحهٔ آن «فهرست من» را بزنید تا این‌جا بماند. · Press “My list” in a title’s menu or on its page to add it here. */
  readonly 'my-lists:emptyMore.watchlist'?: string;
  /** هر چه بپسندید این‌جا جمع می‌شود. · Everything you like appears here. */
  readonly 'my-lists:emptyMore.liked'?: string;
  /** فیلم‌ها و قسمت‌هایی که می‌خرید همیشه این‌جا هستند. · Films and episodes you buy are always here. */
  readonly 'my-lists:emptyMore.purchased'?: string;
  /** هر چه تماشا کنید این‌جا می‌ماند. · Everything you watch appears here. */
  readonly 'my-lists:emptyMore.history'?: string;
  /** روزنامه، استودیو یا مجله‌ای را دنبال کنید تا تازه‌ترین شماره‌اش همیشه این‌جا باشد. · Follow the newspaper, the studio or a magazine, and its newest issue is always here. */
  readonly 'my-lists:emptyMore.following'?: string;
  /** پرداخت‌ها | {{brand}} · Payments | {{brand}} */
  readonly 'payments:title'?: string;
  /** پرداخت‌ها · Payments */
  readonly 'payments:payments'?: string;
  /** اشتراک · Subscription */
  readonly 'payments:kinds.plan'?: string;
  /** خرید تکی · Single purchase */
  readonly 'payments:kinds.items'?: string;
  /** افزایش اعتبار · Top-up */
  readonly 'payments:kinds.wallet'?: string;
  /** پرداخت خودکار · Automatic payment */
  readonly 'payments:kinds.direct_debit'?: string;
  /** پرداخت شد · Paid */
  readonly 'payments:status.paid'?: string;
  /** در انتظار بانک · Waiting for the bank */
  readonly 'payments:status.pending'?: string;
  /** ناموفق · Failed */
  readonly 'payments:status.failed'?: string;
  /** پرداخت نشد · Not paid */
  readonly 'payments:status.abandoned'?: string;
  /** برگشت داده شد · Refunded */
  readonly 'payments:status.refunded'?: string;
  /** بانک هنوز پاسخ نداده است. نتیجه را دوباره بررسی کنید. · The bank hasn’t answered yet. Check the result again. */
  readonly 'payments:why.pending'?: string;
  /** اگر پولی از حساب شما کم شده باشد، تا ۷۲ ساعت دیگر برمی‌گردد. بانک پرداخت را تأیید نکرد. · If money has left your account, it will be returned within 72 hours. The bank didn’t approve the payment. */
  readonly 'payments:why.failed'?: string;
  /** چیزی از حساب شما کم نشده است. پیش از پرداخت، از صفحهٔ بانک بیرون آمدید. · Nothing was taken from your account. You left the bank’s page before paying. */
  readonly 'payments:why.abandoned'?: string;
  /** این پرداخت انجام و سپس برگشت داده شده است. · This payment was made and then refunded. */
  readonly 'payments:why.refunded'?: string;
  /** مبلغ · Amount */
  readonly 'payments:amount'?: string;
  /** مالیات بر ارزش افزوده · VAT */
  readonly 'payments:vat'?: string;
  /** مبلغ پرداختی · Total */
  readonly 'payments:total'?: string;
  /** کد پیگیری · Tracking code */
  readonly 'payments:trackingCode'?: string;
  /** کپی کد پیگیری {{code}} · Copy tracking code {{code}} */
  readonly 'payments:copyCode'?: string;
  /** کد پیگیری کپی شد · Copied */
  readonly 'payments:copied'?: string;
  /** کد پیگیری کپی نشد. خودتان آن را انتخاب و کپی کنید. · The tracking code couldn’t be copied. Select it and copy it yourself. */
  readonly 'payments:notCopied'?: string;
  /** بررسی دوباره · Check again */
  readonly 'payments:askAgain'?: string;
  /** رفتن به عنوانی که می‌خواستید · Go to the title you wanted */
  readonly 'payments:toTitle'?: string;
  /** رسید پرداخت · Receipt */
  readonly 'payments:receipt'?: string;
  /** رسید پرداخت {{name}} با کد پیگیری {{code}} · Receipt: {{name}}, tracking code {{code}} */
  readonly 'payments:receiptFor'?: string;
  /** رسید پرداخت {{brand}} · Receipt from {{brand}} */
  readonly 'payments:receiptOf'?: string;
  /** چاپ رسید · Print receipt */
  readonly 'payments:print'?: string;
  /** شمارهٔ همراه · Mobile number */
  readonly 'payments:mobile'?: string;
  /** تاریخ · Date */
  readonly 'payments:day'?: string;
  /** نوع پرداخت · Payment type */
  readonly 'payments:kind'?: string;
  /** بابت · For */
  readonly 'payments:for'?: string;
  /** وضعیت · Status */
  readonly 'payments:state'?: string;
  /** روش پرداخت · Payment method */
  readonly 'payments:gateway'?: string;
  /** آنچه خریده شد · Items */
  readonly 'payments:items'?: string;
  /** آنچه با آن موافقت کردید · What you agreed to */
  readonly 'payments:agreed'?: string;
  /** تمدید خودکار اشتراک · Renewing the subscription automatically */
  readonly 'payments:agreement.subscription'?: string;
  /** پرداخت خودکار هر خرید · Paying for every purchase automatically */
  readonly 'payments:agreement.payAnything'?: string;
  /** قسمت‌های تازهٔ «<name/>» · New episodes of “<name/>” */
  readonly 'payments:agreement.series'?: string;
  /** آنچه هم‌زمان برداشت شد · What was charged with it */
  readonly 'payments:charged'?: string;
  /** هم‌زمان مبلغی برداشت نشد. · Nothing was charged with it. */
  readonly 'payments:nothingCharged'?: string;
  /** {{amount}} هم‌زمان و در پرداختی جداگانه برداشت شد. جزئیات در رسید آمده است. · {{amount}} was charged at the same time, as a payment of its own. The receipt has the details. */
  readonly 'payments:chargedSeparately'?: string;
  /** هزینهٔ فعال‌سازی · Activation */
  readonly 'payments:activation'?: string;
  /** مجموع برداشت · Charged in all */
  readonly 'payments:chargedInAll'?: string;
  /** پرداخت‌های پیشین · Earlier payments */
  readonly 'payments:more'?: string;
  /** {{count, number}} پرداخت · {{count, number}} payment */
  readonly 'payments:shown_one'?: string;
  /** {{count, number}} پرداخت · {{count, number}} payments */
  readonly 'payments:shown_other'?: string;
  /** پرداخت‌های پیشین بارگذاری نشد. · Your earlier payments couldn’t be loaded. */
  readonly 'payments:restFailed'?: string;
  /** پرداخت‌ها بارگذاری نشد · Your payments couldn’t be loaded */
  readonly 'payments:failed'?: string;
  /** هنوز پرداختی نداشته‌اید · No payments yet */
  readonly 'payments:empty'?: string;
  /** هر خرید و هر افزایش اعتبار، با رسید آن، این‌جا می‌ماند. · Every purchase and top-up appears here, with its receipt. */
  readonly 'payments:emptyMore'?: string;
  /** دیدن بسته‌های اشتراک · See subscription plans */
  readonly 'payments:toPlans'?: string;
  /** هزینه در ۱۲ ماه گذشته · Spending in the last 12 months */
  readonly 'payments:chart.title'?: string;
  /** ماه · Month */
  readonly 'payments:chart.month'?: string;
  /** هزینه · Spent */
  readonly 'payments:chart.spent'?: string;
  /** عددها به هزار تومان است. · Figures are in thousands of toman. */
  readonly 'payments:chart.unit'?: string;
  /** خرید با پرداخت خودکار · Pay automatically */
  readonly 'plan-by-debit:title'?: string;
  /** هر بار {{total}}، با احتساب مالیات، از حساب بانکی شما برداشت می‌شود. · {{total}}, including VAT, is taken from your bank account each time. */
  readonly 'plan-by-debit:cost'?: string;
  /** مبلغ هر برداشت را پیش از موافقت می‌بینید. · You’ll see the amount of each charge before you agree. */
  readonly 'plan-by-debit:costLater'?: string;
  /** نخستین برداشت پس از موافقت شما در صفحهٔ بانک انجام می‌شود؛ اگر اکنون اشتراک دارید، پس از پایان آن. · The first charge comes once you’ve agreed on the bank’s page. If you have a subscription now, it comes when that one ends. */
  readonly 'plan-by-debit:first'?: string;
  /** هر بار که اشتراک تمام شود، خودبه‌خود تمدید می‌شود. · Whenever the subscription ends, it renews automatically. */
  readonly 'plan-by-debit:renews'?: string;
  /** هر زمان بخواهید، در حساب خود «پرداخت خودکار» را باز کنید و تمدید را خاموش یا بانک را حذف کنید. · To stop it, open Automatic payment in your account at any time, and turn the renewal off or remove the bank. */
  readonly 'plan-by-debit:end'?: string;
  /** با پرداخت خودکار، به‌جای این بسته اشتراکی به قیمت {{fee}} خریده می‌شود. · With automatic payment, you get a subscription for {{fee}} instead of this plan. */
  readonly 'plan-by-debit:other'?: string;
  /** تنظیم پرداخت خودکار · Set up automatic payment */
  readonly 'plan-by-debit:go'?: string;
  /** ورود و پرداخت · Sign in and pay */
  readonly 'plan-by-debit:signIn'?: string;
  /** {{name}} | {{brand}} · {{name}} | {{brand}} */
  readonly 'press:title'?: string;
  /** مجله‌ها · Magazines */
  readonly 'press:magazines'?: string;
  /** تازه‌ترین شمارهٔ هر مجله را همین‌جا تماشا کنید. · Watch the newest issue of every magazine here. */
  readonly 'press:magazinesText'?: string;
  /** تازه‌ترین شماره‌های مجله‌های تصویری {{brand}}. · The newest issues of the magazines on {{brand}}. */
  readonly 'press:magazinesDescription'?: string;
  /** فهرست مجله‌ها بارگذاری نشد. · The magazines couldn’t be loaded. */
  readonly 'press:magazinesFailed'?: string;
  /** مجله‌های {{brand}} · Magazines on {{brand}} */
  readonly 'press:magazinesOf'?: string;
  /** شماره‌های تازهٔ دیگر · Other new issues */
  readonly 'press:alsoNew'?: string;
  /** تازه‌ترین شماره‌ها · Newest issues */
  readonly 'press:newest'?: string;
  /** انتخاب مجله · Choose a magazine */
  readonly 'press:filterByMagazine'?: string;
  /** همه · All */
  readonly 'press:all'?: string;
  /** هنوز شماره‌ای منتشر نشده است · No issues yet */
  readonly 'press:noIssues'?: string;
  /** نخستین شماره‌ها همین‌جا نشان داده می‌شوند. · The first issues will appear here. */
  readonly 'press:noIssuesMore'?: string;
  /** تازه‌ترین شمارهٔ روزنامه · Newest edition of the paper */
  readonly 'press:newestEdition'?: string;
  /** شماره‌های پیشین · Earlier editions */
  readonly 'press:allEditions'?: string;
  /** روزنامه بارگذاری نشد. · The newspaper couldn’t be loaded. */
  readonly 'press:newspaperFailed'?: string;
  /** تازه‌ترین شماره · Newest issue */
  readonly 'press:newestIssue'?: string;
  /** تازه‌ترین ویدئو · Newest video */
  readonly 'press:newestVideo'?: string;
  /** با اشتراک · With a subscription */
  readonly 'press:bySubscription'?: string;
  /** تماشا · Watch */
  readonly 'press:watch'?: string;
  /** تماشای {{name}} · Watch {{name}} */
  readonly 'press:watchOf'?: string;
  /** دربارهٔ این شماره · About this issue */
  readonly 'press:about'?: string;
  /** دربارهٔ این شماره: {{name}} · About this issue: {{name}} */
  readonly 'press:aboutOf'?: string;
  /** دربارهٔ این ویدئو · About this video */
  readonly 'press:aboutVideo'?: string;
  /** دربارهٔ این ویدئو: {{name}} · About this video: {{name}} */
  readonly 'press:aboutVideoOf'?: string;
  /** شمارهٔ {{number}} · No. {{number}} */
  readonly 'press:issue'?: string;
  /** {{magazine}}، شمارهٔ {{number}} · {{magazine}}, no. {{number}} */
  readonly 'press:issueOf'?: string;
  /** {{count, number}} شماره · {{count, number}} issue */
  readonly 'press:issues_one'?: string;
  /** {{count, number}} شماره · {{count, number}} issues */
  readonly 'press:issues_other'?: string;
  /** {{count, number}} ویدئو · {{count, number}} video */
  readonly 'press:videos_one'?: string;
  /** {{count, number}} ویدئو · {{count, number}} videos */
  readonly 'press:videos_other'?: string;
  /** روزنامه، استودیو و مجله‌ها · Newspaper, studio and magazines */
  readonly 'press:channels'?: string;
  /** کانال‌هایی را که می‌پسندید دنبال کنید تا تازه‌هایشان را در فهرست‌های خود ببینید. · Follow the channels you like, and what’s new from them appears in your lists. */
  readonly 'press:channelsText'?: string;
  /** روزنامه، استودیو و همهٔ مجله‌های تصویری {{brand}}. · The newspaper, the studio and all the magazines on {{brand}}. */
  readonly 'press:channelsDescription'?: string;
  /** همهٔ ویدئوهای «{{name}}» در {{brand}}. · All videos from {{name}} on {{brand}}. */
  readonly 'press:channelDescription'?: string;
  /** نوع کانال · Channel type */
  readonly 'press:kind'?: string;
  /** روزنامه · Newspaper */
  readonly 'press:kinds.newspaper'?: string;
  /** استودیو · Studio */
  readonly 'press:kinds.studio'?: string;
  /** مجله‌ها · Magazines */
  readonly 'press:kinds.magazine'?: string;
  /** روزنامه · Newspaper */
  readonly 'press:kindNames.newspaper'?: string;
  /** استودیو · Studio */
  readonly 'press:kindNames.studio'?: string;
  /** مجله · Magazine */
  readonly 'press:kindNames.magazine'?: string;
  /** هر روز · Daily */
  readonly 'press:rhythms.daily'?: string;
  /** هر هفته · Weekly */
  readonly 'press:rhythms.weekly'?: string;
  /** هر دو هفته · Every two weeks */
  readonly 'press:rhythms.fortnightly'?: string;
  /** هر ماه · Monthly */
  readonly 'press:rhythms.monthly'?: string;
  /** آخرین انتشار: {{date}} · Last published: {{date}} */
  readonly 'press:newestWas'?: string;
  /** هنوز کانالی نیست · No channels yet */
  readonly 'press:noChannels'?: string;
  /** روزنامه، استودیو و مجله‌ها همین‌جا نشان داده می‌شوند. · The newspaper, the studio and the magazines will appear here. */
  readonly 'press:noChannelsMore'?: string;
  /** هنوز چیزی منتشر نکرده است · Nothing published yet */
  readonly 'press:nothingYet'?: string;
  /** همهٔ شماره‌ها · All issues */
  readonly 'press:allIssues'?: string;
  /** همهٔ ویدئوها · All videos */
  readonly 'press:allVideos'?: string;
  /** سریال‌ها · Series */
  readonly 'press:series'?: string;
  /** سریال‌های این کانال بارگذاری نشد. · This channel’s series couldn’t be loaded. */
  readonly 'press:seriesFailed'?: string;
  /** هنوز چیزی منتشر نشده است · Nothing published yet */
  readonly 'press:noVideos'?: string;
  /** این کانال را دنبال کنید تا تازه‌هایش را در فهرست‌های خود ببینید. · Follow this channel, and what’s new from it appears in your lists. */
  readonly 'press:noVideosMore'?: string;
  /** در این سال چیزی منتشر نشده است · Nothing was published that year */
  readonly 'press:nothingInYear'?: string;
  /** سال · Year */
  readonly 'press:year'?: string;
  /** همهٔ سال‌ها · All years */
  readonly 'press:allYears'?: string;
  /** از تازه‌ترین · Newest first */
  readonly 'press:newestFirst'?: string;
  /** از قدیمی‌ترین · Oldest first */
  readonly 'press:oldestFirst'?: string;
  /** دنبال کردن · Follow */
  readonly 'press:follow'?: string;
  /** دنبال کردن {{name}} · Follow {{name}} */
  readonly 'press:followOf'?: string;
  /** دنبال می‌کنید · Following */
  readonly 'press:following'?: string;
  /** {{name}} را دنبال می‌کنید · Following {{name}} */
  readonly 'press:followingOf'?: string;
  /** برای دنبال کردن این کانال وارد شوید. · Sign in to follow this channel. */
  readonly 'press:signInToFollow'?: string;
  /** خرید اشتراک · Subscribe */
  readonly 'purchase:title'?: string;
  /** بسته‌های اشتراک · Subscription plans */
  readonly 'purchase:plans'?: string;
  /** تمدید اشتراک · Renew subscription */
  readonly 'purchase:renew'?: string;
  /** اشتراک | {{brand}} · Subscription | {{brand}} */
  readonly 'purchase:pageTitle'?: string;
  /** بسته‌های اشتراک {{brand}} و قیمت آن‌ها: تماشا و دانلود نامحدود با اینترنت نیم‌بها. · Subscription plans and prices on {{brand}}: unlimited watching and downloads, with half-price data. */
  readonly 'purchase:pageDescription'?: string;
  /** اشتراک {{name}} | {{brand}} · Subscription: {{name}} | {{brand}} */
  readonly 'purchase:planTitle'?: string;
  /** اشتراک <name/> · Subscription: <name/> */
  readonly 'purchase:planName'?: string;
  /** لطفا کمی منتظر بمانید... · Please wait a moment... */
  readonly 'purchase:wait'?: string;
  /** بسته‌ها بارگذاری نشد. · The plans couldn’t be loaded. */
  readonly 'purchase:notLoaded'?: string;
  /** اکنون بسته‌ای فروخته نمی‌شود. · No plans are on sale at the moment. */
  readonly 'purchase:none'?: string;
  /** قیمت این بسته هنوز اعلام نشده است. · The price of this plan hasn’t been announced yet. */
  readonly 'purchase:noPrice'?: string;
  /** به‌زودی · Soon */
  readonly 'purchase:notSold'?: string;
  /** خرید · Buy */
  readonly 'purchase:choose'?: string;
  /** اشتراک {{name}}، {{action}} · Subscription: {{name}}. {{action}} */
  readonly 'purchase:chooseOf'?: string;
  /** به‌جای · Instead of */
  readonly 'purchase:instead'?: string;
  /** {{share, number(style: percent)}} تخفیف · {{share, number(style: percent)}} off */
  readonly 'purchase:off'?: string;
  /** {{count, number}} روز هدیه · {{count, number}} free day */
  readonly 'purchase:giftDays_one'?: string;
  /** {{count, number}} روز هدیه · {{count, number}} free days */
  readonly 'purchase:giftDays_other'?: string;
  /** {{off}} و {{gift}} · {{off}} and {{gift}} */
  readonly 'purchase:offAndGift'?: string;
  /** به‌صرفه‌ترین · Best value */
  readonly 'purchase:bestValue'?: string;
  /** در ماه · a month */
  readonly 'purchase:aMonth'?: string;
  /** آنچه با هر اشتراک می‌گیرید · Every subscription includes */
  readonly 'purchase:features'?: string;
  /** بیش از {{count, number}} قسمت فیلم و سریال · Over {{count, number}} episodes of films and series */
  readonly 'purchase:episodes'?: string;
  /** دانلود نامحدود فیلم‌ها · Unlimited film downloads */
  readonly 'purchase:downloads'?: string;
  /** مصرف اینترنت نیم‌بها · Half-price data */
  readonly 'purchase:halfPrice'?: string;
  /** مصرف اینترنت نیم‌بها؛ با {{operators}} تمام‌بها · Half-price data, but full price on {{operators}} */
  readonly 'purchase:halfPriceBut'?: string;
  /** به‌اضافهٔ {{share, number(style: percent)}} مالیات · plus {{share, number(style: percent)}} VAT */
  readonly 'purchase:vat'?: string;
  /** با این اشتراک تنها فیلم‌ها و سریال‌های {{catalogue}} را می‌توانید تماشا کنید. · With this subscription, you can watch only the films and series of {{catalogue}}. */
  readonly 'purchase:catalogueOnly'?: string;
  /** رفتن به {{catalogue}} · Go to {{catalogue}} */
  readonly 'purchase:openCatalogue'?: string;
  /** اشتراک دارید؟ وارد شوید · If you have a subscription, log in here */
  readonly 'purchase:signInOffer'?: string;
  /** انصراف و بازگشت · Cancel and go back */
  readonly 'purchase:cancel'?: string;
  /** مدت · Duration */
  readonly 'purchase:length'?: string;
  /** {{count, number}} روز · {{count, number}} day */
  readonly 'purchase:days_one'?: string;
  /** {{count, number}} روز · {{count, number}} days */
  readonly 'purchase:days_other'?: string;
  /** قیمت پیش از تخفیف · Price before the discount */
  readonly 'purchase:before'?: string;
  /** تخفیف · Discount */
  readonly 'purchase:discount'?: string;
  /** قیمت · Price */
  readonly 'purchase:price'?: string;
  /** {{share, number(style: percent)}} مالیات بر ارزش افزوده · {{share, number(style: percent)}} VAT */
  readonly 'purchase:vatLine'?: string;
  /** مبلغ پرداختی · Total */
  readonly 'purchase:total'?: string;
  /** روش پرداخت · Payment method */
  readonly 'purchase:method'?: string;
  /** روش‌های پرداخت بارگذاری نشد. · The payment methods couldn’t be loaded. */
  readonly 'purchase:methodsNotLoaded'?: string;
  /** کیف پول · Wallet */
  readonly 'purchase:wallet'?: string;
  /** اعتبار شما: {{credit}} · Your credit: {{credit}} */
  readonly 'purchase:credit'?: string;
  /** اعتبار شما {{missing}} کم دارد. · Your credit is {{missing}} short. */
  readonly 'purchase:creditTooSmall'?: string;
  /** افزایش اعتبار · Top up */
  readonly 'purchase:topUp'?: string;
  /** تمدید خودکار اشتراک · Renew the subscription automatically */
  readonly 'purchase:automatic'?: string;
  /** پس از پایان اشتراک، بانک هزینهٔ بعدی را می‌پردازد. هر زمان بخواهید می‌توانید آن را خاموش کنید. · When it ends, your bank pays for the next one. You can turn this off at any time. */
  readonly 'purchase:automaticMore'?: string;
  /** تنظیم · Set up */
  readonly 'purchase:automaticSet'?: string;
  /** {{set}} {{name}} · {{set}}: {{name}} */
  readonly 'purchase:automaticSetOf'?: string;
  /** پرداخت {{total}} · Pay {{total}} */
  readonly 'purchase:pay'?: string;
  /** پرداخت · Pay */
  readonly 'purchase:payNow'?: string;
  /** ورود و پرداخت · Sign in and pay */
  readonly 'purchase:signInToPay'?: string;
  /** پرداخت با کارت در صفحهٔ خود بانک انجام می‌شود و {{brand}} اطلاعات کارت شما را نمی‌بیند. · Cards are paid with on the bank’s own page. {{brand}} never sees your card’s details. */
  readonly 'purchase:bankPage'?: string;
  /** پرداخت آغاز نشد · The payment didn’t start */
  readonly 'purchase:notBegun'?: string;
  /** چیزی از حساب شما کم نشده است. · Nothing was taken from your account. */
  readonly 'purchase:notCharged'?: string;
  /** صفحهٔ پرداخت این سفارش را نمی‌توان با اطمینان باز کرد. چیزی از حساب شما کم نشده است و مشکل از اینترنت شما نیست. بعداً دوباره تلاش کنید. · We can’t open this order’s payment page safely. Nothing was taken from your account, and your connection is not the cause. Try again later. */
  readonly 'purchase:notSafe'?: string;
  /** قیمت تغییر کرده است · The price has changed */
  readonly 'purchase:repriced'?: string;
  /** مبلغ {{from}} بود و اکنون {{to}} است. هنوز چیزی پرداخت نشده است. · It was {{from}} and is now {{to}}. Nothing has been paid yet. */
  readonly 'purchase:repricedMore'?: string;
  /** نشست شما هنگام پرداخت پایان یافت. چیزی پرداخت نشده است. برای ادامه وارد شوید. · Your session ended during the payment. Nothing was paid. Sign in to continue. */
  readonly 'purchase:sessionEnded.nothing'?: string;
  /** نشست شما هنگام پرداخت پایان یافت و هنوز روشن نیست که مبلغ پرداخت شده است یا نه. وارد شوید تا بررسی کنیم. · Your session ended during the payment, and we don’t know yet whether it was paid. Sign in and we’ll check. */
  readonly 'purchase:sessionEnded.unknown'?: string;
  /** بررسی دوباره · Check again */
  readonly 'purchase:askAgain'?: string;
  /** تماشا · Watch now */
  readonly 'purchase:watchNow'?: string;
  /** خرید تکی · Single purchase */
  readonly 'purchase:buyTitle'?: string;
  /** خرید سبد · Buy the cart */
  readonly 'purchase:buyCart'?: string;
  /** کیفیت · Quality */
  readonly 'purchase:quality'?: string;
  /** قیمت بارگذاری نشد. · The price couldn’t be loaded. */
  readonly 'purchase:orderNotLoaded'?: string;
  /** این عنوان اکنون جداگانه فروخته نمی‌شود. · This title isn’t sold on its own at the moment. */
  readonly 'purchase:notForSale'?: string;
  /** {{count, number}} ساعت تماشا از نخستین پخش · {{count, number}} hour to watch from first play */
  readonly 'purchase:ticketHours_one'?: string;
  /** {{count, number}} ساعت تماشا از نخستین پخش · {{count, number}} hours to watch from first play */
  readonly 'purchase:ticketHours_other'?: string;
  /** سبد شما خالی است. · Your cart is empty. */
  readonly 'purchase:cartEmpty'?: string;
  /** سبد خرید · Cart */
  readonly 'purchase:cart'?: string;
  /** حذف {{name}} ({{quality}}) از سبد · Remove {{name}} ({{quality}}) from the cart */
  readonly 'purchase:takeOut'?: string;
  /** نتیجهٔ پرداخت هنوز روشن نیست · We don’t know yet whether you have paid */
  readonly 'purchase:earlier.unknown'?: string;
  /** نتیجهٔ پرداخت هنوز روشن نیست · We don’t know yet whether you have paid */
  readonly 'purchase:earlier.unsure'?: string;
  /** پرداخت این خرید ناتمام مانده است · You haven’t finished paying for this */
  readonly 'purchase:earlier.at-bank'?: string;
  /** این خرید به‌تازگی پرداخت شده است · You have paid for this recently */
  readonly 'purchase:earlier.paid'?: string;
  /** پاسخ پرداخت به دستگاه شما نرسید و شاید مبلغ آن کم شده باشد. پیش از پرداخت دوباره، نتیجهٔ آن را بررسی کنید. · The result didn’t reach your device, and you may have been charged. Check it before you pay again. */
  readonly 'purchase:earlierMore.unknown'?: string;
  /** صفحهٔ بانک هنوز برای آن باز است. همان پرداخت را تمام کنید تا دو بار پرداخت نکنید. · Its bank page is still open. Finish that payment, so that you don’t pay twice. */
  readonly 'purchase:earlierMore.at-bank'?: string;
  /** اگر دوباره پرداخت کنید، یک خرید دیگر ثبت می‌شود. · If you pay again, it counts as another purchase. */
  readonly 'purchase:earlierMore.paid'?: string;
  /** این پرداخت را پیش‌تر آغاز کرده‌اید و هنوز نشانی از آن در حساب شما نیست. اگر پول را پرداخت کرده‌اید، کمی صبر کنید و دوباره بررسی کنید. اگر پرداخت نکرده‌اید، می‌توانید از نو پرداخت کنید. · You started this payment before, and your account shows no sign of it yet. If you have paid, wait a little and check again. If you haven’t, you can start over. */
  readonly 'purchase:earlierMore.unsure'?: string;
  /** در حساب شما {{payments, number}} پرداخت تازه، انجام‌شده یا ناتمام، برای این خرید هست. · Your account shows {{payments, number}} recent payments for this, finished or unfinished. */
  readonly 'purchase:earlierCount'?: string;
  /** کیفیتی که انتخاب کرده بودید، دیگر فروخته نمی‌شود. کیفیت دیگری را انتخاب کنید. · The quality you chose isn’t for sale any more. Choose another one. */
  readonly 'purchase:qualityGone'?: string;
  /** دیدن نتیجهٔ پرداخت · See the payment */
  readonly 'purchase:seePayment'?: string;
  /** ادامه در صفحهٔ بانک · Continue at the bank */
  readonly 'purchase:goOnAtBank'?: string;
  /** پرداخت به روشی دیگر · Pay another way */
  readonly 'purchase:payOtherwise'?: string;
  /** خرید دوباره · Buy it again */
  readonly 'purchase:buyOnceMore'?: string;
  /** خریدی که آغاز کرده بودید، انجام شد. · The purchase you started has gone through. */
  readonly 'purchase:lostPurchase.paid'?: string;
  /** یکی از پرداخت‌های شما در بانک ناتمام مانده است. · One of your payments is unfinished at the bank. */
  readonly 'purchase:lostPurchase.at-bank'?: string;
  /** فیلم · Film */
  readonly 'purchase:kind.movie'?: string;
  /** سریال · Series */
  readonly 'purchase:kind.series'?: string;
  /** قسمت سریال · Episode */
  readonly 'purchase:kind.episode'?: string;
  /** ویدئو · Video */
  readonly 'purchase:kind.video'?: string;
  /** اکران آنلاین · Online screening */
  readonly 'purchase:kind.ekran'?: string;
  /** آنچه می‌خرید · What you get */
  readonly 'purchase:get.label'?: string;
  /** برای همیشه؛ به اشتراک نیازی نیست · Yours to keep, without a subscription */
  readonly 'purchase:get.keep'?: string;
  /** تماشای آنلاین · Watch online */
  readonly 'purchase:get.watch'?: string;
  /** تماشا از {{date}}، ساعت {{time}} · Watch from {{date}}, {{time}} */
  readonly 'purchase:get.watchFrom'?: string;
  /** زمان تماشا بعداً اعلام می‌شود · The release date will be announced */
  readonly 'purchase:get.watchSomeDay'?: string;
  /** دانلود فایل {{quality}} ({{size}}) · Download the {{quality}} file ({{size}}) */
  readonly 'purchase:get.file'?: string;
  /** دانلود {{count, number}} فایل · Download {{count, number}} file */
  readonly 'purchase:get.files_one'?: string;
  /** دانلود {{count, number}} فایل · Download {{count, number}} files */
  readonly 'purchase:get.files_other'?: string;
  /** یک بلیت برای تماشای این اکران · A ticket to watch this screening */
  readonly 'purchase:get.ticket'?: string;
  /** فروش بلیت تا {{date}}، ساعت {{time}} · Tickets on sale until {{date}}, {{time}} */
  readonly 'purchase:get.soldUntil'?: string;
  /** این عنوان با اشتراک شما باز است. اگر آن را بخرید، پس از پایان اشتراک هم می‌ماند. · Your subscription includes this title. Buy it to keep it after your subscription ends. */
  readonly 'purchase:coveredAlready'?: string;
  /** این عنوان همین حالا برای شما باز است و چیزی برای خرید نمانده است. · You can already watch this title, so there’s nothing to buy. */
  readonly 'purchase:nothingLeftToBuy'?: string;
  /** به قیمت خرید تکی، مالیات بر ارزش افزوده اضافه نمی‌شود. · No VAT is added to single purchases. */
  readonly 'purchase:nothingAdded'?: string;
  /** خرید بلیت · Buy a ticket */
  readonly 'purchase:buyTicket'?: string;
  /** پرداخت نکرده‌ام؛ از نو پرداخت می‌کنم · I haven’t paid: start over */
  readonly 'purchase:payAnew'?: string;
  /** روش خرید · How to pay */
  readonly 'purchase:howToPay'?: string;
  /** اشتراک را اکنون از این‌جا نمی‌توان خرید. · Subscriptions can’t be bought here at the moment. */
  readonly 'purchase:elsewhere.plan'?: string;
  /** برای خرید، با پشتیبانی {{brand}} تماس بگیرید. · To buy one, contact {{brand}} support. */
  readonly 'purchase:elsewhere.ask'?: string;
  /** آنچه پیش‌تر خریده بودید از سبد حذف شد. · What you had bought before was removed from the cart. */
  readonly 'purchase:boughtBefore'?: string;
  /** دعوت به {{brand}} · An invitation to {{brand}} */
  readonly 'referral:pageTitle'?: string;
  /** دوستتان شما را به {{brand}} دعوت کرده است · A friend has invited you to {{brand}} */
  readonly 'referral:invited'?: string;
  /** به {{brand}} خوش آمدید · Welcome to {{brand}} */
  readonly 'referral:welcome'?: string;
  /** {{count, number}} روز اشتراک هدیه · {{count, number}} free day of subscription */
  readonly 'referral:gift_one'?: string;
  /** {{count, number}} روز اشتراک هدیه · {{count, number}} free days of subscription */
  readonly 'referral:gift_other'?: string;
  /** با نخستین ورود، {{count, number}} روز اشتراک رایگان می‌گیرید: فیلم و سریال تماشا کنید، بی‌آن‌که چیزی بپردازید. · Sign in for the first time and get {{count, number}} free day of subscription. Watch films and series without paying anything. */
  readonly 'referral:text.gift_one'?: string;
  /** با نخستین ورود، {{count, number}} روز اشتراک رایگان می‌گیرید: فیلم و سریال تماشا کنید، بی‌آن‌که چیزی بپردازید. · Sign in for the first time and get {{count, number}} free days of subscription. Watch films and series without paying anything. */
  readonly 'referral:text.gift_other'?: string;
  /** با شمارهٔ همراه خود وارد شوید و فیلم‌ها و سریال‌هایی را که دوستتان می‌بیند، شما هم ببینید. · Sign in with your mobile number and watch the films and series your friend is watching. */
  readonly 'referral:text.nothing'?: string;
  /** با شمارهٔ همراه خود وارد شوید. اگر این دعوت هدیه‌ای داشته باشد، با نخستین ورود به حساب شما افزوده می‌شود. · Sign in with your mobile number. If this invitation comes with a gift, it is added to your account the first time you sign in. */
  readonly 'referral:text.unsure'?: string;
  /** این پیوند دعوت درست نیست؛ شاید کامل کپی نشده باشد. می‌توانید آن را دوباره از دوستتان بگیرید یا همین حالا نگاهی به این‌جا بیندازید. · This invitation link isn’t right; it may not have been copied in full. Ask your friend for it again, or have a look around now. */
  readonly 'referral:text.invalid'?: string;
  /** این دعوت برای کسانی است که تازه عضو {{brand}} می‌شوند، اما شما از پیش حساب دارید. با دعوت از دوستان خود، شما هم هدیه بگیرید. · This invitation is for people who are new to {{brand}}, but you already have an account. Invite your own friends and get a gift too. */
  readonly 'referral:text.member'?: string;
  /** ورود و دریافت هدیه · Sign in and get your gift */
  readonly 'referral:signInForGift'?: string;
  /** ورود · Sign in */
  readonly 'referral:signIn'?: string;
  /** دعوت از دوستان · Invite friends */
  readonly 'referral:inviteOthers'?: string;
  /** گشتی در {{brand}} · Look around {{brand}} */
  readonly 'referral:lookAround'?: string;
  /** آنچه در {{brand}} هست · What’s on {{brand}} */
  readonly 'referral:features'?: string;
  /** تماشای آفلاین · Watch offline */
  readonly 'save-offline:title'?: string;
  /** تماشای آفلاین: {{name}} · Watch offline: {{name}} */
  readonly 'save-offline:titleOf'?: string;
  /** ذخیره روی این دستگاه · Save */
  readonly 'save-offline:begin'?: string;
  /** صدا · Audio */
  readonly 'save-offline:sound'?: string;
  /** زیرنویس · Subtitles */
  readonly 'save-offline:subtitles'?: string;
  /** پس از ذخیره، آفلاین هم می‌توانید آن را در همین سایت، از صفحهٔ «دانلودها»، تماشا کنید. · Once it’s saved, watch it here offline, under Downloads. */
  readonly 'save-offline:where'?: string;
  /** تا {{date}}، ساعت {{time}} پخش می‌شود. · It plays until {{date}}, {{time}}. */
  readonly 'save-offline:until'?: string;
  /** تا پایان کار این زبانه را باز نگه دارید. اگر بسته شود، دفعهٔ بعد که سایت را باز کنید از همان‌جا ادامه می‌یابد. · Leave this tab open until it’s done. If the tab is closed, it picks up where it stopped the next time you open the site. */
  readonly 'save-offline:tabOpen'?: string;
  /** جای خالی برای ذخیره: {{size}} · Free space: {{size}} */
  readonly 'save-offline:free'?: string;
  /** روی این دستگاه جای کافی برای این کیفیت نیست. کیفیت پایین‌تری را انتخاب کنید یا چیزی را از «دانلودها» حذف کنید. · There isn’t enough space on this device for this quality. Choose a lower one, or remove something from Downloads. */
  readonly 'save-offline:tooLarge'?: string;
  /** کیفیت‌ها بارگذاری نشد. · The qualities couldn’t be loaded. */
  readonly 'save-offline:notLoaded'?: string;
  /** ذخیره آغاز نشد. دوباره تلاش کنید. · Saving couldn’t start. Try again. */
  readonly 'save-offline:notBegun'?: string;
  /** این عنوان را فقط آنلاین می‌توان تماشا کرد و نمی‌توان آن را ذخیره کرد. · This title can only be watched online. It can’t be saved on a device. */
  readonly 'save-offline:forbidden'?: string;
  /** این مرورگر چیزی روی دستگاه ذخیره نمی‌کند. اگر پنجرهٔ ناشناس است، پنجره‌ای معمولی باز کنید؛ اگر نه، مرورگر خود را به‌روز کنید. · This browser can’t save titles on the device. If this is a private window, open an ordinary one. Otherwise, update your browser. */
  readonly 'save-offline:nowhere'?: string;
  /** این مرورگر نمی‌تواند این عنوان را از روی دستگاه پخش کند و فایلی هم که این‌جا پخش شود ندارد. مرورگر یا دستگاه دیگری را امتحان کنید. · This browser can’t play this title from the device, and it has no file that plays here. Try another browser or device. */
  readonly 'save-offline:unplayable'?: string;
  /** فایل‌های دانلود · Download files */
  readonly 'save-offline:toFiles'?: string;
  /** با ذخیرهٔ این اکران، مهلت تماشای بلیت شما از همین حالا آغاز می‌شود، مگر آن‌که پیش‌تر آغاز شده باشد. · If you save this screening, your ticket’s viewing time starts now, unless it has already started. */
  readonly 'save-offline:hoursStart'?: string;
  /** آغاز مهلت تماشا و ادامه · Start viewing time and continue */
  readonly 'save-offline:startHours'?: string;
  /** ذخیره‌شده · Saved so far */
  readonly 'save-offline:progress'?: string;
  /** {{done}} از {{whole}} · {{done}} of {{whole}} */
  readonly 'save-offline:doneOf'?: string;
  /** در صف ذخیره · In the queue */
  readonly 'save-offline:stage.queued'?: string;
  /** در حال ذخیره روی این دستگاه · Saving to this device */
  readonly 'save-offline:stage.running'?: string;
  /** ذخیره متوقف شده است · Paused */
  readonly 'save-offline:stage.paused'?: string;
  /** ذخیره نشد · Couldn’t be saved */
  readonly 'save-offline:stage.failed'?: string;
  /** روی این دستگاه ذخیره شد · Saved on this device */
  readonly 'save-offline:stage.ready'?: string;
  /** در انتظار · Waiting */
  readonly 'save-offline:stage.waiting'?: string;
  /** اینترنت قطع است. با وصل شدن دوبارهٔ آن، ذخیره ادامه می‌یابد. · You’re offline. Saving continues when you’re back online. */
  readonly 'save-offline:waiting.connection'?: string;
  /** ذخیره با وصل شدن به وای‌فای ادامه می‌یابد. · Saving continues when you’re on Wi-Fi. */
  readonly 'save-offline:waiting.wifi'?: string;
  /** ذخیره در ساعت‌های ارزان اینترنت، از ساعت {{time}} به وقت تهران، ادامه می‌یابد، اگر سایت باز باشد. · Saving continues in the cheap hours, from {{time}} Tehran time, if the site is open. */
  readonly 'save-offline:waiting.hours'?: string;
  /** دیگر نمی‌توانید این عنوان را ذخیره کنید. اشتراک یا خرید خود را بررسی کنید. · You can no longer save this title. Check your subscription or purchase. */
  readonly 'save-offline:problem.refused'?: string;
  /** این عنوان دیگر در دسترس نیست. · This title is no longer available. */
  readonly 'save-offline:problem.gone'?: string;
  /** این مرورگر نمی‌تواند این عنوان را پخش کند. مرورگر دیگری را امتحان کنید. · This browser can’t play this title. Try another browser. */
  readonly 'save-offline:problem.unplayable'?: string;
  /** روی این دستگاه جای کافی نیست. چیزی را از «دانلودها» حذف کنید و دوباره تلاش کنید. · There isn’t enough space on this device. Remove something from Downloads and try again. */
  readonly 'save-offline:problem.full'?: string;
  /** از سقف فضای عنوان‌ها بیشتر می‌شود. سقف را در «دانلودها» بالا ببرید یا چیزی را حذف کنید. · It would go over your limit for titles. Raise the limit under Downloads, or remove something. */
  readonly 'save-offline:problem.limit'?: string;
  /** می‌توانید این پنجره را ببندید و در سایت بگردید. ادامهٔ کار در صفحهٔ «دانلودها» دیده می‌شود. تا پایان کار این زبانه را باز نگه دارید. · You can close this window and keep browsing. Downloads shows the progress. Leave this tab open until it’s done. */
  readonly 'save-offline:goesOn'?: string;
  /** ادامهٔ ذخیره · Resume */
  readonly 'save-offline:resume'?: string;
  /** تماشا · Watch */
  readonly 'save-offline:watch'?: string;
  /** دانلودها · Downloads */
  readonly 'save-offline:toDownloads'?: string;
  /** اگر سراغ برنامه یا زبانهٔ دیگری بروید، مرورگر خودش ذخیره را ادامه می‌دهد و نشان می‌دهد که به کجا رسیده است. اما اگر همین زبانه را پیش از پایان کار ببندید، ذخیره می‌ایستد و دفعهٔ بعد که سایت را باز کنید از همان‌جا ادامه می‌یابد. · If you switch to another app or tab, the browser continues saving and shows the progress. If you close this tab before it’s done, saving stops, and picks up from there the next time you open the site. */
  readonly 'save-offline:unseen.before'?: string;
  /** می‌توانید این پنجره را ببندید و در سایت بگردید. ادامهٔ کار در صفحهٔ «دانلودها» دیده می‌شود. سراغ برنامه یا زبانهٔ دیگری هم که بروید، مرورگر ادامه می‌دهد. · You can close this window and keep browsing. Downloads shows the progress, and saving continues when you switch to another app or tab. */
  readonly 'save-offline:unseen.goesOn'?: string;
  /** اگر سراغ برنامه یا زبانهٔ دیگری بروید، مرورگر دو عنوانی را که در حال ذخیره‌اند ادامه می‌دهد. بقیه شاید تا برگشتن شما به این سایت در صف بمانند. · If you switch to another app or tab, the browser continues with the two titles in progress. The rest may wait until you come back to this site. */
  readonly 'save-offline:unseen.many'?: string;
  /** فصل · Season */
  readonly 'save-offline:season.choose'?: string;
  /** هنوز قسمتی از این فصل منتشر نشده است. · No episode of this season is out yet. */
  readonly 'save-offline:season.none'?: string;
  /** همهٔ قسمت‌های منتشرشدهٔ این فصل ذخیره شده‌اند یا در صف ذخیره‌اند. · Every released episode of this season is saved or in the queue. */
  readonly 'save-offline:season.allSaved'?: string;
  /** قسمت‌ها: {{chosen, number}} از {{all, number}} · Episodes: {{chosen, number}} of {{all, number}} */
  readonly 'save-offline:season.episodes'?: string;
  /** همه · All */
  readonly 'save-offline:season.all'?: string;
  /** هیچ‌کدام · None */
  readonly 'save-offline:season.no'?: string;
  /** ذخیره‌شده یا در صف ذخیره · Saved or in the queue */
  readonly 'save-offline:season.saved'?: string;
  /** اکنون برای شما ذخیره نمی‌شود · Can’t be saved now */
  readonly 'save-offline:season.refused'?: string;
  /** {{count, number}} قسمت پیش‌تر ذخیره شده یا در صف است و دوباره ذخیره نمی‌شود. · {{count, number}} episode is already saved or in the queue, and isn’t saved again. */
  readonly 'save-offline:season.savedBefore_one'?: string;
  /** {{count, number}} قسمت پیش‌تر ذخیره شده‌اند یا در صف‌اند و دوباره ذخیره نمی‌شوند. · {{count, number}} episodes are already saved or in the queue, and aren’t saved again. */
  readonly 'save-offline:season.savedBefore_other'?: string;
  /** {{count, number}} قسمت را اکنون نمی‌توانید ذخیره کنید: یا خرید یا اشتراک می‌خواهد، یا فقط آنلاین پخش می‌شود. · {{count, number}} episode can’t be saved now: it needs a purchase or a subscription, or plays online only. */
  readonly 'save-offline:season.refusedOf_one'?: string;
  /** {{count, number}} قسمت را اکنون نمی‌توانید ذخیره کنید: یا خرید یا اشتراک می‌خواهند، یا فقط آنلاین پخش می‌شوند. · {{count, number}} episodes can’t be saved now: they need a purchase or a subscription, or play online only. */
  readonly 'save-offline:season.refusedOf_other'?: string;
  /** دست‌کم یک قسمت را انتخاب کنید. · Choose at least one episode. */
  readonly 'save-offline:season.nothing'?: string;
  /** برای {{count, number}} قسمت · For {{count, number}} episode */
  readonly 'save-offline:season.sumOf_one'?: string;
  /** برای {{count, number}} قسمت، روی هم · For {{count, number}} episodes together */
  readonly 'save-offline:season.sumOf_other'?: string;
  /** حجم {{count, number}} قسمت معلوم نیست. · The size of {{count, number}} episode isn’t known. */
  readonly 'save-offline:season.unknown_one'?: string;
  /** حجم {{count, number}} قسمت معلوم نیست. · The size of {{count, number}} episodes isn’t known. */
  readonly 'save-offline:season.unknown_other'?: string;
  /** حجم {{count, number}} قسمت معلوم نیست؛ بقیه روی هم {{size}} است. · The size of {{count, number}} episode isn’t known. The others are {{size}} together. */
  readonly 'save-offline:season.unknownBeside_one'?: string;
  /** حجم {{count, number}} قسمت معلوم نیست؛ بقیه روی هم {{size}} است. · The size of {{count, number}} episodes isn’t known. The others are {{size}} together. */
  readonly 'save-offline:season.unknownBeside_other'?: string;
  /** ذخیرهٔ {{count, number}} قسمت · Save {{count, number}} episode */
  readonly 'save-offline:season.begin_one'?: string;
  /** ذخیرهٔ {{count, number}} قسمت · Save {{count, number}} episodes */
  readonly 'save-offline:season.begin_other'?: string;
  /** {{count, number}} قسمت در صف ذخیره قرار گرفت. · {{count, number}} episode was added to the queue. */
  readonly 'save-offline:season.begun_one'?: string;
  /** {{count, number}} قسمت، به ترتیب، در صف ذخیره قرار گرفت. · {{count, number}} episodes were added to the queue, in order. */
  readonly 'save-offline:season.begun_other'?: string;
  /** دیگر آفلاین پخش نمی‌شود. دلیل آن را در صفحهٔ «دانلودها» ببینید. · It no longer plays offline. The Downloads page says why. */
  readonly 'save-offline:over'?: string;
  /** این کیفیت از سقف فضای عنوان‌ها بیشتر می‌شود. کیفیت پایین‌تری را انتخاب کنید، چیزی را حذف کنید یا سقف را بالا ببرید. · This quality would go over your limit for titles. Choose a lower one, remove something, or raise the limit. */
  readonly 'save-offline:tooLargeForLimit'?: string;
  /** روی این دستگاه · On this device */
  readonly 'saved-titles:title'?: string;
  /** {{count, number}} عنوان، {{size}} · {{count, number}} title, {{size}} */
  readonly 'saved-titles:sum_one'?: string;
  /** {{count, number}} عنوان، {{size}} · {{count, number}} titles, {{size}} */
  readonly 'saved-titles:sum_other'?: string;
  /** {{size}} جای خالی · {{size}} free */
  readonly 'saved-titles:room'?: string;
  /** هر چه کامل ذخیره شود، آفلاین هم همین‌جا پخش می‌شود. · Titles that are fully saved also play here offline. */
  readonly 'saved-titles:text'?: string;
  /** مرورگر آن‌ها را خودبه‌خود پاک نمی‌کند. · The browser doesn’t delete them by itself. */
  readonly 'saved-titles:persisted'?: string;
  /** اگر حافظهٔ دستگاه پر شود، شاید مرورگر آن‌ها را پاک کند. · If the device runs out of space, the browser may delete them. */
  readonly 'saved-titles:notPersisted'?: string;
  /** تا پایان کار این زبانه را باز نگه دارید؛ اگر بسته شود، دفعهٔ بعد که سایت را باز کنید از همان‌جا ادامه می‌یابد. · Leave this tab open until it’s done. If it’s closed, it picks up where it stopped the next time you open the site. */
  readonly 'saved-titles:tab'?: string;
  /** پخش · Play */
  readonly 'saved-titles:play'?: string;
  /** پخش {{name}} · Play {{name}} */
  readonly 'saved-titles:playOf'?: string;
  /** ادامهٔ تماشای {{name}} · Continue watching {{name}} */
  readonly 'saved-titles:continueOf'?: string;
  /** مکث · Pause */
  readonly 'saved-titles:pause'?: string;
  /** مکث ذخیرهٔ {{name}} · Pause saving {{name}} */
  readonly 'saved-titles:pauseOf'?: string;
  /** ادامه · Resume */
  readonly 'saved-titles:resume'?: string;
  /** ادامهٔ ذخیرهٔ {{name}} · Resume saving {{name}} */
  readonly 'saved-titles:resumeOf'?: string;
  /** تلاش دوباره · Try again */
  readonly 'saved-titles:retry'?: string;
  /** تلاش دوباره برای {{name}} · Try {{name}} again */
  readonly 'saved-titles:retryOf'?: string;
  /** اول ذخیره شود · Save first */
  readonly 'saved-titles:first'?: string;
  /** اول ذخیره شود: {{name}} · Save first: {{name}} */
  readonly 'saved-titles:firstOf'?: string;
  /** مکث همه · Pause all */
  readonly 'saved-titles:pauseAll'?: string;
  /** ادامهٔ همه · Resume all */
  readonly 'saved-titles:resumeAll'?: string;
  /** زودتر: {{name}} · Move up: {{name}} */
  readonly 'saved-titles:order.earlier'?: string;
  /** دیرتر: {{name}} · Move down: {{name}} */
  readonly 'saved-titles:order.later'?: string;
  /** «{{name}}» در نوبت {{place, number}} از {{count, number}} است. · {{name}} is number {{place, number}} of {{count, number}}. */
  readonly 'saved-titles:order.moved_one'?: string;
  /** «{{name}}» در نوبت {{place, number}} از {{count, number}} است. · {{name}} is number {{place, number}} of {{count, number}}. */
  readonly 'saved-titles:order.moved_other'?: string;
  /** در حال ذخیره · Saving */
  readonly 'saved-titles:saving'?: string;
  /** روی این دستگاه ذخیره شد · Saved on this device */
  readonly 'saved-titles:sign.ready'?: string;
  /** ذخیره شد · Saved */
  readonly 'saved-titles:sign.readyShort'?: string;
  /** در حال ذخیره، {{percent}} · Saving, {{percent}} */
  readonly 'saved-titles:sign.running'?: string;
  /** در صف ذخیره · In the queue */
  readonly 'saved-titles:sign.queued'?: string;
  /** در صف · Waiting */
  readonly 'saved-titles:sign.queuedShort'?: string;
  /** در صف ذخیره · In the queue */
  readonly 'saved-titles:sign.waiting'?: string;
  /** در صف · Waiting */
  readonly 'saved-titles:sign.waitingShort'?: string;
  /** ذخیره متوقف شده است · Saving paused */
  readonly 'saved-titles:sign.paused'?: string;
  /** متوقف · Paused */
  readonly 'saved-titles:sign.pausedShort'?: string;
  /** ذخیره نشد · Couldn’t be saved */
  readonly 'saved-titles:sign.failed'?: string;
  /** ذخیره نشد · Failed */
  readonly 'saved-titles:sign.failedShort'?: string;
  /** حذف · Remove */
  readonly 'saved-titles:remove'?: string;
  /** حذف {{name}} از این دستگاه · Remove {{name}} from this device */
  readonly 'saved-titles:removeOf'?: string;
  /** «{{name}}» از این دستگاه حذف شد. · “{{name}}” was removed from this device. */
  readonly 'saved-titles:removed'?: string;
  /** «{{name}}» از این دستگاه حذف شود؟ · Remove “{{name}}” from this device? */
  readonly 'saved-titles:confirm'?: string;
  /** برای تماشای آفلاین باید دوباره ذخیره شود: {{size}}. · To watch it offline, you’ll have to save it again: {{size}}. */
  readonly 'saved-titles:confirmText'?: string;
  /** نه، بماند · Leave it here */
  readonly 'saved-titles:leave'?: string;
  /** {{done}} از {{all}} · {{done}} of {{all}} */
  readonly 'saved-titles:progress'?: string;
  /** تا {{date}}، ساعت {{time}} · Until {{date}}, {{time}} */
  readonly 'saved-titles:until'?: string;
  /** در صف ذخیره: {{place, number}} از {{all, number}} · In the queue: {{place, number}} of {{all, number}} */
  readonly 'saved-titles:state.queued'?: string;
  /** در حال ذخیره · Saving */
  readonly 'saved-titles:state.running'?: string;
  /** ذخیره متوقف شده است · Paused */
  readonly 'saved-titles:state.paused'?: string;
  /** بخشی از آن دوباره ذخیره می‌شود · Part of it is being saved again */
  readonly 'saved-titles:state.damaged'?: string;
  /** دیگر نمی‌توانید این عنوان را ذخیره کنید. · You can no longer save this title. */
  readonly 'saved-titles:problem.refused'?: string;
  /** این عنوان دیگر در دسترس نیست. · This title is no longer available. */
  readonly 'saved-titles:problem.gone'?: string;
  /** این مرورگر نمی‌تواند این عنوان را پخش کند. · This browser can’t play this title. */
  readonly 'saved-titles:problem.unplayable'?: string;
  /** روی این دستگاه جای کافی نیست. چیزی را حذف کنید و دوباره تلاش کنید. · There isn’t enough space on this device. Remove something and try again. */
  readonly 'saved-titles:problem.full'?: string;
  /** از سقفی که تعیین کرده‌اید بیشتر می‌شود. همین که جا باز شود، ذخیره ادامه می‌یابد. · It would go over the limit you’ve set. Saving continues once there’s space. */
  readonly 'saved-titles:problem.limit'?: string;
  /** سراغ برنامه یا زبانهٔ دیگری هم که بروید، مرورگر ذخیره را ادامه می‌دهد و نشان می‌دهد که به کجا رسیده است. · If you switch to another app or tab, the browser continues saving and shows the progress. */
  readonly 'saved-titles:unseen'?: string;
  /** اشتراک شما در {{date}}، ساعت {{time}} تمام شد. · Your subscription ended on {{date}}, {{time}}. */
  readonly 'saved-titles:over.subscription'?: string;
  /** مهلت تماشای این اکران در {{date}}، ساعت {{time}} تمام شد. · Your time to watch this screening ended on {{date}}, {{time}}. */
  readonly 'saved-titles:over.screening'?: string;
  /** مهلت تماشای آن تمام شده است. · Your time to watch this has ended. */
  readonly 'saved-titles:over.unknown'?: string;
  /** ساعت این دستگاه عقب کشیده شده است. آن را درست کنید یا به اینترنت وصل شوید تا این عنوان پخش شود. · This device’s clock has been put back. Correct it, or go online, to play this title. */
  readonly 'saved-titles:over.clock'?: string;
  /** دیگر نمی‌توانید این عنوان را آفلاین تماشا کنید. · You can no longer watch this offline. */
  readonly 'saved-titles:over.refused'?: string;
  /** تمدید اشتراک · Renew the subscription */
  readonly 'saved-titles:over.renew'?: string;
  /** حذف ({{size}}) · Remove ({{size}}) */
  readonly 'saved-titles:over.removeSize'?: string;
  /** حذف همه ({{size}}) · Remove all ({{size}}) */
  readonly 'saved-titles:over.removeAll'?: string;
  /** {{count, number}} عنوان از این‌ها دیگر پخش نمی‌شود. · {{count, number}} title no longer plays. */
  readonly 'saved-titles:over.several_one'?: string;
  /** {{count, number}} عنوان از این‌ها دیگر پخش نمی‌شود. · {{count, number}} titles no longer play. */
  readonly 'saved-titles:over.several_other'?: string;
  /** {{count, number}} عنوان از این دستگاه حذف شد. · {{count, number}} title was removed from this device. */
  readonly 'saved-titles:over.removedAll_one'?: string;
  /** {{count, number}} عنوان از این دستگاه حذف شد. · {{count, number}} titles were removed from this device. */
  readonly 'saved-titles:over.removedAll_other'?: string;
  /** نسخهٔ تازه‌تری از این عنوان آمده است. تا آن را ذخیره نکنید، نسخهٔ روی دستگاه پخش می‌شود. · There is a newer version of this title. The one on this device plays until you replace it. */
  readonly 'saved-titles:over.outdated'?: string;
  /** ذخیرهٔ نسخهٔ تازه · Save the newer version */
  readonly 'saved-titles:over.refetch'?: string;
  /** ذخیرهٔ نسخهٔ تازهٔ {{name}} · Save the newer version of {{name}} */
  readonly 'saved-titles:over.refetchOf'?: string;
  /** نسخهٔ تازهٔ «{{name}}» ذخیره شود؟ · Save the newer version of “{{name}}”? */
  readonly 'saved-titles:over.newer'?: string;
  /** نسخهٔ کنونی حذف می‌شود و تا پایان ذخیرهٔ نسخهٔ تازه، این عنوان آفلاین پخش نمی‌شود. · The version on this device is removed, and the title won’t play offline until the new one is saved. */
  readonly 'saved-titles:over.newerText'?: string;
  /** حجم: {{size}} · Size: {{size}} */
  readonly 'saved-titles:over.newerSize'?: string;
  /** خروج از حساب · Sign out */
  readonly 'saved-titles:signOut.title'?: string;
  /** {{count, number}} عنوان روی این دستگاه ذخیره شده یا در صف است ({{size}}). اگر بماند، وقتی دوباره با همین شماره وارد شوید آن را می‌بینید. تا آن زمان پنهان است، ولی قفل نیست: این سایت آن را به کس دیگری نشان نمی‌دهد، اما کسی که به فایل‌های این دستگاه دسترسی دارد می‌تواند آن را باز کند. · {{count, number}} title is saved on this device or in the queue ({{size}}). If you leave it, it shows again when you sign in with the same number. Until then it is hidden, not locked: this site shows it to nobody else, but someone who can open the files of this device can open it. */
  readonly 'saved-titles:signOut.text_one'?: string;
  /** {{count, number}} عنوان روی این دستگاه ذخیره شده‌اند یا در صف‌اند ({{size}}). اگر بمانند، وقتی دوباره با همین شماره وارد شوید آن‌ها را می‌بینید. تا آن زمان پنهان‌اند، ولی قفل نیستند: این سایت آن‌ها را به کس دیگری نشان نمی‌دهد، اما کسی که به فایل‌های این دستگاه دسترسی دارد می‌تواند آن‌ها را باز کند. · {{count, number}} titles are saved on this device or in the queue ({{size}}). If you leave them, they show again when you sign in with the same number. Until then they are hidden, not locked: this site shows them to nobody else, but someone who can open the files of this device can open them. */
  readonly 'saved-titles:signOut.text_other'?: string;
  /** خروج بدون حذف · Leave on the device and sign out */
  readonly 'saved-titles:signOut.leave'?: string;
  /** حذف از دستگاه و خروج · Remove from the device and sign out */
  readonly 'saved-titles:signOut.remove'?: string;
  /** حذف نشد. دوباره تلاش کنید. · They couldn’t be removed. Try again. */
  readonly 'saved-titles:signOut.failed'?: string;
  /** نشست شما به پایان رسید · Your session has ended */
  readonly 'saved-titles:sessionOver.title'?: string;
  /** بماند · Leave on the device */
  readonly 'saved-titles:sessionOver.leave'?: string;
  /** حذف از دستگاه · Remove from the device */
  readonly 'saved-titles:sessionOver.remove'?: string;
  /** در انتظار اینترنت · Waiting for a connection */
  readonly 'saved-titles:waiting.connection'?: string;
  /** در انتظار وای‌فای · Waiting for Wi-Fi */
  readonly 'saved-titles:waiting.wifi'?: string;
  /** در انتظار ساعت‌های ارزان، از {{time}} به وقت تهران · Waiting for the cheap hours, from {{time}} Tehran time */
  readonly 'saved-titles:waiting.hours'?: string;
  /** تنظیمات و فضای ذخیره · Settings and storage */
  readonly 'saved-titles:settings.open'?: string;
  /** زمان ذخیره · When to save */
  readonly 'saved-titles:settings.when'?: string;
  /** فقط با وای‌فای · Only on Wi-Fi */
  readonly 'saved-titles:settings.wifi'?: string;
  /** با اینترنت همراه چیزی ذخیره نمی‌شود. · Nothing is saved over mobile data. */
  readonly 'saved-titles:settings.wifiHint'?: string;
  /** این مرورگر نمی‌گوید که با وای‌فای وصل هستید یا نه؛ برای همین نمی‌توان ذخیره را به وای‌فای محدود کرد. · This browser doesn’t say whether you’re on Wi-Fi, so saving can’t be limited to Wi-Fi here. */
  readonly 'saved-titles:settings.noWifi'?: string;
  /** فقط در ساعت‌های ارزان · Only in the cheap hours */
  readonly 'saved-titles:settings.hours'?: string;
  /** {{hours}} به وقت تهران. در این ساعت‌ها سایت باید باز باشد. · {{hours}}, Tehran time. The site has to be open during those hours. */
  readonly 'saved-titles:settings.hoursHint'?: string;
  /** {{from}} تا {{to}} · {{from}} to {{to}} */
  readonly 'saved-titles:settings.span'?: string;
  /** فضای دستگاه · Storage */
  readonly 'saved-titles:settings.store'?: string;
  /** فضای هر عنوان · Storage by title */
  readonly 'saved-titles:settings.byTitle'?: string;
  /** {{count, number}} عنوان دیگر · {{count, number}} more title */
  readonly 'saved-titles:settings.rest_one'?: string;
  /** {{count, number}} عنوان دیگر · {{count, number}} more titles */
  readonly 'saved-titles:settings.rest_other'?: string;
  /** {{part}} از {{whole}} · {{part}} of {{whole}} */
  readonly 'saved-titles:settings.part'?: string;
  /** عنوان‌های ذخیره‌شده · Saved titles */
  readonly 'saved-titles:settings.saved'?: string;
  /** داده‌های دیگر این سایت · Other data of this site */
  readonly 'saved-titles:settings.other'?: string;
  /** جای خالی · Free */
  readonly 'saved-titles:settings.free'?: string;
  /** مانده تا سقف · Left up to the limit */
  readonly 'saved-titles:settings.left'?: string;
  /** سقف فضای عنوان‌ها · Limit for titles */
  readonly 'saved-titles:settings.limit'?: string;
  /** بدون سقف · No limit */
  readonly 'saved-titles:settings.limitNone'?: string;
  /** اگر سقف بگذارید، بیش از آن ذخیره نمی‌شود. آنچه پیش‌تر ذخیره شده حذف نمی‌شود. · With a limit, no more than that is saved. What’s already saved isn’t removed. */
  readonly 'saved-titles:settings.limitHint'?: string;
  /** محافظت در برابر حذف · Protection from deletion */
  readonly 'saved-titles:settings.stays'?: string;
  /** مرورگر عنوان‌های شما را خودبه‌خود پاک نمی‌کند؛ فقط وقتی پاک می‌شوند که خودتان حذفشان کنید یا داده‌های این سایت را پاک کنید. · The browser doesn’t delete your titles by itself. They go only when you remove them, or clear this site’s data. */
  readonly 'saved-titles:settings.persisted'?: string;
  /** اگر حافظهٔ دستگاه پر شود، شاید مرورگر عنوان‌های شما را بی‌خبر پاک کند. می‌توانید از آن بخواهید نگهشان دارد. · If the device runs out of space, the browser may delete your titles without asking. You can ask it not to. */
  readonly 'saved-titles:settings.notPersisted'?: string;
  /** درخواست از مرورگر برای نگه‌داری · Ask the browser to protect them */
  readonly 'saved-titles:settings.ask'?: string;
  /** مرورگر این بار نپذیرفت. وقتی از این سایت بیشتر استفاده کنید یا آن را نصب کنید، معمولاً می‌پذیرد. · The browser hasn’t agreed this time. It often does once you use this site more, or install it as an app. */
  readonly 'saved-titles:settings.refused'?: string;
  /** ذخیرهٔ خودکار · Added automatically */
  readonly 'saved-titles:smart.byItself'?: string;
  /** ذخیره و حذف خودکار · Automatic saving and removal */
  readonly 'saved-titles:smart.title'?: string;
  /** هر کدام را بخواهید روشن کنید. این کارها فقط وقتی انجام می‌شوند که سایت در این مرورگر باز باشد. · Turn on what you want. It only happens while the site is open in this browser. */
  readonly 'saved-titles:smart.text'?: string;
  /** ذخیرهٔ دو قسمت بعد · Save the next two episodes */
  readonly 'saved-titles:smart.next'?: string;
  /** وقتی قسمتی را از روی این دستگاه می‌بینید، دو قسمت بعد از آن با همان کیفیت، صدا و زیرنویس ذخیره می‌شوند. هر قسمت به اندازهٔ خودش از اینترنت شما مصرف می‌کند. · When you watch an episode from this device, the next two are saved with the same quality, audio and subtitles. Each uses as much of your data as its size. */
  readonly 'saved-titles:smart.nextHint'?: string;
  /** حذف آنچه دیده‌اید · Remove what you have watched */
  readonly 'saved-titles:smart.remove'?: string;
  /** هر فیلم یا قسمتی که از این پس تا پایان ببینید، از این دستگاه حذف می‌شود. برای حذف، اینترنتی مصرف نمی‌شود، اما ذخیرهٔ دوباره اینترنت مصرف می‌کند. · Films and episodes that you watch to the end from now on are removed from this device. Removing them uses no data, but saving them again does. */
  readonly 'saved-titles:smart.removeHint'?: string;
  /** ذخیرهٔ قسمت‌های تازه · Save new episodes */
  readonly 'saved-titles:smart.new'?: string;
  /** قسمت‌هایی که از این پس از سریال‌های شما منتشر می‌شوند، ذخیره می‌شوند: سریال‌هایی که شروع کرده‌اید یا در «فهرست من» دارید. از هر سریال حداکثر دو قسمت دیده‌نشده ذخیره می‌شود. هر قسمت به اندازهٔ خودش از اینترنت شما مصرف می‌کند. · New episodes of your series are saved when they come out: series that you have begun or that are in “My list”. At most two unwatched episodes of each series are saved. Each uses as much of your data as its size. */
  readonly 'saved-titles:smart.newHint'?: string;
  /** کیفیت قسمت‌های تازه · Quality of new episodes */
  readonly 'saved-titles:smart.quality'?: string;
  /** مهلت تماشای این عنوان تمام شده است. اگر به اینترنت وصل شوید، دوباره بررسی می‌شود. · Your time to watch this has ended. Go online to check again. */
  readonly 'saved-titles:player.expired'?: string;
  /** ساعت این دستگاه عقب کشیده شده است. آن را درست کنید یا به اینترنت وصل شوید تا این عنوان پخش شود. · This device’s clock has been put back. Correct it, or go online, to play this title. */
  readonly 'saved-titles:player.clock'?: string;
  /** دیگر نمی‌توانید این عنوان را آفلاین تماشا کنید. اگر به اینترنت وصل شوید، دوباره بررسی می‌شود. · You can no longer watch this offline. Go online to check again. */
  readonly 'saved-titles:player.refused'?: string;
  /** این عنوان از روی دستگاه حذف شد. · This title was removed from this device. */
  readonly 'saved-titles:player.removed'?: string;
  /** اگر سراغ برنامه یا زبانهٔ دیگری بروید، مرورگر دو عنوانی را که در حال ذخیره‌اند ادامه می‌دهد. بقیه شاید تا برگشتن شما به این سایت در صف بمانند. · If you switch to another app or tab, the browser continues with the two titles in progress. The rest may wait until you come back to this site. */
  readonly 'saved-titles:unseenMany'?: string;
  /** از صف ذخیره حذف می‌شود. · It leaves the queue. */
  readonly 'saved-titles:confirmQueued'?: string;
  /** عنوان‌های این دستگاه بارگذاری نشد. · The titles on this device couldn’t be loaded. */
  readonly 'saved-titles:notLoaded'?: string;
  /** این‌جا چیزی برای تماشای آفلاین نیست · Nothing here to watch offline */
  readonly 'saved-titles:nothing'?: string;
  /** اگر از حساب خارج شده‌اید، پس از وصل شدن اینترنت وارد شوید. · If you’ve signed out, sign in once you’re back online. */
  readonly 'saved-titles:nothingMore'?: string;
  /** {{count, number}} قسمت · {{count, number}} episode */
  readonly 'saved-titles:series.count_one'?: string;
  /** {{count, number}} قسمت · {{count, number}} episodes */
  readonly 'saved-titles:series.count_other'?: string;
  /** پخش {{episode}} · Play {{episode}} */
  readonly 'saved-titles:series.play'?: string;
  /** قسمت‌ها · Episodes */
  readonly 'saved-titles:series.episodes'?: string;
  /** قسمت‌ها: {{name}} · Episodes: {{name}} */
  readonly 'saved-titles:series.episodesOf'?: string;
  /** {{count, number}} قسمت در حال ذخیره · Saving {{count, number}} episode */
  readonly 'saved-titles:series.running_one'?: string;
  /** {{count, number}} قسمت در حال ذخیره · Saving {{count, number}} episodes */
  readonly 'saved-titles:series.running_other'?: string;
  /** {{count, number}} قسمت در صف ذخیره · {{count, number}} episode in the queue */
  readonly 'saved-titles:series.waiting_one'?: string;
  /** {{count, number}} قسمت در صف ذخیره · {{count, number}} episodes in the queue */
  readonly 'saved-titles:series.waiting_other'?: string;
  /** ذخیرهٔ {{count, number}} قسمت متوقف است · {{count, number}} paused */
  readonly 'saved-titles:series.paused_one'?: string;
  /** ذخیرهٔ {{count, number}} قسمت متوقف است · {{count, number}} paused */
  readonly 'saved-titles:series.paused_other'?: string;
  /** {{count, number}} قسمت ذخیره نشد · {{count, number}} couldn’t be saved */
  readonly 'saved-titles:series.failed_one'?: string;
  /** {{count, number}} قسمت ذخیره نشد · {{count, number}} couldn’t be saved */
  readonly 'saved-titles:series.failed_other'?: string;
  /** {{count, number}} قسمت دیگر پخش نمی‌شود · {{count, number}} no longer plays */
  readonly 'saved-titles:series.over_one'?: string;
  /** {{count, number}} قسمت دیگر پخش نمی‌شود · {{count, number}} no longer play */
  readonly 'saved-titles:series.over_other'?: string;
  /** حذف همهٔ قسمت‌های {{name}} از این دستگاه · Remove all episodes of {{name}} from this device */
  readonly 'saved-titles:series.removeOf'?: string;
  /** {{count, number}} قسمت «{{name}}» از این دستگاه حذف شود؟ · Remove {{count, number}} episode of “{{name}}” from this device? */
  readonly 'saved-titles:series.confirm_one'?: string;
  /** {{count, number}} قسمت «{{name}}» از این دستگاه حذف شود؟ · Remove {{count, number}} episodes of “{{name}}” from this device? */
  readonly 'saved-titles:series.confirm_other'?: string;
  /** برای تماشای آفلاین باید دوباره ذخیره شوند: {{size}}. · To watch them offline, you’ll have to save them again: {{size}}. */
  readonly 'saved-titles:series.confirmText'?: string;
  /** از صف ذخیره حذف می‌شوند. · They leave the queue. */
  readonly 'saved-titles:series.confirmQueued'?: string;
  /** {{count, number}} قسمت «{{name}}» از این دستگاه حذف شد. · {{count, number}} episode of “{{name}}” was removed from this device. */
  readonly 'saved-titles:series.removed_one'?: string;
  /** {{count, number}} قسمت «{{name}}» از این دستگاه حذف شد. · {{count, number}} episodes of “{{name}}” were removed from this device. */
  readonly 'saved-titles:series.removed_other'?: string;
  /** جست‌وجو | {{brand}} · Search | {{brand}} */
  readonly 'search:title'?: string;
  /** نتیجه‌های «{{term}}» | {{brand}} · Results for “{{term}}” | {{brand}} */
  readonly 'search:titleOf'?: string;
  /** جست‌وجو · Search */
  readonly 'search:search'?: string;
  /** نتیجه‌های «<name/>» · Results for “<name/>” */
  readonly 'search:resultsFor'?: string;
  /** چه می‌خواهید ببینید؟ · What would you like to watch? */
  readonly 'search:term'?: string;
  /** نام فیلم، سریال یا هنرمند · Films, series, people */
  readonly 'search:placeholder'?: string;
  /** دست‌کم دو حرف بنویسید. · Enter at least two letters. */
  readonly 'search:tooShort'?: string;
  /** جست‌وجوهای اخیر · Recent searches */
  readonly 'search:recent'?: string;
  /** جست‌وجو در ژانرها · Browse by genre */
  readonly 'search:genres'?: string;
  /** همهٔ ژانرها · All genres */
  readonly 'search:allGenres'?: string;
  /** تازه‌ها · New releases */
  readonly 'search:newest'?: string;
  /** هنرمندان محبوب · Popular people */
  readonly 'search:people'?: string;
  /** آیا منظورتان «<name/>» بود؟ · Did you mean “<name/>”? */
  readonly 'search:didYouMean'?: string;
  /** «<name/>» پیدا نشد؛ · No results for “<name/>”. */
  readonly 'search:notCalled'?: string;
  /** نتیجه‌های «<name/>» را می‌بینید. · Showing “<name/>”. */
  readonly 'search:resultsOfMeant'?: string;
  /** نزدیک‌ترین نتیجه‌ها را می‌بینید. · Showing the closest ones. */
  readonly 'search:nearest'?: string;
  /** نوع نتیجه · Result type */
  readonly 'search:kind'?: string;
  /** همه · All */
  readonly 'search:kinds.all'?: string;
  /** فیلم‌ها · Films */
  readonly 'search:kinds.movie'?: string;
  /** سریال‌ها · Series */
  readonly 'search:kinds.series'?: string;
  /** قسمت‌ها · Episodes */
  readonly 'search:kinds.episode'?: string;
  /** ویدئوها · Videos */
  readonly 'search:kinds.video'?: string;
  /** اکران آنلاین · Online screenings */
  readonly 'search:kinds.ekran'?: string;
  /** پخش زنده · Live */
  readonly 'search:kinds.live'?: string;
  /** کانال‌ها · Channels */
  readonly 'search:kinds.channel'?: string;
  /** هنرمندان · People */
  readonly 'search:kinds.person'?: string;
  /** فیلم‌ها و سریال‌ها · Films and series */
  readonly 'search:titles'?: string;
  /** همهٔ {{kind}}: {{total, number}} · {{kind}}: all {{total, number}} */
  readonly 'search:allOf'?: string;
  /** نتیجه‌ها · Results */
  readonly 'search:results'?: string;
  /** {{count, number}} نتیجه · {{count, number}} result */
  readonly 'search:found_one'?: string;
  /** {{count, number}} نتیجه · {{count, number}} results */
  readonly 'search:found_other'?: string;
  /** برای «<name/>» چیزی پیدا نشد · Nothing found for “<name/>” */
  readonly 'search:nothing'?: string;
  /** املای آن را بررسی کنید، واژهٔ کوتاه‌تری بنویسید یا نام هنرمندش را جست‌وجو کنید. · Check the spelling, try a shorter word, or search for someone in the cast or crew. */
  readonly 'search:nothingMore'?: string;
  /** با دو حرف، تنها میان عنوان‌های صفحهٔ خانه و پربیننده‌ترین‌ها جست‌وجو می‌شود. برای جست‌وجو در همهٔ عنوان‌ها دست‌کم سه حرف بنویسید. · With two letters, only the titles on the home page and the most watched ones are searched. Enter at least three letters to search all titles. */
  readonly 'search:homeAlone'?: string;
  /** با این فیلترها چیزی برای «<name/>» نیست · Nothing for “<name/>” fits these filters */
  readonly 'search:nothingFits'?: string;
  /** یکی از فیلترها را حذف کنید یا بدون فیلتر جست‌وجو کنید. · Remove one of the filters, or search without them. */
  readonly 'search:nothingFitsMore'?: string;
  /** جست‌وجو در همه · Search everything */
  readonly 'search:amongAll'?: string;
  /** جست‌وجو در همه: {{count, number}} نتیجه · Search everything: {{count, number}} result */
  readonly 'search:amongAllCount_one'?: string;
  /** جست‌وجو در همه: {{count, number}} نتیجه · Search everything: {{count, number}} results */
  readonly 'search:amongAllCount_other'?: string;
  /** جست‌وجو بدون فیلتر · Search without filters */
  readonly 'search:withoutFilter'?: string;
  /** {{count, number}} نتیجه بدون فیلتر · {{count, number}} result without filters */
  readonly 'search:withoutFilterCount_one'?: string;
  /** {{count, number}} نتیجه بدون فیلتر · {{count, number}} results without filters */
  readonly 'search:withoutFilterCount_other'?: string;
  /** دیدن همهٔ فیلم‌ها و سریال‌ها · Browse all films and series */
  readonly 'search:browse'?: string;
  /** شمارهٔ {{number}} · No. {{number}} */
  readonly 'search:issue'?: string;
  /** تنظیمات · Settings */
  readonly 'settings:title'?: string;
  /** تنظیمات | {{brand}} · Settings | {{brand}} */
  readonly 'settings:pageTitle'?: string;
  /** حساب · Account */
  readonly 'settings:account'?: string;
  /** نام · Name */
  readonly 'settings:name'?: string;
  /** نامی که کنار دیدگاه‌های شما دیده می‌شود. اگر خالی بگذارید، شمارهٔ همراه شما با رقم‌های میانی پنهان نشان داده می‌شود. · Shown beside your comments. If you leave it empty, your mobile number is shown with its middle digits hidden. */
  readonly 'settings:nameHint'?: string;
  /** ذخیرهٔ نام · Save name */
  readonly 'settings:saveName'?: string;
  /** نام شما ذخیره شد. · Your name is saved. */
  readonly 'settings:nameSaved'?: string;
  /** نام شما ذخیره نشد. · Your name wasn’t saved. */
  readonly 'settings:nameNotSaved'?: string;
  /** زبان و نمایش · Language and display */
  readonly 'settings:appearance'?: string;
  /** زبان · Language */
  readonly 'settings:language'?: string;
  /** زبان عوض نشد، چون اینترنت قطع است. · The language wasn’t changed, because you’re offline. */
  readonly 'settings:offline'?: string;
  /** حالت شب · Night mode */
  readonly 'settings:dark'?: string;
  /** تا وقتی خاموش است، از تنظیم دستگاه شما پیروی می‌کند. · When it’s off, the page follows your device. */
  readonly 'settings:darkHint'?: string;
  /** حرکت کمتر · Reduce motion */
  readonly 'settings:motion'?: string;
  /** اسلایدها خودکار عوض نمی‌شوند و صفحه بی‌حرکت باز می‌شود. · Slides don’t move by themselves, and pages open without animation. */
  readonly 'settings:motionHint'?: string;
  /** پخش · Playback */
  readonly 'settings:playback'?: string;
  /** پخش خودکار · Autoplay */
  readonly 'settings:autoplay'?: string;
  /** قسمت بعد و ویدئوهای بی‌صدای پس‌زمینه خودشان شروع می‌شوند. این ویدئوها با اینترنت همراه پخش نمی‌شوند. · The next episode and silent background videos start by themselves. These videos do not play on mobile data. */
  readonly 'settings:autoplayHint'?: string;
  /** صرفه‌جویی در حجم · Data saver */
  readonly 'settings:saver'?: string;
  /** کیفیت پایین‌تر و مصرف کمتر. تا آن را عوض نکنید، از تنظیم مرورگر شما پیروی می‌کند. · Lower quality, less data. It follows your browser until you change it. */
  readonly 'settings:saverHint'?: string;
  /** کیفیت پخش · Playback quality */
  readonly 'settings:quality'?: string;
  /** ظاهر زیرنویس · Subtitle appearance */
  readonly 'settings:subtitles'?: string;
  /** مصرف اینترنت · Data */
  readonly 'settings:data'?: string;
  /** اپراتور اینترنت · Internet operator */
  readonly 'settings:operator'?: string;
  /** برای نشان دادن هزینهٔ تماشا. قیمت‌ها تقریبی‌اند و مربوط به {{date}}. · Used to show what watching costs. Prices are approximate, as of {{date}}. */
  readonly 'settings:operatorHint'?: string;
  /** تشخیص خودکار · As detected */
  readonly 'settings:operatorAuto'?: string;
  /** حجم ماهانه برای فیلم · Monthly data for films */
  readonly 'settings:budget'?: string;
  /** اگر سقفی بگذارید، هر فیلم با بهترین کیفیتی باز می‌شود که حجم مانده به آن برسد؛ مگر آن‌که کیفیت را خودتان انتخاب کنید. · With a limit, each film opens in the best quality your remaining data allows, unless you choose one yourself. */
  readonly 'settings:budgetHint'?: string;
  /** مصرف این ماه با حساب اپراتور شما · Used this month, as your operator counts it */
  readonly 'settings:budgetUsed'?: string;
  /** حدود {{used}} از {{whole}} · About {{used}} of {{whole}} */
  readonly 'settings:budgetPart'?: string;
  /** بدون سقف · No limit */
  readonly 'settings:budgetNone'?: string;
  /** محتوا · Content */
  readonly 'settings:content'?: string;
  /** فهرست‌ها · Lists */
  readonly 'settings:filter'?: string;
  /** فهرست‌های فیلم و سریال با این انتخاب‌ها باز می‌شوند. · Lists of films and series open with these choices. */
  readonly 'settings:filterHint'?: string;
  /** حالت کودک · Kids mode */
  readonly 'settings:kids'?: string;
  /** تا وقتی یک بزرگ‌تر این حالت را خاموش نکند، این دستگاه تنها صفحه‌های کودکان را باز می‌کند. · This device opens only the children’s pages until a grown-up turns it off. */
  readonly 'settings:kidsHint'?: string;
  /** روشن کردن حالت کودک · Turn on kids mode */
  readonly 'settings:kidsOn'?: string;
  /** جست‌وجوهای اخیر · Recent searches */
  readonly 'settings:searches'?: string;
  /** تا پنج جست‌وجوی تازه روی این دستگاه می‌ماند. · Your last five searches are saved on this device. */
  readonly 'settings:searchesHint'?: string;
  /** پاک کردن جست‌وجوها · Clear searches */
  readonly 'settings:clearSearches'?: string;
  /** جست‌وجوهای اخیر پاک شد. · Your recent searches are cleared. */
  readonly 'settings:searchesCleared'?: string;
  /** دستگاه‌ها · Devices */
  readonly 'settings:sessions'?: string;
  /** دستگاه‌هایی که در آن‌ها با این حساب وارد شده‌اید. · Where this account is signed in. */
  readonly 'settings:sessionsHint'?: string;
  /** فهرست دستگاه‌ها بارگذاری نشد. · Your devices couldn’t be loaded. */
  readonly 'settings:sessionsNotLoaded'?: string;
  /** همین دستگاه · This device */
  readonly 'settings:thisDevice'?: string;
  /** دستگاه ناشناس · Unknown device */
  readonly 'settings:unknownDevice'?: string;
  /** آخرین استفاده: {{when}} · Last used: {{when}} */
  readonly 'settings:lastUsed'?: string;
  /** خروج از {{device}} · Sign out on {{device}} */
  readonly 'settings:signOutThere'?: string;
  /** خروج · Sign out */
  readonly 'settings:signOutThereShort'?: string;
  /** خروج انجام نشد. · Signing out failed. */
  readonly 'settings:notSignedOut'?: string;
  /** خروج از «{{device}}» انجام شد. · Signed out on “{{device}}”. */
  readonly 'settings:signedOut'?: string;
  /** خروج از همهٔ دستگاه‌ها · Sign out everywhere */
  readonly 'settings:everywhere'?: string;
  /** از این حساب در همهٔ دستگاه‌ها، از جمله همین دستگاه، خارج می‌شوید. برای ورود دوباره به کد تازه نیاز دارید. · You’ll be signed out of this account on every device, including this one. To sign in again, you’ll need a new code. */
  readonly 'settings:everywhereAsk'?: string;
  /** خروج از همه · Sign out everywhere */
  readonly 'settings:everywhereNow'?: string;
  /** ماندن در حساب · Stay signed in */
  readonly 'settings:stay'?: string;
  /** تنظیمات این بخش روی همین دستگاه می‌ماند. · These settings stay on this device. */
  readonly 'settings:onThisDevice'?: string;
  /** رفتن به محتوای اصلی · Skip to content */
  readonly 'shell:skipToContent'?: string;
  /** منوی اصلی · Main menu */
  readonly 'shell:mainNavigation'?: string;
  /** دسترسی سریع · Quick links */
  readonly 'shell:quickNavigation'?: string;
  /** پیوندهای پایین صفحه · Footer links */
  readonly 'shell:footerNavigation'?: string;
  /** خانه · Home */
  readonly 'shell:home'?: string;
  /** مسیر صفحه · Breadcrumb */
  readonly 'shell:breadcrumbs'?: string;
  /** فیلم و سریال · Films and series */
  readonly 'shell:cinema'?: string;
  /** ژانرها · Genres */
  readonly 'shell:genres'?: string;
  /** پخش زنده · Live */
  readonly 'shell:lives'?: string;
  /** مجله‌ها · Magazines */
  readonly 'shell:magazines'?: string;
  /** جست‌وجو · Search */
  readonly 'shell:search'?: string;
  /** دربارهٔ ما و تماس · About and contact */
  readonly 'shell:about'?: string;
  /** قوانین و حریم خصوصی · Terms and privacy */
  readonly 'shell:terms'?: string;
  /** دسترس‌پذیری · Accessibility */
  readonly 'shell:accessibility'?: string;
  /** پرسش‌های متداول · FAQ */
  readonly 'shell:faq'?: string;
  /** ورود · Sign in */
  readonly 'shell:signIn'?: string;
  /** {{count, number}} روز تا پایان اشتراک · {{count, number}} day of subscription left */
  readonly 'shell:daysLeft_one'?: string;
  /** {{count, number}} روز تا پایان اشتراک · {{count, number}} days of subscription left */
  readonly 'shell:daysLeft_other'?: string;
  /** بدون اشتراک · No subscription */
  readonly 'shell:noSubscription'?: string;
  /** English · فارسی */
  readonly 'shell:switchLanguage'?: string;
  /** حالت شب · Night mode */
  readonly 'shell:darkMode'?: string;
  /** پشتیبانی · Support */
  readonly 'shell:support'?: string;
  /** همهٔ حقوق برای {{brand}} محفوظ است. · © {{brand}}. All rights reserved. */
  readonly 'shell:copyright'?: string;
  /** رفتن به صفحهٔ نخست · Go to the home page */
  readonly 'shell:goHome'?: string;
  /** این صفحه پیدا نشد · This page could not be found */
  readonly 'shell:notFound'?: string;
  /** شاید نشانی این صفحه عوض شده یا خود صفحه از سایت حذف شده باشد. · Its address may have changed, or it may have been removed. */
  readonly 'shell:notFoundMore'?: string;
  /** صفحه بارگذاری نشد · The page couldn’t be loaded */
  readonly 'shell:failed'?: string;
  /** مشکلی در دریافت اطلاعات پیش آمد. کمی بعد دوباره تلاش کنید. · Something went wrong. Try again in a moment. */
  readonly 'shell:failedMore'?: string;
  /** خطا: {{title}} · Error: {{title}} */
  readonly 'shell:errorTitle'?: string;
  /** تلاش دوباره · Try again */
  readonly 'shell:tryAgain'?: string;
  /** اینترنت خود را بررسی کنید و دوباره تلاش کنید. · Check your connection and try again. */
  readonly 'shell:failure.connection'?: string;
  /** سرور به‌موقع پاسخ نداد. دوباره تلاش کنید. · The server took too long to answer. Try again. */
  readonly 'shell:failure.noAnswer'?: string;
  /** پاسخ سرور خوانا نبود. کمی بعد دوباره تلاش کنید. · The answer couldn’t be read. Try again in a moment. */
  readonly 'shell:failure.unreadable'?: string;
  /** درخواست پذیرفته نشد؛ سرور دلیلی اعلام نکرد. · The request was refused, with no reason given. */
  readonly 'shell:failure.refused'?: string;
  /** مشکلی از سمت ما پیش آمد. کمی بعد دوباره تلاش کنید. · Something went wrong on our side. Try again in a moment. */
  readonly 'shell:failure.server'?: string;
  /** شناسهٔ درخواست · Request ID */
  readonly 'shell:requestId'?: string;
  /** اینترنت قطع است · You’re offline */
  readonly 'shell:offline'?: string;
  /** آنچه باز کرده‌اید باز می‌ماند و با وصل شدن دوبارهٔ اینترنت ادامه می‌دهیم. · What’s open stays open, and we’ll carry on when you’re back online. */
  readonly 'shell:offlineMore'?: string;
  /** ارتباط قطع شد · Connection lost */
  readonly 'shell:outOfReach'?: string;
  /** با وصل شدن دوبارهٔ اینترنت، این صفحه خودش باز می‌شود. · This page will open when you’re back online. */
  readonly 'shell:outOfReachMore'?: string;
  /** آنچه خواستید، با وصل شدن دوبارهٔ اینترنت انجام می‌شود. · We’ll do what you asked when you’re back online. */
  readonly 'shell:offlineOpensLater'?: string;
  /** در حال بارگذاری… · Loading… */
  readonly 'shell:loading'?: string;
  /** قبلی در «{{name}}» · Previous in “{{name}}” */
  readonly 'shell:previousIn'?: string;
  /** بعدی در «{{name}}» · Next in “{{name}}” */
  readonly 'shell:nextIn'?: string;
  /** همه · All */
  readonly 'shell:all'?: string;
  /** همه در «{{name}}» · All in “{{name}}” */
  readonly 'shell:allIn'?: string;
  /** روزنامه · Newspaper */
  readonly 'shell:newspaper'?: string;
  /** حساب من · My account */
  readonly 'shell:account'?: string;
  /** تازه‌رسیده · Just in */
  readonly 'shell:card.new'?: string;
  /** دوبله · Dubbed */
  readonly 'shell:card.dubbed'?: string;
  /** اختصاصی · Exclusive */
  readonly 'shell:card.exclusive'?: string;
  /** به‌زودی · Soon */
  readonly 'shell:card.soon'?: string;
  /** امتیاز {{average, number}} از ۱۰ · Rated {{average, number}} out of 10 */
  readonly 'shell:card.rating'?: string;
  /** گزینه‌های «{{name}}» · Options for {{name}} */
  readonly 'shell:card.more'?: string;
  /** بالای {{age, number}} سال · {{age, number}}+ */
  readonly 'shell:card.age'?: string;
  /** مناسب همه · All ages */
  readonly 'shell:card.everyone'?: string;
  /** زیرنویس · Subtitled */
  readonly 'shell:card.subtitled'?: string;
  /** رایگان · Free */
  readonly 'shell:card.access.free'?: string;
  /** با اشتراک · With a subscription */
  readonly 'shell:card.access.subscription'?: string;
  /** خرید تکی · Single purchase */
  readonly 'shell:card.access.paid'?: string;
  /** ویژهٔ مشترکان اپراتورها · For mobile operators’ customers */
  readonly 'shell:card.access.operator'?: string;
  /** {{count, number}} فصل · {{count, number}} season */
  readonly 'shell:card.seasonCount_one'?: string;
  /** {{count, number}} فصل · {{count, number}} seasons */
  readonly 'shell:card.seasonCount_other'?: string;
  /** {{count, number}} قسمت · {{count, number}} episode */
  readonly 'shell:card.episodeCount_one'?: string;
  /** {{count, number}} قسمت · {{count, number}} episodes */
  readonly 'shell:card.episodeCount_other'?: string;
  /** گشت‌وگذار · Browse */
  readonly 'shell:browse'?: string;
  /** راهنما · Help */
  readonly 'shell:help'?: string;
  /** {{brand}}، خانه · {{brand}}, home */
  readonly 'shell:logoLabel'?: string;
  /** دسته‌ها · Categories */
  readonly 'shell:categories'?: string;
  /** میان‌افزار ناشناخته · Unknown middleware */
  readonly 'shell:unknownGuard'?: string;
  /** این صفحه درست تنظیم نشده است. تا آن را درست کنیم، از صفحهٔ نخست ادامه دهید. · This page isn’t set up correctly. Continue from the home page while we fix it. */
  readonly 'shell:unknownGuardMore'?: string;
  /** بستن · Close */
  readonly 'shell:close'?: string;
  /** برای ادامه وارد حساب خود شوید. · Sign in to continue. */
  readonly 'shell:signInFirst'?: string;
  /** استودیو · Studio */
  readonly 'shell:studio'?: string;
  /** نمایشگاه کتاب · Book fair */
  readonly 'shell:bookFair'?: string;
  /** اپلیکیشن · App */
  readonly 'shell:app'?: string;
  /** منو · Menu */
  readonly 'shell:menu'?: string;
  /** باز کردن دسته‌ها · Open categories */
  readonly 'shell:openCategories'?: string;
  /** امروز آخرین روز اشتراک است · Your subscription ends today */
  readonly 'shell:lastDay'?: string;
  /** اشتراک فعال · Subscribed */
  readonly 'shell:subscribed'?: string;
  /** خرید اشتراک · Subscribe */
  readonly 'shell:plans'?: string;
  /** اینترنت نیم‌بها · Half-price data */
  readonly 'shell:internet'?: string;
  /** نمادهای اعتماد · Trust badges */
  readonly 'shell:trustBadges'?: string;
  /** نماد اعتماد الکترونیکی (اینماد) · Enamad, Iran’s e-commerce trust badge */
  readonly 'shell:enamad'?: string;
  /** نشان ملی ثبت (ساماندهی) · Samandehi, the national register of websites */
  readonly 'shell:samandehi'?: string;
  /** {{size, number}} مگابایت · {{size, number}} MB */
  readonly 'shell:megabytes'?: string;
  /** {{size, number}} گیگابایت · {{size, number}} GB */
  readonly 'shell:gigabytes'?: string;
  /** فیلم‌ها · Films */
  readonly 'shell:films'?: string;
  /** فهرست من · My list */
  readonly 'shell:myList'?: string;
  /** برای افزودن به فهرست خود، وارد حساب شوید. · Sign in to add it to your list. */
  readonly 'shell:signInToAdd'?: string;
  /** {{name}} | {{brand}} · {{name}} | {{brand}} */
  readonly 'texts:title'?: string;
  /** راهنما و قوانین · Help and terms */
  readonly 'texts:help'?: string;
  /** پرسش‌های متداول · Frequently asked questions */
  readonly 'texts:faq'?: string;
  /** اینترنت نیم‌بها · Half-price data */
  readonly 'texts:internet'?: string;
  /** قوانین و حریم خصوصی · Terms and privacy */
  readonly 'texts:terms'?: string;
  /** دسترس‌پذیری · Accessibility */
  readonly 'texts:accessibility'?: string;
  /** دربارهٔ ما و تماس · About and contact */
  readonly 'texts:about-contact'?: string;
  /** پاسخ پرسش‌های شما دربارهٔ حساب، اشتراک، پرداخت، اینترنت نیم‌بها، تماشا و دانلود در {{brand}}. · Answers about your account, subscription, payments, half-price data, watching and downloading on {{brand}}. */
  readonly 'texts:faqDescription'?: string;
  /** شرایط استفاده از {{brand}}، خرید و بازگشت وجه، و آنچه از داده‌های شما نگه می‌داریم. · The terms of {{brand}}, purchases and refunds, and what data we keep about you. */
  readonly 'texts:termsDescription'?: string;
  /** {{brand}} را چه کسانی می‌سازند و چگونه می‌توانید با پشتیبانی تماس بگیرید. · Who makes {{brand}}, and how to reach support. */
  readonly 'texts:aboutDescription'?: string;
  /** کدام اپراتورها حجم مصرفی {{brand}} را نیم‌بها حساب می‌کنند و یک ساعت تماشا چقدر از بستهٔ شما کم می‌کند. · Which operators charge half price for data on {{brand}}, and how much of your data allowance an hour of watching uses. */
  readonly 'texts:internetDescription'?: string;
  /** نماد اعتماد الکترونیکی و نشان ملی ثبت {{brand}} و راه بررسی درستی آن‌ها. · The trust badges of {{brand}} and how to verify them. */
  readonly 'texts:badgesDescription'?: string;
  /** به‌روزرسانی: · Last updated */
  readonly 'texts:updated'?: string;
  /** بخشی از این متن تنها به فارسی نوشته شده است. · Parts of this text are in Persian only. */
  readonly 'texts:untranslated.parts'?: string;
  /** این متن تنها به فارسی نوشته شده است. · This text is in Persian only. */
  readonly 'texts:untranslated.all'?: string;
  /** هنوز متنی نوشته نشده است · Nothing has been written yet */
  readonly 'texts:empty'?: string;
  /** متن این صفحه به‌زودی این‌جا اضافه می‌شود. · The text of this page will be added here soon. */
  readonly 'texts:emptyMore'?: string;
  /** این بخش بارگذاری نشد. · This section couldn’t be loaded. */
  readonly 'texts:notLoaded'?: string;
  /** در این صفحه · On this page */
  readonly 'texts:contents'?: string;
  /** پیوند بخش «{{heading}}» · Link to “{{heading}}” */
  readonly 'texts:linkTo'?: string;
  /** جست‌وجو در پرسش‌ها · Search the questions */
  readonly 'texts:search'?: string;
  /** مثلاً کد پیگیری یا حجم · For example, tracking code or data */
  readonly 'texts:searchHint'?: string;
  /** جست‌وجو · Search */
  readonly 'texts:find'?: string;
  /** {{count, number}} پرسش پیدا شد. · {{count, number}} question found. */
  readonly 'texts:found_one'?: string;
  /** {{count, number}} پرسش پیدا شد. · {{count, number}} questions found. */
  readonly 'texts:found_other'?: string;
  /** پرسشی پیدا نشد · No question found */
  readonly 'texts:nothingFound'?: string;
  /** واژهٔ دیگری را امتحان کنید یا از پشتیبانی بپرسید. · Try another word, or ask support. */
  readonly 'texts:nothingFoundMore'?: string;
  /** همهٔ پرسش‌ها · All questions */
  readonly 'texts:allQuestions'?: string;
  /** تماس با پشتیبانی · Contact support */
  readonly 'texts:toSupport'?: string;
  /** پاسخ خود را پیدا نکردید؟ · Not what you were looking for? */
  readonly 'texts:notAnswered'?: string;
  /** کپی پیوند این پرسش · Copy link to this question */
  readonly 'texts:copyLink'?: string;
  /** کپی پیوند این پرسش: {{question}} · Copy link to this question: {{question}} */
  readonly 'texts:copyLinkTo'?: string;
  /** پیوند کپی شد. · Link copied. */
  readonly 'texts:linkCopied'?: string;
  /** پیوند کپی نشد. آن را از نوار نشانی کپی کنید. · The link couldn’t be copied. Copy it from the address bar. */
  readonly 'texts:linkNotCopied'?: string;
  /** تماس با ما · Contact */
  readonly 'texts:contact'?: string;
  /** ساعت پاسخ‌گویی · Hours */
  readonly 'texts:hours'?: string;
  /** ایمیل · Email */
  readonly 'texts:email'?: string;
  /** نشانی پستی · Postal address */
  readonly 'texts:address'?: string;
  /** شبکه‌های اجتماعی · Social media */
  readonly 'texts:social'?: string;
  /** نمادهای اعتماد · Trust badges */
  readonly 'texts:badges'?: string;
  /** دیدن و بررسی نمادها · See and verify the badges */
  readonly 'texts:toBadges'?: string;
  /** {{brand}} در سامانه‌های زیر ثبت شده است. برای بررسی درستی هر نماد، روی آن بزنید و نشانی صفحه‌ای را که باز می‌شود ببینید. · {{brand}} is registered with the bodies below. To verify a badge, press it and check the address of the page that opens. */
  readonly 'texts:badgesText'?: string;
  /** مرکز توسعهٔ تجارت الکترونیکی این نماد را به کسب‌وکارهایی می‌دهد که هویت، نشانی و شیوهٔ فروش آن‌ها را بررسی کرده است. · Iran’s e-Commerce Development Centre gives this badge to businesses whose identity, address and sales practices it has checked. */
  readonly 'texts:badge.enamad'?: string;
  /** وزارت فرهنگ و ارشاد اسلامی این نشان را به پایگاه‌های اینترنتی می‌دهد که مشخصات خود را ثبت کرده‌اند. · Iran’s Ministry of Culture gives this badge to websites that have registered their details. */
  readonly 'texts:badge.samandehi'?: string;
  /** نشانی درست: · Correct address: */
  readonly 'texts:verify'?: string;
  /** نمادی ثبت نشده است · No trust badges yet */
  readonly 'texts:noBadges'?: string;
  /** {{brand}} هنوز نماد اعتمادی ندارد. اگر جایی نمادی به این نام دیدید، درستی آن را بررسی کنید. · {{brand}} has no trust badge yet. If you see one in its name elsewhere, verify it. */
  readonly 'texts:noBadgesMore'?: string;
  /** نمادها بارگذاری نشد. · The badges couldn’t be loaded. */
  readonly 'texts:badgesNotLoaded'?: string;
  /** نیم‌بها یعنی اپراتور از هر گیگابایتی که این‌جا تماشا یا دانلود می‌کنید، تنها نیم گیگابایت از بستهٔ شما کم می‌کند. برای آن لازم نیست کاری بکنید یا بستهٔ جداگانه‌ای بخرید. · Half price means that for each gigabyte you watch or download here, only half a gigabyte counts against your data allowance. You don’t need to do anything or buy extra data. */
  readonly 'texts:internetText'?: string;
  /** اپراتور شما · Your operator */
  readonly 'texts:yours'?: string;
  /** با اینترنت {{operator}} وصل شده‌اید. حجم مصرفی شما نیم‌بها حساب می‌شود. · You’re connected through {{operator}}. Your data is billed at half price. */
  readonly 'texts:yoursIs.half'?: string;
  /** با اینترنت {{operator}} وصل شده‌اید. حجم مصرفی شما تمام‌بها حساب می‌شود. · You’re connected through {{operator}}. Your data is billed at the full rate. */
  readonly 'texts:yoursIs.full'?: string;
  /** با اینترنت {{operator}} وصل شده‌اید. حجم تماشای شما از بسته کم نمی‌شود. · You’re connected through {{operator}}. Watching doesn’t count against your data allowance. */
  readonly 'texts:yoursIs.free'?: string;
  /** اپراتور شما را نشناختیم · We don’t recognise your operator */
  readonly 'texts:yoursUnknown'?: string;
  /** فیلترشکن را خاموش کنید و این صفحه را با همان اینترنتی باز کنید که با آن تماشا می‌کنید. نرخ اپراتور خود را در جدول زیر هم می‌بینید. · Turn your VPN off and open this page on the connection you watch on. You can also find your operator’s rate in the table below. */
  readonly 'texts:yoursUnknownMore'?: string;
  /** نتوانستیم اپراتور شما را بشناسیم. نرخ هر اپراتور در جدول زیر آمده است. · We couldn’t identify your operator. The table below shows the rate of each. */
  readonly 'texts:operatorNotAsked'?: string;
  /** نرخ هر اپراتور · What each operator charges */
  readonly 'texts:operators'?: string;
  /** ستون آخر نشان می‌دهد که یک ساعت تماشا با کیفیت {{quality}}، حدود {{size}}، چقدر از بستهٔ شما کم می‌کند. · The last column shows how much of your data allowance an hour of watching at {{quality}}, about {{size}}, uses. */
  readonly 'texts:operatorsCaption'?: string;
  /** اپراتور · Operator */
  readonly 'texts:operator'?: string;
  /** نرخ · Rate */
  readonly 'texts:rate'?: string;
  /** یک ساعت تماشا · An hour of watching */
  readonly 'texts:hourCosts'?: string;
  /** اپراتور شما · Yours */
  readonly 'texts:own'?: string;
  /** تمام‌بها · Full rate */
  readonly 'texts:rates.full'?: string;
  /** نیم‌بها · Half price */
  readonly 'texts:rates.half'?: string;
  /** رایگان · Free */
  readonly 'texts:rates.free'?: string;
  /** هنوز اپراتوری اعلام نشده است · No operators announced yet */
  readonly 'texts:noOperators'?: string;
  /** حجم مصرفی با تعرفهٔ اپراتور شما حساب می‌شود. · Data is billed at your operator’s own rate. */
  readonly 'texts:noOperatorsMore'?: string;
  /** نیم‌بها در عمل · Half price in practice */
  readonly 'texts:example'?: string;
  /** حجم یک ساعت فیلم به کیفیت آن بستگی دارد. این‌ها میانگین‌اند؛ صحنه‌های پرتحرک کمی بیشتر و صحنه‌های آرام کمتر مصرف می‌کنند. · How much data an hour of film takes depends on its quality. These are averages: fast scenes take a little more, quiet ones less. */
  readonly 'texts:exampleText'?: string;
  /** یک ساعت تماشا یا دانلود · An hour of watching or downloading */
  readonly 'texts:exampleCaption'?: string;
  /** کیفیت · Quality */
  readonly 'texts:quality'?: string;
  /** حجم فیلم · Size of the film */
  readonly 'texts:used'?: string;
  /** با نیم‌بها از بسته کم می‌شود · Counted at half price */
  readonly 'texts:counted'?: string;
  /** چه زمانی نیم‌بها حساب نمی‌شود؟ · When does half price not apply? */
  readonly 'texts:conditions'?: string;
  /** وقتی فیلترشکن روشن است: اپراتور مقصد را نمی‌بیند و نرخ عادی خود را می‌گیرد. · When a VPN is on: your operator can’t see where you’re going and charges its usual rate. */
  readonly 'texts:condition.vpn'?: string;
  /** وقتی با اینترنت دیگری وصل شده‌اید، مانند وای‌فای محل کار یا هتل. · When you’re on another connection, such as the Wi-Fi at work or in a hotel. */
  readonly 'texts:condition.network'?: string;
  /** وقتی با اینترنت اپراتوری تماشا می‌کنید که «تمام‌بها» است، حتی اگر اشتراک داشته باشید. · When you watch on an operator marked “Full rate”, even with a subscription. */
  readonly 'texts:condition.subscription'?: string;
  /** اگر حجم مصرفی تمام‌بها حساب شود، پیش از آغاز پخش به شما می‌گوییم. · If your data would be billed at the full rate, we tell you before anything plays. */
  readonly 'texts:beforePlay'?: string;
  /** بیشتر · More */
  readonly 'title:readMore'?: string;
  /** کمتر · Less */
  readonly 'title:readLess'?: string;
  /** بیشتر دربارهٔ داستان «{{name}}» · More about the story of “{{name}}” */
  readonly 'title:readMoreOf'?: string;
  /** کمتر دربارهٔ داستان «{{name}}» · Less about the story of “{{name}}” */
  readonly 'title:readLessOf'?: string;
  /** {{name}} | {{brand}} · {{name}} | {{brand}} */
  readonly 'title:title'?: string;
  /** {{name}}، {{series}} | {{brand}} · {{name}}, {{series}} | {{brand}} */
  readonly 'title:episodeTitle'?: string;
  /** شناسنامه · Facts */
  readonly 'title:facts'?: string;
  /** کارگردان · Directed by */
  readonly 'title:directedBy'?: string;
  /** نام اصلی · Original title */
  readonly 'title:originalName'?: string;
  /** بازیگران · Cast */
  readonly 'title:cast'?: string;
  /** هنرمندان · Cast and crew */
  readonly 'title:people'?: string;
  /** شاید این‌ها را هم بپسندید · You may also like */
  readonly 'title:similar'?: string;
  /** محصول · Country */
  readonly 'title:countries'?: string;
  /** تاریخ انتشار · Released */
  readonly 'title:released'?: string;
  /** اکران از · In cinemas from */
  readonly 'title:releases'?: string;
  /** نخستین پخش · First shown */
  readonly 'title:aired'?: string;
  /** پخش از · Shown from */
  readonly 'title:airs'?: string;
  /** انتشار · Published */
  readonly 'title:published'?: string;
  /** تاریخ افزودن · Added */
  readonly 'title:added'?: string;
  /** زبان · Language */
  readonly 'title:languages'?: string;
  /** دوبلهٔ فارسی دارد · Dubbed in Persian */
  readonly 'title:dubbed'?: string;
  /** زیرنویس · Subtitles */
  readonly 'title:subtitles'?: string;
  /** دسترس‌پذیری · Accessibility */
  readonly 'title:accessible'?: string;
  /** توضیح صوتی · Audio description */
  readonly 'title:audioDescription'?: string;
  /** زیرنویس ناشنوایان: {{languages}} · Captions: {{languages}} */
  readonly 'title:captions'?: string;
  /** کیفیت · Quality */
  readonly 'title:qualities'?: string;
  /** قسمت‌ها · Episodes */
  readonly 'title:episodes'?: string;
  /** کانال · Channel */
  readonly 'title:channel'?: string;
  /** شماره · Issue */
  readonly 'title:issue'?: string;
  /** داستان · Story */
  readonly 'title:story'?: string;
  /** اکران آنلاین · Online screening */
  readonly 'title:kind.ekran'?: string;
  /** تماشا · Watch */
  readonly 'title:watch'?: string;
  /** ادامهٔ تماشا · Continue watching */
  readonly 'title:continue'?: string;
  /** تماشای قسمت {{number, number}} · Watch episode {{number, number}} */
  readonly 'title:watchEpisode'?: string;
  /** ادامهٔ قسمت {{number, number}} · Continue episode {{number, number}} */
  readonly 'title:continueEpisode'?: string;
  /** تماشای فصل {{season, number}}، قسمت {{number, number}} · Watch season {{season, number}}, episode {{number, number}} */
  readonly 'title:watchEpisodeOfSeason'?: string;
  /** ادامهٔ فصل {{season, number}}، قسمت {{number, number}} · Continue season {{season, number}}, episode {{number, number}} */
  readonly 'title:continueEpisodeOfSeason'?: string;
  /** {{percent, number}}٪ تماشاشده · {{percent, number}}% watched */
  readonly 'title:watched'?: string;
  /** {{left}} مانده · {{left}} left */
  readonly 'title:left'?: string;
  /** برای تماشا وارد شوید · Sign in to watch */
  readonly 'title:signIn'?: string;
  /** خرید اشتراک · Subscribe */
  readonly 'title:subscribe'?: string;
  /** خرید تکی · Single purchase */
  readonly 'title:buy'?: string;
  /** خرید تکی · {{price}} · Single purchase · {{price}} */
  readonly 'title:buyFor'?: string;
  /** پیش‌خرید · Pre-order */
  readonly 'title:presell'?: string;
  /** پیش‌خرید · {{price}} · Pre-order · {{price}} */
  readonly 'title:presellFor'?: string;
  /** خرید بلیت · Buy a ticket */
  readonly 'title:ticket'?: string;
  /** خرید بلیت · {{price}} · Buy a ticket · {{price}} */
  readonly 'title:ticketFor'?: string;
  /** دریافت رایگان · Get it free */
  readonly 'title:free'?: string;
  /** خرید با کد دستوری · Buy with a USSD code */
  readonly 'title:ussd'?: string;
  /** دانلود · Download */
  readonly 'title:download'?: string;
  /** تماشای آفلاین · Watch offline */
  readonly 'title:save'?: string;
  /** آفلاین · Offline */
  readonly 'title:saveShort'?: string;
  /** ذخیرهٔ این فصل… · Save this season… */
  readonly 'title:saveSeason'?: string;
  /** پیش‌نمایش · Trailer */
  readonly 'title:trailer'?: string;
  /** توقف ویدئوی پس‌زمینه · Pause background video */
  readonly 'title:pausePreview'?: string;
  /** پخش ویدئوی پس‌زمینه · Play background video */
  readonly 'title:playPreview'?: string;
  /** پیش‌نمایش «{{name}}» · {{name}}: Trailer */
  readonly 'title:trailerOf'?: string;
  /** خرید خودکار قسمت‌های تازه · Auto-buy new episodes */
  readonly 'title:newEpisodes'?: string;
  /** هم‌رسانی · Share */
  readonly 'title:share'?: string;
  /** پیوند کپی شد. · Link copied. */
  readonly 'title:linkCopied'?: string;
  /** پیوند کپی نشد. آن را از نوار نشانی کپی کنید. · The link couldn’t be copied. Copy it from the address bar. */
  readonly 'title:linkNotCopied'?: string;
  /** پیش‌فروش است؛ تماشا از {{when}} · Pre-order. Watch it from {{when}}. */
  readonly 'title:presaleFrom'?: string;
  /** پیش‌فروش است؛ زمان تماشا بعداً اعلام می‌شود. · Pre-order. The release date will be announced. */
  readonly 'title:presale'?: string;
  /** هنوز منتشر نشده؛ تماشا از {{when}} · Not released yet. Watch it from {{when}}. */
  readonly 'title:notReleasedFrom'?: string;
  /** هنوز منتشر نشده است. · Not released yet. */
  readonly 'title:notReleased'?: string;
  /** بلیت شما تا {{when}} اعتبار دارد. · Your ticket is valid until {{when}}. */
  readonly 'title:ticketUntil'?: string;
  /** اعتبار بلیت شما در {{date}} به پایان رسید. · Your ticket expired on {{date}}. */
  readonly 'title:ticketOver'?: string;
  /** این اکران در {{date}} به پایان رسید. · This screening ended on {{date}}. */
  readonly 'title:screeningOver'?: string;
  /** این عنوان هنوز فایلی برای پخش ندارد و با اشتراک هم پخش نمی‌شود. · This title has no file to play yet, and a subscription doesn’t change that. */
  readonly 'title:noFile'?: string;
  /** این عنوان اکنون برای تماشا در دسترس نیست. · This title isn’t available to watch at the moment. */
  readonly 'title:refused'?: string;
  /** اشتراک شما به پایان رسیده است. با اشتراک تازه، از همین‌جا ادامه دهید. · Your subscription has ended. Subscribe again to carry on from here. */
  readonly 'title:subscriptionEnded'?: string;
  /** فروش بلیت تا {{when}} · Tickets on sale until {{when}} */
  readonly 'title:ticketsUntil'?: string;
  /** {{count, number}} ساعت تماشا از نخستین پخش · {{count, number}} hour to watch from first play */
  readonly 'title:hours_one'?: string;
  /** {{count, number}} ساعت تماشا از نخستین پخش · {{count, number}} hours to watch from first play */
  readonly 'title:hours_other'?: string;
  /** زمان اکران · Screening */
  readonly 'title:screeningPeriod'?: string;
  /** {{start}} تا {{end}} · {{start}} to {{end}} */
  readonly 'title:periodFromTo'?: string;
  /** قیمت بلیت · Ticket price */
  readonly 'title:ticketPrice'?: string;
  /** مهلت تماشا · Time to watch */
  readonly 'title:ticketHours'?: string;
  /** فیلم این اکران · The film being screened */
  readonly 'title:film'?: string;
  /** نتوانستیم راه تماشای این عنوان را پیدا کنیم. · We couldn’t find out how you can watch this title. */
  readonly 'title:offersFailed'?: string;
  /** این بخش بارگذاری نشد. · This section couldn’t be loaded. */
  readonly 'title:sectionFailed'?: string;
  /** فصل‌ها · Seasons */
  readonly 'title:seasons'?: string;
  /** هنوز قسمتی منتشر نشده است · No episodes yet */
  readonly 'title:noEpisodes'?: string;
  /** قسمت‌های این فصل این‌جا اضافه می‌شوند. · Episodes of this season will be added here. */
  readonly 'title:noEpisodesMore'?: string;
  /** قسمت‌های بیشتر · More episodes */
  readonly 'title:moreEpisodes'?: string;
  /** {{shown, number}} از {{total, number}} · {{shown, number}} of {{total, number}} */
  readonly 'title:episodesShown'?: string;
  /** دیدن قسمت · See the episode */
  readonly 'title:allOfSeason_one'?: string;
  /** همهٔ {{count, number}} قسمت · All {{count, number}} episodes */
  readonly 'title:allOfSeason_other'?: string;
  /** تماشاشده · Watched */
  readonly 'title:seen'?: string;
  /** تماشاشده: {{watched, number}} از {{total, number}} · Watched: {{watched, number}} of {{total, number}} */
  readonly 'title:watchedOf'?: string;
  /** این فصل را تماشا کرده‌ام · Mark season as watched */
  readonly 'title:markSeason'?: string;
  /** این فصل را تماشا نکرده‌ام · Mark season as not watched */
  readonly 'title:unmarkSeason'?: string;
  /** از {{date}} · From {{date}} */
  readonly 'title:comesOn'?: string;
  /** قسمت بعد: {{date}}، ساعت {{time}} · Next episode: {{date}}, {{time}} */
  readonly 'title:nextEpisode'?: string;
  /** قسمت قبل · Previous episode */
  readonly 'title:toPrevious'?: string;
  /** قسمت بعد · Next episode */
  readonly 'title:toNext'?: string;
  /** همهٔ قسمت‌ها · All episodes */
  readonly 'title:allEpisodes'?: string;
  /** امتیاز دهید · Rate it */
  readonly 'title:rate'?: string;
  /** امتیاز شما: {{value, number}} · Your rating: {{value, number}} */
  readonly 'title:myRating'?: string;
  /** به «{{name}}» چه امتیازی می‌دهید؟ · How would you rate “{{name}}”? */
  readonly 'title:rateTitle'?: string;
  /** {{value, number}} از ۱۰ · {{value, number}} out of 10 */
  readonly 'title:stars'?: string;
  /** ثبت امتیاز · Save rating */
  readonly 'title:saveRating'?: string;
  /** حذف امتیاز · Remove rating */
  readonly 'title:removeRating'?: string;
  /** امتیاز شما ثبت نشد. دوباره تلاش کنید. · Your rating wasn’t saved. Try again. */
  readonly 'title:ratingFailed'?: string;
  /** دیدگاه‌ها · Comments */
  readonly 'title:comments'?: string;
  /** رفتن به صفحهٔ کامل · Go to the full page */
  readonly 'title:wholePage'?: string;
  /** {{date}}، ساعت {{time}} · {{date}}, {{time}} */
  readonly 'title:moment'?: string;
  /** تماشای این عنوان اشتراک می‌خواهد. اشتراک را اکنون از این‌جا نمی‌توان خرید. · This title needs a subscription, which can’t be bought here at the moment. */
  readonly 'title:soldElsewhere.subscription'?: string;
  /** هزینهٔ این عنوان را اکنون از این‌جا نمی‌توان پرداخت کرد. · This title can’t be paid for here at the moment. */
  readonly 'title:soldElsewhere.title'?: string;
  /** برای خرید، با پشتیبانی {{brand}} تماس بگیرید. · To buy it, contact {{brand}} support. */
  readonly 'title:askSupport'?: string;
  /** {{name}}؛ پرداخت با اپراتور | {{brand}} · {{name}}: pay by mobile operator | {{brand}} */
  readonly 'ussd:title'?: string;
  /** پرداخت با اپراتور · Pay by mobile operator */
  readonly 'ussd:kind'?: string;
  /** قیمت · Price */
  readonly 'ussd:price'?: string;
  /** با مالیات بر ارزش افزوده · VAT included */
  readonly 'ussd:withVat'?: string;
  /** اپراتور · Operator */
  readonly 'ussd:operator'?: string;
  /** اعتبار کد · Code valid */
  readonly 'ussd:validUntil'?: string;
  /** تا {{date}}، ساعت {{time}} · until {{date}}, {{time}} */
  readonly 'ussd:until'?: string;
  /** {{time}} مانده · {{time}} left */
  readonly 'ussd:left'?: string;
  /** زمان مانده: · Time left: */
  readonly 'ussd:leftFor'?: string;
  /** چگونه بخرید · How to buy */
  readonly 'ussd:how'?: string;
  /** کد دستوری · Code to dial */
  readonly 'ussd:code'?: string;
  /** شماره‌گیری · Dial */
  readonly 'ussd:dial'?: string;
  /** کپی کد · Copy code */
  readonly 'ussd:copy'?: string;
  /** کد کپی شد · Code copied */
  readonly 'ussd:copied'?: string;
  /** کد کپی نشد. خودتان آن را شماره‌گیری کنید. · The code couldn’t be copied. Dial it yourself. */
  readonly 'ussd:notCopied'?: string;
  /** کد QR برای شماره‌گیری با گوشی · QR code for dialling on a phone */
  readonly 'ussd:qr'?: string;
  /** با دوربین گوشی اسکن کنید · Scan with your phone’s camera */
  readonly 'ussd:scan'?: string;
  /** با خط {{operator}} کد را شماره‌گیری کنید · Dial the code from your {{operator}} line */
  readonly 'ussd:dialFrom'?: string;
  /** این کد تنها روی خط {{operator}} کار می‌کند. اگر شماره‌گیر باز نشد، کد را خودتان بگیرید. · The code works on {{operator}} lines only. If the dialler doesn’t open, dial it yourself. */
  readonly 'ussd:dialFromMore'?: string;
  /** شما اکنون با شبکهٔ اپراتور دیگری به اینترنت وصل‌اید. کد را با خط {{operator}} شماره‌گیری کنید. · You’re connected through another operator now. Dial the code from your {{operator}} line. */
  readonly 'ussd:otherNetwork'?: string;
  /** خرید را روی گوشی تأیید کنید · Confirm on your phone */
  readonly 'ussd:confirm'?: string;
  /** پیش از تأیید، نام و مبلغ را در پیام اپراتور بخوانید. مبلغ از شارژ شما کم یا به قبض شما افزوده می‌شود. · Read the name and the amount in your operator’s message before you confirm. The amount is taken from your credit or added to your bill. */
  readonly 'ussd:confirmMore'?: string;
  /** به همین صفحه برگردید · Return to this page */
  readonly 'ussd:comeBack'?: string;
  /** اپراتور نتیجه را پیامک می‌کند. فعال شدن خرید گاهی چند دقیقه طول می‌کشد. · Your operator sends the result by SMS. Your purchase may take a few minutes to become active. */
  readonly 'ussd:comeBackMore'?: string;
  /** خرید انجام شد؟ · Did it work? */
  readonly 'ussd:outcome'?: string;
  /** پس از رسیدن پیامک اپراتور، با همان شماره‌ای که کد را گرفته‌اید وارد شوید تا آنچه خریده‌اید باز شود. · When your operator’s SMS arrives, sign in with the number you dialled from to watch what you’ve bought. */
  readonly 'ussd:guest'?: string;
  /** با همان شماره‌ای وارد شوید که کد را با آن گرفته‌اید. · Sign in with the number you dialled from. */
  readonly 'ussd:signInLead'?: string;
  /** شماره‌گیری کردم · I’ve dialled */
  readonly 'ussd:dialled'?: string;
  /** بررسی دوباره · Check again */
  readonly 'ussd:askAgain'?: string;
  /** هنوز روشن نیست · Not confirmed yet */
  readonly 'ussd:notYet'?: string;
  /** این عنوان هنوز برای شما باز نشده است. اگر پیامک خرید را گرفته‌اید، چند دقیقهٔ دیگر دوباره بررسی کنید یا با پشتیبانی تماس بگیرید. · You can’t watch this title yet. If you’ve received the SMS about your purchase, check again in a few minutes or contact support. */
  readonly 'ussd:notYetTitle'?: string;
  /** وضعیت اشتراک شما: {{state}}. اگر پیامک خرید را گرفته‌اید و این‌جا پیدا نیست، چند دقیقهٔ دیگر دوباره بررسی کنید یا با پشتیبانی تماس بگیرید. · Your subscription: {{state}}. If you’ve received the SMS about your purchase and don’t see it here, check again in a few minutes or contact support. */
  readonly 'ussd:notYetSubscription'?: string;
  /** نتوانستیم نتیجه را بررسی کنیم. · We couldn’t check. */
  readonly 'ussd:notAsked'?: string;
  /** این عنوان برای شما باز است. · You can watch this title now. */
  readonly 'ussd:titleOpen'?: string;
  /** اشتراک شما فعال شد: {{state}}. · Your subscription is active: {{state}}. */
  readonly 'ussd:subscriptionOpen'?: string;
  /** تماشا · Watch */
  readonly 'ussd:watch'?: string;
  /** مهلت این کد تمام شد · This code has expired */
  readonly 'ussd:codeOver'?: string;
  /** دیگر آن را شماره‌گیری نکنید. · Don’t dial it any more. */
  readonly 'ussd:codeOverMore'?: string;
  /** دریافت کد تازه · Get a new code */
  readonly 'ussd:newCode'?: string;
  /** کد این پیوند خوانا نیست · The code in this link can’t be read */
  readonly 'ussd:codeUnclear'?: string;
  /** کمی بعد دوباره تلاش کنید یا با پشتیبانی تماس بگیرید. · Try again in a moment, or contact support. */
  readonly 'ussd:codeUnclearMore'?: string;
  /** این پیوند قدیمی یا نادرست است · This link is old or wrong */
  readonly 'ussd:wrongLink'?: string;
  /** شاید مهلت آن گذشته یا نشانی آن ناقص باز شده باشد. با باز کردن این پیوند چیزی از حساب شما کم نشده است. · It may have expired or be incomplete. Opening it hasn’t cost you anything. */
  readonly 'ussd:wrongLinkMore'?: string;
  /** بسته‌های اشتراک · Subscription plans */
  readonly 'ussd:toPlans'?: string;
  /** پشتیبانی · Support */
  readonly 'ussd:support'?: string;
  /** افزایش اعتبار · Top up your credit */
  readonly 'wallet:topUpTitle'?: string;
  /** اعتبار کنونی · Current credit */
  readonly 'wallet:now'?: string;
  /** پس از پرداخت · After the payment */
  readonly 'wallet:after'?: string;
  /** اعتبار شما بارگذاری نشد. · Your credit couldn’t be loaded. */
  readonly 'wallet:creditNotLoaded'?: string;
  /** در حال بارگذاری اعتبار… · Loading your credit… */
  readonly 'wallet:loading'?: string;
  /** مبلغ افزایش اعتبار · Amount to add */
  readonly 'wallet:amount'?: string;
  /** مبلغ دلخواه را بنویسید یا یکی از مبلغ‌های زیر را انتخاب کنید. · Enter any amount, or choose one below. */
  readonly 'wallet:amountHint'?: string;
  /** تومان · toman */
  readonly 'wallet:toman'?: string;
  /** مبلغ را بنویسید یا یکی از مبلغ‌های آماده را انتخاب کنید. · Enter an amount, or choose one below. */
  readonly 'wallet:amountMissing'?: string;
  /** مبلغ را تنها با رقم و به تومان بنویسید؛ مانند {{example}}. · Enter the amount in toman, using digits only, such as {{example}}. */
  readonly 'wallet:amountUnclear'?: string;
  /** هر بار تا {{most}} می‌توانید اعتبار بیفزایید. · You can add at most {{most}} at a time. */
  readonly 'wallet:amountTooLarge'?: string;
  /** مبلغ‌های آماده · Quick amounts */
  readonly 'wallet:quick'?: string;
  /** پرداخت {{amount}} · Pay {{amount}} */
  readonly 'wallet:pay'?: string;
  /** پرداخت · Pay */
  readonly 'wallet:payNothing'?: string;
  /** گردش کیف پول · Wallet activity */
  readonly 'wallet:history'?: string;
  /** کیف پول · Wallet */
  readonly 'wallet:walletTitle'?: string;
  /** افزایش اعتبار · Top up */
  readonly 'wallet:topUp'?: string;
  /** تازه‌ترین گردش‌ها · Latest activity */
  readonly 'wallet:newest'?: string;
  /** هنوز چیزی به کیف پول شما واریز یا از آن برداشت نشده است. · Nothing has been added to your wallet or paid from it yet. */
  readonly 'wallet:none'?: string;
  /** گردش کیف پول بارگذاری نشد. · Your wallet activity couldn’t be loaded. */
  readonly 'wallet:notLoaded'?: string;
  /** همهٔ پرداخت‌ها · All payments */
  readonly 'wallet:allPayments'?: string;
  /** واریز · Added */
  readonly 'wallet:moves.in'?: string;
  /** برداشت · Paid */
  readonly 'wallet:moves.out'?: string;
  /** در انتظار بانک · Waiting for the bank */
  readonly 'wallet:moves.waiting'?: string;
  /** برگشت‌داده‌شده · Returned */
  readonly 'wallet:moves.returned'?: string;
  /** تماشا کرده‌ام · Mark as watched */
  readonly 'watched:mark'?: string;
  /** تماشا نکرده‌ام · Mark as not watched */
  readonly 'watched:unmark'?: string;
  /** حذف از ادامهٔ تماشا · Remove from Continue watching */
  readonly 'watched:stop'?: string;
  /** «{{name}}» به تماشاشده‌ها افزوده شد. · “{{name}}” was marked as watched. */
  readonly 'watched:marked'?: string;
  /** «{{name}}» از تماشاشده‌ها حذف شد. · “{{name}}” is no longer marked as watched. */
  readonly 'watched:unmarked'?: string;
  /** «{{name}}» به تماشاشده‌ها افزوده نشد. · “{{name}}” wasn’t marked as watched. */
  readonly 'watched:notMarked'?: string;
  /** «{{name}}» از تماشاشده‌ها حذف نشد. · “{{name}}” is still marked as watched. */
  readonly 'watched:notUnmarked'?: string;
  /** «{{name}}» از ادامهٔ تماشا حذف شد. · “{{name}}” was removed from Continue watching. */
  readonly 'watched:stopped'?: string;
  /** «{{name}}» از ادامهٔ تماشا حذف نشد. · “{{name}}” wasn’t removed from Continue watching. */
  readonly 'watched:notStopped'?: string;
  /** تلاش دوباره · Try again */
  readonly 'watched:again'?: string;
  /** برگرداندن · Undo */
  readonly 'watched:undo'?: string;
}
