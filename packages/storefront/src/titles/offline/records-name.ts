/** The name of the database with the records of saved titles. */
export const recordsName = 'offline';
