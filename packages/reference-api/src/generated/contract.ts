/**
 * Made from openapi/ by `pnpm generate`. Do not edit: change the contract and run it again.
 */
export interface Contract {
  openapi: string;
  info: { title: string; version: string; [key: string]: unknown };
  servers: { url: string; description?: string }[];
  tags: { name: string; description?: string }[];
  paths: { [path: string]: { [method: string]: ContractOperation } };
  components: {
    schemas: { [name: string]: ContractSchema };
    securitySchemes: { [name: string]: { [key: string]: unknown } };
  };
}

export interface ContractOperation {
  operationId: string;
  'x-origin': 'specified' | 'assumed';
  'x-body'?: 'unused' | 'optional';
  'x-caller'?: 'server';
  'x-reads'?: true;
  tags: string[];
  summary: string;
  description: string;
  security: { [scheme: string]: string[] }[];
  parameters?: ContractParameter[];
  requestBody?: { required?: boolean; content: { [mediaType: string]: ContractMedia } };
  /** By status: '200', '422', or a class of them: '5XX'. */
  responses: { [status: string]: ContractResponse };
}

export interface ContractParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description?: string;
  required?: boolean;
  allowEmptyValue?: boolean;
  'x-raw'?: boolean;
  schema: ContractSchema;
  example?: unknown;
}

export interface ContractResponse {
  description: string;
  headers?: {
    [name: string]: { description?: string; required?: boolean; schema: ContractSchema };
  };
  content?: { [mediaType: string]: ContractMedia };
}

export interface ContractMedia {
  schema: ContractSchema;
  examples: { [name: string]: { summary?: string; value: unknown } };
}

/** JSON Schema 2020-12. References are of the form #/components/schemas/Name. */
export interface ContractSchema {
  [keyword: string]: unknown;
}

