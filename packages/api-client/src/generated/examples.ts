/**
 * Made from openapi/ by `pnpm generate`. Do not edit: change the contract and run it again.
 */
import type {
  CallInput,
  ErrorBody,
  Examples,
  Failures,
  OperationId,
  Success,
} from '../testing/example-types.ts';
/** The names of the contract’s examples of each request. One without a body has one, `example`. */
export interface RequestNames {
  getSlider: 'example';
  getDiscover: 'example';
  getTop: 'example';
  getCategories: 'example';
  getMovie: 'example';
  getSeries: 'example';
  listEpisodes: 'example';
  getEpisode: 'example';
  getVideo: 'example';
  getEkran: 'example';
  listSimilar: 'example';
  getGenres: 'example';
  getFilters: 'example';
  listTitles: 'example';
  listLists: 'example';
  listDownloads: 'example';
  listGenreTitles: 'example';
  listCategoryTitles: 'example';
  getList: 'example';
  listCasts: 'example';
  getCast: 'example';
  listCastTitles: 'example';
  listChannels: 'example';
  listMagazines: 'example';
  getChannel: 'example';
  listChannelVideos: 'example';
  listChannelSeries: 'example';
  listLives: 'example';
  getLive: 'example';
  getLiveSchedule: 'example';
  quickSearch: 'example';
  search: 'example';
  listComments: 'example';
  addComment: 'film';
  reportComment: 'spoiler' | 'other';
  getPlayback: 'example';
  getLivePlayback: 'example';
  getDownloadLinks: 'example';
  listOfflineTerms: 'kept';
  listMyLists: 'example';
  listWatching: 'example';
  getWatchTime: 'example';
  listMyRows: 'example';
  listMyTitles: 'example';
  listFollowing: 'example';
  getTitleState: 'example';
  listMyDownloads: 'example';
  addToMyList: 'watchlist';
  removeFromMyList: 'watchlist';
  followChannel: 'magazine';
  unfollowChannel: 'magazine';
  saveWatching: 'film' | 'later';
  removeWatching: 'film';
  markWatched: 'film' | 'season' | 'back';
  rateTitle: 'nine' | 'none';
  hideDownload: 'hide' | 'show';
  getPlans: 'example';
  getCart: 'film' | 'episode';
  ghostCart: 'film' | 'episode';
  getGateways: 'example';
  buyPlan: 'fromFilm' | 'fromCredit';
  buyItems: 'film' | 'cart';
  listPayments: 'example';
  getPayment: 'example';
  findPurchase: 'example';
  getWallet: 'example';
  chargeWallet: 'quick';
  getDebitBanks: 'example';
  getDebitSubscriptions: 'example';
  buyDebitSubscription: 'first' | 'change';
  deleteDebitSubscription: 'one';
  login: 'code' | 'request';
  sendCode: 'mobile' | 'again';
  logout: 'example';
  endSession: 'example';
  listSessions: 'example';
  revokeSession: 'one';
  revokeAllSessions: 'example';
  getUser: 'example';
  ghostCheck: 'example';
  updateUser: 'name' | 'none';
  getReferral: 'example';
  getInvitation: 'example';
  listGiftDays: 'example';
  getAppDetails: 'example';
  getTrustBadges: 'example';
  listOperators: 'example';
  getUssdLink: 'example';
  getPage: 'example';
}
/** The names of the contract’s examples of each answer. */
export interface AnswerNames {
  getSlider: 'evening' | 'empty';
  getDiscover: 'home';
  getTop: 'week' | 'none';
  getCategories: 'menu';
  getMovie: 'film';
  getSeries: 'running' | 'announced';
  listEpisodes: 'season' | 'all' | 'empty';
  getEpisode: 'middle' | 'announced';
  getVideo: 'issue' | 'alone';
  getEkran: 'open' | 'upcoming';
  listSimilar: 'near' | 'none';
  getGenres: 'genres' | 'none';
  getFilters: 'menus';
  listTitles: 'newest' | 'last' | 'none';
  listLists: 'lists' | 'none';
  listDownloads: 'newest' | 'none';
  listGenreTitles: 'mystery' | 'none';
  listCategoryTitles: 'kids' | 'child';
  getList: 'yalda' | 'empty';
  listCasts: 'iranian-actors' | 'last';
  getCast: 'actor' | 'unknown';
  listCastTitles: 'titles' | 'none';
  listChannels: 'magazines' | 'none';
  listMagazines: 'issues' | 'none';
  getChannel: 'magazine' | 'studio';
  listChannelVideos: 'issues' | 'none';
  listChannelSeries: 'one' | 'none';
  listLives: 'evening' | 'none';
  getLive: 'on' | 'off';
  getLiveSchedule: 'today' | 'unknown';
  quickSearch: 'mixed' | 'specified' | 'none';
  search: 'found' | 'person' | 'misspelt';
  listComments: 'newest' | 'none';
  addComment: 'pending' | 'published';
  reportComment: 'noted';
  getPlayback: 'episode' | 'guest';
  getLivePlayback: 'dvr' | 'plain';
  getDownloadLinks: 'film' | 'none';
  listOfflineTerms: 'kept';
  listMyLists: 'some' | 'empty';
  listWatching: 'some' | 'empty';
  getWatchTime: 'some';
  listMyRows: 'both' | 'newcomer';
  listMyTitles: 'watchlist' | 'empty';
  listFollowing: 'one' | 'none';
  getTitleState: 'film' | 'series' | 'nothing';
  listMyDownloads: 'fetched' | 'waiting' | 'empty';
  addToMyList: 'added';
  removeFromMyList: 'removed';
  followChannel: 'followed';
  unfollowChannel: 'unfollowed';
  saveWatching: 'kept' | 'watched';
  removeWatching: 'forgotten';
  markWatched: 'film' | 'series';
  rateTitle: 'rated';
  hideDownload: 'hidden';
  getPlans: 'autumn' | 'closed';
  getCart: 'subscriber' | 'buyOnly' | 'presale' | 'ekranOwned' | 'notReleased';
  ghostCart: 'guest' | 'fullRate' | 'free';
  getGateways: 'three';
  buyPlan: 'toPay' | 'settled';
  buyItems: 'toPay' | 'settled';
  listPayments: 'history' | 'empty';
  getPayment: 'paid' | 'failed' | 'abandoned' | 'item' | 'agreed';
  findPurchase: 'paid' | 'atBank' | 'saved';
  getWallet: 'some' | 'empty';
  chargeWallet: 'bank';
  getDebitBanks: 'banks';
  getDebitSubscriptions: 'active' | 'none';
  buyDebitSubscription: 'agree' | 'done';
  deleteDebitSubscription: 'ended';
  login: 'token';
  sendCode: 'sent' | 'unnamed';
  logout: 'out';
  endSession: 'out';
  listSessions: 'some';
  revokeSession: 'elsewhere' | 'here';
  revokeAllSessions: 'out';
  getUser: 'subscriber' | 'newcomer';
  ghostCheck: 'guest' | 'customer';
  updateUser: 'named';
  getReferral: 'some' | 'none';
  getInvitation: 'days' | 'counted' | 'nobody';
  listGiftDays: 'some' | 'none';
  getAppDetails: 'full' | 'bare';
  getTrustBadges: 'both' | 'none';
  listOperators: 'all' | 'none';
  getUssdLink: 'film' | 'package';
  getPage: 'faq' | 'aboutContact' | 'terms';
}
export const requests: { readonly [Id in OperationId]: Examples<RequestNames[Id], CallInput<Id>> } =
  {
    getSlider: { first: 'example', all: { example: { query: { ref: '0' } } } },
    getDiscover: { first: 'example', all: { example: {} } },
    getTop: {
      first: 'example',
      all: { example: { query: { age: 0, lang: 0, country: 0, f_type: 0 } } },
    },
    getCategories: { first: 'example', all: { example: {} } },
    getMovie: { first: 'example', all: { example: { path: { id: '1024' } } } },
    getSeries: { first: 'example', all: { example: { path: { id: '1024' } } } },
    listEpisodes: { first: 'example', all: { example: { path: { id: '1024' } } } },
    getEpisode: { first: 'example', all: { example: { path: { id: '7726' } } } },
    getVideo: { first: 'example', all: { example: { path: { id: '4021' } } } },
    getEkran: { first: 'example', all: { example: { path: { id: 'e-9' } } } },
    listSimilar: {
      first: 'example',
      all: { example: { path: { content_type: 'movie', id: '1024' } } },
    },
    getGenres: { first: 'example', all: { example: {} } },
    getFilters: { first: 'example', all: { example: {} } },
    listTitles: { first: 'example', all: { example: {} } },
    listLists: { first: 'example', all: { example: {} } },
    listDownloads: { first: 'example', all: { example: {} } },
    listGenreTitles: { first: 'example', all: { example: { path: { key: 'mystery' } } } },
    listCategoryTitles: { first: 'example', all: { example: { path: { category_id: 'kids' } } } },
    getList: { first: 'example', all: { example: { path: { list: 'yalda-nights' } } } },
    listCasts: { first: 'example', all: { example: { path: { group: 'iranian-actors' } } } },
    getCast: { first: 'example', all: { example: { path: { id: 'p-31' } } } },
    listCastTitles: { first: 'example', all: { example: { path: { id: 'p-31' } } } },
    listChannels: { first: 'example', all: { example: {} } },
    listMagazines: { first: 'example', all: { example: {} } },
    getChannel: { first: 'example', all: { example: { path: { id: 'ravagh' } } } },
    listChannelVideos: { first: 'example', all: { example: { path: { id: 'ravagh' } } } },
    listChannelSeries: { first: 'example', all: { example: { path: { id: 'studio' } } } },
    listLives: { first: 'example', all: { example: {} } },
    getLive: { first: 'example', all: { example: { path: { id: 'nasim' } } } },
    getLiveSchedule: { first: 'example', all: { example: { path: { id: 'nasim' } } } },
    quickSearch: { first: 'example', all: { example: { query: { query: 'پرستو' } } } },
    search: { first: 'example', all: { example: { query: { query: 'یزد' } } } },
    listComments: {
      first: 'example',
      all: { example: { path: { content_type: 'movie', id: '1024' } } },
    },
    addComment: {
      first: 'film',
      all: {
        film: {
          body: {
            content_type: 'movie',
            id: '1024',
            text: 'پایان‌بندی‌اش را دوست داشتم؛ نه زیادی تلخ و نه ساختگی.',
            spoiler: false,
          },
        },
      },
    },
    reportComment: {
      first: 'spoiler',
      all: {
        spoiler: { body: { id: 'c-90377', reason: 'spoiler' } },
        other: { body: { id: 'c-90377', reason: 'other', text: 'شمارهٔ تلفن شخصی در متن هست.' } },
      },
    },
    getPlayback: {
      first: 'example',
      all: { example: { path: { content_type: 'movie', id: '1024' } } },
    },
    getLivePlayback: { first: 'example', all: { example: { path: { id: 'nasim' } } } },
    getDownloadLinks: {
      first: 'example',
      all: { example: { path: { content_type: 'movie', id: '1024' } } },
    },
    listOfflineTerms: {
      first: 'kept',
      all: {
        kept: {
          body: {
            titles: [
              { content_type: 'movie', id: '1024' },
              { content_type: 'ekran', id: 'e-7' },
              { content_type: 'video', id: '4021' },
              { content_type: 'movie', id: '999999' },
            ],
          },
        },
      },
    },
    listMyLists: { first: 'example', all: { example: {} } },
    listWatching: { first: 'example', all: { example: {} } },
    getWatchTime: { first: 'example', all: { example: {} } },
    listMyRows: { first: 'example', all: { example: {} } },
    listMyTitles: { first: 'example', all: { example: { path: { list: 'watchlist' } } } },
    listFollowing: { first: 'example', all: { example: {} } },
    getTitleState: {
      first: 'example',
      all: { example: { path: { content_type: 'movie', id: '1024' } } },
    },
    listMyDownloads: { first: 'example', all: { example: { query: { state: 'fetched' } } } },
    addToMyList: {
      first: 'watchlist',
      all: { watchlist: { body: { list: 'watchlist', content_type: 'movie', id: '1024' } } },
    },
    removeFromMyList: {
      first: 'watchlist',
      all: { watchlist: { body: { list: 'watchlist', content_type: 'movie', id: '1024' } } },
    },
    followChannel: { first: 'magazine', all: { magazine: { body: { id: 'ravagh' } } } },
    unfollowChannel: { first: 'magazine', all: { magazine: { body: { id: 'ravagh' } } } },
    saveWatching: {
      first: 'film',
      all: {
        film: {
          body: {
            content_type: 'movie',
            id: '1024',
            position_seconds: 2754,
            duration_seconds: 7800,
          },
        },
        later: {
          body: {
            content_type: 'movie',
            id: '1024',
            position_seconds: 2754,
            duration_seconds: 7800,
            watched_at: '2026-11-20T17:42:10+03:30',
          },
        },
      },
    },
    removeWatching: {
      first: 'film',
      all: { film: { body: { content_type: 'movie', id: '1024' } } },
    },
    markWatched: {
      first: 'film',
      all: {
        film: { body: { content_type: 'movie', id: '1024', watched: true } },
        season: { body: { content_type: 'series', id: '77', watched: true, season: 1 } },
        back: {
          body: { content_type: 'series', id: '77', watched: false, episodes: ['7711', '7712'] },
        },
      },
    },
    rateTitle: {
      first: 'nine',
      all: {
        nine: { body: { content_type: 'movie', id: '1024', value: 9 } },
        none: { body: { content_type: 'movie', id: '1024', value: null } },
      },
    },
    hideDownload: {
      first: 'hide',
      all: {
        hide: { body: { content_type: 'movie', id: '1024', hidden: true } },
        show: { body: { content_type: 'movie', id: '1024', hidden: false } },
      },
    },
    getPlans: { first: 'example', all: { example: {} } },
    getCart: {
      first: 'film',
      all: {
        film: { body: { id: '1024', type: 'movie', quality: null, force_to_buy: false, ref: '0' } },
        episode: {
          body: {
            id: '9209',
            type: 'episode',
            quality: '720p',
            force_to_buy: true,
            ref: '5301992',
          },
        },
      },
    },
    ghostCart: {
      first: 'film',
      all: {
        film: { body: { id: '1024', type: 'movie', quality: null, force_to_buy: false, ref: '0' } },
        episode: {
          body: {
            id: '9209',
            type: 'episode',
            quality: '720p',
            force_to_buy: true,
            ref: '5301992',
          },
        },
      },
    },
    getGateways: { first: 'example', all: { example: {} } },
    buyPlan: {
      first: 'fromFilm',
      all: {
        fromFilm: {
          header: { 'Idempotency-Key': '0d5a3c1e-6f0b-4c7e-9a55-0f6a1f2b7c11' },
          body: {
            plan_id: 'm3',
            amount: 359100,
            content_type: 'movie',
            content_id: '1024',
            payment_method: 'mellat',
            ref: '0',
            callback_url: 'https://parde.example/callback',
          },
        },
        fromCredit: {
          header: { 'Idempotency-Key': '0d5a3c1e-6f0b-4c7e-9a55-0f6a1f2b7c11' },
          body: {
            plan_id: 'm1',
            amount: 149000,
            content_type: null,
            content_id: null,
            payment_method: 'wallet',
            ref: '0',
            callback_url: 'https://parde.example/callback',
          },
        },
      },
    },
    buyItems: {
      first: 'film',
      all: {
        film: {
          header: { 'Idempotency-Key': '0d5a3c1e-6f0b-4c7e-9a55-0f6a1f2b7c11' },
          body: {
            items: [{ itemid: '1051-1080p', amount: 55000 }],
            content_type: 'movie',
            content_id: '1051',
            payment_method: 'mellat',
            ref: '0',
            callback_url: 'https://parde.example/callback',
          },
        },
        cart: {
          header: { 'Idempotency-Key': '0d5a3c1e-6f0b-4c7e-9a55-0f6a1f2b7c11' },
          body: {
            items: [
              { itemid: '1051-1080p', amount: 55000 },
              { itemid: '1024-720p', amount: 35000 },
            ],
            content_type: null,
            content_id: null,
            payment_method: 'wallet',
            ref: '0',
            callback_url: 'https://parde.example/callback',
          },
        },
      },
    },
    listPayments: { first: 'example', all: { example: {} } },
    getPayment: { first: 'example', all: { example: { path: { tracking_code: '140508301457' } } } },
    findPurchase: {
      first: 'example',
      all: { example: { path: { key: '0d5a3c1e-6f0b-4c7e-9a55-0f6a1f2b7c11' } } },
    },
    getWallet: { first: 'example', all: { example: {} } },
    chargeWallet: {
      first: 'quick',
      all: {
        quick: {
          body: {
            amount: 20000,
            payment_method: 'mellat',
            callback_url: 'https://parde.example/callback',
          },
        },
      },
    },
    getDebitBanks: { first: 'example', all: { example: {} } },
    getDebitSubscriptions: { first: 'example', all: { example: {} } },
    buyDebitSubscription: {
      first: 'first',
      all: {
        first: {
          body: {
            subscription: true,
            pay_anything: false,
            bank: '012',
            series: ['92'],
            add_new_bank: true,
            payment_id: null,
            forsubscription: true,
            mobile: '09123456789',
            ref: '0',
            callback_url: 'https://parde.example/callback',
          },
        },
        change: {
          body: {
            subscription: true,
            pay_anything: true,
            bank: '012',
            series: [],
            add_new_bank: false,
            payment_id: null,
            forsubscription: false,
            mobile: '09123456789',
            ref: '0',
            callback_url: 'https://parde.example/callback',
          },
        },
      },
    },
    deleteDebitSubscription: { first: 'one', all: { one: { body: { id: 'dd-5182' } } } },
    login: {
      first: 'code',
      all: {
        code: { body: { mobile: '09123456789', password: '4821' } },
        request: {
          body: { mobile: '09123456789', password: '4821', request_id: '3vY0nq7TzL9sWc2kHf8mRg' },
        },
      },
    },
    sendCode: {
      first: 'mobile',
      all: {
        mobile: { body: { mobile: '09123456789', ref: '0' } },
        again: { body: { mobile: '09123456789', ref: '0', request_id: '3vY0nq7TzL9sWc2kHf8mRg' } },
      },
    },
    logout: { first: 'example', all: { example: {} } },
    endSession: { first: 'example', all: { example: { query: { '2': '' } } } },
    listSessions: { first: 'example', all: { example: {} } },
    revokeSession: { first: 'one', all: { one: { body: { id: 's-Zk41nWb7Lr0' } } } },
    revokeAllSessions: { first: 'example', all: { example: {} } },
    getUser: { first: 'example', all: { example: { query: { ref: '0' } } } },
    ghostCheck: { first: 'example', all: { example: { query: { ref: '0' } } } },
    updateUser: {
      first: 'name',
      all: { name: { body: { name: 'مهسا رضایی' } }, none: { body: { name: null } } },
    },
    getReferral: { first: 'example', all: { example: {} } },
    getInvitation: { first: 'example', all: { example: { query: { ref: '23000001' } } } },
    listGiftDays: { first: 'example', all: { example: {} } },
    getAppDetails: { first: 'example', all: { example: {} } },
    getTrustBadges: { first: 'example', all: { example: {} } },
    listOperators: { first: 'example', all: { example: {} } },
    getUssdLink: { first: 'example', all: { example: {} } },
    getPage: { first: 'example', all: { example: { path: { page: 'faq' } } } },
  };
