/**
 * The first line is for people. The last line has the WebOTP format, so that browsers suggest the code only on one
 * host.
 */
export function codeText(code: string, host: string): string {
  return `کد ورود شما: ${code}\nاین کد را به هیچ‌کس ندهید.\n\n@${host} #${code}`;
}
