/** The three pages that most visits begin with. */
export const pages = {
  home: '/',
  film: '/movie/1024',
  search: `/search/${encodeURIComponent('شب')}`,
};
