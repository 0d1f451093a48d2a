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
     * @description In the order of the page. A shelf whose shape is not known is passed over. The people of the home page, which the specification calls `actor_details`, are a shelf like any other: its shape is `people`, its cards are of persons, and the rest of a person comes from `getCast`.
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
  '/getV2/get_top': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The most watched titles that pass the content filter
     * @description Its query is exactly the content-filter string, all four in this order: `?age=0&lang=0&country=0&f_type=0`. Fetched once a visit, and again when the filter changes.
     */
    get: operations['getTop'];
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
  '/get/series/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One series, with its seasons
     * @description All that its page shows but the episodes, which `listEpisodes` answers season by season.
     */
    get: operations['getSeries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/series/{id}/episodes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The episodes of a series
     * @description In their order, of one season or of all. Announced episodes are among them, with the day they come.
     */
    get: operations['listEpisodes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/episode/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One episode, with its place in its series
     * @description All that its page shows, its neighbours included.
     */
    get: operations['getEpisode'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/video/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One video
     * @description An interview, a trailer, a report; a magazine's issue and a newspaper's edition. The book fair's item is one.
     */
    get: operations['getVideo'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/ekran/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One screening
     * @description A film that a ticket opens: within a period, and for some hours after the first play. Whether the viewer has a ticket is said by the cart.
     */
    get: operations['getEkran'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/similar/{content_type}/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What is like a title
     * @description The nearest first. The title itself is not among them.
     */
    get: operations['listSimilar'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/genres': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The genres
     * @description The same for everyone, so no token is sent. The body is the map itself, from a genre's key in lower case to its Persian name.
     */
    get: operations['getGenres'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/filters': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What lists can be narrowed to
     * @description The values of `age`, `lang`, `country` and `f_type`, which are the server's own numbers, and what a viewer reads in their place.
     */
    get: operations['getFilters'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/titles': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * All films and series
     * @description What the cinema page shows.
     */
    get: operations['listTitles'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/lists': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * All lists
     * @description What editors have picked, the newest first, then the genres.
     */
    get: operations['listLists'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/downloads': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What can be downloaded
     * @description Titles with the size of each file, the newest first. The files' addresses are the viewer's own, and come from `getDownloadLinks`.
     */
    get: operations['listDownloads'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/genre/{key}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What is of a genre
     * @description A genre that there is not is a 404.
     */
    get: operations['listGenreTitles'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/category/{category_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What is in a category
     * @description What is in its child categories included.
     */
    get: operations['listCategoryTitles'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/list/{list}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One list, with its titles
     * @description An editor's list, or a genre by its key in lower case. Without `sort` an editor's list keeps the editor's order.
     */
    get: operations['getList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/casts/{group}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * People of a group
     * @description Those with the most watched titles first.
     */
    get: operations['listCasts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/cast/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One person
     * @description All that a person's page shows but the titles.
     */
    get: operations['getCast'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/cast/{id}/titles': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What a person has made or is in
     * @description Films, series and videos, of one role or of all.
     */
    get: operations['listCastTitles'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/channels': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The newspaper, the studio and the magazines
     * @description Of one kind or of all. Those with the newest videos first.
     */
    get: operations['listChannels'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/magazines': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The newest issues of all magazines
     * @description By the day of issue, the newest first. Each is a video of its magazine, with `issue` set.
     */
    get: operations['listMagazines'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/channel/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One channel
     * @description The studio's id is `studio`; the newspaper's is its brand name. What the channel has shown comes from `listChannelVideos`.
     */
    get: operations['getChannel'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/channel/{id}/videos': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What a channel has shown
     * @description The newest first.
     */
    get: operations['listChannelVideos'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/lives': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The live channels, with what is on now
     * @description In the order of the page. The first one is what /live shows.
     */
    get: operations['listLives'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/live/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One live channel, with what is on now
     * @description What the channel's page shows before anyone presses play. The day's programmes come from `getLiveSchedule`.
     */
    get: operations['getLive'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/live/{id}/schedule': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The programmes of a live channel in one day
     * @description A day is from midnight to midnight in Tehran. A day that the guide does not have is empty, not a failure.
     */
    get: operations['getLiveSchedule'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ghost/get/getSearchQuick': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Search as one types
     * @description Called from three characters on, anonymously. The icon follows `type`; what is neither a film nor a series nor a video is `other`, a person most of all. On a failure the caller empties its list.
     */
    get: operations['quickSearch'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Search in full
     * @description Of all kinds or of one, narrowed by the content filter. Letters that are written in several ways, joiners, diacritics and digits make no difference; small slips of the finger find what was meant.
     */
    get: operations['search'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/comments/{content_type}/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What viewers say of a title
     * @description Published comments, the newest first. The same for everyone: a viewer's own comment that waits is in the answer of `addComment` alone.
     */
    get: operations['listComments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/comments/add': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Say something of a title
     * @description The answer says whether everyone reads it or it waits until somebody has looked at it. A rating is given by `rateTitle`.
     */
    post: operations['addComment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/comments/report': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Report a comment
     * @description Somebody looks at it. A second report of the same comment by the same viewer changes nothing.
     */
    post: operations['reportComment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/play/{content_type}/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What a player needs to play a title
     * @description Sources, subtitles, times and where the viewer left off. It is the viewer's own: no cache may keep it. Who may not watch gets 403, guests too; what they may do instead is said by the cart.
     */
    get: operations['getPlayback'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/play_live/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What a player needs to play a live channel
     * @description No cache may keep it. Who may not watch gets 403.
     */
    get: operations['getLivePlayback'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/download_links/{content_type}/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Where a title's files are
     * @description Addresses that are signed for this viewer and lapse. Who may not download gets 403; without anything to download (yet) the list is empty.
     */
    get: operations['getDownloadLinks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/my/lists': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The viewer's own lists
     * @description With how many titles each holds. They are few, so they come at once.
     */
    get: operations['listMyLists'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/my/watching': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What the viewer has begun and not finished
     * @description What is between 5 and 95 percent; the server decides. A series is there once, by the episode to go on with: the last one that was begun, or the one after it once that is watched.
     */
    get: operations['listWatching'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/my/list/{list}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What is in one of the viewer's lists
     * @description What was put in last comes first.
     */
    get: operations['listMyTitles'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/my/state/{content_type}/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What is the viewer's own about a title
     * @description The rating, the lists and the place, apart from the title itself, which a shared cache may keep.
     */
    get: operations['getTitleState'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/my/list/add': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Put a title in a list
     * @description What is in it already stays where it is, and that is a success.
     */
    post: operations['addToMyList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/my/list/remove': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take a title out of a list
     * @description What is not in it is a success too.
     */
    post: operations['removeFromMyList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/my/watching/save': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Keep how far the viewer has come
     * @description Called while it plays, when it pauses and when the page goes. The latest call counts, also when it goes back. A place before 5 percent is not kept; one past 95 percent says that it is watched.
     */
    post: operations['saveWatching'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/my/watching/remove': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take a title out of what was begun
     * @description Its place is forgotten. For an episode, all of its series goes, or the one before it would come up. What is not there is a success too.
     */
    post: operations['removeWatching'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/my/rating': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Rate a title, or take the rating back
     * @description One viewer has one rating of a title; the latest counts.
     */
    post: operations['rateTitle'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/app/plans': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The subscription plans
     * @description Prices are before VAT: 10 percent is added when a plan is bought. A token is sent where there is one, since a discount may be one viewer's own.
     */
    get: operations['getPlans'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/cart': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * What a user may do with a title, and what it costs
     * @description Asked before a title is played, downloaded or bought. It changes nothing. After a 400 the storefront shows its page for what is not found; after another failure it goes home.
     */
    post: operations['getCart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ghost/get/cart': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * What a guest may do with a title, and what it costs
     * @description As `getCart`, without a token. The viewer's operator is known from the network address.
     */
    post: operations['ghostCart'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/app/gateways': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The banks' pages that one can pay on
     * @description The same for everyone. Credit (`wallet`) is not among them: every user may pay from it, where it is enough.
     */
    get: operations['getGateways'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/buy/plan': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Buy a subscription plan
     * @description Begins a payment. `status` says how it goes on: `pending` with the bank's page, or `paid` where nothing is left to pay, such as from the credit (`payment_method: wallet`). A price that has changed since the viewer saw it, and a credit that is too small, are a 422 that names the field; nothing is charged then.
     */
    post: operations['buyPlan'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/buy/items': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Buy what is in the local cart
     * @description As `buyPlan`. All is bought, or nothing. What the viewer has bought before is a 422 too, so nobody pays twice.
     */
    post: operations['buyItems'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/payments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The user's payments
     * @description Of every kind and status, the newest first.
     */
    get: operations['listPayments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/payment/{tracking_code}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One payment
     * @description What the page after a bank asks, as often as it is opened: the server settles with the bank, and what was settled before is answered again. Another user's payment is a 404. While it is `pending`, ask again.
     */
    get: operations['getPayment'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/my_wallet': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The user's credit
     * @description A POST whose body is empty: not one byte. It only reads. Of an error, its message is shown.
     */
    post: operations['getWallet'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/charge_wallet': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Top up the credit
     * @description Begins a payment of the kind `wallet`. The browser goes on to the bank's page.
     */
    post: operations['chargeWallet'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/directdebit/banks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The banks that automatic payment works with
     * @description With those that are to be added soon. Before the viewer chooses, 012 is chosen.
     */
    get: operations['getDebitBanks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/directdebit/subscriptions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The user's automatic payment as it stands
     * @description The active banks, what is paid through them, and the series that could be.
     */
    get: operations['getDebitSubscriptions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/directdebit/buy_subscription': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set up automatic payment, or change what it pays
     * @description Answers `data.pay_url` where the viewer has to agree on the bank's page, else a `message` to show.
     */
    post: operations['buyDebitSubscription'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/directdebit/delete_subscription': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End an agreement with a bank
     * @description With the last one gone, nothing is paid automatically any more.
     */
    post: operations['deleteDebitSubscription'];
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
  '/user/update': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change what a user may change
     * @description The name. The number is the account itself and does not change; language, night mode and autoplay belong to the device.
     */
    post: operations['updateUser'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/referral': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The user's own referral
     * @description The code to share, and what it has brought.
     */
    get: operations['getReferral'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/gift_days': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The user's gift days
     * @description Each gift with its reason, and how many days they are in all.
     */
    get: operations['listGiftDays'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/app/details': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What the footer says, and the apps there are
     * @description The same for everyone.
     */
    get: operations['getAppDetails'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/namad': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The trust badges
     * @description eNamad and Samandehi, each null where the storefront has none.
     */
    get: operations['getTrustBadges'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/operators': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What each operator charges for data
     * @description A short list, in the order of the page.
     */
    get: operations['listOperators'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/ussd_link': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What an operator's link says to dial
     * @description Asked with what stands in the link: a user and perhaps a file, or a package and perhaps both. Neither a user nor a package is a 422. A link that has run out is a 404.
     */
    get: operations['getUssdLink'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/get/page/{page}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A page of text in the profile area
     * @description About and contact, the questions that are often asked, the terms and privacy.
     */
    get: operations['getPage'];
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
      /** @description A tiny picture to stretch over the box until the picture is there. */
      placeholder?: string;
      /** @description The widths that the address takes as its query `w` (`…&w=320`). Without one the picture comes as wide as `width`; where there is no list, the address takes none. The picture is AVIF or WebP for who accepts it. */
      widths?: number[];
      /** @description What it shows, where the name beside it does not say so. */
      alt?: string;
      /** @description Its subject keeps to the left, beside words that begin at the right, and nothing in it is to be read: a page whose words begin at the left may show it mirrored. */
      mirrorable?: boolean;
    };
    /** @description A genre's key, in lower case as it stands in an address. */
    GenreKey: string;
    Genre: {
      key: components['schemas']['GenreKey'];
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
     * @description A moment, ISO 8601 with its offset, to nine digits of a second at most.
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
    ContentType: 'movie' | 'series' | 'episode' | 'video' | 'ekran' | 'live' | 'channel' | 'person';
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
    /** @description One of the values that `getFilters` answers. 0 is everything. */
    FilterValue: number;
    TopData: {
      /** @description The most watched first. */
      top: components['schemas']['Card'][];
    };
    TopResponse: {
      data: components['schemas']['TopData'];
    };
    CategoryId: string;
    Category: {
      /** @description As it stands in the address of its page. */
      category_id: components['schemas']['CategoryId'];
      /** @description The server's own id of it. */
      cat_id: components['schemas']['CategoryId'];
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
    /** @description The video that is its trailer, which anyone may play. */
    TrailerId: components['schemas']['ContentId'] | null;
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
      trailer_id?: components['schemas']['TrailerId'];
    };
    MovieResponse: {
      data: components['schemas']['Movie'];
    };
    GenreList: components['schemas']['Genre'][];
    CountryList: components['schemas']['Country'][];
    LanguageList: components['schemas']['Language'][];
    /** @description 0 holds what is beside the seasons, such as a making-of. */
    SeasonNumber: number;
    /** @description How many there are. */
    ItemCount: number;
    Season: {
      number: components['schemas']['SeasonNumber'];
      name_fa: components['schemas']['NameFa'];
      name_en: components['schemas']['NameEn'];
      year: components['schemas']['Year'] | null;
      /** @description Those that are announced included. */
      episode_count: components['schemas']['ItemCount'];
    };
    /** @description Within its season. */
    EpisodeNumber: number;
    /** @description How long it lasts, in minutes. */
    Minutes: number;
    /** @description An episode as a list, a neighbour or a card of what comes next shows it. */
    EpisodeItem: {
      id: components['schemas']['ContentId'];
      season: components['schemas']['SeasonNumber'];
      number: components['schemas']['EpisodeNumber'];
      name_fa: components['schemas']['NameFa'];
      name_en: components['schemas']['NameEn'];
      /** @description Empty where there is none. */
      summary_fa: components['schemas']['TextFa'];
      summary_en: components['schemas']['TextEn'];
      /** @description Null while it is not known. */
      duration_minutes: components['schemas']['Minutes'] | null;
      /** @description Wide. */
      picture: components['schemas']['Picture'] | null;
      /** @description The day it comes. Until then it is announced and cannot be watched. */
      air_date: components['schemas']['CalendarDate'];
      access: components['schemas']['Access'];
      badge: components['schemas']['Badge'] | null;
    };
    /** @description All that a series' page shows but its episodes, which come season by season. */
    Series: {
      id: components['schemas']['ContentId'];
      name_fa: components['schemas']['NameFa'];
      name_en: components['schemas']['NameEn'];
      summary_fa: components['schemas']['TextFa'];
      summary_en: components['schemas']['TextEn'];
      /** @description The year it began. */
      year: components['schemas']['Year'];
      /** @description The year it ended; null while it goes on. */
      last_year: components['schemas']['Year'] | null;
      age_rating: components['schemas']['AgeRating'];
      rating: components['schemas']['Rating'] | null;
      genres: components['schemas']['GenreList'];
      countries: components['schemas']['CountryList'];
      /** @description The languages spoken in it, before any dubbing. */
      languages: components['schemas']['LanguageList'];
      /** @description There is a Persian dubbing. */
      dubbed: boolean;
      subtitles: components['schemas']['LanguageList'];
      poster: components['schemas']['Picture'] | null;
      backdrop: components['schemas']['Picture'] | null;
      directors: components['schemas']['Person'][];
      /** @description In the order of the credits. */
      actors: components['schemas']['Person'][];
      access: components['schemas']['Access'];
      badge: components['schemas']['Badge'] | null;
      /** @description The day of its first episode. */
      release_date: components['schemas']['CalendarDate'];
      added_at: components['schemas']['Timestamp'];
      qualities: components['schemas']['Quality'][];
      /** @description What all of it costs, where it can be bought as one. */
      price: components['schemas']['Toman'] | null;
      trailer_id: components['schemas']['TrailerId'];
      /** @description From the first on. */
      seasons: components['schemas']['Season'][];
      /** @description Of all seasons, those that can be watched. */
      episode_count: components['schemas']['ItemCount'];
      /** @description What a newcomer's play button plays; null before the first episode is there. */
      first_episode: components['schemas']['EpisodeItem'] | null;
      /** @description When the next episode comes, where that is known. */
      next_episode_at: components['schemas']['Timestamp'] | null;
    };
    SeriesResponse: {
      data: components['schemas']['Series'];
    };
    /** @description Where a page begins. Opaque, from the page before. */
    Cursor: string;
    /**
     * @description How many items a page holds at most.
     * @default 24
     */
    PageLimit: number;
    /** @description The series that something is of. */
    SeriesRef: {
      id: components['schemas']['ContentId'];
      name_fa: components['schemas']['NameFa'];
      name_en: components['schemas']['NameEn'];
      poster: components['schemas']['Picture'] | null;
    };
    EpisodesAbout: {
      series: components['schemas']['SeriesRef'];
      /** @description The season that was asked for; null where all were. */
      season: components['schemas']['Season'] | null;
    };
    /** @description Where the next page begins; null on the last. */
    NextCursor: components['schemas']['Cursor'] | null;
    EpisodePage: {
      about: components['schemas']['EpisodesAbout'];
      items: components['schemas']['EpisodeItem'][];
      next_cursor: components['schemas']['NextCursor'];
    };
    EpisodesResponse: {
      data: components['schemas']['EpisodePage'];
    };
    /** @description All that an episode's page shows. */
    Episode: {
      id: components['schemas']['ContentId'];
      series: components['schemas']['SeriesRef'];
      season: components['schemas']['Season'];
      number: components['schemas']['EpisodeNumber'];
      name_fa: components['schemas']['NameFa'];
      name_en: components['schemas']['NameEn'];
      /** @description Empty where there is none. */
      summary_fa: components['schemas']['TextFa'];
      summary_en: components['schemas']['TextEn'];
      /** @description Null while it is not known. */
      duration_minutes: components['schemas']['Minutes'] | null;
      age_rating: components['schemas']['AgeRating'];
      rating: components['schemas']['Rating'] | null;
      genres: components['schemas']['GenreList'];
      countries: components['schemas']['CountryList'];
      /** @description The languages spoken in it, before any dubbing. */
      languages: components['schemas']['LanguageList'];
      /** @description There is a Persian dubbing. */
      dubbed: boolean;
      subtitles: components['schemas']['LanguageList'];
      /** @description Its own, or its series'. */
      poster: components['schemas']['Picture'] | null;
      backdrop: components['schemas']['Picture'] | null;
      directors: components['schemas']['Person'][];
      /** @description In the order of the credits. */
      actors: components['schemas']['Person'][];
      access: components['schemas']['Access'];
      badge: components['schemas']['Badge'] | null;
      /** @description The day it comes. Until then it is announced and cannot be watched. */
      air_date: components['schemas']['CalendarDate'];
      added_at: components['schemas']['Timestamp'];
      qualities: components['schemas']['Quality'][];
      /** @description What it costs alone, where it can be bought. */
      price: components['schemas']['Toman'] | null;
      /** @description The episode before, across seasons; null on the first. */
      previous: components['schemas']['EpisodeItem'] | null;
      /** @description The episode after, across seasons, announced ones included; null on the last. */
      next: components['schemas']['EpisodeItem'] | null;
    };
    EpisodeResponse: {
      data: components['schemas']['Episode'];
    };
    /** @description A length of time, or a place in it, in whole seconds. */
    Seconds: number;
    /** @enum {string} */
    ChannelKind: 'newspaper' | 'studio' | 'magazine';
    /** @description The channel that a video is of. */
    ChannelRef: {
      id: components['schemas']['ContentId'];
      kind: components['schemas']['ChannelKind'];
      name_fa: components['schemas']['NameFa'];
      name_en: components['schemas']['NameEn'];
      /** @description Square. */
      logo: components['schemas']['Picture'] | null;
    };
    /** @description One number of a magazine or a newspaper. */
    Issue: {
      number: number;
      issue_date: components['schemas']['CalendarDate'];
    };
    /** @description All that a video's page shows. A magazine's issue and a newspaper's edition are videos too. */
    Video: {
      id: components['schemas']['ContentId'];
      name_fa: components['schemas']['NameFa'];
      name_en: components['schemas']['NameEn'];
      /** @description Empty where there is none. */
      summary_fa: components['schemas']['TextFa'];
      summary_en: components['schemas']['TextEn'];
      year: components['schemas']['Year'] | null;
      duration_seconds: components['schemas']['Seconds'];
      age_rating: components['schemas']['AgeRating'];
      rating: components['schemas']['Rating'] | null;
      genres: components['schemas']['GenreList'];
      /** @description The languages spoken in it, before any dubbing. */
      languages: components['schemas']['LanguageList'];
      /** @description There is a Persian dubbing. */
      dubbed: boolean;
      subtitles: components['schemas']['LanguageList'];
      /** @description Upright. An issue's cover. */
      poster: components['schemas']['Picture'] | null;
      backdrop: components['schemas']['Picture'] | null;
      /** @description Those who made it and those in it. */
      people: components['schemas']['Person'][];
      /** @description Whose video it is; null where it is no channel's. */
      channel: components['schemas']['ChannelRef'] | null;
      /** @description Which issue it is; null where it is none. */
      issue: components['schemas']['Issue'] | null;
      access: components['schemas']['Access'];
      badge: components['schemas']['Badge'] | null;
      published_at: components['schemas']['Timestamp'];
      qualities: components['schemas']['Quality'][];
      /** @description What it costs alone, where it can be bought. */
      price: components['schemas']['Toman'] | null;
    };
    VideoResponse: {
      data: components['schemas']['Video'];
    };
    /**
     * @description Before its period, within it, or after it.
     * @enum {string}
     */
    EkranState: 'upcoming' | 'open' | 'ended';
    /** @description A screening, which is a film that a ticket opens, within a period and for some hours. */
    Ekran: {
      id: components['schemas']['ContentId'];
      name_fa: components['schemas']['NameFa'];
      name_en: components['schemas']['NameEn'];
      /** @description What is said of the screening beside the film's own summary. Empty where nothing is. */
      summary_fa: components['schemas']['TextFa'];
      summary_en: components['schemas']['TextEn'];
      state: components['schemas']['EkranState'];
      period_start: components['schemas']['Timestamp'];
      period_end: components['schemas']['Timestamp'];
      /** @description How long a ticket is good for after the first play; null where only the period counts. */
      hours: number | null;
      /** @description A ticket's. */
      price: components['schemas']['Toman'];
      /** @description The film that is shown. It has a page of its own. */
      film: components['schemas']['Movie'];
    };
    EkranResponse: {
      data: components['schemas']['Ekran'];
    };
    /**
     * @description What has a page, comments and a rating. `ekran` is a screening.
     * @enum {string}
     */
    TitleType: 'movie' | 'series' | 'episode' | 'video' | 'ekran';
    /** @description A page of cards. */
    CardPage: {
      items: components['schemas']['Card'][];
      next_cursor: components['schemas']['NextCursor'];
    };
    CardPageResponse: {
      data: components['schemas']['CardPage'];
    };
    /** @description A genre's key to its Persian name. The map is the body itself. */
    GenresResponse: {
      [key: string]: components['schemas']['NameFa'];
    };
    FilterOption: {
      value: components['schemas']['FilterValue'];
      name_fa: components['schemas']['NameFa'];
      name_en: components['schemas']['NameEn'];
    };
    /** @description In the order of the menu. */
    FilterOptions: components['schemas']['FilterOption'][];
    /** @description What a list can be narrowed to. 0, everything, is always there and is not among them. */
    Filters: {
      age: components['schemas']['FilterOptions'];
      lang: components['schemas']['FilterOptions'];
      country: components['schemas']['FilterOptions'];
      f_type: components['schemas']['FilterOptions'];
    };
    FiltersResponse: {
      data: components['schemas']['Filters'];
    };
    /** @enum {string} */
    TitleKind: 'all' | 'movie' | 'series';
    /**
     * @description The newest, the most watched or the best rated first, or by name.
     * @enum {string}
     */
    TitleSort: 'newest' | 'popular' | 'rating' | 'name';
    /** @description As it stands in the address of its page. A genre's key in lower case is one too. */
    ListId: string;
    /**
     * @description What an editor has picked, or all of a genre.
     * @enum {string}
     */
    ListKind: 'editorial' | 'genre';
    ListInfo: {
      id: components['schemas']['ListId'];
      kind: components['schemas']['ListKind'];
      name_fa: components['schemas']['NameFa'];
      name_en: components['schemas']['NameEn'];
      /** @description Empty where there is none. */
      description_fa: components['schemas']['TextFa'];
      description_en: components['schemas']['TextEn'];
      /** @description Wide. */
      cover: components['schemas']['Picture'] | null;
      /** @description How many titles it holds. */
      count: components['schemas']['ItemCount'];
      updated_at: components['schemas']['Timestamp'];
    };
    ListPage: {
      items: components['schemas']['ListInfo'][];
      next_cursor: components['schemas']['NextCursor'];
    };
    ListsResponse: {
      data: components['schemas']['ListPage'];
    };
    /** @description A file's size. */
    Bytes: number;
    DownloadableFile: {
      quality: components['schemas']['Quality'];
      size_bytes: components['schemas']['Bytes'];
    };
    /** @description A title and the files it can be downloaded as. */
    DownloadableTitle: {
      title: components['schemas']['Card'];
      /** @description From the smallest on. */
      files: components['schemas']['DownloadableFile'][];
    };
    DownloadPage: {
      items: components['schemas']['DownloadableTitle'][];
      next_cursor: components['schemas']['NextCursor'];
    };
    DownloadsResponse: {
      data: components['schemas']['DownloadPage'];
    };
    GenreAbout: {
      key: components['schemas']['GenreKey'];
      name_fa: components['schemas']['NameFa'];
      name_en: components['schemas']['NameEn'];
      backdrop: components['schemas']['Picture'] | null;
      /** @description How many titles fit what was asked for. */
      count: components['schemas']['ItemCount'];
    };
    GenreTitles: {
      about: components['schemas']['GenreAbout'];
      items: components['schemas']['Card'][];
      next_cursor: components['schemas']['NextCursor'];
    };
    GenreTitlesResponse: {
      data: components['schemas']['GenreTitles'];
    };
    CategoryRef: {
      category_id: components['schemas']['CategoryId'];
      persian_name: components['schemas']['NameFa'];
    };
    CategoryAbout: {
      category_id: components['schemas']['CategoryId'];
      cat_id: components['schemas']['CategoryId'];
      persian_name: components['schemas']['NameFa'];
      child_categories: components['schemas']['Category'][];
      /** @description From the top of the menu down to it. Empty at the top. */
      parent_categories: components['schemas']['CategoryRef'][];
      backdrop: components['schemas']['Picture'] | null;
      /** @description How many titles fit what was asked for, those of its children included. */
      count: components['schemas']['ItemCount'];
    };
    CategoryTitles: {
      about: components['schemas']['CategoryAbout'];
      items: components['schemas']['Card'][];
      next_cursor: components['schemas']['NextCursor'];
    };
    CategoryTitlesResponse: {
      data: components['schemas']['CategoryTitles'];
    };
    ListTitles: {
      about: components['schemas']['ListInfo'];
      items: components['schemas']['Card'][];
      next_cursor: components['schemas']['NextCursor'];
    };
    ListResponse: {
      data: components['schemas']['ListTitles'];
    };
    /** @enum {string} */
    CastGroup: 'directors' | 'iranian-actors' | 'foreign-actors';
    /** @description A person as a list shows them. */
    CastItem: {
      id: components['schemas']['ContentId'];
      name_fa: components['schemas']['NameFa'];
      name_en: components['schemas']['NameEn'];
      picture: components['schemas']['Picture'] | null;
      title_count: components['schemas']['ItemCount'];
    };
    CastPage: {
      items: components['schemas']['CastItem'][];
      next_cursor: components['schemas']['NextCursor'];
    };
    CastsResponse: {
      data: components['schemas']['CastPage'];
    };
    /** @description All that a person's page shows but the titles, which come from `listCastTitles`. */
    Cast: {
      id: components['schemas']['ContentId'];
      name_fa: components['schemas']['NameFa'];
      name_en: components['schemas']['NameEn'];
      /** @description Empty where there is none. */
      biography_fa: components['schemas']['TextFa'];
      biography_en: components['schemas']['TextEn'];
      birth_date: components['schemas']['CalendarDate'] | null;
      birth_place_fa: string | null;
      birth_place_en: string | null;
      death_date: components['schemas']['CalendarDate'] | null;
      picture: components['schemas']['Picture'] | null;
      /** @description Wide, of one of their titles. */
      backdrop: components['schemas']['Picture'] | null;
      /** @description Where they are listed. Some direct and act. */
      groups: components['schemas']['CastGroup'][];
      title_count: components['schemas']['ItemCount'];
    };
    CastResponse: {
      data: components['schemas']['Cast'];
    };
    /** @description A video as its channel lists it. */
    VideoItem: {
      id: components['schemas']['ContentId'];
      name_fa: components['schemas']['NameFa'];
      name_en: components['schemas']['NameEn'];
      duration_seconds: components['schemas']['Seconds'];
      /** @description Upright. An issue's cover. */
      poster: components['schemas']['Picture'] | null;
      /** @description Wide. */
      backdrop: components['schemas']['Picture'] | null;
      channel: components['schemas']['ChannelRef'];
      /** @description Which issue it is; null where it is none. */
      issue: components['schemas']['Issue'] | null;
      access: components['schemas']['Access'];
      badge: components['schemas']['Badge'] | null;
      published_at: components['schemas']['Timestamp'];
    };
    /** @description The newspaper, the studio or a magazine. What it has shown comes from `listChannelVideos`. */
    Channel: {
      id: components['schemas']['ContentId'];
      kind: components['schemas']['ChannelKind'];
      name_fa: components['schemas']['NameFa'];
      name_en: components['schemas']['NameEn'];
      /** @description Empty where there is none. */
      description_fa: components['schemas']['TextFa'];
      description_en: components['schemas']['TextEn'];
      /** @description Square. */
      logo: components['schemas']['Picture'] | null;
      backdrop: components['schemas']['Picture'] | null;
      video_count: components['schemas']['ItemCount'];
      /** @description Its newest video or issue; null before the first. */
      latest: components['schemas']['VideoItem'] | null;
    };
    ChannelPage: {
      items: components['schemas']['Channel'][];
      next_cursor: components['schemas']['NextCursor'];
    };
    ChannelsResponse: {
      data: components['schemas']['ChannelPage'];
    };
    VideoPage: {
      items: components['schemas']['VideoItem'][];
      next_cursor: components['schemas']['NextCursor'];
    };
    VideoPageResponse: {
      data: components['schemas']['VideoPage'];
    };
    ChannelResponse: {
      data: components['schemas']['Channel'];
    };
    Programme: {
      id: components['schemas']['ContentId'];
      name_fa: components['schemas']['NameFa'];
      name_en: components['schemas']['NameEn'];
      /** @description Empty where there is none. */
      summary_fa: components['schemas']['TextFa'];
      summary_en: components['schemas']['TextEn'];
      picture: components['schemas']['Picture'] | null;
      starts_at: components['schemas']['Timestamp'];
      ends_at: components['schemas']['Timestamp'];
      /** @description The video that plays it again; null while it cannot be watched later, and where it never can. */
      catch_up_id: components['schemas']['ContentId'] | null;
    };
    /** @description A live channel, what is on and what comes next. */
    LiveChannel: {
      id: components['schemas']['ContentId'];
      name_fa: components['schemas']['NameFa'];
      name_en: components['schemas']['NameEn'];
      /** @description Empty where there is none. */
      description_fa: components['schemas']['TextFa'];
      description_en: components['schemas']['TextEn'];
      /** @description Square. */
      logo: components['schemas']['Picture'] | null;
      /** @description Wide. The channel's own; a programme has one of its own. */
      picture: components['schemas']['Picture'] | null;
      age_rating: components['schemas']['AgeRating'];
      access: components['schemas']['Access'];
      /** @description What is on; null while nothing is. */
      now: components['schemas']['Programme'] | null;
      /** @description What comes next, where it is known. */
      next: components['schemas']['Programme'] | null;
    };
    LivePage: {
      items: components['schemas']['LiveChannel'][];
      next_cursor: components['schemas']['NextCursor'];
    };
    LivesResponse: {
      data: components['schemas']['LivePage'];
    };
    LiveResponse: {
      data: components['schemas']['LiveChannel'];
    };
    /** @description A channel's programmes of one day. */
    Schedule: {
      /** @description From midnight to midnight in Tehran. */
      date: components['schemas']['CalendarDate'];
      /** @description The first day that the guide has. */
      first_date: components['schemas']['CalendarDate'];
      /** @description The last day that the guide has. */
      last_date: components['schemas']['CalendarDate'];
      /** @description All that is on in that day, in order; what goes past midnight is in both days. */
      programmes: components['schemas']['Programme'][];
    };
    ScheduleResponse: {
      data: components['schemas']['Schedule'];
    };
    /** @description As a search term, of more than two characters. */
    QuickSearchTerm: string;
    /**
     * @description What icon it has.
     * @enum {string}
     */
    QuickResultType: 'movie' | 'series' | 'video' | 'other';
    QuickResult: {
      type: components['schemas']['QuickResultType'];
      id: components['schemas']['ContentId'];
      name_fa: components['schemas']['NameFa'];
      name_en?: components['schemas']['NameEn'];
      /** @description What exactly it is. Without it, `other` is a person. */
      content_type?: components['schemas']['ContentType'];
      year?: components['schemas']['Year'] | null;
      poster?: components['schemas']['Picture'] | null;
    };
    QuickSearchResponse: {
      data: components['schemas']['QuickResult'][];
    };
    /** @description What the viewer typed. Letters, digits and joiners are folded by the server. */
    SearchTerm: string;
    /** @enum {string} */
    SearchType:
      | 'all'
      | 'movie'
      | 'series'
      | 'episode'
      | 'video'
      | 'ekran'
      | 'live'
      | 'channel'
      | 'person';
    SearchAbout: {
      /** @description The term that was searched for. */
      query: components['schemas']['SearchTerm'];
      /** @description How many there are on all pages. */
      count: components['schemas']['ItemCount'];
      /** @description A term that would find more, where the server knows one. */
      did_you_mean: components['schemas']['SearchTerm'] | null;
    };
    SearchPage: {
      about: components['schemas']['SearchAbout'];
      /** @description The best first; a film or series before its episodes. */
      items: components['schemas']['Card'][];
      next_cursor: components['schemas']['NextCursor'];
    };
    SearchResponse: {
      data: components['schemas']['SearchPage'];
    };
    CommentsAbout: {
      /** @description How many are published. */
      count: components['schemas']['ItemCount'];
    };
    /** @description Opaque. */
    CommentId: string;
    CommentText: string;
    /** @description What one viewer gave it, out of ten. */
    Stars: number;
    Comment: {
      id: components['schemas']['CommentId'];
      /** @description The name that the author chose, or the number with its middle hidden. Never a whole number. */
      author_name: string;
      text: components['schemas']['CommentText'];
      /** @description It gives the story away, and is covered until the reader asks. */
      spoiler: boolean;
      /** @description What its author gave the title; null if nothing. */
      rating: components['schemas']['Stars'] | null;
      created_at: components['schemas']['Timestamp'];
    };
    CommentPage: {
      about: components['schemas']['CommentsAbout'];
      items: components['schemas']['Comment'][];
      next_cursor: components['schemas']['NextCursor'];
    };
    CommentsResponse: {
      data: components['schemas']['CommentPage'];
    };
    AddCommentRequest: {
      content_type: components['schemas']['TitleType'];
      id: components['schemas']['ContentId'];
      text: components['schemas']['CommentText'];
      spoiler: boolean;
    };
    /**
     * @description Everyone reads it, or only its author until somebody has looked at it.
     * @enum {string}
     */
    CommentState: 'published' | 'pending';
    AddedComment: {
      comment: components['schemas']['Comment'];
      state: components['schemas']['CommentState'];
    };
    AddCommentResponse: {
      data: components['schemas']['AddedComment'];
    };
    /** @enum {string} */
    ReportReason: 'spoiler' | 'insult' | 'advertising' | 'off-topic' | 'other';
    ReportCommentRequest: {
      id: components['schemas']['CommentId'];
      reason: components['schemas']['ReportReason'];
      /** @description In the reporter's own words. */
      text?: string;
    };
    /** @description What a server may say when all is well. No caller reads it. */
    Acknowledgement: {
      message?: string;
      message_fa?: string;
    };
    /**
     * @description What can be played and downloaded by itself.
     * @enum {string}
     */
    PlayableType: 'movie' | 'episode' | 'video' | 'ekran';
    EpisodeOf: {
      series: components['schemas']['SeriesRef'];
      season: components['schemas']['SeasonNumber'];
      number: components['schemas']['EpisodeNumber'];
    };
    /** @enum {string} */
    SourceType: 'hls' | 'mp4' | 'webm';
    /**
     * Format: uri-reference
     * @description The address of a stream, a file or a subtitle. It may be signed, and lapse.
     */
    MediaAddress: string;
    Source: {
      type: components['schemas']['SourceType'];
      url: components['schemas']['MediaAddress'];
      /** @description Null where the stream holds several and the player picks. */
      quality: components['schemas']['Quality'] | null;
      /** @description As `canPlayType` takes them, so that a browser without one passes it over; null if not known. */
      codecs: string | null;
    };
    /** @description The first that the browser can play is played. */
    SourceList: components['schemas']['Source'][];
    /**
     * @description What is said, or for those who do not hear it, sounds included.
     * @enum {string}
     */
    SubtitleKind: 'subtitles' | 'captions';
    Subtitle: {
      language: components['schemas']['Language'];
      kind: components['schemas']['SubtitleKind'];
      /** @description A WebVTT file. */
      url: components['schemas']['MediaAddress'];
      /** @description Shown unless the viewer has chosen otherwise. One at most. */
      default: boolean;
    };
    SubtitleList: components['schemas']['Subtitle'][];
    /** @enum {string} */
    AudioKind: 'original' | 'dubbed' | 'described';
    AudioTrack: {
      language: components['schemas']['Language'];
      kind: components['schemas']['AudioKind'];
      /** @description Heard unless the viewer has chosen otherwise. */
      default: boolean;
    };
    /** @description What can be heard, as the stream orders its tracks. */
    AudioList: components['schemas']['AudioTrack'][];
    Span: {
      start_seconds: components['schemas']['Seconds'];
      end_seconds: components['schemas']['Seconds'];
    };
    /** @description It lasts until the next one. */
    Chapter: {
      start_seconds: components['schemas']['Seconds'];
      name_fa: components['schemas']['NameFa'];
      name_en: components['schemas']['NameEn'];
    };
    /**
     * @description What an operator charges for data, against its usual price.
     * @enum {string}
     */
    DataRate: 'full' | 'half' | 'free';
    /** @description What the viewer's operator charges for the data, said before anything plays. */
    DataCharge: {
      rate: components['schemas']['DataRate'];
      /** @description The names of the operators that the rate holds for. Empty where it holds for all. */
      operators_fa: string;
      operators_en: string | null;
      message_fa: string;
      message_en: string | null;
    };
    /** @description What a player needs to play a title. It is the viewer's own, and no cache may keep it. */
    Playback: {
      content_type: components['schemas']['PlayableType'];
      id: components['schemas']['ContentId'];
      name_fa: components['schemas']['NameFa'];
      name_en: components['schemas']['NameEn'];
      /** @description Which episode of which series it is; null where it is none. */
      episode_of: components['schemas']['EpisodeOf'] | null;
      /** @description Wide. Shown until the first frame is. */
      picture: components['schemas']['Picture'] | null;
      duration_seconds: components['schemas']['Seconds'];
      /** @description Where the viewer left off; null for a guest, and for what was not begun or is watched. */
      position_seconds: components['schemas']['Seconds'] | null;
      sources: components['schemas']['SourceList'];
      /** @description When the addresses lapse. A player then asks again, and goes on at its place. */
      expires_at: components['schemas']['Timestamp'];
      subtitles: components['schemas']['SubtitleList'];
      audio: components['schemas']['AudioList'];
      /** @description What «skip intro» skips. */
      intro: components['schemas']['Span'] | null;
      /** @description From here on the next episode is offered. */
      credits_start_seconds: components['schemas']['Seconds'] | null;
      chapters: components['schemas']['Chapter'][];
      /** @description A WebVTT file whose cues name parts of pictures (`sprite.jpg#xywh=0,0,160,90`). */
      thumbnails_url: components['schemas']['MediaAddress'] | null;
      /** @description The episode before; null where there is none. */
      previous: components['schemas']['EpisodeItem'] | null;
      /** @description The episode that plays after it; null where there is none that can be watched. */
      next: components['schemas']['EpisodeItem'] | null;
      data_charge: components['schemas']['DataCharge'];
    };
    PlaybackResponse: {
      data: components['schemas']['Playback'];
    };
    /** @description What a player needs to play a live channel. */
    LivePlayback: {
      id: components['schemas']['ContentId'];
      name_fa: components['schemas']['NameFa'];
      name_en: components['schemas']['NameEn'];
      /** @description Wide. Shown until the first frame is. */
      picture: components['schemas']['Picture'] | null;
      sources: components['schemas']['SourceList'];
      /** @description When the addresses lapse. */
      expires_at: components['schemas']['Timestamp'];
      /** @description How far back the viewer may go; 0 for live alone. */
      dvr_seconds: components['schemas']['Seconds'];
      subtitles: components['schemas']['SubtitleList'];
      audio: components['schemas']['AudioList'];
      /** @description What is on; null while nothing is. */
      now: components['schemas']['Programme'] | null;
      /** @description What comes next, where it is known. */
      next: components['schemas']['Programme'] | null;
      data_charge: components['schemas']['DataCharge'];
    };
    LivePlaybackResponse: {
      data: components['schemas']['LivePlayback'];
    };
    /** @description What is put in the local cart and bought, one file of a title. Opaque. */
    ItemId: string;
    /** @description Shown from left to right. */
    FileName: string;
    DownloadLink: {
      /** @description The same file in the cart. */
      itemid: components['schemas']['ItemId'];
      quality: components['schemas']['Quality'];
      /** @description Signed. It needs no token, so any download manager may fetch it. */
      url: components['schemas']['MediaAddress'];
      size_bytes: components['schemas']['Bytes'];
      file_name: components['schemas']['FileName'];
      expires_at: components['schemas']['Timestamp'];
      /** @description A download that broke off may go on where it was. */
      resumable: boolean;
    };
    SubtitleFile: {
      language: components['schemas']['Language'];
      url: components['schemas']['MediaAddress'];
      file_name: components['schemas']['FileName'];
    };
    /** @description The files of a title that the viewer may download. They are the viewer's own. */
    DownloadLinks: {
      content_type: components['schemas']['PlayableType'];
      id: components['schemas']['ContentId'];
      name_fa: components['schemas']['NameFa'];
      name_en: components['schemas']['NameEn'];
      poster: components['schemas']['Picture'] | null;
      /** @description From the smallest on. Empty while there is nothing to download. */
      links: components['schemas']['DownloadLink'][];
      /** @description Files to go with it. */
      subtitles: components['schemas']['SubtitleFile'][];
    };
    DownloadLinksResponse: {
      data: components['schemas']['DownloadLinks'];
    };
    /**
     * @description A list of the viewer's own, as it stands in an address. `purchased` and `history` are kept by the server.
     * @enum {string}
     */
    MyListKey: 'watchlist' | 'liked' | 'purchased' | 'history';
    MyList: {
      list: components['schemas']['MyListKey'];
      name_fa: components['schemas']['NameFa'];
      name_en: components['schemas']['NameEn'];
      count: components['schemas']['ItemCount'];
    };
    MyListsResponse: {
      /** @description All of them, empty ones included, in the order of the page. */
      data: components['schemas']['MyList'][];
    };
    /** @description How far the viewer has come. */
    WatchPlace: {
      content_type: components['schemas']['PlayableType'];
      id: components['schemas']['ContentId'];
      /** @description Where to go on; 0 for an episode that comes after one that was watched. */
      position_seconds: components['schemas']['Seconds'];
      duration_seconds: components['schemas']['Seconds'];
      updated_at: components['schemas']['Timestamp'];
      /** @description Which episode of which series it is; null where it is none. */
      episode_of: components['schemas']['EpisodeOf'] | null;
    };
    WatchingItem: {
      /** @description What is played next. An episode has its own name, and its series' pictures where it has none. */
      card: components['schemas']['Card'];
      place: components['schemas']['WatchPlace'];
    };
    /** @description A page of what was begun, what was watched last first. */
    WatchingPage: {
      items: components['schemas']['WatchingItem'][];
      next_cursor: components['schemas']['NextCursor'];
    };
    WatchingResponse: {
      data: components['schemas']['WatchingPage'];
    };
    /** @description A page of one list, what was put in last first. */
    MyTitlesPage: {
      about: components['schemas']['MyList'];
      items: components['schemas']['Card'][];
      next_cursor: components['schemas']['NextCursor'];
    };
    MyTitlesResponse: {
      data: components['schemas']['MyTitlesPage'];
    };
    /** @description What is the viewer's own about a title. Everything that changes it answers it anew. */
    TitleState: {
      content_type: components['schemas']['TitleType'];
      id: components['schemas']['ContentId'];
      /** @description What the viewer gave it; null if nothing. */
      rating: components['schemas']['Stars'] | null;
      /** @description The lists that it is in. */
      lists: components['schemas']['MyListKey'][];
      /** @description Where to go on; null before it is begun and once it is watched. Of a series, in the episode that is next. */
      place: components['schemas']['WatchPlace'] | null;
    };
    TitleStateResponse: {
      data: components['schemas']['TitleState'];
    };
    /**
     * @description A list that the viewer puts titles in.
     * @enum {string}
     */
    MyListToAddTo: 'watchlist' | 'liked';
    AddToMyListRequest: {
      list: components['schemas']['MyListToAddTo'];
      content_type: components['schemas']['TitleType'];
      id: components['schemas']['ContentId'];
    };
    /**
     * @description A list that the viewer takes titles out of.
     * @enum {string}
     */
    MyListToRemoveFrom: 'watchlist' | 'liked' | 'history';
    RemoveFromMyListRequest: {
      list: components['schemas']['MyListToRemoveFrom'];
      content_type: components['schemas']['TitleType'];
      id: components['schemas']['ContentId'];
    };
    SaveWatchingRequest: {
      content_type: components['schemas']['PlayableType'];
      id: components['schemas']['ContentId'];
      /** @description Past the end is read as the end. */
      position_seconds: components['schemas']['Seconds'];
      /** @description As the player knows it. */
      duration_seconds: components['schemas']['Seconds'];
    };
    RemoveWatchingRequest: {
      content_type: components['schemas']['PlayableType'];
      id: components['schemas']['ContentId'];
    };
    RateTitleRequest: {
      content_type: components['schemas']['TitleType'];
      id: components['schemas']['ContentId'];
      /** @description Null takes the rating back. */
      value: components['schemas']['Stars'] | null;
    };
    /** @description A plan's id, as it stands in the address of its page. Opaque. */
    PlanId: string;
    Discount: {
      discount_percent: number;
      /** @description What is subtracted from the price. Never more than it. */
      discount_price: components['schemas']['Toman'];
      /** @description Gift days, 0 without any. */
      discount_day: number;
    };
    Plan: {
      name_fa: components['schemas']['NameFa'];
      name_en?: components['schemas']['NameEn'];
      /** @description The price before discount and VAT. */
      toman: components['schemas']['Toman'];
      description: components['schemas']['TextFa'];
      description_en?: components['schemas']['TextEn'];
      /** @description How many days of subscription it is, gift days apart. */
      days?: number;
      discount?: components['schemas']['Discount'] | null;
    };
    /** @description The plans, each under its id, in the order in which they are offered. */
    Plans: {
      [key: string]: components['schemas']['Plan'];
    };
    PlansResponse: {
      /** @description The HTTP status again, from servers that send it. */
      status?: number;
      data: components['schemas']['Plans'];
      /** @description What is said above the plans. It may be empty. */
      description: string;
      /** @description What the viewer should know now, such as a campaign. Shown as it is. */
      message?: string;
    };
    CartRequest: {
      id: components['schemas']['ContentId'];
      type: components['schemas']['TitleType'];
      /** @description The quality that was chosen; null while none is. */
      quality: components['schemas']['Quality'] | null;
      /** @description The viewer asks to buy, also what a subscription covers. */
      force_to_buy: boolean;
      ref: components['schemas']['Referral'];
    };
    /**
     * Format: uri-reference
     * @description A picture's address, absolute or from the root of the API's origin under /media/.
     */
    PictureAddress: string;
    /** @description One file of a title. The local cart keeps it as it is. */
    DownloadRow: {
      itemid: components['schemas']['ItemId'];
      id: components['schemas']['ContentId'];
      type: components['schemas']['TitleType'];
      quality: components['schemas']['Quality'];
      /** @description The file's size with its unit, as the server writes it. */
      size: string;
      size_bytes?: components['schemas']['Bytes'];
      name: components['schemas']['NameFa'];
      /** @description What this file costs the viewer; 0 for nothing to pay. */
      amount: components['schemas']['Toman'];
      poster: components['schemas']['PictureAddress'] | null;
    };
    Hours: number;
    /** @description A screening (ekran) is watched for some hours from the first play on, within a period. */
    CartScreening: {
      /** @description It is shown as a screening now. */
      ekran: boolean;
      /** @description Until when a ticket is sold. */
      ekran_period_end: components['schemas']['Timestamp'] | null;
      /** @description Hours to watch it in, from the first play on. */
      ekran_hour: components['schemas']['Hours'] | null;
      /** @description The viewer has a ticket. */
      ekran_owned: boolean;
      /** @description Until when this viewer's ticket holds; null before the first play, and where the server does not know. */
      owned_period_end: components['schemas']['Timestamp'] | null;
      /** @description The screening's own id. */
      ekran_id: components['schemas']['ContentId'] | null;
    };
    /** @description What is dialled. Shown from left to right. */
    UssdCode: string;
    FullRateData: {
      /** @description What the viewer's operator charges, in Persian. */
      message: string;
      /** @description Downloads are offered beside it. */
      show_download: boolean;
      /** @description A subscription is offered beside it. */
      show_subscription: boolean;
      title_fa: components['schemas']['NameFa'];
      title_en: components['schemas']['NameEn'];
    };
    /** @description What this viewer may do with one title, and what it costs. */
    Cart: {
      /** @description A row for each file. Empty where there is nothing to download, or not yet. */
      downloads: components['schemas']['DownloadRow'][];
      /** @description It is sold before it can be watched. */
      presale: boolean;
      /** @description From when on a title in presale can be watched. */
      presale_date: components['schemas']['Timestamp'] | null;
      /** @description The viewer may watch now, by a subscription, a purchase, a screening, an operator, or because it is free. */
      pass: boolean;
      title_poster: components['schemas']['Picture'] | null;
      screening: components['schemas']['CartScreening'];
      /** @description The code that buys it on a phone bill, where the viewer's operator offers one. */
      ussd: components['schemas']['UssdCode'] | null;
      /** @description For a customer of an operator who watches without a subscription. */
      fullrate_data: components['schemas']['FullRateData'] | null;
      /** @description It costs this viewer nothing, and the button says so. */
      show_free: boolean;
      /** @description It can be bought alone. */
      show_buy: boolean;
      /** @description What the viewer should know first, each a line of its own. */
      notes: string[];
      /** @description What it costs alone, where it can be bought. */
      price?: components['schemas']['Toman'] | null;
      /** @description In the future for a title that is not released yet. */
      release_date?: components['schemas']['Timestamp'] | null;
    };
    CartResponse: {
      data: components['schemas']['Cart'];
    };
    GatewayId: string;
    /** @description A bank's page to pay on. */
    Gateway: {
      id: components['schemas']['GatewayId'];
      name_fa: components['schemas']['NameFa'];
      name_en?: components['schemas']['NameEn'];
      logo?: components['schemas']['Picture'] | null;
      /** @description Chosen until the viewer chooses. At most one is. */
      default?: boolean;
    };
    GatewaysResponse: {
      /** @description In the order of the choice. */
      data: components['schemas']['Gateway'][];
    };
    /**
     * Format: uuid
     * @description A UUID that the caller made.
     */
    IdempotencyKey: string;
    /** @description The kind of the title that prompted the purchase, to lead back to; null where none did. */
    PurchaseContentType: components['schemas']['TitleType'] | null;
    /** @description The id of that title; null exactly where its kind is. */
    PurchaseContentId: components['schemas']['ContentId'] | null;
    /** @description The id of a gateway; or `wallet`, from the viewer's credit; or, in an answer only, `direct_debit`. No gateway has these two names. */
    PaymentMethod: string;
    /**
     * Format: uri
     * @description Where the bank sends the viewer back to: the storefront's own page, with `tracking_code` added to its query or posted to it. Whether it was paid is then asked of `getPayment`, never read from the address.
     */
    CallbackUrl: string;
    BuyPlanRequest: {
      plan_id: components['schemas']['PlanId'];
      /** @description The price that the viewer saw, after the discount and before VAT. Another one is a 422. */
      amount: components['schemas']['Toman'];
      content_type: components['schemas']['PurchaseContentType'];
      content_id: components['schemas']['PurchaseContentId'];
      payment_method: components['schemas']['PaymentMethod'];
      ref: components['schemas']['Referral'];
      callback_url: components['schemas']['CallbackUrl'];
    };
    /** @description Names a payment from its beginning on. The viewer reads it to support. */
    TrackingCode: string;
    /**
     * Format: uri
     * @description The bank's page. The browser goes there, if its host is on the storefront's list.
     */
    PayUrl: string;
    /** @description The browser goes on to the bank. */
    PurchaseToPay: {
      /** @constant */
      status: 'pending';
      tracking_code: components['schemas']['TrackingCode'];
      pay_url: components['schemas']['PayUrl'];
    };
    /** @description Nothing is left to pay: it was taken from the credit, or cost nothing. The storefront shows the payment as after a bank. */
    PurchaseSettled: {
      /** @constant */
      status: 'paid';
      tracking_code: components['schemas']['TrackingCode'];
      pay_url: null;
    };
    /** @description By `status`: to be paid on a bank's page, or settled already. */
    Purchase: components['schemas']['PurchaseToPay'] | components['schemas']['PurchaseSettled'];
    PurchaseResponse: {
      data: components['schemas']['Purchase'];
    };
    ItemToBuy: {
      itemid: components['schemas']['ItemId'];
      amount: components['schemas']['Toman'];
    };
    BuyItemsRequest: {
      /** @description The local cart, with the amounts that the viewer saw. Another amount is a 422. */
      items: components['schemas']['ItemToBuy'][];
      content_type: components['schemas']['PurchaseContentType'];
      content_id: components['schemas']['PurchaseContentId'];
      payment_method: components['schemas']['PaymentMethod'];
      ref: components['schemas']['Referral'];
      callback_url: components['schemas']['CallbackUrl'];
    };
    /** @enum {string} */
    PaymentKind: 'plan' | 'items' | 'wallet' | 'direct_debit';
    /**
     * @description `pending`: the bank has not answered yet. `abandoned`: the viewer left its page, and nothing was paid. `refunded`: it was paid, and has gone back.
     * @enum {string}
     */
    PaymentStatus: 'pending' | 'paid' | 'failed' | 'abandoned' | 'refunded';
    PaidItem: {
      itemid: components['schemas']['ItemId'];
      id: components['schemas']['ContentId'];
      type: components['schemas']['TitleType'];
      quality: components['schemas']['Quality'];
      name: components['schemas']['NameFa'];
      amount: components['schemas']['Toman'];
    };
    PaidThrough: {
      id: components['schemas']['PaymentMethod'];
      name_fa: components['schemas']['NameFa'];
      name_en: components['schemas']['NameEn'];
    };
    Payment: {
      tracking_code: components['schemas']['TrackingCode'];
      kind: components['schemas']['PaymentKind'];
      status: components['schemas']['PaymentStatus'];
      title_fa: components['schemas']['NameFa'];
      title_en: components['schemas']['NameEn'];
      /** @description The plan that was bought. */
      plan_id: components['schemas']['PlanId'] | null;
      /** @description The files that were bought; empty for every other kind. */
      items: components['schemas']['PaidItem'][];
      content_type: components['schemas']['PurchaseContentType'];
      content_id: components['schemas']['PurchaseContentId'];
      /** @description After the discount, before VAT. */
      amount: components['schemas']['Toman'];
      /** @description What was added to the amount; 0 where the price holds it already. */
      vat: components['schemas']['Toman'];
      /** @description What was, or is to be, paid. */
      total: components['schemas']['Toman'];
      gateway: components['schemas']['PaidThrough'];
      created_at: components['schemas']['Timestamp'];
      paid_at: components['schemas']['Timestamp'] | null;
      /** @description What is to be said of it in English, such as why it failed. */
      message: string | null;
      /** @description The same in Persian. */
      message_fa: string | null;
    };
    /** @description A page of payments, the newest first. */
    PaymentPage: {
      items: components['schemas']['Payment'][];
      next_cursor: components['schemas']['NextCursor'];
    };
    PaymentsResponse: {
      data: components['schemas']['PaymentPage'];
    };
    PaymentResponse: {
      data: components['schemas']['Payment'];
    };
    Wallet: {
      /** @description The credit with its currency, as the server writes it. Shown as it is. */
      my_credit: string;
      /** @description The same as a number, to tell whether it is enough for a purchase. */
      credit?: components['schemas']['Toman'];
    };
    WalletResponse: {
      data: components['schemas']['Wallet'];
    };
    /** @description What is added to the credit, in whole toman. A server may ask for more than the least that is here. */
    ChargeAmount: number;
    ChargeWalletRequest: {
      amount: components['schemas']['ChargeAmount'];
      /** @description Credit is not topped up from credit, so this is a gateway. */
      payment_method: components['schemas']['GatewayId'];
      callback_url: components['schemas']['CallbackUrl'];
    };
    WalletCharge: {
      pay_url: components['schemas']['PayUrl'];
      tracking_code?: components['schemas']['TrackingCode'];
    };
    ChargeWalletResponse: {
      data: components['schemas']['WalletCharge'];
    };
    /** @description A bank's code among the banks of Iran, as an account number (Sheba) has it. */
    BankCode: string;
    DebitBank: {
      id: components['schemas']['BankCode'];
      name_fa: components['schemas']['NameFa'];
      name_en?: components['schemas']['NameEn'];
      /** @description It cannot be chosen yet, and will be added soon. */
      soon?: boolean;
    };
    DebitBanks: {
      /** @description In the order of the choice. */
      banks: components['schemas']['DebitBank'][];
    };
    DebitBanksResponse: {
      data: components['schemas']['DebitBanks'];
    };
    /** @description Opaque. */
    DebitSubscriptionId: string;
    /** @description One agreement with a bank. */
    DebitSubscription: {
      id: components['schemas']['DebitSubscriptionId'];
      bank: components['schemas']['BankCode'];
    };
    /** @description What is paid automatically. */
    DebitConfigs: {
      /** @description The subscription is renewed when it ends. */
      subscription: boolean;
      /** @description Any purchase may be paid like this. */
      pay_anything: boolean;
    };
    DebitSeries: {
      id: components['schemas']['ContentId'];
      poster: components['schemas']['Picture'] | null;
      name_fa: components['schemas']['NameFa'];
      name_en?: components['schemas']['NameEn'];
      /** @description What one episode costs. */
      subscribe_fee: components['schemas']['Toman'];
      /** @description New episodes are bought on the day they come out, unless they were bought in another way. */
      directdebit: boolean;
    };
    /** @description An Iranian mobile number, eleven Latin digits. */
    Mobile: string;
    /** @description Days until the subscription ends. */
    DaysLeft: number;
    /** @description The user's automatic payment as it stands. */
    DebitSettings: {
      /** @description The banks that may be debited now. While there is none, the form for a new one is open. */
      subscriptions: components['schemas']['DebitSubscription'][];
      configs: components['schemas']['DebitConfigs'];
      /** @description The series that the user follows, each to be bought or not as its episodes come out. */
      series: components['schemas']['DebitSeries'][];
      mobile: components['schemas']['Mobile'];
      /** @description What a renewal of the subscription costs. */
      subscribe_fee: components['schemas']['Toman'];
      days_period_to_end: components['schemas']['DaysLeft'];
    };
    DebitSubscriptionsResponse: {
      data: components['schemas']['DebitSettings'];
    };
    BuyDebitSubscriptionRequest: {
      /** @description Renew the subscription. */
      subscription: boolean;
      /** @description Any purchase may be paid like this. */
      pay_anything: boolean;
      bank: components['schemas']['BankCode'];
      /** @description The ids of the series that are turned on. */
      series: components['schemas']['ContentId'][];
      /** @description An agreement with this bank is to be made; else only what is paid changes. */
      add_new_bank: boolean;
      /** @description The purchase that is to be paid like this, where one led here; else null. */
      payment_id: components['schemas']['TrackingCode'] | null;
      /** @description The viewer came from buying a subscription. */
      forsubscription: boolean;
      /** @description The number that the bank knows the viewer by. */
      mobile: components['schemas']['Mobile'];
      ref: components['schemas']['Referral'];
      callback_url: components['schemas']['CallbackUrl'];
    };
    DebitRedirectData: {
      pay_url: components['schemas']['PayUrl'];
    };
    /** @description The browser goes on to the bank, where the viewer agrees. */
    DebitRedirect: {
      data: components['schemas']['DebitRedirectData'];
      /** @description Not shown. */
      message?: string;
    };
    /** @description Where there is no page of a bank, `data` may be empty, null or not there. */
    DebitNoticeData: {
      pay_url?: null;
    };
    /** @description All is done. The message says what. */
    DebitNotice: {
      data?: components['schemas']['DebitNoticeData'] | null;
      /** @description In Persian. */
      message: string;
    };
    /** @description `data.pay_url` is the bank's page; where there is nothing to do there, `message` says what was done. */
    BuyDebitSubscriptionResponse:
      | components['schemas']['DebitRedirect']
      | components['schemas']['DebitNotice'];
    DeleteDebitSubscriptionRequest: {
      id: components['schemas']['DebitSubscriptionId'];
    };
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
    /**
     * @description 1 is subscribed.
     * @enum {integer}
     */
    SubscriptionFlag: 0 | 1;
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
    UpdateUserRequest: {
      /** @description What the viewer is called; null takes the name away. */
      name: string | null;
    };
    /** @description A referral in base 62, over 0-9, a-z and A-Z in that order. */
    ReferralCode: string;
    GiftDayCount: number;
    /** @description The user's own referral and what it has brought. */
    ReferralAccount: {
      code: components['schemas']['ReferralCode'];
      /** @description The landing page, from the storefront's root. */
      link: string;
      /** @description How many have signed in by it. */
      invited: components['schemas']['ItemCount'];
      /** @description Days of subscription that it has brought. */
      earned_days: components['schemas']['GiftDayCount'];
      /** @description Days that the next one brings; 0 where it is only counted. */
      days_each: components['schemas']['GiftDayCount'];
    };
    ReferralResponse: {
      data: components['schemas']['ReferralAccount'];
    };
    /** @description All of them, not of this page alone. */
    GiftDaysTotal: {
      days: components['schemas']['GiftDayCount'];
    };
    /** @description Opaque. */
    GiftId: string;
    /**
     * @description `referral`: the viewer invited someone. `invited`: the viewer came by an invitation. `plan`: with a plan that was bought. `apology`: for something that went wrong.
     * @enum {string}
     */
    GiftReason: 'referral' | 'invited' | 'plan' | 'campaign' | 'apology';
    /** @description Days that were added to the subscription without being paid for. */
    GiftDays: {
      id: components['schemas']['GiftId'];
      days: number;
      reason: components['schemas']['GiftReason'];
      granted_at: components['schemas']['Timestamp'];
      /** @description Who brought them, as the viewer may see it: a name, or a number with its middle hidden. */
      from: string | null;
      /** @description What it was for, such as a campaign's name. */
      note_fa: string | null;
      note_en: string | null;
    };
    /** @description A page of gifts, the newest first. */
    GiftDaysPage: {
      about: components['schemas']['GiftDaysTotal'];
      items: components['schemas']['GiftDays'][];
      next_cursor: components['schemas']['NextCursor'];
    };
    GiftDaysResponse: {
      data: components['schemas']['GiftDaysPage'];
    };
    /** @description Latin digits, as one dials them. */
    SupportPhone: string;
    /** @enum {string} */
    SocialKind:
      | 'instagram'
      | 'telegram'
      | 'x'
      | 'youtube'
      | 'linkedin'
      | 'aparat'
      | 'eitaa'
      | 'bale'
      | 'rubika';
    /**
     * Format: uri
     * @description A page elsewhere, in full.
     */
    WebAddress: string;
    SocialLink: {
      kind: components['schemas']['SocialKind'];
      url: components['schemas']['WebAddress'];
    };
    RelatedLink: {
      name_fa: components['schemas']['NameFa'];
      name_en?: components['schemas']['NameEn'];
      url: components['schemas']['WebAddress'];
    };
    EnamadBadge: {
      id: string;
      code: string;
    };
    /** @description The check's `samandehi_id` and `samandehi_p`. */
    SamandehiBadge: {
      id: string;
      key: string;
    };
    /** @description The badges that the storefront shows. Their pictures and links are made from these keys. */
    TrustBadges: {
      enamad: components['schemas']['EnamadBadge'] | null;
      samandehi: components['schemas']['SamandehiBadge'] | null;
    };
    /** @enum {string} */
    AppPlatform: 'android' | 'ios' | 'android_tv' | 'windows';
    AppDownload: {
      platform: components['schemas']['AppPlatform'];
      /** @description The file, or the app's page in a store. */
      url: components['schemas']['WebAddress'];
      /** @description Null where a store tells it. */
      version: string | null;
      /** @description Null where a store tells it. */
      size_bytes: components['schemas']['Bytes'] | null;
    };
    /** @description What the footer says, and the apps there are. */
    AppDetails: {
      about_fa: components['schemas']['TextFa'];
      about_en?: components['schemas']['TextEn'];
      phone: components['schemas']['SupportPhone'];
      /** @description In the order of the icons. A kind that is not known is passed over. */
      social: components['schemas']['SocialLink'][];
      /** @description An online news site. */
      related_link: components['schemas']['RelatedLink'] | null;
      trust_badges: components['schemas']['TrustBadges'];
      copyright_fa: string;
      copyright_en?: string | null;
      /** @description In the order of the page. A platform that is not known is passed over. */
      apps?: components['schemas']['AppDownload'][];
    };
    AppDetailsResponse: {
      data: components['schemas']['AppDetails'];
    };
    TrustBadgesResponse: {
      data: components['schemas']['TrustBadges'];
    };
    OperatorKey: string;
    /** @description What an operator charges its customers for the data of this service. */
    OperatorRate: {
      key: components['schemas']['OperatorKey'];
      name_fa: components['schemas']['NameFa'];
      name_en: components['schemas']['NameEn'];
      rate: components['schemas']['DataRate'];
      note_fa: string | null;
      note_en: string | null;
    };
    OperatorsResponse: {
      data: components['schemas']['OperatorRate'][];
    };
    /** @description A file of a title, as an operator's link names it. Opaque. */
    UssdFileId: string;
    /** @description Whom it is bought for, as an operator's link names them. Opaque. */
    UssdUserId: string;
    /** @description What is bought, as an operator's link names it. Opaque. */
    UssdPackage: string;
    Operator: {
      key: components['schemas']['OperatorKey'];
      name_fa: components['schemas']['NameFa'];
      name_en: components['schemas']['NameEn'];
    };
    /** @description What to dial, at which operator, and what it buys. */
    UssdLink: {
      ussd: components['schemas']['UssdCode'];
      operator: components['schemas']['Operator'];
      /** @description What the operator puts on the bill, VAT included. */
      price: components['schemas']['Toman'];
      title_fa: components['schemas']['NameFa'];
      title_en: components['schemas']['NameEn'];
      /** @description The title that is bought; null for a package. */
      card: components['schemas']['Card'] | null;
      /** @description Until when the code works; null for no end. */
      expires_at: components['schemas']['Timestamp'] | null;
    };
    UssdLinkResponse: {
      data: components['schemas']['UssdLink'];
    };
    /**
     * @description As it stands in the address of the profile area.
     * @enum {string}
     */
    PageName: 'about-contact' | 'faq' | 'terms';
    /** @description Plain text, without markup. */
    Paragraphs: string[];
    /** @description A question and its answer, or a heading and what is under it. */
    PageSection: {
      /** @description Null for what stands before the first heading. */
      heading_fa: string | null;
      heading_en: components['schemas']['NameEn'];
      paragraphs_fa: components['schemas']['Paragraphs'];
      /** @description Empty where there is no English. */
      paragraphs_en: components['schemas']['Paragraphs'];
    };
    /** @description A page of text, from the editors. */
    Page: {
      page: components['schemas']['PageName'];
      title_fa: components['schemas']['NameFa'];
      title_en: components['schemas']['NameEn'];
      updated_at: components['schemas']['Timestamp'];
      sections: components['schemas']['PageSection'][];
    };
    PageResponse: {
      data: components['schemas']['Page'];
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
    /** @description This viewer may not. A guest who would have to subscribe or buy is told so too, not sent to sign in. */
    Forbidden: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description What is asked for cannot be. The caller shows its page for what is not found. */
    BadRequest: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The same `Idempotency-Key` came before with other content. */
    Conflict: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The request does not fit, or cannot be bought like this. Nothing was charged. `errors` names the fields. */
    PurchaseRefused: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The user has no payment with this tracking code. */
    NoSuchPayment: {
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
  parameters: {
    /**
     * @description Its id.
     * @example 1024
     */
    ContentIdInPath: components['schemas']['ContentId'];
    /**
     * @description The `next_cursor` of the page before. Without it, the first page.
     * @example b2Zmc2V0OjI0
     */
    Cursor: components['schemas']['Cursor'];
    /**
     * @description How many items at most.
     * @example 24
     */
    Limit: components['schemas']['PageLimit'];
    /**
     * @description What kind of title it is.
     * @example movie
     */
    TitleTypeInPath: components['schemas']['TitleType'];
    /**
     * @description What comes first. Without it, the newest.
     * @example newest
     */
    TitleSort: components['schemas']['TitleSort'];
    /**
     * @description Nothing above this age. 0 is everything.
     * @example 0
     */
    AgeFilter: components['schemas']['FilterValue'];
    /**
     * @description What can be heard in this language, dubbing included. 0 is everything.
     * @example 0
     */
    LanguageFilter: components['schemas']['FilterValue'];
    /**
     * @description What was made in this country. 0 is everything.
     * @example 0
     */
    CountryFilter: components['schemas']['FilterValue'];
    /**
     * @description What is of this form, such as a short film. 0 is everything.
     * @example 0
     */
    FormFilter: components['schemas']['FilterValue'];
    /**
     * @description Films, series or both. Without it, all that the list holds, videos and screenings too.
     * @example movie
     */
    TitleKind: components['schemas']['TitleKind'];
    /**
     * @description What kind of title it is.
     * @example movie
     */
    PlayableTypeInPath: components['schemas']['PlayableType'];
    /**
     * @description Names the purchase. A second call with the same key and the same content gives the first one's answer and charges nothing; with other content it is a 409.
     * @example 0d5a3c1e-6f0b-4c7e-9a55-0f6a1f2b7c11
     */
    IdempotencyKey: components['schemas']['IdempotencyKey'];
    /**
     * @description As `Idempotency-Key` elsewhere. A server that does not know it passes over it.
     * @example 0d5a3c1e-6f0b-4c7e-9a55-0f6a1f2b7c11
     */
    OptionalIdempotencyKey: components['schemas']['IdempotencyKey'];
  };
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
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  getTop: {
    parameters: {
      query: {
        /**
         * @description Nothing above this age. 0 is everything.
         * @example 0
         */
        age: components['schemas']['FilterValue'];
        /**
         * @description What can be heard in this language, dubbing included. 0 is everything.
         * @example 0
         */
        lang: components['schemas']['FilterValue'];
        /**
         * @description What was made in this country. 0 is everything.
         * @example 0
         */
        country: components['schemas']['FilterValue'];
        /**
         * @description What is of this form, such as a short film. 0 is everything.
         * @example 0
         */
        f_type: components['schemas']['FilterValue'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The titles, the most watched first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TopResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
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
      422: components['responses']['Invalid'];
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
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  getSeries: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Its id.
         * @example 1024
         */
        id: components['parameters']['ContentIdInPath'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The series. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SeriesResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  listEpisodes: {
    parameters: {
      query?: {
        /**
         * @description The season's number. Without it, all seasons in order.
         * @example 2
         */
        season?: components['schemas']['SeasonNumber'];
        /**
         * @description The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description How many items at most.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      path: {
        /**
         * @description Its id.
         * @example 1024
         */
        id: components['parameters']['ContentIdInPath'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of episodes. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EpisodesResponse'];
        };
      };
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  getEpisode: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The episode's id.
         * @example 7726
         */
        id: components['schemas']['ContentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The episode. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EpisodeResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  getVideo: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The video's id.
         * @example 4021
         */
        id: components['schemas']['ContentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The video. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VideoResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  getEkran: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The screening's id.
         * @example e-9
         */
        id: components['schemas']['ContentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The screening and its film. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EkranResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  listSimilar: {
    parameters: {
      query?: {
        /**
         * @description The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description How many items at most.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      path: {
        /**
         * @description What kind of title it is.
         * @example movie
         */
        content_type: components['parameters']['TitleTypeInPath'];
        /**
         * @description Its id.
         * @example 1024
         */
        id: components['parameters']['ContentIdInPath'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of cards. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CardPageResponse'];
        };
      };
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  getGenres: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The genres, in the order of the menu. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GenresResponse'];
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  getFilters: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The choices of each menu, without «everything», which is 0. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FiltersResponse'];
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  listTitles: {
    parameters: {
      query?: {
        /**
         * @description Films, series or, as without it, both.
         * @example all
         */
        type?: components['schemas']['TitleKind'];
        /**
         * @description What comes first. Without it, the newest.
         * @example newest
         */
        sort?: components['parameters']['TitleSort'];
        /**
         * @description Nothing above this age. 0 is everything.
         * @example 0
         */
        age?: components['parameters']['AgeFilter'];
        /**
         * @description What can be heard in this language, dubbing included. 0 is everything.
         * @example 0
         */
        lang?: components['parameters']['LanguageFilter'];
        /**
         * @description What was made in this country. 0 is everything.
         * @example 0
         */
        country?: components['parameters']['CountryFilter'];
        /**
         * @description What is of this form, such as a short film. 0 is everything.
         * @example 0
         */
        f_type?: components['parameters']['FormFilter'];
        /**
         * @description The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description How many items at most.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of cards. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CardPageResponse'];
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  listLists: {
    parameters: {
      query?: {
        /**
         * @description The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description How many items at most.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of lists, without their titles. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ListsResponse'];
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  listDownloads: {
    parameters: {
      query?: {
        /**
         * @description Films, series or both. Without it, all that the list holds, videos and screenings too.
         * @example movie
         */
        type?: components['parameters']['TitleKind'];
        /**
         * @description What comes first. Without it, the newest.
         * @example newest
         */
        sort?: components['parameters']['TitleSort'];
        /**
         * @description Nothing above this age. 0 is everything.
         * @example 0
         */
        age?: components['parameters']['AgeFilter'];
        /**
         * @description What can be heard in this language, dubbing included. 0 is everything.
         * @example 0
         */
        lang?: components['parameters']['LanguageFilter'];
        /**
         * @description What was made in this country. 0 is everything.
         * @example 0
         */
        country?: components['parameters']['CountryFilter'];
        /**
         * @description What is of this form, such as a short film. 0 is everything.
         * @example 0
         */
        f_type?: components['parameters']['FormFilter'];
        /**
         * @description The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description How many items at most.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of titles and their files. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DownloadsResponse'];
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  listGenreTitles: {
    parameters: {
      query?: {
        /**
         * @description Films, series or both. Without it, all that the list holds, videos and screenings too.
         * @example movie
         */
        type?: components['parameters']['TitleKind'];
        /**
         * @description What comes first. Without it, the newest.
         * @example newest
         */
        sort?: components['parameters']['TitleSort'];
        /**
         * @description Nothing above this age. 0 is everything.
         * @example 0
         */
        age?: components['parameters']['AgeFilter'];
        /**
         * @description What can be heard in this language, dubbing included. 0 is everything.
         * @example 0
         */
        lang?: components['parameters']['LanguageFilter'];
        /**
         * @description What was made in this country. 0 is everything.
         * @example 0
         */
        country?: components['parameters']['CountryFilter'];
        /**
         * @description What is of this form, such as a short film. 0 is everything.
         * @example 0
         */
        f_type?: components['parameters']['FormFilter'];
        /**
         * @description The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description How many items at most.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      path: {
        /**
         * @description The genre's key, in lower case.
         * @example mystery
         */
        key: components['schemas']['GenreKey'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The genre, and a page of cards. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GenreTitlesResponse'];
        };
      };
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  listCategoryTitles: {
    parameters: {
      query?: {
        /**
         * @description Films, series or both. Without it, all that the list holds, videos and screenings too.
         * @example movie
         */
        type?: components['parameters']['TitleKind'];
        /**
         * @description What comes first. Without it, the newest.
         * @example newest
         */
        sort?: components['parameters']['TitleSort'];
        /**
         * @description Nothing above this age. 0 is everything.
         * @example 0
         */
        age?: components['parameters']['AgeFilter'];
        /**
         * @description What can be heard in this language, dubbing included. 0 is everything.
         * @example 0
         */
        lang?: components['parameters']['LanguageFilter'];
        /**
         * @description What was made in this country. 0 is everything.
         * @example 0
         */
        country?: components['parameters']['CountryFilter'];
        /**
         * @description What is of this form, such as a short film. 0 is everything.
         * @example 0
         */
        f_type?: components['parameters']['FormFilter'];
        /**
         * @description The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description How many items at most.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      path: {
        /**
         * @description The category's `category_id`.
         * @example kids
         */
        category_id: components['schemas']['CategoryId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The category with its place in the menu, and a page of cards. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CategoryTitlesResponse'];
        };
      };
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  getList: {
    parameters: {
      query?: {
        /**
         * @description Films, series or both. Without it, all that the list holds, videos and screenings too.
         * @example movie
         */
        type?: components['parameters']['TitleKind'];
        /**
         * @description What comes first. Without it, the editor's order, and the newest of a genre.
         * @example rating
         */
        sort?: components['schemas']['TitleSort'];
        /**
         * @description Nothing above this age. 0 is everything.
         * @example 0
         */
        age?: components['parameters']['AgeFilter'];
        /**
         * @description What can be heard in this language, dubbing included. 0 is everything.
         * @example 0
         */
        lang?: components['parameters']['LanguageFilter'];
        /**
         * @description What was made in this country. 0 is everything.
         * @example 0
         */
        country?: components['parameters']['CountryFilter'];
        /**
         * @description What is of this form, such as a short film. 0 is everything.
         * @example 0
         */
        f_type?: components['parameters']['FormFilter'];
        /**
         * @description The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description How many items at most.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      path: {
        /**
         * @description The list's id, or a genre's key.
         * @example yalda-nights
         */
        list: components['schemas']['ListId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The list, and a page of cards. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ListResponse'];
        };
      };
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  listCasts: {
    parameters: {
      query?: {
        /**
         * @description The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description How many items at most.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      path: {
        /**
         * @description Directors, Iranian actors or foreign actors.
         * @example iranian-actors
         */
        group: components['schemas']['CastGroup'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of people. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CastsResponse'];
        };
      };
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  getCast: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The person's id.
         * @example p-31
         */
        id: components['schemas']['ContentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The person. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CastResponse'];
        };
      };
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  listCastTitles: {
    parameters: {
      query?: {
        /**
         * @description What the person was. Without it, all.
         * @example actor
         */
        role?: components['schemas']['PersonRole'];
        /**
         * @description Films, series or both. Without it, all that the list holds, videos and screenings too.
         * @example movie
         */
        type?: components['parameters']['TitleKind'];
        /**
         * @description What comes first. Without it, the newest.
         * @example newest
         */
        sort?: components['parameters']['TitleSort'];
        /**
         * @description Nothing above this age. 0 is everything.
         * @example 0
         */
        age?: components['parameters']['AgeFilter'];
        /**
         * @description What can be heard in this language, dubbing included. 0 is everything.
         * @example 0
         */
        lang?: components['parameters']['LanguageFilter'];
        /**
         * @description What was made in this country. 0 is everything.
         * @example 0
         */
        country?: components['parameters']['CountryFilter'];
        /**
         * @description What is of this form, such as a short film. 0 is everything.
         * @example 0
         */
        f_type?: components['parameters']['FormFilter'];
        /**
         * @description The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description How many items at most.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      path: {
        /**
         * @description The person's id.
         * @example p-31
         */
        id: components['schemas']['ContentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of cards. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CardPageResponse'];
        };
      };
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  listChannels: {
    parameters: {
      query?: {
        /**
         * @description What kind of channel. Without it, all.
         * @example magazine
         */
        kind?: components['schemas']['ChannelKind'];
        /**
         * @description The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description How many items at most.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of channels. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChannelsResponse'];
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  listMagazines: {
    parameters: {
      query?: {
        /**
         * @description The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description How many items at most.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of issues. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VideoPageResponse'];
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  getChannel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The channel's id.
         * @example ravagh
         */
        id: components['schemas']['ContentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The channel. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChannelResponse'];
        };
      };
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  listChannelVideos: {
    parameters: {
      query?: {
        /**
         * @description The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description How many items at most.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      path: {
        /**
         * @description The channel's id.
         * @example ravagh
         */
        id: components['schemas']['ContentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of videos. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VideoPageResponse'];
        };
      };
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  listLives: {
    parameters: {
      query?: {
        /**
         * @description The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description How many items at most.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of channels. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LivesResponse'];
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  getLive: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The channel's id.
         * @example nasim
         */
        id: components['schemas']['ContentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The channel. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LiveResponse'];
        };
      };
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  getLiveSchedule: {
    parameters: {
      query?: {
        /**
         * @description The day. Without it, today in Tehran.
         * @example 2026-11-20
         */
        date?: components['schemas']['CalendarDate'];
      };
      header?: never;
      path: {
        /**
         * @description The channel's id.
         * @example nasim
         */
        id: components['schemas']['ContentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The day's programmes, in order. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ScheduleResponse'];
        };
      };
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  quickSearch: {
    parameters: {
      query: {
        /**
         * @description What was typed so far.
         * @example پرستو
         */
        query: components['schemas']['QuickSearchTerm'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The best results, few enough for a menu. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['QuickSearchResponse'];
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  search: {
    parameters: {
      query: {
        /**
         * @description The term, of more than one character.
         * @example یزد
         */
        query: components['schemas']['SearchTerm'];
        /**
         * @description What is searched for. Without it, everything.
         * @example movie
         */
        type?: components['schemas']['SearchType'];
        /**
         * @description Nothing above this age. 0 is everything.
         * @example 0
         */
        age?: components['parameters']['AgeFilter'];
        /**
         * @description What can be heard in this language, dubbing included. 0 is everything.
         * @example 0
         */
        lang?: components['parameters']['LanguageFilter'];
        /**
         * @description What was made in this country. 0 is everything.
         * @example 0
         */
        country?: components['parameters']['CountryFilter'];
        /**
         * @description What is of this form, such as a short film. 0 is everything.
         * @example 0
         */
        f_type?: components['parameters']['FormFilter'];
        /**
         * @description The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description How many items at most.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description How many there are, and a page of cards. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SearchResponse'];
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  listComments: {
    parameters: {
      query?: {
        /**
         * @description The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description How many items at most.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      path: {
        /**
         * @description What kind of title it is.
         * @example movie
         */
        content_type: components['parameters']['TitleTypeInPath'];
        /**
         * @description Its id.
         * @example 1024
         */
        id: components['parameters']['ContentIdInPath'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description How many there are, and a page of them. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CommentsResponse'];
        };
      };
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  addComment: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AddCommentRequest'];
      };
    };
    responses: {
      /** @description The comment, as its author sees it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AddCommentResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  reportComment: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReportCommentRequest'];
      };
    };
    responses: {
      /** @description Noted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Acknowledgement'];
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  getPlayback: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description What kind of title it is.
         * @example movie
         */
        content_type: components['parameters']['PlayableTypeInPath'];
        /**
         * @description Its id.
         * @example 1024
         */
        id: components['parameters']['ContentIdInPath'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What is played, and how. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlaybackResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  getLivePlayback: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The channel's id.
         * @example nasim
         */
        id: components['schemas']['ContentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What is played, and how. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LivePlaybackResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  getDownloadLinks: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description What kind of title it is.
         * @example movie
         */
        content_type: components['parameters']['PlayableTypeInPath'];
        /**
         * @description Its id.
         * @example 1024
         */
        id: components['parameters']['ContentIdInPath'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The files, from the smallest on. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DownloadLinksResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  listMyLists: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The lists. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MyListsResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  listWatching: {
    parameters: {
      query?: {
        /**
         * @description The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description How many items at most.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WatchingResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  listMyTitles: {
    parameters: {
      query?: {
        /**
         * @description The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description How many items at most.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      path: {
        /**
         * @description Which list.
         * @example watchlist
         */
        list: components['schemas']['MyListKey'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of its titles. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MyTitlesResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  getTitleState: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description What kind of title it is.
         * @example movie
         */
        content_type: components['parameters']['TitleTypeInPath'];
        /**
         * @description Its id.
         * @example 1024
         */
        id: components['parameters']['ContentIdInPath'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The state. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TitleStateResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  addToMyList: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AddToMyListRequest'];
      };
    };
    responses: {
      /** @description The title's state from now on. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TitleStateResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  removeFromMyList: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RemoveFromMyListRequest'];
      };
    };
    responses: {
      /** @description The title's state from now on. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TitleStateResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  saveWatching: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SaveWatchingRequest'];
      };
    };
    responses: {
      /** @description The title's state from now on. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TitleStateResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  removeWatching: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RemoveWatchingRequest'];
      };
    };
    responses: {
      /** @description The title's state from now on. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TitleStateResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  rateTitle: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RateTitleRequest'];
      };
    };
    responses: {
      /** @description The title's state from now on. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TitleStateResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  getPlans: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The plans, under their ids, and what is said above them. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlansResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  getCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CartRequest'];
      };
    };
    responses: {
      /** @description The cart. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CartResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  ghostCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CartRequest'];
      };
    };
    responses: {
      /** @description The cart. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CartResponse'];
        };
      };
      400: components['responses']['BadRequest'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  getGateways: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The gateways. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GatewaysResponse'];
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  buyPlan: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Names the purchase. A second call with the same key and the same content gives the first one's answer and charges nothing; with other content it is a 409.
         * @example 0d5a3c1e-6f0b-4c7e-9a55-0f6a1f2b7c11
         */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BuyPlanRequest'];
      };
    };
    responses: {
      /** @description The payment has begun, or is done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PurchaseResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      409: components['responses']['Conflict'];
      422: components['responses']['PurchaseRefused'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  buyItems: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Names the purchase. A second call with the same key and the same content gives the first one's answer and charges nothing; with other content it is a 409.
         * @example 0d5a3c1e-6f0b-4c7e-9a55-0f6a1f2b7c11
         */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BuyItemsRequest'];
      };
    };
    responses: {
      /** @description The payment has begun, or is done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PurchaseResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      409: components['responses']['Conflict'];
      422: components['responses']['PurchaseRefused'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  listPayments: {
    parameters: {
      query?: {
        /**
         * @description The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description How many items at most.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of them. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentsResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  getPayment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The payment's tracking code.
         * @example 140508301457
         */
        tracking_code: components['schemas']['TrackingCode'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The payment. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NoSuchPayment'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  getWallet: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The credit. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WalletResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  chargeWallet: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description As `Idempotency-Key` elsewhere. A server that does not know it passes over it.
         * @example 0d5a3c1e-6f0b-4c7e-9a55-0f6a1f2b7c11
         */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChargeWalletRequest'];
      };
    };
    responses: {
      /** @description The bank's page. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChargeWalletResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  getDebitBanks: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The banks. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DebitBanksResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  getDebitSubscriptions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DebitSubscriptionsResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  buyDebitSubscription: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description As `Idempotency-Key` elsewhere. A server that does not know it passes over it.
         * @example 0d5a3c1e-6f0b-4c7e-9a55-0f6a1f2b7c11
         */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BuyDebitSubscriptionRequest'];
      };
    };
    responses: {
      /** @description The bank's page, or what was done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BuyDebitSubscriptionResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  deleteDebitSubscription: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DeleteDebitSubscriptionRequest'];
      };
    };
    responses: {
      /** @description Ended. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Acknowledgement'];
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
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
      422: components['responses']['Invalid'];
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
      422: components['responses']['Invalid'];
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
  updateUser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UpdateUserRequest'];
      };
    };
    responses: {
      /** @description The user, as `getUser` answers from now on. */
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
  getReferral: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The referral. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReferralResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  listGiftDays: {
    parameters: {
      query?: {
        /**
         * @description The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * @description How many items at most.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of gifts. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GiftDaysResponse'];
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  getAppDetails: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The details. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AppDetailsResponse'];
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  getTrustBadges: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The badges. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TrustBadgesResponse'];
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  listOperators: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The operators. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OperatorsResponse'];
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  getUssdLink: {
    parameters: {
      query?: {
        /**
         * @description The link's file, where it has one.
         * @example 1024-1080p
         */
        file_id?: components['schemas']['UssdFileId'];
        /**
         * @description The link's user. Only a link with a package may be without.
         * @example u-48213
         */
        user_id?: components['schemas']['UssdUserId'];
        /**
         * @description The link's package, where it has one.
         * @example m1
         */
        package?: components['schemas']['UssdPackage'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What to dial. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UssdLinkResponse'];
        };
      };
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  getPage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Which of them.
         * @example faq
         */
        page: components['schemas']['PageName'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The page. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PageResponse'];
        };
      };
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
}
