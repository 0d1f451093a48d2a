import { showMobile } from '@parde/domain';

/** A number as one reads it out: 021 9100 0000. One of another form stays as it is. */
export function groupPhone(phone: string): string {
  if (/^09\d{9}$/.test(phone)) return showMobile(phone);
  return phone.replace(/^(0\d{2})(\d{4})(\d{4})$/, '$1 $2 $3');
}