export const answers: { readonly [Id in OperationId]: Examples<AnswerNames[Id], Success<Id>> } = {
  getSlider: {
    first: 'evening',
    all: {
      evening: {
        status: 200,
        data: {
          sliders: [
            {
              id: 'slide-1',
              content_type: 'movie',
              content_id: '1024',
              title_fa: 'شب‌های بی‌ستارهٔ یزد',
              title_en: 'Starless Nights of Yazd',
              tagline_fa: 'رازی که زیر بادگیرها خوابیده بود',
              tagline_en: 'A secret slept under the wind towers',
              backdrop: {
                url: '/media/backdrop/movie/1024',
                width: 1920,
                height: 1080,
                color: '#3b2a1f',
                alt: 'کوچه‌ای خشتی در یزد، شب‌هنگام',
              },
              poster: {
                url: '/media/poster/movie/1024',
                width: 800,
                height: 1200,
                color: '#3b2a1f',
              },
              genres: [
                { key: 'mystery', name_fa: 'معمایی', name_en: 'Mystery' },
                { key: 'drama', name_fa: 'درام', name_en: 'Drama' },
              ],
              year: 2025,
              age_rating: 15,
              access: 'subscription',
            },
            {
              id: 'slide-2',
              content_type: 'series',
              content_id: '77',
              title_fa: 'قهوه‌خانهٔ حاج رضا',
              title_en: null,
              tagline_fa: 'فصل دوم، هر جمعه',
              tagline_en: null,
              backdrop: {
                url: '/media/backdrop/series/77',
                width: 1920,
                height: 1080,
                color: '#1f3b35',
              },
              poster: null,
              genres: [{ key: 'comedy', name_fa: 'کمدی', name_en: 'Comedy' }],
              year: 2024,
              age_rating: 0,
              access: 'free',
            },
          ],
          live: [
            {
              id: 'nasim',
              name_fa: 'شبکهٔ نسیم دریا',
              name_en: 'Sea Breeze TV',
              programme_fa: 'اخبار شامگاهی',
              programme_en: 'Evening News',
              starts_at: '2026-11-20T20:30:00+03:30',
              ends_at: '2026-11-20T21:15:00+03:30',
              picture: { url: '/media/live/nasim', width: 1280, height: 720, color: '#12324a' },
            },
          ],
        },
      },
      empty: { data: { sliders: [], live: [] } },
    },
  },
  getDiscover: {
    first: 'home',
    all: {
      home: {
        data: [
          {
            id: 'new-films',
            title_fa: 'تازه‌های سینما',
            title_en: 'New films',
            shape: 'posters',
            items: [
              {
                content_type: 'movie',
                id: '1024',
                name_fa: 'شب‌های بی‌ستارهٔ یزد',
                name_en: 'Starless Nights of Yazd',
                year: 2025,
                poster: {
                  url: '/media/poster/movie/1024',
                  width: 800,
                  height: 1200,
                  color: '#3b2a1f',
                },
                backdrop: null,
                access: 'subscription',
                badge: 'new',
                rating: { average: 8.4, count: 1290 },
              },
            ],
          },
          {
            id: 'actors',
            title_fa: 'چهره‌های محبوب',
            title_en: 'Popular faces',
            shape: 'people',
            items: [
              {
                content_type: 'person',
                id: 'p-31',
                name_fa: 'پرستو نیک‌نام',
                name_en: 'Parastoo Niknam',
                year: null,
                poster: { url: '/media/person/p-31', width: 600, height: 600, color: '#4a2433' },
                backdrop: null,
                access: 'free',
                badge: null,
                rating: null,
              },
            ],
          },
        ],
      },
    },
  },
  getTop: {
    first: 'week',
    all: {
      week: {
        data: {
          top: [
            {
              content_type: 'series',
              id: '77',
              name_fa: 'قهوه‌خانهٔ حاج رضا',
              name_en: 'Haj Reza’s Coffee House',
              year: 2024,
              poster: {
                url: '/media/poster/series/77',
                width: 800,
                height: 1200,
                color: '#1f3b35',
              },
              backdrop: {
                url: '/media/backdrop/series/77',
                width: 1920,
                height: 1080,
                color: '#1f3b35',
              },
              access: 'free',
              badge: 'exclusive',
              rating: { average: 8.8, count: 12040 },
            },
            {
              content_type: 'movie',
              id: '1024',
              name_fa: 'شب‌های بی‌ستارهٔ یزد',
              name_en: 'Starless Nights of Yazd',
              year: 2025,
              poster: {
                url: '/media/poster/movie/1024',
                width: 800,
                height: 1200,
                color: '#3b2a1f',
              },
              backdrop: {
                url: '/media/backdrop/movie/1024',
                width: 1920,
                height: 1080,
                color: '#3b2a1f',
              },
              access: 'subscription',
              badge: 'new',
              rating: { average: 8.4, count: 1290 },
            },
            {
              content_type: 'movie',
              id: '1101',
              name_fa: 'عروسی با تأخیر',
              name_en: 'A Wedding Running Late',
              year: 2025,
              poster: {
                url: '/media/poster/movie/1101',
                width: 800,
                height: 1200,
                color: '#5a2f2a',
              },
              backdrop: {
                url: '/media/backdrop/movie/1101',
                width: 1920,
                height: 1080,
                color: '#5a2f2a',
              },
              access: 'subscription',
              badge: null,
              rating: { average: 7.6, count: 3344 },
            },
          ],
        },
      },
      none: { data: { top: [] } },
    },
  },
  getCategories: {
    first: 'menu',
    all: {
      menu: [
        {
          category_id: 'kids',
          cat_id: '12',
          persian_name: 'کودک و نوجوان',
          name_en: 'Kids and Teens',
          child_categories: [
            {
              category_id: 'cartoons',
              cat_id: '121',
              persian_name: 'پویانمایی',
              name_en: 'Animation',
              child_categories: [],
            },
            {
              category_id: 'kids-series',
              cat_id: '122',
              persian_name: 'مجموعه‌های کودک',
              name_en: 'Children’s Series',
              child_categories: [],
            },
          ],
        },
        {
          category_id: 'documentary',
          cat_id: '13',
          persian_name: 'مستند',
          name_en: 'Documentary',
          child_categories: [],
        },
      ],
    },
  },
  getMovie: {
    first: 'film',
    all: {
      film: {
        data: {
          id: '1024',
          name_fa: 'شب‌های بی‌ستارهٔ یزد',
          name_en: 'Starless Nights of Yazd',
          summary_fa:
            'مهندس جوانی برای مرمت آب‌انباری کهن به یزد می‌رود و در دیوار آن نامه‌ای می‌یابد که صد سال کسی آن را نخوانده است.',
          summary_en:
            'A young engineer comes to Yazd to restore an old cistern, and finds in its wall a letter that nobody has read for a hundred years.',
          year: 2025,
          duration_minutes: 130,
          age_rating: 15,
          rating: { average: 8.4, count: 1290 },
          genres: [
            { key: 'mystery', name_fa: 'معمایی', name_en: 'Mystery' },
            { key: 'drama', name_fa: 'درام', name_en: 'Drama' },
          ],
          countries: [{ code: 'IR', name_fa: 'ایران', name_en: 'Iran' }],
          languages: [{ code: 'fa', name_fa: 'فارسی', name_en: 'Persian' }],
          dubbed: false,
          subtitles: [{ code: 'en', name_fa: 'انگلیسی', name_en: 'English' }],
          poster: { url: '/media/poster/movie/1024', width: 800, height: 1200, color: '#3b2a1f' },
          backdrop: {
            url: '/media/backdrop/movie/1024',
            width: 1920,
            height: 1080,
            color: '#3b2a1f',
            alt: 'کوچه‌ای خشتی در یزد، شب‌هنگام',
          },
          directors: [
            {
              id: 'p-12',
              name_fa: 'بهرام کاویان',
              name_en: 'Bahram Kavian',
              picture: null,
              role: 'director',
            },
          ],
          actors: [
            {
              id: 'p-31',
              name_fa: 'پرستو نیک‌نام',
              name_en: 'Parastoo Niknam',
              picture: { url: '/media/person/p-31', width: 600, height: 600, color: '#4a2433' },
              role: 'actor',
            },
          ],
          access: 'subscription',
          badge: 'new',
          release_date: '2025-09-24',
          added_at: '2026-11-10T18:00:00+03:30',
          qualities: ['480p', '720p', '1080p'],
          price: 45000,
          similar: [
            {
              content_type: 'movie',
              id: '1051',
              name_fa: 'آخرین قنات',
              name_en: null,
              year: 2023,
              poster: null,
              backdrop: null,
              access: 'paid',
              badge: null,
              rating: null,
            },
          ],
          trailer_id: '4101',
        },
      },
    },
  },
  getSeries: {
    first: 'running',
    all: {
      running: {
        data: {
          id: '77',
          name_fa: 'قهوه‌خانهٔ حاج رضا',
          name_en: 'Haj Reza’s Coffee House',
          summary_fa:
            'حاج رضا قهوه‌خانهٔ پدری را در بازارچه‌ای قدیمی سر پا نگه داشته است. دخترش می‌خواهد آن را کافه کند و مشتری‌های قدیمی خیال رفتن ندارند.',
          summary_en:
            'Haj Reza keeps his father’s coffee house going in an old bazaar. His daughter wants a café, and the guests of thirty years will not budge.',
          year: 2024,
          last_year: null,
          age_rating: 0,
          rating: { average: 8.8, count: 12040 },
          genres: [
            { key: 'comedy', name_fa: 'کمدی', name_en: 'Comedy' },
            { key: 'family', name_fa: 'خانوادگی', name_en: 'Family' },
          ],
          countries: [{ code: 'IR', name_fa: 'ایران', name_en: 'Iran' }],
          languages: [{ code: 'fa', name_fa: 'فارسی', name_en: 'Persian' }],
          dubbed: false,
          subtitles: [{ code: 'en', name_fa: 'انگلیسی', name_en: 'English' }],
          poster: { url: '/media/poster/series/77', width: 800, height: 1200, color: '#1f3b35' },
          backdrop: {
            url: '/media/backdrop/series/77',
            width: 1920,
            height: 1080,
            color: '#1f3b35',
            alt: 'سماور و استکان‌های کمرباریک روی پیشخان قهوه‌خانه',
          },
          directors: [
            {
              id: 'p-14',
              name_fa: 'نسیم سهرابی',
              name_en: 'Nasim Sohrabi',
              picture: { url: '/media/person/p-14', width: 600, height: 600, color: '#2d3a45' },
              role: 'director',
            },
          ],
          actors: [
            {
              id: 'p-40',
              name_fa: 'ایرج داستان‌پور',
              name_en: 'Iraj Dastanpour',
              picture: { url: '/media/person/p-40', width: 600, height: 600, color: '#43352a' },
              role: 'actor',
            },
            {
              id: 'p-33',
              name_fa: 'مهتاب سرمدی',
              name_en: 'Mahtab Sarmadi',
              picture: { url: '/media/person/p-33', width: 600, height: 600, color: '#3a2f4d' },
              role: 'actor',
            },
          ],
          access: 'free',
          badge: 'exclusive',
          release_date: '2024-10-04',
          added_at: '2024-10-04T20:00:00+03:30',
          qualities: ['480p', '720p', '1080p'],
          price: null,
          trailer_id: '4102',
          seasons: [
            { number: 1, name_fa: 'فصل اول', name_en: 'Season one', year: 2024, episode_count: 13 },
            { number: 2, name_fa: 'فصل دوم', name_en: 'Season two', year: 2026, episode_count: 10 },
          ],
          episode_count: 19,
          first_episode: {
            id: '7701',
            season: 1,
            number: 1,
            name_fa: 'چای اول',
            name_en: 'The First Tea',
            summary_fa:
              'نگار پس از شش سال به محله برمی‌گردد و نخستین کارش این است که قفل در پشتی را عوض کند.',
            summary_en:
              'Negar comes home after six years, and first of all changes the lock of the back door.',
            duration_minutes: 46,
            picture: {
              url: '/media/backdrop/episode/7701',
              width: 1280,
              height: 720,
              color: '#24433b',
            },
            air_date: '2024-10-04',
            access: 'free',
            badge: null,
          },
          next_episode_at: '2026-11-27T20:00:00+03:30',
        },
      },
      announced: {
        data: {
          id: '95',
          name_fa: 'کلاغ‌های اداره',
          name_en: null,
          summary_fa:
            'اداره‌ای بیست سال است منحل شده، اما کارمندانش هنوز هر روز سر وقت کارت می‌زنند.',
          summary_en: null,
          year: 2026,
          last_year: null,
          age_rating: 12,
          rating: null,
          genres: [{ key: 'comedy', name_fa: 'کمدی', name_en: 'Comedy' }],
          countries: [{ code: 'IR', name_fa: 'ایران', name_en: 'Iran' }],
          languages: [{ code: 'fa', name_fa: 'فارسی', name_en: 'Persian' }],
          dubbed: false,
          subtitles: [],
          poster: null,
          backdrop: null,
          directors: [],
          actors: [],
          access: 'subscription',
          badge: 'soon',
          release_date: '2026-12-21',
          added_at: '2026-11-15T12:00:00+03:30',
          qualities: [],
          price: null,
          trailer_id: null,
          seasons: [],
          episode_count: 0,
          first_episode: null,
          next_episode_at: '2026-12-21T20:00:00+03:30',
        },
      },
    },
  },
  listEpisodes: {
    first: 'season',
    all: {
      season: {
        data: {
          about: {
            series: {
              id: '77',
              name_fa: 'قهوه‌خانهٔ حاج رضا',
              name_en: 'Haj Reza’s Coffee House',
              poster: {
                url: '/media/poster/series/77',
                width: 800,
                height: 1200,
                color: '#1f3b35',
              },
            },
            season: {
              number: 2,
              name_fa: 'فصل دوم',
              name_en: 'Season two',
              year: 2026,
              episode_count: 10,
            },
          },
          items: [
            {
              id: '7725',
              season: 2,
              number: 5,
              name_fa: 'دعوا بر سر استکان',
              name_en: 'A Quarrel over a Glass',
              summary_fa:
                'عتیقه‌فروش محله ادعا می‌کند استکان‌های قهوه‌خانه صدساله‌اند و مال او بوده‌اند.',
              summary_en:
                'The antique dealer says the glasses are a hundred years old, and were his.',
              duration_minutes: 44,
              picture: {
                url: '/media/backdrop/episode/7725',
                width: 1280,
                height: 720,
                color: '#2b4a3f',
              },
              air_date: '2026-11-13',
              access: 'free',
              badge: null,
            },
            {
              id: '7726',
              season: 2,
              number: 6,
              name_fa: 'نقال برمی‌گردد',
              name_en: 'The Storyteller Returns',
              summary_fa:
                'مرشد پس از بیست سال پردهٔ نقالی را می‌آویزد و هیچ‌کس نمی‌داند چرا داستان را از میانه آغاز می‌کند.',
              summary_en: null,
              duration_minutes: 48,
              picture: {
                url: '/media/backdrop/episode/7726',
                width: 1280,
                height: 720,
                color: '#3d3226',
              },
              air_date: '2026-11-20',
              access: 'free',
              badge: 'new',
            },
            {
              id: '7727',
              season: 2,
              number: 7,
              name_fa: 'پاییز پشت شیشه',
              name_en: null,
              summary_fa: '',
              summary_en: null,
              duration_minutes: null,
              picture: null,
              air_date: '2026-11-27',
              access: 'free',
              badge: 'soon',
            },
          ],
          next_cursor: null,
        },
      },
      all: {
        data: {
          about: {
            series: {
              id: '77',
              name_fa: 'قهوه‌خانهٔ حاج رضا',
              name_en: 'Haj Reza’s Coffee House',
              poster: {
                url: '/media/poster/series/77',
                width: 800,
                height: 1200,
                color: '#1f3b35',
              },
            },
            season: null,
          },
          items: [
            {
              id: '7701',
              season: 1,
              number: 1,
              name_fa: 'چای اول',
              name_en: 'The First Tea',
              summary_fa:
                'نگار پس از شش سال به محله برمی‌گردد و نخستین کارش این است که قفل در پشتی را عوض کند.',
              summary_en:
                'Negar comes home after six years, and first of all changes the lock of the back door.',
              duration_minutes: 46,
              picture: {
                url: '/media/backdrop/episode/7701',
                width: 1280,
                height: 720,
                color: '#24433b',
              },
              air_date: '2024-10-04',
              access: 'free',
              badge: null,
            },
            {
              id: '7702',
              season: 1,
              number: 2,
              name_fa: 'مهمان ناخوانده',
              name_en: 'The Uninvited Guest',
              summary_fa: 'مأمور شهرداری برای پلمب می‌آید و تا شب نمی‌رود.',
              summary_en:
                'The man from the town hall comes to seal the door, and does not leave till night.',
              duration_minutes: 43,
              picture: {
                url: '/media/backdrop/episode/7702',
                width: 1280,
                height: 720,
                color: '#33403a',
              },
              air_date: '2024-10-11',
              access: 'free',
              badge: null,
            },
          ],
          next_cursor: 'b2Zmc2V0OjI',
        },
      },
      empty: {
        data: {
          about: {
            series: { id: '95', name_fa: 'کلاغ‌های اداره', name_en: null, poster: null },
            season: null,
          },
          items: [],
          next_cursor: null,
        },
      },
    },
  },
  getEpisode: {
    first: 'middle',
    all: {
      middle: {
        data: {
          id: '7726',
          series: {
            id: '77',
            name_fa: 'قهوه‌خانهٔ حاج رضا',
            name_en: 'Haj Reza’s Coffee House',
            poster: { url: '/media/poster/series/77', width: 800, height: 1200, color: '#1f3b35' },
          },
          season: {
            number: 2,
            name_fa: 'فصل دوم',
            name_en: 'Season two',
            year: 2026,
            episode_count: 10,
          },
          number: 6,
          name_fa: 'نقال برمی‌گردد',
          name_en: 'The Storyteller Returns',
          summary_fa:
            'مرشد پس از بیست سال پردهٔ نقالی را می‌آویزد و هیچ‌کس نمی‌داند چرا داستان را از میانه آغاز می‌کند.',
          summary_en: null,
          duration_minutes: 48,
          age_rating: 0,
          rating: { average: 9.1, count: 640 },
          genres: [
            { key: 'comedy', name_fa: 'کمدی', name_en: 'Comedy' },
            { key: 'family', name_fa: 'خانوادگی', name_en: 'Family' },
          ],
          countries: [{ code: 'IR', name_fa: 'ایران', name_en: 'Iran' }],
          languages: [{ code: 'fa', name_fa: 'فارسی', name_en: 'Persian' }],
          dubbed: false,
          subtitles: [{ code: 'en', name_fa: 'انگلیسی', name_en: 'English' }],
          poster: { url: '/media/poster/series/77', width: 800, height: 1200, color: '#1f3b35' },
          backdrop: {
            url: '/media/backdrop/episode/7726',
            width: 1920,
            height: 1080,
            color: '#3d3226',
          },
          directors: [
            {
              id: 'p-14',
              name_fa: 'نسیم سهرابی',
              name_en: 'Nasim Sohrabi',
              picture: { url: '/media/person/p-14', width: 600, height: 600, color: '#2d3a45' },
              role: 'director',
            },
          ],
          actors: [
            {
              id: 'p-40',
              name_fa: 'ایرج داستان‌پور',
              name_en: 'Iraj Dastanpour',
              picture: { url: '/media/person/p-40', width: 600, height: 600, color: '#43352a' },
              role: 'actor',
            },
            {
              id: 'p-33',
              name_fa: 'مهتاب سرمدی',
              name_en: 'Mahtab Sarmadi',
              picture: { url: '/media/person/p-33', width: 600, height: 600, color: '#3a2f4d' },
              role: 'actor',
            },
          ],
          access: 'free',
          badge: 'new',
          air_date: '2026-11-20',
          added_at: '2026-11-20T20:00:00+03:30',
          qualities: ['480p', '720p', '1080p'],
          price: null,
          previous: {
            id: '7725',
            season: 2,
            number: 5,
            name_fa: 'دعوا بر سر استکان',
            name_en: 'A Quarrel over a Glass',
            summary_fa: 'عتیقه‌فروش محله ادعا می‌کند استکان‌های قهوه‌خانه صدساله‌اند و مال او بوده‌اند.',
            summary_en:
              'The antique dealer says the glasses are a hundred years old, and were his.',
            duration_minutes: 44,
            picture: {
              url: '/media/backdrop/episode/7725',
              width: 1280,
              height: 720,
              color: '#2b4a3f',
            },
            air_date: '2026-11-13',
            access: 'free',
            badge: null,
          },
          next: {
            id: '7727',
            season: 2,
            number: 7,
            name_fa: 'پاییز پشت شیشه',
            name_en: null,
            summary_fa: '',
            summary_en: null,
            duration_minutes: null,
            picture: null,
            air_date: '2026-11-27',
            access: 'free',
            badge: 'soon',
          },
        },
      },
      announced: {
        data: {
          id: '7727',
          series: {
            id: '77',
            name_fa: 'قهوه‌خانهٔ حاج رضا',
            name_en: 'Haj Reza’s Coffee House',
            poster: { url: '/media/poster/series/77', width: 800, height: 1200, color: '#1f3b35' },
          },
          season: {
            number: 2,
            name_fa: 'فصل دوم',
            name_en: 'Season two',
            year: 2026,
            episode_count: 10,
          },
          number: 7,
          name_fa: 'پاییز پشت شیشه',
          name_en: null,
          summary_fa: '',
          summary_en: null,
          duration_minutes: null,
          age_rating: 0,
          rating: null,
          genres: [{ key: 'comedy', name_fa: 'کمدی', name_en: 'Comedy' }],
          countries: [{ code: 'IR', name_fa: 'ایران', name_en: 'Iran' }],
          languages: [{ code: 'fa', name_fa: 'فارسی', name_en: 'Persian' }],
          dubbed: false,
          subtitles: [],
          poster: { url: '/media/poster/series/77', width: 800, height: 1200, color: '#1f3b35' },
          backdrop: null,
          directors: [
            {
              id: 'p-14',
              name_fa: 'نسیم سهرابی',
              name_en: 'Nasim Sohrabi',
              picture: { url: '/media/person/p-14', width: 600, height: 600, color: '#2d3a45' },
              role: 'director',
            },
          ],
          actors: [],
          access: 'free',
          badge: 'soon',
          air_date: '2026-11-27',
          added_at: '2026-11-20T20:00:00+03:30',
          qualities: [],
          price: null,
          previous: {
            id: '7726',
            season: 2,
            number: 6,
            name_fa: 'نقال برمی‌گردد',
            name_en: 'The Storyteller Returns',
            summary_fa:
              'مرشد پس از بیست سال پردهٔ نقالی را می‌آویزد و هیچ‌کس نمی‌داند چرا داستان را از میانه آغاز می‌کند.',
            summary_en: null,
            duration_minutes: 48,
            picture: {
              url: '/media/backdrop/episode/7726',
              width: 1280,
              height: 720,
              color: '#3d3226',
            },
            air_date: '2026-11-20',
            access: 'free',
            badge: 'new',
          },
          next: null,
        },
      },
    },
  },
  getVideo: {
    first: 'issue',
    all: {
      issue: {
        data: {
          id: '4021',
          name_fa: 'گفت‌وگو با پرستو نیک‌نام',
          name_en: 'In conversation with Parastoo Niknam',
          summary_fa:
            'از تئاتر دانشجویی شیراز تا کوچه‌های «شب‌های بی‌ستارهٔ یزد»؛ بازیگری که می‌گوید هنوز پیش از هر برداشت دست‌هایش یخ می‌کند.',
          summary_en:
            'From student theatre in Shiraz to the lanes of Yazd, with an actor whose hands still turn cold before every take.',
          year: 2026,
          duration_seconds: 1574,
          age_rating: 0,
          rating: { average: 8.2, count: 96 },
          genres: [{ key: 'documentary', name_fa: 'مستند', name_en: 'Documentary' }],
          languages: [{ code: 'fa', name_fa: 'فارسی', name_en: 'Persian' }],
          dubbed: false,
          subtitles: [],
          poster: { url: '/media/poster/video/4021', width: 800, height: 1200, color: '#4a2433' },
          backdrop: {
            url: '/media/backdrop/video/4021',
            width: 1920,
            height: 1080,
            color: '#4a2433',
            alt: 'دو صندلی روبه‌روی هم روی صحنهٔ خالی تئاتر',
          },
          people: [
            {
              id: 'p-31',
              name_fa: 'پرستو نیک‌نام',
              name_en: 'Parastoo Niknam',
              picture: { url: '/media/person/p-31', width: 600, height: 600, color: '#4a2433' },
              role: 'actor',
            },
          ],
          channel: {
            id: 'ravagh',
            kind: 'magazine',
            name_fa: 'رواق',
            name_en: 'Ravagh',
            logo: { url: '/media/channel/ravagh', width: 400, height: 400, color: '#27313f' },
          },
          issue: { number: 48, issue_date: '2026-11-16' },
          access: 'free',
          badge: 'new',
          published_at: '2026-11-16T18:00:00+03:30',
          qualities: ['480p', '720p', '1080p'],
          price: null,
        },
      },
      alone: {
        data: {
          id: '4300',
          name_fa: 'گشتی در نمایشگاه کتاب تهران',
          name_en: null,
          summary_fa: '',
          summary_en: null,
          year: null,
          duration_seconds: 48,
          age_rating: 0,
          rating: null,
          genres: [],
          languages: [{ code: 'fa', name_fa: 'فارسی', name_en: 'Persian' }],
          dubbed: false,
          subtitles: [],
          poster: null,
          backdrop: null,
          people: [],
          channel: null,
          issue: null,
          access: 'free',
          badge: null,
          published_at: '2026-05-08T10:30:00+03:30',
          qualities: ['480p'],
          price: null,
        },
      },
    },
  },
  getEkran: {
    first: 'open',
    all: {
      open: {
        data: {
          id: 'e-9',
          name_fa: 'اکران آنلاین «ماه بر شانهٔ راست»',
          name_en: 'Online screening of “Moon on the Right Shoulder”',
          summary_fa: 'هم‌زمان با سینماها؛ با هر بلیت ۴۸ ساعت روی یک دستگاه تماشا کنید.',
          summary_en: 'While it is in the cinemas. A ticket is for one device and 48 hours.',
          state: 'open',
          period_start: '2026-11-18T00:00:00+03:30',
          period_end: '2026-12-16T23:59:59+03:30',
          hours: 48,
          price: 85000,
          film: {
            id: '1005',
            name_fa: 'ماه بر شانهٔ راست',
            name_en: 'Moon on the Right Shoulder',
            summary_fa:
              'دو خواهر پس از مرگ مادر، خانهٔ او را میان خود تقسیم می‌کنند و در زیرزمینش به اتاقی می‌رسند که در هیچ سندی نیامده است.',
            summary_en:
              'Two sisters divide their mother’s house, and find a room in its cellar that is in no deed.',
            year: 2025,
            duration_minutes: 126,
            age_rating: 12,
            rating: { average: 8.1, count: 412 },
            genres: [{ key: 'drama', name_fa: 'درام', name_en: 'Drama' }],
            countries: [{ code: 'IR', name_fa: 'ایران', name_en: 'Iran' }],
            languages: [{ code: 'fa', name_fa: 'فارسی', name_en: 'Persian' }],
            dubbed: false,
            subtitles: [],
            poster: { url: '/media/poster/movie/1005', width: 800, height: 1200, color: '#2a3147' },
            backdrop: {
              url: '/media/backdrop/movie/1005',
              width: 1920,
              height: 1080,
              color: '#2a3147',
            },
            directors: [
              {
                id: 'p-16',
                name_fa: 'سارا معین',
                name_en: 'Sara Moein',
                picture: null,
                role: 'director',
              },
            ],
            actors: [
              {
                id: 'p-33',
                name_fa: 'مهتاب سرمدی',
                name_en: 'Mahtab Sarmadi',
                picture: { url: '/media/person/p-33', width: 600, height: 600, color: '#3a2f4d' },
                role: 'actor',
              },
            ],
            access: 'paid',
            badge: 'exclusive',
            release_date: '2026-11-18',
            added_at: '2026-11-18T00:00:00+03:30',
            qualities: ['480p', '720p', '1080p'],
            price: null,
            similar: [],
            trailer_id: '4105',
          },
        },
      },
      upcoming: {
        data: {
          id: 'e-10',
          name_fa: 'شب پویانمایی کودک',
          name_en: null,
          summary_fa: '',
          summary_en: null,
          state: 'upcoming',
          period_start: '2026-12-04T17:00:00+03:30',
          period_end: '2026-12-05T23:59:59+03:30',
          hours: null,
          price: 40000,
          film: {
            id: '1908',
            name_fa: 'لک‌لک و جزیرهٔ دکمه‌ها',
            name_en: 'The Stork and the Island of Buttons',
            summary_fa: 'لک‌لکی که راه را گم کرده است به جزیره‌ای می‌رسد که ساکنانش همه دکمه‌اند.',
            summary_en: null,
            year: 2025,
            duration_minutes: 68,
            age_rating: 0,
            rating: null,
            genres: [
              { key: 'animation', name_fa: 'پویانمایی', name_en: 'Animation' },
              { key: 'kids', name_fa: 'کودک', name_en: 'Kids' },
            ],
            countries: [{ code: 'IR', name_fa: 'ایران', name_en: 'Iran' }],
            languages: [{ code: 'fa', name_fa: 'فارسی', name_en: 'Persian' }],
            dubbed: false,
            subtitles: [],
            poster: { url: '/media/poster/movie/1908', width: 800, height: 1200, color: '#6a4a1c' },
            backdrop: null,
            directors: [],
            actors: [],
            access: 'paid',
            badge: 'soon',
            release_date: '2026-12-04',
            added_at: '2026-11-12T09:00:00+03:30',
            qualities: [],
            price: null,
            similar: [],
            trailer_id: null,
          },
        },
      },
    },
  },
  listSimilar: {
    first: 'near',
    all: {
      near: {
        data: {
          items: [
            {
              content_type: 'movie',
              id: '1202',
              name_fa: 'اتاق ۳۰۷',
              name_en: 'Room 307',
              year: 2025,
              poster: {
                url: '/media/poster/movie/1202',
                width: 800,
                height: 1200,
                color: '#1d3a31',
              },
              backdrop: null,
              access: 'subscription',
              badge: null,
              rating: { average: 8, count: 2266 },
            },
            {
              content_type: 'movie',
              id: '1051',
              name_fa: 'آخرین قنات',
              name_en: null,
              year: 2023,
              poster: null,
              backdrop: null,
              access: 'paid',
              badge: null,
              rating: null,
            },
            {
              content_type: 'series',
              id: '81',
              name_fa: 'نیمهٔ پنهان',
              name_en: 'The Hidden Half',
              year: 2026,
              poster: {
                url: '/media/poster/series/81',
                width: 800,
                height: 1200,
                color: '#33264a',
              },
              backdrop: null,
              access: 'subscription',
              badge: 'new',
              rating: { average: 8.6, count: 9310 },
            },
          ],
          next_cursor: null,
        },
      },
      none: { data: { items: [], next_cursor: null } },
    },
  },
  getGenres: {
    first: 'genres',
    all: {
      genres: {
        drama: 'درام',
        comedy: 'کمدی',
        romance: 'عاشقانه',
        mystery: 'معمایی',
        'sci-fi': 'علمی‌تخیلی',
        animation: 'پویانمایی',
        documentary: 'مستند',
        kids: 'کودک',
      },
      none: {},
    },
  },
  getFilters: {
    first: 'menus',
    all: {
      menus: {
        data: {
          age: [
            { value: 7, name_fa: 'تا ۷ سال', name_en: 'Up to 7' },
            { value: 12, name_fa: 'تا ۱۲ سال', name_en: 'Up to 12' },
            { value: 15, name_fa: 'تا ۱۵ سال', name_en: 'Up to 15' },
          ],
          lang: [
            { value: 1, name_fa: 'فارسی', name_en: 'Persian' },
            { value: 2, name_fa: 'انگلیسی', name_en: 'English' },
            { value: 3, name_fa: 'ترکی استانبولی', name_en: 'Turkish' },
          ],
          country: [
            { value: 98, name_fa: 'ایران', name_en: 'Iran' },
            { value: 90, name_fa: 'ترکیه', name_en: 'Türkiye' },
            { value: 82, name_fa: 'کرهٔ جنوبی', name_en: 'South Korea' },
          ],
          f_type: [
            { value: 1, name_fa: 'سینمایی', name_en: 'Feature' },
            { value: 2, name_fa: 'کوتاه', name_en: 'Short' },
            { value: 3, name_fa: 'پویانمایی', name_en: 'Animation' },
            { value: 4, name_fa: 'مستند', name_en: 'Documentary' },
          ],
          accessible: [
            { value: 1, name_fa: 'با توضیح صوتی', name_en: 'Audio description' },
            { value: 2, name_fa: 'با زیرنویس ناشنوایان', name_en: 'Captions' },
          ],
        },
      },
    },
  },
  listTitles: {
    first: 'newest',
    all: {
      newest: {
        data: {
          items: [
            {
              content_type: 'movie',
              id: '1024',
              name_fa: 'شب‌های بی‌ستارهٔ یزد',
              name_en: 'Starless Nights of Yazd',
              year: 2025,
              jalali_year: 1404,
              poster: {
                url: '/media/poster/movie/1024',
                width: 800,
                height: 1200,
                color: '#3b2a1f',
              },
              backdrop: null,
              access: 'subscription',
              badge: 'new',
              rating: { average: 8.4, count: 1290 },
            },
            {
              content_type: 'series',
              id: '77',
              name_fa: 'قهوه‌خانهٔ حاج رضا',
              name_en: 'Haj Reza’s Coffee House',
              year: 2024,
              jalali_year: 1403,
              poster: {
                url: '/media/poster/series/77',
                width: 800,
                height: 1200,
                color: '#1f3b35',
              },
              backdrop: null,
              access: 'free',
              badge: 'exclusive',
              rating: { average: 8.8, count: 12040 },
            },
            {
              content_type: 'movie',
              id: '1202',
              name_fa: 'اتاق ۳۰۷',
              name_en: 'Room 307',
              year: 2025,
              jalali_year: 1404,
              poster: {
                url: '/media/poster/movie/1202',
                width: 800,
                height: 1200,
                color: '#1d3a31',
              },
              backdrop: null,
              access: 'subscription',
              badge: null,
              rating: { average: 8, count: 2266 },
            },
            {
              content_type: 'movie',
              id: '1051',
              name_fa: 'آخرین قنات',
              name_en: null,
              year: 2023,
              jalali_year: 1402,
              poster: null,
              backdrop: null,
              access: 'paid',
              badge: null,
              rating: null,
            },
          ],
          next_cursor: 'b2Zmc2V0OjQ',
          count: 1904,
          facets: {
            age: { '7': 210, '12': 846, '15': 1502 },
            lang: { '1': 1689, '2': 640, '3': 97 },
            country: { '90': 97, '98': 1210 },
            f_type: { '1': 1630, '3': 164, '4': 110 },
            accessible: { '1': 42, '2': 318 },
          },
        },
      },
      last: {
        data: {
          items: [
            {
              content_type: 'movie',
              id: '1051',
              name_fa: 'آخرین قنات',
              name_en: null,
              year: 2023,
              jalali_year: 1402,
              poster: null,
              backdrop: null,
              access: 'paid',
              badge: null,
              rating: null,
            },
          ],
          next_cursor: null,
        },
      },
      none: { data: { items: [], next_cursor: null } },
    },
  },
  listLists: {
    first: 'lists',
    all: {
      lists: {
        data: {
          items: [
            {
              id: 'yalda-nights',
              kind: 'editorial',
              name_fa: 'شب‌های بلند یلدا',
              name_en: 'For the longest night',
              description_fa: 'ده عنوان برای شبی که هیچ‌کس نمی‌خواهد زود بخوابد.',
              description_en: 'Ten titles for a night when nobody wants to go to bed.',
              cover: {
                url: '/media/backdrop/list/yalda-nights',
                width: 1920,
                height: 1080,
                color: '#5a1f2b',
              },
              count: 10,
              updated_at: '2026-11-19T11:00:00+03:30',
            },
            {
              id: 'first-films',
              kind: 'editorial',
              name_fa: 'فیلم‌اولی‌ها',
              name_en: 'First films',
              description_fa: '',
              description_en: null,
              cover: null,
              count: 24,
              updated_at: '2026-10-30T09:15:00+03:30',
            },
            {
              id: 'mystery',
              kind: 'genre',
              name_fa: 'معمایی',
              name_en: 'Mystery',
              description_fa: '',
              description_en: null,
              cover: {
                url: '/media/backdrop/movie/1024',
                width: 1920,
                height: 1080,
                color: '#3b2a1f',
              },
              count: 186,
              updated_at: '2026-11-20T08:00:00+03:30',
            },
          ],
          next_cursor: null,
        },
      },
      none: { data: { items: [], next_cursor: null } },
    },
  },
  listDownloads: {
    first: 'newest',
    all: {
      newest: {
        data: {
          items: [
            {
              title: {
                content_type: 'movie',
                id: '1024',
                name_fa: 'شب‌های بی‌ستارهٔ یزد',
                name_en: 'Starless Nights of Yazd',
                year: 2025,
                jalali_year: 1404,
                poster: {
                  url: '/media/poster/movie/1024',
                  width: 800,
                  height: 1200,
                  color: '#3b2a1f',
                },
                backdrop: null,
                access: 'subscription',
                badge: 'new',
                rating: { average: 8.4, count: 1290 },
              },
              files: [
                { quality: '480p', size_bytes: 734003200 },
                { quality: '720p', size_bytes: 1395864371 },
                { quality: '1080p', size_bytes: 2576980378 },
              ],
            },
            {
              title: {
                content_type: 'movie',
                id: '1202',
                name_fa: 'اتاق ۳۰۷',
                name_en: 'Room 307',
                year: 2025,
                jalali_year: 1404,
                poster: {
                  url: '/media/poster/movie/1202',
                  width: 800,
                  height: 1200,
                  color: '#1d3a31',
                },
                backdrop: null,
                access: 'subscription',
                badge: null,
                rating: { average: 8, count: 2266 },
              },
              files: [{ quality: '720p', size_bytes: 1181116006 }],
            },
          ],
          next_cursor: 'b2Zmc2V0OjI',
        },
      },
      none: { data: { items: [], next_cursor: null } },
    },
  },
  listGenreTitles: {
    first: 'mystery',
    all: {
      mystery: {
        data: {
          about: {
            key: 'mystery',
            name_fa: 'معمایی',
            name_en: 'Mystery',
            backdrop: {
              url: '/media/backdrop/movie/1024',
              width: 1920,
              height: 1080,
              color: '#3b2a1f',
            },
            count: 186,
          },
          items: [
            {
              content_type: 'movie',
              id: '1024',
              name_fa: 'شب‌های بی‌ستارهٔ یزد',
              name_en: 'Starless Nights of Yazd',
              year: 2025,
              jalali_year: 1404,
              poster: {
                url: '/media/poster/movie/1024',
                width: 800,
                height: 1200,
                color: '#3b2a1f',
              },
              backdrop: null,
              access: 'subscription',
              badge: 'new',
              rating: { average: 8.4, count: 1290 },
            },
            {
              content_type: 'movie',
              id: '1202',
              name_fa: 'اتاق ۳۰۷',
              name_en: 'Room 307',
              year: 2025,
              jalali_year: 1404,
              poster: {
                url: '/media/poster/movie/1202',
                width: 800,
                height: 1200,
                color: '#1d3a31',
              },
              backdrop: null,
              access: 'subscription',
              badge: null,
              rating: { average: 8, count: 2266 },
            },
            {
              content_type: 'movie',
              id: '1051',
              name_fa: 'آخرین قنات',
              name_en: null,
              year: 2023,
              jalali_year: 1402,
              poster: null,
              backdrop: null,
              access: 'paid',
              badge: null,
              rating: null,
            },
          ],
          next_cursor: 'b2Zmc2V0OjM',
        },
      },
      none: {
        data: {
          about: {
            key: 'mystery',
            name_fa: 'معمایی',
            name_en: 'Mystery',
            backdrop: null,
            count: 0,
          },
          items: [],
          next_cursor: null,
        },
      },
    },
  },
  listCategoryTitles: {
    first: 'kids',
    all: {
      kids: {
        data: {
          about: {
            category_id: 'kids',
            cat_id: '12',
            persian_name: 'کودک و نوجوان',
            name_en: 'Kids and Teens',
            child_categories: [
              {
                category_id: 'cartoons',
                cat_id: '121',
                persian_name: 'پویانمایی',
                name_en: 'Animation',
                child_categories: [],
              },
              {
                category_id: 'kids-series',
                cat_id: '122',
                persian_name: 'مجموعه‌های کودک',
                name_en: 'Children’s Series',
                child_categories: [],
              },
            ],
            parent_categories: [],
            backdrop: {
              url: '/media/backdrop/movie/1906',
              width: 1920,
              height: 1080,
              color: '#16324f',
            },
            count: 240,
          },
          items: [
            {
              content_type: 'movie',
              id: '1906',
              name_fa: 'نهنگی که ماه را دوست داشت',
              name_en: 'The Whale Who Loved the Moon',
              year: 2025,
              jalali_year: 1404,
              poster: {
                url: '/media/poster/movie/1906',
                width: 800,
                height: 1200,
                color: '#16324f',
              },
              backdrop: null,
              access: 'subscription',
              badge: 'exclusive',
              rating: { average: 8.7, count: 2140 },
            },
            {
              content_type: 'movie',
              id: '1901',
              name_fa: 'بادبادک‌های شهر نارنجی',
              name_en: 'The Kites of Orange Town',
              year: 2025,
              jalali_year: 1404,
              poster: {
                url: '/media/poster/movie/1901',
                width: 800,
                height: 1200,
                color: '#6a3d1c',
              },
              backdrop: null,
              access: 'subscription',
              badge: null,
              rating: { average: 7.9, count: 860 },
            },
          ],
          next_cursor: 'b2Zmc2V0OjI',
        },
      },
      child: {
        data: {
          about: {
            category_id: 'cartoons',
            cat_id: '121',
            persian_name: 'پویانمایی',
            name_en: 'Animation',
            child_categories: [],
            parent_categories: [
              { category_id: 'kids', persian_name: 'کودک و نوجوان', name_en: 'Kids and Teens' },
            ],
            backdrop: null,
            count: 1,
          },
          items: [
            {
              content_type: 'movie',
              id: '1901',
              name_fa: 'بادبادک‌های شهر نارنجی',
              name_en: 'The Kites of Orange Town',
              year: 2025,
              jalali_year: 1404,
              poster: {
                url: '/media/poster/movie/1901',
                width: 800,
                height: 1200,
                color: '#6a3d1c',
              },
              backdrop: null,
              access: 'subscription',
              badge: null,
              rating: { average: 7.9, count: 860 },
            },
          ],
          next_cursor: null,
        },
      },
    },
  },
  getList: {
    first: 'yalda',
    all: {
      yalda: {
        data: {
          about: {
            id: 'yalda-nights',
            kind: 'editorial',
            name_fa: 'شب‌های بلند یلدا',
            name_en: 'For the longest night',
            description_fa: 'ده عنوان برای شبی که هیچ‌کس نمی‌خواهد زود بخوابد.',
            description_en: 'Ten titles for a night when nobody wants to go to bed.',
            cover: {
              url: '/media/backdrop/list/yalda-nights',
              width: 1920,
              height: 1080,
              color: '#5a1f2b',
            },
            count: 10,
            updated_at: '2026-11-19T11:00:00+03:30',
          },
          items: [
            {
              content_type: 'series',
              id: '77',
              name_fa: 'قهوه‌خانهٔ حاج رضا',
              name_en: 'Haj Reza’s Coffee House',
              year: 2024,
              jalali_year: 1403,
              poster: {
                url: '/media/poster/series/77',
                width: 800,
                height: 1200,
                color: '#1f3b35',
              },
              backdrop: null,
              access: 'free',
              badge: 'exclusive',
              rating: { average: 8.8, count: 12040 },
            },
            {
              content_type: 'movie',
              id: '1024',
              name_fa: 'شب‌های بی‌ستارهٔ یزد',
              name_en: 'Starless Nights of Yazd',
              year: 2025,
              jalali_year: 1404,
              poster: {
                url: '/media/poster/movie/1024',
                width: 800,
                height: 1200,
                color: '#3b2a1f',
              },
              backdrop: null,
              access: 'subscription',
              badge: 'new',
              rating: { average: 8.4, count: 1290 },
            },
            {
              content_type: 'movie',
              id: '1906',
              name_fa: 'نهنگی که ماه را دوست داشت',
              name_en: 'The Whale Who Loved the Moon',
              year: 2025,
              jalali_year: 1404,
              poster: {
                url: '/media/poster/movie/1906',
                width: 800,
                height: 1200,
                color: '#16324f',
              },
              backdrop: null,
              access: 'subscription',
              badge: 'exclusive',
              rating: { average: 8.7, count: 2140 },
            },
          ],
          next_cursor: 'b2Zmc2V0OjM',
        },
      },
      empty: {
        data: {
          about: {
            id: 'nowruz-1404',
            kind: 'editorial',
            name_fa: 'نوروز ۱۴۰۴',
            name_en: null,
            description_fa: '',
            description_en: null,
            cover: null,
            count: 0,
            updated_at: '2025-04-02T10:00:00+03:30',
          },
          items: [],
          next_cursor: null,
        },
      },
    },
  },
  listCasts: {
    first: 'iranian-actors',
    all: {
      'iranian-actors': {
        data: {
          items: [
            {
              id: 'p-31',
              name_fa: 'پرستو نیک‌نام',
              name_en: 'Parastoo Niknam',
              picture: { url: '/media/person/p-31', width: 600, height: 600, color: '#4a2433' },
              title_count: 14,
            },
            {
              id: 'p-33',
              name_fa: 'مهتاب سرمدی',
              name_en: 'Mahtab Sarmadi',
              picture: { url: '/media/person/p-33', width: 600, height: 600, color: '#3a2f4d' },
              title_count: 11,
            },
            {
              id: 'p-40',
              name_fa: 'ایرج داستان‌پور',
              name_en: 'Iraj Dastanpour',
              picture: { url: '/media/person/p-40', width: 600, height: 600, color: '#43352a' },
              title_count: 23,
            },
          ],
          next_cursor: 'b2Zmc2V0OjM',
          initials: { ا: 12, پ: 4, م: 9, I: 3, M: 11, P: 6 },
        },
      },
      last: {
        data: {
          items: [
            { id: 'p-118', name_fa: 'قباد امیری‌راد', name_en: null, picture: null, title_count: 1 },
          ],
          next_cursor: null,
        },
      },
    },
  },
  getCast: {
    first: 'actor',
    all: {
      actor: {
        data: {
          id: 'p-31',
          name_fa: 'پرستو نیک‌نام',
          name_en: 'Parastoo Niknam',
          biography_fa:
            'پرستو نیک‌نام بازی را از تئاتر دانشجویی شیراز آغاز کرد و با «باران که می‌آمد» به سینما رسید. تماشاگران او را با نقش زنانی می‌شناسند که کم حرف می‌زنند و دیر فراموش می‌شوند. در سال‌های اخیر پشت دوربین هم ایستاده و نخستین فیلم کوتاهش را ساخته است.',
          biography_en:
            'Parastoo Niknam began in the student theatre of Shiraz and came to the screen with “When It Rained”. She is known for women who say little and are not forgotten. Of late she has stood behind the camera too.',
          birth_date: '1988-04-12',
          birth_place_fa: 'شیراز',
          birth_place_en: 'Shiraz',
          death_date: null,
          picture: { url: '/media/person/p-31', width: 600, height: 600, color: '#4a2433' },
          backdrop: {
            url: '/media/backdrop/movie/1024',
            width: 1920,
            height: 1080,
            color: '#3b2a1f',
          },
          groups: ['iranian-actors', 'directors'],
          title_count: 14,
        },
      },
      unknown: {
        data: {
          id: 'p-205',
          name_fa: 'امی تاچیبانا',
          name_en: 'Emi Tachibana',
          biography_fa: '',
          biography_en: null,
          birth_date: null,
          birth_place_fa: null,
          birth_place_en: null,
          death_date: null,
          picture: null,
          backdrop: null,
          groups: ['foreign-actors'],
          title_count: 2,
        },
      },
    },
  },
  listCastTitles: {
    first: 'titles',
    all: {
      titles: {
        data: {
          items: [
            {
              content_type: 'movie',
              id: '1024',
              name_fa: 'شب‌های بی‌ستارهٔ یزد',
              name_en: 'Starless Nights of Yazd',
              year: 2025,
              poster: {
                url: '/media/poster/movie/1024',
                width: 800,
                height: 1200,
                color: '#3b2a1f',
              },
              backdrop: null,
              access: 'subscription',
              badge: 'new',
              rating: { average: 8.4, count: 1290 },
            },
            {
              content_type: 'movie',
              id: '1301',
              name_fa: 'باران که می‌آمد',
              name_en: 'When It Rained',
              year: 2025,
              poster: {
                url: '/media/poster/movie/1301',
                width: 800,
                height: 1200,
                color: '#21424d',
              },
              backdrop: null,
              access: 'subscription',
              badge: null,
              rating: { average: 8.5, count: 4120 },
            },
            {
              content_type: 'video',
              id: '4021',
              name_fa: 'گفت‌وگو با پرستو نیک‌نام',
              name_en: 'In conversation with Parastoo Niknam',
              year: 2026,
              poster: {
                url: '/media/poster/video/4021',
                width: 800,
                height: 1200,
                color: '#4a2433',
              },
              backdrop: null,
              access: 'free',
              badge: 'new',
              rating: { average: 8.2, count: 96 },
            },
          ],
          next_cursor: null,
        },
      },
      none: { data: { items: [], next_cursor: null } },
    },
  },
  listChannels: {
    first: 'magazines',
    all: {
      magazines: {
        data: {
          items: [
            {
              id: 'ravagh',
              kind: 'magazine',
              name_fa: 'رواق',
              name_en: 'Ravagh',
              description_fa: 'مجلهٔ تصویری هنر و فرهنگ، دوشنبه‌ها یک شمارهٔ تازه',
              description_en: 'A magazine of arts in pictures, every Monday',
              logo: { url: '/media/channel/ravagh', width: 400, height: 400, color: '#27313f' },
              backdrop: {
                url: '/media/backdrop/channel/ravagh',
                width: 1920,
                height: 1080,
                color: '#27313f',
              },
              video_count: 48,
              latest: {
                id: '4021',
                name_fa: 'گفت‌وگو با پرستو نیک‌نام',
                name_en: 'In conversation with Parastoo Niknam',
                duration_seconds: 1574,
                poster: {
                  url: '/media/poster/video/4021',
                  width: 800,
                  height: 1200,
                  color: '#4a2433',
                },
                backdrop: {
                  url: '/media/backdrop/video/4021',
                  width: 1920,
                  height: 1080,
                  color: '#4a2433',
                },
                channel: {
                  id: 'ravagh',
                  kind: 'magazine',
                  name_fa: 'رواق',
                  name_en: 'Ravagh',
                  logo: { url: '/media/channel/ravagh', width: 400, height: 400, color: '#27313f' },
                },
                issue: { number: 48, issue_date: '2026-11-16' },
                access: 'free',
                badge: 'new',
                published_at: '2026-11-16T18:00:00+03:30',
              },
              first_published_at: '2025-12-22T18:00:00+03:30',
              series_count: 1,
            },
            {
              id: 'golbarg',
              kind: 'magazine',
              name_fa: 'گلبرگ',
              name_en: null,
              description_fa: '',
              description_en: null,
              logo: null,
              backdrop: null,
              video_count: 0,
              latest: null,
              first_published_at: null,
            },
          ],
          next_cursor: null,
        },
      },
      none: { data: { items: [], next_cursor: null } },
    },
  },
  listMagazines: {
    first: 'issues',
    all: {
      issues: {
        data: {
          items: [
            {
              id: '4030',
              name_fa: 'نیم‌فصل پرگل لیگ برتر',
              name_en: 'Half a Season of Goals',
              duration_seconds: 2410,
              poster: {
                url: '/media/poster/video/4030',
                width: 800,
                height: 1200,
                color: '#1b4a2c',
              },
              backdrop: {
                url: '/media/backdrop/video/4030',
                width: 1920,
                height: 1080,
                color: '#1b4a2c',
              },
              channel: {
                id: 'meydan',
                kind: 'magazine',
                name_fa: 'میدان',
                name_en: 'Meydan',
                logo: { url: '/media/channel/meydan', width: 400, height: 400, color: '#1b4a2c' },
              },
              issue: { number: 112, issue_date: '2026-11-19' },
              access: 'subscription',
              badge: 'new',
              published_at: '2026-11-19T07:00:00+03:30',
            },
            {
              id: '4021',
              name_fa: 'گفت‌وگو با پرستو نیک‌نام',
              name_en: 'In conversation with Parastoo Niknam',
              duration_seconds: 1574,
              poster: {
                url: '/media/poster/video/4021',
                width: 800,
                height: 1200,
                color: '#4a2433',
              },
              backdrop: {
                url: '/media/backdrop/video/4021',
                width: 1920,
                height: 1080,
                color: '#4a2433',
              },
              channel: {
                id: 'ravagh',
                kind: 'magazine',
                name_fa: 'رواق',
                name_en: 'Ravagh',
                logo: { url: '/media/channel/ravagh', width: 400, height: 400, color: '#27313f' },
              },
              issue: { number: 48, issue_date: '2026-11-16' },
              access: 'free',
              badge: 'new',
              published_at: '2026-11-16T18:00:00+03:30',
            },
          ],
          next_cursor: 'b2Zmc2V0OjI',
        },
      },
      none: { data: { items: [], next_cursor: null } },
    },
  },
  getChannel: {
    first: 'magazine',
    all: {
      magazine: {
        data: {
          id: 'ravagh',
          kind: 'magazine',
          name_fa: 'رواق',
          name_en: 'Ravagh',
          description_fa: 'مجلهٔ تصویری هنر و فرهنگ، دوشنبه‌ها یک شمارهٔ تازه',
          description_en: 'A magazine of arts in pictures, every Monday',
          logo: { url: '/media/channel/ravagh', width: 400, height: 400, color: '#27313f' },
          backdrop: {
            url: '/media/backdrop/channel/ravagh',
            width: 1920,
            height: 1080,
            color: '#27313f',
          },
          video_count: 48,
          latest: {
            id: '4021',
            name_fa: 'گفت‌وگو با پرستو نیک‌نام',
            name_en: 'In conversation with Parastoo Niknam',
            duration_seconds: 1574,
            poster: { url: '/media/poster/video/4021', width: 800, height: 1200, color: '#4a2433' },
            backdrop: {
              url: '/media/backdrop/video/4021',
              width: 1920,
              height: 1080,
              color: '#4a2433',
            },
            channel: {
              id: 'ravagh',
              kind: 'magazine',
              name_fa: 'رواق',
              name_en: 'Ravagh',
              logo: { url: '/media/channel/ravagh', width: 400, height: 400, color: '#27313f' },
            },
            issue: { number: 48, issue_date: '2026-11-16' },
            access: 'free',
            badge: 'new',
            published_at: '2026-11-16T18:00:00+03:30',
          },
          first_published_at: '2025-12-22T18:00:00+03:30',
          series_count: 1,
        },
      },
      studio: {
        data: {
          id: 'studio',
          kind: 'studio',
          name_fa: 'استودیو پرده',
          name_en: 'Parde Studio',
          description_fa: 'گفت‌وگو، اجرای زنده و پشت صحنه',
          description_en: 'Talks, live sessions and the making of',
          logo: { url: '/media/channel/studio', width: 400, height: 400, color: '#3a1d2e' },
          backdrop: null,
          video_count: 132,
          latest: {
            id: '4044',
            name_fa: 'سه‌تار در سه دقیقه',
            name_en: 'The setar in three minutes',
            duration_seconds: 184,
            poster: null,
            backdrop: {
              url: '/media/backdrop/video/4044',
              width: 1920,
              height: 1080,
              color: '#1d3f3d',
            },
            channel: {
              id: 'studio',
              kind: 'studio',
              name_fa: 'استودیو پرده',
              name_en: 'Parde Studio',
              logo: { url: '/media/channel/studio', width: 400, height: 400, color: '#3a1d2e' },
            },
            issue: null,
            access: 'free',
            badge: null,
            published_at: '2026-11-18T21:00:00+03:30',
          },
        },
      },
    },
  },
  listChannelVideos: {
    first: 'issues',
    all: {
      issues: {
        data: {
          items: [
            {
              id: '4021',
              name_fa: 'گفت‌وگو با پرستو نیک‌نام',
              name_en: 'In conversation with Parastoo Niknam',
              duration_seconds: 1574,
              poster: {
                url: '/media/poster/video/4021',
                width: 800,
                height: 1200,
                color: '#4a2433',
              },
              backdrop: {
                url: '/media/backdrop/video/4021',
                width: 1920,
                height: 1080,
                color: '#4a2433',
              },
              channel: {
                id: 'ravagh',
                kind: 'magazine',
                name_fa: 'رواق',
                name_en: 'Ravagh',
                logo: { url: '/media/channel/ravagh', width: 400, height: 400, color: '#27313f' },
              },
              issue: { number: 48, issue_date: '2026-11-16' },
              access: 'free',
              badge: 'new',
              published_at: '2026-11-16T18:00:00+03:30',
            },
            {
              id: '4013',
              name_fa: 'کاشی‌های گمشدهٔ اصفهان',
              name_en: 'The Lost Tiles of Isfahan',
              duration_seconds: 1832,
              poster: {
                url: '/media/poster/video/4013',
                width: 800,
                height: 1200,
                color: '#1d4a5c',
              },
              backdrop: {
                url: '/media/backdrop/video/4013',
                width: 1920,
                height: 1080,
                color: '#1d4a5c',
              },
              channel: {
                id: 'ravagh',
                kind: 'magazine',
                name_fa: 'رواق',
                name_en: 'Ravagh',
                logo: { url: '/media/channel/ravagh', width: 400, height: 400, color: '#27313f' },
              },
              issue: { number: 47, issue_date: '2026-11-09' },
              access: 'free',
              badge: null,
              published_at: '2026-11-09T18:00:00+03:30',
            },
          ],
          next_cursor: 'b2Zmc2V0OjI',
        },
      },
      none: { data: { items: [], next_cursor: null } },
    },
  },
  listChannelSeries: {
    first: 'one',
    all: {
      one: {
        data: {
          items: [
            {
              content_type: 'series',
              id: '83',
              name_fa: 'پشت پرده',
              name_en: 'Behind the Curtain',
              year: 2025,
              poster: {
                url: '/media/poster/series/83',
                width: 800,
                height: 1200,
                color: '#3a1d2e',
              },
              backdrop: null,
              access: 'free',
              badge: null,
              rating: { average: 8.1, count: 640 },
            },
          ],
          next_cursor: null,
        },
      },
      none: { data: { items: [], next_cursor: null } },
    },
  },
  listLives: {
    first: 'evening',
    all: {
      evening: {
        data: {
          items: [
            {
              id: 'nasim',
              name_fa: 'شبکهٔ نسیم دریا',
              name_en: 'Sea Breeze TV',
              description_fa: 'خبر، سینما و زندگی در بندرهای جنوب',
              description_en: 'News, films and life in the ports of the south',
              logo: { url: '/media/live-logo/nasim', width: 400, height: 400, color: '#12324a' },
              picture: { url: '/media/live/nasim', width: 1280, height: 720, color: '#12324a' },
              age_rating: 0,
              access: 'free',
              now: {
                id: 'pr-20530',
                name_fa: 'اخبار شامگاهی',
                name_en: 'Evening News',
                summary_fa: 'مهم‌ترین خبرهای امروز و پیش‌بینی هوای دریا',
                summary_en: 'The news of the day, and the weather at sea',
                picture: {
                  url: '/media/programme/pr-20530',
                  width: 1280,
                  height: 720,
                  color: '#1c2f4a',
                },
                starts_at: '2026-11-20T20:30:00+03:30',
                ends_at: '2026-11-20T21:15:00+03:30',
                catch_up_id: null,
              },
              next: {
                id: 'pr-20531',
                name_fa: 'سینمای جمعه، «پدرم، دریا»',
                name_en: 'Friday film, “My Father, the Sea”',
                summary_fa: 'پسری دفترهای ناخدایی را می‌خواند که پدرش بود و او را هرگز ندید.',
                summary_en:
                  'A boy reads the logbooks of a captain who was his father, and whom he never saw.',
                picture: {
                  url: '/media/programme/pr-20531',
                  width: 1280,
                  height: 720,
                  color: '#173b4d',
                },
                starts_at: '2026-11-20T21:15:00+03:30',
                ends_at: '2026-11-20T23:05:00+03:30',
                catch_up_id: null,
              },
            },
            {
              id: 'koodak',
              name_fa: 'شبکهٔ بادبادک',
              name_en: null,
              description_fa: '',
              description_en: null,
              logo: null,
              picture: { url: '/media/live/koodak', width: 1280, height: 720, color: '#5a3a16' },
              age_rating: 0,
              access: 'subscription',
              now: null,
              next: {
                id: 'pr-31001',
                name_fa: 'نخود و دوستان',
                name_en: 'Nokhod and friends',
                summary_fa: '',
                summary_en: null,
                picture: null,
                starts_at: '2026-11-21T07:00:00+03:30',
                ends_at: '2026-11-21T07:20:00+03:30',
                catch_up_id: null,
              },
            },
          ],
          next_cursor: null,
        },
      },
      none: { data: { items: [], next_cursor: null } },
    },
  },
  getLive: {
    first: 'on',
    all: {
      on: {
        data: {
          id: 'nasim',
          name_fa: 'شبکهٔ نسیم دریا',
          name_en: 'Sea Breeze TV',
          description_fa: 'خبر، سینما و زندگی در بندرهای جنوب',
          description_en: 'News, films and life in the ports of the south',
          logo: { url: '/media/live-logo/nasim', width: 400, height: 400, color: '#12324a' },
          picture: { url: '/media/live/nasim', width: 1280, height: 720, color: '#12324a' },
          age_rating: 0,
          access: 'free',
          now: {
            id: 'pr-20530',
            name_fa: 'اخبار شامگاهی',
            name_en: 'Evening News',
            summary_fa: 'مهم‌ترین خبرهای امروز و پیش‌بینی هوای دریا',
            summary_en: 'The news of the day, and the weather at sea',
            picture: {
              url: '/media/programme/pr-20530',
              width: 1280,
              height: 720,
              color: '#1c2f4a',
            },
            starts_at: '2026-11-20T20:30:00+03:30',
            ends_at: '2026-11-20T21:15:00+03:30',
            catch_up_id: null,
          },
          next: {
            id: 'pr-20531',
            name_fa: 'سینمای جمعه، «پدرم، دریا»',
            name_en: 'Friday film, “My Father, the Sea”',
            summary_fa: 'پسری دفترهای ناخدایی را می‌خواند که پدرش بود و او را هرگز ندید.',
            summary_en:
              'A boy reads the logbooks of a captain who was his father, and whom he never saw.',
            picture: {
              url: '/media/programme/pr-20531',
              width: 1280,
              height: 720,
              color: '#173b4d',
            },
            starts_at: '2026-11-20T21:15:00+03:30',
            ends_at: '2026-11-20T23:05:00+03:30',
            catch_up_id: null,
          },
        },
      },
      off: {
        data: {
          id: 'radio-kavir',
          name_fa: 'رادیو کویر',
          name_en: null,
          description_fa: '',
          description_en: null,
          logo: null,
          picture: null,
          age_rating: 0,
          access: 'free',
          now: null,
          next: null,
        },
      },
    },
  },
  getLiveSchedule: {
    first: 'today',
    all: {
      today: {
        data: {
          date: '2026-11-20',
          first_date: '2026-11-14',
          last_date: '2026-11-27',
          programmes: [
            {
              id: 'pr-20501',
              name_fa: 'قصه‌های شب دریا',
              name_en: 'Night Tales of the Sea',
              summary_fa: '',
              summary_en: null,
              picture: null,
              starts_at: '2026-11-19T23:20:00+03:30',
              ends_at: '2026-11-20T00:10:00+03:30',
              catch_up_id: null,
            },
            {
              id: 'pr-20528',
              name_fa: 'آشپزی با بی‌بی',
              name_en: 'Cooking with Bibi',
              summary_fa: 'قلیه‌ماهی، آن‌طور که در بوشهر می‌پزند',
              summary_en: 'Fish stew as they cook it in Bushehr',
              picture: {
                url: '/media/programme/pr-20528',
                width: 1280,
                height: 720,
                color: '#4d3319',
              },
              starts_at: '2026-11-20T19:00:00+03:30',
              ends_at: '2026-11-20T19:45:00+03:30',
              catch_up_id: '4410',
            },
            {
              id: 'pr-20530',
              name_fa: 'اخبار شامگاهی',
              name_en: 'Evening News',
              summary_fa: 'مهم‌ترین خبرهای امروز و پیش‌بینی هوای دریا',
              summary_en: 'The news of the day, and the weather at sea',
              picture: {
                url: '/media/programme/pr-20530',
                width: 1280,
                height: 720,
                color: '#1c2f4a',
              },
              starts_at: '2026-11-20T20:30:00+03:30',
              ends_at: '2026-11-20T21:15:00+03:30',
              catch_up_id: null,
            },
            {
              id: 'pr-20531',
              name_fa: 'سینمای جمعه، «پدرم، دریا»',
              name_en: 'Friday film, “My Father, the Sea”',
              summary_fa: 'پسری دفترهای ناخدایی را می‌خواند که پدرش بود و او را هرگز ندید.',
              summary_en:
                'A boy reads the logbooks of a captain who was his father, and whom he never saw.',
              picture: {
                url: '/media/programme/pr-20531',
                width: 1280,
                height: 720,
                color: '#173b4d',
              },
              starts_at: '2026-11-20T21:15:00+03:30',
              ends_at: '2026-11-20T23:05:00+03:30',
              catch_up_id: null,
            },
          ],
        },
      },
      unknown: {
        data: {
          date: '2027-03-21',
          first_date: '2026-11-14',
          last_date: '2026-11-27',
          programmes: [],
        },
      },
    },
  },
  quickSearch: {
    first: 'mixed',
    all: {
      mixed: {
        data: [
          {
            type: 'other',
            id: 'p-31',
            name_fa: 'پرستو نیک‌نام',
            name_en: 'Parastoo Niknam',
            content_type: 'person',
            year: null,
            poster: { url: '/media/person/p-31', width: 600, height: 600, color: '#4a2433' },
          },
          {
            type: 'movie',
            id: '1322',
            name_fa: 'پرستوها دیر می‌آیند',
            name_en: 'Swallows Come Late',
            content_type: 'movie',
            year: 2024,
            poster: { url: '/media/poster/movie/1322', width: 800, height: 1200, color: '#2c4858' },
          },
          {
            type: 'video',
            id: '4021',
            name_fa: 'گفت‌وگو با پرستو نیک‌نام',
            name_en: 'In conversation with Parastoo Niknam',
            content_type: 'video',
            year: 2026,
            poster: { url: '/media/poster/video/4021', width: 800, height: 1200, color: '#4a2433' },
          },
        ],
      },
      specified: {
        data: [
          { type: 'series', id: '77', name_fa: 'قهوه‌خانهٔ حاج رضا' },
          { type: 'other', id: 'p-31', name_fa: 'پرستو نیک‌نام' },
        ],
      },
      none: { data: [] },
    },
  },
  search: {
    first: 'found',
    all: {
      found: {
        data: {
          about: {
            query: 'یزد',
            count: 2,
            counts: { all: 2, movie: 1, episode: 1 },
            corrected: false,
            did_you_mean: null,
          },
          items: [
            {
              content_type: 'movie',
              id: '1024',
              name_fa: 'شب‌های بی‌ستارهٔ یزد',
              name_en: 'Starless Nights of Yazd',
              year: 2025,
              poster: {
                url: '/media/poster/movie/1024',
                width: 800,
                height: 1200,
                color: '#3b2a1f',
              },
              backdrop: null,
              access: 'subscription',
              badge: 'new',
              rating: { average: 8.4, count: 1290 },
              matched: { by: 'name' },
            },
            {
              content_type: 'episode',
              id: '7709',
              name_fa: 'مهمانی از یزد',
              name_en: 'A Guest from Yazd',
              year: 2024,
              poster: {
                url: '/media/poster/series/77',
                width: 800,
                height: 1200,
                color: '#1f3b35',
              },
              backdrop: {
                url: '/media/backdrop/episode/7709',
                width: 1280,
                height: 720,
                color: '#3a3a22',
              },
              access: 'free',
              badge: null,
              rating: null,
              episode_of: {
                series: {
                  id: '77',
                  name_fa: 'قهوه‌خانهٔ حاج رضا',
                  name_en: 'Haj Reza’s Coffee House',
                },
                season: 2,
                number: 4,
              },
            },
          ],
          next_cursor: null,
        },
      },
      person: {
        data: {
          about: {
            query: 'پرستو نیک‌نام',
            count: 1,
            counts: { all: 1, movie: 1 },
            did_you_mean: null,
          },
          items: [
            {
              content_type: 'movie',
              id: '1205',
              name_fa: 'کاروان ابریشم',
              name_en: 'The Silk Caravan',
              year: 2025,
              poster: null,
              backdrop: null,
              access: 'subscription',
              badge: null,
              rating: null,
              matched: {
                by: 'person',
                name_fa: 'پرستو نیک‌نام',
                name_en: 'Parastoo Niknam',
                role: 'director',
              },
            },
          ],
          next_cursor: null,
        },
      },
      misspelt: {
        data: {
          about: { query: 'قحوه‌خانه', count: 0, did_you_mean: 'قهوه‌خانه' },
          items: [],
          next_cursor: null,
        },
      },
    },
  },
  listComments: {
    first: 'newest',
    all: {
      newest: {
        data: {
          about: { count: 214 },
          items: [
            {
              id: 'c-90412',
              author_name: 'مهسا ر.',
              text: 'فیلم‌برداری کوچه‌های یزد در شب نفس‌گیر بود. نیمهٔ اول کمی کند است، اما صبر کنید؛ ارزشش را دارد.',
              spoiler: false,
              rating: 9,
              created_at: '2026-11-20T22:41:08+03:30',
            },
            {
              id: 'c-90377',
              author_name: '۰۹۱۲•••۴۵۶۷',
              text: 'از همان صحنهٔ آب‌انبار معلوم بود نامه را خود استاد نوشته است!',
              spoiler: true,
              rating: 7,
              created_at: '2026-11-20T19:05:30+03:30',
            },
            {
              id: 'c-90102',
              author_name: 'کیان',
              text: 'موسیقی‌اش عالی بود 👏',
              spoiler: false,
              rating: null,
              created_at: '2026-11-18T00:12:54+03:30',
            },
          ],
          next_cursor: 'Yy05MDEwMg==',
        },
      },
      none: { data: { about: { count: 0 }, items: [], next_cursor: null } },
    },
  },
  addComment: {
    first: 'pending',
    all: {
      pending: {
        data: {
          comment: {
            id: 'c-90455',
            author_name: 'مهسا ر.',
            text: 'پایان‌بندی‌اش را دوست داشتم؛ نه زیادی تلخ و نه ساختگی.',
            spoiler: false,
            rating: 8,
            created_at: '2026-11-21T11:02:17+03:30',
          },
          state: 'pending',
        },
      },
      published: {
        data: {
          comment: {
            id: 'c-90456',
            author_name: '۰۹۳۵•••۲۲۳۳',
            text: 'با بچه‌ها دیدیم و خندیدیم.',
            spoiler: false,
            rating: null,
            created_at: '2026-11-21T11:05:40+03:30',
          },
          state: 'published',
        },
      },
    },
  },
  reportComment: {
    first: 'noted',
    all: {
      noted: {
        message: 'Thank you. We will look at it.',
        message_fa: 'سپاسگزاریم؛ آن را بررسی می‌کنیم.',
      },
    },
  },
  getPlayback: {
    first: 'episode',
    all: {
      episode: {
        data: {
          content_type: 'episode',
          id: '7725',
          name_fa: 'دعوا بر سر استکان',
          name_en: 'A Quarrel over a Glass',
          episode_of: {
            series: {
              id: '77',
              name_fa: 'قهوه‌خانهٔ حاج رضا',
              name_en: 'Haj Reza’s Coffee House',
              poster: {
                url: '/media/poster/series/77',
                width: 800,
                height: 1200,
                color: '#1f3b35',
              },
            },
            season: 2,
            number: 5,
          },
          picture: {
            url: '/media/backdrop/episode/7725',
            width: 1920,
            height: 1080,
            color: '#2b4a3f',
          },
          duration_seconds: 2652,
          position_seconds: 1134,
          sources: [
            {
              type: 'hls',
              url: '/media/stream/7725/master.m3u8?expires=1795273200&signature=c0ffee',
              quality: null,
              codecs: 'avc1.640028,mp4a.40.2',
            },
            {
              type: 'webm',
              url: '/media/stream/7725/720p.webm?expires=1795273200&signature=decade',
              quality: '720p',
              codecs: 'vp9,opus',
            },
          ],
          expires_at: '2026-11-21T18:30:00+03:30',
          subtitles: [
            {
              language: { code: 'fa', name_fa: 'فارسی', name_en: 'Persian' },
              kind: 'captions',
              url: '/media/subtitle/7725/fa.vtt',
              default: false,
            },
            {
              language: { code: 'en', name_fa: 'انگلیسی', name_en: 'English' },
              kind: 'subtitles',
              url: '/media/subtitle/7725/en.vtt',
              default: false,
            },
          ],
          audio: [
            {
              language: { code: 'fa', name_fa: 'فارسی', name_en: 'Persian' },
              kind: 'original',
              default: true,
            },
          ],
          intro: { start_seconds: 42, end_seconds: 118 },
          credits_start_seconds: 2545,
          chapters: [
            { start_seconds: 0, name_fa: 'آنچه گذشت', name_en: 'Previously' },
            { start_seconds: 118, name_fa: 'عتیقه‌فروش', name_en: 'The antique dealer' },
            { start_seconds: 1490, name_fa: 'صندوق‌خانه', name_en: 'The store-room' },
          ],
          thumbnails_url: '/media/thumbnails/7725/sprite.vtt',
          previous: {
            id: '7724',
            season: 2,
            number: 4,
            name_fa: 'مشتری بی‌نام',
            name_en: 'The Guest without a Name',
            summary_fa: 'مردی هر روز سر همان میز می‌نشیند و هیچ‌وقت چیزی نمی‌خورد.',
            summary_en: 'A man sits at the same table every day, and never drinks a thing.',
            duration_minutes: 45,
            picture: {
              url: '/media/backdrop/episode/7724',
              width: 1280,
              height: 720,
              color: '#31463f',
            },
            air_date: '2026-11-06',
            access: 'free',
            badge: null,
          },
          next: {
            id: '7726',
            season: 2,
            number: 6,
            name_fa: 'نقال برمی‌گردد',
            name_en: 'The Storyteller Returns',
            summary_fa:
              'مرشد پس از بیست سال پردهٔ نقالی را می‌آویزد و هیچ‌کس نمی‌داند چرا داستان را از میانه آغاز می‌کند.',
            summary_en: null,
            duration_minutes: 48,
            picture: {
              url: '/media/backdrop/episode/7726',
              width: 1280,
              height: 720,
              color: '#3d3226',
            },
            air_date: '2026-11-20',
            access: 'free',
            badge: 'new',
          },
          data_charge: {
            rate: 'half',
            operators_fa: 'رایتل و شاتل',
            operators_en: 'RighTel and Shatel',
            message_fa: 'با اینترنت رایتل و شاتل، حجم مصرفی نیم‌بها حساب می‌شود.',
            message_en: 'On RighTel and Shatel, data costs half its usual price.',
          },
          offline: {
            until: '2026-12-08T23:59:59+03:30',
            version: '9f2c61d0a7',
            files: [
              { height: 480, size_bytes: 265200000 },
              { height: 720, size_bytes: 530400000 },
              { height: 1080, size_bytes: 994500000 },
            ],
            age_rating: 7,
          },
        },
      },
      guest: {
        data: {
          content_type: 'video',
          id: '4021',
          name_fa: 'گفت‌وگو با پرستو نیک‌نام',
          name_en: 'In conversation with Parastoo Niknam',
          episode_of: null,
          picture: null,
          duration_seconds: 1574,
          position_seconds: null,
          sources: [
            {
              type: 'mp4',
              url: 'https://media.example/4021/480p.mp4',
              quality: '480p',
              codecs: null,
            },
          ],
          expires_at: '2026-11-21T18:30:00+03:30',
          subtitles: [],
          audio: [
            {
              language: { code: 'fa', name_fa: 'فارسی', name_en: 'Persian' },
              kind: 'original',
              default: true,
            },
          ],
          intro: null,
          credits_start_seconds: null,
          chapters: [],
          thumbnails_url: null,
          previous: null,
          next: null,
          data_charge: {
            rate: 'full',
            operators_fa: 'همراه اول و ایرانسل',
            operators_en: 'MCI and Irancell',
            message_fa: 'بدون اشتراک هم تماشا می‌کنید؛ حجم مصرفی تمام‌بها حساب می‌شود.',
            message_en: 'You can watch without a subscription. Data is billed at the full rate.',
          },
        },
      },
    },
  },
  getLivePlayback: {
    first: 'dvr',
    all: {
      dvr: {
        data: {
          id: 'nasim',
          name_fa: 'شبکهٔ نسیم دریا',
          name_en: 'Sea Breeze TV',
          picture: { url: '/media/live/nasim', width: 1280, height: 720, color: '#12324a' },
          sources: [
            {
              type: 'hls',
              url: '/media/live/nasim/master.m3u8?expires=1795215600&signature=c0ffee',
              quality: null,
              codecs: 'avc1.640028,mp4a.40.2',
            },
          ],
          expires_at: '2026-11-21T02:30:00+03:30',
          dvr_seconds: 7200,
          subtitles: [],
          audio: [
            {
              language: { code: 'fa', name_fa: 'فارسی', name_en: 'Persian' },
              kind: 'original',
              default: true,
            },
          ],
          now: {
            id: 'pr-20530',
            name_fa: 'اخبار شامگاهی',
            name_en: 'Evening News',
            summary_fa: 'مهم‌ترین خبرهای امروز و پیش‌بینی هوای دریا',
            summary_en: 'The news of the day, and the weather at sea',
            picture: {
              url: '/media/programme/pr-20530',
              width: 1280,
              height: 720,
              color: '#1c2f4a',
            },
            starts_at: '2026-11-20T20:30:00+03:30',
            ends_at: '2026-11-20T21:15:00+03:30',
            catch_up_id: null,
          },
          next: null,
          data_charge: {
            rate: 'free',
            operators_fa: 'آسیاتک',
            operators_en: 'Asiatech',
            message_fa: 'با اینترنت آسیاتک، حجم تماشا از بستهٔ شما کم نمی‌شود.',
            message_en: 'On Asiatech, watching doesn’t count against your data allowance.',
          },
        },
      },
      plain: {
        data: {
          id: 'radio-kavir',
          name_fa: 'رادیو کویر',
          name_en: null,
          picture: null,
          sources: [
            { type: 'hls', url: 'https://live.example/kavir.m3u8', quality: null, codecs: null },
          ],
          expires_at: '2026-11-21T02:30:00+03:30',
          dvr_seconds: 0,
          subtitles: [],
          audio: [
            {
              language: { code: 'fa', name_fa: 'فارسی', name_en: 'Persian' },
              kind: 'original',
              default: true,
            },
          ],
          now: null,
          next: null,
          data_charge: {
            rate: 'full',
            operators_fa: '',
            operators_en: null,
            message_fa: 'حجم مصرفی این شبکه تمام‌بها حساب می‌شود.',
            message_en: null,
          },
        },
      },
    },
  },
  getDownloadLinks: {
    first: 'film',
    all: {
      film: {
        data: {
          content_type: 'movie',
          id: '1024',
          name_fa: 'شب‌های بی‌ستارهٔ یزد',
          name_en: 'Starless Nights of Yazd',
          poster: { url: '/media/poster/movie/1024', width: 800, height: 1200, color: '#3b2a1f' },
          links: [
            {
              itemid: '1024-480p',
              quality: '480p',
              url: '/media/download/1024/480p.mp4?expires=1795359600&signature=c0ffee',
              size_bytes: 734003200,
              file_name: 'Starless.Nights.of.Yazd.2025.480p.mp4',
              expires_at: '2026-11-22T18:30:00+03:30',
              resumable: true,
            },
            {
              itemid: '1024-720p',
              quality: '720p',
              url: '/media/download/1024/720p.mp4?expires=1795359600&signature=decade',
              size_bytes: 1395864371,
              file_name: 'Starless.Nights.of.Yazd.2025.720p.mp4',
              expires_at: '2026-11-22T18:30:00+03:30',
              resumable: true,
            },
            {
              itemid: '1024-1080p',
              quality: '1080p',
              url: '/media/download/1024/1080p.mp4?expires=1795359600&signature=facade',
              size_bytes: 2576980378,
              file_name: 'Starless.Nights.of.Yazd.2025.1080p.mp4',
              expires_at: '2026-11-22T18:30:00+03:30',
              resumable: true,
            },
          ],
          subtitles: [
            {
              language: { code: 'en', name_fa: 'انگلیسی', name_en: 'English' },
              url: '/media/subtitle/1024/en.srt',
              file_name: 'Starless.Nights.of.Yazd.2025.en.srt',
            },
          ],
        },
      },
      none: {
        data: {
          content_type: 'movie',
          id: '1051',
          name_fa: 'آخرین قنات',
          name_en: null,
          poster: null,
          links: [],
          subtitles: [],
        },
      },
    },
  },
  listOfflineTerms: {
    first: 'kept',
    all: {
      kept: {
        data: [
          {
            content_type: 'movie',
            id: '1024',
            terms: {
              until: '2026-12-08T23:59:59+03:30',
              version: '41be07c95d',
              files: [
                {
                  height: 480,
                  size_bytes: 780000000,
                  sizes: [
                    { codecs: 'avc1.640028,mp4a.40.2', size_bytes: 780000000 },
                    { codecs: 'vp9,opus', size_bytes: 541000000 },
                  ],
                },
                { height: 1080, size_bytes: 2625000000 },
              ],
              age_rating: 15,
            },
          },
          {
            content_type: 'ekran',
            id: 'e-7',
            terms: {
              until: '2026-11-22T14:00:00+03:30',
              version: 'c0d3f1',
              files: [{ height: 1080, size_bytes: null }],
              age_rating: 12,
            },
          },
          {
            content_type: 'video',
            id: '4021',
            terms: {
              until: null,
              version: '1',
              files: [{ height: 480, size_bytes: 98400000 }],
              age_rating: null,
            },
          },
          { content_type: 'movie', id: '999999', terms: null },
        ],
      },
    },
  },
  listMyLists: {
    first: 'some',
    all: {
      some: {
        data: [
          { list: 'watchlist', name_fa: 'فهرست من', name_en: 'My list', count: 3 },
          { list: 'liked', name_fa: 'پسندیده‌ها', name_en: 'Liked', count: 12 },
          { list: 'purchased', name_fa: 'خریدها', name_en: 'Purchased', count: 1 },
          { list: 'history', name_fa: 'تماشاشده‌ها', name_en: 'History', count: 48 },
          { list: 'following', name_fa: 'دنبال‌شده‌ها', name_en: 'Following', count: 2 },
        ],
      },
      empty: {
        data: [
          { list: 'watchlist', name_fa: 'فهرست من', name_en: 'My list', count: 0 },
          { list: 'liked', name_fa: 'پسندیده‌ها', name_en: 'Liked', count: 0 },
          { list: 'purchased', name_fa: 'خریدها', name_en: 'Purchased', count: 0 },
          { list: 'history', name_fa: 'تماشاشده‌ها', name_en: 'History', count: 0 },
          { list: 'following', name_fa: 'دنبال‌شده‌ها', name_en: 'Following', count: 0 },
        ],
      },
    },
  },
  listWatching: {
    first: 'some',
    all: {
      some: {
        data: {
          items: [
            {
              card: {
                content_type: 'movie',
                id: '1024',
                name_fa: 'شب‌های بی‌ستارهٔ یزد',
                name_en: 'Starless Nights of Yazd',
                year: 2025,
                jalali_year: 1404,
                poster: {
                  url: '/media/poster/movie/1024',
                  width: 800,
                  height: 1200,
                  color: '#3b2a1f',
                },
                backdrop: {
                  url: '/media/backdrop/movie/1024',
                  width: 1920,
                  height: 1080,
                  color: '#3b2a1f',
                },
                access: 'subscription',
                badge: 'new',
                rating: { average: 8.4, count: 1290 },
              },
              place: {
                content_type: 'movie',
                id: '1024',
                position_seconds: 2754,
                duration_seconds: 7800,
                updated_at: '2026-11-20T23:12:40+03:30',
                episode_of: null,
              },
            },
            {
              card: {
                content_type: 'episode',
                id: '7725',
                name_fa: 'دعوا بر سر استکان',
                name_en: 'A Quarrel over a Glass',
                year: 2026,
                jalali_year: 1405,
                poster: {
                  url: '/media/poster/series/77',
                  width: 800,
                  height: 1200,
                  color: '#1f3b35',
                },
                backdrop: {
                  url: '/media/backdrop/episode/7725',
                  width: 1280,
                  height: 720,
                  color: '#2b4a3f',
                },
                access: 'free',
                badge: null,
                rating: null,
              },
              place: {
                content_type: 'episode',
                id: '7725',
                position_seconds: 1134,
                duration_seconds: 2652,
                updated_at: '2026-11-20T18:30:05+03:30',
                episode_of: {
                  series: {
                    id: '77',
                    name_fa: 'قهوه‌خانهٔ حاج رضا',
                    name_en: 'Haj Reza’s Coffee House',
                    poster: {
                      url: '/media/poster/series/77',
                      width: 800,
                      height: 1200,
                      color: '#1f3b35',
                    },
                  },
                  season: 2,
                  number: 5,
                },
              },
            },
          ],
          next_cursor: null,
        },
      },
      empty: { data: { items: [], next_cursor: null } },
    },
  },
  getWatchTime: {
    first: 'some',
    all: {
      some: {
        data: {
          weeks: [
            { first_day: '2026-09-05', minutes: 215 },
            { first_day: '2026-09-12', minutes: 148 },
            { first_day: '2026-09-19', minutes: 96 },
            { first_day: '2026-09-26', minutes: 310 },
            { first_day: '2026-10-03', minutes: 187 },
            { first_day: '2026-10-10', minutes: 0 },
            { first_day: '2026-10-17', minutes: 122 },
            { first_day: '2026-10-24', minutes: 264 },
            { first_day: '2026-10-31', minutes: 405 },
            { first_day: '2026-11-07', minutes: 238 },
            { first_day: '2026-11-14', minutes: 171 },
            { first_day: '2026-11-21', minutes: 54 },
          ],
        },
      },
    },
  },
  listMyRows: {
    first: 'both',
    all: {
      both: {
        data: [
          {
            kind: 'new_episodes',
            because: null,
            items: [
              {
                content_type: 'episode',
                id: '7726',
                name_fa: 'چای دوم',
                name_en: 'The Second Tea',
                year: 2026,
                jalali_year: 1405,
                poster: {
                  url: '/media/poster/series/77',
                  width: 800,
                  height: 1200,
                  color: '#1f3b35',
                },
                backdrop: {
                  url: '/media/backdrop/episode/7726',
                  width: 1280,
                  height: 720,
                  color: '#2b4a3f',
                },
                access: 'free',
                badge: 'new',
                rating: null,
                episode_of: {
                  series: {
                    id: '77',
                    name_fa: 'قهوه‌خانهٔ حاج رضا',
                    name_en: 'Haj Reza’s Coffee House',
                  },
                  season: 2,
                  number: 6,
                },
              },
            ],
          },
          {
            kind: 'because_watched',
            because: {
              content_type: 'movie',
              id: '1024',
              name_fa: 'شب‌های بی‌ستارهٔ یزد',
              name_en: 'Starless Nights of Yazd',
              year: 2025,
              jalali_year: 1404,
              poster: {
                url: '/media/poster/movie/1024',
                width: 800,
                height: 1200,
                color: '#3b2a1f',
              },
              backdrop: {
                url: '/media/backdrop/movie/1024',
                width: 1920,
                height: 1080,
                color: '#3b2a1f',
              },
              access: 'subscription',
              badge: 'new',
              rating: { average: 8.4, count: 1290 },
            },
            items: [
              {
                content_type: 'movie',
                id: '1051',
                name_fa: 'آخرین قنات',
                name_en: null,
                year: 2023,
                jalali_year: 1402,
                poster: null,
                backdrop: null,
                access: 'paid',
                badge: null,
                rating: null,
              },
            ],
          },
        ],
      },
      newcomer: { data: [] },
    },
  },
  listMyTitles: {
    first: 'watchlist',
    all: {
      watchlist: {
        data: {
          about: { list: 'watchlist', name_fa: 'فهرست من', name_en: 'My list', count: 3 },
          items: [
            {
              content_type: 'movie',
              id: '1024',
              name_fa: 'شب‌های بی‌ستارهٔ یزد',
              name_en: 'Starless Nights of Yazd',
              year: 2025,
              jalali_year: 1404,
              poster: {
                url: '/media/poster/movie/1024',
                width: 800,
                height: 1200,
                color: '#3b2a1f',
              },
              backdrop: {
                url: '/media/backdrop/movie/1024',
                width: 1920,
                height: 1080,
                color: '#3b2a1f',
              },
              access: 'subscription',
              badge: 'new',
              rating: { average: 8.4, count: 1290 },
            },
            {
              content_type: 'series',
              id: '77',
              name_fa: 'قهوه‌خانهٔ حاج رضا',
              name_en: 'Haj Reza’s Coffee House',
              year: 2024,
              jalali_year: 1403,
              poster: {
                url: '/media/poster/series/77',
                width: 800,
                height: 1200,
                color: '#1f3b35',
              },
              backdrop: {
                url: '/media/backdrop/series/77',
                width: 1920,
                height: 1080,
                color: '#1f3b35',
              },
              access: 'free',
              badge: null,
              rating: { average: 8.8, count: 12040 },
            },
            {
              content_type: 'movie',
              id: '1051',
              name_fa: 'آخرین قنات',
              name_en: null,
              year: 2023,
              jalali_year: 1402,
              poster: null,
              backdrop: null,
              access: 'paid',
              badge: null,
              rating: null,
            },
          ],
          next_cursor: null,
        },
      },
      empty: {
        data: {
          about: { list: 'liked', name_fa: 'پسندیده‌ها', name_en: 'Liked', count: 0 },
          items: [],
          next_cursor: null,
        },
      },
    },
  },
  listFollowing: {
    first: 'one',
    all: {
      one: {
        data: {
          items: [
            {
              id: 'golbarg',
              kind: 'magazine',
              name_fa: 'گلبرگ',
              name_en: null,
              description_fa: '',
              description_en: null,
              logo: null,
              backdrop: null,
              video_count: 0,
              latest: null,
            },
          ],
          next_cursor: null,
        },
      },
      none: { data: { items: [], next_cursor: null } },
    },
  },
  getTitleState: {
    first: 'film',
    all: {
      film: {
        data: {
          content_type: 'movie',
          id: '1024',
          rating: 9,
          lists: ['liked', 'history'],
          place: {
            content_type: 'movie',
            id: '1024',
            position_seconds: 2754,
            duration_seconds: 7800,
            updated_at: '2026-11-20T23:12:40+03:30',
            episode_of: null,
          },
          watched: false,
        },
      },
      series: {
        data: {
          content_type: 'series',
          id: '77',
          rating: null,
          lists: ['watchlist'],
          place: {
            content_type: 'episode',
            id: '7725',
            position_seconds: 1134,
            duration_seconds: 2652,
            updated_at: '2026-11-20T18:30:05+03:30',
            episode_of: {
              series: {
                id: '77',
                name_fa: 'قهوه‌خانهٔ حاج رضا',
                name_en: 'Haj Reza’s Coffee House',
                poster: {
                  url: '/media/poster/series/77',
                  width: 800,
                  height: 1200,
                  color: '#1f3b35',
                },
              },
              season: 2,
              number: 5,
            },
          },
          watched: false,
          watched_episodes: ['7711', '7712', '7721'],
        },
      },
      nothing: {
        data: { content_type: 'movie', id: '1051', rating: null, lists: [], place: null },
      },
    },
  },
  listMyDownloads: {
    first: 'fetched',
    all: {
      fetched: {
        data: {
          about: { count: 2, size_bytes: 3311403008 },
          items: [
            {
              title: {
                content_type: 'movie',
                id: '1024',
                name_fa: 'شب‌های بی‌ستارهٔ یزد',
                name_en: 'Starless Nights of Yazd',
                year: 2025,
                jalali_year: 1404,
                poster: {
                  url: '/media/poster/movie/1024',
                  width: 800,
                  height: 1200,
                  color: '#3b2a1f',
                },
                backdrop: {
                  url: '/media/backdrop/movie/1024',
                  width: 1920,
                  height: 1080,
                  color: '#3b2a1f',
                },
                access: 'subscription',
                badge: 'new',
                rating: { average: 8.4, count: 1290 },
              },
              episode_of: null,
              dubbed: false,
              subtitles: [{ code: 'en', name_fa: 'انگلیسی', name_en: 'English' }],
              owned_as: 'purchase',
              available_at: null,
              files: [
                {
                  itemid: '1024-1080p',
                  quality: '1080p',
                  size_bytes: 2576980378,
                  fetched_at: '2026-11-20T22:10:03+03:30',
                  expires_at: null,
                },
              ],
            },
            {
              title: {
                content_type: 'episode',
                id: '7725',
                name_fa: 'دعوا بر سر استکان',
                name_en: 'A Quarrel over a Glass',
                year: 2026,
                jalali_year: 1405,
                poster: {
                  url: '/media/poster/series/77',
                  width: 800,
                  height: 1200,
                  color: '#1f3b35',
                },
                backdrop: null,
                access: 'subscription',
                badge: null,
                rating: null,
              },
              episode_of: {
                series: {
                  id: '77',
                  name_fa: 'قهوه‌خانهٔ حاج رضا',
                  name_en: 'Haj Reza’s Coffee House',
                  poster: {
                    url: '/media/poster/series/77',
                    width: 800,
                    height: 1200,
                    color: '#1f3b35',
                  },
                },
                season: 2,
                number: 5,
              },
              dubbed: false,
              subtitles: [],
              owned_as: null,
              available_at: null,
              files: [
                {
                  itemid: '7725-480p',
                  quality: '480p',
                  size_bytes: 734422630,
                  fetched_at: '2026-10-02T19:41:30+03:30',
                  expires_at: '2026-11-01T00:00:00+03:30',
                },
              ],
            },
          ],
          next_cursor: null,
        },
      },
      waiting: {
        data: {
          about: { count: 1, size_bytes: 0 },
          items: [
            {
              title: {
                content_type: 'movie',
                id: '1051',
                name_fa: 'آخرین قنات',
                name_en: null,
                year: 2026,
                jalali_year: 1405,
                poster: null,
                backdrop: null,
                access: 'paid',
                badge: 'soon',
                rating: null,
              },
              episode_of: null,
              dubbed: false,
              subtitles: [],
              owned_as: 'purchase',
              available_at: '2026-12-20T00:00:00+03:30',
              files: [],
            },
          ],
          next_cursor: null,
        },
      },
      empty: { data: { about: { count: 0, size_bytes: 0 }, items: [], next_cursor: null } },
    },
  },
  addToMyList: {
    first: 'added',
    all: {
      added: {
        data: {
          content_type: 'movie',
          id: '1024',
          rating: null,
          lists: ['watchlist'],
          place: null,
        },
      },
    },
  },
  removeFromMyList: {
    first: 'removed',
    all: {
      removed: {
        data: { content_type: 'movie', id: '1024', rating: null, lists: [], place: null },
      },
    },
  },
  followChannel: {
    first: 'followed',
    all: { followed: { data: { id: 'ravagh', followed: true } } },
  },
  unfollowChannel: {
    first: 'unfollowed',
    all: { unfollowed: { data: { id: 'ravagh', followed: false } } },
  },
  saveWatching: {
    first: 'kept',
    all: {
      kept: {
        data: {
          content_type: 'movie',
          id: '1024',
          rating: null,
          lists: ['history'],
          place: {
            content_type: 'movie',
            id: '1024',
            position_seconds: 2754,
            duration_seconds: 7800,
            updated_at: '2026-11-20T23:12:40+03:30',
            episode_of: null,
          },
        },
      },
      watched: {
        data: { content_type: 'movie', id: '1024', rating: null, lists: ['history'], place: null },
      },
    },
  },
  removeWatching: {
    first: 'forgotten',
    all: {
      forgotten: {
        data: {
          content_type: 'movie',
          id: '1024',
          rating: null,
          lists: ['watchlist'],
          place: null,
        },
      },
    },
  },
  markWatched: {
    first: 'film',
    all: {
      film: {
        data: {
          content_type: 'movie',
          id: '1024',
          rating: null,
          lists: ['history'],
          place: null,
          watched: true,
        },
      },
      series: {
        data: {
          content_type: 'series',
          id: '77',
          rating: null,
          lists: ['watchlist'],
          place: {
            content_type: 'episode',
            id: '7725',
            position_seconds: 1134,
            duration_seconds: 2652,
            updated_at: '2026-11-20T18:30:05+03:30',
            episode_of: {
              series: {
                id: '77',
                name_fa: 'قهوه‌خانهٔ حاج رضا',
                name_en: 'Haj Reza’s Coffee House',
                poster: {
                  url: '/media/poster/series/77',
                  width: 800,
                  height: 1200,
                  color: '#1f3b35',
                },
              },
              season: 2,
              number: 5,
            },
          },
          watched: false,
          watched_episodes: ['7711', '7712'],
        },
      },
    },
  },
  rateTitle: {
    first: 'rated',
    all: {
      rated: { data: { content_type: 'movie', id: '1024', rating: 9, lists: [], place: null } },
    },
  },
  hideDownload: {
    first: 'hidden',
    all: { hidden: { data: { content_type: 'movie', id: '1024', hidden: true } } },
  },
  getPlans: {
    first: 'autumn',
    all: {
      autumn: {
        status: 200,
        data: {
          m1: {
            name_fa: 'یک‌ماهه',
            name_en: 'One month',
            toman: 149000,
            description: '۳۰ روز تماشا و دانلود نامحدود، با اینترنت نیم‌بها',
            description_en:
              '30 days of unlimited watching and downloading, with data at half price',
            days: 30,
            discount: null,
          },
          m3: {
            name_fa: 'سه‌ماهه',
            name_en: 'Three months',
            toman: 399000,
            description: '۹۰ روز تماشا و دانلود نامحدود، با اینترنت نیم‌بها',
            description_en:
              '90 days of unlimited watching and downloading, with data at half price',
            days: 90,
            discount: { discount_percent: 10, discount_price: 39900, discount_day: 0 },
          },
          m6: {
            name_fa: 'شش‌ماهه',
            name_en: 'Six months',
            toman: 749000,
            description: '۱۸۰ روز تماشا و دانلود نامحدود؛ انتخاب بیشتر خانواده‌ها',
            description_en: '180 days of unlimited watching and downloading; most families’ choice',
            days: 180,
            discount: { discount_percent: 20, discount_price: 149800, discount_day: 7 },
          },
          m12: {
            name_fa: 'یک‌ساله',
            name_en: 'One year',
            toman: 1349000,
            description: '۳۶۵ روز تماشا و دانلود نامحدود، با کمترین هزینهٔ روزانه',
            description_en:
              '365 days of watching and downloading without limit, at the lowest price a day',
            days: 365,
            discount: { discount_percent: 25, discount_price: 337250, discount_day: 30 },
          },
        },
        description: 'با اشتراک پرده، فیلم‌ها و سریال‌ها را بی‌وقفه تماشا یا دانلود کنید.',
        description_en:
          'With a Parde subscription, watch or download films and series without interruption.',
        message: 'تا پایان آذر، اشتراک یک‌ساله ۳۰ روز هدیه دارد.',
        message_en: 'The one-year plan comes with 30 free days until the end of Azar.',
      },
      closed: { data: {}, description: '', message: 'فروش اشتراک تا ساعت ۸ صبح فردا متوقف است.' },
    },
  },
  getCart: {
    first: 'subscriber',
    all: {
      subscriber: {
        data: {
          downloads: [
            {
              itemid: '1024-480p',
              id: '1024',
              type: 'movie',
              quality: '480p',
              size: '۷۰۰ مگابایت',
              size_bytes: 734003200,
              name: 'شب‌های بی‌ستارهٔ یزد',
              name_en: 'Starless Nights of Yazd',
              amount: 0,
              poster: '/media/poster/movie/1024',
            },
            {
              itemid: '1024-720p',
              id: '1024',
              type: 'movie',
              quality: '720p',
              size: '۱٫۳ گیگابایت',
              size_bytes: 1395864371,
              name: 'شب‌های بی‌ستارهٔ یزد',
              name_en: 'Starless Nights of Yazd',
              amount: 0,
              poster: '/media/poster/movie/1024',
            },
            {
              itemid: '1024-1080p',
              id: '1024',
              type: 'movie',
              quality: '1080p',
              size: '۲٫۴ گیگابایت',
              size_bytes: 2576980378,
              name: 'شب‌های بی‌ستارهٔ یزد',
              name_en: 'Starless Nights of Yazd',
              amount: 0,
              poster: '/media/poster/movie/1024',
            },
          ],
          presale: false,
          presale_date: null,
          pass: true,
          title_poster: {
            url: '/media/poster/movie/1024',
            width: 800,
            height: 1200,
            color: '#3b2a1f',
          },
          screening: {
            ekran: false,
            ekran_period_end: null,
            ekran_hour: null,
            ekran_owned: false,
            owned_period_end: null,
            ekran_id: null,
          },
          ussd: null,
          fullrate_data: null,
          show_free: false,
          show_buy: false,
          notes: ['بسیاری از اپراتورها حجم مصرفی شما را نیم‌بها حساب می‌کنند.'],
          price: 45000,
          release_date: null,
        },
      },
      buyOnly: {
        data: {
          downloads: [
            {
              itemid: '1051-720p',
              id: '1051',
              type: 'movie',
              quality: '720p',
              size: '۱٫۱ گیگابایت',
              size_bytes: 1181116006,
              name: 'آخرین قنات',
              name_en: null,
              amount: 39000,
              poster: null,
            },
            {
              itemid: '1051-1080p',
              id: '1051',
              type: 'movie',
              quality: '1080p',
              size: '۲٫۳ گیگابایت',
              size_bytes: 2469606195,
              name: 'آخرین قنات',
              name_en: null,
              amount: 55000,
              poster: null,
            },
          ],
          presale: false,
          presale_date: null,
          pass: false,
          title_poster: null,
          screening: {
            ekran: false,
            ekran_period_end: null,
            ekran_hour: null,
            ekran_owned: false,
            owned_period_end: null,
            ekran_id: null,
          },
          ussd: '*780*1051#',
          fullrate_data: null,
          show_free: false,
          show_buy: true,
          notes: ['این فیلم در اشتراک نیست و جداگانه فروخته می‌شود.'],
          price: 55000,
          release_date: null,
        },
      },
      presale: {
        data: {
          downloads: [],
          presale: true,
          presale_date: '2026-12-21T20:00:00+03:30',
          pass: false,
          title_poster: {
            url: '/media/poster/movie/1133',
            width: 800,
            height: 1200,
            color: '#16263d',
          },
          screening: {
            ekran: false,
            ekran_period_end: null,
            ekran_hour: null,
            ekran_owned: false,
            owned_period_end: null,
            ekran_id: null,
          },
          ussd: null,
          fullrate_data: null,
          show_free: false,
          show_buy: true,
          notes: [
            'با خرید در پیش‌فروش، ۲۰ درصد کمتر می‌پردازید.',
            'پیوند دانلود هم‌زمان با آغاز نمایش فعال می‌شود.',
          ],
          price: 68000,
          release_date: '2026-12-21T20:00:00+03:30',
        },
      },
      ekranOwned: {
        data: {
          downloads: [],
          presale: false,
          presale_date: null,
          pass: true,
          title_poster: {
            url: '/media/poster/movie/1005',
            width: 800,
            height: 1200,
            color: '#2a3147',
          },
          screening: {
            ekran: true,
            ekran_period_end: '2026-12-16T23:59:59+03:30',
            ekran_hour: 48,
            ekran_owned: true,
            owned_period_end: '2026-11-22T21:30:00+03:30',
            ekran_id: 'e-9',
          },
          ussd: null,
          fullrate_data: null,
          show_free: false,
          show_buy: false,
          notes: ['بلیت شما از نخستین پخش تا ۴۸ ساعت اعتبار دارد.'],
          price: 85000,
          release_date: null,
        },
      },
      notReleased: {
        data: {
          downloads: [],
          presale: false,
          presale_date: null,
          pass: false,
          title_poster: null,
          screening: {
            ekran: false,
            ekran_period_end: null,
            ekran_hour: null,
            ekran_owned: false,
            owned_period_end: null,
            ekran_id: null,
          },
          ussd: null,
          fullrate_data: null,
          show_free: false,
          show_buy: false,
          notes: [],
          price: null,
          release_date: '2027-03-21T00:00:00+03:30',
        },
      },
    },
  },
  ghostCart: {
    first: 'guest',
    all: {
      guest: {
        data: {
          downloads: [
            {
              itemid: '1024-720p',
              id: '1024',
              type: 'movie',
              quality: '720p',
              size: '۱٫۳ گیگابایت',
              size_bytes: 1395864371,
              name: 'شب‌های بی‌ستارهٔ یزد',
              name_en: 'Starless Nights of Yazd',
              amount: 35000,
              poster: '/media/poster/movie/1024',
            },
            {
              itemid: '1024-1080p',
              id: '1024',
              type: 'movie',
              quality: '1080p',
              size: '۲٫۴ گیگابایت',
              size_bytes: 2576980378,
              name: 'شب‌های بی‌ستارهٔ یزد',
              name_en: 'Starless Nights of Yazd',
              amount: 45000,
              poster: '/media/poster/movie/1024',
            },
          ],
          presale: false,
          presale_date: null,
          pass: false,
          title_poster: {
            url: '/media/poster/movie/1024',
            width: 800,
            height: 1200,
            color: '#3b2a1f',
          },
          screening: {
            ekran: false,
            ekran_period_end: null,
            ekran_hour: null,
            ekran_owned: false,
            owned_period_end: null,
            ekran_id: null,
          },
          ussd: '*780*1024#',
          fullrate_data: null,
          show_free: false,
          show_buy: true,
          notes: [],
          price: 45000,
          release_date: null,
        },
      },
      fullRate: {
        data: {
          downloads: [],
          presale: false,
          presale_date: null,
          pass: true,
          title_poster: {
            url: '/media/poster/movie/1024',
            width: 800,
            height: 1200,
            color: '#3b2a1f',
          },
          screening: {
            ekran: false,
            ekran_period_end: null,
            ekran_hour: null,
            ekran_owned: false,
            owned_period_end: null,
            ekran_id: null,
          },
          ussd: null,
          fullrate_data: {
            message:
              'با اینترنت همراه اول، این فیلم را بدون اشتراک تماشا می‌کنید؛ حجم مصرفی تمام‌بها حساب می‌شود.',
            show_download: false,
            show_subscription: true,
            title_fa: 'تماشا بدون اشتراک',
            title_en: 'Watch without a subscription',
          },
          show_free: false,
          show_buy: false,
          notes: [],
          price: 45000,
          release_date: null,
        },
      },
      free: {
        data: {
          downloads: [
            {
              itemid: '7726-480p',
              id: '7726',
              type: 'episode',
              quality: '480p',
              size: '۲۱۰ مگابایت',
              size_bytes: 220200960,
              name: 'قهوه‌خانهٔ حاج رضا، فصل ۲، قسمت ۶',
              name_en: 'Haj Reza’s Coffee House, season 2, episode 6',
              amount: 0,
              poster: null,
            },
          ],
          presale: false,
          presale_date: null,
          pass: true,
          title_poster: null,
          screening: {
            ekran: false,
            ekran_period_end: null,
            ekran_hour: null,
            ekran_owned: false,
            owned_period_end: null,
            ekran_id: null,
          },
          ussd: null,
          fullrate_data: null,
          show_free: true,
          show_buy: false,
          notes: [],
          price: null,
          release_date: null,
        },
      },
    },
  },
  getGateways: {
    first: 'three',
    all: {
      three: {
        data: [
          {
            id: 'mellat',
            name_fa: 'به‌پرداخت ملت',
            name_en: 'Behpardakht Mellat',
            logo: { url: '/media/gateway/mellat', width: 240, height: 240, color: '#b3122a' },
            default: true,
          },
          {
            id: 'saman',
            name_fa: 'پرداخت الکترونیک سامان',
            name_en: 'Saman Electronic Payment',
            logo: { url: '/media/gateway/saman', width: 240, height: 240, color: '#1d4f91' },
            default: false,
          },
          { id: 'zarinpal', name_fa: 'زرین‌پال', name_en: 'Zarinpal', logo: null, default: false },
        ],
      },
    },
  },
  buyPlan: {
    first: 'toPay',
    all: {
      toPay: {
        data: {
          status: 'pending',
          tracking_code: '140508301457',
          pay_url: 'https://bank.example/pay/6f1c0b7e42d94a53',
        },
      },
      settled: { data: { status: 'paid', tracking_code: '140508301461', pay_url: null } },
    },
  },
  buyItems: {
    first: 'toPay',
    all: {
      toPay: {
        data: {
          status: 'pending',
          tracking_code: '140508301457',
          pay_url: 'https://bank.example/pay/6f1c0b7e42d94a53',
        },
      },
      settled: { data: { status: 'paid', tracking_code: '140508301461', pay_url: null } },
    },
  },
  listPayments: {
    first: 'history',
    all: {
      history: {
        data: {
          items: [
            {
              tracking_code: '140508301502',
              kind: 'wallet',
              status: 'pending',
              title_fa: 'افزایش اعتبار کیف پول',
              title_en: 'Wallet top-up',
              plan_id: null,
              items: [],
              content_type: null,
              content_id: null,
              amount: 20000,
              vat: 0,
              total: 20000,
              gateway: {
                id: 'saman',
                name_fa: 'پرداخت الکترونیک سامان',
                name_en: 'Saman Electronic Payment',
              },
              created_at: '2026-11-21T11:58:40+03:30',
              paid_at: null,
              message: 'The bank hasn’t answered yet.',
              message_fa: 'بانک هنوز پاسخ نداده است.',
            },
            {
              tracking_code: '140508301457',
              kind: 'plan',
              status: 'paid',
              title_fa: 'اشتراک سه‌ماهه',
              title_en: 'Subscription: three months',
              plan_id: 'm3',
              items: [],
              content_type: 'movie',
              content_id: '1024',
              amount: 359100,
              vat: 35910,
              total: 395010,
              gateway: { id: 'mellat', name_fa: 'به‌پرداخت ملت', name_en: 'Behpardakht Mellat' },
              created_at: '2026-11-21T11:42:10+03:30',
              paid_at: '2026-11-21T11:43:55+03:30',
              message: 'Your subscription is active.',
              message_fa: 'اشتراک شما فعال شد.',
            },
            {
              tracking_code: '140508280977',
              kind: 'direct_debit',
              status: 'paid',
              title_fa: 'پرواز ۷۱۴، فصل ۱، قسمت ۹',
              title_en: 'Flight 714, season 1, episode 9',
              plan_id: null,
              items: [],
              content_type: 'episode',
              content_id: '9209',
              amount: 12000,
              vat: 0,
              total: 12000,
              gateway: {
                id: 'direct_debit',
                name_fa: 'پرداخت خودکار بانک ملت',
                name_en: 'Automatic payment from Bank Mellat',
              },
              created_at: '2026-11-19T08:00:00+03:30',
              paid_at: '2026-11-19T08:00:04+03:30',
              message: null,
              message_fa: null,
            },
            {
              tracking_code: '140508121190',
              kind: 'items',
              status: 'paid',
              title_fa: 'آخرین قنات',
              title_en: null,
              plan_id: null,
              items: [
                {
                  itemid: '1051-1080p',
                  id: '1051',
                  type: 'movie',
                  quality: '1080p',
                  name: 'آخرین قنات',
                  name_en: null,
                  amount: 55000,
                },
              ],
              content_type: 'movie',
              content_id: '1051',
              amount: 55000,
              vat: 0,
              total: 55000,
              gateway: { id: 'wallet', name_fa: 'کیف پول', name_en: 'Wallet' },
              created_at: '2026-11-03T21:15:02+03:30',
              paid_at: '2026-11-03T21:15:02+03:30',
              message: null,
              message_fa: null,
            },
            {
              tracking_code: '140507291034',
              kind: 'plan',
              status: 'failed',
              title_fa: 'اشتراک شش‌ماهه',
              title_en: 'Subscription: six months',
              plan_id: 'm6',
              items: [],
              content_type: null,
              content_id: null,
              amount: 599200,
              vat: 59920,
              total: 659120,
              gateway: { id: 'mellat', name_fa: 'به‌پرداخت ملت', name_en: 'Behpardakht Mellat' },
              created_at: '2026-10-21T22:04:31+03:30',
              paid_at: null,
              message:
                'If money has left your account, it will be returned within 72 hours. The bank didn’t approve the payment.',
              message_fa:
                'اگر پولی از حساب شما کم شده باشد، تا ۷۲ ساعت دیگر برمی‌گردد. بانک پرداخت را تأیید نکرد.',
            },
            {
              tracking_code: '140507291029',
              kind: 'plan',
              status: 'abandoned',
              title_fa: 'اشتراک شش‌ماهه',
              title_en: 'Subscription: six months',
              plan_id: 'm6',
              items: [],
              content_type: 'movie',
              content_id: '1024',
              amount: 599200,
              vat: 59920,
              total: 659120,
              gateway: { id: 'mellat', name_fa: 'به‌پرداخت ملت', name_en: 'Behpardakht Mellat' },
              created_at: '2026-10-21T21:58:12+03:30',
              paid_at: null,
              message:
                'Nothing was taken from your account. You left the bank’s page before paying.',
              message_fa: 'چیزی از حساب شما کم نشده است. پیش از پرداخت، از صفحهٔ بانک بیرون آمدید.',
            },
            {
              tracking_code: '140506150882',
              kind: 'items',
              status: 'refunded',
              title_fa: 'هفت‌خان سرخ',
              title_en: 'Seven Red Labours',
              plan_id: null,
              items: [
                {
                  itemid: '1120-720p',
                  id: '1120',
                  type: 'movie',
                  quality: '720p',
                  name: 'هفت‌خان سرخ',
                  name_en: 'The Seven Red Labours',
                  amount: 48000,
                },
              ],
              content_type: 'movie',
              content_id: '1120',
              amount: 48000,
              vat: 0,
              total: 48000,
              gateway: { id: 'mellat', name_fa: 'به‌پرداخت ملت', name_en: 'Behpardakht Mellat' },
              created_at: '2026-09-06T19:30:00+03:30',
              paid_at: '2026-09-06T19:31:22+03:30',
              message: 'The amount was returned to your wallet.',
              message_fa: 'مبلغ به کیف پول شما برگشت.',
            },
          ],
          next_cursor: null,
        },
      },
      empty: { data: { items: [], next_cursor: null } },
    },
  },
  getPayment: {
    first: 'paid',
    all: {
      paid: {
        data: {
          tracking_code: '140508301457',
          kind: 'plan',
          status: 'paid',
          title_fa: 'اشتراک سه‌ماهه',
          title_en: 'Subscription: three months',
          plan_id: 'm3',
          items: [],
          content_type: 'movie',
          content_id: '1024',
          amount: 359100,
          vat: 35910,
          total: 395010,
          gateway: { id: 'mellat', name_fa: 'به‌پرداخت ملت', name_en: 'Behpardakht Mellat' },
          created_at: '2026-11-21T11:42:10+03:30',
          paid_at: '2026-11-21T11:43:55+03:30',
          message: 'Your subscription is active.',
          message_fa: 'اشتراک شما فعال شد.',
        },
      },
      failed: {
        data: {
          tracking_code: '140507291034',
          kind: 'plan',
          status: 'failed',
          title_fa: 'اشتراک شش‌ماهه',
          title_en: 'Subscription: six months',
          plan_id: 'm6',
          items: [],
          content_type: null,
          content_id: null,
          amount: 599200,
          vat: 59920,
          total: 659120,
          gateway: { id: 'mellat', name_fa: 'به‌پرداخت ملت', name_en: 'Behpardakht Mellat' },
          created_at: '2026-10-21T22:04:31+03:30',
          paid_at: null,
          message:
            'If money has left your account, it will be returned within 72 hours. The bank didn’t approve the payment.',
          message_fa:
            'اگر پولی از حساب شما کم شده باشد، تا ۷۲ ساعت دیگر برمی‌گردد. بانک پرداخت را تأیید نکرد.',
        },
      },
      abandoned: {
        data: {
          tracking_code: '140507291029',
          kind: 'plan',
          status: 'abandoned',
          title_fa: 'اشتراک شش‌ماهه',
          title_en: 'Subscription: six months',
          plan_id: 'm6',
          items: [],
          content_type: 'movie',
          content_id: '1024',
          amount: 599200,
          vat: 59920,
          total: 659120,
          gateway: { id: 'mellat', name_fa: 'به‌پرداخت ملت', name_en: 'Behpardakht Mellat' },
          created_at: '2026-10-21T21:58:12+03:30',
          paid_at: null,
          message: 'Nothing was taken from your account. You left the bank’s page before paying.',
          message_fa: 'چیزی از حساب شما کم نشده است. پیش از پرداخت، از صفحهٔ بانک بیرون آمدید.',
        },
      },
      item: {
        data: {
          tracking_code: '140508121190',
          kind: 'items',
          status: 'paid',
          title_fa: 'آخرین قنات',
          title_en: null,
          plan_id: null,
          items: [
            {
              itemid: '1051-1080p',
              id: '1051',
              type: 'movie',
              quality: '1080p',
              name: 'آخرین قنات',
              name_en: null,
              amount: 55000,
            },
          ],
          content_type: 'movie',
          content_id: '1051',
          amount: 55000,
          vat: 0,
          total: 55000,
          gateway: { id: 'wallet', name_fa: 'کیف پول', name_en: 'Wallet' },
          created_at: '2026-11-03T21:15:02+03:30',
          paid_at: '2026-11-03T21:15:02+03:30',
          message: null,
          message_fa: null,
        },
      },
      agreed: {
        data: {
          tracking_code: '140508301602',
          kind: 'direct_debit',
          status: 'paid',
          title_fa: 'فعال‌سازی پرداخت خودکار بانک ملت',
          title_en: 'Automatic payment from Bank Mellat',
          plan_id: null,
          items: [],
          content_type: null,
          content_id: null,
          amount: 0,
          vat: 0,
          total: 0,
          gateway: {
            id: 'direct_debit',
            name_fa: 'پرداخت خودکار بانک ملت',
            name_en: 'Automatic payment from Bank Mellat',
          },
          created_at: '2026-11-21T12:04:10+03:30',
          paid_at: '2026-11-21T12:05:02+03:30',
          message: 'Automatic payment is on.',
          message_fa: 'پرداخت خودکار شما فعال شد.',
          debit: {
            subscription: true,
            pay_anything: true,
            series: [{ id: '92', name_fa: 'پرواز ۷۱۴', name_en: 'Flight 714' }],
            charges: [
              {
                tracking_code: '140508301615',
                status: 'paid',
                title_fa: 'تمدید اشتراک یک‌ماهه',
                title_en: 'Renewal of the one-month subscription',
                total: 163900,
              },
            ],
          },
        },
      },
    },
  },
  findPurchase: {
    first: 'paid',
    all: {
      paid: {
        data: {
          payment: {
            tracking_code: '140508301457',
            kind: 'plan',
            status: 'paid',
            title_fa: 'اشتراک سه‌ماهه',
            title_en: 'Subscription: three months',
            plan_id: 'm3',
            items: [],
            content_type: 'movie',
            content_id: '1024',
            amount: 359100,
            vat: 35910,
            total: 395010,
            gateway: { id: 'mellat', name_fa: 'به‌پرداخت ملت', name_en: 'Behpardakht Mellat' },
            created_at: '2026-11-21T11:42:10+03:30',
            paid_at: '2026-11-21T11:43:55+03:30',
            message: 'Your subscription is active.',
            message_fa: 'اشتراک شما فعال شد.',
          },
          pay_url: null,
        },
      },
      atBank: {
        data: {
          payment: {
            tracking_code: '140508301502',
            kind: 'wallet',
            status: 'pending',
            title_fa: 'افزایش اعتبار کیف پول',
            title_en: 'Wallet top-up',
            plan_id: null,
            items: [],
            content_type: null,
            content_id: null,
            amount: 20000,
            vat: 0,
            total: 20000,
            gateway: {
              id: 'saman',
              name_fa: 'پرداخت الکترونیک سامان',
              name_en: 'Saman Electronic Payment',
            },
            created_at: '2026-11-21T11:58:40+03:30',
            paid_at: null,
            message: 'The bank hasn’t answered yet.',
            message_fa: 'بانک هنوز پاسخ نداده است.',
          },
          pay_url: 'https://bank.example/pay/1b9f0a7d3c5e4f20',
        },
      },
      saved: { data: { payment: null, pay_url: null } },
    },
  },
  getWallet: {
    first: 'some',
    all: {
      some: { data: { my_credit: '۱۲۵٬۰۰۰ تومان', credit: 125000 } },
      empty: { data: { my_credit: '۰ تومان', credit: 0 } },
    },
  },
  chargeWallet: {
    first: 'bank',
    all: {
      bank: {
        data: {
          pay_url: 'https://bank.example/pay/1b9f0a7d3c5e4f20',
          tracking_code: '140508301502',
        },
      },
    },
  },
  getDebitBanks: {
    first: 'banks',
    all: {
      banks: {
        data: {
          banks: [
            { id: '012', name_fa: 'بانک ملت', name_en: 'Bank Mellat', soon: false },
            { id: '018', name_fa: 'بانک تجارت', name_en: 'Tejarat Bank', soon: false },
            { id: '057', name_fa: 'بانک پاسارگاد', name_en: 'Bank Pasargad', soon: false },
            { id: '017', name_fa: 'بانک ملی ایران', name_en: 'Bank Melli Iran', soon: true },
          ],
        },
      },
    },
  },
  getDebitSubscriptions: {
    first: 'active',
    all: {
      active: {
        data: {
          subscriptions: [{ id: 'dd-5182', bank: '012' }],
          configs: { subscription: true, pay_anything: false },
          series: [
            {
              id: '92',
              poster: {
                url: '/media/poster/series/92',
                width: 800,
                height: 1200,
                color: '#1d3440',
              },
              name_fa: 'پرواز ۷۱۴',
              name_en: 'Flight 714',
              subscribe_fee: 12000,
              directdebit: true,
            },
            {
              id: '82',
              poster: null,
              name_fa: 'نیمهٔ پنهان',
              name_en: 'The Hidden Half',
              subscribe_fee: 15000,
              directdebit: false,
            },
          ],
          mobile: '09123456789',
          subscribe_fee: 149000,
          days_period_to_end: 18,
        },
      },
      none: {
        data: {
          subscriptions: [],
          configs: { subscription: false, pay_anything: false },
          series: [],
          mobile: '09351112233',
          subscribe_fee: 149000,
          days_period_to_end: 0,
        },
      },
    },
  },
  buyDebitSubscription: {
    first: 'agree',
    all: {
      agree: { data: { pay_url: 'https://bank.example/agreement/9c41e0d2' } },
      done: { message: 'تنظیمات پرداخت خودکار شما ذخیره شد.' },
    },
  },
  deleteDebitSubscription: {
    first: 'ended',
    all: {
      ended: {
        message: 'Automatic payment from this bank has ended.',
        message_fa: 'پرداخت خودکار از این بانک لغو شد.',
      },
    },
  },
  login: { first: 'token', all: { token: { token: 'tok_5f0c2a9b7d3e41c8a6f1' } } },
  sendCode: {
    first: 'sent',
    all: {
      sent: {
        request_id: '3vY0nq7TzL9sWc2kHf8mRg',
        message: 'The code was sent.',
        message_fa: 'کد تأیید پیامک شد.',
      },
      unnamed: { message: 'The code was sent.', message_fa: 'کد تأیید پیامک شد.' },
    },
  },
  logout: {
    first: 'out',
    all: { out: { message: 'You’re signed out.', message_fa: 'از حساب خود خارج شدید.' } },
  },
  endSession: {
    first: 'out',
    all: { out: { message: 'You’re signed out.', message_fa: 'از حساب خود خارج شدید.' } },
  },
  listSessions: {
    first: 'some',
    all: {
      some: {
        data: {
          items: [
            {
              id: 's-8Qm2x0cVhT4',
              device: 'Chrome · Android',
              created_at: '2026-11-02T21:14:00+03:30',
              last_used_at: '2026-11-21T11:30:00+03:30',
              current: true,
            },
            {
              id: 's-Zk41nWb7Lr0',
              device: 'Firefox · Windows',
              created_at: '2026-10-27T09:02:00+03:30',
              last_used_at: '2026-11-20T23:41:00+03:30',
              current: false,
            },
            {
              id: 's-p0Tq9YdE6uA',
              device: null,
              created_at: '2026-10-25T18:20:00+03:30',
              last_used_at: '2026-10-25T18:20:00+03:30',
              current: false,
            },
          ],
        },
      },
    },
  },
  revokeSession: {
    first: 'elsewhere',
    all: { elsewhere: { data: { current: false } }, here: { data: { current: true } } },
  },
  revokeAllSessions: {
    first: 'out',
    all: {
      out: { message: 'You’re signed out everywhere.', message_fa: 'از همهٔ دستگاه‌ها خارج شدید.' },
    },
  },
  getUser: {
    first: 'subscriber',
    all: {
      subscriber: {
        data: {
          mobile: '09123456789',
          name: 'مهسا رضایی',
          scope: ['watch', 'comment'],
          subscription: 1,
          days_period_to_end: 18,
        },
      },
      newcomer: {
        data: {
          mobile: '09351112233',
          name: null,
          scope: ['watch'],
          subscription: 0,
          days_period_to_end: 0,
        },
      },
    },
  },
  ghostCheck: {
    first: 'guest',
    all: {
      guest: {
        subscription: 0,
        days_period_to_end: 0,
        operator_fullrate: 'همراه اول و ایرانسل',
        mobile: null,
        ref: '4',
        show_app: true,
        samandehi_id: '1070000',
        samandehi_p: 'xlaojyoeaodsuiwk',
      },
      customer: {
        subscription: 1,
        days_period_to_end: 18,
        operator_fullrate: 'همراه اول و ایرانسل',
        operator: 'mci',
        mobile: '09123456789',
        ref: '5301992',
        show_app: true,
        samandehi_id: '1070000',
        samandehi_p: 'xlaojyoeaodsuiwk',
      },
    },
  },
  updateUser: {
    first: 'named',
    all: {
      named: {
        data: {
          mobile: '09123456789',
          name: 'مهسا رضایی',
          scope: ['watch', 'comment'],
          subscription: 1,
          days_period_to_end: 18,
        },
      },
    },
  },
  getReferral: {
    first: 'some',
    all: {
      some: {
        data: { code: '1mQ7x', link: '/ref/1mQ7x', invited: 6, earned_days: 42, days_each: 7 },
      },
      none: {
        data: { code: '1mQ8c', link: '/ref/1mQ8c', invited: 0, earned_days: 0, days_each: 7 },
      },
    },
  },
  getInvitation: {
    first: 'days',
    all: {
      days: { data: { known: true, days: 7 } },
      counted: { data: { known: true, days: 0 } },
      nobody: { data: { known: false, days: 0 } },
    },
  },
  listGiftDays: {
    first: 'some',
    all: {
      some: {
        data: {
          about: { days: 31 },
          items: [
            {
              id: 'g-9051',
              days: 7,
              reason: 'referral',
              granted_at: '2026-11-14T19:20:00+03:30',
              from: 'سینا مرادی',
              note_fa: null,
              note_en: null,
            },
            {
              id: 'g-8740',
              days: 7,
              reason: 'plan',
              granted_at: '2026-10-02T10:05:00+03:30',
              from: null,
              note_fa: 'هدیهٔ اشتراک شش‌ماهه',
              note_en: 'With your subscription: six months',
            },
            {
              id: 'g-8102',
              days: 3,
              reason: 'apology',
              granted_at: '2026-07-30T09:00:00+03:30',
              from: null,
              note_fa: 'بابت قطعی پخش در شب فینال',
              note_en: 'For the outage on the night of the final',
            },
            {
              id: 'g-6623',
              days: 7,
              reason: 'campaign',
              granted_at: '2026-03-20T12:00:00+03:30',
              from: null,
              note_fa: 'عیدی نوروز ۱۴۰۵',
              note_en: 'A gift for Nowruz 1405',
            },
            {
              id: 'g-6610',
              days: 7,
              reason: 'invited',
              granted_at: '2026-03-18T22:41:00+03:30',
              from: '۰۹۳۵•••۲۲۳۳',
              note_fa: null,
              note_en: null,
            },
          ],
          next_cursor: null,
        },
      },
      none: { data: { about: { days: 0 }, items: [], next_cursor: null } },
    },
  },
  getAppDetails: {
    first: 'full',
    all: {
      full: {
        data: {
          about_fa:
            'پرده خانهٔ فیلم و سریال فارسی‌زبان است: بیش از ۳۰٬۰۰۰ قسمت برای تماشا و دانلود، با دوبله و زیرنویس فارسی و اینترنت نیم‌بها.',
          about_en:
            'Parde is the home of films and series in Persian: more than 30,000 episodes to watch and download, dubbed or subtitled, at half the price of data.',
          phone: '02191000000',
          support_hours_fa: 'همه‌روزه از ساعت ۸ صبح تا ۱۲ شب',
          support_hours_en: 'Every day, 8 a.m. to midnight',
          email: 'support@parde.example',
          address_fa: 'تهران، خیابان ولیعصر، کوچهٔ پردهٔ نقره‌ای، پلاک ۱۲، طبقهٔ سوم',
          address_en: '3rd floor, 12 Silver Screen Alley, Valiasr Street, Tehran',
          social: [
            { kind: 'instagram', url: 'https://instagram.example/parde' },
            { kind: 'telegram', url: 'https://telegram.example/parde' },
            { kind: 'aparat', url: 'https://aparat.example/parde' },
            { kind: 'bale', url: 'https://bale.example/parde' },
          ],
          related_link: {
            name_fa: 'خبرگزاری پرده‌نگار',
            name_en: 'Pardenegar News',
            url: 'https://news.example/',
          },
          trust_badges: {
            enamad: { id: '310542', code: 'b7KqZx2mVt9LpR4sWd1c' },
            samandehi: { id: '1070000', key: 'xlaojyoeaodsuiwk' },
          },
          copyright_fa: 'همهٔ حقوق این سایت برای پرده محفوظ است.',
          copyright_en: '© Parde. All rights reserved.',
          apps: [
            {
              platform: 'android',
              url: 'https://dl.example/parde-4.12.0.apk',
              version: '4.12.0',
              size_bytes: 39845888,
            },
            {
              platform: 'android_tv',
              url: 'https://dl.example/parde-tv-2.3.1.apk',
              version: '2.3.1',
              size_bytes: 31457280,
            },
            {
              platform: 'ios',
              url: 'https://store.example/app/parde',
              version: null,
              size_bytes: null,
            },
            {
              platform: 'windows',
              url: 'https://dl.example/parde-1.8.0.exe',
              version: '1.8.0',
              size_bytes: 88080384,
            },
          ],
        },
      },
      bare: {
        data: {
          about_fa: 'پرده خانهٔ فیلم و سریال فارسی‌زبان است.',
          phone: '02191000000',
          social: [],
          related_link: null,
          trust_badges: { enamad: null, samandehi: null },
          copyright_fa: 'همهٔ حقوق این سایت برای پرده محفوظ است.',
        },
      },
    },
  },
  getTrustBadges: {
    first: 'both',
    all: {
      both: {
        data: {
          enamad: { id: '310542', code: 'b7KqZx2mVt9LpR4sWd1c' },
          samandehi: { id: '1070000', key: 'xlaojyoeaodsuiwk' },
        },
      },
      none: { data: { enamad: null, samandehi: null } },
    },
  },
  listOperators: {
    first: 'all',
    all: {
      all: {
        data: [
          {
            key: 'mci',
            name_fa: 'همراه اول',
            name_en: 'MCI',
            rate: 'full',
            note_fa: 'بدون اشتراک هم تماشا می‌کنید؛ حجم مصرفی تمام‌بها حساب می‌شود.',
            note_en: 'You can watch without a subscription. Data is billed at the full rate.',
            price: { toman_per_gigabyte: 10000, as_of: '2026-11-01' },
          },
          {
            key: 'irancell',
            name_fa: 'ایرانسل',
            name_en: 'Irancell',
            rate: 'full',
            note_fa: 'بدون اشتراک هم تماشا می‌کنید؛ حجم مصرفی تمام‌بها حساب می‌شود.',
            note_en: 'You can watch without a subscription. Data is billed at the full rate.',
          },
          {
            key: 'rightel',
            name_fa: 'رایتل',
            name_en: 'RighTel',
            rate: 'half',
            price: { toman_per_gigabyte: 9000, as_of: '2026-11-01' },
            note_fa: null,
            note_en: null,
          },
          {
            key: 'shatel',
            name_fa: 'شاتل',
            name_en: 'Shatel',
            rate: 'half',
            note_fa: 'اینترنت ثابت و شاتل موبایل',
            note_en: 'Fixed lines and Shatel Mobile',
          },
          {
            key: 'asiatech',
            name_fa: 'آسیاتک',
            name_en: 'Asiatech',
            rate: 'free',
            note_fa: 'تنها از ساعت ۲ تا ۸ بامداد',
            note_en: 'Only from 2 to 8 in the morning',
          },
        ],
      },
      none: { data: [] },
    },
  },
  getUssdLink: {
    first: 'film',
    all: {
      film: {
        data: {
          ussd: '*780*1024#',
          operator: { key: 'mci', name_fa: 'همراه اول', name_en: 'MCI' },
          price: 49500,
          title_fa: 'شب‌های بی‌ستارهٔ یزد',
          title_en: 'Starless Nights of Yazd',
          card: {
            content_type: 'movie',
            id: '1024',
            name_fa: 'شب‌های بی‌ستارهٔ یزد',
            name_en: 'Starless Nights of Yazd',
            year: 2025,
            poster: { url: '/media/poster/movie/1024', width: 800, height: 1200, color: '#3b2a1f' },
            backdrop: null,
            access: 'subscription',
            badge: 'new',
            rating: { average: 8.4, count: 1290 },
          },
          expires_at: '2026-11-21T23:59:59+03:30',
        },
      },
      package: {
        data: {
          ussd: '*780*30#',
          operator: { key: 'irancell', name_fa: 'ایرانسل', name_en: 'Irancell' },
          price: 163900,
          title_fa: 'اشتراک یک‌ماهه',
          title_en: 'One-month subscription',
          card: null,
          expires_at: null,
        },
      },
    },
  },
  getPage: {
    first: 'faq',
    all: {
      faq: {
        data: {
          page: 'faq',
          title_fa: 'پرسش‌های متداول',
          title_en: 'Frequently asked questions',
          updated_at: '2026-11-01T10:00:00+03:30',
          sections: [
            {
              key: 'devices',
              group_fa: 'اشتراک',
              group_en: 'Subscription',
              heading_fa: 'با یک اشتراک، روی چند دستگاه می‌توانم تماشا کنم؟',
              heading_en: 'On how many devices can I watch with one subscription?',
              paragraphs_fa: [
                'روی هر تعداد که بخواهید.',
                'اشتراک به حساب شما وابسته است، نه به دستگاه: کافی است با همان شمارهٔ همراه وارد شوید.',
              ],
              paragraphs_en: [
                'On as many as you like.',
                'A subscription belongs to your account, not to a device: just sign in with the same mobile number.',
              ],
            },
            {
              heading_fa: 'حجم مصرفی من چگونه حساب می‌شود؟',
              heading_en: 'What do I pay for data?',
              paragraphs_fa: [
                'بسیاری از اپراتورها حجم مصرفی پرده را نیم‌بها حساب می‌کنند. اگر اپراتور شما تمام‌بها حساب کند، پیش از آغاز پخش به شما می‌گوییم.',
              ],
              paragraphs_en: [
                'Many operators charge half price for your data on Parde. If yours charges the full rate, we tell you before anything plays.',
              ],
            },
            {
              heading_fa: 'پول از حسابم کم شد، اما اشتراکم فعال نشد. چه کنم؟',
              heading_en: 'I have paid, but my subscription has not begun. What now?',
              paragraphs_fa: [
                'وضعیت پرداخت را در صفحهٔ <a href="/payments">پرداخت‌ها</a> ببینید و <strong>کد پیگیری</strong> آن را نگه دارید.',
                'اگر پرداخت ناموفق بود، بانک مبلغ را تا ۷۲ ساعت به حساب شما برمی‌گرداند.',
              ],
              paragraphs_en: [
                'Look at it under <a href="/payments">payments</a> and keep its <strong>tracking code</strong>.',
                'If it has failed, the bank returns the money within 72 hours.',
              ],
            },
          ],
        },
      },
      aboutContact: {
        data: {
          page: 'about-contact',
          title_fa: 'دربارهٔ ما و تماس',
          title_en: 'About and contact',
          updated_at: '2026-08-23T09:30:00+03:30',
          sections: [
            {
              heading_fa: null,
              heading_en: null,
              paragraphs_fa: ['پرده از سال ۱۳۹۷ فیلم و سریال فارسی‌زبان را به خانه‌ها می‌آورد.'],
              paragraphs_en: [
                'Parde has brought films and series in Persian into homes since 2018.',
              ],
            },
            {
              heading_fa: 'پشتیبانی',
              heading_en: 'Support',
              paragraphs_fa: [
                'همه‌روزه از ۸ صبح تا ۱۲ شب پاسخگوی شما هستیم. هنگام تماس، کد پیگیری پرداخت را در دسترس داشته باشید.',
              ],
              paragraphs_en: [
                'We answer every day from 8 in the morning to midnight. Have your tracking code at hand.',
              ],
            },
          ],
        },
      },
      terms: {
        data: {
          page: 'terms',
          title_fa: 'قوانین و حریم خصوصی',
          title_en: 'Terms and privacy',
          updated_at: '2026-03-21T00:00:00+03:30',
          sections: [
            {
              heading_fa: 'حساب کاربری',
              heading_en: null,
              paragraphs_fa: [
                'هر حساب به یک شمارهٔ همراه وابسته است و واگذاری آن به دیگران مجاز نیست.',
              ],
              paragraphs_en: [],
            },
            {
              heading_fa: 'حریم خصوصی',
              heading_en: null,
              paragraphs_fa: [
                'شمارهٔ همراه و تاریخچهٔ تماشای شما در اختیار هیچ شخص یا شرکت دیگری گذاشته نمی‌شود.',
              ],
              paragraphs_en: [],
            },
          ],
        },
      },
    },
  },
};
const unauthorized: ErrorBody = {
  message: 'Your session has ended. Sign in again.',
  message_fa: 'نشست شما پایان یافته است. دوباره وارد شوید.',
};

