import type { Locale } from '@parde/domain';

/** The last line has the WebOTP format, so that browsers suggest the code only on one host. */
export function codeText(code: string, host: string, locale: Locale): string {
  const text = {
    fa: `کد ورود شما: ${code}\nاین کد را به هیچ‌کس ندهید.`,
    en: `Your sign-in code: ${code}\nDo not give it to anyone.`,
  };
  return `${text[locale]}\n\n@${host} #${code}`;
}
