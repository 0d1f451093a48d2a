import type { Group } from '../page.ts';

export const account: Group = {
  fa: 'حساب و ورود',
  en: 'Account and signing in',
  sections: [
    {
      key: 'new-account',
      fa: {
        heading: 'چگونه حساب بسازم؟',
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
          '<ul><li>تا پایان شمارش معکوس صبر کنید و سپس «ارسال دوبارهٔ کد» را بزنید.</li><li>با شماره‌گیری <code>*800#</code> ببینید که پیامک‌های تبلیغاتی خط شما بسته نباشد؛ کد ورود گاهی با آن‌ها بسته می‌شود.</li><li>اگر خط خود را به اپراتور دیگری برده‌اید، رسیدن پیامک ممکن است چند دقیقه طول بکشد.</li></ul>',
          'اگر باز هم نرسید، با <a href="/profile/about-contact">پشتیبانی</a> تماس بگیرید.',
        ],
      },
      en: {
        heading: 'My sign-in code never arrives. What can I do?',
        paragraphs: [
          '<ul><li>Wait for the countdown to end, then press “Resend code”.</li><li>Dial <code>*800#</code> and check that promotional texts are not blocked on your line: sign-in codes are sometimes blocked with them.</li><li>If you have moved your number to another operator, a text may take a few minutes.</li></ul>',
          'Still nothing? <a href="/profile/about-contact">Call support</a>.',
        ],
      },
    },
    {
      key: 'devices',
      fa: {
        heading: 'با یک اشتراک روی چند دستگاه می‌توانم تماشا کنم؟',
        paragraphs: [
          'روی هر تعداد که بخواهید. اشتراک به <strong>حساب</strong> شما وابسته است، نه به دستگاه: کافی است با همان شمارهٔ همراه وارد شوید.',
          'دستگاه‌هایی را که در آن‌ها وارد شده‌اید در <a href="/profile/settings">تنظیمات</a> می‌بینید.',
        ],
      },
      en: {
        heading: 'On how many devices can I watch with one subscription?',
        paragraphs: [
          'On as many as you like. A subscription belongs to your <strong>account</strong>, not to a device: just sign in with the same mobile number.',
          'The devices you are signed in on are listed in <a href="/profile/settings">settings</a>.',
        ],
      },
    },
    {
      key: 'lost-device',
      fa: {
        heading: 'گوشی‌ام گم شده است. چگونه از حسابم خارجش کنم؟',
        paragraphs: [
          'از دستگاهی دیگر وارد شوید و در <a href="/profile/settings">تنظیمات</a>، بخش «دستگاه‌ها»، کنار آن دستگاه «خروج» را بزنید. با «خروج از همهٔ دستگاه‌ها» از همه یک‌جا خارج می‌شوید.',
        ],
      },
      en: {
        heading: 'I have lost my phone. How do I sign it out?',
        paragraphs: [
          'Sign in on another device, open <a href="/profile/settings">settings</a>, and press “Sign out” beside the phone under “Devices”. “Sign out everywhere” signs out every device at once.',
        ],
      },
    },
    {
      key: 'new-number',
      fa: {
        heading: 'شمارهٔ همراهم عوض شده است. حسابم چه می‌شود؟',
        paragraphs: [
          'حساب به شمارهٔ همراه وابسته است و خودکار جابه‌جا نمی‌شود. با <a href="/profile/about-contact">پشتیبانی</a> تماس بگیرید؛ پس از احراز هویت، خریدها و روزهای باقی‌مانده به شمارهٔ تازه منتقل می‌شود.',
        ],
      },
      en: {
        heading: 'My number has changed. What happens to my account?',
        paragraphs: [
          'An account belongs to its number and does not move by itself. Call <a href="/profile/about-contact">support</a>: once they have confirmed your identity, your purchases and remaining days move to the new number.',
        ],
      },
    },
  ],
};
