export const securityTxtPath = '/.well-known/security.txt';

/** RFC 9116 asks for less than a year. */
const validDays = 90;

/** Says where to report security problems (RFC 9116). It is the same file at each origin. */
export function securityTxt(contact: string, origins: readonly string[], now: Date): string {
  const expires = new Date(now.getTime() + validDays * 86_400_000);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: fa, en',
    ...origins.map((origin) => `Canonical: ${origin}${securityTxtPath}`),
    '',
  ].join('\n');
}
