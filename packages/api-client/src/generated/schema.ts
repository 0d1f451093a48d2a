/**
 * Made from openapi/ by `pnpm generate`. Do not edit: change the contract and run it again.
 */
export interface paths {
  '/get/slider': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The slides of the home page, and what is live now
     * @description Fetched once a visit. The page shows the first entry of `live`.
     */
    get: operations['getSlider'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/discover': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The shelves of the home page
     * @description In the order of the page. A shelf whose shape is not known is passed over.
     */
    get: operations['getDiscover'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ghost/getCategories': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The categories of the menu, with their children
     * @description The same for everyone, so no token is sent. The body is the list itself.
     */
    get: operations['getCategories'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/movie/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One film
     * @description All that a film's page shows before anyone presses play.
     */
    get: operations['getMovie'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in with a mobile number and the code that was sent to it
     * @description A code is four digits, lives at most ten minutes, belongs to the number it was sent to and works once. A wrong one is 422, never 401.
     */
    post: operations['login'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/login/send-code': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a code by SMS
     * @description A 200 confirms that the message was sent. 429 says how long until the next one.
     */
    post: operations['sendCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/logout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Tell the server that a session has ended
     * @description Called once after a 401, with exactly `?2`: a key without a value and without an equals sign. Only a storefront's own server calls it, and ignores its failure; a browser's call is refused.
     */
    get: operations['endSession'];
    put?: never;
    /**
     * Sign out
     * @description Ends the token that it carries.
     */
    post: operations['logout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/user': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The signed-in user
     * @description `scope` decides what the user may do.
     */
    get: operations['getUser'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ghost/get{check_url}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Who an anonymous viewer is
     * @description Anonymous: no token is sent. The tail of the path comes from configuration (`/check/user` unless it says otherwise) and is written as it is, slashes included. The concrete path /ghost/getCategories goes before it.
     */
    get: operations['ghostCheck'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description A referral as decimal digits (62^10 passes what a JSON number holds exactly, so it is text). 0 is nothing known; 4 is no referral. */
    Referral: string;
    /** @description The id of a title, channel or person. Opaque. */
    ContentId: string;
    /** @enum {string} */
    SlideContentType: 'movie' | 'series' | 'video' | 'live';
    /** @description The name in Persian, as an editor wrote it. It may hold Latin letters. */
    NameFa: string;
    /** @description The name in English or Latin letters, where there is one. */
    NameEn: string | null;
    /** @description A text in Persian. */
    TextFa: string;
    /** @description A text in English, where there is one. */
    TextEn: string | null;
    /** @description A picture with what a page needs to reserve its box. */
    Picture: {
      /**
       * Format: uri-reference
       * @description Absolute, or from the root of the API's origin under /media/.
       */
      url: string;
      width: number;
      height: number;
      /** @description The picture's main colour, shown until it is there. */
      color: string;
      /** @description What it shows, where the name beside it does not say so. */
      alt?: string;
    };
    Genre: {
      /** @description In lower case, as it stands in an address. */
      key: string;
      name_fa: components['schemas']['NameFa'];
      name_en: components['schemas']['NameEn'];
    };
    /** @description A Gregorian year. */
    Year: number;
    /**
     * @description From this age on. 0 is for everyone.
     * @enum {integer}
     */
    AgeRating: 0 | 7 | 12 | 15 | 18;
    /**
     * @description Who may watch: anyone, a subscriber, a buyer, or the customers of certain mobile operators.
     * @enum {string}
     */
    Access: 'free' | 'subscription' | 'paid' | 'operator';
    Slide: {
      id: components['schemas']['ContentId'];
      content_type: components['schemas']['SlideContentType'];
      content_id: components['schemas']['ContentId'];
      title_fa: components['schemas']['NameFa'];
      title_en: components['schemas']['NameEn'];
      tagline_fa: components['schemas']['TextFa'];
      tagline_en: components['schemas']['TextEn'];
      backdrop: components['schemas']['Picture'];
      poster: components['schemas']['Picture'] | null;
      genres: components['schemas']['Genre'][];
      year: components['schemas']['Year'] | null;
      age_rating: components['schemas']['AgeRating'];
      access: components['schemas']['Access'];
    };
    /**
     * Format: date-time
     * @description A moment, ISO 8601 with its offset.
     */
    Timestamp: string;
    /** @description A live channel and what it shows now. */
    LiveNow: {
      id: components['schemas']['ContentId'];
      name_fa: components['schemas']['NameFa'];
      name_en: components['schemas']['NameEn'];
      programme_fa: components['schemas']['NameFa'];
      programme_en: components['schemas']['NameEn'];
      starts_at: components['schemas']['Timestamp'];
      ends_at: components['schemas']['Timestamp'];
      picture: components['schemas']['Picture'];
    };
    SliderData: {
      sliders: components['schemas']['Slide'][];
      /** @description What is on now. The home page shows the first entry. */
      live: components['schemas']['LiveNow'][];
    };
    SliderResponse: {
      /** @description The HTTP status again, from servers that send it. */
      status?: number;
      data: components['schemas']['SliderData'];
    };
    /** @description A field's name to what is wrong with it, the most telling first. */
    FieldErrors: {
      [key: string]: string[];
    };
    /** @description The one shape of every failure. What to show: `errors` if there are any, else `message_fa`, else `message` (in English `message` comes before `message_fa`). */
    Error: {
      errors?: components['schemas']['FieldErrors'];
      /** @description In English */
      message?: string;
      /** @description In Persian */
      message_fa?: string;
    };
    /**
     * @description How a shelf looks: upright posters, wide pictures, or portraits.
     * @enum {string}
     */
    RowShape: 'posters' | 'wide' | 'people';
    /** @enum {string} */
    ContentType: 'movie' | 'series' | 'episode' | 'video' | 'live' | 'person';
    /** @enum {string} */
    Badge: 'new' | 'dubbed' | 'exclusive' | 'soon';
    /** @description What viewers gave it, out of ten. */
    Rating: {
      average: number;
      count: number;
    };
    /** @description A title, channel or person as a shelf shows it. */
    Card: {
      content_type: components['schemas']['ContentType'];
      id: components['schemas']['ContentId'];
      name_fa: components['schemas']['NameFa'];
      name_en: components['schemas']['NameEn'];
      year: components['schemas']['Year'] | null;
      /** @description Upright. A portrait, for a person. */
      poster: components['schemas']['Picture'] | null;
      /** @description Wide. */
      backdrop: components['schemas']['Picture'] | null;
      access: components['schemas']['Access'];
      badge: components['schemas']['Badge'] | null;
      rating: components['schemas']['Rating'] | null;
    };
    /** @description One shelf of the home page. */
    DiscoverRow: {
      id: components['schemas']['ContentId'];
      title_fa: components['schemas']['NameFa'];
      title_en: components['schemas']['NameEn'];
      shape: components['schemas']['RowShape'];
      items: components['schemas']['Card'][];
    };
    DiscoverResponse: {
      data: components['schemas']['DiscoverRow'][];
    };
    Category: {
      /** @description As it stands in the address of its page. */
      category_id: string;
      /** @description The server's own id of it. */
      cat_id: string;
      persian_name: components['schemas']['NameFa'];
      child_categories: components['schemas']['Category'][];
    };
    /** @description The list is the body itself. */
    CategoriesResponse: components['schemas']['Category'][];
    Country: {
      /** @description ISO 3166-1 alpha-2 */
      code: string;
      name_fa: components['schemas']['NameFa'];
      name_en: components['schemas']['NameEn'];
    };
    Language: {
      /** @description ISO 639-1 or 639-3 */
      code: string;
      name_fa: components['schemas']['NameFa'];
      name_en: components['schemas']['NameEn'];
    };
    /** @enum {string} */
    PersonRole: 'director' | 'actor';
    Person: {
      id: components['schemas']['ContentId'];
      name_fa: components['schemas']['NameFa'];
      name_en: components['schemas']['NameEn'];
      picture: components['schemas']['Picture'] | null;
      role: components['schemas']['PersonRole'];
    };
    /**
     * Format: date
     * @description A day, ISO 8601.
     */
    CalendarDate: string;
    /** @enum {string} */
    Quality: '480p' | '720p' | '1080p' | '2160p';
    /** @description Money, in whole toman. */
    Toman: number;
    /** @description All that a film's page shows. */
    Movie: {
      id: components['schemas']['ContentId'];
      name_fa: components['schemas']['NameFa'];
      name_en: components['schemas']['NameEn'];
      summary_fa: components['schemas']['TextFa'];
      summary_en: components['schemas']['TextEn'];
      year: components['schemas']['Year'];
      duration_minutes: number;
      age_rating: components['schemas']['AgeRating'];
      rating: components['schemas']['Rating'] | null;
      genres: components['schemas']['Genre'][];
      countries: components['schemas']['Country'][];
      /** @description The languages spoken in it, before any dubbing. */
      languages: components['schemas']['Language'][];
      /** @description There is a Persian dubbing. */
      dubbed: boolean;
      subtitles: components['schemas']['Language'][];
      poster: components['schemas']['Picture'] | null;
      backdrop: components['schemas']['Picture'] | null;
      directors: components['schemas']['Person'][];
      /** @description In the order of the credits. */
      actors: components['schemas']['Person'][];
      access: components['schemas']['Access'];
      badge: components['schemas']['Badge'] | null;
      release_date: components['schemas']['CalendarDate'];
      added_at: components['schemas']['Timestamp'];
      qualities: components['schemas']['Quality'][];
      /** @description What it costs alone, where it can be bought. */
      price: components['schemas']['Toman'] | null;
      similar: components['schemas']['Card'][];
    };
    MovieResponse: {
      data: components['schemas']['Movie'];
    };
    /** @description An Iranian mobile number, eleven Latin digits. */
    Mobile: string;
    /** @description The four digits of an SMS. */
    OneTimeCode: string;
    LoginRequest: {
      mobile: components['schemas']['Mobile'];
      password: components['schemas']['OneTimeCode'];
    };
    LoginResponse: {
      /** @description Opaque. Sent back as a bearer token. */
      token: string;
    };
    /** @description The login form as it stands, plus the referral. */
    SendCodeRequest: {
      mobile: components['schemas']['Mobile'];
      /** @description The form's other field. There is no code yet, so it is empty. */
      password?: string;
      ref: components['schemas']['Referral'];
    };
    /** @description What a server may say when all is well. No caller reads it. */
    Acknowledgement: {
      message?: string;
      message_fa?: string;
    };
    /**
     * @description 1 is subscribed.
     * @enum {integer}
     */
    SubscriptionFlag: 0 | 1;
    /** @description Days until the subscription ends. */
    DaysLeft: number;
    User: {
      mobile: components['schemas']['Mobile'];
      name: string | null;
      /** @description What the user may do. */
      scope: string[];
      subscription: components['schemas']['SubscriptionFlag'];
      days_period_to_end: components['schemas']['DaysLeft'];
    };
    UserResponse: {
      data: components['schemas']['User'];
    };
    /** @description The check of the current viewer. The fields are the body itself. */
    Check: {
      subscription: components['schemas']['SubscriptionFlag'];
      days_period_to_end?: components['schemas']['DaysLeft'];
      /** @description The names of the operators whose customers pay the full rate for data. */
      operator_fullrate?: string;
      /** @description Where the operator tells whose line it is. */
      mobile?: components['schemas']['Mobile'] | null;
      ref: components['schemas']['Referral'];
      /** @description Whether the links to the app are shown. */
      show_app?: boolean;
      /** @description The trust badge's id. */
      samandehi_id?: string;
      /** @description The trust badge's key. */
      samandehi_p?: string;
    };
  };
  responses: {
    /** @description There is no session, or it has ended. */
    Unauthorized: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The request does not fit. `errors` names the fields. */
    Invalid: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description Too many requests. `Retry-After` says how many seconds to wait. */
    TooManyRequests: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The server failed. */
    ServerError: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description There is nothing with this id. */
    NotFound: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The form does not fit, or the code is wrong, used or too old. Never 401. */
    WrongCode: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
  };
  parameters: never;
  requestBodies: never;
  headers: {
    /** @description Names this request in the server's logs. A support call quotes it. */
    RequestId: string;
    /** @description Seconds to wait before the next try. */
    RetryAfter: number;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  getSlider: {
    parameters: {
      query: {
        /**
         * @description The storefront's own referral, from its configuration.
         * @example 0
         */
        ref: components['schemas']['Referral'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The slides, in the order of the slider. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SliderResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  getDiscover: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The shelves. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DiscoverResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  getCategories: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The categories, in the order of the menu. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CategoriesResponse'];
        };
      };
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  getMovie: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The film's id.
         * @example 1024
         */
        id: components['schemas']['ContentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The film. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MovieResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  login: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LoginRequest'];
      };
    };
    responses: {
      /** @description Signed in. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LoginResponse'];
        };
      };
      422: components['responses']['WrongCode'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  sendCode: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SendCodeRequest'];
      };
    };
    responses: {
      /** @description Sent. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Acknowledgement'];
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  endSession: {
    parameters: {
      query: {
        /** @description Always there, never with a value. */
        2: '';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Noted, whether or not there was a session. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Acknowledgement'];
        };
      };
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  logout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Signed out. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Acknowledgement'];
        };
      };
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  getUser: {
    parameters: {
      query: {
        /**
         * @description The storefront's own referral, from its configuration.
         * @example 0
         */
        ref: components['schemas']['Referral'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The user. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  ghostCheck: {
    parameters: {
      query: {
        /**
         * @description The viewer's referral, 0 without one.
         * @example 0
         */
        ref: components['schemas']['Referral'];
      };
      header?: never;
      path: {
        /**
         * @description The path's tail, with its leading slash.
         * @example /check/user
         */
        check_url: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What is known of the viewer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Check'];
        };
      };
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
}
