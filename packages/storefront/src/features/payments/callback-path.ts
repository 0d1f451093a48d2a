/** The page to which a bank sends its payers back. */
export const callbackPage = '/callback';

/** With the code by which it asks how the payment stands. */
export function callbackPath(trackingCode: string): string {
  return `${callbackPage}?${new URLSearchParams({ tracking_code: trackingCode })}`;
}
