/** Of the database that says what is kept. */
export const recordsName = 'offline';
