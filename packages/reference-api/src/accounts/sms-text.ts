/**
 * A human reads the first line. The last one, of just this form, lets a browser offer the code to the pages of one
 * host (WebOTP, and the keyboard of an iPhone).
 */
export function codeText(code: string, host: string): string {
  return `کد ورود شما به پرده: ${code}\nاین کد را به هیچ‌کس ندهید.\n\n@${host} #${code}`;
}
