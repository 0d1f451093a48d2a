/** Set when a session has ended. The next page clears the device's data and removes the cookie. */
export const sessionEndedCookie = 'session_ended';
