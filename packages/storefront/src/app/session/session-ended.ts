/**
 * How the server tells a page that the session ended: a cookie that scripts may read and that lives a minute. The
 * page forgets what the device kept, once, and removes it.
 */
export const sessionEndedCookie = 'session_ended';
