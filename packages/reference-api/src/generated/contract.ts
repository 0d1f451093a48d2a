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
  'x-body'?: 'unused';
  'x-caller'?: 'server';
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
      "One source of the API's truth. The types of `@parde/api-client`, the routes of `@parde/reference-api`\nand the allow-list of the storefront's proxy are made from it (`pnpm generate`).\n\n- `x-origin: specified` is an operation that the product's specification names; `assumed` is one that a\n  screen needs and that is designed here. The owner of a real server maps the assumed ones.\n- Paths are written without `/api/v1`: the server object has it, once.\n- `x-body: unused` marks an answer whose body no caller reads; `x-caller: server` an operation that only\n  a storefront's own server calls; `x-raw: true` a path parameter that is not percent-encoded.\n- Money is whole toman. Times carry an offset. An answer may gain fields, and an enum of an answer may gain\n  values: a reader passes over what it does not know.\n- A bearer token that is present must be valid: an ended session answers 401, also where a guest may read.\n",
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
    { name: 'session', description: 'Signing in and out, and who the viewer is' },
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
        description: 'In the order of the page. A shelf whose shape is not known is passed over.',
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
                        child_categories: [
                          {
                            category_id: 'cartoons',
                            cat_id: '121',
                            persian_name: 'پویانمایی',
                            child_categories: [],
                          },
                          {
                            category_id: 'kids-series',
                            cat_id: '122',
                            persian_name: 'مجموعه‌های کودک',
                            child_categories: [],
                          },
                        ],
                      },
                      {
                        category_id: 'documentary',
                        cat_id: '13',
                        persian_name: 'مستند',
                        child_categories: [],
                      },
                    ],
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
          'A code is four digits, lives at most ten minutes, belongs to the number it was sent to and works once. A wrong one is 422, never 401.',
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
        'x-body': 'unused',
        tags: ['session'],
        summary: 'Send a code by SMS',
        description:
          'A 200 confirms that the message was sent. 429 says how long until the next one.',
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
              },
            },
          },
        },
        responses: {
          '200': {
            description: 'Sent.',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Acknowledgement' },
                examples: {
                  sent: {
                    summary: 'Sent',
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
        description: 'A picture with what a page needs to reserve its box.',
        type: 'object',
        required: ['url', 'width', 'height', 'color'],
        properties: {
          url: {
            description: "Absolute, or from the root of the API's origin under /media/.",
            type: 'string',
            format: 'uri-reference',
            pattern: '^(https://|http://|/media/)',
            maxLength: 2048,
          },
          width: { type: 'integer', minimum: 1, maximum: 10000 },
          height: { type: 'integer', minimum: 1, maximum: 10000 },
          color: {
            description: "The picture's main colour, shown until it is there.",
            type: 'string',
            pattern: '^#[0-9a-f]{6}$',
          },
          alt: {
            description: 'What it shows, where the name beside it does not say so.',
            type: 'string',
            maxLength: 300,
          },
        },
      },
      Genre: {
        type: 'object',
        required: ['key', 'name_fa', 'name_en'],
        properties: {
          key: {
            description: 'In lower case, as it stands in an address.',
            type: 'string',
            pattern: '^[a-z0-9-]{1,40}$',
          },
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
          tagline_fa: { $ref: '#/components/schemas/TextFa' },
          tagline_en: { $ref: '#/components/schemas/TextEn' },
          backdrop: { $ref: '#/components/schemas/Picture' },
          poster: { oneOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }] },
          genres: { type: 'array', maxItems: 8, items: { $ref: '#/components/schemas/Genre' } },
          year: { oneOf: [{ $ref: '#/components/schemas/Year' }, { type: 'null' }] },
          age_rating: { $ref: '#/components/schemas/AgeRating' },
          access: { $ref: '#/components/schemas/Access' },
        },
      },
      Timestamp: {
        description: 'A moment, ISO 8601 with its offset.',
        type: 'string',
        format: 'date-time',
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
        enum: ['movie', 'series', 'episode', 'video', 'live', 'person'],
      },
      Badge: { type: 'string', enum: ['new', 'dubbed', 'exclusive', 'soon'] },
      Rating: {
        description: 'What viewers gave it, out of ten.',
        type: 'object',
        required: ['average', 'count'],
        properties: {
          average: { type: 'number', minimum: 0, maximum: 10 },
          count: { type: 'integer', minimum: 1 },
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
          access: { $ref: '#/components/schemas/Access' },
          badge: { oneOf: [{ $ref: '#/components/schemas/Badge' }, { type: 'null' }] },
          rating: { oneOf: [{ $ref: '#/components/schemas/Rating' }, { type: 'null' }] },
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
          shape: { $ref: '#/components/schemas/RowShape' },
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
      Category: {
        type: 'object',
        required: ['category_id', 'cat_id', 'persian_name', 'child_categories'],
        properties: {
          category_id: {
            description: 'As it stands in the address of its page.',
            type: 'string',
            pattern: '^[A-Za-z0-9_-]{1,64}$',
          },
          cat_id: {
            description: "The server's own id of it.",
            type: 'string',
            pattern: '^[A-Za-z0-9_-]{1,64}$',
          },
          persian_name: { $ref: '#/components/schemas/NameFa' },
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
      CalendarDate: { description: 'A day, ISO 8601.', type: 'string', format: 'date' },
      Quality: { type: 'string', enum: ['480p', '720p', '1080p', '2160p'] },
      Toman: {
        description: 'Money, in whole toman.',
        type: 'integer',
        minimum: 0,
        maximum: 1000000000000,
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
          summary_fa: { $ref: '#/components/schemas/TextFa' },
          summary_en: { $ref: '#/components/schemas/TextEn' },
          year: { $ref: '#/components/schemas/Year' },
          duration_minutes: { type: 'integer', minimum: 1, maximum: 1000 },
          age_rating: { $ref: '#/components/schemas/AgeRating' },
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
          dubbed: { description: 'There is a Persian dubbing.', type: 'boolean' },
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
          access: { $ref: '#/components/schemas/Access' },
          badge: { oneOf: [{ $ref: '#/components/schemas/Badge' }, { type: 'null' }] },
          release_date: { $ref: '#/components/schemas/CalendarDate' },
          added_at: { $ref: '#/components/schemas/Timestamp' },
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
        },
      },
      MovieResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/Movie' } },
      },
      Mobile: {
        description: 'An Iranian mobile number, eleven Latin digits.',
        type: 'string',
        pattern: '^09[0-9]{9}$',
      },
      OneTimeCode: {
        description: 'The four digits of an SMS.',
        type: 'string',
        pattern: '^[0-9]{4}$',
      },
      LoginRequest: {
        type: 'object',
        additionalProperties: false,
        required: ['mobile', 'password'],
        properties: {
          mobile: { $ref: '#/components/schemas/Mobile' },
          password: { $ref: '#/components/schemas/OneTimeCode' },
        },
      },
      LoginResponse: {
        type: 'object',
        required: ['token'],
        properties: {
          token: {
            description: 'Opaque. Sent back as a bearer token.',
            type: 'string',
            minLength: 16,
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
      SubscriptionFlag: { description: '1 is subscribed.', type: 'integer', enum: [0, 1] },
      DaysLeft: {
        description: 'Days until the subscription ends.',
        type: 'integer',
        minimum: 0,
        maximum: 10000,
      },
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
          subscription: { $ref: '#/components/schemas/SubscriptionFlag' },
          days_period_to_end: { $ref: '#/components/schemas/DaysLeft' },
        },
      },
      UserResponse: {
        type: 'object',
        required: ['data'],
        properties: { data: { $ref: '#/components/schemas/User' } },
      },
      Check: {
        description: 'The check of the current viewer. The fields are the body itself.',
        type: 'object',
        required: ['subscription', 'ref'],
        properties: {
          subscription: { $ref: '#/components/schemas/SubscriptionFlag' },
          days_period_to_end: { $ref: '#/components/schemas/DaysLeft' },
          operator_fullrate: {
            description: 'The names of the operators whose customers pay the full rate for data.',
            type: 'string',
            maxLength: 300,
          },
          mobile: {
            description: 'Where the operator tells whose line it is.',
            oneOf: [{ $ref: '#/components/schemas/Mobile' }, { type: 'null' }],
          },
          ref: { $ref: '#/components/schemas/Referral' },
          show_app: { description: 'Whether the links to the app are shown.', type: 'boolean' },
          samandehi_id: { description: "The trust badge's id.", type: 'string', maxLength: 100 },
          samandehi_p: { description: "The trust badge's key.", type: 'string', maxLength: 200 },
        },
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
