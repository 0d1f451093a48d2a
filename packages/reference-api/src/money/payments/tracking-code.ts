const jalaliDay = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
  timeZone: 'Asia/Tehran',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The Jalali date and the payment's number: 140508301457, short enough to read out to support. */
export function trackingCode(paymentId: number, at: number): string {
  const parts = jalaliDay.formatToParts(at);
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const date = read('year') + read('month') + read('day');
  return date + String(paymentId).padStart(4, '0');
}