export const contract: Contract = {
  openapi: '3.1.0',
  info: {
    title: 'Parde API',
    version: '0.1.0',
    summary: 'The calls that the Parde storefronts make.',
    description:
      "One source of the API's truth. The types of `@parde/api-client`, the routes of `@parde/reference-api`\nand the allow-list of the storefront's proxy are made from it (`pnpm generate`).\n\n- `x-origin: specified` is an operation that the product's specification names; `assumed` is one that a\n  screen needs and that is designed here. The owner of a real server maps the assumed ones.\n- Paths are written without `/api/v1`: the server object has it, once.\n- `x-body: unused` marks an answer whose body no caller reads, `x-body: optional` one that may have none;\n  `x-caller: server` an operation that only a storefront's own server calls; `x-raw: true` a path parameter that is not percent-encoded;\n  `x-reads: true` a POST that changes nothing.\n- Money is whole toman. Times carry an offset. An answer may gain fields, and an enum of an answer may gain\n  values: a reader passes over what it does not know.\n- A bearer token that is present must be valid: an ended session answers 401, also where a guest may read.\n- Lists come in pages: `cursor` and `limit` in, `items` and `next_cursor` out, and `about` where a page has a\n  heading. Pages that are the same for everyone take no token, so a shared cache may keep them; what is the\n  viewer's own has operations of its own.\n- What is not in the contract is refused: an unknown query or field is a 422, an id that cannot be is a 404.\n",
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [
    {
      url: '/api/v1',
      description:
        'The API of this origin. A client is given the whole base, this ending included.',
    },
  ],
  tags: [
    { name: 'home', description: 'The home page' },
    { name: 'catalogue', description: 'Categories and titles' },
    { name: 'lists', description: 'Titles by genre, category and list' },
    { name: 'people', description: 'Those who made a title' },
    { name: 'channels', description: 'The newspaper, the studio and the magazines' },
    { name: 'live', description: 'Live channels and their programmes' },
    { name: 'search', description: 'Search as one types, and in full' },
    { name: 'comments', description: 'What viewers say of a title' },
    { name: 'playback', description: 'What a player and a download need' },
    { name: 'library', description: "The viewer's own lists, places and ratings" },
    { name: 'commerce', description: 'Plans, the cart, purchases and payments' },
    { name: 'wallet', description: 'Credit' },
    { name: 'direct-debit', description: 'Automatic payment through a bank' },
    { name: 'session', description: 'Signing in and out, and who the viewer is' },
    { name: 'account', description: 'What a user may change and has earned' },
    { name: 'site', description: 'What the footer and the pages around the catalogue say' },
  ],
  paths: {
    '/get/slider': {
      get: {
        operationId: 'getSlider',
        'x-origin': 'specified',
        tags: ['home'],
        summary: 'The slides of the home page, and what is live now',
        description: 'Fetched once a visit. The page shows the first entry of `live`.',
        security: [{}, { bearer: [] }],
        parameters: [
          {
            name: 'ref',
            in: 'query',
            description: "The storefront's own referral, from its configuration.",
            required: true,
            schema: { $ref: '#/components/schemas/Referral' },
            example: '0',
          },
        ],
        responses: {
          '200': {
            description: 'The slides, in the order of the slider.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/SliderResponse' },
                examples: {
                  evening: {
                    summary: 'Two slides and one channel',
                    value: {
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
                            picture: {
                              url: '/media/live/nasim',
                              width: 1280,
                              height: 720,
                              color: '#12324a',
                            },
                          },
                        ],
                      },
                    },
                  },
                  empty: { summary: 'Nothing to show', value: { data: { sliders: [], live: [] } } },
                },
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/discover': {
      get: {
        operationId: 'getDiscover',
        'x-origin': 'specified',
        tags: ['home'],
        summary: 'The shelves of the home page',
        description:
          'In the order of the page. A shelf whose shape is not known is passed over. The people of the home page, which the specification calls `actor_details`, are a shelf like any other: its shape is `people`, its cards are of persons, and the rest of a person comes from `getCast`.',
        security: [{}, { bearer: [] }],
        responses: {
          '200': {
            description: 'The shelves.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/DiscoverResponse' },
                examples: {
                  home: {
                    summary: 'A shelf of films and one of people',
                    value: {
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
                              poster: {
                                url: '/media/person/p-31',
                                width: 600,
                                height: 600,
                                color: '#4a2433',
                              },
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
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/getV2/get_top': {
      get: {
        operationId: 'getTop',
        'x-origin': 'specified',
        tags: ['home'],
        summary: 'The most watched titles that pass the content filter',
        description:
          'Its query is exactly the content-filter string, all four in this order: `?age=0&lang=0&country=0&f_type=0`. Fetched once a visit, and again when the filter changes.',
        security: [{}, { bearer: [] }],
        parameters: [
          {
            name: 'age',
            in: 'query',
            description: 'Nothing above this age. 0 is everything.',
            required: true,
            schema: { $ref: '#/components/schemas/FilterValue' },
            example: 0,
          },
          {
            name: 'lang',
            in: 'query',
            description: 'What can be heard in this language, dubbing included. 0 is everything.',
            required: true,
            schema: { $ref: '#/components/schemas/FilterValue' },
            example: 0,
          },
          {
            name: 'country',
            in: 'query',
            description: 'What was made in this country. 0 is everything.',
            required: true,
            schema: { $ref: '#/components/schemas/FilterValue' },
            example: 0,
          },
          {
            name: 'f_type',
            in: 'query',
            description: 'What is of this form, such as a short film. 0 is everything.',
            required: true,
            schema: { $ref: '#/components/schemas/FilterValue' },
            example: 0,
          },
        ],
        responses: {
          '200': {
            description: 'The titles, the most watched first.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/TopResponse' },
                examples: {
                  week: {
                    summary: 'Without a filter',
                    value: {
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
                  },
                  none: { summary: 'A filter that nothing passes', value: { data: { top: [] } } },
                },
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/ghost/getCategories': {
      get: {
        operationId: 'getCategories',
        'x-origin': 'specified',
        tags: ['catalogue'],
        summary: 'The categories of the menu, with their children',
        description: 'The same for everyone, so no token is sent. The body is the list itself.',
        security: [],
        responses: {
          '200': {
            description: 'The categories, in the order of the menu.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/CategoriesResponse' },
                examples: {
                  menu: {
                    summary: 'Two categories, one with children',
                    value: [
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
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/movie/{id}': {
      get: {
        operationId: 'getMovie',
        'x-origin': 'assumed',
        tags: ['catalogue'],
        summary: 'One film',
        description: "All that a film's page shows before anyone presses play.",
        security: [{}, { bearer: [] }],
        parameters: [
          {
            name: 'id',
            in: 'path',
            description: "The film's id.",
            required: true,
            schema: { $ref: '#/components/schemas/ContentId' },
            example: '1024',
          },
        ],
        responses: {
          '200': {
            description: 'The film.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/MovieResponse' },
                examples: {
                  film: {
                    summary: 'A film for subscribers',
                    value: {
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
                            picture: {
                              url: '/media/person/p-31',
                              width: 600,
                              height: 600,
                              color: '#4a2433',
                            },
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
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/series/{id}': {
      get: {
        operationId: 'getSeries',
        'x-origin': 'assumed',
        tags: ['catalogue'],
        summary: 'One series, with its seasons',
        description:
          'All that its page shows but the episodes, which `listEpisodes` answers season by season.',
        security: [{}, { bearer: [] }],
        parameters: [
          {
            name: 'id',
            in: 'path',
            description: 'Its id.',
            required: true,
            schema: { $ref: '#/components/schemas/ContentId' },
            example: '1024',
          },
        ],
        responses: {
          '200': {
            description: 'The series.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/SeriesResponse' },
                examples: {
                  running: {
                    summary: 'A series in its second season',
                    value: {
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
                          alt: 'سماور و استکان‌های کمرباریک روی پیشخان قهوه‌خانه',
                        },
                        directors: [
                          {
                            id: 'p-14',
                            name_fa: 'نسیم سهرابی',
                            name_en: 'Nasim Sohrabi',
                            picture: {
                              url: '/media/person/p-14',
                              width: 600,
                              height: 600,
                              color: '#2d3a45',
                            },
                            role: 'director',
                          },
                        ],
                        actors: [
                          {
                            id: 'p-40',
                            name_fa: 'ایرج داستان‌پور',
                            name_en: 'Iraj Dastanpour',
                            picture: {
                              url: '/media/person/p-40',
                              width: 600,
                              height: 600,
                              color: '#43352a',
                            },
                            role: 'actor',
                          },
                          {
                            id: 'p-33',
                            name_fa: 'مهتاب سرمدی',
                            name_en: 'Mahtab Sarmadi',
                            picture: {
                              url: '/media/person/p-33',
                              width: 600,
                              height: 600,
                              color: '#3a2f4d',
                            },
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
                          {
                            number: 1,
                            name_fa: 'فصل اول',
                            name_en: 'Season one',
                            year: 2024,
                            episode_count: 13,
                          },
                          {
                            number: 2,
                            name_fa: 'فصل دوم',
                            name_en: 'Season two',
                            year: 2026,
                            episode_count: 10,
                          },
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
                  },
                  announced: {
                    summary: 'A series of which there is no episode yet',
                    value: {
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
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/series/{id}/episodes': {
      get: {
        operationId: 'listEpisodes',
        'x-origin': 'assumed',
        tags: ['catalogue'],
        summary: 'The episodes of a series',
        description:
          'In their order, of one season or of all. Announced episodes are among them, with the day they come.',
        security: [{}, { bearer: [] }],
        parameters: [
          {
            name: 'id',
            in: 'path',
            description: 'Its id.',
            required: true,
            schema: { $ref: '#/components/schemas/ContentId' },
            example: '1024',
          },
          {
            name: 'season',
            in: 'query',
            description: "The season's number. Without it, all seasons in order.",
            required: false,
            schema: { $ref: '#/components/schemas/SeasonNumber' },
            example: 2,
          },
          {
            name: 'cursor',
            in: 'query',
            description: 'The `next_cursor` of the page before. Without it, the first page.',
            required: false,
            schema: { $ref: '#/components/schemas/Cursor' },
            example: 'b2Zmc2V0OjI0',
          },
          {
            name: 'limit',
            in: 'query',
            description: 'How many items at most.',
            required: false,
            schema: { $ref: '#/components/schemas/PageLimit' },
            example: 24,
          },
        ],
        responses: {
          '200': {
            description: 'A page of episodes.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/EpisodesResponse' },
                examples: {
                  season: {
                    summary: 'The end of a season that goes on',
                    value: {
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
                  },
                  all: {
                    summary: 'The first page of all seasons',
                    value: {
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
                  },
                  empty: {
                    summary: 'A series of which there is no episode yet',
                    value: {
                      data: {
                        about: {
                          series: {
                            id: '95',
                            name_fa: 'کلاغ‌های اداره',
                            name_en: null,
                            poster: null,
                          },
                          season: null,
                        },
                        items: [],
                        next_cursor: null,
                      },
                    },
                  },
                },
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/episode/{id}': {
      get: {
        operationId: 'getEpisode',
        'x-origin': 'assumed',
        tags: ['catalogue'],
        summary: 'One episode, with its place in its series',
        description: 'All that its page shows, its neighbours included.',
        security: [{}, { bearer: [] }],
        parameters: [
          {
            name: 'id',
            in: 'path',
            description: "The episode's id.",
            required: true,
            schema: { $ref: '#/components/schemas/ContentId' },
            example: '7726',
          },
        ],
        responses: {
          '200': {
            description: 'The episode.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/EpisodeResponse' },
                examples: {
                  middle: {
                    summary: 'An episode between two others',
                    value: {
                      data: {
                        id: '7726',
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
                        poster: {
                          url: '/media/poster/series/77',
                          width: 800,
                          height: 1200,
                          color: '#1f3b35',
                        },
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
                            picture: {
                              url: '/media/person/p-14',
                              width: 600,
                              height: 600,
                              color: '#2d3a45',
                            },
                            role: 'director',
                          },
                        ],
                        actors: [
                          {
                            id: 'p-40',
                            name_fa: 'ایرج داستان‌پور',
                            name_en: 'Iraj Dastanpour',
                            picture: {
                              url: '/media/person/p-40',
                              width: 600,
                              height: 600,
                              color: '#43352a',
                            },
                            role: 'actor',
                          },
                          {
                            id: 'p-33',
                            name_fa: 'مهتاب سرمدی',
                            name_en: 'Mahtab Sarmadi',
                            picture: {
                              url: '/media/person/p-33',
                              width: 600,
                              height: 600,
                              color: '#3a2f4d',
                            },
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
                  },
                  announced: {
                    summary: 'The last one, which is still to come',
                    value: {
                      data: {
                        id: '7727',
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
                        poster: {
                          url: '/media/poster/series/77',
                          width: 800,
                          height: 1200,
                          color: '#1f3b35',
                        },
                        backdrop: null,
                        directors: [
                          {
                            id: 'p-14',
                            name_fa: 'نسیم سهرابی',
                            name_en: 'Nasim Sohrabi',
                            picture: {
                              url: '/media/person/p-14',
                              width: 600,
                              height: 600,
                              color: '#2d3a45',
                            },
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
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/video/{id}': {
      get: {
        operationId: 'getVideo',
        'x-origin': 'assumed',
        tags: ['catalogue'],
        summary: 'One video',
        description:
          "An interview, a trailer, a report; a magazine's issue and a newspaper's edition. The book fair's item is one.",
        security: [{}, { bearer: [] }],
        parameters: [
          {
            name: 'id',
            in: 'path',
            description: "The video's id.",
            required: true,
            schema: { $ref: '#/components/schemas/ContentId' },
            example: '4021',
          },
        ],
        responses: {
          '200': {
            description: 'The video.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/VideoResponse' },
                examples: {
                  issue: {
                    summary: 'An issue of a magazine',
                    value: {
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
                          alt: 'دو صندلی روبه‌روی هم روی صحنهٔ خالی تئاتر',
                        },
                        people: [
                          {
                            id: 'p-31',
                            name_fa: 'پرستو نیک‌نام',
                            name_en: 'Parastoo Niknam',
                            picture: {
                              url: '/media/person/p-31',
                              width: 600,
                              height: 600,
                              color: '#4a2433',
                            },
                            role: 'actor',
                          },
                        ],
                        channel: {
                          id: 'ravagh',
                          kind: 'magazine',
                          name_fa: 'رواق',
                          name_en: 'Ravagh',
                          logo: {
                            url: '/media/channel/ravagh',
                            width: 400,
                            height: 400,
                            color: '#27313f',
                          },
                        },
                        issue: { number: 48, issue_date: '2026-11-16' },
                        access: 'free',
                        badge: 'new',
                        published_at: '2026-11-16T18:00:00+03:30',
                        qualities: ['480p', '720p', '1080p'],
                        price: null,
                      },
                    },
                  },
                  alone: {
                    summary: 'A video of no channel',
                    value: {
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
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/ekran/{id}': {
      get: {
        operationId: 'getEkran',
        'x-origin': 'assumed',
        tags: ['catalogue'],
        summary: 'One screening',
        description:
          'A film that a ticket opens: within a period, and for some hours after the first play. Whether the viewer has a ticket is said by the cart.',
        security: [{}, { bearer: [] }],
        parameters: [
          {
            name: 'id',
            in: 'path',
            description: "The screening's id.",
            required: true,
            schema: { $ref: '#/components/schemas/ContentId' },
            example: 'e-9',
          },
        ],
        responses: {
          '200': {
            description: 'The screening and its film.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/EkranResponse' },
                examples: {
                  open: {
                    summary: 'A screening that goes on',
                    value: {
                      data: {
                        id: 'e-9',
                        name_fa: 'اکران آنلاین «ماه بر شانهٔ راست»',
                        name_en: 'Online screening of “Moon on the Right Shoulder”',
                        summary_fa:
                          'هم‌زمان با سینماها؛ با هر بلیت ۴۸ ساعت روی یک دستگاه تماشا کنید.',
                        summary_en:
                          'While it is in the cinemas. A ticket is for one device and 48 hours.',
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
                          poster: {
                            url: '/media/poster/movie/1005',
                            width: 800,
                            height: 1200,
                            color: '#2a3147',
                          },
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
                              picture: {
                                url: '/media/person/p-33',
                                width: 600,
                                height: 600,
                                color: '#3a2f4d',
                              },
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
                  },
                  upcoming: {
                    summary: 'A screening that is still to come, without a limit of hours',
                    value: {
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
                          summary_fa:
                            'لک‌لکی که راه را گم کرده است به جزیره‌ای می‌رسد که ساکنانش همه دکمه‌اند.',
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
                          poster: {
                            url: '/media/poster/movie/1908',
                            width: 800,
                            height: 1200,
                            color: '#6a4a1c',
                          },
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
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/similar/{content_type}/{id}': {
      get: {
        operationId: 'listSimilar',
        'x-origin': 'assumed',
        tags: ['catalogue'],
        summary: 'What is like a title',
        description: 'The nearest first. The title itself is not among them.',
        security: [],
        parameters: [
          {
            name: 'content_type',
            in: 'path',
            description: 'What kind of title it is.',
            required: true,
            schema: { $ref: '#/components/schemas/TitleType' },
            example: 'movie',
          },
          {
            name: 'id',
            in: 'path',
            description: 'Its id.',
            required: true,
            schema: { $ref: '#/components/schemas/ContentId' },
            example: '1024',
          },
          {
            name: 'cursor',
            in: 'query',
            description: 'The `next_cursor` of the page before. Without it, the first page.',
            required: false,
            schema: { $ref: '#/components/schemas/Cursor' },
            example: 'b2Zmc2V0OjI0',
          },
          {
            name: 'limit',
            in: 'query',
            description: 'How many items at most.',
            required: false,
            schema: { $ref: '#/components/schemas/PageLimit' },
            example: 24,
          },
        ],
        responses: {
          '200': {
            description: 'A page of cards.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/CardPageResponse' },
                examples: {
                  near: {
                    summary: 'Three titles',
                    value: {
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
                  },
                  none: {
                    summary: 'Nothing is like it',
                    value: { data: { items: [], next_cursor: null } },
                  },
                },
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/genres': {
      get: {
        operationId: 'getGenres',
        'x-origin': 'specified',
        tags: ['lists'],
        summary: 'The genres',
        description:
          "The same for everyone, so no token is sent. The body is the map itself, from a genre's key in lower case to its name.",
        security: [],
        responses: {
          '200': {
            description: 'The genres, in the order of the menu.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/GenresResponse' },
                examples: {
                  genres: {
                    summary: 'Eight genres',
                    value: {
                      drama: 'درام',
                      comedy: 'کمدی',
                      romance: 'عاشقانه',
                      mystery: 'معمایی',
                      'sci-fi': 'علمی‌تخیلی',
                      animation: 'پویانمایی',
                      documentary: 'مستند',
                      kids: 'کودک',
                    },
                  },
                  none: { summary: 'No genres', value: {} },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/filters': {
      get: {
        operationId: 'getFilters',
        'x-origin': 'assumed',
        tags: ['lists'],
        summary: 'What lists can be narrowed to',
        description:
          "The values of `age`, `lang`, `country` and `f_type`, which are the server's own numbers, and what a viewer reads in their place.",
        security: [],
        responses: {
          '200': {
            description: 'The choices of each menu, without «everything», which is 0.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/FiltersResponse' },
                examples: {
                  menus: {
                    summary: 'Four menus',
                    value: {
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
                      },
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/titles': {
      get: {
        operationId: 'listTitles',
        'x-origin': 'assumed',
        tags: ['lists'],
        summary: 'All films and series',
        description: 'What the cinema page shows.',
        security: [],
        parameters: [
          {
            name: 'type',
            in: 'query',
            description: 'Films, series or, as without it, both.',
            required: false,
            schema: { $ref: '#/components/schemas/TitleKind' },
            example: 'all',
          },
          {
            name: 'sort',
            in: 'query',
            description: 'What comes first. Without it, the newest.',
            required: false,
            schema: { $ref: '#/components/schemas/TitleSort' },
            example: 'newest',
          },
          {
            name: 'age',
            in: 'query',
            description: 'Nothing above this age. 0 is everything.',
            required: false,
            schema: { $ref: '#/components/schemas/FilterValue' },
            example: 0,
          },
          {
            name: 'lang',
            in: 'query',
            description: 'What can be heard in this language, dubbing included. 0 is everything.',
            required: false,
            schema: { $ref: '#/components/schemas/FilterValue' },
            example: 0,
          },
          {
            name: 'country',
            in: 'query',
            description: 'What was made in this country. 0 is everything.',
            required: false,
            schema: { $ref: '#/components/schemas/FilterValue' },
            example: 0,
          },
          {
            name: 'f_type',
            in: 'query',
            description: 'What is of this form, such as a short film. 0 is everything.',
            required: false,
            schema: { $ref: '#/components/schemas/FilterValue' },
            example: 0,
          },
          {
            name: 'cursor',
            in: 'query',
            description: 'The `next_cursor` of the page before. Without it, the first page.',
            required: false,
            schema: { $ref: '#/components/schemas/Cursor' },
            example: 'b2Zmc2V0OjI0',
          },
          {
            name: 'limit',
            in: 'query',
            description: 'How many items at most.',
            required: false,
            schema: { $ref: '#/components/schemas/PageLimit' },
            example: 24,
          },
        ],
        responses: {
          '200': {
            description: 'A page of cards.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/CardPageResponse' },
                examples: {
                  newest: {
                    summary: 'The first page',
                    value: {
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
                        ],
                        next_cursor: 'b2Zmc2V0OjQ',
                      },
                    },
                  },
                  last: {
                    summary: 'The last page',
                    value: {
                      data: {
                        items: [
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
                        next_cursor: null,
                      },
                    },
                  },
                  none: {
                    summary: 'A filter that nothing passes',
                    value: { data: { items: [], next_cursor: null } },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/lists': {
      get: {
        operationId: 'listLists',
        'x-origin': 'assumed',
        tags: ['lists'],
        summary: 'All lists',
        description: 'What editors have picked, the newest first, then the genres.',
        security: [],
        parameters: [
          {
            name: 'cursor',
            in: 'query',
            description: 'The `next_cursor` of the page before. Without it, the first page.',
            required: false,
            schema: { $ref: '#/components/schemas/Cursor' },
            example: 'b2Zmc2V0OjI0',
          },
          {
            name: 'limit',
            in: 'query',
            description: 'How many items at most.',
            required: false,
            schema: { $ref: '#/components/schemas/PageLimit' },
            example: 24,
          },
        ],
        responses: {
          '200': {
            description: 'A page of lists, without their titles.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/ListsResponse' },
                examples: {
                  lists: {
                    summary: 'Two lists of editors and a genre',
                    value: {
                      data: {
                        items: [
                          {
                            id: 'yalda-nights',
                            kind: 'editorial',
                            name_fa: 'شب‌های بلند یلدا',
                            name_en: 'For the longest night',
                            description_fa: 'ده عنوان برای شبی که هیچ‌کس نمی‌خواهد زود بخوابد.',
                            description_en:
                              'Ten titles for a night when nobody wants to go to bed.',
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
                  },
                  none: { summary: 'No lists', value: { data: { items: [], next_cursor: null } } },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/downloads': {
      get: {
        operationId: 'listDownloads',
        'x-origin': 'assumed',
        tags: ['lists'],
        summary: 'What can be downloaded',
        description:
          "Titles with the size of each file, the newest first. The files' addresses are the viewer's own, and come from `getDownloadLinks`.",
        security: [],
        parameters: [
          {
            name: 'type',
            in: 'query',
            description:
              'Films, series or both. Without it, all that the list holds, videos and screenings too.',
            required: false,
            schema: { $ref: '#/components/schemas/TitleKind' },
            example: 'movie',
          },
          {
            name: 'sort',
            in: 'query',
            description: 'What comes first. Without it, the newest.',
            required: false,
            schema: { $ref: '#/components/schemas/TitleSort' },
            example: 'newest',
          },
          {
            name: 'age',
            in: 'query',
            description: 'Nothing above this age. 0 is everything.',
            required: false,
            schema: { $ref: '#/components/schemas/FilterValue' },
            example: 0,
          },
          {
            name: 'lang',
            in: 'query',
            description: 'What can be heard in this language, dubbing included. 0 is everything.',
            required: false,
            schema: { $ref: '#/components/schemas/FilterValue' },
            example: 0,
          },
          {
            name: 'country',
            in: 'query',
            description: 'What was made in this country. 0 is everything.',
            required: false,
            schema: { $ref: '#/components/schemas/FilterValue' },
            example: 0,
          },
          {
            name: 'f_type',
            in: 'query',
            description: 'What is of this form, such as a short film. 0 is everything.',
            required: false,
            schema: { $ref: '#/components/schemas/FilterValue' },
            example: 0,
          },
          {
            name: 'cursor',
            in: 'query',
            description: 'The `next_cursor` of the page before. Without it, the first page.',
            required: false,
            schema: { $ref: '#/components/schemas/Cursor' },
            example: 'b2Zmc2V0OjI0',
          },
          {
            name: 'limit',
            in: 'query',
            description: 'How many items at most.',
            required: false,
            schema: { $ref: '#/components/schemas/PageLimit' },
            example: 24,
          },
        ],
        responses: {
          '200': {
            description: 'A page of titles and their files.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/DownloadsResponse' },
                examples: {
                  newest: {
                    summary: 'Two films',
                    value: {
                      data: {
                        items: [
                          {
                            title: {
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
                  },
                  none: { summary: 'Nothing', value: { data: { items: [], next_cursor: null } } },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/genre/{key}': {
      get: {
        operationId: 'listGenreTitles',
        'x-origin': 'assumed',
        tags: ['lists'],
        summary: 'What is of a genre',
        description: 'A genre that there is not is a 404.',
        security: [],
        parameters: [
          {
            name: 'key',
            in: 'path',
            description: "The genre's key, in lower case.",
            required: true,
            schema: { $ref: '#/components/schemas/GenreKey' },
            example: 'mystery',
          },
          {
            name: 'type',
            in: 'query',
            description:
              'Films, series or both. Without it, all that the list holds, videos and screenings too.',
            required: false,
            schema: { $ref: '#/components/schemas/TitleKind' },
            example: 'movie',
          },
          {
            name: 'sort',
            in: 'query',
            description: 'What comes first. Without it, the newest.',
            required: false,
            schema: { $ref: '#/components/schemas/TitleSort' },
            example: 'newest',
          },
          {
            name: 'age',
            in: 'query',
            description: 'Nothing above this age. 0 is everything.',
            required: false,
            schema: { $ref: '#/components/schemas/FilterValue' },
            example: 0,
          },
          {
            name: 'lang',
            in: 'query',
            description: 'What can be heard in this language, dubbing included. 0 is everything.',
            required: false,
            schema: { $ref: '#/components/schemas/FilterValue' },
            example: 0,
          },
          {
            name: 'country',
            in: 'query',
            description: 'What was made in this country. 0 is everything.',
            required: false,
            schema: { $ref: '#/components/schemas/FilterValue' },
            example: 0,
          },
          {
            name: 'f_type',
            in: 'query',
            description: 'What is of this form, such as a short film. 0 is everything.',
            required: false,
            schema: { $ref: '#/components/schemas/FilterValue' },
            example: 0,
          },
          {
            name: 'cursor',
            in: 'query',
            description: 'The `next_cursor` of the page before. Without it, the first page.',
            required: false,
            schema: { $ref: '#/components/schemas/Cursor' },
            example: 'b2Zmc2V0OjI0',
          },
          {
            name: 'limit',
            in: 'query',
            description: 'How many items at most.',
            required: false,
            schema: { $ref: '#/components/schemas/PageLimit' },
            example: 24,
          },
        ],
        responses: {
          '200': {
            description: 'The genre, and a page of cards.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/GenreTitlesResponse' },
                examples: {
                  mystery: {
                    summary: 'The first page of a genre',
                    value: {
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
                        ],
                        next_cursor: 'b2Zmc2V0OjM',
                      },
                    },
                  },
                  none: {
                    summary: 'A genre in which nothing passes the filter',
                    value: {
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
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/category/{category_id}': {
      get: {
        operationId: 'listCategoryTitles',
        'x-origin': 'assumed',
        tags: ['lists'],
        summary: 'What is in a category',
        description: 'What is in its child categories included.',
        security: [],
        parameters: [
          {
            name: 'category_id',
            in: 'path',
            description: "The category's `category_id`.",
            required: true,
            schema: { $ref: '#/components/schemas/CategoryId' },
            example: 'kids',
          },
          {
            name: 'type',
            in: 'query',
            description:
              'Films, series or both. Without it, all that the list holds, videos and screenings too.',
            required: false,
            schema: { $ref: '#/components/schemas/TitleKind' },
            example: 'movie',
          },
          {
            name: 'sort',
            in: 'query',
            description: 'What comes first. Without it, the newest.',
            required: false,
            schema: { $ref: '#/components/schemas/TitleSort' },
            example: 'newest',
          },
          {
            name: 'age',
            in: 'query',
            description: 'Nothing above this age. 0 is everything.',
            required: false,
            schema: { $ref: '#/components/schemas/FilterValue' },
            example: 0,
          },
          {
            name: 'lang',
            in: 'query',
            description: 'What can be heard in this language, dubbing included. 0 is everything.',
            required: false,
            schema: { $ref: '#/components/schemas/FilterValue' },
            example: 0,
          },
          {
            name: 'country',
            in: 'query',
            description: 'What was made in this country. 0 is everything.',
            required: false,
            schema: { $ref: '#/components/schemas/FilterValue' },
            example: 0,
          },
          {
            name: 'f_type',
            in: 'query',
            description: 'What is of this form, such as a short film. 0 is everything.',
            required: false,
            schema: { $ref: '#/components/schemas/FilterValue' },
            example: 0,
          },
          {
            name: 'cursor',
            in: 'query',
            description: 'The `next_cursor` of the page before. Without it, the first page.',
            required: false,
            schema: { $ref: '#/components/schemas/Cursor' },
            example: 'b2Zmc2V0OjI0',
          },
          {
            name: 'limit',
            in: 'query',
            description: 'How many items at most.',
            required: false,
            schema: { $ref: '#/components/schemas/PageLimit' },
            example: 24,
          },
        ],
        responses: {
          '200': {
            description: 'The category with its place in the menu, and a page of cards.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/CategoryTitlesResponse' },
                examples: {
                  kids: {
                    summary: 'A category with children',
                    value: {
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
                  },
                  child: {
                    summary: 'The last page of a child category',
                    value: {
                      data: {
                        about: {
                          category_id: 'cartoons',
                          cat_id: '121',
                          persian_name: 'پویانمایی',
                          name_en: 'Animation',
                          child_categories: [],
                          parent_categories: [
                            {
                              category_id: 'kids',
                              persian_name: 'کودک و نوجوان',
                              name_en: 'Kids and Teens',
                            },
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
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/list/{list}': {
      get: {
        operationId: 'getList',
        'x-origin': 'assumed',
        tags: ['lists'],
        summary: 'One list, with its titles',
        description:
          "An editor's list, or a genre by its key in lower case. Without `sort` an editor's list keeps the editor's order.",
        security: [],
        parameters: [
          {
            name: 'list',
            in: 'path',
            description: "The list's id, or a genre's key.",
            required: true,
            schema: { $ref: '#/components/schemas/ListId' },
            example: 'yalda-nights',
          },
          {
            name: 'type',
            in: 'query',
            description:
              'Films, series or both. Without it, all that the list holds, videos and screenings too.',
            required: false,
            schema: { $ref: '#/components/schemas/TitleKind' },
            example: 'movie',
          },
          {
            name: 'sort',
            in: 'query',
            description:
              "What comes first. Without it, the editor's order, and the newest of a genre.",
            required: false,
            schema: { $ref: '#/components/schemas/TitleSort' },
            example: 'rating',
          },
          {
            name: 'age',
            in: 'query',
            description: 'Nothing above this age. 0 is everything.',
            required: false,
            schema: { $ref: '#/components/schemas/FilterValue' },
            example: 0,
          },
          {
            name: 'lang',
            in: 'query',
            description: 'What can be heard in this language, dubbing included. 0 is everything.',
            required: false,
            schema: { $ref: '#/components/schemas/FilterValue' },
            example: 0,
          },
          {
            name: 'country',
            in: 'query',
            description: 'What was made in this country. 0 is everything.',
            required: false,
            schema: { $ref: '#/components/schemas/FilterValue' },
            example: 0,
          },
          {
            name: 'f_type',
            in: 'query',
            description: 'What is of this form, such as a short film. 0 is everything.',
            required: false,
            schema: { $ref: '#/components/schemas/FilterValue' },
            example: 0,
          },
          {
            name: 'cursor',
            in: 'query',
            description: 'The `next_cursor` of the page before. Without it, the first page.',
            required: false,
            schema: { $ref: '#/components/schemas/Cursor' },
            example: 'b2Zmc2V0OjI0',
          },
          {
            name: 'limit',
            in: 'query',
            description: 'How many items at most.',
            required: false,
            schema: { $ref: '#/components/schemas/PageLimit' },
            example: 24,
          },
        ],
        responses: {
          '200': {
            description: 'The list, and a page of cards.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/ListResponse' },
                examples: {
                  yalda: {
                    summary: 'The first page of a list',
                    value: {
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
                  },
                  empty: {
                    summary: 'A list whose titles are gone',
                    value: {
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
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/casts/{group}': {
      get: {
        operationId: 'listCasts',
        'x-origin': 'assumed',
        tags: ['people'],
        summary: 'People of a group',
        description: 'Those with the most watched titles first.',
        security: [],
        parameters: [
          {
            name: 'group',
            in: 'path',
            description: 'Directors, Iranian actors or foreign actors.',
            required: true,
            schema: { $ref: '#/components/schemas/CastGroup' },
            example: 'iranian-actors',
          },
          {
            name: 'cursor',
            in: 'query',
            description: 'The `next_cursor` of the page before. Without it, the first page.',
            required: false,
            schema: { $ref: '#/components/schemas/Cursor' },
            example: 'b2Zmc2V0OjI0',
          },
          {
            name: 'limit',
            in: 'query',
            description: 'How many items at most.',
            required: false,
            schema: { $ref: '#/components/schemas/PageLimit' },
            example: 24,
          },
        ],
        responses: {
          '200': {
            description: 'A page of people.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/CastsResponse' },
                examples: {
                  'iranian-actors': {
                    summary: 'The first page of the Iranian actors',
                    value: {
                      data: {
                        items: [
                          {
                            id: 'p-31',
                            name_fa: 'پرستو نیک‌نام',
                            name_en: 'Parastoo Niknam',
                            picture: {
                              url: '/media/person/p-31',
                              width: 600,
                              height: 600,
                              color: '#4a2433',
                            },
                            title_count: 14,
                          },
                          {
                            id: 'p-33',
                            name_fa: 'مهتاب سرمدی',
                            name_en: 'Mahtab Sarmadi',
                            picture: {
                              url: '/media/person/p-33',
                              width: 600,
                              height: 600,
                              color: '#3a2f4d',
                            },
                            title_count: 11,
                          },
                          {
                            id: 'p-40',
                            name_fa: 'ایرج داستان‌پور',
                            name_en: 'Iraj Dastanpour',
                            picture: {
                              url: '/media/person/p-40',
                              width: 600,
                              height: 600,
                              color: '#43352a',
                            },
                            title_count: 23,
                          },
                        ],
                        next_cursor: 'b2Zmc2V0OjM',
                      },
                    },
                  },
                  last: {
                    summary: 'The last page, of one without a picture',
                    value: {
                      data: {
                        items: [
                          {
                            id: 'p-118',
                            name_fa: 'قباد امیری‌راد',
                            name_en: null,
                            picture: null,
                            title_count: 1,
                          },
                        ],
                        next_cursor: null,
                      },
                    },
                  },
                },
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/cast/{id}': {
      get: {
        operationId: 'getCast',
        'x-origin': 'assumed',
        tags: ['people'],
        summary: 'One person',
        description: "All that a person's page shows but the titles.",
        security: [],
        parameters: [
          {
            name: 'id',
            in: 'path',
            description: "The person's id.",
            required: true,
            schema: { $ref: '#/components/schemas/ContentId' },
            example: 'p-31',
          },
        ],
        responses: {
          '200': {
            description: 'The person.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/CastResponse' },
                examples: {
                  actor: {
                    summary: 'An actor of whom much is known',
                    value: {
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
                        picture: {
                          url: '/media/person/p-31',
                          width: 600,
                          height: 600,
                          color: '#4a2433',
                        },
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
                  },
                  unknown: {
                    summary: 'A person of whom only the name is known',
                    value: {
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
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/cast/{id}/titles': {
      get: {
        operationId: 'listCastTitles',
        'x-origin': 'assumed',
        tags: ['people'],
        summary: 'What a person has made or is in',
        description: 'Films, series and videos, of one role or of all.',
        security: [],
        parameters: [
          {
            name: 'id',
            in: 'path',
            description: "The person's id.",
            required: true,
            schema: { $ref: '#/components/schemas/ContentId' },
            example: 'p-31',
          },
          {
            name: 'role',
            in: 'query',
            description: 'What the person was. Without it, all.',
            required: false,
            schema: { $ref: '#/components/schemas/PersonRole' },
            example: 'actor',
          },
          {
            name: 'type',
            in: 'query',
            description:
              'Films, series or both. Without it, all that the list holds, videos and screenings too.',
            required: false,
            schema: { $ref: '#/components/schemas/TitleKind' },
            example: 'movie',
          },
          {
            name: 'sort',
            in: 'query',
            description: 'What comes first. Without it, the newest.',
            required: false,
            schema: { $ref: '#/components/schemas/TitleSort' },
            example: 'newest',
          },
          {
            name: 'age',
            in: 'query',
            description: 'Nothing above this age. 0 is everything.',
            required: false,
            schema: { $ref: '#/components/schemas/FilterValue' },
            example: 0,
          },
          {
            name: 'lang',
            in: 'query',
            description: 'What can be heard in this language, dubbing included. 0 is everything.',
            required: false,
            schema: { $ref: '#/components/schemas/FilterValue' },
            example: 0,
          },
          {
            name: 'country',
            in: 'query',
            description: 'What was made in this country. 0 is everything.',
            required: false,
            schema: { $ref: '#/components/schemas/FilterValue' },
            example: 0,
          },
          {
            name: 'f_type',
            in: 'query',
            description: 'What is of this form, such as a short film. 0 is everything.',
            required: false,
            schema: { $ref: '#/components/schemas/FilterValue' },
            example: 0,
          },
          {
            name: 'cursor',
            in: 'query',
            description: 'The `next_cursor` of the page before. Without it, the first page.',
            required: false,
            schema: { $ref: '#/components/schemas/Cursor' },
            example: 'b2Zmc2V0OjI0',
          },
          {
            name: 'limit',
            in: 'query',
            description: 'How many items at most.',
            required: false,
            schema: { $ref: '#/components/schemas/PageLimit' },
            example: 24,
          },
        ],
        responses: {
          '200': {
            description: 'A page of cards.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/CardPageResponse' },
                examples: {
                  titles: {
                    summary: 'A film and a video',
                    value: {
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
                  },
                  none: {
                    summary: 'Nothing that can be watched now',
                    value: { data: { items: [], next_cursor: null } },
                  },
                },
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/channels': {
      get: {
        operationId: 'listChannels',
        'x-origin': 'assumed',
        tags: ['channels'],
        summary: 'The newspaper, the studio and the magazines',
        description: 'Of one kind or of all. Those with the newest videos first.',
        security: [],
        parameters: [
          {
            name: 'kind',
            in: 'query',
            description: 'What kind of channel. Without it, all.',
            required: false,
            schema: { $ref: '#/components/schemas/ChannelKind' },
            example: 'magazine',
          },
          {
            name: 'cursor',
            in: 'query',
            description: 'The `next_cursor` of the page before. Without it, the first page.',
            required: false,
            schema: { $ref: '#/components/schemas/Cursor' },
            example: 'b2Zmc2V0OjI0',
          },
          {
            name: 'limit',
            in: 'query',
            description: 'How many items at most.',
            required: false,
            schema: { $ref: '#/components/schemas/PageLimit' },
            example: 24,
          },
        ],
        responses: {
          '200': {
            description: 'A page of channels.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/ChannelsResponse' },
                examples: {
                  magazines: {
                    summary: 'Two magazines, of which one has no issue yet',
                    value: {
                      data: {
                        items: [
                          {
                            id: 'ravagh',
                            kind: 'magazine',
                            name_fa: 'رواق',
                            name_en: 'Ravagh',
                            description_fa: 'مجلهٔ تصویری هنر و فرهنگ، دوشنبه‌ها یک شمارهٔ تازه',
                            description_en: 'A magazine of arts in pictures, every Monday',
                            logo: {
                              url: '/media/channel/ravagh',
                              width: 400,
                              height: 400,
                              color: '#27313f',
                            },
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
                                logo: {
                                  url: '/media/channel/ravagh',
                                  width: 400,
                                  height: 400,
                                  color: '#27313f',
                                },
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
                  },
                  none: {
                    summary: 'No channels',
                    value: { data: { items: [], next_cursor: null } },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/magazines': {
      get: {
        operationId: 'listMagazines',
        'x-origin': 'assumed',
        tags: ['channels'],
        summary: 'The newest issues of all magazines',
        description:
          'By the day of issue, the newest first. Each is a video of its magazine, with `issue` set.',
        security: [],
        parameters: [
          {
            name: 'cursor',
            in: 'query',
            description: 'The `next_cursor` of the page before. Without it, the first page.',
            required: false,
            schema: { $ref: '#/components/schemas/Cursor' },
            example: 'b2Zmc2V0OjI0',
          },
          {
            name: 'limit',
            in: 'query',
            description: 'How many items at most.',
            required: false,
            schema: { $ref: '#/components/schemas/PageLimit' },
            example: 24,
          },
        ],
        responses: {
          '200': {
            description: 'A page of issues.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/VideoPageResponse' },
                examples: {
                  issues: {
                    summary: 'Issues of two magazines',
                    value: {
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
                              logo: {
                                url: '/media/channel/meydan',
                                width: 400,
                                height: 400,
                                color: '#1b4a2c',
                              },
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
                              logo: {
                                url: '/media/channel/ravagh',
                                width: 400,
                                height: 400,
                                color: '#27313f',
                              },
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
                  },
                  none: { summary: 'No issues', value: { data: { items: [], next_cursor: null } } },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/channel/{id}': {
      get: {
        operationId: 'getChannel',
        'x-origin': 'assumed',
        tags: ['channels'],
        summary: 'One channel',
        description:
          "The studio's id is `studio`; the newspaper's is its brand name. What the channel has shown comes from `listChannelVideos`.",
        security: [],
        parameters: [
          {
            name: 'id',
            in: 'path',
            description: "The channel's id.",
            required: true,
            schema: { $ref: '#/components/schemas/ContentId' },
            example: 'ravagh',
          },
        ],
        responses: {
          '200': {
            description: 'The channel.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/ChannelResponse' },
                examples: {
                  magazine: {
                    summary: 'A magazine',
                    value: {
                      data: {
                        id: 'ravagh',
                        kind: 'magazine',
                        name_fa: 'رواق',
                        name_en: 'Ravagh',
                        description_fa: 'مجلهٔ تصویری هنر و فرهنگ، دوشنبه‌ها یک شمارهٔ تازه',
                        description_en: 'A magazine of arts in pictures, every Monday',
                        logo: {
                          url: '/media/channel/ravagh',
                          width: 400,
                          height: 400,
                          color: '#27313f',
                        },
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
                            logo: {
                              url: '/media/channel/ravagh',
                              width: 400,
                              height: 400,
                              color: '#27313f',
                            },
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
                  },
                  studio: {
                    summary: 'The studio, whose videos have no issues',
                    value: {
                      data: {
                        id: 'studio',
                        kind: 'studio',
                        name_fa: 'استودیو پرده',
                        name_en: 'Parde Studio',
                        description_fa: 'گفت‌وگو، اجرای زنده و پشت صحنه',
                        description_en: 'Talks, live sessions and the making of',
                        logo: {
                          url: '/media/channel/studio',
                          width: 400,
                          height: 400,
                          color: '#3a1d2e',
                        },
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
                            logo: {
                              url: '/media/channel/studio',
                              width: 400,
                              height: 400,
                              color: '#3a1d2e',
                            },
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
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/channel/{id}/videos': {
      get: {
        operationId: 'listChannelVideos',
        'x-origin': 'assumed',
        tags: ['channels'],
        summary: 'What a channel has shown',
        description:
          'The newest first, unless `sort` says otherwise. A channel with `first_published_at` takes `sort`, `since` and `until`; days are those of Tehran.',
        security: [],
        parameters: [
          {
            name: 'id',
            in: 'path',
            description: "The channel's id.",
            required: true,
            schema: { $ref: '#/components/schemas/ContentId' },
            example: 'ravagh',
          },
          {
            name: 'sort',
            in: 'query',
            description: 'What comes first. Without it, the newest.',
            required: false,
            schema: { $ref: '#/components/schemas/VideoSort' },
            example: 'oldest',
          },
          {
            name: 'since',
            in: 'query',
            description: 'Nothing that was published before this day.',
            required: false,
            schema: { $ref: '#/components/schemas/CalendarDate' },
            example: '2026-03-21',
          },
          {
            name: 'until',
            in: 'query',
            description: 'Nothing that was published after this day.',
            required: false,
            schema: { $ref: '#/components/schemas/CalendarDate' },
            example: '2027-03-20',
          },
          {
            name: 'cursor',
            in: 'query',
            description: 'The `next_cursor` of the page before. Without it, the first page.',
            required: false,
            schema: { $ref: '#/components/schemas/Cursor' },
            example: 'b2Zmc2V0OjI0',
          },
          {
            name: 'limit',
            in: 'query',
            description: 'How many items at most.',
            required: false,
            schema: { $ref: '#/components/schemas/PageLimit' },
            example: 24,
          },
        ],
        responses: {
          '200': {
            description: 'A page of videos.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/VideoPageResponse' },
                examples: {
                  issues: {
                    summary: 'Two issues of a magazine',
                    value: {
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
                              logo: {
                                url: '/media/channel/ravagh',
                                width: 400,
                                height: 400,
                                color: '#27313f',
                              },
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
                              logo: {
                                url: '/media/channel/ravagh',
                                width: 400,
                                height: 400,
                                color: '#27313f',
                              },
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
                  },
                  none: {
                    summary: 'A channel that has shown nothing yet',
                    value: { data: { items: [], next_cursor: null } },
                  },
                },
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/channel/{id}/series': {
      get: {
        operationId: 'listChannelSeries',
        'x-origin': 'assumed',
        tags: ['channels'],
        summary: 'The series that a channel makes',
        description: 'The newest first. Asked only of a channel whose `series_count` is above 0.',
        security: [],
        parameters: [
          {
            name: 'id',
            in: 'path',
            description: "The channel's id.",
            required: true,
            schema: { $ref: '#/components/schemas/ContentId' },
            example: 'studio',
          },
          {
            name: 'cursor',
            in: 'query',
            description: 'The `next_cursor` of the page before. Without it, the first page.',
            required: false,
            schema: { $ref: '#/components/schemas/Cursor' },
            example: 'b2Zmc2V0OjI0',
          },
          {
            name: 'limit',
            in: 'query',
            description: 'How many items at most.',
            required: false,
            schema: { $ref: '#/components/schemas/PageLimit' },
            example: 24,
          },
        ],
        responses: {
          '200': {
            description: 'A page of series.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/CardPageResponse' },
                examples: {
                  one: {
                    summary: 'A series',
                    value: {
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
                  },
                  none: {
                    summary: 'A channel that makes none',
                    value: { data: { items: [], next_cursor: null } },
                  },
                },
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/lives': {
      get: {
        operationId: 'listLives',
        'x-origin': 'assumed',
        tags: ['live'],
        summary: 'The live channels, with what is on now',
        description: 'In the order of the page. The first one is what /live shows.',
        security: [],
        parameters: [
          {
            name: 'cursor',
            in: 'query',
            description: 'The `next_cursor` of the page before. Without it, the first page.',
            required: false,
            schema: { $ref: '#/components/schemas/Cursor' },
            example: 'b2Zmc2V0OjI0',
          },
          {
            name: 'limit',
            in: 'query',
            description: 'How many items at most.',
            required: false,
            schema: { $ref: '#/components/schemas/PageLimit' },
            example: 24,
          },
        ],
        responses: {
          '200': {
            description: 'A page of channels.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/LivesResponse' },
                examples: {
                  evening: {
                    summary: 'Two channels, of which one is off the air',
                    value: {
                      data: {
                        items: [
                          {
                            id: 'nasim',
                            name_fa: 'شبکهٔ نسیم دریا',
                            name_en: 'Sea Breeze TV',
                            description_fa: 'خبر، سینما و زندگی در بندرهای جنوب',
                            description_en: 'News, films and life in the ports of the south',
                            logo: {
                              url: '/media/live-logo/nasim',
                              width: 400,
                              height: 400,
                              color: '#12324a',
                            },
                            picture: {
                              url: '/media/live/nasim',
                              width: 1280,
                              height: 720,
                              color: '#12324a',
                            },
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
                              summary_fa:
                                'پسری دفترهای ناخدایی را می‌خواند که پدرش بود و او را هرگز ندید.',
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
                            picture: {
                              url: '/media/live/koodak',
                              width: 1280,
                              height: 720,
                              color: '#5a3a16',
                            },
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
                  },
                  none: {
                    summary: 'No channels',
                    value: { data: { items: [], next_cursor: null } },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/live/{id}': {
      get: {
        operationId: 'getLive',
        'x-origin': 'assumed',
        tags: ['live'],
        summary: 'One live channel, with what is on now',
        description:
          "What the channel's page shows before anyone presses play. The day's programmes come from `getLiveSchedule`.",
        security: [],
        parameters: [
          {
            name: 'id',
            in: 'path',
            description: "The channel's id.",
            required: true,
            schema: { $ref: '#/components/schemas/ContentId' },
            example: 'nasim',
          },
        ],
        responses: {
          '200': {
            description: 'The channel.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/LiveResponse' },
                examples: {
                  on: {
                    summary: 'A channel that is on',
                    value: {
                      data: {
                        id: 'nasim',
                        name_fa: 'شبکهٔ نسیم دریا',
                        name_en: 'Sea Breeze TV',
                        description_fa: 'خبر، سینما و زندگی در بندرهای جنوب',
                        description_en: 'News, films and life in the ports of the south',
                        logo: {
                          url: '/media/live-logo/nasim',
                          width: 400,
                          height: 400,
                          color: '#12324a',
                        },
                        picture: {
                          url: '/media/live/nasim',
                          width: 1280,
                          height: 720,
                          color: '#12324a',
                        },
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
                          summary_fa:
                            'پسری دفترهای ناخدایی را می‌خواند که پدرش بود و او را هرگز ندید.',
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
                  },
                  off: {
                    summary: 'A channel without a guide',
                    value: {
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
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/live/{id}/schedule': {
      get: {
        operationId: 'getLiveSchedule',
        'x-origin': 'assumed',
        tags: ['live'],
        summary: 'The programmes of a live channel in one day',
        description:
          'A day is from midnight to midnight in Tehran. A day that the guide does not have is empty, not a failure.',
        security: [],
        parameters: [
          {
            name: 'id',
            in: 'path',
            description: "The channel's id.",
            required: true,
            schema: { $ref: '#/components/schemas/ContentId' },
            example: 'nasim',
          },
          {
            name: 'date',
            in: 'query',
            description: 'The day. Without it, today in Tehran.',
            required: false,
            schema: { $ref: '#/components/schemas/CalendarDate' },
            example: '2026-11-20',
          },
        ],
        responses: {
          '200': {
            description: "The day's programmes, in order.",
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/ScheduleResponse' },
                examples: {
                  today: {
                    summary: 'A day with one programme that can be watched again',
                    value: {
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
                            summary_fa:
                              'پسری دفترهای ناخدایی را می‌خواند که پدرش بود و او را هرگز ندید.',
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
                  },
                  unknown: {
                    summary: 'A day that the guide does not have',
                    value: {
                      data: {
                        date: '2027-03-21',
                        first_date: '2026-11-14',
                        last_date: '2026-11-27',
                        programmes: [],
                      },
                    },
                  },
                },
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/ghost/get/getSearchQuick': {
      get: {
        operationId: 'quickSearch',
        'x-origin': 'specified',
        tags: ['search'],
        summary: 'Search as one types',
        description:
          'Called from three characters on, anonymously. The icon follows `type`; what is neither a film nor a series nor a video is `other`, a person most of all. On a failure the caller empties its list.',
        security: [],
        parameters: [
          {
            name: 'query',
            in: 'query',
            description: 'What was typed so far.',
            required: true,
            schema: { $ref: '#/components/schemas/QuickSearchTerm' },
            example: 'پرستو',
          },
        ],
        responses: {
          '200': {
            description: 'The best results, few enough for a menu.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/QuickSearchResponse' },
                examples: {
                  mixed: {
                    summary: 'A person, a film and a video',
                    value: {
                      data: [
                        {
                          type: 'other',
                          id: 'p-31',
                          name_fa: 'پرستو نیک‌نام',
                          name_en: 'Parastoo Niknam',
                          content_type: 'person',
                          year: null,
                          poster: {
                            url: '/media/person/p-31',
                            width: 600,
                            height: 600,
                            color: '#4a2433',
                          },
                        },
                        {
                          type: 'movie',
                          id: '1322',
                          name_fa: 'پرستوها دیر می‌آیند',
                          name_en: 'Swallows Come Late',
                          content_type: 'movie',
                          year: 2024,
                          poster: {
                            url: '/media/poster/movie/1322',
                            width: 800,
                            height: 1200,
                            color: '#2c4858',
                          },
                        },
                        {
                          type: 'video',
                          id: '4021',
                          name_fa: 'گفت‌وگو با پرستو نیک‌نام',
                          name_en: 'In conversation with Parastoo Niknam',
                          content_type: 'video',
                          year: 2026,
                          poster: {
                            url: '/media/poster/video/4021',
                            width: 800,
                            height: 1200,
                            color: '#4a2433',
                          },
                        },
                      ],
                    },
                  },
                  specified: {
                    summary: 'Only what every server answers',
                    value: {
                      data: [
                        { type: 'series', id: '77', name_fa: 'قهوه‌خانهٔ حاج رضا' },
                        { type: 'other', id: 'p-31', name_fa: 'پرستو نیک‌نام' },
                      ],
                    },
                  },
                  none: { summary: 'Nothing', value: { data: [] } },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/search': {
      get: {
        operationId: 'search',
        'x-origin': 'assumed',
        tags: ['search'],
        summary: 'Search in full',
        description:
          'Of all kinds or of one, narrowed by the content filter. Letters that are written in several ways, joiners, diacritics and digits make no difference; small slips of the finger find what was meant.',
        security: [],
        parameters: [
          {
            name: 'query',
            in: 'query',
            description: 'The term, of more than one character.',
            required: true,
            schema: { $ref: '#/components/schemas/SearchTerm' },
            example: 'یزد',
          },
          {
            name: 'type',
            in: 'query',
            description: 'What is searched for. Without it, everything.',
            required: false,
            schema: { $ref: '#/components/schemas/SearchType' },
            example: 'movie',
          },
          {
            name: 'age',
            in: 'query',
            description: 'Nothing above this age. 0 is everything.',
            required: false,
            schema: { $ref: '#/components/schemas/FilterValue' },
            example: 0,
          },
          {
            name: 'lang',
            in: 'query',
            description: 'What can be heard in this language, dubbing included. 0 is everything.',
            required: false,
            schema: { $ref: '#/components/schemas/FilterValue' },
            example: 0,
          },
          {
            name: 'country',
            in: 'query',
            description: 'What was made in this country. 0 is everything.',
            required: false,
            schema: { $ref: '#/components/schemas/FilterValue' },
            example: 0,
          },
          {
            name: 'f_type',
            in: 'query',
            description: 'What is of this form, such as a short film. 0 is everything.',
            required: false,
            schema: { $ref: '#/components/schemas/FilterValue' },
            example: 0,
          },
          {
            name: 'cursor',
            in: 'query',
            description: 'The `next_cursor` of the page before. Without it, the first page.',
            required: false,
            schema: { $ref: '#/components/schemas/Cursor' },
            example: 'b2Zmc2V0OjI0',
          },
          {
            name: 'limit',
            in: 'query',
            description: 'How many items at most.',
            required: false,
            schema: { $ref: '#/components/schemas/PageLimit' },
            example: 24,
          },
        ],
        responses: {
          '200': {
            description: 'How many there are, and a page of cards.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/SearchResponse' },
                examples: {
                  found: {
                    summary: 'A film, and an episode after it',
                    value: {
                      data: {
                        about: { query: 'یزد', count: 2, did_you_mean: null },
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
                          },
                        ],
                        next_cursor: null,
                      },
                    },
                  },
                  misspelt: {
                    summary: 'Nothing, but something near',
                    value: {
                      data: {
                        about: { query: 'قحوه‌خانه', count: 0, did_you_mean: 'قهوه‌خانه' },
                        items: [],
                        next_cursor: null,
                      },
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/comments/{content_type}/{id}': {
      get: {
        operationId: 'listComments',
        'x-origin': 'assumed',
        tags: ['comments'],
        summary: 'What viewers say of a title',
        description:
          "Published comments, the newest first. The same for everyone: a viewer's own comment that waits is in the answer of `addComment` alone.",
        security: [],
        parameters: [
          {
            name: 'content_type',
            in: 'path',
            description: 'What kind of title it is.',
            required: true,
            schema: { $ref: '#/components/schemas/TitleType' },
            example: 'movie',
          },
          {
            name: 'id',
            in: 'path',
            description: 'Its id.',
            required: true,
            schema: { $ref: '#/components/schemas/ContentId' },
            example: '1024',
          },
          {
            name: 'cursor',
            in: 'query',
            description: 'The `next_cursor` of the page before. Without it, the first page.',
            required: false,
            schema: { $ref: '#/components/schemas/Cursor' },
            example: 'b2Zmc2V0OjI0',
          },
          {
            name: 'limit',
            in: 'query',
            description: 'How many items at most.',
            required: false,
            schema: { $ref: '#/components/schemas/PageLimit' },
            example: 24,
          },
        ],
        responses: {
          '200': {
            description: 'How many there are, and a page of them.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/CommentsResponse' },
                examples: {
                  newest: {
                    summary: 'Three comments, of which one gives the story away',
                    value: {
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
                  },
                  none: {
                    summary: 'Nobody has said anything yet',
                    value: { data: { about: { count: 0 }, items: [], next_cursor: null } },
                  },
                },
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/comments/add': {
      post: {
        operationId: 'addComment',
        'x-origin': 'assumed',
        tags: ['comments'],
        summary: 'Say something of a title',
        description:
          'The answer says whether everyone reads it or it waits until somebody has looked at it. A rating is given by `rateTitle`.',
        security: [{ bearer: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/AddCommentRequest' },
              examples: {
                film: {
                  summary: 'Of a film',
                  value: {
                    content_type: 'movie',
                    id: '1024',
                    text: 'پایان‌بندی‌اش را دوست داشتم؛ نه زیادی تلخ و نه ساختگی.',
                    spoiler: false,
                  },
                },
              },
            },
          },
        },
        responses: {
          '200': {
            description: 'The comment, as its author sees it.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/AddCommentResponse' },
                examples: {
                  pending: {
                    summary: 'It waits',
                    value: {
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
                  },
                  published: {
                    summary: 'Everyone reads it at once',
                    value: {
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
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '403': {
            description:
              'This viewer may not. A guest who would have to subscribe or buy is told so too, not sent to sign in.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  subscription: {
                    summary: 'Without a subscription',
                    value: {
                      message: 'Subscribe to watch this title.',
                      message_fa: 'برای تماشای این عنوان اشتراک تهیه کنید.',
                    },
                  },
                  purchase: {
                    summary: 'Not bought',
                    value: {
                      message: 'This title is bought by itself.',
                      message_fa: 'این عنوان جداگانه خریداری می‌شود.',
                    },
                  },
                  early: {
                    summary: 'Before its release',
                    value: {
                      message: 'This title is not released yet. It comes on 27 November 2026.',
                      message_fa: 'این عنوان هنوز منتشر نشده است. تاریخ انتشار: ۶ آذر ۱۴۰۵',
                    },
                  },
                  scope: {
                    summary: 'Without the permission',
                    value: {
                      message: 'You may not write comments.',
                      message_fa: 'شما اجازهٔ نوشتن نظر ندارید.',
                    },
                  },
                },
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/comments/report': {
      post: {
        operationId: 'reportComment',
        'x-origin': 'assumed',
        'x-body': 'unused',
        tags: ['comments'],
        summary: 'Report a comment',
        description:
          'Somebody looks at it. A second report of the same comment by the same viewer changes nothing.',
        security: [{ bearer: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/ReportCommentRequest' },
              examples: {
                spoiler: {
                  summary: 'It gives the story away',
                  value: { id: 'c-90377', reason: 'spoiler' },
                },
                other: {
                  summary: "In the reporter's own words",
                  value: { id: 'c-90377', reason: 'other', text: 'شمارهٔ تلفن شخصی در متن هست.' },
                },
              },
            },
          },
        },
        responses: {
          '200': {
            description: 'Noted.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Acknowledgement' },
                examples: {
                  noted: {
                    summary: 'Noted',
                    value: {
                      message: 'Thank you. We will look at it.',
                      message_fa: 'سپاسگزاریم؛ آن را بررسی می‌کنیم.',
                    },
                  },
                },
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/play/{content_type}/{id}': {
      get: {
        operationId: 'getPlayback',
        'x-origin': 'assumed',
        tags: ['playback'],
        summary: 'What a player needs to play a title',
        description:
          "Sources, subtitles, times and where the viewer left off. It is the viewer's own: no cache may keep it. Who may not watch gets 403, guests too; what they may do instead is said by the cart.",
        security: [{}, { bearer: [] }],
        parameters: [
          {
            name: 'content_type',
            in: 'path',
            description: 'What kind of title it is.',
            required: true,
            schema: { $ref: '#/components/schemas/PlayableType' },
            example: 'movie',
          },
          {
            name: 'id',
            in: 'path',
            description: 'Its id.',
            required: true,
            schema: { $ref: '#/components/schemas/ContentId' },
            example: '1024',
          },
        ],
        responses: {
          '200': {
            description: 'What is played, and how.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/PlaybackResponse' },
                examples: {
                  episode: {
                    summary: 'An episode that a signed-in viewer had begun',
                    value: {
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
                          {
                            start_seconds: 118,
                            name_fa: 'عتیقه‌فروش',
                            name_en: 'The antique dealer',
                          },
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
                          summary_en:
                            'A man sits at the same table every day, and never drinks a thing.',
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
                      },
                    },
                  },
                  guest: {
                    summary: 'A free video, to a guest whose operator charges in full',
                    value: {
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
                          message_en:
                            'You can watch without a subscription. Data is billed at the full rate.',
                        },
                      },
                    },
                  },
                },
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '403': {
            description:
              'This viewer may not. A guest who would have to subscribe or buy is told so too, not sent to sign in.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  subscription: {
                    summary: 'Without a subscription',
                    value: {
                      message: 'Subscribe to watch this title.',
                      message_fa: 'برای تماشای این عنوان اشتراک تهیه کنید.',
                    },
                  },
                  purchase: {
                    summary: 'Not bought',
                    value: {
                      message: 'This title is bought by itself.',
                      message_fa: 'این عنوان جداگانه خریداری می‌شود.',
                    },
                  },
                  early: {
                    summary: 'Before its release',
                    value: {
                      message: 'This title is not released yet. It comes on 27 November 2026.',
                      message_fa: 'این عنوان هنوز منتشر نشده است. تاریخ انتشار: ۶ آذر ۱۴۰۵',
                    },
                  },
                  scope: {
                    summary: 'Without the permission',
                    value: {
                      message: 'You may not write comments.',
                      message_fa: 'شما اجازهٔ نوشتن نظر ندارید.',
                    },
                  },
                },
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/play_live/{id}': {
      get: {
        operationId: 'getLivePlayback',
        'x-origin': 'assumed',
        tags: ['playback'],
        summary: 'What a player needs to play a live channel',
        description: 'No cache may keep it. Who may not watch gets 403.',
        security: [{}, { bearer: [] }],
        parameters: [
          {
            name: 'id',
            in: 'path',
            description: "The channel's id.",
            required: true,
            schema: { $ref: '#/components/schemas/ContentId' },
            example: 'nasim',
          },
        ],
        responses: {
          '200': {
            description: 'What is played, and how.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/LivePlaybackResponse' },
                examples: {
                  dvr: {
                    summary: 'A channel that can be wound back by two hours',
                    value: {
                      data: {
                        id: 'nasim',
                        name_fa: 'شبکهٔ نسیم دریا',
                        name_en: 'Sea Breeze TV',
                        picture: {
                          url: '/media/live/nasim',
                          width: 1280,
                          height: 720,
                          color: '#12324a',
                        },
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
                          message_fa: 'با اینترنت آسیاتک، پخش زنده حجمی مصرف نمی‌کند.',
                          message_en: 'On Asiatech, live channels use no data.',
                        },
                      },
                    },
                  },
                  plain: {
                    summary: 'A channel without a guide that is only live',
                    value: {
                      data: {
                        id: 'radio-kavir',
                        name_fa: 'رادیو کویر',
                        name_en: null,
                        picture: null,
                        sources: [
                          {
                            type: 'hls',
                            url: 'https://live.example/kavir.m3u8',
                            quality: null,
                            codecs: null,
                          },
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
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '403': {
            description:
              'This viewer may not. A guest who would have to subscribe or buy is told so too, not sent to sign in.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  subscription: {
                    summary: 'Without a subscription',
                    value: {
                      message: 'Subscribe to watch this title.',
                      message_fa: 'برای تماشای این عنوان اشتراک تهیه کنید.',
                    },
                  },
                  purchase: {
                    summary: 'Not bought',
                    value: {
                      message: 'This title is bought by itself.',
                      message_fa: 'این عنوان جداگانه خریداری می‌شود.',
                    },
                  },
                  early: {
                    summary: 'Before its release',
                    value: {
                      message: 'This title is not released yet. It comes on 27 November 2026.',
                      message_fa: 'این عنوان هنوز منتشر نشده است. تاریخ انتشار: ۶ آذر ۱۴۰۵',
                    },
                  },
                  scope: {
                    summary: 'Without the permission',
                    value: {
                      message: 'You may not write comments.',
                      message_fa: 'شما اجازهٔ نوشتن نظر ندارید.',
                    },
                  },
                },
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/download_links/{content_type}/{id}': {
      get: {
        operationId: 'getDownloadLinks',
        'x-origin': 'assumed',
        tags: ['playback'],
        summary: "Where a title's files are",
        description:
          'Addresses that are signed for this viewer and lapse. Who may not download gets 403; without anything to download (yet) the list is empty.',
        security: [{}, { bearer: [] }],
        parameters: [
          {
            name: 'content_type',
            in: 'path',
            description: 'What kind of title it is.',
            required: true,
            schema: { $ref: '#/components/schemas/PlayableType' },
            example: 'movie',
          },
          {
            name: 'id',
            in: 'path',
            description: 'Its id.',
            required: true,
            schema: { $ref: '#/components/schemas/ContentId' },
            example: '1024',
          },
        ],
        responses: {
          '200': {
            description: 'The files, from the smallest on.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/DownloadLinksResponse' },
                examples: {
                  film: {
                    summary: 'A film in three qualities, with English subtitles',
                    value: {
                      data: {
                        content_type: 'movie',
                        id: '1024',
                        name_fa: 'شب‌های بی‌ستارهٔ یزد',
                        name_en: 'Starless Nights of Yazd',
                        poster: {
                          url: '/media/poster/movie/1024',
                          width: 800,
                          height: 1200,
                          color: '#3b2a1f',
                        },
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
                  },
                  none: {
                    summary: 'A film that cannot be downloaded yet',
                    value: {
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
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '403': {
            description:
              'This viewer may not. A guest who would have to subscribe or buy is told so too, not sent to sign in.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  subscription: {
                    summary: 'Without a subscription',
                    value: {
                      message: 'Subscribe to watch this title.',
                      message_fa: 'برای تماشای این عنوان اشتراک تهیه کنید.',
                    },
                  },
                  purchase: {
                    summary: 'Not bought',
                    value: {
                      message: 'This title is bought by itself.',
                      message_fa: 'این عنوان جداگانه خریداری می‌شود.',
                    },
                  },
                  early: {
                    summary: 'Before its release',
                    value: {
                      message: 'This title is not released yet. It comes on 27 November 2026.',
                      message_fa: 'این عنوان هنوز منتشر نشده است. تاریخ انتشار: ۶ آذر ۱۴۰۵',
                    },
                  },
                  scope: {
                    summary: 'Without the permission',
                    value: {
                      message: 'You may not write comments.',
                      message_fa: 'شما اجازهٔ نوشتن نظر ندارید.',
                    },
                  },
                },
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/my/lists': {
      get: {
        operationId: 'listMyLists',
        'x-origin': 'assumed',
        tags: ['library'],
        summary: "The viewer's own lists",
        description:
          'With how many titles, or channels, each holds. They are few, so they come at once.',
        security: [{ bearer: [] }],
        responses: {
          '200': {
            description: 'The lists.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/MyListsResponse' },
                examples: {
                  some: {
                    summary: 'Something in each',
                    value: {
                      data: [
                        {
                          list: 'watchlist',
                          name_fa: 'می‌خواهم ببینم',
                          name_en: 'Watchlist',
                          count: 3,
                        },
                        { list: 'liked', name_fa: 'پسندیده‌ها', name_en: 'Liked', count: 12 },
                        { list: 'purchased', name_fa: 'خریده‌ها', name_en: 'Purchased', count: 1 },
                        { list: 'history', name_fa: 'دیده‌ها', name_en: 'History', count: 48 },
                        {
                          list: 'following',
                          name_fa: 'دنبال‌شده‌ها',
                          name_en: 'Following',
                          count: 2,
                        },
                      ],
                    },
                  },
                  empty: {
                    summary: "A newcomer's",
                    value: {
                      data: [
                        {
                          list: 'watchlist',
                          name_fa: 'می‌خواهم ببینم',
                          name_en: 'Watchlist',
                          count: 0,
                        },
                        { list: 'liked', name_fa: 'پسندیده‌ها', name_en: 'Liked', count: 0 },
                        { list: 'purchased', name_fa: 'خریده‌ها', name_en: 'Purchased', count: 0 },
                        { list: 'history', name_fa: 'دیده‌ها', name_en: 'History', count: 0 },
                        {
                          list: 'following',
                          name_fa: 'دنبال‌شده‌ها',
                          name_en: 'Following',
                          count: 0,
                        },
                      ],
                    },
                  },
                },
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/my/watching': {
      get: {
        operationId: 'listWatching',
        'x-origin': 'assumed',
        tags: ['library'],
        summary: 'What the viewer has begun and not finished',
        description:
          'What is between 5 and 95 percent; the server decides. A series is there once, by the episode to go on with: the last one that was begun, or the one after it once that is watched.',
        security: [{ bearer: [] }],
        parameters: [
          {
            name: 'cursor',
            in: 'query',
            description: 'The `next_cursor` of the page before. Without it, the first page.',
            required: false,
            schema: { $ref: '#/components/schemas/Cursor' },
            example: 'b2Zmc2V0OjI0',
          },
          {
            name: 'limit',
            in: 'query',
            description: 'How many items at most.',
            required: false,
            schema: { $ref: '#/components/schemas/PageLimit' },
            example: 24,
          },
        ],
        responses: {
          '200': {
            description: 'A page of it.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/WatchingResponse' },
                examples: {
                  some: {
                    summary: 'A film and an episode',
                    value: {
                      data: {
                        items: [
                          {
                            card: {
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
                  },
                  empty: {
                    summary: 'Nothing begun; the shelf is not shown',
                    value: { data: { items: [], next_cursor: null } },
                  },
                },
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/my/list/{list}': {
      get: {
        operationId: 'listMyTitles',
        'x-origin': 'assumed',
        tags: ['library'],
        summary: "What is in one of the viewer's lists",
        description: 'What was put in last comes first.',
        security: [{ bearer: [] }],
        parameters: [
          {
            name: 'list',
            in: 'path',
            description: 'Which list.',
            required: true,
            schema: { $ref: '#/components/schemas/MyTitleListKey' },
            example: 'watchlist',
          },
          {
            name: 'cursor',
            in: 'query',
            description: 'The `next_cursor` of the page before. Without it, the first page.',
            required: false,
            schema: { $ref: '#/components/schemas/Cursor' },
            example: 'b2Zmc2V0OjI0',
          },
          {
            name: 'limit',
            in: 'query',
            description: 'How many items at most.',
            required: false,
            schema: { $ref: '#/components/schemas/PageLimit' },
            example: 24,
          },
        ],
        responses: {
          '200': {
            description: 'A page of its titles.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/MyTitlesResponse' },
                examples: {
                  watchlist: {
                    summary: 'A film, a series and one without a poster',
                    value: {
                      data: {
                        about: {
                          list: 'watchlist',
                          name_fa: 'می‌خواهم ببینم',
                          name_en: 'Watchlist',
                          count: 3,
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
                  },
                  empty: {
                    summary: 'Nothing yet',
                    value: {
                      data: {
                        about: { list: 'liked', name_fa: 'پسندیده‌ها', name_en: 'Liked', count: 0 },
                        items: [],
                        next_cursor: null,
                      },
                    },
                  },
                },
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/my/channels': {
      get: {
        operationId: 'listFollowing',
        'x-origin': 'assumed',
        tags: ['library'],
        summary: 'The channels that the viewer follows',
        description: 'What was followed last comes first.',
        security: [{ bearer: [] }],
        parameters: [
          {
            name: 'cursor',
            in: 'query',
            description: 'The `next_cursor` of the page before. Without it, the first page.',
            required: false,
            schema: { $ref: '#/components/schemas/Cursor' },
            example: 'b2Zmc2V0OjI0',
          },
          {
            name: 'limit',
            in: 'query',
            description: 'How many items at most.',
            required: false,
            schema: { $ref: '#/components/schemas/PageLimit' },
            example: 24,
          },
        ],
        responses: {
          '200': {
            description: 'A page of channels.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/ChannelsResponse' },
                examples: {
                  one: {
                    summary: 'A magazine without an issue yet',
                    value: {
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
                  },
                  none: { summary: 'None yet', value: { data: { items: [], next_cursor: null } } },
                },
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/my/state/{content_type}/{id}': {
      get: {
        operationId: 'getTitleState',
        'x-origin': 'assumed',
        tags: ['library'],
        summary: "What is the viewer's own about a title",
        description:
          'The rating, the lists and the place, apart from the title itself, which a shared cache may keep.',
        security: [{ bearer: [] }],
        parameters: [
          {
            name: 'content_type',
            in: 'path',
            description: 'What kind of title it is.',
            required: true,
            schema: { $ref: '#/components/schemas/TitleType' },
            example: 'movie',
          },
          {
            name: 'id',
            in: 'path',
            description: 'Its id.',
            required: true,
            schema: { $ref: '#/components/schemas/ContentId' },
            example: '1024',
          },
        ],
        responses: {
          '200': {
            description: 'The state.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/TitleStateResponse' },
                examples: {
                  film: {
                    summary: 'Rated, in two lists and begun',
                    value: {
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
                      },
                    },
                  },
                  series: {
                    summary: 'A series, to go on in its fifth episode',
                    value: {
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
                      },
                    },
                  },
                  nothing: {
                    summary: 'Nothing yet',
                    value: {
                      data: {
                        content_type: 'movie',
                        id: '1051',
                        rating: null,
                        lists: [],
                        place: null,
                      },
                    },
                  },
                },
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/my/downloads': {
      get: {
        operationId: 'listMyDownloads',
        'x-origin': 'assumed',
        tags: ['library'],
        summary: 'What the viewer has fetched, or has bought and not fetched yet',
        description:
          'By title. A file counts as fetched once its link was followed from the first byte on; what is resumed does not count again. The addresses come from `getDownloadLinks` alone.',
        security: [{ bearer: [] }],
        parameters: [
          {
            name: 'state',
            in: 'query',
            description: 'Which of the two.',
            required: true,
            schema: { $ref: '#/components/schemas/MyDownloadState' },
            example: 'fetched',
          },
          {
            name: 'cursor',
            in: 'query',
            description: 'The `next_cursor` of the page before. Without it, the first page.',
            required: false,
            schema: { $ref: '#/components/schemas/Cursor' },
            example: 'b2Zmc2V0OjI0',
          },
          {
            name: 'limit',
            in: 'query',
            description: 'How many items at most.',
            required: false,
            schema: { $ref: '#/components/schemas/PageLimit' },
            example: 24,
          },
        ],
        responses: {
          '200': {
            description: 'A page of it, what was fetched or bought last first.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/MyDownloadsResponse' },
                examples: {
                  fetched: {
                    summary: 'A film that was bought, and an episode whose subscription has ended',
                    value: {
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
                  },
                  waiting: {
                    summary: 'A film that was bought before its release',
                    value: {
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
                  },
                  empty: {
                    summary: 'Nothing yet',
                    value: {
                      data: { about: { count: 0, size_bytes: 0 }, items: [], next_cursor: null },
                    },
                  },
                },
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/my/list/add': {
      post: {
        operationId: 'addToMyList',
        'x-origin': 'assumed',
        tags: ['library'],
        summary: 'Put a title in a list',
        description: 'What is in it already stays where it is, and that is a success.',
        security: [{ bearer: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/AddToMyListRequest' },
              examples: {
                watchlist: {
                  summary: 'To watch later',
                  value: { list: 'watchlist', content_type: 'movie', id: '1024' },
                },
              },
            },
          },
        },
        responses: {
          '200': {
            description: "The title's state from now on.",
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/TitleStateResponse' },
                examples: {
                  added: {
                    summary: 'In the list',
                    value: {
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
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/my/list/remove': {
      post: {
        operationId: 'removeFromMyList',
        'x-origin': 'assumed',
        tags: ['library'],
        summary: 'Take a title out of a list',
        description: 'What is not in it is a success too.',
        security: [{ bearer: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/RemoveFromMyListRequest' },
              examples: {
                watchlist: {
                  summary: 'Not to watch later after all',
                  value: { list: 'watchlist', content_type: 'movie', id: '1024' },
                },
              },
            },
          },
        },
        responses: {
          '200': {
            description: "The title's state from now on.",
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/TitleStateResponse' },
                examples: {
                  removed: {
                    summary: 'In no list',
                    value: {
                      data: {
                        content_type: 'movie',
                        id: '1024',
                        rating: null,
                        lists: [],
                        place: null,
                      },
                    },
                  },
                },
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/my/channel/follow': {
      post: {
        operationId: 'followChannel',
        'x-origin': 'assumed',
        tags: ['library'],
        summary: 'Follow a channel',
        description: 'A channel that is followed already stays where it is, and that is a success.',
        security: [{ bearer: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/FollowRequest' },
              examples: { magazine: { summary: 'A magazine', value: { id: 'ravagh' } } },
            },
          },
        },
        responses: {
          '200': {
            description: 'Whether it is followed from now on.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/FollowResponse' },
                examples: {
                  followed: {
                    summary: 'Followed',
                    value: { data: { id: 'ravagh', followed: true } },
                  },
                },
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/my/channel/unfollow': {
      post: {
        operationId: 'unfollowChannel',
        'x-origin': 'assumed',
        tags: ['library'],
        summary: 'Follow a channel no more',
        description: 'A channel that is not followed is a success too.',
        security: [{ bearer: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/FollowRequest' },
              examples: { magazine: { summary: 'A magazine', value: { id: 'ravagh' } } },
            },
          },
        },
        responses: {
          '200': {
            description: 'Whether it is followed from now on.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/FollowResponse' },
                examples: {
                  unfollowed: {
                    summary: 'Not followed any more',
                    value: { data: { id: 'ravagh', followed: false } },
                  },
                },
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/my/watching/save': {
      post: {
        operationId: 'saveWatching',
        'x-origin': 'assumed',
        tags: ['library'],
        summary: 'Keep how far the viewer has come',
        description:
          'Called while it plays, when it pauses and when the page goes. The latest call counts, also when it goes back. A place before 5 percent is not kept; one past 95 percent says that it is watched.',
        security: [{ bearer: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/SaveWatchingRequest' },
              examples: {
                film: {
                  summary: 'Forty-six minutes into a film',
                  value: {
                    content_type: 'movie',
                    id: '1024',
                    position_seconds: 2754,
                    duration_seconds: 7800,
                  },
                },
              },
            },
          },
        },
        responses: {
          '200': {
            description: "The title's state from now on.",
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/TitleStateResponse' },
                examples: {
                  kept: {
                    summary: 'The place is kept',
                    value: {
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
                  },
                  watched: {
                    summary: 'It is watched, so there is no place any more',
                    value: {
                      data: {
                        content_type: 'movie',
                        id: '1024',
                        rating: null,
                        lists: ['history'],
                        place: null,
                      },
                    },
                  },
                },
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/my/watching/remove': {
      post: {
        operationId: 'removeWatching',
        'x-origin': 'assumed',
        tags: ['library'],
        summary: 'Take a title out of what was begun',
        description:
          'Its place is forgotten. For an episode, all of its series goes, or the one before it would come up. What is not there is a success too.',
        security: [{ bearer: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/RemoveWatchingRequest' },
              examples: {
                film: { summary: 'A film', value: { content_type: 'movie', id: '1024' } },
              },
            },
          },
        },
        responses: {
          '200': {
            description: "The title's state from now on.",
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/TitleStateResponse' },
                examples: {
                  forgotten: {
                    summary: 'Without a place',
                    value: {
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
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/my/rating': {
      post: {
        operationId: 'rateTitle',
        'x-origin': 'assumed',
        tags: ['library'],
        summary: 'Rate a title, or take the rating back',
        description: 'One viewer has one rating of a title; the latest counts.',
        security: [{ bearer: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/RateTitleRequest' },
              examples: {
                nine: {
                  summary: 'Nine of ten',
                  value: { content_type: 'movie', id: '1024', value: 9 },
                },
                none: {
                  summary: 'Taken back',
                  value: { content_type: 'movie', id: '1024', value: null },
                },
              },
            },
          },
        },
        responses: {
          '200': {
            description: "The title's state from now on.",
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/TitleStateResponse' },
                examples: {
                  rated: {
                    summary: 'Rated',
                    value: {
                      data: {
                        content_type: 'movie',
                        id: '1024',
                        rating: 9,
                        lists: [],
                        place: null,
                      },
                    },
                  },
                },
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/my/download/hide': {
      post: {
        operationId: 'hideDownload',
        'x-origin': 'assumed',
        tags: ['library'],
        summary: 'Take a title out of what was fetched, or put it back',
        description:
          'It changes only the list: what was bought stays bought. Fetched again, the title is in the list again. What was never fetched is a success too.',
        security: [{ bearer: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/HideDownloadRequest' },
              examples: {
                hide: {
                  summary: 'Out of the list',
                  value: { content_type: 'movie', id: '1024', hidden: true },
                },
                show: {
                  summary: 'Put back',
                  value: { content_type: 'movie', id: '1024', hidden: false },
                },
              },
            },
          },
        },
        responses: {
          '200': {
            description: 'Whether it is out of the list from now on.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/HideDownloadResponse' },
                examples: {
                  hidden: {
                    summary: 'Out of the list',
                    value: { data: { content_type: 'movie', id: '1024', hidden: true } },
                  },
                },
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/app/plans': {
      get: {
        operationId: 'getPlans',
        'x-origin': 'specified',
        tags: ['commerce'],
        summary: 'The subscription plans',
        description:
          "Prices are before VAT: 10 percent is added when a plan is bought. A token is sent where there is one, since a discount may be one viewer's own.",
        security: [{}, { bearer: [] }],
        responses: {
          '200': {
            description: 'The plans, under their ids, and what is said above them.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/PlansResponse' },
                examples: {
                  autumn: {
                    summary: 'Four plans, three at a discount',
                    value: {
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
                          discount: {
                            discount_percent: 10,
                            discount_price: 39900,
                            discount_day: 0,
                          },
                        },
                        m6: {
                          name_fa: 'شش‌ماهه',
                          name_en: 'Six months',
                          toman: 749000,
                          description: '۱۸۰ روز تماشا و دانلود نامحدود؛ انتخاب بیشتر خانواده‌ها',
                          description_en:
                            '180 days of unlimited watching and downloading; most families’ choice',
                          days: 180,
                          discount: {
                            discount_percent: 20,
                            discount_price: 149800,
                            discount_day: 7,
                          },
                        },
                        m12: {
                          name_fa: 'یک‌ساله',
                          name_en: 'One year',
                          toman: 1349000,
                          description: '۳۶۵ روز تماشا و دانلود نامحدود، با کمترین هزینهٔ روزانه',
                          description_en:
                            '365 days of watching and downloading without limit, at the lowest price a day',
                          days: 365,
                          discount: {
                            discount_percent: 25,
                            discount_price: 337250,
                            discount_day: 30,
                          },
                        },
                      },
                      description:
                        'با اشتراک پرده، فیلم‌ها و سریال‌ها را بی‌وقفه تماشا یا دانلود کنید.',
                      description_en:
                        'With a Parde subscription, watch or download films and series without a break.',
                      message: 'تا پایان آذر، اشتراک یک‌ساله ۳۰ روز هدیه دارد.',
                      message_en:
                        'The one-year plan comes with 30 free days until the end of Azar.',
                    },
                  },
                  closed: {
                    summary: 'Nothing is sold now',
                    value: {
                      data: {},
                      description: '',
                      message: 'فروش اشتراک تا ساعت ۸ صبح فردا متوقف است.',
                    },
                  },
                },
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/cart': {
      post: {
        operationId: 'getCart',
        'x-origin': 'specified',
        'x-reads': true,
        tags: ['commerce'],
        summary: 'What a user may do with a title, and what it costs',
        description:
          'Asked before a title is played, downloaded or bought. It changes nothing. After a 400 the storefront shows its page for what is not found; after another failure it goes home.',
        security: [{ bearer: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/CartRequest' },
              examples: {
                film: {
                  summary: 'A film, no quality chosen yet',
                  value: {
                    id: '1024',
                    type: 'movie',
                    quality: null,
                    force_to_buy: false,
                    ref: '0',
                  },
                },
                episode: {
                  summary: 'An episode in one quality, to buy, by referral',
                  value: {
                    id: '9209',
                    type: 'episode',
                    quality: '720p',
                    force_to_buy: true,
                    ref: '5301992',
                  },
                },
              },
            },
          },
        },
        responses: {
          '200': {
            description: 'The cart.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/CartResponse' },
                examples: {
                  subscriber: {
                    summary: 'A subscriber, who watches and downloads without paying',
                    value: {
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
                        notes: ['حجم مصرفی شما با این اشتراک نیم‌بها حساب می‌شود.'],
                        price: 45000,
                        release_date: null,
                      },
                    },
                  },
                  buyOnly: {
                    summary: 'A film that is only sold alone',
                    value: {
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
                  },
                  presale: {
                    summary: 'A film in presale, to be watched from the night of Yalda on',
                    value: {
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
                          'لینک دانلود هم‌زمان با آغاز نمایش فعال می‌شود.',
                        ],
                        price: 68000,
                        release_date: '2026-12-21T20:00:00+03:30',
                      },
                    },
                  },
                  ekranOwned: {
                    summary: 'A screening whose ticket the viewer has',
                    value: {
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
                  },
                  notReleased: {
                    summary: 'A film that is neither released nor sold yet',
                    value: {
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
              },
            },
          },
          '400': {
            description:
              'What is asked for cannot be. The caller shows its page for what is not found.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  gone: {
                    summary: 'A title that is gone',
                    value: {
                      message: 'This title is no longer available.',
                      message_fa: 'این عنوان دیگر در دسترس نیست.',
                    },
                  },
                },
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/ghost/get/cart': {
      post: {
        operationId: 'ghostCart',
        'x-origin': 'specified',
        'x-reads': true,
        tags: ['commerce'],
        summary: 'What a guest may do with a title, and what it costs',
        description:
          "As `getCart`, without a token. The viewer's operator is known from the network address.",
        security: [],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/CartRequest' },
              examples: {
                film: {
                  summary: 'A film, no quality chosen yet',
                  value: {
                    id: '1024',
                    type: 'movie',
                    quality: null,
                    force_to_buy: false,
                    ref: '0',
                  },
                },
                episode: {
                  summary: 'An episode in one quality, to buy, by referral',
                  value: {
                    id: '9209',
                    type: 'episode',
                    quality: '720p',
                    force_to_buy: true,
                    ref: '5301992',
                  },
                },
              },
            },
          },
        },
        responses: {
          '200': {
            description: 'The cart.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/CartResponse' },
                examples: {
                  guest: {
                    summary: 'A guest, who may subscribe, buy the film, or dial a code',
                    value: {
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
                  },
                  fullRate: {
                    summary: "A guest on an operator's line, who watches at the full rate",
                    value: {
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
                  },
                  free: {
                    summary: 'A title that is free for everyone',
                    value: {
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
              },
            },
          },
          '400': {
            description:
              'What is asked for cannot be. The caller shows its page for what is not found.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  gone: {
                    summary: 'A title that is gone',
                    value: {
                      message: 'This title is no longer available.',
                      message_fa: 'این عنوان دیگر در دسترس نیست.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/app/gateways': {
      get: {
        operationId: 'getGateways',
        'x-origin': 'specified',
        tags: ['commerce'],
        summary: "The banks' pages that one can pay on",
        description:
          'The same for everyone. Credit (`wallet`) is not among them: every user may pay from it, where it is enough.',
        security: [],
        responses: {
          '200': {
            description: 'The gateways.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/GatewaysResponse' },
                examples: {
                  three: {
                    summary: 'Three gateways, the first chosen beforehand',
                    value: {
                      data: [
                        {
                          id: 'mellat',
                          name_fa: 'به‌پرداخت ملت',
                          name_en: 'Behpardakht Mellat',
                          logo: {
                            url: '/media/gateway/mellat',
                            width: 240,
                            height: 240,
                            color: '#b3122a',
                          },
                          default: true,
                        },
                        {
                          id: 'saman',
                          name_fa: 'پرداخت الکترونیک سامان',
                          name_en: 'Saman Electronic Payment',
                          logo: {
                            url: '/media/gateway/saman',
                            width: 240,
                            height: 240,
                            color: '#1d4f91',
                          },
                          default: false,
                        },
                        {
                          id: 'zarinpal',
                          name_fa: 'زرین‌پال',
                          name_en: 'Zarinpal',
                          logo: null,
                          default: false,
                        },
                      ],
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/buy/plan': {
      post: {
        operationId: 'buyPlan',
        'x-origin': 'assumed',
        tags: ['commerce'],
        summary: 'Buy a subscription plan',
        description:
          "Begins a payment. `status` says how it goes on: `pending` with the bank's page, or `paid` where nothing is left to pay, such as from the credit (`payment_method: wallet`). A price that has changed since the viewer saw it, and a credit that is too small, are a 422 that names the field; nothing is charged then.",
        security: [{ bearer: [] }],
        parameters: [
          {
            name: 'Idempotency-Key',
            in: 'header',
            description:
              "Names the purchase. A second call with the same key and the same content gives the first one's answer and charges nothing; with other content it is a 409.",
            required: true,
            schema: { $ref: '#/components/schemas/IdempotencyKey' },
            example: '0d5a3c1e-6f0b-4c7e-9a55-0f6a1f2b7c11',
          },
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/BuyPlanRequest' },
              examples: {
                fromFilm: {
                  summary: 'Three months, prompted by a film',
                  value: {
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
                  summary: 'One month, from the credit',
                  value: {
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
          },
        },
        responses: {
          '200': {
            description: 'The payment has begun, or is done.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/PurchaseResponse' },
                examples: {
                  toPay: {
                    summary: "To be paid on the bank's page",
                    value: {
                      data: {
                        status: 'pending',
                        tracking_code: '140508301457',
                        pay_url: 'https://bank.example/pay/6f1c0b7e42d94a53',
                      },
                    },
                  },
                  settled: {
                    summary: 'Paid from the credit',
                    value: {
                      data: { status: 'paid', tracking_code: '140508301461', pay_url: null },
                    },
                  },
                },
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '409': {
            description: 'The same `Idempotency-Key` came before with other content.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  reused: {
                    summary: 'A key that was used',
                    value: {
                      message: 'This purchase was already sent with other details.',
                      message_fa: 'این خرید پیش‌تر با مشخصات دیگری فرستاده شده است.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description:
              'The request does not fit, or cannot be bought like this. Nothing was charged. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  price: {
                    summary: 'The price has changed',
                    value: {
                      message: 'The price has changed. Please look at the new one before you pay.',
                      message_fa: 'قیمت تغییر کرده است. پیش از پرداخت، قیمت تازه را ببینید.',
                      errors: {
                        amount: ['قیمت تغییر کرده است. پیش از پرداخت، قیمت تازه را ببینید.'],
                      },
                    },
                  },
                  credit: {
                    summary: 'The credit is too small',
                    value: {
                      message: 'Your credit is not enough.',
                      message_fa: 'اعتبار کیف پول شما کافی نیست.',
                      errors: { payment_method: ['اعتبار کیف پول شما کافی نیست.'] },
                    },
                  },
                  bought: {
                    summary: 'Bought before',
                    value: {
                      message: 'You have already bought this.',
                      message_fa: 'این عنوان را پیش‌تر خریده‌اید.',
                      errors: { items: ['این عنوان را پیش‌تر خریده‌اید.'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/buy/items': {
      post: {
        operationId: 'buyItems',
        'x-origin': 'assumed',
        tags: ['commerce'],
        summary: 'Buy what is in the local cart',
        description:
          'As `buyPlan`. All is bought, or nothing. What the viewer has bought before is a 422 too, so nobody pays twice.',
        security: [{ bearer: [] }],
        parameters: [
          {
            name: 'Idempotency-Key',
            in: 'header',
            description:
              "Names the purchase. A second call with the same key and the same content gives the first one's answer and charges nothing; with other content it is a 409.",
            required: true,
            schema: { $ref: '#/components/schemas/IdempotencyKey' },
            example: '0d5a3c1e-6f0b-4c7e-9a55-0f6a1f2b7c11',
          },
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/BuyItemsRequest' },
              examples: {
                film: {
                  summary: 'One film',
                  value: {
                    items: [{ itemid: '1051-1080p', amount: 55000 }],
                    content_type: 'movie',
                    content_id: '1051',
                    payment_method: 'mellat',
                    ref: '0',
                    callback_url: 'https://parde.example/callback',
                  },
                },
                cart: {
                  summary: 'Two films from the credit',
                  value: {
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
          },
        },
        responses: {
          '200': {
            description: 'The payment has begun, or is done.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/PurchaseResponse' },
                examples: {
                  toPay: {
                    summary: "To be paid on the bank's page",
                    value: {
                      data: {
                        status: 'pending',
                        tracking_code: '140508301457',
                        pay_url: 'https://bank.example/pay/6f1c0b7e42d94a53',
                      },
                    },
                  },
                  settled: {
                    summary: 'Paid from the credit',
                    value: {
                      data: { status: 'paid', tracking_code: '140508301461', pay_url: null },
                    },
                  },
                },
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '409': {
            description: 'The same `Idempotency-Key` came before with other content.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  reused: {
                    summary: 'A key that was used',
                    value: {
                      message: 'This purchase was already sent with other details.',
                      message_fa: 'این خرید پیش‌تر با مشخصات دیگری فرستاده شده است.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description:
              'The request does not fit, or cannot be bought like this. Nothing was charged. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  price: {
                    summary: 'The price has changed',
                    value: {
                      message: 'The price has changed. Please look at the new one before you pay.',
                      message_fa: 'قیمت تغییر کرده است. پیش از پرداخت، قیمت تازه را ببینید.',
                      errors: {
                        amount: ['قیمت تغییر کرده است. پیش از پرداخت، قیمت تازه را ببینید.'],
                      },
                    },
                  },
                  credit: {
                    summary: 'The credit is too small',
                    value: {
                      message: 'Your credit is not enough.',
                      message_fa: 'اعتبار کیف پول شما کافی نیست.',
                      errors: { payment_method: ['اعتبار کیف پول شما کافی نیست.'] },
                    },
                  },
                  bought: {
                    summary: 'Bought before',
                    value: {
                      message: 'You have already bought this.',
                      message_fa: 'این عنوان را پیش‌تر خریده‌اید.',
                      errors: { items: ['این عنوان را پیش‌تر خریده‌اید.'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/payments': {
      get: {
        operationId: 'listPayments',
        'x-origin': 'assumed',
        tags: ['commerce'],
        summary: "The user's payments",
        description: 'Of every kind and status, the newest first.',
        security: [{ bearer: [] }],
        parameters: [
          {
            name: 'cursor',
            in: 'query',
            description: 'The `next_cursor` of the page before. Without it, the first page.',
            required: false,
            schema: { $ref: '#/components/schemas/Cursor' },
            example: 'b2Zmc2V0OjI0',
          },
          {
            name: 'limit',
            in: 'query',
            description: 'How many items at most.',
            required: false,
            schema: { $ref: '#/components/schemas/PageLimit' },
            example: 24,
          },
        ],
        responses: {
          '200': {
            description: 'A page of them.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/PaymentsResponse' },
                examples: {
                  history: {
                    summary: 'One of each kind, in every status',
                    value: {
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
                            message: 'The bank has not answered yet.',
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
                            gateway: {
                              id: 'mellat',
                              name_fa: 'به‌پرداخت ملت',
                              name_en: 'Behpardakht Mellat',
                            },
                            created_at: '2026-11-21T11:42:10+03:30',
                            paid_at: '2026-11-21T11:43:55+03:30',
                            message: 'Your subscription has begun.',
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
                              name_en: 'Direct debit by Bank Mellat',
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
                            gateway: {
                              id: 'mellat',
                              name_fa: 'به‌پرداخت ملت',
                              name_en: 'Behpardakht Mellat',
                            },
                            created_at: '2026-10-21T22:04:31+03:30',
                            paid_at: null,
                            message:
                              'The bank did not approve the payment. If money has left your account, it comes back within 72 hours.',
                            message_fa:
                              'بانک پرداخت را تأیید نکرد. اگر مبلغی از حساب شما کم شده باشد، تا ۷۲ ساعت دیگر برمی‌گردد.',
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
                            gateway: {
                              id: 'mellat',
                              name_fa: 'به‌پرداخت ملت',
                              name_en: 'Behpardakht Mellat',
                            },
                            created_at: '2026-10-21T21:58:12+03:30',
                            paid_at: null,
                            message: 'You left the bank’s page before paying.',
                            message_fa: 'پیش از پرداخت، از صفحهٔ بانک بیرون آمدید.',
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
                            gateway: {
                              id: 'mellat',
                              name_fa: 'به‌پرداخت ملت',
                              name_en: 'Behpardakht Mellat',
                            },
                            created_at: '2026-09-06T19:30:00+03:30',
                            paid_at: '2026-09-06T19:31:22+03:30',
                            message: 'The amount was returned to your wallet.',
                            message_fa: 'مبلغ به کیف پول شما برگشت.',
                          },
                        ],
                        next_cursor: null,
                      },
                    },
                  },
                  empty: {
                    summary: 'Nothing paid yet',
                    value: { data: { items: [], next_cursor: null } },
                  },
                },
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/payment/{tracking_code}': {
      get: {
        operationId: 'getPayment',
        'x-origin': 'assumed',
        tags: ['commerce'],
        summary: 'One payment',
        description:
          "What the page after a bank asks, as often as it is opened: the server settles with the bank, and what was settled before is answered again. Another user's payment is a 404. While it is `pending`, ask again.",
        security: [{ bearer: [] }],
        parameters: [
          {
            name: 'tracking_code',
            in: 'path',
            description: "The payment's tracking code.",
            required: true,
            schema: { $ref: '#/components/schemas/TrackingCode' },
            example: '140508301457',
          },
        ],
        responses: {
          '200': {
            description: 'The payment.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/PaymentResponse' },
                examples: {
                  paid: {
                    summary: 'A plan is paid, and leads back to a film',
                    value: {
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
                        gateway: {
                          id: 'mellat',
                          name_fa: 'به‌پرداخت ملت',
                          name_en: 'Behpardakht Mellat',
                        },
                        created_at: '2026-11-21T11:42:10+03:30',
                        paid_at: '2026-11-21T11:43:55+03:30',
                        message: 'Your subscription has begun.',
                        message_fa: 'اشتراک شما فعال شد.',
                      },
                    },
                  },
                  failed: {
                    summary: 'The bank did not approve',
                    value: {
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
                        gateway: {
                          id: 'mellat',
                          name_fa: 'به‌پرداخت ملت',
                          name_en: 'Behpardakht Mellat',
                        },
                        created_at: '2026-10-21T22:04:31+03:30',
                        paid_at: null,
                        message:
                          'The bank did not approve the payment. If money has left your account, it comes back within 72 hours.',
                        message_fa:
                          'بانک پرداخت را تأیید نکرد. اگر مبلغی از حساب شما کم شده باشد، تا ۷۲ ساعت دیگر برمی‌گردد.',
                      },
                    },
                  },
                  abandoned: {
                    summary: "The viewer left the bank's page",
                    value: {
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
                        gateway: {
                          id: 'mellat',
                          name_fa: 'به‌پرداخت ملت',
                          name_en: 'Behpardakht Mellat',
                        },
                        created_at: '2026-10-21T21:58:12+03:30',
                        paid_at: null,
                        message: 'You left the bank’s page before paying.',
                        message_fa: 'پیش از پرداخت، از صفحهٔ بانک بیرون آمدید.',
                      },
                    },
                  },
                  item: {
                    summary: 'A film is paid from the credit',
                    value: {
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
                  },
                },
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '404': {
            description: 'The user has no payment with this tracking code.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown tracking code',
                    value: {
                      message: 'There is no payment with this tracking code.',
                      message_fa: 'پرداختی با این کد رهگیری پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/purchase/{key}': {
      get: {
        operationId: 'findPurchase',
        'x-origin': 'assumed',
        tags: ['commerce'],
        summary: 'What a purchase has become',
        description:
          "For a purchase whose answer was lost: the server is asked by its key before it is sent again. A 404 says that no purchase with this key has been accepted, so nothing was charged. Another user's key is a 404.",
        security: [{ bearer: [] }],
        parameters: [
          {
            name: 'key',
            in: 'path',
            description: "The purchase's `Idempotency-Key`.",
            required: true,
            schema: { $ref: '#/components/schemas/IdempotencyKey' },
            example: '0d5a3c1e-6f0b-4c7e-9a55-0f6a1f2b7c11',
          },
        ],
        responses: {
          '200': {
            description: 'What it began.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/FoundPurchaseResponse' },
                examples: {
                  paid: {
                    summary: 'It was paid',
                    value: {
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
                          gateway: {
                            id: 'mellat',
                            name_fa: 'به‌پرداخت ملت',
                            name_en: 'Behpardakht Mellat',
                          },
                          created_at: '2026-11-21T11:42:10+03:30',
                          paid_at: '2026-11-21T11:43:55+03:30',
                          message: 'Your subscription has begun.',
                          message_fa: 'اشتراک شما فعال شد.',
                        },
                        pay_url: null,
                      },
                    },
                  },
                  atBank: {
                    summary: 'It waits for the bank',
                    value: {
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
                          message: 'The bank has not answered yet.',
                          message_fa: 'بانک هنوز پاسخ نداده است.',
                        },
                        pay_url: 'https://bank.example/pay/1b9f0a7d3c5e4f20',
                      },
                    },
                  },
                  saved: {
                    summary: 'It was done without a payment',
                    value: { data: { payment: null, pay_url: null } },
                  },
                },
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '404': {
            description: 'The user has no payment with this tracking code.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown tracking code',
                    value: {
                      message: 'There is no payment with this tracking code.',
                      message_fa: 'پرداختی با این کد رهگیری پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/my_wallet': {
      post: {
        operationId: 'getWallet',
        'x-origin': 'specified',
        'x-reads': true,
        tags: ['wallet'],
        summary: "The user's credit",
        description:
          'A POST whose body is empty: not one byte. It only reads. Of an error, its message is shown.',
        security: [{ bearer: [] }],
        responses: {
          '200': {
            description: 'The credit.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/WalletResponse' },
                examples: {
                  some: {
                    summary: 'Enough for two films',
                    value: { data: { my_credit: '۱۲۵٬۰۰۰ تومان', credit: 125000 } },
                  },
                  empty: {
                    summary: 'An empty wallet',
                    value: { data: { my_credit: '۰ تومان', credit: 0 } },
                  },
                },
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/charge_wallet': {
      post: {
        operationId: 'chargeWallet',
        'x-origin': 'specified',
        tags: ['wallet'],
        summary: 'Top up the credit',
        description:
          "Begins a payment of the kind `wallet`. The browser goes on to the bank's page.",
        security: [{ bearer: [] }],
        parameters: [
          {
            name: 'Idempotency-Key',
            in: 'header',
            description:
              'As `Idempotency-Key` elsewhere. A server that does not know it passes over it.',
            required: false,
            schema: { $ref: '#/components/schemas/IdempotencyKey' },
            example: '0d5a3c1e-6f0b-4c7e-9a55-0f6a1f2b7c11',
          },
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/ChargeWalletRequest' },
              examples: {
                quick: {
                  summary: 'One of the quick amounts',
                  value: {
                    amount: 20000,
                    payment_method: 'mellat',
                    callback_url: 'https://parde.example/callback',
                  },
                },
              },
            },
          },
        },
        responses: {
          '200': {
            description: "The bank's page.",
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/ChargeWalletResponse' },
                examples: {
                  bank: {
                    summary: "The bank's page and the payment's tracking code",
                    value: {
                      data: {
                        pay_url: 'https://bank.example/pay/1b9f0a7d3c5e4f20',
                        tracking_code: '140508301502',
                      },
                    },
                  },
                },
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '409': {
            description: 'The same `Idempotency-Key` came before with other content.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  reused: {
                    summary: 'A key that was used',
                    value: {
                      message: 'This purchase was already sent with other details.',
                      message_fa: 'این خرید پیش‌تر با مشخصات دیگری فرستاده شده است.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/directdebit/banks': {
      get: {
        operationId: 'getDebitBanks',
        'x-origin': 'specified',
        tags: ['direct-debit'],
        summary: 'The banks that automatic payment works with',
        description:
          'With those that are to be added soon. Before the viewer chooses, 012 is chosen.',
        security: [{ bearer: [] }],
        responses: {
          '200': {
            description: 'The banks.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/DebitBanksResponse' },
                examples: {
                  banks: {
                    summary: 'Three banks and one that comes soon',
                    value: {
                      data: {
                        banks: [
                          { id: '012', name_fa: 'بانک ملت', name_en: 'Bank Mellat', soon: false },
                          {
                            id: '018',
                            name_fa: 'بانک تجارت',
                            name_en: 'Tejarat Bank',
                            soon: false,
                          },
                          {
                            id: '057',
                            name_fa: 'بانک پاسارگاد',
                            name_en: 'Bank Pasargad',
                            soon: false,
                          },
                          {
                            id: '017',
                            name_fa: 'بانک ملی ایران',
                            name_en: 'Bank Melli Iran',
                            soon: true,
                          },
                        ],
                      },
                    },
                  },
                },
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/directdebit/subscriptions': {
      get: {
        operationId: 'getDebitSubscriptions',
        'x-origin': 'specified',
        tags: ['direct-debit'],
        summary: "The user's automatic payment as it stands",
        description: 'The active banks, what is paid through them, and the series that could be.',
        security: [{ bearer: [] }],
        responses: {
          '200': {
            description: 'The settings.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/DebitSubscriptionsResponse' },
                examples: {
                  active: {
                    summary: 'One bank, the subscription and one series',
                    value: {
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
                  },
                  none: {
                    summary: 'Nothing set up yet',
                    value: {
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
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/directdebit/buy_subscription': {
      post: {
        operationId: 'buyDebitSubscription',
        'x-origin': 'specified',
        tags: ['direct-debit'],
        summary: 'Set up automatic payment, or change what it pays',
        description:
          "Answers `data.pay_url` where the viewer has to agree on the bank's page, else a `message` to show.",
        security: [{ bearer: [] }],
        parameters: [
          {
            name: 'Idempotency-Key',
            in: 'header',
            description:
              'As `Idempotency-Key` elsewhere. A server that does not know it passes over it.',
            required: false,
            schema: { $ref: '#/components/schemas/IdempotencyKey' },
            example: '0d5a3c1e-6f0b-4c7e-9a55-0f6a1f2b7c11',
          },
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/BuyDebitSubscriptionRequest' },
              examples: {
                first: {
                  summary: 'A first bank, for the subscription and one series',
                  value: {
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
                  summary: 'Nothing but what is paid changes',
                  value: {
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
          },
        },
        responses: {
          '200': {
            description: "The bank's page, or what was done.",
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/BuyDebitSubscriptionResponse' },
                examples: {
                  agree: {
                    summary: "To be agreed on the bank's page",
                    value: { data: { pay_url: 'https://bank.example/agreement/9c41e0d2' } },
                  },
                  done: {
                    summary: 'Changed without the bank',
                    value: { message: 'تنظیمات پرداخت خودکار شما ذخیره شد.' },
                  },
                },
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '409': {
            description: 'The same `Idempotency-Key` came before with other content.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  reused: {
                    summary: 'A key that was used',
                    value: {
                      message: 'This purchase was already sent with other details.',
                      message_fa: 'این خرید پیش‌تر با مشخصات دیگری فرستاده شده است.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/directdebit/delete_subscription': {
      post: {
        operationId: 'deleteDebitSubscription',
        'x-origin': 'specified',
        'x-body': 'unused',
        tags: ['direct-debit'],
        summary: 'End an agreement with a bank',
        description: 'With the last one gone, nothing is paid automatically any more.',
        security: [{ bearer: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/DeleteDebitSubscriptionRequest' },
              examples: { one: { summary: 'One of the active banks', value: { id: 'dd-5182' } } },
            },
          },
        },
        responses: {
          '200': {
            description: 'Ended.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Acknowledgement' },
                examples: {
                  ended: {
                    summary: 'Ended',
                    value: {
                      message: 'Automatic payment from this bank has ended.',
                      message_fa: 'پرداخت خودکار از این بانک لغو شد.',
                    },
                  },
                },
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/login': {
      post: {
        operationId: 'login',
        'x-origin': 'specified',
        tags: ['session'],
        summary: 'Sign in with a mobile number and the code that was sent to it',
        description:
          "A code is four digits, lives at most ten minutes, belongs to the number it was sent to and works once. A wrong one is 422, never 401. Where `sendCode` named its request, the code belongs to that request too: a login without it, or with another, is 422 whatever the code, and counts against nobody's number. Five wrong codes end a request, and no other.",
        security: [],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/LoginRequest' },
              examples: {
                code: {
                  summary: 'A number and its code',
                  value: { mobile: '09123456789', password: '4821' },
                },
                request: {
                  summary: 'With the request that the code came by',
                  value: {
                    mobile: '09123456789',
                    password: '4821',
                    request_id: '3vY0nq7TzL9sWc2kHf8mRg',
                  },
                },
              },
            },
          },
        },
        responses: {
          '200': {
            description: 'Signed in.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/LoginResponse' },
                examples: {
                  token: { summary: 'A token', value: { token: 'tok_5f0c2a9b7d3e41c8a6f1' } },
                },
              },
            },
          },
          '422': {
            description: 'The form does not fit, or the code is wrong, used or too old. Never 401.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  code: {
                    summary: 'A wrong code',
                    value: {
                      message: 'The code entered is incorrect or has expired',
                      message_fa: 'کد واردشده نادرست است یا زمان آن گذشته است',
                      errors: { password: ['کد واردشده نادرست است یا زمان آن گذشته است'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/login/send-code': {
      post: {
        operationId: 'sendCode',
        'x-origin': 'specified',
        'x-body': 'optional',
        tags: ['session'],
        summary: 'Send a code by SMS',
        description:
          'A 200 confirms that the message was sent. 429 says how long until the next one. A server may name the request (`request_id`): its code then works with that name alone, so nobody else can try codes on it. Requests of one number live side by side until they end. With the `request_id` of a request that lives, the same code is sent once more: whichever message comes first is right. Some servers answer nothing of use, and their codes belong to the number alone.',
        security: [],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/SendCodeRequest' },
              examples: {
                mobile: {
                  summary: 'A number, without a referral',
                  value: { mobile: '09123456789', ref: '0' },
                },
                again: {
                  summary: 'The code of a request once more',
                  value: { mobile: '09123456789', ref: '0', request_id: '3vY0nq7TzL9sWc2kHf8mRg' },
                },
              },
            },
          },
        },
        responses: {
          '200': {
            description: 'Sent.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/SendCodeResponse' },
                examples: {
                  sent: {
                    summary: 'Sent, by a server that names the request',
                    value: {
                      request_id: '3vY0nq7TzL9sWc2kHf8mRg',
                      message: 'The code was sent.',
                      message_fa: 'کد تأیید پیامک شد.',
                    },
                  },
                  unnamed: {
                    summary: 'Sent, by a server that does not',
                    value: { message: 'The code was sent.', message_fa: 'کد تأیید پیامک شد.' },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/logout': {
      post: {
        operationId: 'logout',
        'x-origin': 'specified',
        'x-body': 'unused',
        tags: ['session'],
        summary: 'Sign out',
        description: 'Ends the token that it carries.',
        security: [{ bearer: [] }],
        responses: {
          '200': {
            description: 'Signed out.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Acknowledgement' },
                examples: {
                  out: {
                    summary: 'Signed out',
                    value: { message: 'You are logged out.', message_fa: 'از حساب خود خارج شدید.' },
                  },
                },
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
      get: {
        operationId: 'endSession',
        'x-origin': 'specified',
        'x-body': 'unused',
        'x-caller': 'server',
        tags: ['session'],
        summary: 'Tell the server that a session has ended',
        description:
          "Called once after a 401, with exactly `?2`: a key without a value and without an equals sign. Only a storefront's own server calls it, and ignores its failure; a browser's call is refused.",
        security: [{}, { bearer: [] }],
        parameters: [
          {
            name: '2',
            in: 'query',
            description: 'Always there, never with a value.',
            required: true,
            allowEmptyValue: true,
            schema: { type: 'string', const: '' },
          },
        ],
        responses: {
          '200': {
            description: 'Noted, whether or not there was a session.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Acknowledgement' },
                examples: {
                  out: {
                    summary: 'Noted',
                    value: { message: 'You are logged out.', message_fa: 'از حساب خود خارج شدید.' },
                  },
                },
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/sessions': {
      get: {
        operationId: 'listSessions',
        'x-origin': 'assumed',
        tags: ['session'],
        summary: 'Where the user is signed in',
        description:
          'Each session of the account: this one first, then the one that was used last. A sign-in from a browser that is signed in replaces its session, so a browser is here once.',
        security: [{ bearer: [] }],
        responses: {
          '200': {
            description: 'The sessions.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/SessionsResponse' },
                examples: {
                  some: {
                    summary: 'A phone, a computer, and a device that did not say what it is',
                    value: {
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
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/sessions/revoke': {
      post: {
        operationId: 'revokeSession',
        'x-origin': 'assumed',
        tags: ['session'],
        summary: 'Sign out there',
        description:
          "Ends one session of the user: its token answers 401 from now on. The caller's own session may be ended too, and is then signed out. A session that has ended meanwhile, or is nobody's, is no failure: it is signed out, as was asked.",
        security: [{ bearer: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/RevokeSessionRequest' },
              examples: { one: { summary: 'One of the sessions', value: { id: 's-Zk41nWb7Lr0' } } },
            },
          },
        },
        responses: {
          '200': {
            description: 'Ended.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/RevokeSessionResponse' },
                examples: {
                  elsewhere: { summary: 'Signed out there', value: { data: { current: false } } },
                  here: { summary: 'Signed out here', value: { data: { current: true } } },
                },
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/sessions/revoke_all': {
      post: {
        operationId: 'revokeAllSessions',
        'x-origin': 'assumed',
        'x-body': 'unused',
        tags: ['session'],
        summary: 'Sign out everywhere',
        description:
          "Ends every session of the user, the caller's own too. Whoever fears that somebody else is in the account cannot know which token was taken, and it may be a copy of this one; to stay signed in here, end the others one by one.",
        security: [{ bearer: [] }],
        responses: {
          '200': {
            description: 'Signed out everywhere.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Acknowledgement' },
                examples: {
                  out: {
                    summary: 'Signed out everywhere',
                    value: {
                      message: 'You are logged out everywhere.',
                      message_fa: 'از همهٔ دستگاه‌ها خارج شدید.',
                    },
                  },
                },
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/user': {
      get: {
        operationId: 'getUser',
        'x-origin': 'specified',
        tags: ['session'],
        summary: 'The signed-in user',
        description: '`scope` decides what the user may do.',
        security: [{ bearer: [] }],
        parameters: [
          {
            name: 'ref',
            in: 'query',
            description: "The storefront's own referral, from its configuration.",
            required: true,
            schema: { $ref: '#/components/schemas/Referral' },
            example: '0',
          },
        ],
        responses: {
          '200': {
            description: 'The user.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/UserResponse' },
                examples: {
                  subscriber: {
                    summary: 'A subscriber with eighteen days left',
                    value: {
                      data: {
                        mobile: '09123456789',
                        name: 'مهسا رضایی',
                        scope: ['watch', 'comment'],
                        subscription: 1,
                        days_period_to_end: 18,
                      },
                    },
                  },
                  newcomer: {
                    summary: 'A user without a name or a subscription',
                    value: {
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
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/ghost/get{check_url}': {
      get: {
        operationId: 'ghostCheck',
        'x-origin': 'specified',
        tags: ['session'],
        summary: 'Who an anonymous viewer is',
        description:
          'Anonymous: no token is sent. The tail of the path comes from configuration (`/check/user` unless it says otherwise) and is written as it is, slashes included. The concrete path /ghost/getCategories goes before it.',
        security: [],
        parameters: [
          {
            name: 'check_url',
            in: 'path',
            'x-raw': true,
            description: "The path's tail, with its leading slash.",
            required: true,
            schema: { type: 'string', pattern: '^(/[A-Za-z0-9_-]+){1,6}$', maxLength: 200 },
            example: '/check/user',
          },
          {
            name: 'ref',
            in: 'query',
            description: "The viewer's referral, 0 without one.",
            required: true,
            schema: { $ref: '#/components/schemas/Referral' },
            example: '0',
          },
        ],
        responses: {
          '200': {
            description: 'What is known of the viewer.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Check' },
                examples: {
                  guest: {
                    summary: 'A guest without a subscription or a referral',
                    value: {
                      subscription: 0,
                      days_period_to_end: 0,
                      operator_fullrate: 'همراه اول و ایرانسل',
                      mobile: null,
                      ref: '4',
                      show_app: true,
                      samandehi_id: '1070000',
                      samandehi_p: 'xlaojyoeaodsuiwk',
                    },
                  },
                  customer: {
                    summary: 'A customer of an operator, subscribed, who came by a friend',
                    value: {
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
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/user/update': {
      post: {
        operationId: 'updateUser',
        'x-origin': 'assumed',
        tags: ['account'],
        summary: 'Change what a user may change',
        description:
          'The name. The number is the account itself and does not change; language, night mode and autoplay belong to the device.',
        security: [{ bearer: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/UpdateUserRequest' },
              examples: {
                name: { summary: 'A name', value: { name: 'مهسا رضایی' } },
                none: { summary: 'No name', value: { name: null } },
              },
            },
          },
        },
        responses: {
          '200': {
            description: 'The user, as `getUser` answers from now on.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/UserResponse' },
                examples: {
                  named: {
                    summary: 'With the new name',
                    value: {
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
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/referral': {
      get: {
        operationId: 'getReferral',
        'x-origin': 'assumed',
        tags: ['account'],
        summary: "The user's own referral",
        description: 'The code to share, and what it has brought.',
        security: [{ bearer: [] }],
        responses: {
          '200': {
            description: 'The referral.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/ReferralResponse' },
                examples: {
                  some: {
                    summary: 'Six friends have come',
                    value: {
                      data: {
                        code: '1mQ7x',
                        link: '/ref/1mQ7x',
                        invited: 6,
                        earned_days: 42,
                        days_each: 7,
                      },
                    },
                  },
                  none: {
                    summary: 'Not shared yet',
                    value: {
                      data: {
                        code: '1mQ8c',
                        link: '/ref/1mQ8c',
                        invited: 0,
                        earned_days: 0,
                        days_each: 7,
                      },
                    },
                  },
                },
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/invitation': {
      get: {
        operationId: 'getInvitation',
        'x-origin': 'assumed',
        tags: ['account'],
        summary: 'What an invitation brings',
        description:
          'For the page that a referral link leads to. It names nobody, as anyone may ask with any referral.',
        security: [],
        parameters: [
          {
            name: 'ref',
            in: 'query',
            description: 'The code of the link as a number.',
            required: true,
            schema: { $ref: '#/components/schemas/Referral' },
            example: '23000001',
          },
        ],
        responses: {
          '200': {
            description: "The invitation, or that the referral is nobody's.",
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/InvitationResponse' },
                examples: {
                  days: { summary: 'A week for both', value: { data: { known: true, days: 7 } } },
                  counted: {
                    summary: 'It is only counted',
                    value: { data: { known: true, days: 0 } },
                  },
                  nobody: {
                    summary: "The referral is nobody's",
                    value: { data: { known: false, days: 0 } },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/gift_days': {
      get: {
        operationId: 'listGiftDays',
        'x-origin': 'assumed',
        tags: ['account'],
        summary: "The user's gift days",
        description: 'Each gift with its reason, and how many days they are in all.',
        security: [{ bearer: [] }],
        parameters: [
          {
            name: 'cursor',
            in: 'query',
            description: 'The `next_cursor` of the page before. Without it, the first page.',
            required: false,
            schema: { $ref: '#/components/schemas/Cursor' },
            example: 'b2Zmc2V0OjI0',
          },
          {
            name: 'limit',
            in: 'query',
            description: 'How many items at most.',
            required: false,
            schema: { $ref: '#/components/schemas/PageLimit' },
            example: 24,
          },
        ],
        responses: {
          '200': {
            description: 'A page of gifts.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/GiftDaysResponse' },
                examples: {
                  some: {
                    summary: 'One of each reason',
                    value: {
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
                  },
                  none: {
                    summary: 'No gifts yet',
                    value: { data: { about: { days: 0 }, items: [], next_cursor: null } },
                  },
                },
              },
            },
          },
          '401': {
            description: 'There is no session, or it has ended.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  ended: {
                    summary: 'The session has ended',
                    value: {
                      message: 'Your session has ended. Please log in again.',
                      message_fa: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/app/details': {
      get: {
        operationId: 'getAppDetails',
        'x-origin': 'specified',
        tags: ['site'],
        summary: 'What the footer says, and the apps there are',
        description: 'The same for everyone.',
        security: [],
        responses: {
          '200': {
            description: 'The details.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/AppDetailsResponse' },
                examples: {
                  full: {
                    summary: 'With apps, badges and a news site',
                    value: {
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
                        copyright_en: 'All rights of this site are reserved for Parde.',
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
                  },
                  bare: {
                    summary: 'Only what must be there',
                    value: {
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
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/namad': {
      get: {
        operationId: 'getTrustBadges',
        'x-origin': 'assumed',
        tags: ['site'],
        summary: 'The trust badges',
        description: 'eNamad and Samandehi, each null where the storefront has none.',
        security: [],
        responses: {
          '200': {
            description: 'The badges.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/TrustBadgesResponse' },
                examples: {
                  both: {
                    summary: 'Both badges',
                    value: {
                      data: {
                        enamad: { id: '310542', code: 'b7KqZx2mVt9LpR4sWd1c' },
                        samandehi: { id: '1070000', key: 'xlaojyoeaodsuiwk' },
                      },
                    },
                  },
                  none: { summary: 'No badge', value: { data: { enamad: null, samandehi: null } } },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/operators': {
      get: {
        operationId: 'listOperators',
        'x-origin': 'assumed',
        tags: ['site'],
        summary: 'What each operator charges for data',
        description: 'A short list, in the order of the page.',
        security: [],
        responses: {
          '200': {
            description: 'The operators.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/OperatorsResponse' },
                examples: {
                  all: {
                    summary: 'Each rate',
                    value: {
                      data: [
                        {
                          key: 'mci',
                          name_fa: 'همراه اول',
                          name_en: 'MCI',
                          rate: 'full',
                          note_fa: 'بدون اشتراک هم تماشا می‌کنید؛ حجم مصرفی تمام‌بها حساب می‌شود.',
                          note_en:
                            'You can watch without a subscription. Data is billed at the full rate.',
                        },
                        {
                          key: 'irancell',
                          name_fa: 'ایرانسل',
                          name_en: 'Irancell',
                          rate: 'full',
                          note_fa: 'بدون اشتراک هم تماشا می‌کنید؛ حجم مصرفی تمام‌بها حساب می‌شود.',
                          note_en:
                            'You can watch without a subscription. Data is billed at the full rate.',
                        },
                        {
                          key: 'rightel',
                          name_fa: 'رایتل',
                          name_en: 'RighTel',
                          rate: 'half',
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
                  },
                  none: { summary: 'No agreement with any', value: { data: [] } },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/ussd_link': {
      get: {
        operationId: 'getUssdLink',
        'x-origin': 'assumed',
        tags: ['site'],
        summary: "What an operator's link says to dial",
        description:
          'Asked with what stands in the link: a user and perhaps a file, or a package and perhaps both. Neither a user nor a package is a 422. A link that has run out is a 404.',
        security: [],
        parameters: [
          {
            name: 'file_id',
            in: 'query',
            description: "The link's file, where it has one.",
            required: false,
            schema: { $ref: '#/components/schemas/UssdFileId' },
            example: '1024-1080p',
          },
          {
            name: 'user_id',
            in: 'query',
            description: "The link's user. Only a link with a package may be without.",
            required: false,
            schema: { $ref: '#/components/schemas/UssdUserId' },
            example: 'u-48213',
          },
          {
            name: 'package',
            in: 'query',
            description: "The link's package, where it has one.",
            required: false,
            schema: { $ref: '#/components/schemas/UssdPackage' },
            example: 'm1',
          },
        ],
        responses: {
          '200': {
            description: 'What to dial.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/UssdLinkResponse' },
                examples: {
                  film: {
                    summary: 'A film',
                    value: {
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
                        expires_at: '2026-11-21T23:59:59+03:30',
                      },
                    },
                  },
                  package: {
                    summary: 'A month of subscription',
                    value: {
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
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    '/get/page/{page}': {
      get: {
        operationId: 'getPage',
        'x-origin': 'assumed',
        tags: ['site'],
        summary: 'A page of text in the profile area',
        description:
          'About and contact, the questions that are often asked, the terms and privacy.',
        security: [],
        parameters: [
          {
            name: 'page',
            in: 'path',
            description: 'Which of them.',
            required: true,
            schema: { $ref: '#/components/schemas/PageName' },
            example: 'faq',
          },
        ],
        responses: {
          '200': {
            description: 'The page.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/PageResponse' },
                examples: {
                  faq: {
                    summary: 'Questions that are often asked',
                    value: {
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
                              'با هر اشتراک هم‌زمان روی دو دستگاه می‌توانید تماشا کنید.',
                              'برای تماشا روی دستگاه سوم، پخش یکی از دو دستگاه دیگر را متوقف کنید.',
                            ],
                            paragraphs_en: [
                              'You can watch on two devices at the same time.',
                              'To watch on a third, stop one of the other two.',
                            ],
                          },
                          {
                            heading_fa: 'حجم مصرفی من چگونه حساب می‌شود؟',
                            heading_en: 'What do I pay for data?',
                            paragraphs_fa: [
                              'بیشتر اپراتورها حجم مصرفی پرده را نیم‌بها حساب می‌کنند. اگر بدون اشتراک و با اینترنت اپراتورهای همکار تماشا کنید، حجم مصرفی تمام‌بها است.',
                            ],
                            paragraphs_en: [
                              'Most operators charge half for what you watch on Parde. Without a subscription, on the line of a partner operator, data is billed at the full rate.',
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
                  },
                  aboutContact: {
                    summary: 'About and contact',
                    value: {
                      data: {
                        page: 'about-contact',
                        title_fa: 'دربارهٔ ما و تماس',
                        title_en: 'About and contact',
                        updated_at: '2026-08-23T09:30:00+03:30',
                        sections: [
                          {
                            heading_fa: null,
                            heading_en: null,
                            paragraphs_fa: [
                              'پرده از سال ۱۳۹۷ فیلم و سریال فارسی‌زبان را به خانه‌ها می‌آورد.',
                            ],
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
                  },
                  terms: {
                    summary: 'Terms, with no English yet',
                    value: {
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
              },
            },
          },
          '404': {
            description: 'There is nothing with this id.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  unknown: {
                    summary: 'An unknown id',
                    value: {
                      message: 'This title could not be found.',
                      message_fa: 'این عنوان پیدا نشد.',
                    },
                  },
                },
              },
            },
          },
          '422': {
            description: 'The request does not fit. `errors` names the fields.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  mobile: {
                    summary: 'Not an Iranian mobile number',
                    value: {
                      message: 'Enter your mobile number correctly',
                      message_fa: 'شمارهٔ موبایل خود را درست وارد کنید',
                      errors: { mobile: ['شمارهٔ موبایل خود را درست وارد کنید'] },
                    },
                  },
                },
              },
            },
          },
          '429': {
            description: 'Too many requests. `Retry-After` says how many seconds to wait.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
              'Retry-After': {
                description: 'Seconds to wait before the next try.',
                required: true,
                schema: { type: 'integer', minimum: 0, maximum: 86400 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  wait: {
                    summary: 'Wait a minute and a half',
                    value: {
                      message: 'Too many attempts. Please try again in 90 seconds.',
                      message_fa: 'تعداد تلاش‌ها بیش از اندازه است. ۹۰ ثانیهٔ دیگر دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
          '5XX': {
            description: 'The server failed.',
            headers: {
              'X-Request-Id': {
                description: "Names this request in the server's logs. A support call quotes it.",
                required: false,
                schema: { type: 'string', maxLength: 128 },
              },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Error' },
                examples: {
                  failed: {
                    summary: 'An unforeseen failure',
                    value: {
                      message: 'Something went wrong. Please try again.',
                      message_fa: 'مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Referral: {
        description:
          'A referral as decimal digits (62^10 passes what a JSON number holds exactly, so it is text). 0 is nothing known; 4 is no referral.',
        type: 'string',
        pattern: '^[0-9]{1,18}$',
      },
      ContentId: {
        description: 'The id of a title, channel or person. Opaque.',
        type: 'string',
        pattern: '^[A-Za-z0-9_-]{1,64}$',
      },
      SlideContentType: { type: 'string', enum: ['movie', 'series', 'video', 'live'] },
      NameFa: {
        description: 'The name in Persian, as an editor wrote it. It may hold Latin letters.',
        type: 'string',
        minLength: 1,
        maxLength: 300,
      },
      NameEn: {
        description: 'The name in English or Latin letters, where there is one.',
        type: ['string', 'null'],
        maxLength: 300,
      },
      TextFa: { description: 'A text in Persian.', type: 'string', maxLength: 5000 },
      TextEn: {
        description: 'A text in English, where there is one.',
        type: ['string', 'null'],
        maxLength: 5000,
      },
      Picture: {
        description:
          'A picture with what a page needs to reserve its box. A server may send its address alone.',
        type: 'object',
        'x-short-form': 'url',
        required: ['url', 'width', 'height', 'color'],
        properties: {
          url: {
            description: "Absolute, or from the root of the API's origin under /media/.",
            type: 'string',
            format: 'uri-reference',
            pattern: '^(https://|http://|/media/)',
            maxLength: 2048,
          },
          width: { type: 'integer', minimum: 1, maximum: 10000, default: 400 },
          height: { type: 'integer', minimum: 1, maximum: 10000, default: 600 },
          color: {
            description: "The picture's main colour, shown until it is there.",
            type: 'string',
            pattern: '^#[0-9a-f]{6}$',
            default: '#26262e',
          },
          placeholder: {
            description: 'A tiny picture to stretch over the box until the picture is there.',
            type: 'string',
            pattern: '^data:image/(png|webp|gif);base64,[A-Za-z0-9+/=]+$',
            maxLength: 250,
          },
          widths: {
            description:
              'The widths that the address takes as its query `w` (`…&w=320`). Without one the picture comes as wide as `width`; where there is no list, the address takes none. The picture is AVIF or WebP for who accepts it.',
            type: 'array',
            minItems: 1,
            maxItems: 20,
            items: { type: 'integer', minimum: 1, maximum: 10000 },
          },
          alt: {
            description: 'What it shows, where the name beside it does not say so.',
            type: 'string',
            maxLength: 300,
          },
          mirrorable: {
            description:
              'Its subject keeps to the left, beside words that begin at the right, and nothing in it is to be read: a page whose words begin at the left may show it mirrored.',
            type: 'boolean',
          },
        },
      },
      GenreKey: {
        description: "A genre's key, in lower case as it stands in an address.",
        type: 'string',
        pattern: '^[a-z0-9-]{1,40}$',
      },
      Genre: {
        type: 'object',
        required: ['key', 'name_fa', 'name_en'],
        properties: {
          key: { $ref: '#/components/schemas/GenreKey' },
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
        },
      },
      Year: { description: 'A Gregorian year.', type: 'integer', minimum: 1880, maximum: 2200 },
      AgeRating: {
        description: 'From this age on. 0 is for everyone.',
        type: 'integer',
        enum: [0, 7, 12, 15, 18],
      },
      Access: {
        description:
          'Who may watch: anyone, a subscriber, a buyer, or the customers of certain mobile operators.',
        type: 'string',
        enum: ['free', 'subscription', 'paid', 'operator'],
      },
      Slide: {
        type: 'object',
        required: [
          'id',
          'content_type',
          'content_id',
          'title_fa',
          'title_en',
          'tagline_fa',
          'tagline_en',
          'backdrop',
          'poster',
          'genres',
          'year',
          'age_rating',
          'access',
        ],
        properties: {
          id: { $ref: '#/components/schemas/ContentId' },
          content_type: { $ref: '#/components/schemas/SlideContentType' },
          content_id: { $ref: '#/components/schemas/ContentId' },
          title_fa: { $ref: '#/components/schemas/NameFa' },
          title_en: { $ref: '#/components/schemas/NameEn' },
          tagline_fa: { $ref: '#/components/schemas/TextFa', default: '' },
          tagline_en: { $ref: '#/components/schemas/TextEn' },
          backdrop: { $ref: '#/components/schemas/Picture' },
          poster: { oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }] },
          genres: { type: 'array', maxItems: 8, items: { $ref: '#/components/schemas/Genre' } },
          year: { oneOf: [{ $ref: '#/components/schemas/Year' }, { type: 'null' }] },
          age_rating: { $ref: '#/components/schemas/AgeRating', default: 0 },
          access: { $ref: '#/components/schemas/Access', default: 'subscription' },
        },
      },
      Timestamp: {
        description: 'A moment, ISO 8601 with its offset, to nine digits of a second at most.',
        type: 'string',
        format: 'date-time',
        pattern:
          '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-]\\d\\d:\\d\\d)$',
      },
      LiveNow: {
        description: 'A live channel and what it shows now.',
        type: 'object',
        required: [
          'id',
          'name_fa',
          'name_en',
          'programme_fa',
          'programme_en',
          'starts_at',
          'ends_at',
          'picture',
        ],
        properties: {
          id: { $ref: '#/components/schemas/ContentId' },
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
          programme_fa: { $ref: '#/components/schemas/NameFa' },
          programme_en: { $ref: '#/components/schemas/NameEn' },
          starts_at: { $ref: '#/components/schemas/Timestamp' },
          ends_at: { $ref: '#/components/schemas/Timestamp' },
          picture: { $ref: '#/components/schemas/Picture' },
        },
      },
      SliderData: {
        type: 'object',
        required: ['sliders', 'live'],
        properties: {
          sliders: { type: 'array', maxItems: 20, items: { $ref: '#/components/schemas/Slide' } },
          live: {
            description: 'What is on now. The home page shows the first entry.',
            type: 'array',
            maxItems: 20,
            items: { $ref: '#/components/schemas/LiveNow' },
          },
        },
      },
      SliderResponse: {
        type: 'object',
        required: ['data'],
        properties: {
          status: {
            description: 'The HTTP status again, from servers that send it.',
            type: 'integer',
            minimum: 200,
            maximum: 299,
          },
          data: { $ref: '#/components/schemas/SliderData' },
        },
      },
      FieldErrors: {
        description: "A field's name to what is wrong with it, the most telling first.",
        type: 'object',
        maxProperties: 50,
        additionalProperties: {
          type: 'array',
          minItems: 1,
          maxItems: 10,
          items: { type: 'string', maxLength: 500 },
        },
      },
      Error: {
        description:
          'The one shape of every failure. What to show: `errors` if there are any, else `message_fa`, else `message` (in English `message` comes before `message_fa`).',
        type: 'object',
        properties: {
          errors: { $ref: '#/components/schemas/FieldErrors' },
          message: { description: 'In English', type: 'string', maxLength: 500 },
          message_fa: { description: 'In Persian', type: 'string', maxLength: 500 },
        },
      },
      RowShape: {
        description: 'How a shelf looks: upright posters, wide pictures, or portraits.',
        type: 'string',
        enum: ['posters', 'wide', 'people'],
      },
      ContentType: {
        type: 'string',
        enum: ['movie', 'series', 'episode', 'video', 'ekran', 'live', 'channel', 'person'],
      },
      Badge: { type: 'string', enum: ['new', 'dubbed', 'exclusive', 'soon'] },
      Rating: {
        description: 'What viewers gave it, out of ten.',
        type: 'object',
        required: ['average', 'count'],
        properties: {
          average: { type: 'number', minimum: 0, maximum: 10 },
          count: { type: 'integer', minimum: 1, maximum: 1000000000 },
        },
      },
      CalendarDate: { description: 'A day, ISO 8601.', type: 'string', format: 'date' },
      Issue: {
        description: 'One number of a magazine or a newspaper.',
        type: 'object',
        required: ['number', 'issue_date'],
        properties: {
          number: { type: 'integer', minimum: 1, maximum: 1000000 },
          issue_date: { $ref: '#/components/schemas/CalendarDate' },
        },
      },
      Card: {
        description: 'A title, channel or person as a shelf shows it.',
        type: 'object',
        required: [
          'content_type',
          'id',
          'name_fa',
          'name_en',
          'year',
          'poster',
          'backdrop',
          'access',
          'badge',
          'rating',
        ],
        properties: {
          content_type: { $ref: '#/components/schemas/ContentType' },
          id: { $ref: '#/components/schemas/ContentId' },
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
          year: { oneOf: [{ $ref: '#/components/schemas/Year' }, { type: 'null' }] },
          poster: {
            description: 'Upright. A portrait, for a person.',
            oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }],
          },
          backdrop: {
            description: 'Wide.',
            oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }],
          },
          access: { $ref: '#/components/schemas/Access', default: 'subscription' },
          badge: { oneOf: [{ $ref: '#/components/schemas/Badge' }, { type: 'null' }] },
          rating: { oneOf: [{ $ref: '#/components/schemas/Rating' }, { type: 'null' }] },
          genres: {
            description:
              'The keys of its genres, from servers that have no lists by genre: a storefront then makes them of the cards that it has.',
            type: 'array',
            maxItems: 20,
            items: { $ref: '#/components/schemas/GenreKey' },
          },
          issue: {
            description:
              'Of an issue of a magazine or newspaper, which one. Null or missing for all else.',
            oneOf: [{ $ref: '#/components/schemas/Issue' }, { type: 'null' }],
          },
          logo: {
            description: 'Of a channel, its logo. Square. Null or missing for all else.',
            oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }],
          },
        },
      },
      DiscoverRow: {
        description: 'One shelf of the home page.',
        type: 'object',
        required: ['id', 'title_fa', 'title_en', 'shape', 'items'],
        properties: {
          id: { $ref: '#/components/schemas/ContentId' },
          title_fa: { $ref: '#/components/schemas/NameFa' },
          title_en: { $ref: '#/components/schemas/NameEn' },
          shape: { $ref: '#/components/schemas/RowShape', default: 'posters' },
          items: { type: 'array', maxItems: 40, items: { $ref: '#/components/schemas/Card' } },
        },
      },
      DiscoverResponse: {
        type: 'object',
        required: ['data'],
        properties: {
          data: {
            type: 'array',
            maxItems: 40,
            items: { $ref: '#/components/schemas/DiscoverRow' },
          },
        },
      },
      FilterValue: {
        description: 'One of the values that `getFilters` answers. 0 is everything.',
        type: 'integer',
        minimum: 0,
        maximum: 999999999,
      },
      TopData: {
        type: 'object',
        required: ['top'],
        properties: {
          top: {
            description: 'The most watched first.',
            type: 'array',
            maxItems: 100,
            items: { $ref: '#/components/schemas/Card' },
          },
        },
      },
      TopResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/TopData' } },
      },
      CategoryId: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' },
      Category: {
        type: 'object',
        required: ['category_id', 'cat_id', 'persian_name', 'child_categories'],
        properties: {
          category_id: {
            description: 'As it stands in the address of its page.',
            $ref: '#/components/schemas/CategoryId',
          },
          cat_id: {
            description: "The server's own id of it.",
            $ref: '#/components/schemas/CategoryId',
          },
          persian_name: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
          child_categories: {
            type: 'array',
            maxItems: 60,
            items: { $ref: '#/components/schemas/Category' },
          },
        },
      },
      CategoriesResponse: {
        description: 'The list is the body itself.',
        type: 'array',
        maxItems: 60,
        items: { $ref: '#/components/schemas/Category' },
      },
      Country: {
        type: 'object',
        required: ['code', 'name_fa', 'name_en'],
        properties: {
          code: { description: 'ISO 3166-1 alpha-2', type: 'string', pattern: '^[A-Z]{2}$' },
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
        },
      },
      Language: {
        type: 'object',
        required: ['code', 'name_fa', 'name_en'],
        properties: {
          code: { description: 'ISO 639-1 or 639-3', type: 'string', pattern: '^[a-z]{2,3}$' },
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
        },
      },
      PersonRole: { type: 'string', enum: ['director', 'actor'] },
      Person: {
        type: 'object',
        required: ['id', 'name_fa', 'name_en', 'picture', 'role'],
        properties: {
          id: { $ref: '#/components/schemas/ContentId' },
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
          picture: { oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }] },
          role: { $ref: '#/components/schemas/PersonRole' },
        },
      },
      Quality: { type: 'string', enum: ['480p', '720p', '1080p', '2160p'] },
      Toman: {
        description: 'Money, in whole toman.',
        type: 'integer',
        minimum: 0,
        maximum: 1000000000000,
      },
      TrailerId: {
        description: 'The video that is its trailer, which anyone may play.',
        oneOf: [{ $ref: '#/components/schemas/ContentId' }, { type: 'null' }],
      },
      Movie: {
        description: "All that a film's page shows.",
        type: 'object',
        required: [
          'id',
          'name_fa',
          'name_en',
          'summary_fa',
          'summary_en',
          'year',
          'duration_minutes',
          'age_rating',
          'rating',
          'genres',
          'countries',
          'languages',
          'dubbed',
          'subtitles',
          'poster',
          'backdrop',
          'directors',
          'actors',
          'access',
          'badge',
          'release_date',
          'added_at',
          'qualities',
          'price',
          'similar',
        ],
        properties: {
          id: { $ref: '#/components/schemas/ContentId' },
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
          summary_fa: { $ref: '#/components/schemas/TextFa', default: '' },
          summary_en: { $ref: '#/components/schemas/TextEn' },
          year: {
            description: 'Null where the server does not say.',
            oneOf: [{ $ref: '#/components/schemas/Year' }, { type: 'null' }],
          },
          duration_minutes: {
            description: 'Null where the server does not say.',
            oneOf: [{ type: 'integer', minimum: 1, maximum: 1000 }, { type: 'null' }],
          },
          age_rating: {
            description: 'Null where the server does not say.',
            oneOf: [{ $ref: '#/components/schemas/AgeRating' }, { type: 'null' }],
          },
          rating: { oneOf: [{ $ref: '#/components/schemas/Rating' }, { type: 'null' }] },
          genres: { type: 'array', maxItems: 8, items: { $ref: '#/components/schemas/Genre' } },
          countries: {
            type: 'array',
            maxItems: 8,
            items: { $ref: '#/components/schemas/Country' },
          },
          languages: {
            description: 'The languages spoken in it, before any dubbing.',
            type: 'array',
            maxItems: 8,
            items: { $ref: '#/components/schemas/Language' },
          },
          dubbed: { description: 'There is a Persian dubbing.', type: 'boolean', default: false },
          subtitles: {
            type: 'array',
            maxItems: 20,
            items: { $ref: '#/components/schemas/Language' },
          },
          poster: { oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }] },
          backdrop: { oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }] },
          directors: {
            type: 'array',
            maxItems: 10,
            items: { $ref: '#/components/schemas/Person' },
          },
          actors: {
            description: 'In the order of the credits.',
            type: 'array',
            maxItems: 40,
            items: { $ref: '#/components/schemas/Person' },
          },
          access: { $ref: '#/components/schemas/Access', default: 'subscription' },
          badge: { oneOf: [{ $ref: '#/components/schemas/Badge' }, { type: 'null' }] },
          release_date: {
            description: 'Null where the server does not say.',
            oneOf: [{ $ref: '#/components/schemas/CalendarDate' }, { type: 'null' }],
          },
          added_at: {
            description: 'Null where the server does not say.',
            oneOf: [{ $ref: '#/components/schemas/Timestamp' }, { type: 'null' }],
          },
          qualities: {
            type: 'array',
            maxItems: 4,
            items: { $ref: '#/components/schemas/Quality' },
          },
          price: {
            description: 'What it costs alone, where it can be bought.',
            oneOf: [{ $ref: '#/components/schemas/Toman' }, { type: 'null' }],
          },
          similar: { type: 'array', maxItems: 24, items: { $ref: '#/components/schemas/Card' } },
          trailer_id: { $ref: '#/components/schemas/TrailerId' },
        },
      },
      MovieResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/Movie' } },
      },
      GenreList: { type: 'array', maxItems: 8, items: { $ref: '#/components/schemas/Genre' } },
      CountryList: { type: 'array', maxItems: 8, items: { $ref: '#/components/schemas/Country' } },
      LanguageList: {
        type: 'array',
        maxItems: 20,
        items: { $ref: '#/components/schemas/Language' },
      },
      SeasonNumber: {
        description:
          '0 holds what is beside the seasons, such as a making-of, and what no season is known of.',
        type: 'integer',
        minimum: 0,
        maximum: 1000,
      },
      ItemCount: {
        description: 'How many there are.',
        type: 'integer',
        minimum: 0,
        maximum: 1000000,
      },
      Season: {
        type: 'object',
        required: ['number', 'name_fa', 'name_en', 'year', 'episode_count'],
        properties: {
          number: { $ref: '#/components/schemas/SeasonNumber' },
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
          year: { oneOf: [{ $ref: '#/components/schemas/Year' }, { type: 'null' }] },
          episode_count: {
            description: 'Those that are announced included.',
            $ref: '#/components/schemas/ItemCount',
          },
        },
      },
      EpisodeNumber: {
        description: 'Within its season.',
        type: 'integer',
        minimum: 0,
        maximum: 10000,
      },
      Minutes: {
        description: 'How long it lasts, in minutes.',
        type: 'integer',
        minimum: 1,
        maximum: 1000,
      },
      EpisodeItem: {
        description: 'An episode as a list, a neighbour or a card of what comes next shows it.',
        type: 'object',
        required: [
          'id',
          'season',
          'number',
          'name_fa',
          'name_en',
          'summary_fa',
          'summary_en',
          'duration_minutes',
          'picture',
          'air_date',
          'access',
          'badge',
        ],
        properties: {
          id: { $ref: '#/components/schemas/ContentId' },
          season: { $ref: '#/components/schemas/SeasonNumber' },
          number: {
            description: 'Null where the server does not say.',
            oneOf: [{ $ref: '#/components/schemas/EpisodeNumber' }, { type: 'null' }],
          },
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
          summary_fa: {
            description: 'Empty where there is none.',
            $ref: '#/components/schemas/TextFa',
            default: '',
          },
          summary_en: { $ref: '#/components/schemas/TextEn' },
          duration_minutes: {
            description: 'Null while it is not known.',
            oneOf: [{ $ref: '#/components/schemas/Minutes' }, { type: 'null' }],
          },
          picture: {
            description: 'Wide.',
            oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }],
          },
          air_date: {
            description:
              'The day it comes. Until then it is announced and cannot be watched. Null where the server does not say.',
            oneOf: [{ $ref: '#/components/schemas/CalendarDate' }, { type: 'null' }],
          },
          access: { $ref: '#/components/schemas/Access', default: 'subscription' },
          badge: { oneOf: [{ $ref: '#/components/schemas/Badge' }, { type: 'null' }] },
        },
      },
      Series: {
        description: "All that a series' page shows but its episodes, which come season by season.",
        type: 'object',
        required: [
          'id',
          'name_fa',
          'name_en',
          'summary_fa',
          'summary_en',
          'year',
          'age_rating',
          'rating',
          'genres',
          'countries',
          'languages',
          'dubbed',
          'subtitles',
          'poster',
          'backdrop',
          'directors',
          'actors',
          'access',
          'badge',
          'release_date',
          'added_at',
          'qualities',
          'price',
          'trailer_id',
          'seasons',
          'episode_count',
          'first_episode',
          'next_episode_at',
        ],
        properties: {
          id: { $ref: '#/components/schemas/ContentId' },
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
          summary_fa: { $ref: '#/components/schemas/TextFa', default: '' },
          summary_en: { $ref: '#/components/schemas/TextEn' },
          year: {
            description: 'The year it began. Null where the server does not say.',
            oneOf: [{ $ref: '#/components/schemas/Year' }, { type: 'null' }],
          },
          last_year: {
            description:
              'The year it ended; null while it goes on. Absent where the server does not say.',
            oneOf: [{ $ref: '#/components/schemas/Year' }, { type: 'null' }],
          },
          age_rating: {
            description: 'Null where the server does not say.',
            oneOf: [{ $ref: '#/components/schemas/AgeRating' }, { type: 'null' }],
          },
          rating: { oneOf: [{ $ref: '#/components/schemas/Rating' }, { type: 'null' }] },
          genres: { $ref: '#/components/schemas/GenreList' },
          countries: { $ref: '#/components/schemas/CountryList' },
          languages: {
            description: 'The languages spoken in it, before any dubbing.',
            $ref: '#/components/schemas/LanguageList',
          },
          dubbed: { description: 'There is a Persian dubbing.', type: 'boolean', default: false },
          subtitles: { $ref: '#/components/schemas/LanguageList' },
          poster: { oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }] },
          backdrop: { oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }] },
          directors: {
            type: 'array',
            maxItems: 10,
            items: { $ref: '#/components/schemas/Person' },
          },
          actors: {
            description: 'In the order of the credits.',
            type: 'array',
            maxItems: 40,
            items: { $ref: '#/components/schemas/Person' },
          },
          access: { $ref: '#/components/schemas/Access', default: 'subscription' },
          badge: { oneOf: [{ $ref: '#/components/schemas/Badge' }, { type: 'null' }] },
          release_date: {
            description: 'The day of its first episode. Null where the server does not say.',
            oneOf: [{ $ref: '#/components/schemas/CalendarDate' }, { type: 'null' }],
          },
          added_at: {
            description: 'Null where the server does not say.',
            oneOf: [{ $ref: '#/components/schemas/Timestamp' }, { type: 'null' }],
          },
          qualities: {
            type: 'array',
            maxItems: 4,
            items: { $ref: '#/components/schemas/Quality' },
          },
          price: {
            description: 'What all of it costs, where it can be bought as one.',
            oneOf: [{ $ref: '#/components/schemas/Toman' }, { type: 'null' }],
          },
          trailer_id: { $ref: '#/components/schemas/TrailerId' },
          seasons: {
            description: 'From the first on.',
            type: 'array',
            maxItems: 100,
            items: { $ref: '#/components/schemas/Season' },
          },
          episode_count: {
            description: 'Of all seasons, those that can be watched.',
            $ref: '#/components/schemas/ItemCount',
          },
          first_episode: {
            description:
              "What a newcomer's play button plays; null before the first episode is there.",
            oneOf: [{ $ref: '#/components/schemas/EpisodeItem' }, { type: 'null' }],
          },
          next_episode_at: {
            description: 'When the next episode comes, where that is known.',
            oneOf: [{ $ref: '#/components/schemas/Timestamp' }, { type: 'null' }],
          },
        },
      },
      SeriesResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/Series' } },
      },
      Cursor: {
        description: 'Where a page begins. Opaque, from the page before.',
        type: 'string',
        pattern: '^[A-Za-z0-9_=-]{1,200}$',
      },
      PageLimit: {
        description: 'How many items a page holds at most.',
        type: 'integer',
        minimum: 1,
        maximum: 50,
        default: 24,
      },
      SeriesRef: {
        description: 'The series that something is of.',
        type: 'object',
        required: ['id', 'name_fa', 'name_en', 'poster'],
        properties: {
          id: { $ref: '#/components/schemas/ContentId' },
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
          poster: { oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }] },
        },
      },
      EpisodesAbout: {
        type: 'object',
        required: ['series', 'season'],
        properties: {
          series: { $ref: '#/components/schemas/SeriesRef' },
          season: {
            description: 'The season that was asked for; null where all were.',
            oneOf: [{ $ref: '#/components/schemas/Season' }, { type: 'null' }],
          },
        },
      },
      NextCursor: {
        description: 'Where the next page begins; null on the last.',
        oneOf: [{ $ref: '#/components/schemas/Cursor' }, { type: 'null' }],
      },
      EpisodePage: {
        type: 'object',
        required: ['about', 'items', 'next_cursor'],
        properties: {
          about: { $ref: '#/components/schemas/EpisodesAbout' },
          items: {
            type: 'array',
            maxItems: 50,
            items: { $ref: '#/components/schemas/EpisodeItem' },
          },
          next_cursor: { $ref: '#/components/schemas/NextCursor' },
        },
      },
      EpisodesResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/EpisodePage' } },
      },
      Episode: {
        description: "All that an episode's page shows.",
        type: 'object',
        required: [
          'id',
          'series',
          'season',
          'number',
          'name_fa',
          'name_en',
          'summary_fa',
          'summary_en',
          'duration_minutes',
          'age_rating',
          'rating',
          'genres',
          'countries',
          'languages',
          'dubbed',
          'subtitles',
          'poster',
          'backdrop',
          'directors',
          'actors',
          'access',
          'badge',
          'air_date',
          'added_at',
          'qualities',
          'price',
          'previous',
          'next',
        ],
        properties: {
          id: { $ref: '#/components/schemas/ContentId' },
          series: {
            description: 'Null where the server does not say.',
            oneOf: [{ $ref: '#/components/schemas/SeriesRef' }, { type: 'null' }],
          },
          season: {
            description: 'Null where the server does not say.',
            oneOf: [{ $ref: '#/components/schemas/Season' }, { type: 'null' }],
          },
          number: {
            description: 'Null where the server does not say.',
            oneOf: [{ $ref: '#/components/schemas/EpisodeNumber' }, { type: 'null' }],
          },
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
          summary_fa: {
            description: 'Empty where there is none.',
            $ref: '#/components/schemas/TextFa',
            default: '',
          },
          summary_en: { $ref: '#/components/schemas/TextEn' },
          duration_minutes: {
            description: 'Null while it is not known.',
            oneOf: [{ $ref: '#/components/schemas/Minutes' }, { type: 'null' }],
          },
          age_rating: {
            description: 'Null where the server does not say.',
            oneOf: [{ $ref: '#/components/schemas/AgeRating' }, { type: 'null' }],
          },
          rating: { oneOf: [{ $ref: '#/components/schemas/Rating' }, { type: 'null' }] },
          genres: { $ref: '#/components/schemas/GenreList' },
          countries: { $ref: '#/components/schemas/CountryList' },
          languages: {
            description: 'The languages spoken in it, before any dubbing.',
            $ref: '#/components/schemas/LanguageList',
          },
          dubbed: { description: 'There is a Persian dubbing.', type: 'boolean', default: false },
          subtitles: { $ref: '#/components/schemas/LanguageList' },
          poster: {
            description: "Its own, or its series'.",
            oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }],
          },
          backdrop: { oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }] },
          directors: {
            type: 'array',
            maxItems: 10,
            items: { $ref: '#/components/schemas/Person' },
          },
          actors: {
            description: 'In the order of the credits.',
            type: 'array',
            maxItems: 40,
            items: { $ref: '#/components/schemas/Person' },
          },
          access: { $ref: '#/components/schemas/Access', default: 'subscription' },
          badge: { oneOf: [{ $ref: '#/components/schemas/Badge' }, { type: 'null' }] },
          air_date: {
            description:
              'The day it comes. Until then it is announced and cannot be watched. Null where the server does not say.',
            oneOf: [{ $ref: '#/components/schemas/CalendarDate' }, { type: 'null' }],
          },
          added_at: {
            description: 'Null where the server does not say.',
            oneOf: [{ $ref: '#/components/schemas/Timestamp' }, { type: 'null' }],
          },
          qualities: {
            type: 'array',
            maxItems: 4,
            items: { $ref: '#/components/schemas/Quality' },
          },
          price: {
            description: 'What it costs alone, where it can be bought.',
            oneOf: [{ $ref: '#/components/schemas/Toman' }, { type: 'null' }],
          },
          previous: {
            description: 'The episode before, across seasons; null on the first.',
            oneOf: [{ $ref: '#/components/schemas/EpisodeItem' }, { type: 'null' }],
          },
          next: {
            description:
              'The episode after, across seasons, announced ones included; null on the last.',
            oneOf: [{ $ref: '#/components/schemas/EpisodeItem' }, { type: 'null' }],
          },
        },
      },
      EpisodeResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/Episode' } },
      },
      Seconds: {
        description: 'A length of time, or a place in it, in whole seconds.',
        type: 'integer',
        minimum: 0,
        maximum: 360000,
      },
      ChannelKind: { type: 'string', enum: ['newspaper', 'studio', 'magazine'] },
      ChannelRef: {
        description: 'The channel that a video is of.',
        type: 'object',
        required: ['id', 'kind', 'name_fa', 'name_en', 'logo'],
        properties: {
          id: { $ref: '#/components/schemas/ContentId' },
          kind: { $ref: '#/components/schemas/ChannelKind' },
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
          logo: {
            description: 'Square.',
            oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }],
          },
        },
      },
      Video: {
        description:
          "All that a video's page shows. A magazine's issue and a newspaper's edition are videos too.",
        type: 'object',
        required: [
          'id',
          'name_fa',
          'name_en',
          'summary_fa',
          'summary_en',
          'year',
          'duration_seconds',
          'age_rating',
          'rating',
          'genres',
          'languages',
          'dubbed',
          'subtitles',
          'poster',
          'backdrop',
          'people',
          'channel',
          'issue',
          'access',
          'badge',
          'published_at',
          'qualities',
          'price',
        ],
        properties: {
          id: { $ref: '#/components/schemas/ContentId' },
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
          summary_fa: {
            description: 'Empty where there is none.',
            $ref: '#/components/schemas/TextFa',
            default: '',
          },
          summary_en: { $ref: '#/components/schemas/TextEn' },
          year: { oneOf: [{ $ref: '#/components/schemas/Year' }, { type: 'null' }] },
          duration_seconds: {
            description: 'Null where the server does not say.',
            oneOf: [{ $ref: '#/components/schemas/Seconds' }, { type: 'null' }],
          },
          age_rating: {
            description: 'Null where the server does not say.',
            oneOf: [{ $ref: '#/components/schemas/AgeRating' }, { type: 'null' }],
          },
          rating: { oneOf: [{ $ref: '#/components/schemas/Rating' }, { type: 'null' }] },
          genres: { $ref: '#/components/schemas/GenreList' },
          languages: {
            description: 'The languages spoken in it, before any dubbing.',
            $ref: '#/components/schemas/LanguageList',
          },
          dubbed: { description: 'There is a Persian dubbing.', type: 'boolean', default: false },
          subtitles: { $ref: '#/components/schemas/LanguageList' },
          poster: {
            description: "Upright. An issue's cover.",
            oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }],
          },
          backdrop: { oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }] },
          people: {
            description: 'Those who made it and those in it.',
            type: 'array',
            maxItems: 40,
            items: { $ref: '#/components/schemas/Person' },
          },
          channel: {
            description: "Whose video it is; null where it is no channel's.",
            oneOf: [{ $ref: '#/components/schemas/ChannelRef' }, { type: 'null' }],
          },
          issue: {
            description: 'Which issue it is; null where it is none.',
            oneOf: [{ $ref: '#/components/schemas/Issue' }, { type: 'null' }],
          },
          access: { $ref: '#/components/schemas/Access', default: 'subscription' },
          badge: { oneOf: [{ $ref: '#/components/schemas/Badge' }, { type: 'null' }] },
          published_at: {
            description: 'Null where the server does not say.',
            oneOf: [{ $ref: '#/components/schemas/Timestamp' }, { type: 'null' }],
          },
          qualities: {
            type: 'array',
            maxItems: 4,
            items: { $ref: '#/components/schemas/Quality' },
          },
          price: {
            description: 'What it costs alone, where it can be bought.',
            oneOf: [{ $ref: '#/components/schemas/Toman' }, { type: 'null' }],
          },
        },
      },
      VideoResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/Video' } },
      },
      EkranState: {
        description: 'Before its period, within it, or after it.',
        type: 'string',
        enum: ['upcoming', 'open', 'ended'],
      },
      Ekran: {
        description:
          'A screening, which is a film that a ticket opens, within a period and for some hours.',
        type: 'object',
        required: [
          'id',
          'name_fa',
          'name_en',
          'summary_fa',
          'summary_en',
          'state',
          'period_start',
          'period_end',
          'hours',
          'price',
          'film',
        ],
        properties: {
          id: { $ref: '#/components/schemas/ContentId' },
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
          summary_fa: {
            description:
              "What is said of the screening beside the film's own summary. Empty where nothing is.",
            $ref: '#/components/schemas/TextFa',
            default: '',
          },
          summary_en: { $ref: '#/components/schemas/TextEn' },
          state: { $ref: '#/components/schemas/EkranState' },
          period_start: { $ref: '#/components/schemas/Timestamp' },
          period_end: { $ref: '#/components/schemas/Timestamp' },
          hours: {
            description:
              'How long a ticket is good for after the first play; null where only the period counts.',
            oneOf: [{ type: 'integer', minimum: 1, maximum: 1000 }, { type: 'null' }],
          },
          price: { description: "A ticket's.", $ref: '#/components/schemas/Toman' },
          film: {
            description: 'The film that is shown. It has a page of its own.',
            $ref: '#/components/schemas/Movie',
          },
        },
      },
      EkranResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/Ekran' } },
      },
      TitleType: {
        description: 'What has a page, comments and a rating. `ekran` is a screening.',
        type: 'string',
        enum: ['movie', 'series', 'episode', 'video', 'ekran'],
      },
      CardPage: {
        description: 'A page of cards.',
        type: 'object',
        required: ['items', 'next_cursor'],
        properties: {
          items: { type: 'array', maxItems: 50, items: { $ref: '#/components/schemas/Card' } },
          next_cursor: { $ref: '#/components/schemas/NextCursor' },
        },
      },
      CardPageResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/CardPage' } },
      },
      GenresResponse: {
        description:
          "A genre's key to its name. The map is the body itself. It has no room for a second language: a server that has English names may answer them to `Accept-Language: en`.",
        type: 'object',
        maxProperties: 100,
        propertyNames: { $ref: '#/components/schemas/GenreKey' },
        additionalProperties: { $ref: '#/components/schemas/NameFa' },
      },
      FilterOption: {
        type: 'object',
        required: ['value', 'name_fa', 'name_en'],
        properties: {
          value: { $ref: '#/components/schemas/FilterValue' },
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
        },
      },
      FilterOptions: {
        description: 'In the order of the menu.',
        type: 'array',
        maxItems: 100,
        items: { $ref: '#/components/schemas/FilterOption' },
      },
      Filters: {
        description:
          'What a list can be narrowed to. 0, everything, is always there and is not among them.',
        type: 'object',
        required: ['age', 'lang', 'country', 'f_type'],
        properties: {
          age: { $ref: '#/components/schemas/FilterOptions' },
          lang: { $ref: '#/components/schemas/FilterOptions' },
          country: { $ref: '#/components/schemas/FilterOptions' },
          f_type: { $ref: '#/components/schemas/FilterOptions' },
        },
      },
      FiltersResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/Filters' } },
      },
      TitleKind: { type: 'string', enum: ['all', 'movie', 'series'] },
      TitleSort: {
        description: 'The newest, the most watched or the best rated first, or by name.',
        type: 'string',
        enum: ['newest', 'popular', 'rating', 'name'],
      },
      ListId: {
        description:
          "As it stands in the address of its page. A genre's key in lower case is one too.",
        type: 'string',
        pattern: '^[A-Za-z0-9_-]{1,64}$',
      },
      ListKind: {
        description: 'What an editor has picked, or all of a genre.',
        type: 'string',
        enum: ['editorial', 'genre'],
      },
      ListInfo: {
        type: 'object',
        required: [
          'id',
          'kind',
          'name_fa',
          'name_en',
          'description_fa',
          'description_en',
          'cover',
          'count',
          'updated_at',
        ],
        properties: {
          id: { $ref: '#/components/schemas/ListId' },
          kind: { $ref: '#/components/schemas/ListKind' },
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
          description_fa: {
            description: 'Empty where there is none.',
            $ref: '#/components/schemas/TextFa',
          },
          description_en: { $ref: '#/components/schemas/TextEn' },
          cover: {
            description: 'Wide.',
            oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }],
          },
          count: {
            description: 'How many titles it holds.',
            $ref: '#/components/schemas/ItemCount',
          },
          updated_at: { $ref: '#/components/schemas/Timestamp' },
        },
      },
      ListPage: {
        type: 'object',
        required: ['items', 'next_cursor'],
        properties: {
          items: { type: 'array', maxItems: 50, items: { $ref: '#/components/schemas/ListInfo' } },
          next_cursor: { $ref: '#/components/schemas/NextCursor' },
        },
      },
      ListsResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/ListPage' } },
      },
      Bytes: {
        description: "A file's size.",
        type: 'integer',
        minimum: 1,
        maximum: 10000000000000,
      },
      DownloadableFile: {
        type: 'object',
        required: ['quality', 'size_bytes'],
        properties: {
          quality: { $ref: '#/components/schemas/Quality' },
          size_bytes: { $ref: '#/components/schemas/Bytes' },
        },
      },
      DownloadableTitle: {
        description: 'A title and the files it can be downloaded as.',
        type: 'object',
        required: ['title', 'files'],
        properties: {
          title: { $ref: '#/components/schemas/Card' },
          files: {
            description: 'From the smallest on.',
            type: 'array',
            minItems: 1,
            maxItems: 12,
            items: { $ref: '#/components/schemas/DownloadableFile' },
          },
        },
      },
      DownloadPage: {
        type: 'object',
        required: ['items', 'next_cursor'],
        properties: {
          items: {
            type: 'array',
            maxItems: 50,
            items: { $ref: '#/components/schemas/DownloadableTitle' },
          },
          next_cursor: { $ref: '#/components/schemas/NextCursor' },
        },
      },
      DownloadsResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/DownloadPage' } },
      },
      GenreAbout: {
        type: 'object',
        required: ['key', 'name_fa', 'name_en', 'backdrop', 'count'],
        properties: {
          key: { $ref: '#/components/schemas/GenreKey' },
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
          backdrop: { oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }] },
          count: {
            description: 'How many titles fit what was asked for.',
            $ref: '#/components/schemas/ItemCount',
          },
        },
      },
      GenreTitles: {
        type: 'object',
        required: ['about', 'items', 'next_cursor'],
        properties: {
          about: { $ref: '#/components/schemas/GenreAbout' },
          items: { type: 'array', maxItems: 50, items: { $ref: '#/components/schemas/Card' } },
          next_cursor: { $ref: '#/components/schemas/NextCursor' },
        },
      },
      GenreTitlesResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/GenreTitles' } },
      },
      CategoryRef: {
        type: 'object',
        required: ['category_id', 'persian_name'],
        properties: {
          category_id: { $ref: '#/components/schemas/CategoryId' },
          persian_name: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
        },
      },
      CategoryAbout: {
        type: 'object',
        required: [
          'category_id',
          'cat_id',
          'persian_name',
          'child_categories',
          'parent_categories',
          'backdrop',
          'count',
        ],
        properties: {
          category_id: { $ref: '#/components/schemas/CategoryId' },
          cat_id: { $ref: '#/components/schemas/CategoryId' },
          persian_name: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
          child_categories: {
            type: 'array',
            maxItems: 60,
            items: { $ref: '#/components/schemas/Category' },
          },
          parent_categories: {
            description: 'From the top of the menu down to it. Empty at the top.',
            type: 'array',
            maxItems: 10,
            items: { $ref: '#/components/schemas/CategoryRef' },
          },
          backdrop: { oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }] },
          count: {
            description: 'How many titles fit what was asked for, those of its children included.',
            $ref: '#/components/schemas/ItemCount',
          },
        },
      },
      CategoryTitles: {
        type: 'object',
        required: ['about', 'items', 'next_cursor'],
        properties: {
          about: { $ref: '#/components/schemas/CategoryAbout' },
          items: { type: 'array', maxItems: 50, items: { $ref: '#/components/schemas/Card' } },
          next_cursor: { $ref: '#/components/schemas/NextCursor' },
        },
      },
      CategoryTitlesResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/CategoryTitles' } },
      },
      ListTitles: {
        type: 'object',
        required: ['about', 'items', 'next_cursor'],
        properties: {
          about: { $ref: '#/components/schemas/ListInfo' },
          items: { type: 'array', maxItems: 50, items: { $ref: '#/components/schemas/Card' } },
          next_cursor: { $ref: '#/components/schemas/NextCursor' },
        },
      },
      ListResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/ListTitles' } },
      },
      CastGroup: { type: 'string', enum: ['directors', 'iranian-actors', 'foreign-actors'] },
      CastItem: {
        description: 'A person as a list shows them.',
        type: 'object',
        required: ['id', 'name_fa', 'name_en', 'picture', 'title_count'],
        properties: {
          id: { $ref: '#/components/schemas/ContentId' },
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
          picture: { oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }] },
          title_count: { $ref: '#/components/schemas/ItemCount' },
        },
      },
      CastPage: {
        type: 'object',
        required: ['items', 'next_cursor'],
        properties: {
          items: { type: 'array', maxItems: 50, items: { $ref: '#/components/schemas/CastItem' } },
          next_cursor: { $ref: '#/components/schemas/NextCursor' },
        },
      },
      CastsResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/CastPage' } },
      },
      Cast: {
        description:
          "All that a person's page shows but the titles, which come from `listCastTitles`.",
        type: 'object',
        required: [
          'id',
          'name_fa',
          'name_en',
          'biography_fa',
          'biography_en',
          'birth_date',
          'birth_place_fa',
          'birth_place_en',
          'death_date',
          'picture',
          'backdrop',
          'groups',
          'title_count',
        ],
        properties: {
          id: { $ref: '#/components/schemas/ContentId' },
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
          biography_fa: {
            description: 'Empty where there is none.',
            $ref: '#/components/schemas/TextFa',
          },
          biography_en: { $ref: '#/components/schemas/TextEn' },
          birth_date: { oneOf: [{ $ref: '#/components/schemas/CalendarDate' }, { type: 'null' }] },
          birth_place_fa: { type: ['string', 'null'], maxLength: 200 },
          birth_place_en: { type: ['string', 'null'], maxLength: 200 },
          death_date: { oneOf: [{ $ref: '#/components/schemas/CalendarDate' }, { type: 'null' }] },
          picture: { oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }] },
          backdrop: {
            description: 'Wide, of one of their titles.',
            oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }],
          },
          groups: {
            description: 'Where they are listed. Some direct and act.',
            type: 'array',
            maxItems: 3,
            items: { $ref: '#/components/schemas/CastGroup' },
          },
          title_count: { $ref: '#/components/schemas/ItemCount' },
        },
      },
      CastResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/Cast' } },
      },
      VideoItem: {
        description: 'A video as its channel lists it.',
        type: 'object',
        required: [
          'id',
          'name_fa',
          'name_en',
          'duration_seconds',
          'poster',
          'backdrop',
          'channel',
          'issue',
          'access',
          'badge',
          'published_at',
        ],
        properties: {
          id: { $ref: '#/components/schemas/ContentId' },
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
          duration_seconds: { $ref: '#/components/schemas/Seconds' },
          poster: {
            description: "Upright. An issue's cover.",
            oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }],
          },
          backdrop: {
            description: 'Wide.',
            oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }],
          },
          channel: { $ref: '#/components/schemas/ChannelRef' },
          issue: {
            description: 'Which issue it is; null where it is none.',
            oneOf: [{ $ref: '#/components/schemas/Issue' }, { type: 'null' }],
          },
          access: { $ref: '#/components/schemas/Access', default: 'subscription' },
          badge: { oneOf: [{ $ref: '#/components/schemas/Badge' }, { type: 'null' }] },
          published_at: { $ref: '#/components/schemas/Timestamp' },
        },
      },
      Channel: {
        description:
          'The newspaper, the studio or a magazine. What it has shown comes from `listChannelVideos`.',
        type: 'object',
        required: [
          'id',
          'kind',
          'name_fa',
          'name_en',
          'description_fa',
          'description_en',
          'logo',
          'backdrop',
          'video_count',
          'latest',
        ],
        properties: {
          id: { $ref: '#/components/schemas/ContentId' },
          kind: { $ref: '#/components/schemas/ChannelKind' },
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
          description_fa: {
            description: 'Empty where there is none.',
            $ref: '#/components/schemas/TextFa',
          },
          description_en: { $ref: '#/components/schemas/TextEn' },
          logo: {
            description: 'Square.',
            oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }],
          },
          backdrop: { oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }] },
          video_count: { $ref: '#/components/schemas/ItemCount' },
          latest: {
            description: 'Its newest video or issue; null before the first.',
            oneOf: [{ $ref: '#/components/schemas/VideoItem' }, { type: 'null' }],
          },
          first_published_at: {
            description:
              'When its oldest video was published; null before the first. A server that says it knows `sort`, `since` and `until` of `listChannelVideos`.',
            oneOf: [{ $ref: '#/components/schemas/Timestamp' }, { type: 'null' }],
          },
          series_count: {
            description:
              'How many series of its own it has. They come from `listChannelSeries`; missing is none.',
            $ref: '#/components/schemas/ItemCount',
          },
        },
      },
      ChannelPage: {
        type: 'object',
        required: ['items', 'next_cursor'],
        properties: {
          items: { type: 'array', maxItems: 50, items: { $ref: '#/components/schemas/Channel' } },
          next_cursor: { $ref: '#/components/schemas/NextCursor' },
        },
      },
      ChannelsResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/ChannelPage' } },
      },
      VideoPage: {
        type: 'object',
        required: ['items', 'next_cursor'],
        properties: {
          items: { type: 'array', maxItems: 50, items: { $ref: '#/components/schemas/VideoItem' } },
          next_cursor: { $ref: '#/components/schemas/NextCursor' },
        },
      },
      VideoPageResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/VideoPage' } },
      },
      ChannelResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/Channel' } },
      },
      VideoSort: {
        description: 'What was published last, or first, comes first.',
        type: 'string',
        enum: ['newest', 'oldest'],
      },
      Programme: {
        type: 'object',
        required: [
          'id',
          'name_fa',
          'name_en',
          'summary_fa',
          'summary_en',
          'picture',
          'starts_at',
          'ends_at',
          'catch_up_id',
        ],
        properties: {
          id: { $ref: '#/components/schemas/ContentId' },
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
          summary_fa: {
            description: 'Empty where there is none.',
            $ref: '#/components/schemas/TextFa',
            default: '',
          },
          summary_en: { $ref: '#/components/schemas/TextEn' },
          picture: { oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }] },
          starts_at: { $ref: '#/components/schemas/Timestamp' },
          ends_at: { $ref: '#/components/schemas/Timestamp' },
          catch_up_id: {
            description:
              'The video that plays it again; null while it cannot be watched later, and where it never can.',
            oneOf: [{ $ref: '#/components/schemas/ContentId' }, { type: 'null' }],
          },
        },
      },
      LiveChannel: {
        description: 'A live channel, what is on and what comes next.',
        type: 'object',
        required: [
          'id',
          'name_fa',
          'name_en',
          'description_fa',
          'description_en',
          'logo',
          'picture',
          'age_rating',
          'access',
          'now',
          'next',
        ],
        properties: {
          id: { $ref: '#/components/schemas/ContentId' },
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
          description_fa: {
            description: 'Empty where there is none.',
            $ref: '#/components/schemas/TextFa',
          },
          description_en: { $ref: '#/components/schemas/TextEn' },
          logo: {
            description: 'Square.',
            oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }],
          },
          picture: {
            description: "Wide. The channel's own; a programme has one of its own.",
            oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }],
          },
          age_rating: { $ref: '#/components/schemas/AgeRating' },
          access: { $ref: '#/components/schemas/Access', default: 'subscription' },
          now: {
            description: 'What is on; null while nothing is.',
            oneOf: [{ $ref: '#/components/schemas/Programme' }, { type: 'null' }],
          },
          next: {
            description: 'What comes next, where it is known.',
            oneOf: [{ $ref: '#/components/schemas/Programme' }, { type: 'null' }],
          },
        },
      },
      LivePage: {
        type: 'object',
        required: ['items', 'next_cursor'],
        properties: {
          items: {
            type: 'array',
            maxItems: 50,
            items: { $ref: '#/components/schemas/LiveChannel' },
          },
          next_cursor: { $ref: '#/components/schemas/NextCursor' },
        },
      },
      LivesResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/LivePage' } },
      },
      LiveResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/LiveChannel' } },
      },
      Schedule: {
        description: "A channel's programmes of one day.",
        type: 'object',
        required: ['date', 'first_date', 'last_date', 'programmes'],
        properties: {
          date: {
            description: 'From midnight to midnight in Tehran.',
            $ref: '#/components/schemas/CalendarDate',
          },
          first_date: {
            description: 'The first day that the guide has.',
            $ref: '#/components/schemas/CalendarDate',
          },
          last_date: {
            description: 'The last day that the guide has.',
            $ref: '#/components/schemas/CalendarDate',
          },
          programmes: {
            description:
              'All that is on in that day, in order; what goes past midnight is in both days.',
            type: 'array',
            maxItems: 200,
            items: { $ref: '#/components/schemas/Programme' },
          },
        },
      },
      ScheduleResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/Schedule' } },
      },
      QuickSearchTerm: {
        description: 'As a search term, of more than two characters.',
        type: 'string',
        minLength: 3,
        maxLength: 100,
      },
      QuickResultType: {
        description: 'What icon it has.',
        type: 'string',
        enum: ['movie', 'series', 'video', 'other'],
      },
      QuickResult: {
        type: 'object',
        required: ['type', 'id', 'name_fa'],
        properties: {
          type: { $ref: '#/components/schemas/QuickResultType' },
          id: { $ref: '#/components/schemas/ContentId' },
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
          content_type: {
            description: 'What exactly it is. Without it, `other` is a person.',
            $ref: '#/components/schemas/ContentType',
          },
          year: { oneOf: [{ $ref: '#/components/schemas/Year' }, { type: 'null' }] },
          poster: { oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }] },
        },
      },
      QuickSearchResponse: {
        type: 'object',
        required: ['data'],
        properties: {
          data: {
            type: 'array',
            maxItems: 20,
            items: { $ref: '#/components/schemas/QuickResult' },
          },
        },
      },
      SearchTerm: {
        description: 'What the viewer typed. Letters, digits and joiners are folded by the server.',
        type: 'string',
        minLength: 2,
        maxLength: 100,
      },
      SearchType: {
        type: 'string',
        enum: ['all', 'movie', 'series', 'episode', 'video', 'ekran', 'live', 'channel', 'person'],
      },
      SearchAbout: {
        type: 'object',
        required: ['query', 'count', 'did_you_mean'],
        properties: {
          query: {
            description: 'The term that was searched for.',
            $ref: '#/components/schemas/SearchTerm',
          },
          count: {
            description: 'How many there are on all pages.',
            $ref: '#/components/schemas/ItemCount',
          },
          did_you_mean: {
            description: 'A term that would find more, where the server knows one.',
            oneOf: [{ $ref: '#/components/schemas/SearchTerm' }, { type: 'null' }],
          },
        },
      },
      SearchPage: {
        type: 'object',
        required: ['about', 'items', 'next_cursor'],
        properties: {
          about: { $ref: '#/components/schemas/SearchAbout' },
          items: {
            description: 'The best first; a film or series before its episodes.',
            type: 'array',
            maxItems: 50,
            items: { $ref: '#/components/schemas/Card' },
          },
          next_cursor: { $ref: '#/components/schemas/NextCursor' },
        },
      },
      SearchResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/SearchPage' } },
      },
      CommentsAbout: {
        type: 'object',
        required: ['count'],
        properties: {
          count: { description: 'How many are published.', $ref: '#/components/schemas/ItemCount' },
        },
      },
      CommentId: { description: 'Opaque.', type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' },
      CommentText: { type: 'string', minLength: 2, maxLength: 2000 },
      Stars: {
        description: 'What one viewer gave it, out of ten.',
        type: 'integer',
        minimum: 1,
        maximum: 10,
      },
      Comment: {
        type: 'object',
        required: ['id', 'author_name', 'text', 'spoiler', 'rating', 'created_at'],
        properties: {
          id: { $ref: '#/components/schemas/CommentId' },
          author_name: {
            description:
              'The name that the author chose, or the number with its middle hidden. Never a whole number.',
            type: 'string',
            minLength: 1,
            maxLength: 100,
          },
          text: { $ref: '#/components/schemas/CommentText' },
          spoiler: {
            description: 'It gives the story away, and is covered until the reader asks.',
            type: 'boolean',
            default: false,
          },
          rating: {
            description: 'What its author gave the title; null if nothing.',
            oneOf: [{ $ref: '#/components/schemas/Stars' }, { type: 'null' }],
          },
          created_at: { $ref: '#/components/schemas/Timestamp' },
        },
      },
      CommentPage: {
        type: 'object',
        required: ['about', 'items', 'next_cursor'],
        properties: {
          about: { $ref: '#/components/schemas/CommentsAbout' },
          items: { type: 'array', maxItems: 50, items: { $ref: '#/components/schemas/Comment' } },
          next_cursor: { $ref: '#/components/schemas/NextCursor' },
        },
      },
      CommentsResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/CommentPage' } },
      },
      AddCommentRequest: {
        type: 'object',
        additionalProperties: false,
        required: ['content_type', 'id', 'text', 'spoiler'],
        properties: {
          content_type: { $ref: '#/components/schemas/TitleType' },
          id: { $ref: '#/components/schemas/ContentId' },
          text: { $ref: '#/components/schemas/CommentText' },
          spoiler: { type: 'boolean', default: false },
        },
      },
      CommentState: {
        description: 'Everyone reads it, or only its author until somebody has looked at it.',
        type: 'string',
        enum: ['published', 'pending'],
      },
      AddedComment: {
        type: 'object',
        required: ['comment', 'state'],
        properties: {
          comment: { $ref: '#/components/schemas/Comment' },
          state: { $ref: '#/components/schemas/CommentState' },
        },
      },
      AddCommentResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/AddedComment' } },
      },
      ReportReason: {
        type: 'string',
        enum: ['spoiler', 'insult', 'advertising', 'off-topic', 'other'],
      },
      ReportCommentRequest: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'reason'],
        properties: {
          id: { $ref: '#/components/schemas/CommentId' },
          reason: { $ref: '#/components/schemas/ReportReason' },
          text: { description: "In the reporter's own words.", type: 'string', maxLength: 500 },
        },
      },
      Acknowledgement: {
        description: 'What a server may say when all is well. No caller reads it.',
        type: 'object',
        properties: {
          message: { type: 'string', maxLength: 500 },
          message_fa: { type: 'string', maxLength: 500 },
        },
      },
      PlayableType: {
        description: 'What can be played and downloaded by itself.',
        type: 'string',
        enum: ['movie', 'episode', 'video', 'ekran'],
      },
      EpisodeOf: {
        type: 'object',
        required: ['series', 'season', 'number'],
        properties: {
          series: { $ref: '#/components/schemas/SeriesRef' },
          season: { $ref: '#/components/schemas/SeasonNumber' },
          number: { $ref: '#/components/schemas/EpisodeNumber' },
        },
      },
      SourceType: { type: 'string', enum: ['hls', 'mp4', 'webm'] },
      MediaAddress: {
        description: 'The address of a stream, a file or a subtitle. It may be signed, and lapse.',
        type: 'string',
        format: 'uri-reference',
        pattern: '^(https://|http://|/media/)',
        maxLength: 2048,
      },
      Source: {
        type: 'object',
        required: ['type', 'url', 'quality', 'codecs'],
        properties: {
          type: { $ref: '#/components/schemas/SourceType' },
          url: { $ref: '#/components/schemas/MediaAddress' },
          quality: {
            description: 'Null where the stream holds several and the player picks.',
            oneOf: [{ $ref: '#/components/schemas/Quality' }, { type: 'null' }],
          },
          codecs: {
            description:
              'As `canPlayType` takes them, so that a browser without one passes it over; null if not known.',
            oneOf: [
              { type: 'string', pattern: '^[A-Za-z0-9.]+(, ?[A-Za-z0-9.]+)*$', maxLength: 100 },
              { type: 'null' },
            ],
          },
        },
      },
      SourceList: {
        description: 'The first that the browser can play is played.',
        type: 'array',
        minItems: 1,
        maxItems: 20,
        items: { $ref: '#/components/schemas/Source' },
      },
      SubtitleKind: {
        description: 'What is said, or for those who do not hear it, sounds included.',
        type: 'string',
        enum: ['subtitles', 'captions'],
      },
      Subtitle: {
        type: 'object',
        required: ['language', 'kind', 'url', 'default'],
        properties: {
          language: { $ref: '#/components/schemas/Language' },
          kind: { $ref: '#/components/schemas/SubtitleKind' },
          url: { description: 'A WebVTT file.', $ref: '#/components/schemas/MediaAddress' },
          default: {
            description: 'Shown unless the viewer has chosen otherwise. One at most.',
            type: 'boolean',
            default: false,
          },
        },
      },
      SubtitleList: {
        type: 'array',
        maxItems: 40,
        items: { $ref: '#/components/schemas/Subtitle' },
      },
      AudioKind: { type: 'string', enum: ['original', 'dubbed', 'described'] },
      AudioTrack: {
        type: 'object',
        required: ['language', 'kind', 'default'],
        properties: {
          language: { $ref: '#/components/schemas/Language' },
          kind: { $ref: '#/components/schemas/AudioKind' },
          default: {
            description: 'Heard unless the viewer has chosen otherwise.',
            type: 'boolean',
            default: false,
          },
        },
      },
      AudioList: {
        description:
          'What can be heard, as the stream orders its tracks. Empty where the server does not know.',
        type: 'array',
        maxItems: 20,
        items: { $ref: '#/components/schemas/AudioTrack' },
      },
      Span: {
        type: 'object',
        required: ['start_seconds', 'end_seconds'],
        properties: {
          start_seconds: { $ref: '#/components/schemas/Seconds' },
          end_seconds: { $ref: '#/components/schemas/Seconds' },
        },
      },
      Chapter: {
        description: 'It lasts until the next one.',
        type: 'object',
        required: ['start_seconds', 'name_fa', 'name_en'],
        properties: {
          start_seconds: { $ref: '#/components/schemas/Seconds' },
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
        },
      },
      DataRate: {
        description: 'What an operator charges for data, against its usual price.',
        type: 'string',
        enum: ['full', 'half', 'free'],
      },
      DataCharge: {
        description: "What the viewer's operator charges for the data, said before anything plays.",
        type: 'object',
        required: ['rate', 'operators_fa', 'operators_en', 'message_fa', 'message_en'],
        properties: {
          rate: { $ref: '#/components/schemas/DataRate' },
          operators_fa: {
            description:
              'The names of the operators that the rate holds for. Empty where it holds for all.',
            type: 'string',
            maxLength: 200,
          },
          operators_en: { type: ['string', 'null'], maxLength: 200 },
          message_fa: { type: 'string', minLength: 1, maxLength: 500 },
          message_en: { type: ['string', 'null'], maxLength: 500 },
        },
      },
      Playback: {
        description:
          "What a player needs to play a title. It is the viewer's own, and no cache may keep it.",
        type: 'object',
        required: [
          'content_type',
          'id',
          'name_fa',
          'name_en',
          'episode_of',
          'picture',
          'duration_seconds',
          'position_seconds',
          'sources',
          'expires_at',
          'subtitles',
          'audio',
          'intro',
          'credits_start_seconds',
          'chapters',
          'thumbnails_url',
          'previous',
          'next',
          'data_charge',
        ],
        properties: {
          content_type: { $ref: '#/components/schemas/PlayableType' },
          id: { $ref: '#/components/schemas/ContentId' },
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
          episode_of: {
            description: 'Which episode of which series it is; null where it is none.',
            oneOf: [{ $ref: '#/components/schemas/EpisodeOf' }, { type: 'null' }],
          },
          picture: {
            description: 'Wide. Shown until the first frame is.',
            oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }],
          },
          duration_seconds: {
            description: 'Null where the server does not say. The file does.',
            oneOf: [{ $ref: '#/components/schemas/Seconds' }, { type: 'null' }],
          },
          position_seconds: {
            description:
              'Where the viewer left off; null for a guest, and for what was not begun or is watched.',
            oneOf: [{ $ref: '#/components/schemas/Seconds' }, { type: 'null' }],
          },
          sources: { $ref: '#/components/schemas/SourceList' },
          expires_at: {
            description:
              'When the addresses lapse. A player then asks again, and goes on at its place.',
            $ref: '#/components/schemas/Timestamp',
          },
          subtitles: { $ref: '#/components/schemas/SubtitleList' },
          audio: { $ref: '#/components/schemas/AudioList' },
          intro: {
            description: 'What «skip intro» skips.',
            oneOf: [{ $ref: '#/components/schemas/Span' }, { type: 'null' }],
          },
          credits_start_seconds: {
            description: 'From here on the next episode is offered.',
            oneOf: [{ $ref: '#/components/schemas/Seconds' }, { type: 'null' }],
          },
          chapters: {
            type: 'array',
            maxItems: 100,
            items: { $ref: '#/components/schemas/Chapter' },
          },
          thumbnails_url: {
            description:
              'A WebVTT file whose cues name parts of pictures (`sprite.jpg#xywh=0,0,160,90`).',
            oneOf: [{ $ref: '#/components/schemas/MediaAddress' }, { type: 'null' }],
          },
          previous: {
            description: 'The episode before; null where there is none.',
            oneOf: [{ $ref: '#/components/schemas/EpisodeItem' }, { type: 'null' }],
          },
          next: {
            description:
              'The episode that plays after it; null where there is none that can be watched.',
            oneOf: [{ $ref: '#/components/schemas/EpisodeItem' }, { type: 'null' }],
          },
          data_charge: { $ref: '#/components/schemas/DataCharge' },
        },
      },
      PlaybackResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/Playback' } },
      },
      LivePlayback: {
        description: 'What a player needs to play a live channel.',
        type: 'object',
        required: [
          'id',
          'name_fa',
          'name_en',
          'picture',
          'sources',
          'expires_at',
          'dvr_seconds',
          'subtitles',
          'audio',
          'now',
          'next',
          'data_charge',
        ],
        properties: {
          id: { $ref: '#/components/schemas/ContentId' },
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
          picture: {
            description: 'Wide. Shown until the first frame is.',
            oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }],
          },
          sources: { $ref: '#/components/schemas/SourceList' },
          expires_at: {
            description: 'When the addresses lapse.',
            $ref: '#/components/schemas/Timestamp',
          },
          dvr_seconds: {
            description: 'How far back the viewer may go; 0 for live alone.',
            $ref: '#/components/schemas/Seconds',
          },
          subtitles: { $ref: '#/components/schemas/SubtitleList' },
          audio: { $ref: '#/components/schemas/AudioList' },
          now: {
            description: 'What is on; null while nothing is.',
            oneOf: [{ $ref: '#/components/schemas/Programme' }, { type: 'null' }],
          },
          next: {
            description: 'What comes next, where it is known.',
            oneOf: [{ $ref: '#/components/schemas/Programme' }, { type: 'null' }],
          },
          data_charge: { $ref: '#/components/schemas/DataCharge' },
        },
      },
      LivePlaybackResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/LivePlayback' } },
      },
      ItemId: {
        description: 'What is put in the local cart and bought, one file of a title. Opaque.',
        type: 'string',
        pattern: '^[A-Za-z0-9_-]{1,64}$',
      },
      FileName: {
        description: 'Shown from left to right.',
        type: 'string',
        pattern: '^[^/\\\\:*?"<>|]+$',
        maxLength: 200,
      },
      DownloadLink: {
        type: 'object',
        required: [
          'itemid',
          'quality',
          'url',
          'size_bytes',
          'file_name',
          'expires_at',
          'resumable',
        ],
        properties: {
          itemid: {
            description: 'The same file in the cart.',
            $ref: '#/components/schemas/ItemId',
          },
          quality: { $ref: '#/components/schemas/Quality' },
          url: {
            description: 'Signed. It needs no token, so any download manager may fetch it.',
            $ref: '#/components/schemas/MediaAddress',
          },
          size_bytes: {
            description: 'Null where the server does not say.',
            oneOf: [{ $ref: '#/components/schemas/Bytes' }, { type: 'null' }],
          },
          file_name: { $ref: '#/components/schemas/FileName' },
          expires_at: {
            description: 'Null where the server does not say.',
            oneOf: [{ $ref: '#/components/schemas/Timestamp' }, { type: 'null' }],
          },
          resumable: {
            description: 'A download that broke off may go on where it was.',
            type: 'boolean',
            default: false,
          },
        },
      },
      SubtitleFile: {
        type: 'object',
        required: ['language', 'url', 'file_name'],
        properties: {
          language: { $ref: '#/components/schemas/Language' },
          url: { $ref: '#/components/schemas/MediaAddress' },
          file_name: { $ref: '#/components/schemas/FileName' },
        },
      },
      DownloadLinks: {
        description:
          "The files of a title that the viewer may download. They are the viewer's own.",
        type: 'object',
        required: ['content_type', 'id', 'name_fa', 'name_en', 'poster', 'links', 'subtitles'],
        properties: {
          content_type: { $ref: '#/components/schemas/PlayableType' },
          id: { $ref: '#/components/schemas/ContentId' },
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
          poster: { oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }] },
          links: {
            description: 'From the smallest on. Empty while there is nothing to download.',
            type: 'array',
            maxItems: 12,
            items: { $ref: '#/components/schemas/DownloadLink' },
          },
          subtitles: {
            description: 'Files to go with it.',
            type: 'array',
            maxItems: 20,
            items: { $ref: '#/components/schemas/SubtitleFile' },
          },
        },
      },
      DownloadLinksResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/DownloadLinks' } },
      },
      MyListKey: {
        description:
          "A list of the viewer's own. `following` holds channels, which come from `listFollowing`; the others hold titles.",
        type: 'string',
        enum: ['watchlist', 'liked', 'purchased', 'history', 'following'],
      },
      MyList: {
        type: 'object',
        required: ['list', 'name_fa', 'name_en', 'count'],
        properties: {
          list: { $ref: '#/components/schemas/MyListKey' },
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
          count: { $ref: '#/components/schemas/ItemCount' },
        },
      },
      MyListsResponse: {
        type: 'object',
        required: ['data'],
        properties: {
          data: {
            description: 'All of them, empty ones included, in the order of the page.',
            type: 'array',
            maxItems: 20,
            items: { $ref: '#/components/schemas/MyList' },
          },
        },
      },
      WatchPlace: {
        description: 'How far the viewer has come.',
        type: 'object',
        required: [
          'content_type',
          'id',
          'position_seconds',
          'duration_seconds',
          'updated_at',
          'episode_of',
        ],
        properties: {
          content_type: { $ref: '#/components/schemas/PlayableType' },
          id: { $ref: '#/components/schemas/ContentId' },
          position_seconds: {
            description: 'Where to go on; 0 for an episode that comes after one that was watched.',
            $ref: '#/components/schemas/Seconds',
          },
          duration_seconds: { $ref: '#/components/schemas/Seconds' },
          updated_at: { $ref: '#/components/schemas/Timestamp' },
          episode_of: {
            description: 'Which episode of which series it is; null where it is none.',
            oneOf: [{ $ref: '#/components/schemas/EpisodeOf' }, { type: 'null' }],
          },
        },
      },
      WatchingItem: {
        type: 'object',
        required: ['card', 'place'],
        properties: {
          card: {
            description:
              "What is played next. An episode has its own name, and its series' pictures where it has none.",
            $ref: '#/components/schemas/Card',
          },
          place: { $ref: '#/components/schemas/WatchPlace' },
        },
      },
      WatchingPage: {
        description: 'A page of what was begun, what was watched last first.',
        type: 'object',
        required: ['items', 'next_cursor'],
        properties: {
          items: {
            type: 'array',
            maxItems: 50,
            items: { $ref: '#/components/schemas/WatchingItem' },
          },
          next_cursor: { $ref: '#/components/schemas/NextCursor' },
        },
      },
      WatchingResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/WatchingPage' } },
      },
      MyTitleListKey: {
        description:
          'A list of titles, as it stands in an address. `purchased` and `history` are kept by the server.',
        type: 'string',
        enum: ['watchlist', 'liked', 'purchased', 'history'],
      },
      MyTitlesPage: {
        description: 'A page of one list, what was put in last first.',
        type: 'object',
        required: ['about', 'items', 'next_cursor'],
        properties: {
          about: { $ref: '#/components/schemas/MyList' },
          items: { type: 'array', maxItems: 50, items: { $ref: '#/components/schemas/Card' } },
          next_cursor: { $ref: '#/components/schemas/NextCursor' },
        },
      },
      MyTitlesResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/MyTitlesPage' } },
      },
      TitleState: {
        description:
          "What is the viewer's own about a title. Everything that changes it answers it anew.",
        type: 'object',
        required: ['content_type', 'id', 'rating', 'lists', 'place'],
        properties: {
          content_type: { $ref: '#/components/schemas/TitleType' },
          id: { $ref: '#/components/schemas/ContentId' },
          rating: {
            description: 'What the viewer gave it; null if nothing.',
            oneOf: [{ $ref: '#/components/schemas/Stars' }, { type: 'null' }],
          },
          lists: {
            description: 'The lists that it is in.',
            type: 'array',
            maxItems: 20,
            uniqueItems: true,
            items: { $ref: '#/components/schemas/MyTitleListKey' },
          },
          place: {
            description:
              'Where to go on; null before it is begun and once it is watched. Of a series, in the episode that is next.',
            oneOf: [{ $ref: '#/components/schemas/WatchPlace' }, { type: 'null' }],
          },
        },
      },
      TitleStateResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/TitleState' } },
      },
      MyDownloadState: {
        description: 'Bought and not fetched yet, or fetched.',
        type: 'string',
        enum: ['waiting', 'fetched'],
      },
      MyDownloadsSum: {
        description: 'Of all pages.',
        type: 'object',
        required: ['count', 'size_bytes'],
        properties: {
          count: { description: 'How many titles.', $ref: '#/components/schemas/ItemCount' },
          size_bytes: {
            description: 'Of the files that were fetched, together.',
            type: 'integer',
            minimum: 0,
            maximum: 9007199254740991,
          },
        },
      },
      DownloadOwnership: {
        type: 'string',
        enum: ['free', 'purchase', 'screening', 'subscription', 'operator'],
      },
      MyDownloadFile: {
        type: 'object',
        required: ['itemid', 'quality', 'size_bytes', 'fetched_at', 'expires_at'],
        properties: {
          itemid: {
            description: 'The same file among the links and in the cart.',
            $ref: '#/components/schemas/ItemId',
          },
          quality: { $ref: '#/components/schemas/Quality' },
          size_bytes: { $ref: '#/components/schemas/Bytes' },
          fetched_at: {
            description: 'When it was fetched last; null if never.',
            oneOf: [{ $ref: '#/components/schemas/Timestamp' }, { type: 'null' }],
          },
          expires_at: {
            description: 'Until when the viewer may fetch it, also if that is past; null for good.',
            oneOf: [{ $ref: '#/components/schemas/Timestamp' }, { type: 'null' }],
          },
        },
      },
      MyDownload: {
        description: 'A title that was fetched, or bought and not fetched yet.',
        type: 'object',
        required: [
          'title',
          'episode_of',
          'dubbed',
          'subtitles',
          'owned_as',
          'available_at',
          'files',
        ],
        properties: {
          title: { $ref: '#/components/schemas/Card' },
          episode_of: {
            description: 'Which episode of which series it is; null where it is none.',
            oneOf: [{ $ref: '#/components/schemas/EpisodeOf' }, { type: 'null' }],
          },
          dubbed: { description: 'There is a Persian dubbing.', type: 'boolean', default: false },
          subtitles: { $ref: '#/components/schemas/LanguageList' },
          owned_as: {
            description: 'Why the viewer may fetch it now; null where they may not any more.',
            oneOf: [{ $ref: '#/components/schemas/DownloadOwnership' }, { type: 'null' }],
          },
          available_at: {
            description: 'When it is released; null once it is.',
            oneOf: [{ $ref: '#/components/schemas/Timestamp' }, { type: 'null' }],
          },
          files: {
            description:
              'From the smallest on: those that were fetched, or those that may be. Empty before the release.',
            type: 'array',
            maxItems: 12,
            items: { $ref: '#/components/schemas/MyDownloadFile' },
          },
        },
      },
      MyDownloadsPage: {
        type: 'object',
        required: ['about', 'items', 'next_cursor'],
        properties: {
          about: { $ref: '#/components/schemas/MyDownloadsSum' },
          items: {
            type: 'array',
            maxItems: 50,
            items: { $ref: '#/components/schemas/MyDownload' },
          },
          next_cursor: { $ref: '#/components/schemas/NextCursor' },
        },
      },
      MyDownloadsResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/MyDownloadsPage' } },
      },
      MyListToAddTo: {
        description: 'A list that the viewer puts titles in.',
        type: 'string',
        enum: ['watchlist', 'liked'],
      },
      AddToMyListRequest: {
        type: 'object',
        additionalProperties: false,
        required: ['list', 'content_type', 'id'],
        properties: {
          list: { $ref: '#/components/schemas/MyListToAddTo' },
          content_type: { $ref: '#/components/schemas/TitleType' },
          id: { $ref: '#/components/schemas/ContentId' },
        },
      },
      MyListToRemoveFrom: {
        description: 'A list that the viewer takes titles out of.',
        type: 'string',
        enum: ['watchlist', 'liked', 'history'],
      },
      RemoveFromMyListRequest: {
        type: 'object',
        additionalProperties: false,
        required: ['list', 'content_type', 'id'],
        properties: {
          list: { $ref: '#/components/schemas/MyListToRemoveFrom' },
          content_type: { $ref: '#/components/schemas/TitleType' },
          id: { $ref: '#/components/schemas/ContentId' },
        },
      },
      FollowRequest: {
        type: 'object',
        additionalProperties: false,
        required: ['id'],
        properties: {
          id: { description: "The channel's id.", $ref: '#/components/schemas/ContentId' },
        },
      },
      FollowState: {
        type: 'object',
        required: ['id', 'followed'],
        properties: {
          id: { description: "The channel's id.", $ref: '#/components/schemas/ContentId' },
          followed: { description: 'Whether the viewer follows it from now on.', type: 'boolean' },
        },
      },
      FollowResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/FollowState' } },
      },
      SaveWatchingRequest: {
        type: 'object',
        additionalProperties: false,
        required: ['content_type', 'id', 'position_seconds', 'duration_seconds'],
        properties: {
          content_type: { $ref: '#/components/schemas/PlayableType' },
          id: { $ref: '#/components/schemas/ContentId' },
          position_seconds: {
            description: 'Past the end is read as the end.',
            $ref: '#/components/schemas/Seconds',
          },
          duration_seconds: {
            description: 'As the player knows it.',
            $ref: '#/components/schemas/Seconds',
          },
        },
      },
      RemoveWatchingRequest: {
        type: 'object',
        additionalProperties: false,
        required: ['content_type', 'id'],
        properties: {
          content_type: { $ref: '#/components/schemas/PlayableType' },
          id: { $ref: '#/components/schemas/ContentId' },
        },
      },
      RateTitleRequest: {
        type: 'object',
        additionalProperties: false,
        required: ['content_type', 'id', 'value'],
        properties: {
          content_type: { $ref: '#/components/schemas/TitleType' },
          id: { $ref: '#/components/schemas/ContentId' },
          value: {
            description: 'Null takes the rating back.',
            oneOf: [{ $ref: '#/components/schemas/Stars' }, { type: 'null' }],
          },
        },
      },
      HideDownloadRequest: {
        type: 'object',
        additionalProperties: false,
        required: ['content_type', 'id', 'hidden'],
        properties: {
          content_type: { $ref: '#/components/schemas/PlayableType' },
          id: { $ref: '#/components/schemas/ContentId' },
          hidden: { type: 'boolean' },
        },
      },
      HiddenDownload: {
        type: 'object',
        required: ['content_type', 'id', 'hidden'],
        properties: {
          content_type: { $ref: '#/components/schemas/PlayableType' },
          id: { $ref: '#/components/schemas/ContentId' },
          hidden: { type: 'boolean' },
        },
      },
      HideDownloadResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/HiddenDownload' } },
      },
      PlanId: {
        description: "A plan's id, as it stands in the address of its page. Opaque.",
        type: 'string',
        pattern: '^[A-Za-z0-9_-]{1,64}$',
      },
      Discount: {
        type: 'object',
        required: ['discount_percent', 'discount_price', 'discount_day'],
        properties: {
          discount_percent: { type: 'integer', minimum: 0, maximum: 100, default: 0 },
          discount_price: {
            description: 'What is subtracted from the price. Never more than it.',
            $ref: '#/components/schemas/Toman',
            default: 0,
          },
          discount_day: {
            description: 'Gift days, 0 without any.',
            type: 'integer',
            minimum: 0,
            maximum: 3660,
            default: 0,
          },
        },
      },
      Plan: {
        type: 'object',
        required: ['name_fa', 'toman', 'description'],
        properties: {
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
          toman: {
            description: 'The price before discount and VAT.',
            $ref: '#/components/schemas/Toman',
          },
          description: { $ref: '#/components/schemas/TextFa', default: '' },
          description_en: { $ref: '#/components/schemas/TextEn' },
          days: {
            description: 'How many days of subscription it is, gift days apart.',
            type: 'integer',
            minimum: 1,
            maximum: 3660,
          },
          discount: { oneOf: [{ $ref: '#/components/schemas/Discount' }, { type: 'null' }] },
        },
      },
      Plans: {
        description: 'The plans, each under its id, in the order in which they are offered.',
        type: 'object',
        maxProperties: 20,
        propertyNames: { $ref: '#/components/schemas/PlanId' },
        additionalProperties: { $ref: '#/components/schemas/Plan' },
      },
      PlansResponse: {
        type: 'object',
        required: ['data', 'description'],
        properties: {
          status: {
            description: 'The HTTP status again, from servers that send it.',
            type: 'integer',
            minimum: 200,
            maximum: 299,
          },
          data: { $ref: '#/components/schemas/Plans' },
          description: {
            description: 'What is said above the plans. It may be empty.',
            type: 'string',
            maxLength: 2000,
            default: '',
          },
          description_en: { type: ['string', 'null'], maxLength: 2000 },
          message: {
            description: 'What the viewer should know now, such as a campaign. Shown as it is.',
            type: 'string',
            maxLength: 500,
          },
          message_en: { type: ['string', 'null'], maxLength: 500 },
        },
      },
      CartRequest: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'type', 'quality', 'force_to_buy', 'ref'],
        properties: {
          id: { $ref: '#/components/schemas/ContentId' },
          type: { $ref: '#/components/schemas/TitleType' },
          quality: {
            description: 'The quality that was chosen; null while none is.',
            oneOf: [{ $ref: '#/components/schemas/Quality' }, { type: 'null' }],
          },
          force_to_buy: {
            description: 'The viewer asks to buy, also what a subscription covers.',
            type: 'boolean',
          },
          ref: { $ref: '#/components/schemas/Referral' },
        },
      },
      PictureAddress: {
        description:
          "A picture's address, absolute or from the root of the API's origin under /media/.",
        type: 'string',
        format: 'uri-reference',
        pattern: '^(https://|http://|/media/)',
        maxLength: 2048,
      },
      DownloadRow: {
        description: 'One file of a title. The local cart keeps it as it is.',
        type: 'object',
        required: ['itemid', 'id', 'type', 'quality', 'size', 'name', 'amount', 'poster'],
        properties: {
          itemid: { $ref: '#/components/schemas/ItemId' },
          id: { $ref: '#/components/schemas/ContentId' },
          type: { $ref: '#/components/schemas/TitleType' },
          quality: { $ref: '#/components/schemas/Quality' },
          size: {
            description: "The file's size with its unit, as the server writes it.",
            type: 'string',
            maxLength: 40,
            default: '',
          },
          size_bytes: { $ref: '#/components/schemas/Bytes' },
          name: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
          amount: {
            description: 'What this file costs the viewer; 0 for nothing to pay.',
            $ref: '#/components/schemas/Toman',
          },
          poster: { oneOf: [{ $ref: '#/components/schemas/PictureAddress' }, { type: 'null' }] },
          url: {
            description:
              "The file's address where the viewer may have it, from servers that have no `getPlayback` and no `getDownloadLinks`. Null or absent: it is asked for there.",
            oneOf: [{ $ref: '#/components/schemas/MediaAddress' }, { type: 'null' }],
          },
        },
      },
      Hours: { type: 'integer', minimum: 1, maximum: 8760 },
      CartScreening: {
        description:
          'A screening (ekran) is watched for some hours from the first play on, within a period.',
        type: 'object',
        required: [
          'ekran',
          'ekran_period_end',
          'ekran_hour',
          'ekran_owned',
          'owned_period_end',
          'ekran_id',
        ],
        properties: {
          ekran: {
            description: 'It is shown as a screening now.',
            type: 'boolean',
            default: false,
          },
          ekran_period_end: {
            description: 'Until when a ticket is sold.',
            oneOf: [{ $ref: '#/components/schemas/Timestamp' }, { type: 'null' }],
          },
          ekran_hour: {
            description: 'Hours to watch it in, from the first play on.',
            oneOf: [{ $ref: '#/components/schemas/Hours' }, { type: 'null' }],
          },
          ekran_owned: { description: 'The viewer has a ticket.', type: 'boolean', default: false },
          owned_period_end: {
            description:
              "Until when this viewer's ticket holds; null before the first play, and where the server does not know.",
            oneOf: [{ $ref: '#/components/schemas/Timestamp' }, { type: 'null' }],
          },
          ekran_id: {
            description: "The screening's own id.",
            oneOf: [{ $ref: '#/components/schemas/ContentId' }, { type: 'null' }],
          },
        },
      },
      UssdCode: {
        description: 'What is dialled. Shown from left to right.',
        type: 'string',
        pattern: '^\\*[0-9]+(\\*[0-9]+)*#$',
        maxLength: 63,
      },
      FullRateData: {
        type: 'object',
        required: ['message', 'show_download', 'show_subscription', 'title_fa', 'title_en'],
        properties: {
          message: {
            description:
              "What the viewer's operator charges, in the language of `Accept-Language`, where the server has it.",
            type: 'string',
            maxLength: 1000,
            default: '',
          },
          show_download: {
            description: 'Downloads are offered beside it.',
            type: 'boolean',
            default: true,
          },
          show_subscription: {
            description: 'A subscription is offered beside it.',
            type: 'boolean',
            default: true,
          },
          title_fa: { $ref: '#/components/schemas/NameFa' },
          title_en: { $ref: '#/components/schemas/NameEn' },
        },
      },
      Cart: {
        description: 'What this viewer may do with one title, and what it costs.',
        type: 'object',
        required: [
          'downloads',
          'presale',
          'presale_date',
          'pass',
          'title_poster',
          'screening',
          'ussd',
          'fullrate_data',
          'show_free',
          'show_buy',
          'notes',
        ],
        properties: {
          downloads: {
            description:
              'A row for each file. Empty where there is nothing to download, or not yet.',
            type: 'array',
            maxItems: 500,
            items: { $ref: '#/components/schemas/DownloadRow' },
          },
          presale: {
            description: 'It is sold before it can be watched.',
            type: 'boolean',
            default: false,
          },
          presale_date: {
            description: 'From when on a title in presale can be watched.',
            oneOf: [{ $ref: '#/components/schemas/Timestamp' }, { type: 'null' }],
          },
          pass: {
            description:
              'The viewer may watch now, by a subscription, a purchase, a screening, an operator, or because it is free.',
            type: 'boolean',
            default: false,
          },
          title_poster: { oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }] },
          screening: { $ref: '#/components/schemas/CartScreening', default: {} },
          ussd: {
            description:
              "The code that buys it on a phone bill, where the viewer's operator offers one.",
            oneOf: [{ $ref: '#/components/schemas/UssdCode' }, { type: 'null' }],
          },
          fullrate_data: {
            description: 'For a customer of an operator who watches without a subscription.',
            oneOf: [{ $ref: '#/components/schemas/FullRateData' }, { type: 'null' }],
          },
          show_free: {
            description: 'It costs this viewer nothing, and the button says so.',
            type: 'boolean',
            default: false,
          },
          show_buy: { description: 'It can be bought alone.', type: 'boolean', default: false },
          notes: {
            description:
              'What the viewer should know first, each a line of its own; in the language of `Accept-Language`, where the server has it.',
            type: 'array',
            maxItems: 20,
            items: { type: 'string', minLength: 1, maxLength: 500 },
          },
          price: {
            description: 'What it costs alone, where it can be bought.',
            oneOf: [{ $ref: '#/components/schemas/Toman' }, { type: 'null' }],
          },
          release_date: {
            description: 'In the future for a title that is not released yet.',
            oneOf: [{ $ref: '#/components/schemas/Timestamp' }, { type: 'null' }],
          },
        },
      },
      CartResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/Cart' } },
      },
      GatewayId: { type: 'string', pattern: '^[a-z][a-z0-9_-]{0,39}$' },
      Gateway: {
        description: "A bank's page to pay on.",
        type: 'object',
        required: ['id', 'name_fa'],
        properties: {
          id: { $ref: '#/components/schemas/GatewayId' },
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
          logo: { oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }] },
          default: {
            description: 'Chosen until the viewer chooses. At most one is.',
            type: 'boolean',
          },
        },
      },
      GatewaysResponse: {
        type: 'object',
        required: ['data'],
        properties: {
          data: {
            description: 'In the order of the choice.',
            type: 'array',
            maxItems: 20,
            items: { $ref: '#/components/schemas/Gateway' },
          },
        },
      },
      IdempotencyKey: {
        description: 'A UUID that the caller made.',
        type: 'string',
        format: 'uuid',
      },
      PurchaseContentType: {
        description:
          'The kind of the title that prompted the purchase, to lead back to; null where none did.',
        oneOf: [{ $ref: '#/components/schemas/TitleType' }, { type: 'null' }],
      },
      PurchaseContentId: {
        description: 'The id of that title; null exactly where its kind is.',
        oneOf: [{ $ref: '#/components/schemas/ContentId' }, { type: 'null' }],
      },
      PaymentMethod: {
        description:
          "The id of a gateway; or `wallet`, from the viewer's credit; or, in an answer only, `direct_debit`. No gateway has these two names.",
        type: 'string',
        pattern: '^[a-z][a-z0-9_-]{0,39}$',
      },
      CallbackUrl: {
        description:
          "Where the bank sends the viewer back to: the storefront's own page, with `tracking_code` added to its query or posted to it. Whether it was paid is then asked of `getPayment`, never read from the address.",
        type: 'string',
        format: 'uri',
        pattern: '^https?://',
        maxLength: 2048,
      },
      BuyPlanRequest: {
        type: 'object',
        additionalProperties: false,
        required: [
          'plan_id',
          'amount',
          'content_type',
          'content_id',
          'payment_method',
          'ref',
          'callback_url',
        ],
        properties: {
          plan_id: { $ref: '#/components/schemas/PlanId' },
          amount: {
            description:
              'The price that the viewer saw, after the discount and before VAT. Another one is a 422.',
            $ref: '#/components/schemas/Toman',
          },
          content_type: { $ref: '#/components/schemas/PurchaseContentType' },
          content_id: { $ref: '#/components/schemas/PurchaseContentId' },
          payment_method: { $ref: '#/components/schemas/PaymentMethod' },
          ref: { $ref: '#/components/schemas/Referral' },
          callback_url: { $ref: '#/components/schemas/CallbackUrl' },
        },
      },
      TrackingCode: {
        description: 'Names a payment from its beginning on. The viewer reads it to support.',
        type: 'string',
        pattern: '^[A-Za-z0-9-]{6,40}$',
      },
      PayUrl: {
        description:
          "The bank's page. The browser goes there, if its host is on the storefront's list.",
        type: 'string',
        format: 'uri',
        pattern: '^https?://',
        maxLength: 2048,
      },
      PurchaseToPay: {
        description: 'The browser goes on to the bank.',
        type: 'object',
        required: ['status', 'tracking_code', 'pay_url'],
        properties: {
          status: { type: 'string', const: 'pending' },
          tracking_code: { $ref: '#/components/schemas/TrackingCode' },
          pay_url: { $ref: '#/components/schemas/PayUrl' },
        },
      },
      PurchaseSettled: {
        description:
          'Nothing is left to pay: it was taken from the credit, or cost nothing. The storefront shows the payment as after a bank.',
        type: 'object',
        required: ['status', 'tracking_code', 'pay_url'],
        properties: {
          status: { type: 'string', const: 'paid' },
          tracking_code: { $ref: '#/components/schemas/TrackingCode' },
          pay_url: { type: 'null' },
        },
      },
      Purchase: {
        description: "By `status`: to be paid on a bank's page, or settled already.",
        oneOf: [
          { $ref: '#/components/schemas/PurchaseToPay' },
          { $ref: '#/components/schemas/PurchaseSettled' },
        ],
      },
      PurchaseResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/Purchase' } },
      },
      ItemToBuy: {
        type: 'object',
        additionalProperties: false,
        required: ['itemid', 'amount'],
        properties: {
          itemid: { $ref: '#/components/schemas/ItemId' },
          amount: { $ref: '#/components/schemas/Toman' },
        },
      },
      BuyItemsRequest: {
        type: 'object',
        additionalProperties: false,
        required: ['items', 'content_type', 'content_id', 'payment_method', 'ref', 'callback_url'],
        properties: {
          items: {
            description:
              'The local cart, with the amounts that the viewer saw. Another amount is a 422.',
            type: 'array',
            minItems: 1,
            maxItems: 50,
            items: { $ref: '#/components/schemas/ItemToBuy' },
          },
          content_type: { $ref: '#/components/schemas/PurchaseContentType' },
          content_id: { $ref: '#/components/schemas/PurchaseContentId' },
          payment_method: { $ref: '#/components/schemas/PaymentMethod' },
          ref: { $ref: '#/components/schemas/Referral' },
          callback_url: { $ref: '#/components/schemas/CallbackUrl' },
        },
      },
      PaymentKind: { type: 'string', enum: ['plan', 'items', 'wallet', 'direct_debit'] },
      PaymentStatus: {
        description:
          '`pending`: the bank has not answered yet. `abandoned`: the viewer left its page, and nothing was paid. `refunded`: it was paid, and has gone back.',
        type: 'string',
        enum: ['pending', 'paid', 'failed', 'abandoned', 'refunded'],
      },
      PaidItem: {
        type: 'object',
        required: ['itemid', 'id', 'type', 'quality', 'name', 'amount'],
        properties: {
          itemid: { $ref: '#/components/schemas/ItemId' },
          id: { $ref: '#/components/schemas/ContentId' },
          type: { $ref: '#/components/schemas/TitleType' },
          quality: { $ref: '#/components/schemas/Quality' },
          name: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
          amount: { $ref: '#/components/schemas/Toman' },
        },
      },
      PaidThrough: {
        type: 'object',
        required: ['id', 'name_fa', 'name_en'],
        properties: {
          id: { $ref: '#/components/schemas/PaymentMethod' },
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
        },
      },
      Payment: {
        type: 'object',
        required: [
          'tracking_code',
          'kind',
          'status',
          'title_fa',
          'title_en',
          'plan_id',
          'items',
          'content_type',
          'content_id',
          'amount',
          'vat',
          'total',
          'gateway',
          'created_at',
          'paid_at',
          'message',
          'message_fa',
        ],
        properties: {
          tracking_code: { $ref: '#/components/schemas/TrackingCode' },
          kind: { $ref: '#/components/schemas/PaymentKind' },
          status: { $ref: '#/components/schemas/PaymentStatus' },
          title_fa: { $ref: '#/components/schemas/NameFa' },
          title_en: { $ref: '#/components/schemas/NameEn' },
          plan_id: {
            description: 'The plan that was bought.',
            oneOf: [{ $ref: '#/components/schemas/PlanId' }, { type: 'null' }],
          },
          items: {
            description: 'The files that were bought; empty for every other kind.',
            type: 'array',
            maxItems: 50,
            items: { $ref: '#/components/schemas/PaidItem' },
          },
          content_type: { $ref: '#/components/schemas/PurchaseContentType' },
          content_id: { $ref: '#/components/schemas/PurchaseContentId' },
          amount: {
            description: 'After the discount, before VAT.',
            $ref: '#/components/schemas/Toman',
          },
          vat: {
            description: 'What was added to the amount; 0 where the price holds it already.',
            $ref: '#/components/schemas/Toman',
          },
          total: {
            description: 'What was, or is to be, paid.',
            $ref: '#/components/schemas/Toman',
          },
          gateway: { $ref: '#/components/schemas/PaidThrough' },
          created_at: { $ref: '#/components/schemas/Timestamp' },
          paid_at: { oneOf: [{ $ref: '#/components/schemas/Timestamp' }, { type: 'null' }] },
          message: {
            description: 'What is to be said of it in English, such as why it failed.',
            type: ['string', 'null'],
            maxLength: 500,
          },
          message_fa: {
            description: 'The same in Persian.',
            type: ['string', 'null'],
            maxLength: 500,
          },
        },
      },
      PaymentPage: {
        description: 'A page of payments, the newest first.',
        type: 'object',
        required: ['items', 'next_cursor'],
        properties: {
          items: { type: 'array', maxItems: 50, items: { $ref: '#/components/schemas/Payment' } },
          next_cursor: { $ref: '#/components/schemas/NextCursor' },
        },
      },
      PaymentsResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/PaymentPage' } },
      },
      PaymentResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/Payment' } },
      },
      FoundPurchase: {
        description: 'What became of the purchase that a key names.',
        type: 'object',
        required: ['payment', 'pay_url'],
        properties: {
          payment: {
            description:
              'Null where none was needed, such as for a change of what is paid automatically.',
            oneOf: [{ $ref: '#/components/schemas/Payment' }, { type: 'null' }],
          },
          pay_url: {
            description: "The bank's page, while the payment is `pending`.",
            oneOf: [{ $ref: '#/components/schemas/PayUrl' }, { type: 'null' }],
          },
        },
      },
      FoundPurchaseResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/FoundPurchase' } },
      },
      Wallet: {
        type: 'object',
        required: ['my_credit'],
        properties: {
          my_credit: {
            description: 'The credit with its currency, as the server writes it. Shown as it is.',
            type: 'string',
            minLength: 1,
            maxLength: 60,
          },
          credit: {
            description: 'The same as a number, to tell whether it is enough for a purchase.',
            $ref: '#/components/schemas/Toman',
          },
        },
      },
      WalletResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/Wallet' } },
      },
      ChargeAmount: {
        description:
          'What is added to the credit, in whole toman. A server may ask for more than the least that is here.',
        type: 'integer',
        minimum: 1,
        maximum: 1000000000,
      },
      ChargeWalletRequest: {
        type: 'object',
        additionalProperties: false,
        required: ['amount', 'payment_method', 'callback_url'],
        properties: {
          amount: { $ref: '#/components/schemas/ChargeAmount' },
          payment_method: {
            description: 'Credit is not topped up from credit, so this is a gateway.',
            $ref: '#/components/schemas/GatewayId',
          },
          callback_url: { $ref: '#/components/schemas/CallbackUrl' },
        },
      },
      WalletCharge: {
        type: 'object',
        required: ['pay_url'],
        properties: {
          pay_url: { $ref: '#/components/schemas/PayUrl' },
          tracking_code: { $ref: '#/components/schemas/TrackingCode' },
        },
      },
      ChargeWalletResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/WalletCharge' } },
      },
      BankCode: {
        description: "A bank's code among the banks of Iran, as an account number (Sheba) has it.",
        type: 'string',
        pattern: '^[0-9]{3}$',
      },
      DebitBank: {
        type: 'object',
        required: ['id', 'name_fa'],
        properties: {
          id: { $ref: '#/components/schemas/BankCode' },
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
          soon: {
            description: 'It cannot be chosen yet, and will be added soon.',
            type: 'boolean',
          },
        },
      },
      DebitBanks: {
        type: 'object',
        required: ['banks'],
        properties: {
          banks: {
            description: 'In the order of the choice.',
            type: 'array',
            maxItems: 50,
            items: { $ref: '#/components/schemas/DebitBank' },
          },
        },
      },
      DebitBanksResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/DebitBanks' } },
      },
      DebitSubscriptionId: {
        description: 'Opaque.',
        type: 'string',
        pattern: '^[A-Za-z0-9_-]{1,64}$',
      },
      DebitSubscription: {
        description: 'One agreement with a bank.',
        type: 'object',
        required: ['id', 'bank'],
        properties: {
          id: { $ref: '#/components/schemas/DebitSubscriptionId' },
          bank: { $ref: '#/components/schemas/BankCode' },
        },
      },
      DebitConfigs: {
        description: 'What is paid automatically.',
        type: 'object',
        required: ['subscription', 'pay_anything'],
        properties: {
          subscription: {
            description: 'The subscription is renewed when it ends.',
            type: 'boolean',
            default: false,
          },
          pay_anything: {
            description: 'Any purchase may be paid like this.',
            type: 'boolean',
            default: false,
          },
        },
      },
      DebitSeries: {
        type: 'object',
        required: ['id', 'poster', 'name_fa', 'subscribe_fee', 'directdebit'],
        properties: {
          id: { $ref: '#/components/schemas/ContentId' },
          poster: { oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }] },
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
          subscribe_fee: {
            description: 'What one episode costs.',
            $ref: '#/components/schemas/Toman',
          },
          directdebit: {
            description:
              'New episodes are bought on the day they come out, unless they were bought in another way.',
            type: 'boolean',
            default: false,
          },
        },
      },
      Mobile: {
        description: 'An Iranian mobile number, eleven Latin digits.',
        type: 'string',
        pattern: '^09[0-9]{9}$',
      },
      DaysLeft: {
        description: 'Days until the subscription ends.',
        type: 'integer',
        minimum: 0,
        maximum: 10000,
      },
      DebitSettings: {
        description: "The user's automatic payment as it stands.",
        type: 'object',
        required: [
          'subscriptions',
          'configs',
          'series',
          'mobile',
          'subscribe_fee',
          'days_period_to_end',
        ],
        properties: {
          subscriptions: {
            description:
              'The banks that may be debited now. While there is none, the form for a new one is open.',
            type: 'array',
            maxItems: 20,
            items: { $ref: '#/components/schemas/DebitSubscription' },
          },
          configs: { $ref: '#/components/schemas/DebitConfigs', default: {} },
          series: {
            description:
              'The series that the user follows, each to be bought or not as its episodes come out.',
            type: 'array',
            maxItems: 200,
            items: { $ref: '#/components/schemas/DebitSeries' },
          },
          mobile: { $ref: '#/components/schemas/Mobile' },
          subscribe_fee: {
            description: 'What a renewal of the subscription costs.',
            $ref: '#/components/schemas/Toman',
          },
          days_period_to_end: { $ref: '#/components/schemas/DaysLeft', default: 0 },
        },
      },
      DebitSubscriptionsResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/DebitSettings' } },
      },
      BuyDebitSubscriptionRequest: {
        type: 'object',
        additionalProperties: false,
        required: [
          'subscription',
          'pay_anything',
          'bank',
          'series',
          'add_new_bank',
          'payment_id',
          'forsubscription',
          'mobile',
          'ref',
          'callback_url',
        ],
        properties: {
          subscription: { description: 'Renew the subscription.', type: 'boolean' },
          pay_anything: { description: 'Any purchase may be paid like this.', type: 'boolean' },
          bank: { $ref: '#/components/schemas/BankCode' },
          series: {
            description: 'The ids of the series that are turned on.',
            type: 'array',
            maxItems: 200,
            uniqueItems: true,
            items: { $ref: '#/components/schemas/ContentId' },
          },
          add_new_bank: {
            description:
              'An agreement with this bank is to be made; else only what is paid changes.',
            type: 'boolean',
          },
          payment_id: {
            description:
              'The purchase that is to be paid like this, where one led here; else null.',
            oneOf: [{ $ref: '#/components/schemas/TrackingCode' }, { type: 'null' }],
          },
          forsubscription: {
            description: 'The viewer came from buying a subscription.',
            type: 'boolean',
          },
          mobile: {
            description: 'The number that the bank knows the viewer by.',
            $ref: '#/components/schemas/Mobile',
          },
          ref: { $ref: '#/components/schemas/Referral' },
          callback_url: { $ref: '#/components/schemas/CallbackUrl' },
        },
      },
      DebitRedirectData: {
        type: 'object',
        required: ['pay_url'],
        properties: {
          pay_url: { $ref: '#/components/schemas/PayUrl' },
          tracking_code: { $ref: '#/components/schemas/TrackingCode' },
        },
      },
      DebitRedirect: {
        description: 'The browser goes on to the bank, where the viewer agrees.',
        type: 'object',
        required: ['data'],
        properties: {
          data: { $ref: '#/components/schemas/DebitRedirectData' },
          message: { description: 'Not shown.', type: 'string', maxLength: 500 },
        },
      },
      DebitNoticeData: {
        description: 'Where there is no page of a bank, `data` may be empty, null or not there.',
        type: 'object',
        properties: { pay_url: { type: 'null' } },
      },
      DebitNotice: {
        description: 'All is done. The message says what.',
        type: 'object',
        required: ['message'],
        properties: {
          data: { oneOf: [{ $ref: '#/components/schemas/DebitNoticeData' }, { type: 'null' }] },
          message: {
            description:
              'In the language of `Accept-Language`, where the server has it; else in Persian.',
            type: 'string',
            minLength: 1,
            maxLength: 500,
          },
        },
      },
      BuyDebitSubscriptionResponse: {
        description:
          "`data.pay_url` is the bank's page; where there is nothing to do there, `message` says what was done.",
        type: 'object',
        anyOf: [
          { $ref: '#/components/schemas/DebitRedirect' },
          { $ref: '#/components/schemas/DebitNotice' },
        ],
      },
      DeleteDebitSubscriptionRequest: {
        type: 'object',
        additionalProperties: false,
        required: ['id'],
        properties: { id: { $ref: '#/components/schemas/DebitSubscriptionId' } },
      },
      OneTimeCode: {
        description: 'The four digits of an SMS.',
        type: 'string',
        pattern: '^[0-9]{4}$',
      },
      CodeRequestId: {
        description:
          'Names one request for a code. Opaque, and a secret of the browser that asked.',
        type: 'string',
        pattern: '^[A-Za-z0-9_.~+/=-]{1,512}$',
      },
      LoginRequest: {
        type: 'object',
        additionalProperties: false,
        required: ['mobile', 'password'],
        properties: {
          mobile: { $ref: '#/components/schemas/Mobile' },
          password: { $ref: '#/components/schemas/OneTimeCode' },
          request_id: {
            description: 'The request that the code came by, where the server named it.',
            allOf: [{ $ref: '#/components/schemas/CodeRequestId' }],
          },
        },
      },
      LoginResponse: {
        type: 'object',
        required: ['token'],
        properties: {
          token: {
            description: 'Opaque. Sent back as a bearer token.',
            type: 'string',
            minLength: 1,
            maxLength: 4096,
          },
        },
      },
      SendCodeRequest: {
        description: 'The login form as it stands, plus the referral.',
        type: 'object',
        additionalProperties: false,
        required: ['mobile', 'ref'],
        properties: {
          mobile: { $ref: '#/components/schemas/Mobile' },
          password: {
            description: "The form's other field. There is no code yet, so it is empty.",
            type: 'string',
            maxLength: 4,
          },
          ref: { $ref: '#/components/schemas/Referral' },
          request_id: {
            description:
              "The browser's request before, which is repeated. Left out, it is a new one.",
            allOf: [{ $ref: '#/components/schemas/CodeRequestId' }],
          },
        },
      },
      SendCodeResponse: {
        description: 'A server that binds codes to requests names the request.',
        type: 'object',
        properties: {
          request_id: { $ref: '#/components/schemas/CodeRequestId' },
          message: { type: 'string', maxLength: 500 },
          message_fa: { type: 'string', maxLength: 500 },
        },
      },
      SessionId: {
        description: 'Opaque. Nobody can sign in with it.',
        type: 'string',
        pattern: '^[A-Za-z0-9_-]{1,64}$',
      },
      Session: {
        description: 'One sign-in of a user, on one device.',
        type: 'object',
        required: ['id', 'device', 'created_at', 'last_used_at', 'current'],
        properties: {
          id: { $ref: '#/components/schemas/SessionId' },
          device: {
            description:
              "What the server makes of the browser's name for itself. Null where it says nothing known.",
            type: ['string', 'null'],
            maxLength: 100,
          },
          created_at: { $ref: '#/components/schemas/Timestamp' },
          last_used_at: {
            description: 'To within some minutes.',
            allOf: [{ $ref: '#/components/schemas/Timestamp' }],
          },
          current: {
            description: "Whether it is the caller's own.",
            type: 'boolean',
            default: false,
          },
        },
      },
      SessionsResponse: {
        type: 'object',
        required: ['data'],
        properties: {
          data: {
            type: 'object',
            required: ['items'],
            properties: {
              items: {
                type: 'array',
                maxItems: 100,
                items: { $ref: '#/components/schemas/Session' },
              },
            },
          },
        },
      },
      RevokeSessionRequest: {
        type: 'object',
        additionalProperties: false,
        required: ['id'],
        properties: { id: { $ref: '#/components/schemas/SessionId' } },
      },
      RevokeSessionResponse: {
        type: 'object',
        required: ['data'],
        properties: {
          data: {
            type: 'object',
            default: {},
            required: ['current'],
            properties: {
              current: {
                description: "Whether the caller's own session has ended.",
                type: 'boolean',
                default: false,
              },
            },
          },
        },
      },
      SubscriptionFlag: { description: '1 is subscribed.', type: 'integer', enum: [0, 1] },
      User: {
        type: 'object',
        required: ['mobile', 'name', 'scope', 'subscription', 'days_period_to_end'],
        properties: {
          mobile: { $ref: '#/components/schemas/Mobile' },
          name: { type: ['string', 'null'], maxLength: 100 },
          scope: {
            description: 'What the user may do.',
            type: 'array',
            maxItems: 50,
            items: { type: 'string', pattern: '^[a-z][a-z0-9:_-]{0,63}$' },
          },
          subscription: { $ref: '#/components/schemas/SubscriptionFlag', default: 0 },
          days_period_to_end: { $ref: '#/components/schemas/DaysLeft', default: 0 },
        },
      },
      UserResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/User' } },
      },
      OperatorKey: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,39}$' },
      Check: {
        description: 'The check of the current viewer. The fields are the body itself.',
        type: 'object',
        required: ['subscription', 'ref'],
        properties: {
          subscription: { $ref: '#/components/schemas/SubscriptionFlag', default: 0 },
          days_period_to_end: { $ref: '#/components/schemas/DaysLeft' },
          operator_fullrate: {
            description: 'The names of the operators whose customers pay the full rate for data.',
            type: 'string',
            maxLength: 300,
          },
          operator: {
            description:
              "The operator whose network the viewer is on now, by its key in the list of operators. Null or absent where that is not known. Assumed: the specification's check does not have it.",
            oneOf: [{ $ref: '#/components/schemas/OperatorKey' }, { type: 'null' }],
          },
          mobile: {
            description: 'Where the operator tells whose line it is.',
            oneOf: [{ $ref: '#/components/schemas/Mobile' }, { type: 'null' }],
          },
          ref: { $ref: '#/components/schemas/Referral', default: '0' },
          show_app: { description: 'Whether the links to the app are shown.', type: 'boolean' },
          samandehi_id: { description: "The trust badge's id.", type: 'string', maxLength: 100 },
          samandehi_p: { description: "The trust badge's key.", type: 'string', maxLength: 200 },
        },
      },
      UpdateUserRequest: {
        type: 'object',
        additionalProperties: false,
        required: ['name'],
        properties: {
          name: {
            description: 'What the viewer is called; null takes the name away.',
            type: ['string', 'null'],
            minLength: 1,
            maxLength: 100,
            pattern: '\\S',
          },
        },
      },
      ReferralCode: {
        description: 'A referral in base 62, over 0-9, a-z and A-Z in that order.',
        type: 'string',
        pattern: '^[0-9a-zA-Z]{1,10}$',
      },
      GiftDayCount: { type: 'integer', minimum: 0, maximum: 1000000 },
      ReferralAccount: {
        description: "The user's own referral and what it has brought.",
        type: 'object',
        required: ['code', 'link', 'invited', 'earned_days', 'days_each'],
        properties: {
          code: { $ref: '#/components/schemas/ReferralCode' },
          link: {
            description: "The landing page, from the storefront's root.",
            type: 'string',
            pattern: '^/ref/[0-9a-zA-Z]{1,10}$',
          },
          invited: {
            description: 'How many have signed in by it.',
            $ref: '#/components/schemas/ItemCount',
          },
          earned_days: {
            description: 'Days of subscription that it has brought.',
            $ref: '#/components/schemas/GiftDayCount',
          },
          days_each: {
            description: 'Days that the next one brings; 0 where it is only counted.',
            $ref: '#/components/schemas/GiftDayCount',
          },
        },
      },
      ReferralResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/ReferralAccount' } },
      },
      Invitation: {
        description: 'What a referral brings to someone who signs in by it for the first time.',
        type: 'object',
        required: ['known', 'days'],
        properties: {
          known: { description: "Whether the referral is somebody's.", type: 'boolean' },
          days: {
            description: 'Days of subscription that it brings; 0 where it is only counted.',
            $ref: '#/components/schemas/GiftDayCount',
          },
        },
      },
      InvitationResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/Invitation' } },
      },
      GiftDaysTotal: {
        description: 'All of them, not of this page alone.',
        type: 'object',
        required: ['days'],
        properties: { days: { $ref: '#/components/schemas/GiftDayCount' } },
      },
      GiftId: { description: 'Opaque.', type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' },
      GiftReason: {
        description:
          '`referral`: the viewer invited someone. `invited`: the viewer came by an invitation. `plan`: with a plan that was bought. `apology`: for something that went wrong.',
        type: 'string',
        enum: ['referral', 'invited', 'plan', 'campaign', 'apology'],
      },
      GiftDays: {
        description: 'Days that were added to the subscription without being paid for.',
        type: 'object',
        required: ['id', 'days', 'reason', 'granted_at', 'from', 'note_fa', 'note_en'],
        properties: {
          id: { $ref: '#/components/schemas/GiftId' },
          days: { type: 'integer', minimum: 1, maximum: 3660 },
          reason: { $ref: '#/components/schemas/GiftReason' },
          granted_at: { $ref: '#/components/schemas/Timestamp' },
          from: {
            description:
              'Who brought them, as the viewer may see it: a name, or a number with its middle hidden.',
            type: ['string', 'null'],
            maxLength: 100,
          },
          note_fa: {
            description: "What it was for, such as a campaign's name.",
            type: ['string', 'null'],
            maxLength: 300,
          },
          note_en: { type: ['string', 'null'], maxLength: 300 },
        },
      },
      GiftDaysPage: {
        description: 'A page of gifts, the newest first.',
        type: 'object',
        required: ['about', 'items', 'next_cursor'],
        properties: {
          about: { $ref: '#/components/schemas/GiftDaysTotal' },
          items: { type: 'array', maxItems: 50, items: { $ref: '#/components/schemas/GiftDays' } },
          next_cursor: { $ref: '#/components/schemas/NextCursor' },
        },
      },
      GiftDaysResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/GiftDaysPage' } },
      },
      SupportPhone: {
        description: 'Latin digits, as one dials them.',
        type: 'string',
        pattern: '^\\+?[0-9]{3,15}$',
      },
      ContactText: { type: 'string', minLength: 1, maxLength: 300 },
      SocialKind: {
        type: 'string',
        enum: [
          'instagram',
          'telegram',
          'x',
          'youtube',
          'linkedin',
          'aparat',
          'eitaa',
          'bale',
          'rubika',
        ],
      },
      WebAddress: {
        description: 'A page elsewhere, in full.',
        type: 'string',
        format: 'uri',
        pattern: '^https?://',
        maxLength: 2048,
      },
      SocialLink: {
        type: 'object',
        required: ['kind', 'url'],
        properties: {
          kind: { $ref: '#/components/schemas/SocialKind' },
          url: { $ref: '#/components/schemas/WebAddress' },
        },
      },
      RelatedLink: {
        type: 'object',
        required: ['name_fa', 'url'],
        properties: {
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
          url: { $ref: '#/components/schemas/WebAddress' },
        },
      },
      EnamadBadge: {
        type: 'object',
        required: ['id', 'code'],
        properties: {
          id: { type: 'string', pattern: '^[0-9]{1,12}$' },
          code: { type: 'string', pattern: '^[A-Za-z0-9]{1,64}$' },
        },
      },
      SamandehiBadge: {
        description: "The check's `samandehi_id` and `samandehi_p`.",
        type: 'object',
        required: ['id', 'key'],
        properties: {
          id: { type: 'string', pattern: '^[0-9]{1,12}$' },
          key: { type: 'string', pattern: '^[A-Za-z0-9]{1,64}$' },
        },
      },
      TrustBadges: {
        description:
          'The badges that the storefront shows. Their pictures and links are made from these keys.',
        type: 'object',
        required: ['enamad', 'samandehi'],
        properties: {
          enamad: { oneOf: [{ $ref: '#/components/schemas/EnamadBadge' }, { type: 'null' }] },
          samandehi: { oneOf: [{ $ref: '#/components/schemas/SamandehiBadge' }, { type: 'null' }] },
        },
      },
      AppPlatform: { type: 'string', enum: ['android', 'ios', 'android_tv', 'windows'] },
      AppDownload: {
        type: 'object',
        required: ['platform', 'url', 'version', 'size_bytes'],
        properties: {
          platform: { $ref: '#/components/schemas/AppPlatform' },
          url: {
            description: "The file, or the app's page in a store. A path is of the storefront.",
            type: 'string',
            format: 'uri-reference',
            pattern: '^(https?://|/[^/])',
            maxLength: 2048,
          },
          version: {
            description: 'Null where a store tells it.',
            type: ['string', 'null'],
            pattern: '^[0-9]+(\\.[0-9]+){0,3}$',
            maxLength: 40,
          },
          size_bytes: {
            description: 'Null where a store tells it.',
            oneOf: [{ $ref: '#/components/schemas/Bytes' }, { type: 'null' }],
          },
        },
      },
      AppDetails: {
        description: 'What the footer says, and the apps there are.',
        type: 'object',
        required: ['about_fa', 'phone', 'social', 'related_link', 'trust_badges', 'copyright_fa'],
        properties: {
          about_fa: { $ref: '#/components/schemas/TextFa', default: '' },
          about_en: { $ref: '#/components/schemas/TextEn' },
          phone: {
            description: 'Null where the storefront knows a better one.',
            oneOf: [{ $ref: '#/components/schemas/SupportPhone' }, { type: 'null' }],
          },
          support_hours_fa: {
            description: 'When somebody answers, in a few words.',
            oneOf: [{ $ref: '#/components/schemas/ContactText' }, { type: 'null' }],
          },
          support_hours_en: {
            oneOf: [{ $ref: '#/components/schemas/ContactText' }, { type: 'null' }],
          },
          email: {
            description: 'For what is better written than said.',
            type: ['string', 'null'],
            pattern: '^[^@\\s]{1,64}@[^@\\s]{1,190}$',
            maxLength: 255,
          },
          address_fa: {
            description: 'The postal address of whoever runs the service.',
            oneOf: [{ $ref: '#/components/schemas/ContactText' }, { type: 'null' }],
          },
          address_en: { oneOf: [{ $ref: '#/components/schemas/ContactText' }, { type: 'null' }] },
          social: {
            description: 'In the order of the icons. A kind that is not known is passed over.',
            type: 'array',
            maxItems: 12,
            items: { $ref: '#/components/schemas/SocialLink' },
          },
          related_link: {
            description: 'An online news site.',
            oneOf: [{ $ref: '#/components/schemas/RelatedLink' }, { type: 'null' }],
          },
          trust_badges: { $ref: '#/components/schemas/TrustBadges', default: {} },
          copyright_fa: { type: 'string', maxLength: 500, default: '' },
          copyright_en: { type: ['string', 'null'], maxLength: 500 },
          apps: {
            description: 'In the order of the page. A platform that is not known is passed over.',
            type: 'array',
            maxItems: 12,
            items: { $ref: '#/components/schemas/AppDownload' },
          },
        },
      },
      AppDetailsResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/AppDetails' } },
      },
      TrustBadgesResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/TrustBadges' } },
      },
      OperatorRate: {
        description: 'What an operator charges its customers for the data of this service.',
        type: 'object',
        required: ['key', 'name_fa', 'name_en', 'rate', 'note_fa', 'note_en'],
        properties: {
          key: { $ref: '#/components/schemas/OperatorKey' },
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
          rate: { $ref: '#/components/schemas/DataRate' },
          note_fa: { type: ['string', 'null'], maxLength: 500 },
          note_en: { type: ['string', 'null'], maxLength: 500 },
        },
      },
      OperatorsResponse: {
        type: 'object',
        required: ['data'],
        properties: {
          data: {
            type: 'array',
            maxItems: 40,
            items: { $ref: '#/components/schemas/OperatorRate' },
          },
        },
      },
      UssdFileId: {
        description: "A file of a title, as an operator's link names it. Opaque.",
        type: 'string',
        pattern: '^[A-Za-z0-9_-]{1,64}$',
      },
      UssdUserId: {
        description: "Whom it is bought for, as an operator's link names them. Opaque.",
        type: 'string',
        pattern: '^[A-Za-z0-9_-]{1,64}$',
      },
      UssdPackage: {
        description: "What is bought, as an operator's link names it. Opaque.",
        type: 'string',
        pattern: '^[A-Za-z0-9_-]{1,64}$',
      },
      Operator: {
        type: 'object',
        required: ['key', 'name_fa', 'name_en'],
        properties: {
          key: { $ref: '#/components/schemas/OperatorKey' },
          name_fa: { $ref: '#/components/schemas/NameFa' },
          name_en: { $ref: '#/components/schemas/NameEn' },
        },
      },
      UssdLink: {
        description: 'What to dial, at which operator, and what it buys.',
        type: 'object',
        required: ['ussd', 'operator', 'price', 'title_fa', 'title_en', 'card', 'expires_at'],
        properties: {
          ussd: { $ref: '#/components/schemas/UssdCode' },
          operator: { $ref: '#/components/schemas/Operator' },
          price: {
            description: 'What the operator puts on the bill, VAT included.',
            $ref: '#/components/schemas/Toman',
          },
          title_fa: { $ref: '#/components/schemas/NameFa' },
          title_en: { $ref: '#/components/schemas/NameEn' },
          card: {
            description: 'The title that is bought; null for a package.',
            oneOf: [{ $ref: '#/components/schemas/Card' }, { type: 'null' }],
          },
          expires_at: {
            description: 'Until when the code works; null for no end.',
            oneOf: [{ $ref: '#/components/schemas/Timestamp' }, { type: 'null' }],
          },
        },
      },
      UssdLinkResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/UssdLink' } },
      },
      PageName: {
        description: 'As it stands in the address of the profile area.',
        type: 'string',
        enum: ['about-contact', 'faq', 'terms'],
      },
      Paragraphs: {
        description:
          'Text, or HTML of these elements: `p`, `br`, `strong`, `b`, `em`, `i`, `code`, `a` with an `href` of `https:`, `http:`, `mailto:`, `tel:`, a path of the site or a place on the page, `ul`, `ol`, `li`, `h3`, `h4`, `blockquote`, and tables of `table`, `thead`, `tbody`, `tr`, `th`, `td`. So `&`, `<` and `>` of a text are written `&amp;`, `&lt;` and `&gt;`. Of other elements the text is shown alone; scripts, styles, frames and the like are dropped whole.',
        type: 'array',
        maxItems: 40,
        items: { type: 'string', minLength: 1, maxLength: 20000 },
      },
      PageSection: {
        description: 'A question and its answer, or a heading and what is under it.',
        type: 'object',
        required: ['heading_fa', 'heading_en', 'paragraphs_fa', 'paragraphs_en'],
        properties: {
          key: {
            description:
              "Its part of the page's address, after the `#`. It outlives a new wording of the heading. Without one, the storefront makes it from the heading.",
            type: ['string', 'null'],
            pattern: '^[a-z][a-z0-9-]{0,59}$',
          },
          group_fa: {
            description:
              'What it belongs to, as questions about payment do. Null or absent where the page has no groups.',
            type: ['string', 'null'],
            maxLength: 120,
          },
          group_en: { type: ['string', 'null'], maxLength: 120 },
          heading_fa: {
            description: 'Null for what stands before the first heading.',
            type: ['string', 'null'],
            maxLength: 300,
          },
          heading_en: { $ref: '#/components/schemas/NameEn' },
          paragraphs_fa: { $ref: '#/components/schemas/Paragraphs' },
          paragraphs_en: {
            description: 'Empty where there is no English.',
            $ref: '#/components/schemas/Paragraphs',
          },
        },
      },
      Page: {
        description: 'A page of text, from the editors.',
        type: 'object',
        required: ['sections'],
        properties: {
          page: { $ref: '#/components/schemas/PageName' },
          title_fa: { $ref: '#/components/schemas/NameFa' },
          title_en: { $ref: '#/components/schemas/NameEn' },
          updated_at: { $ref: '#/components/schemas/Timestamp' },
          sections: {
            description: 'In the order of the page. Sections of one group follow each other.',
            type: 'array',
            maxItems: 200,
            items: { $ref: '#/components/schemas/PageSection' },
          },
        },
      },
      PageResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/Page' } },
      },
    },
    securitySchemes: {
      bearer: {
        type: 'http',
        scheme: 'bearer',
        description: 'The opaque token that `login` answers.',
      },
    },
  },
};
