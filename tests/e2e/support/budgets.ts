import { films } from './films.ts';
import { kidsBudgets } from './kids-budgets.ts';
import { ownBudgets } from './own-budgets.ts';
import { titles } from './titles.ts';

/**
 * The limits of a first visit, on a phone in fa: current figures and a little room, because the content changes
 * daily. Bytes are compressed with brotli; `htmlBytes` includes the inline styles. A raised limit needs a reason.
 * `inlineStyleBytes` hold a hundred for the faces of the fallback font, without which lines break anew when the font comes.
 *
 * The account's pages, the modals of money and what holds in all tabs cost the frame 1 KB, and titles one small script: it
 * shares the account's way to share a link.
 *
 * The press, kids mode, downloads, operator links and the language of names cost the frame 1.9 KB, and an HTML 0.6: 15 rows
 * of the route table with their imports, the rules of a child's page, `lang`, and more menus. Search shows channels and
 * issues, and the account followed channels and gift days, in small scripts that other pages share.
 *
 * What a server offers is asked by every link, card and button that may lead nowhere: 0.6 KB of the frame, a small script
 * of what pages share, and with titles half a KB for what a server leaves open (record 0112).
 *
 * A page with a Latin word fetches 13 KB of Latin letters (record 0127). Home and the lists have none. The rest of
 * a long synopsis costs titles 0.5 KB of script and 0.25 of styles.
 *
 * Years by their calendar, names in their own language, spoken names that are sentences and who can follow a title without
 * seeing or hearing cost titles 0.6 KB of script, home 0.4 and each page 0.1 of styles (records 0126, 0128). Telling episodes
 * of one name apart costs pages with cards 0.6 KB of script, and the language of a title in the name of a control 0.2 of the
 * frame and 0.05 of styles (record 0130). What breaks and wraps for spaced and large letters: 0.1 of styles, 0.1 of script.
 *
 * The aims for home: 143 KB of script, which it misses by 5.2, 30 requests, 290 KB in all, and one font. A film's script
 * misses its aim of 147 KB: record 0102 says why.
 */