const invalid: ErrorBody = {
  message: 'Enter your mobile number correctly',
  message_fa: 'شمارهٔ همراه خود را درست وارد کنید',
  errors: { mobile: ['شمارهٔ همراه خود را درست وارد کنید'] },
};

const tooManyRequests: ErrorBody = {
  message: 'Too many attempts. Try again in 90 seconds.',
  message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
};

const serverError: ErrorBody = {
  message: 'Something went wrong on our side. Try again in a while.',
  message_fa: 'مشکلی از سمت ما پیش آمد. کمی بعد دوباره تلاش کنید.',
};

const notFound: ErrorBody = {
  message: 'This title could not be found.',
  message_fa: 'این عنوان پیدا نشد.',
};

const forbidden: ErrorBody = {
  message: 'Subscribe to watch this title.',
  message_fa: 'برای تماشای این عنوان اشتراک تهیه کنید.',
};

const badRequest: ErrorBody = {
  message: 'This title is no longer available.',
  message_fa: 'این عنوان دیگر در دسترس نیست.',
};

const conflict: ErrorBody = {
  message: 'This purchase was already sent with other details.',
  message_fa: 'این خرید پیش‌تر با مشخصات دیگری فرستاده شده است.',
};

const purchaseRefused: ErrorBody = {
  message: 'The price has changed. Look at the new price before you pay.',
  message_fa: 'قیمت تغییر کرده است. پیش از پرداخت، قیمت تازه را ببینید.',
  errors: { amount: ['قیمت تغییر کرده است. پیش از پرداخت، قیمت تازه را ببینید.'] },
};

