/** Formats Persian digits: «۱۴». It is created once because that is slow. */
export const persianDigits = new Intl.NumberFormat('fa', { useGrouping: false }).format;

const longDates = (locale: string) =>
  new Intl.DateTimeFormat(locale, {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'Asia/Tehran',
  });

export const persianDate = longDates('fa');
export const englishDate = longDates('en-GB');