export const budgets = {
  home: {
    paths: ['/'],
    scriptBytes: 149_900,
    scripts: 8,
    htmlBytes: 28_550,
    inlineStyleBytes: 10_000,
    fonts: 1,
    apiCalls: 1,
    otherRequests: 1,
    inSightBytes: 17_400,
    wholeBytes: 274_500,
    requests: 22,
    elements: 1_373,
  },
  film: {
    paths: [`/movie/${films.usual}`],
    scriptBytes: 159_650,
    scripts: 12,
    htmlBytes: 21_200,
    inlineStyleBytes: 10_250,
    fonts: 2,
    // The guest check, and what this guest may do with the film.
    apiCalls: 2,
    otherRequests: 1,
    inSightBytes: 8_300,
    wholeBytes: 254_050,
    requests: 24,
    elements: 490,
  },
  list: {
    paths: ['/cinema'],
    scriptBytes: 157_750,
    scripts: 10,
    htmlBytes: 24_150,
    inlineStyleBytes: 10_500,
    fonts: 1,
    apiCalls: 1,
    otherRequests: 1,
    // Eight posters in the page's head, which the list repeats.
    inSightBytes: 52_500,
    wholeBytes: 267_800,
    requests: 23,
    elements: 560,
  },
  titles: {
    paths: ['/genres/drama', '/category/kids', '/cast/p-niknam'],
    scriptBytes: 165_400,
    scripts: 15,
    htmlBytes: 24_900,
    inlineStyleBytes: 10_550,
    fonts: 2,
    apiCalls: 1,
    otherRequests: 1,
    inSightBytes: 40_000,
    wholeBytes: 286_400,
    requests: 29,
    elements: 550,
  },
  /** Pages of links with pictures. */
  gallery: {
    paths: ['/genres', '/casts/directors'],
    scriptBytes: 159_400,
    scripts: 14,
    htmlBytes: 22_750,
    inlineStyleBytes: 10_750,
    fonts: 1,
    apiCalls: 1,
    otherRequests: 1,
    inSightBytes: 53_550,
    wholeBytes: 291_800,
    requests: 38,
    elements: 650,
  },
  editorial: {
    paths: ['/lists', '/lists/yalda-nights'],
    scriptBytes: 159_900,
    scripts: 14,
    htmlBytes: 23_500,
    inlineStyleBytes: 10_700,
    fonts: 1,
    apiCalls: 1,
    otherRequests: 1,
    inSightBytes: 54_000,
    wholeBytes: 367_350,
    requests: 51,
    elements: 530,
  },
  /**
   * The programmes change through the day, and so do their pictures. The most elements of a week
   * are 699: every channel on air but one, and two pictures missing.
   */
  lives: {
    paths: ['/lives'],
    scriptBytes: 151_350,
    scripts: 14,
    htmlBytes: 25_500,
    inlineStyleBytes: 10_050,
    fonts: 1,
    apiCalls: 1,
    otherRequests: 1,
    inSightBytes: 34_200,
    wholeBytes: 282_500,
    requests: 24,
    elements: 757,
  },
  /** Which cover is the newest changes daily. */
  magazines: {
    paths: ['/magazines'],
    scriptBytes: 168_400,
    scripts: 18,
    htmlBytes: 25_400,
    inlineStyleBytes: 11_050,
    fonts: 1,
    apiCalls: 1,
    otherRequests: 1,
    inSightBytes: 18_950,
    wholeBytes: 277_950,
    requests: 31,
    elements: 475,
  },
  channel: {
    paths: ['/channel/studio'],
    scriptBytes: 172_500,
    scripts: 24,
    htmlBytes: 23_950,
    inlineStyleBytes: 11_000,
    fonts: 1,
    apiCalls: 1,
    otherRequests: 1,
    inSightBytes: 30_000,
    wholeBytes: 299_000,
    requests: 38,
    elements: 460,
  },
  /** Eight covers in the page's head, and a logo and a still of each channel. */
  channels: {
    paths: ['/magazines-channels'],
    scriptBytes: 170_150,
    scripts: 21,
    htmlBytes: 22_800,
    inlineStyleBytes: 10_950,
    fonts: 1,
    apiCalls: 1,
    otherRequests: 1,
    inSightBytes: 53_600,
    wholeBytes: 294_050,
    requests: 43,
    elements: 490,
  },
  search: {
    paths: [`/search/${encodeURIComponent('یزد')}`],
    // With the search box, its panel and the filter.
    scriptBytes: 172_700,
    scripts: 22,
    htmlBytes: 25_900,
    inlineStyleBytes: 11_350,
    fonts: 1,
    apiCalls: 1,
    otherRequests: 1,
    inSightBytes: 16_700,
    wholeBytes: 282_500,
    requests: 35,
    elements: 527,
  },
  series: {
    paths: [`/series/${titles.series}`],
    scriptBytes: 163_850,
    scripts: 18,
    htmlBytes: 24_700,
    inlineStyleBytes: 10_800,
    fonts: 2,
    apiCalls: 2,
    otherRequests: 1,
    inSightBytes: 9_800,
    wholeBytes: 256_400,
    requests: 31,
    elements: 650,
  },
  episode: {
    paths: [`/episode/${titles.episode}`],
    scriptBytes: 161_600,
    scripts: 15,
    htmlBytes: 22_550,
    inlineStyleBytes: 10_600,
    fonts: 2,
    apiCalls: 2,
    otherRequests: 1,
    inSightBytes: 13_350,
    wholeBytes: 269_700,
    requests: 29,
    elements: 493,
  },
  video: {
    paths: [`/video/${titles.video}`],
    scriptBytes: 160_400,
    scripts: 14,
    htmlBytes: 20_850,
    inlineStyleBytes: 10_250,
    fonts: 2,
    apiCalls: 2,
    otherRequests: 1,
    inSightBytes: 26_150,
    wholeBytes: 264_800,
    requests: 23,
    elements: 722,
  },
  ekran: {
    paths: [`/ekran/${titles.ekran}`],
    scriptBytes: 160_350,
    scripts: 14,
    htmlBytes: 21_000,
    inlineStyleBytes: 10_650,
    fonts: 1,
    apiCalls: 2,
    otherRequests: 1,
    inSightBytes: 13_800,
    wholeBytes: 231_900,
    requests: 22,
    elements: 416,
  },
  operatorLink: {
    paths: ['/USSDlink/1024-1080p/u-48213'],
    scriptBytes: 161_150,
    scripts: 15,
    htmlBytes: 16_900,
    inlineStyleBytes: 10_250,
    fonts: 2,
    apiCalls: 1,
    otherRequests: 0,
    inSightBytes: 8_500,
    wholeBytes: 225_100,
    requests: 20,
    elements: 185,
  },
  /** Pages of texts: no pictures. */
  texts: {
    paths: ['/profile/faq', '/profile/terms', '/profile/about-contact', '/profile/internet'],
    scriptBytes: 162_250,
    scripts: 17,
    htmlBytes: 25_800,
    inlineStyleBytes: 11_050,
    fonts: 2,
    apiCalls: 1,
    otherRequests: 1,
    inSightBytes: 0,
    wholeBytes: 218_900,
    requests: 21,
    elements: 770,
  },
  /** Whose link nobody knows: what the site is, and its ten most watched. */
  referral: {
    paths: ['/ref/abc'],
    scriptBytes: 152_300,
    scripts: 14,
    htmlBytes: 20_600,
    inlineStyleBytes: 9_800,
    fonts: 1,
    apiCalls: 1,
    otherRequests: 1,
    inSightBytes: 53_000,
    wholeBytes: 250_900,
    requests: 26,
    elements: 470,
  },
  ...kidsBudgets,
  ...ownBudgets,
};