const noSuchPayment: ErrorBody = {
  message: 'No payment with this tracking code was found.',
  message_fa: 'پرداختی با این کد پیگیری پیدا نشد.',
};

const wrongCode: ErrorBody = {
  message: 'The code entered is incorrect or has expired',
  message_fa: 'کد واردشده نادرست است یا زمان آن گذشته است',
  errors: { password: ['کد واردشده نادرست است یا زمان آن گذشته است'] },
};

export const failures: Failures = {
  getSlider: { '401': unauthorized, '422': invalid, '429': tooManyRequests, '5XX': serverError },
  getDiscover: { '401': unauthorized, '422': invalid, '429': tooManyRequests, '5XX': serverError },
  getTop: { '401': unauthorized, '422': invalid, '429': tooManyRequests, '5XX': serverError },
  getCategories: { '422': invalid, '429': tooManyRequests, '5XX': serverError },
  getMovie: {
    '401': unauthorized,
    '404': notFound,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  getSeries: {
    '401': unauthorized,
    '404': notFound,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  listEpisodes: {
    '401': unauthorized,
    '404': notFound,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  getEpisode: {
    '401': unauthorized,
    '404': notFound,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  getVideo: {
    '401': unauthorized,
    '404': notFound,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  getEkran: {
    '401': unauthorized,
    '404': notFound,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  listSimilar: { '404': notFound, '422': invalid, '429': tooManyRequests, '5XX': serverError },
  getGenres: { '422': invalid, '429': tooManyRequests, '5XX': serverError },
  getFilters: { '422': invalid, '429': tooManyRequests, '5XX': serverError },
  listTitles: { '422': invalid, '429': tooManyRequests, '5XX': serverError },
  listLists: { '422': invalid, '429': tooManyRequests, '5XX': serverError },
  listDownloads: { '422': invalid, '429': tooManyRequests, '5XX': serverError },
  listGenreTitles: { '404': notFound, '422': invalid, '429': tooManyRequests, '5XX': serverError },
  listCategoryTitles: {
    '404': notFound,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  getList: { '404': notFound, '422': invalid, '429': tooManyRequests, '5XX': serverError },
  listCasts: { '404': notFound, '422': invalid, '429': tooManyRequests, '5XX': serverError },
  getCast: { '404': notFound, '422': invalid, '429': tooManyRequests, '5XX': serverError },
  listCastTitles: { '404': notFound, '422': invalid, '429': tooManyRequests, '5XX': serverError },
  listChannels: { '422': invalid, '429': tooManyRequests, '5XX': serverError },
  listMagazines: { '422': invalid, '429': tooManyRequests, '5XX': serverError },
  getChannel: { '404': notFound, '422': invalid, '429': tooManyRequests, '5XX': serverError },
  listChannelVideos: {
    '404': notFound,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  listChannelSeries: {
    '404': notFound,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  listLives: { '422': invalid, '429': tooManyRequests, '5XX': serverError },
  getLive: { '404': notFound, '422': invalid, '429': tooManyRequests, '5XX': serverError },
  getLiveSchedule: { '404': notFound, '422': invalid, '429': tooManyRequests, '5XX': serverError },
  quickSearch: { '422': invalid, '429': tooManyRequests, '5XX': serverError },
  search: { '422': invalid, '429': tooManyRequests, '5XX': serverError },
  listComments: { '404': notFound, '422': invalid, '429': tooManyRequests, '5XX': serverError },
  addComment: {
    '401': unauthorized,
    '403': forbidden,
    '404': notFound,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  reportComment: {
    '401': unauthorized,
    '404': notFound,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  getPlayback: {
    '401': unauthorized,
    '403': forbidden,
    '404': notFound,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  getLivePlayback: {
    '401': unauthorized,
    '403': forbidden,
    '404': notFound,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  getDownloadLinks: {
    '401': unauthorized,
    '403': forbidden,
    '404': notFound,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  listOfflineTerms: {
    '401': unauthorized,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  listMyLists: { '401': unauthorized, '422': invalid, '429': tooManyRequests, '5XX': serverError },
  listWatching: { '401': unauthorized, '422': invalid, '429': tooManyRequests, '5XX': serverError },
  getWatchTime: { '401': unauthorized, '422': invalid, '429': tooManyRequests, '5XX': serverError },
  listMyRows: { '401': unauthorized, '422': invalid, '429': tooManyRequests, '5XX': serverError },
  listMyTitles: {
    '401': unauthorized,
    '404': notFound,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  listFollowing: {
    '401': unauthorized,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  getTitleState: {
    '401': unauthorized,
    '404': notFound,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  listMyDownloads: {
    '401': unauthorized,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  addToMyList: {
    '401': unauthorized,
    '404': notFound,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  removeFromMyList: {
    '401': unauthorized,
    '404': notFound,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  followChannel: {
    '401': unauthorized,
    '404': notFound,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  unfollowChannel: {
    '401': unauthorized,
    '404': notFound,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  saveWatching: {
    '401': unauthorized,
    '404': notFound,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  removeWatching: {
    '401': unauthorized,
    '404': notFound,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  markWatched: {
    '401': unauthorized,
    '404': notFound,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  rateTitle: {
    '401': unauthorized,
    '404': notFound,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  hideDownload: {
    '401': unauthorized,
    '404': notFound,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  getPlans: { '401': unauthorized, '422': invalid, '429': tooManyRequests, '5XX': serverError },
  getCart: {
    '400': badRequest,
    '401': unauthorized,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  ghostCart: { '400': badRequest, '422': invalid, '429': tooManyRequests, '5XX': serverError },
  getGateways: { '422': invalid, '429': tooManyRequests, '5XX': serverError },
  buyPlan: {
    '401': unauthorized,
    '409': conflict,
    '422': purchaseRefused,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  buyItems: {
    '401': unauthorized,
    '409': conflict,
    '422': purchaseRefused,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  listPayments: { '401': unauthorized, '422': invalid, '429': tooManyRequests, '5XX': serverError },
  getPayment: {
    '401': unauthorized,
    '404': noSuchPayment,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  findPurchase: {
    '401': unauthorized,
    '404': noSuchPayment,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  getWallet: { '401': unauthorized, '422': invalid, '429': tooManyRequests, '5XX': serverError },
  chargeWallet: {
    '401': unauthorized,
    '409': conflict,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  getDebitBanks: {
    '401': unauthorized,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  getDebitSubscriptions: {
    '401': unauthorized,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  buyDebitSubscription: {
    '401': unauthorized,
    '409': conflict,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  deleteDebitSubscription: {
    '401': unauthorized,
    '404': notFound,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  login: { '422': wrongCode, '429': tooManyRequests, '5XX': serverError },
  sendCode: { '422': invalid, '429': tooManyRequests, '5XX': serverError },
  logout: { '401': unauthorized, '422': invalid, '429': tooManyRequests, '5XX': serverError },
  endSession: { '401': unauthorized, '422': invalid, '429': tooManyRequests, '5XX': serverError },
  listSessions: { '401': unauthorized, '422': invalid, '429': tooManyRequests, '5XX': serverError },
  revokeSession: {
    '401': unauthorized,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  revokeAllSessions: {
    '401': unauthorized,
    '422': invalid,
    '429': tooManyRequests,
    '5XX': serverError,
  },
  getUser: { '401': unauthorized, '422': invalid, '429': tooManyRequests, '5XX': serverError },
  ghostCheck: { '404': notFound, '422': invalid, '429': tooManyRequests, '5XX': serverError },
  updateUser: { '401': unauthorized, '422': invalid, '429': tooManyRequests, '5XX': serverError },
  getReferral: { '401': unauthorized, '422': invalid, '429': tooManyRequests, '5XX': serverError },
  getInvitation: { '422': invalid, '429': tooManyRequests, '5XX': serverError },
  listGiftDays: { '401': unauthorized, '422': invalid, '429': tooManyRequests, '5XX': serverError },
  getAppDetails: { '422': invalid, '429': tooManyRequests, '5XX': serverError },
  getTrustBadges: { '422': invalid, '429': tooManyRequests, '5XX': serverError },
  listOperators: { '422': invalid, '429': tooManyRequests, '5XX': serverError },
  getUssdLink: { '404': notFound, '422': invalid, '429': tooManyRequests, '5XX': serverError },
  getPage: { '404': notFound, '422': invalid, '429': tooManyRequests, '5XX': serverError },
};
