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
     * @description The same for everyone, so no token is sent. The body is the map itself, from a genre's key in lower case to its name.
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
     * @description The values of `age`, `lang`, `country`, `f_type` and `accessible`, which are the server's own numbers, and what a viewer reads in their place.
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
     * @description Those with the most watched titles first. Of one letter, in the order of the alphabet.
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
     * @description The newest first, unless `sort` says otherwise. A channel with `first_published_at` takes `sort`, `since` and `until`; days are those of Tehran.
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
  '/get/channel/{id}/series': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The series that a channel makes
     * @description The newest first. Asked only of a channel whose `series_count` is above 0.
     */
    get: operations['listChannelSeries'];
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
     * @description With how many titles, or channels, each holds. They are few, so they come at once.
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
  '/get/my/rows': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The shelves of the home page that are made for the viewer
     * @description What is like a title that was watched lately, and new episodes of the series that the viewer has begun or keeps in the watchlist. A title is in one of them at most, and what is watched or begun is in none. What would be empty is left out.
     */
    get: operations['listMyRows'];
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
  '/get/my/channels': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The channels that the viewer follows
     * @description What was followed last comes first.
     */
    get: operations['listFollowing'];
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
  '/get/my/downloads': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What the viewer has fetched, or has bought and not fetched yet
     * @description By title. A file counts as fetched once its link was followed from the first byte on; what is resumed does not count again. The addresses come from `getDownloadLinks` alone.
     */
    get: operations['listMyDownloads'];
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
  '/my/channel/follow': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Follow a channel
     * @description A channel that is followed already stays where it is, and that is a success.
     */
    post: operations['followChannel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/my/channel/unfollow': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Follow a channel no more
     * @description A channel that is not followed is a success too.
     */
    post: operations['unfollowChannel'];
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
  '/my/watching/mark': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Say that a title is watched, or that it is not
     * @description As if it had been played to its end, or never begun. A series is all of its released episodes but the extras, or one season of it, or the episodes that are named: so what a call has changed can be taken back.
     */
    post: operations['markWatched'];
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
  '/my/download/hide': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take a title out of what was fetched, or put it back
     * @description It changes only the list: what was bought stays bought. Fetched again, the title is in the list again. What was never fetched is a success too.
     */
    post: operations['hideDownload'];
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
  '/get/purchase/{key}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What a purchase has become
     * @description For a purchase whose answer was lost: the server is asked by its key before it is sent again. A 404 says that no purchase with this key has been accepted, so nothing was charged. Another user's key is a 404.
     */
    get: operations['findPurchase'];
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
     * @description A code is four digits, lives at most ten minutes, belongs to the number it was sent to and works once. A wrong one is 422, never 401. Where `sendCode` named its request, the code belongs to that request too: a login without it, or with another, is 422 whatever the code, and counts against nobody's number. Five wrong codes end a request, and no other.
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
     * @description A 200 confirms that the message was sent. 429 says how long until the next one. A server may name the request (`request_id`): its code then works with that name alone, so nobody else can try codes on it. Requests of one number live side by side until they end. With the `request_id` of a request that lives, the same code is sent once more: whichever message comes first is right. Some servers answer nothing of use, and their codes belong to the number alone.
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
  '/get/sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Where the user is signed in
     * @description Each session of the account: this one first, then the one that was used last. A sign-in from a browser that is signed in replaces its session, so a browser is here once.
     */
    get: operations['listSessions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sessions/revoke': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign out there
     * @description Ends one session of the user: its token answers 401 from now on. The caller's own session may be ended too, and is then signed out. A session that has ended meanwhile, or is nobody's, is no failure: it is signed out, as was asked.
     */
    post: operations['revokeSession'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sessions/revoke_all': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign out everywhere
     * @description Ends every session of the user, the caller's own too. Whoever fears that somebody else is in the account cannot know which token was taken, and it may be a copy of this one; to stay signed in here, end the others one by one.
     */
    post: operations['revokeAllSessions'];
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
  '/get/invitation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What an invitation brings
     * @description For the page that a referral link leads to. It names nobody, as anyone may ask with any referral.
     */
    get: operations['getInvitation'];
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
    Referral: Referral;
    ContentId: ContentId;
    SlideContentType: SlideContentType;
    NameFa: NameFa;
    NameEn: NameEn;
    TextFa: TextFa;
    TextEn: TextEn;
    Picture: Picture;
    GenreKey: GenreKey;
    Genre: Genre;
    Year: Year;
    JalaliYear: JalaliYear;
    AgeRating: AgeRating;
    Access: Access;
    Rating: Rating;
    Minutes: Minutes;
    Dubbed: Dubbed;
    Subtitled: Subtitled;
    Quality: Quality;
    Slide: Slide;
    Timestamp: Timestamp;
    LiveNow: LiveNow;
    SliderData: SliderData;
    SliderResponse: SliderResponse;
    FieldErrors: FieldErrors;
    Error: Error;
    RowShape: RowShape;
    ContentType: ContentType;
    Badge: Badge;
    CalendarDate: CalendarDate;
    Issue: Issue;
    SeriesName: SeriesName;
    SeasonNumber: SeasonNumber;
    EpisodeNumber: EpisodeNumber;
    EpisodePlace: EpisodePlace;
    MatchedBy: MatchedBy;
    PersonRole: PersonRole;
    Match: Match;
    Card: Card;
    DiscoverRow: DiscoverRow;
    DiscoverResponse: DiscoverResponse;
    FilterValue: FilterValue;
    TopData: TopData;
    TopResponse: TopResponse;
    CategoryId: CategoryId;
    Category: Category;
    CategoriesResponse: CategoriesResponse;
    Country: Country;
    Language: Language;
    AudioDescription: AudioDescription;
    LanguageList: LanguageList;
    Captions: Captions;
    Person: Person;
    Toman: Toman;
    TrailerId: TrailerId;
    Movie: Movie;
    MovieResponse: MovieResponse;
    GenreList: GenreList;
    CountryList: CountryList;
    ItemCount: ItemCount;
    Season: Season;
    EpisodeItem: EpisodeItem;
    Series: Series;
    SeriesResponse: SeriesResponse;
    Cursor: Cursor;
    PageLimit: PageLimit;
    SeriesRef: SeriesRef;
    EpisodesAbout: EpisodesAbout;
    NextCursor: NextCursor;
    EpisodePage: EpisodePage;
    EpisodesResponse: EpisodesResponse;
    Episode: Episode;
    EpisodeResponse: EpisodeResponse;
    Seconds: Seconds;
    ChannelKind: ChannelKind;
    ChannelRef: ChannelRef;
    Video: Video;
    VideoResponse: VideoResponse;
    EkranState: EkranState;
    Ekran: Ekran;
    EkranResponse: EkranResponse;
    TitleType: TitleType;
    FacetCounts: FacetCounts;
    TitleFacets: TitleFacets;
    CardPage: CardPage;
    CardPageResponse: CardPageResponse;
    GenresResponse: GenresResponse;
    FilterOption: FilterOption;
    FilterOptions: FilterOptions;
    Filters: Filters;
    FiltersResponse: FiltersResponse;
    TitleKind: TitleKind;
    TitleSort: TitleSort;
    ListKind: ListKind;
    ListId: ListId;
    ListInfo: ListInfo;
    ListPage: ListPage;
    ListsResponse: ListsResponse;
    Bytes: Bytes;
    DownloadableFile: DownloadableFile;
    DownloadableTitle: DownloadableTitle;
    DownloadPage: DownloadPage;
    DownloadsResponse: DownloadsResponse;
    GenreAbout: GenreAbout;
    GenreTitles: GenreTitles;
    GenreTitlesResponse: GenreTitlesResponse;
    CategoryRef: CategoryRef;
    CategoryAbout: CategoryAbout;
    CategoryTitles: CategoryTitles;
    CategoryTitlesResponse: CategoryTitlesResponse;
    ListTitles: ListTitles;
    ListResponse: ListResponse;
    CastGroup: CastGroup;
    Initial: Initial;
    CastItem: CastItem;
    CastPage: CastPage;
    CastsResponse: CastsResponse;
    Cast: Cast;
    CastResponse: CastResponse;
    VideoItem: VideoItem;
    Channel: Channel;
    ChannelPage: ChannelPage;
    ChannelsResponse: ChannelsResponse;
    VideoPage: VideoPage;
    VideoPageResponse: VideoPageResponse;
    ChannelResponse: ChannelResponse;
    VideoSort: VideoSort;
    Programme: Programme;
    LiveChannel: LiveChannel;
    LivePage: LivePage;
    LivesResponse: LivesResponse;
    LiveResponse: LiveResponse;
    Schedule: Schedule;
    ScheduleResponse: ScheduleResponse;
    QuickSearchTerm: QuickSearchTerm;
    QuickResultType: QuickResultType;
    QuickResult: QuickResult;
    QuickSearchResponse: QuickSearchResponse;
    SearchTerm: SearchTerm;
    SearchType: SearchType;
    SearchCounts: SearchCounts;
    SearchAbout: SearchAbout;
    SearchPage: SearchPage;
    SearchResponse: SearchResponse;
    CommentsAbout: CommentsAbout;
    CommentId: CommentId;
    CommentText: CommentText;
    Stars: Stars;
    Comment: Comment;
    CommentPage: CommentPage;
    CommentsResponse: CommentsResponse;
    AddCommentRequest: AddCommentRequest;
    CommentState: CommentState;
    AddedComment: AddedComment;
    AddCommentResponse: AddCommentResponse;
    ReportReason: ReportReason;
    ReportCommentRequest: ReportCommentRequest;
    Acknowledgement: Acknowledgement;
    PlayableType: PlayableType;
    EpisodeOf: EpisodeOf;
    SourceType: SourceType;
    MediaAddress: MediaAddress;
    Source: Source;
    SourceList: SourceList;
    SubtitleKind: SubtitleKind;
    Subtitle: Subtitle;
    SubtitleList: SubtitleList;
    AudioKind: AudioKind;
    AudioTrack: AudioTrack;
    AudioList: AudioList;
    Span: Span;
    Chapter: Chapter;
    DataRate: DataRate;
    DataCharge: DataCharge;
    Playback: Playback;
    PlaybackResponse: PlaybackResponse;
    LivePlayback: LivePlayback;
    LivePlaybackResponse: LivePlaybackResponse;
    ItemId: ItemId;
    FileName: FileName;
    DownloadLink: DownloadLink;
    SubtitleFile: SubtitleFile;
    DownloadLinks: DownloadLinks;
    DownloadLinksResponse: DownloadLinksResponse;
    MyListKey: MyListKey;
    MyList: MyList;
    MyListsResponse: MyListsResponse;
    WatchPlace: WatchPlace;
    WatchingItem: WatchingItem;
    WatchingPage: WatchingPage;
    WatchingResponse: WatchingResponse;
    MyRowKind: MyRowKind;
    MyRow: MyRow;
    MyRowsResponse: MyRowsResponse;
    MyTitleListKey: MyTitleListKey;
    MyTitlesPage: MyTitlesPage;
    MyTitlesResponse: MyTitlesResponse;
    TitleState: TitleState;
    TitleStateResponse: TitleStateResponse;
    MyDownloadState: MyDownloadState;
    MyDownloadsSum: MyDownloadsSum;
    DownloadOwnership: DownloadOwnership;
    MyDownloadFile: MyDownloadFile;
    MyDownload: MyDownload;
    MyDownloadsPage: MyDownloadsPage;
    MyDownloadsResponse: MyDownloadsResponse;
    MyListToAddTo: MyListToAddTo;
    AddToMyListRequest: AddToMyListRequest;
    MyListToRemoveFrom: MyListToRemoveFrom;
    RemoveFromMyListRequest: RemoveFromMyListRequest;
    FollowRequest: FollowRequest;
    FollowState: FollowState;
    FollowResponse: FollowResponse;
    SaveWatchingRequest: SaveWatchingRequest;
    RemoveWatchingRequest: RemoveWatchingRequest;
    MarkWatchedRequest: MarkWatchedRequest;
    RateTitleRequest: RateTitleRequest;
    HideDownloadRequest: HideDownloadRequest;
    HiddenDownload: HiddenDownload;
    HideDownloadResponse: HideDownloadResponse;
    PlanId: PlanId;
    Discount: Discount;
    Plan: Plan;
    Plans: Plans;
    PlansResponse: PlansResponse;
    CartRequest: CartRequest;
    PictureAddress: PictureAddress;
    DownloadRow: DownloadRow;
    Hours: Hours;
    CartScreening: CartScreening;
    UssdCode: UssdCode;
    FullRateData: FullRateData;
    Cart: Cart;
    CartResponse: CartResponse;
    GatewayId: GatewayId;
    Gateway: Gateway;
    GatewaysResponse: GatewaysResponse;
    IdempotencyKey: IdempotencyKey;
    PurchaseContentType: PurchaseContentType;
    PurchaseContentId: PurchaseContentId;
    PaymentMethod: PaymentMethod;
    CallbackUrl: CallbackUrl;
    BuyPlanRequest: BuyPlanRequest;
    TrackingCode: TrackingCode;
    PayUrl: PayUrl;
    PurchaseToPay: PurchaseToPay;
    PurchaseSettled: PurchaseSettled;
    Purchase: Purchase;
    PurchaseResponse: PurchaseResponse;
    ItemToBuy: ItemToBuy;
    BuyItemsRequest: BuyItemsRequest;
    PaymentKind: PaymentKind;
    PaymentStatus: PaymentStatus;
    PaidItem: PaidItem;
    PaidThrough: PaidThrough;
    Payment: Payment;
    PaymentPage: PaymentPage;
    PaymentsResponse: PaymentsResponse;
    PaymentResponse: PaymentResponse;
    FoundPurchase: FoundPurchase;
    FoundPurchaseResponse: FoundPurchaseResponse;
    Wallet: Wallet;
    WalletResponse: WalletResponse;
    ChargeAmount: ChargeAmount;
    ChargeWalletRequest: ChargeWalletRequest;
    WalletCharge: WalletCharge;
    ChargeWalletResponse: ChargeWalletResponse;
    BankCode: BankCode;
    DebitBank: DebitBank;
    DebitBanks: DebitBanks;
    DebitBanksResponse: DebitBanksResponse;
    DebitSubscriptionId: DebitSubscriptionId;
    DebitSubscription: DebitSubscription;
    DebitConfigs: DebitConfigs;
    DebitSeries: DebitSeries;
    Mobile: Mobile;
    DaysLeft: DaysLeft;
    DebitSettings: DebitSettings;
    DebitSubscriptionsResponse: DebitSubscriptionsResponse;
    BuyDebitSubscriptionRequest: BuyDebitSubscriptionRequest;
    DebitRedirectData: DebitRedirectData;
    DebitRedirect: DebitRedirect;
    DebitNoticeData: DebitNoticeData;
    DebitNotice: DebitNotice;
    BuyDebitSubscriptionResponse: BuyDebitSubscriptionResponse;
    DeleteDebitSubscriptionRequest: DeleteDebitSubscriptionRequest;
    OneTimeCode: OneTimeCode;
    CodeRequestId: CodeRequestId;
    LoginRequest: LoginRequest;
    LoginResponse: LoginResponse;
    SendCodeRequest: SendCodeRequest;
    SendCodeResponse: SendCodeResponse;
    SessionId: SessionId;
    Session: Session;
    SessionsResponse: SessionsResponse;
    RevokeSessionRequest: RevokeSessionRequest;
    RevokeSessionResponse: RevokeSessionResponse;
    SubscriptionFlag: SubscriptionFlag;
    User: User;
    UserResponse: UserResponse;
    OperatorKey: OperatorKey;
    Check: Check;
    UpdateUserRequest: UpdateUserRequest;
    ReferralCode: ReferralCode;
    GiftDayCount: GiftDayCount;
    ReferralAccount: ReferralAccount;
    ReferralResponse: ReferralResponse;
    Invitation: Invitation;
    InvitationResponse: InvitationResponse;
    GiftDaysTotal: GiftDaysTotal;
    GiftId: GiftId;
    GiftReason: GiftReason;
    GiftDays: GiftDays;
    GiftDaysPage: GiftDaysPage;
    GiftDaysResponse: GiftDaysResponse;
    SupportPhone: SupportPhone;
    ContactText: ContactText;
    SocialKind: SocialKind;
    WebAddress: WebAddress;
    SocialLink: SocialLink;
    RelatedLink: RelatedLink;
    EnamadBadge: EnamadBadge;
    SamandehiBadge: SamandehiBadge;
    TrustBadges: TrustBadges;
    AppPlatform: AppPlatform;
    AppDownload: AppDownload;
    AppDetails: AppDetails;
    AppDetailsResponse: AppDetailsResponse;
    TrustBadgesResponse: TrustBadgesResponse;
    DataPrice: DataPrice;
    OperatorRate: OperatorRate;
    OperatorsResponse: OperatorsResponse;
    UssdFileId: UssdFileId;
    UssdUserId: UssdUserId;
    UssdPackage: UssdPackage;
    Operator: Operator;
    UssdLink: UssdLink;
    UssdLinkResponse: UssdLinkResponse;
    PageName: PageName;
    Paragraphs: Paragraphs;
    PageSection: PageSection;
    Page: Page;
    PageResponse: PageResponse;
  };
  responses: {
    /** @description There is no session, or it has ended. */
    Unauthorized: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': Error;
      };
    };
    /** @description The request does not fit. `errors` names the fields. */
    Invalid: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': Error;
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
        'application/json': Error;
      };
    };
    /** @description The server failed. */
    ServerError: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': Error;
      };
    };
    /** @description There is nothing with this id. */
    NotFound: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': Error;
      };
    };
    /** @description This viewer may not. A guest who would have to subscribe or buy is told so too, not sent to sign in. */
    Forbidden: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': Error;
      };
    };
    /** @description What is asked for cannot be. The caller shows its page for what is not found. */
    BadRequest: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': Error;
      };
    };
    /** @description The same `Idempotency-Key` came before with other content. */
    Conflict: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': Error;
      };
    };
    /** @description The request does not fit, or cannot be bought like this. Nothing was charged. `errors` names the fields. */
    PurchaseRefused: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': Error;
      };
    };
    /** @description The user has no payment with this tracking code. */
    NoSuchPayment: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': Error;
      };
    };
    /** @description The form does not fit, or the code is wrong, used or too old. Never 401. */
    WrongCode: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': Error;
      };
    };
  };
  parameters: {
    /**
     * @description Its id.
     * @example 1024
     */
    ContentIdInPath: ContentId;
    /**
     * @description The `next_cursor` of the page before. Without it, the first page.
     * @example b2Zmc2V0OjI0
     */
    Cursor: Cursor;
    /**
     * @description How many items at most.
     * @example 24
     */
    Limit: PageLimit;
    /**
     * @description What kind of title it is.
     * @example movie
     */
    TitleTypeInPath: TitleType;
    /**
     * @description What comes first. Without it, the newest.
     * @example newest
     */
    TitleSort: TitleSort;
    /**
     * @description Nothing above this age. 0 is everything.
     * @example 0
     */
    AgeFilter: FilterValue;
    /**
     * @description What can be heard in this language, dubbing included. 0 is everything.
     * @example 0
     */
    LanguageFilter: FilterValue;
    /**
     * @description What was made in this country. 0 is everything.
     * @example 0
     */
    CountryFilter: FilterValue;
    /**
     * @description What is of this form, such as a short film. 0 is everything.
     * @example 0
     */
    FormFilter: FilterValue;
    /**
     * @description What has audio description, or captions. 0 is everything.
     * @example 0
     */
    AccessibleFilter: FilterValue;
    /**
     * @description Films, series or both. Without it, all that the list holds, videos and screenings too.
     * @example movie
     */
    TitleKind: TitleKind;
    /**
     * @description What kind of title it is.
     * @example movie
     */
    PlayableTypeInPath: PlayableType;
    /**
     * @description Names the purchase. A second call with the same key and the same content gives the first one's answer and charges nothing; with other content it is a 409.
     * @example 0d5a3c1e-6f0b-4c7e-9a55-0f6a1f2b7c11
     */
    IdempotencyKey: IdempotencyKey;
    /**
     * @description As `Idempotency-Key` elsewhere. A server that does not know it passes over it.
     * @example 0d5a3c1e-6f0b-4c7e-9a55-0f6a1f2b7c11
     */
    OptionalIdempotencyKey: IdempotencyKey;
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
  /**
   * The slides of the home page, and what is live now
   * @description Fetched once a visit. The page shows the first entry of `live`.
   */
  getSlider: {
    parameters: {
      /**
       * The slides of the home page, and what is live now
       * @description Fetched once a visit. The page shows the first entry of `live`.
       */
      query: {
        /**
         * @description The storefront's own referral, from its configuration.
         * @example 0
         */
        ref: Referral;
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
          'application/json': SliderResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * The shelves of the home page
   * @description In the order of the page. A shelf whose shape is not known is passed over. The people of the home page, which the specification calls `actor_details`, are a shelf like any other: its shape is `people`, its cards are of persons, and the rest of a person comes from `getCast`.
   */
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
          'application/json': DiscoverResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * The most watched titles that pass the content filter
   * @description Its query is exactly the content-filter string, all four in this order: `?age=0&lang=0&country=0&f_type=0`. Fetched once a visit, and again when the filter changes.
   */
  getTop: {
    parameters: {
      /**
       * The most watched titles that pass the content filter
       * @description Its query is exactly the content-filter string, all four in this order: `?age=0&lang=0&country=0&f_type=0`. Fetched once a visit, and again when the filter changes.
       */
      query: {
        /**
         * @description Nothing above this age. 0 is everything.
         * @example 0
         */
        age: FilterValue;
        /**
         * @description What can be heard in this language, dubbing included. 0 is everything.
         * @example 0
         */
        lang: FilterValue;
        /**
         * @description What was made in this country. 0 is everything.
         * @example 0
         */
        country: FilterValue;
        /**
         * @description What is of this form, such as a short film. 0 is everything.
         * @example 0
         */
        f_type: FilterValue;
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
          'application/json': TopResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * The categories of the menu, with their children
   * @description The same for everyone, so no token is sent. The body is the list itself.
   */
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
          'application/json': CategoriesResponse;
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * One film
   * @description All that a film's page shows before anyone presses play.
   */
  getMovie: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * One film
       * @description All that a film's page shows before anyone presses play.
       */
      path: {
        /**
         * @description The film's id.
         * @example 1024
         */
        id: ContentId;
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
          'application/json': MovieResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * One series, with its seasons
   * @description All that its page shows but the episodes, which `listEpisodes` answers season by season.
   */
  getSeries: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * One series, with its seasons
       * @description All that its page shows but the episodes, which `listEpisodes` answers season by season.
       */
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
          'application/json': SeriesResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * The episodes of a series
   * @description In their order, of one season or of all. Announced episodes are among them, with the day they come.
   */
  listEpisodes: {
    parameters: {
      /**
       * The episodes of a series
       * @description In their order, of one season or of all. Announced episodes are among them, with the day they come.
       */
      query?: {
        /**
         * @description The season's number. Without it, all seasons in order.
         * @example 2
         */
        season?: SeasonNumber;
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
      /**
       * The episodes of a series
       * @description In their order, of one season or of all. Announced episodes are among them, with the day they come.
       */
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
          'application/json': EpisodesResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * One episode, with its place in its series
   * @description All that its page shows, its neighbours included.
   */
  getEpisode: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * One episode, with its place in its series
       * @description All that its page shows, its neighbours included.
       */
      path: {
        /**
         * @description The episode's id.
         * @example 7726
         */
        id: ContentId;
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
          'application/json': EpisodeResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * One video
   * @description An interview, a trailer, a report; a magazine's issue and a newspaper's edition. The book fair's item is one.
   */
  getVideo: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * One video
       * @description An interview, a trailer, a report; a magazine's issue and a newspaper's edition. The book fair's item is one.
       */
      path: {
        /**
         * @description The video's id.
         * @example 4021
         */
        id: ContentId;
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
          'application/json': VideoResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * One screening
   * @description A film that a ticket opens: within a period, and for some hours after the first play. Whether the viewer has a ticket is said by the cart.
   */
  getEkran: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * One screening
       * @description A film that a ticket opens: within a period, and for some hours after the first play. Whether the viewer has a ticket is said by the cart.
       */
      path: {
        /**
         * @description The screening's id.
         * @example e-9
         */
        id: ContentId;
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
          'application/json': EkranResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * What is like a title
   * @description The nearest first. The title itself is not among them.
   */
  listSimilar: {
    parameters: {
      /**
       * What is like a title
       * @description The nearest first. The title itself is not among them.
       */
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
      /**
       * What is like a title
       * @description The nearest first. The title itself is not among them.
       */
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
          'application/json': CardPageResponse;
        };
      };
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * The genres
   * @description The same for everyone, so no token is sent. The body is the map itself, from a genre's key in lower case to its name.
   */
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
          'application/json': GenresResponse;
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * What lists can be narrowed to
   * @description The values of `age`, `lang`, `country`, `f_type` and `accessible`, which are the server's own numbers, and what a viewer reads in their place.
   */
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
          'application/json': FiltersResponse;
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * All films and series
   * @description What the cinema page shows.
   */
  listTitles: {
    parameters: {
      /**
       * All films and series
       * @description What the cinema page shows.
       */
      query?: {
        /**
         * @description Films, series or, as without it, both.
         * @example all
         */
        type?: TitleKind;
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
         * @description What has audio description, or captions. 0 is everything.
         * @example 0
         */
        accessible?: components['parameters']['AccessibleFilter'];
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
          'application/json': CardPageResponse;
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * All lists
   * @description What editors have picked, the newest first, then the genres.
   */
  listLists: {
    parameters: {
      /**
       * All lists
       * @description What editors have picked, the newest first, then the genres.
       */
      query?: {
        /**
         * @description Only lists of editors, or only genres. Without it, both.
         * @example genre
         */
        kind?: ListKind;
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
          'application/json': ListsResponse;
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * What can be downloaded
   * @description Titles with the size of each file, the newest first. The files' addresses are the viewer's own, and come from `getDownloadLinks`.
   */
  listDownloads: {
    parameters: {
      /**
       * What can be downloaded
       * @description Titles with the size of each file, the newest first. The files' addresses are the viewer's own, and come from `getDownloadLinks`.
       */
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
         * @description What has audio description, or captions. 0 is everything.
         * @example 0
         */
        accessible?: components['parameters']['AccessibleFilter'];
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
          'application/json': DownloadsResponse;
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * What is of a genre
   * @description A genre that there is not is a 404.
   */
  listGenreTitles: {
    parameters: {
      /**
       * What is of a genre
       * @description A genre that there is not is a 404.
       */
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
         * @description What has audio description, or captions. 0 is everything.
         * @example 0
         */
        accessible?: components['parameters']['AccessibleFilter'];
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
      /**
       * What is of a genre
       * @description A genre that there is not is a 404.
       */
      path: {
        /**
         * @description The genre's key, in lower case.
         * @example mystery
         */
        key: GenreKey;
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
          'application/json': GenreTitlesResponse;
        };
      };
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * What is in a category
   * @description What is in its child categories included.
   */
  listCategoryTitles: {
    parameters: {
      /**
       * What is in a category
       * @description What is in its child categories included.
       */
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
         * @description What has audio description, or captions. 0 is everything.
         * @example 0
         */
        accessible?: components['parameters']['AccessibleFilter'];
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
      /**
       * What is in a category
       * @description What is in its child categories included.
       */
      path: {
        /**
         * @description The category's `category_id`.
         * @example kids
         */
        category_id: CategoryId;
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
          'application/json': CategoryTitlesResponse;
        };
      };
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * One list, with its titles
   * @description An editor's list, or a genre by its key in lower case. Without `sort` an editor's list keeps the editor's order.
   */
  getList: {
    parameters: {
      /**
       * One list, with its titles
       * @description An editor's list, or a genre by its key in lower case. Without `sort` an editor's list keeps the editor's order.
       */
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
        sort?: TitleSort;
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
         * @description What has audio description, or captions. 0 is everything.
         * @example 0
         */
        accessible?: components['parameters']['AccessibleFilter'];
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
      /**
       * One list, with its titles
       * @description An editor's list, or a genre by its key in lower case. Without `sort` an editor's list keeps the editor's order.
       */
      path: {
        /**
         * @description The list's id, or a genre's key.
         * @example yalda-nights
         */
        list: ListId;
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
          'application/json': ListResponse;
        };
      };
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * People of a group
   * @description Those with the most watched titles first. Of one letter, in the order of the alphabet.
   */
  listCasts: {
    parameters: {
      /**
       * People of a group
       * @description Those with the most watched titles first. Of one letter, in the order of the alphabet.
       */
      query?: {
        /**
         * @description Only those whose name begins with this letter: `name_fa` with a letter of the Persian alphabet, `name_en` with a capital of the Latin one. Its other forms count as it: the Arabic keyboard's, and one
         *       with an accent.
         * @example پ
         */
        initial?: Initial;
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
      /**
       * People of a group
       * @description Those with the most watched titles first. Of one letter, in the order of the alphabet.
       */
      path: {
        /**
         * @description Directors, Iranian actors or foreign actors.
         * @example iranian-actors
         */
        group: CastGroup;
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
          'application/json': CastsResponse;
        };
      };
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * One person
   * @description All that a person's page shows but the titles.
   */
  getCast: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * One person
       * @description All that a person's page shows but the titles.
       */
      path: {
        /**
         * @description The person's id.
         * @example p-31
         */
        id: ContentId;
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
          'application/json': CastResponse;
        };
      };
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * What a person has made or is in
   * @description Films, series and videos, of one role or of all.
   */
  listCastTitles: {
    parameters: {
      /**
       * What a person has made or is in
       * @description Films, series and videos, of one role or of all.
       */
      query?: {
        /**
         * @description What the person was. Without it, all.
         * @example actor
         */
        role?: PersonRole;
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
         * @description What has audio description, or captions. 0 is everything.
         * @example 0
         */
        accessible?: components['parameters']['AccessibleFilter'];
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
      /**
       * What a person has made or is in
       * @description Films, series and videos, of one role or of all.
       */
      path: {
        /**
         * @description The person's id.
         * @example p-31
         */
        id: ContentId;
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
          'application/json': CardPageResponse;
        };
      };
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * The newspaper, the studio and the magazines
   * @description Of one kind or of all. Those with the newest videos first.
   */
  listChannels: {
    parameters: {
      /**
       * The newspaper, the studio and the magazines
       * @description Of one kind or of all. Those with the newest videos first.
       */
      query?: {
        /**
         * @description What kind of channel. Without it, all.
         * @example magazine
         */
        kind?: ChannelKind;
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
          'application/json': ChannelsResponse;
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * The newest issues of all magazines
   * @description By the day of issue, the newest first. Each is a video of its magazine, with `issue` set.
   */
  listMagazines: {
    parameters: {
      /**
       * The newest issues of all magazines
       * @description By the day of issue, the newest first. Each is a video of its magazine, with `issue` set.
       */
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
          'application/json': VideoPageResponse;
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * One channel
   * @description The studio's id is `studio`; the newspaper's is its brand name. What the channel has shown comes from `listChannelVideos`.
   */
  getChannel: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * One channel
       * @description The studio's id is `studio`; the newspaper's is its brand name. What the channel has shown comes from `listChannelVideos`.
       */
      path: {
        /**
         * @description The channel's id.
         * @example ravagh
         */
        id: ContentId;
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
          'application/json': ChannelResponse;
        };
      };
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * What a channel has shown
   * @description The newest first, unless `sort` says otherwise. A channel with `first_published_at` takes `sort`, `since` and `until`; days are those of Tehran.
   */
  listChannelVideos: {
    parameters: {
      /**
       * What a channel has shown
       * @description The newest first, unless `sort` says otherwise. A channel with `first_published_at` takes `sort`, `since` and `until`; days are those of Tehran.
       */
      query?: {
        /**
         * @description What comes first. Without it, the newest.
         * @example oldest
         */
        sort?: VideoSort;
        /**
         * @description Nothing that was published before this day.
         * @example 2026-03-21
         */
        since?: CalendarDate;
        /**
         * @description Nothing that was published after this day.
         * @example 2027-03-20
         */
        until?: CalendarDate;
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
      /**
       * What a channel has shown
       * @description The newest first, unless `sort` says otherwise. A channel with `first_published_at` takes `sort`, `since` and `until`; days are those of Tehran.
       */
      path: {
        /**
         * @description The channel's id.
         * @example ravagh
         */
        id: ContentId;
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
          'application/json': VideoPageResponse;
        };
      };
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * The series that a channel makes
   * @description The newest first. Asked only of a channel whose `series_count` is above 0.
   */
  listChannelSeries: {
    parameters: {
      /**
       * The series that a channel makes
       * @description The newest first. Asked only of a channel whose `series_count` is above 0.
       */
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
      /**
       * The series that a channel makes
       * @description The newest first. Asked only of a channel whose `series_count` is above 0.
       */
      path: {
        /**
         * @description The channel's id.
         * @example studio
         */
        id: ContentId;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of series. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': CardPageResponse;
        };
      };
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * The live channels, with what is on now
   * @description In the order of the page. The first one is what /live shows.
   */
  listLives: {
    parameters: {
      /**
       * The live channels, with what is on now
       * @description In the order of the page. The first one is what /live shows.
       */
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
          'application/json': LivesResponse;
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * One live channel, with what is on now
   * @description What the channel's page shows before anyone presses play. The day's programmes come from `getLiveSchedule`.
   */
  getLive: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * One live channel, with what is on now
       * @description What the channel's page shows before anyone presses play. The day's programmes come from `getLiveSchedule`.
       */
      path: {
        /**
         * @description The channel's id.
         * @example nasim
         */
        id: ContentId;
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
          'application/json': LiveResponse;
        };
      };
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * The programmes of a live channel in one day
   * @description A day is from midnight to midnight in Tehran. A day that the guide does not have is empty, not a failure.
   */
  getLiveSchedule: {
    parameters: {
      /**
       * The programmes of a live channel in one day
       * @description A day is from midnight to midnight in Tehran. A day that the guide does not have is empty, not a failure.
       */
      query?: {
        /**
         * @description The day. Without it, today in Tehran.
         * @example 2026-11-20
         */
        date?: CalendarDate;
      };
      header?: never;
      /**
       * The programmes of a live channel in one day
       * @description A day is from midnight to midnight in Tehran. A day that the guide does not have is empty, not a failure.
       */
      path: {
        /**
         * @description The channel's id.
         * @example nasim
         */
        id: ContentId;
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
          'application/json': ScheduleResponse;
        };
      };
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Search as one types
   * @description Called from three characters on, anonymously. The icon follows `type`; what is neither a film nor a series nor a video is `other`, a person most of all. On a failure the caller empties its list.
   */
  quickSearch: {
    parameters: {
      /**
       * Search as one types
       * @description Called from three characters on, anonymously. The icon follows `type`; what is neither a film nor a series nor a video is `other`, a person most of all. On a failure the caller empties its list.
       */
      query: {
        /**
         * @description What was typed so far.
         * @example پرستو
         */
        query: QuickSearchTerm;
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
          'application/json': QuickSearchResponse;
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Search in full
   * @description Of all kinds or of one, narrowed by the content filter. Letters that are written in several ways, joiners, diacritics and digits make no difference; small slips of the finger find what was meant.
   */
  search: {
    parameters: {
      /**
       * Search in full
       * @description Of all kinds or of one, narrowed by the content filter. Letters that are written in several ways, joiners, diacritics and digits make no difference; small slips of the finger find what was meant.
       */
      query: {
        /**
         * @description The term, of more than one character.
         * @example یزد
         */
        query: SearchTerm;
        /**
         * @description What is searched for. Without it, everything.
         * @example movie
         */
        type?: SearchType;
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
         * @description What has audio description, or captions. 0 is everything.
         * @example 0
         */
        accessible?: components['parameters']['AccessibleFilter'];
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
          'application/json': SearchResponse;
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * What viewers say of a title
   * @description Published comments, the newest first. The same for everyone: a viewer's own comment that waits is in the answer of `addComment` alone.
   */
  listComments: {
    parameters: {
      /**
       * What viewers say of a title
       * @description Published comments, the newest first. The same for everyone: a viewer's own comment that waits is in the answer of `addComment` alone.
       */
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
      /**
       * What viewers say of a title
       * @description Published comments, the newest first. The same for everyone: a viewer's own comment that waits is in the answer of `addComment` alone.
       */
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
          'application/json': CommentsResponse;
        };
      };
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Say something of a title
   * @description The answer says whether everyone reads it or it waits until somebody has looked at it. A rating is given by `rateTitle`.
   */
  addComment: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': AddCommentRequest;
      };
    };
    responses: {
      /** @description The comment, as its author sees it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': AddCommentResponse;
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
  /**
   * Report a comment
   * @description Somebody looks at it. A second report of the same comment by the same viewer changes nothing.
   */
  reportComment: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': ReportCommentRequest;
      };
    };
    responses: {
      /** @description Noted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': Acknowledgement;
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * What a player needs to play a title
   * @description Sources, subtitles, times and where the viewer left off. It is the viewer's own: no cache may keep it. Who may not watch gets 403, guests too; what they may do instead is said by the cart.
   */
  getPlayback: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * What a player needs to play a title
       * @description Sources, subtitles, times and where the viewer left off. It is the viewer's own: no cache may keep it. Who may not watch gets 403, guests too; what they may do instead is said by the cart.
       */
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
          'application/json': PlaybackResponse;
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
  /**
   * What a player needs to play a live channel
   * @description No cache may keep it. Who may not watch gets 403.
   */
  getLivePlayback: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * What a player needs to play a live channel
       * @description No cache may keep it. Who may not watch gets 403.
       */
      path: {
        /**
         * @description The channel's id.
         * @example nasim
         */
        id: ContentId;
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
          'application/json': LivePlaybackResponse;
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
  /**
   * Where a title's files are
   * @description Addresses that are signed for this viewer and lapse. Who may not download gets 403; without anything to download (yet) the list is empty.
   */
  getDownloadLinks: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * Where a title's files are
       * @description Addresses that are signed for this viewer and lapse. Who may not download gets 403; without anything to download (yet) the list is empty.
       */
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
          'application/json': DownloadLinksResponse;
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
  /**
   * The viewer's own lists
   * @description With how many titles, or channels, each holds. They are few, so they come at once.
   */
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
          'application/json': MyListsResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * What the viewer has begun and not finished
   * @description What is between 5 and 95 percent; the server decides. A series is there once, by the episode to go on with: the last one that was begun, or the one after it once that is watched.
   */
  listWatching: {
    parameters: {
      /**
       * What the viewer has begun and not finished
       * @description What is between 5 and 95 percent; the server decides. A series is there once, by the episode to go on with: the last one that was begun, or the one after it once that is watched.
       */
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
          'application/json': WatchingResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * The shelves of the home page that are made for the viewer
   * @description What is like a title that was watched lately, and new episodes of the series that the viewer has begun or keeps in the watchlist. A title is in one of them at most, and what is watched or begun is in none. What would be empty is left out.
   */
  listMyRows: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The shelves, in the order of the page. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': MyRowsResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * What is in one of the viewer's lists
   * @description What was put in last comes first.
   */
  listMyTitles: {
    parameters: {
      /**
       * What is in one of the viewer's lists
       * @description What was put in last comes first.
       */
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
      /**
       * What is in one of the viewer's lists
       * @description What was put in last comes first.
       */
      path: {
        /**
         * @description Which list.
         * @example watchlist
         */
        list: MyTitleListKey;
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
          'application/json': MyTitlesResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * The channels that the viewer follows
   * @description What was followed last comes first.
   */
  listFollowing: {
    parameters: {
      /**
       * The channels that the viewer follows
       * @description What was followed last comes first.
       */
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
          'application/json': ChannelsResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * What is the viewer's own about a title
   * @description The rating, the lists and the place, apart from the title itself, which a shared cache may keep.
   */
  getTitleState: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * What is the viewer's own about a title
       * @description The rating, the lists and the place, apart from the title itself, which a shared cache may keep.
       */
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
          'application/json': TitleStateResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * What the viewer has fetched, or has bought and not fetched yet
   * @description By title. A file counts as fetched once its link was followed from the first byte on; what is resumed does not count again. The addresses come from `getDownloadLinks` alone.
   */
  listMyDownloads: {
    parameters: {
      /**
       * What the viewer has fetched, or has bought and not fetched yet
       * @description By title. A file counts as fetched once its link was followed from the first byte on; what is resumed does not count again. The addresses come from `getDownloadLinks` alone.
       */
      query: {
        /**
         * @description Which of the two.
         * @example fetched
         */
        state: MyDownloadState;
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
      /** @description A page of it, what was fetched or bought last first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': MyDownloadsResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Put a title in a list
   * @description What is in it already stays where it is, and that is a success.
   */
  addToMyList: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': AddToMyListRequest;
      };
    };
    responses: {
      /** @description The title's state from now on. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': TitleStateResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Take a title out of a list
   * @description What is not in it is a success too.
   */
  removeFromMyList: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': RemoveFromMyListRequest;
      };
    };
    responses: {
      /** @description The title's state from now on. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': TitleStateResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Follow a channel
   * @description A channel that is followed already stays where it is, and that is a success.
   */
  followChannel: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': FollowRequest;
      };
    };
    responses: {
      /** @description Whether it is followed from now on. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': FollowResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Follow a channel no more
   * @description A channel that is not followed is a success too.
   */
  unfollowChannel: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': FollowRequest;
      };
    };
    responses: {
      /** @description Whether it is followed from now on. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': FollowResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Keep how far the viewer has come
   * @description Called while it plays, when it pauses and when the page goes. The latest call counts, also when it goes back. A place before 5 percent is not kept; one past 95 percent says that it is watched.
   */
  saveWatching: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': SaveWatchingRequest;
      };
    };
    responses: {
      /** @description The title's state from now on. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': TitleStateResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Take a title out of what was begun
   * @description Its place is forgotten. For an episode, all of its series goes, or the one before it would come up. What is not there is a success too.
   */
  removeWatching: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': RemoveWatchingRequest;
      };
    };
    responses: {
      /** @description The title's state from now on. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': TitleStateResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Say that a title is watched, or that it is not
   * @description As if it had been played to its end, or never begun. A series is all of its released episodes but the extras, or one season of it, or the episodes that are named: so what a call has changed can be taken back.
   */
  markWatched: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': MarkWatchedRequest;
      };
    };
    responses: {
      /** @description The title's state from now on. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': TitleStateResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Rate a title, or take the rating back
   * @description One viewer has one rating of a title; the latest counts.
   */
  rateTitle: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': RateTitleRequest;
      };
    };
    responses: {
      /** @description The title's state from now on. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': TitleStateResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Take a title out of what was fetched, or put it back
   * @description It changes only the list: what was bought stays bought. Fetched again, the title is in the list again. What was never fetched is a success too.
   */
  hideDownload: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': HideDownloadRequest;
      };
    };
    responses: {
      /** @description Whether it is out of the list from now on. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': HideDownloadResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * The subscription plans
   * @description Prices are before VAT: 10 percent is added when a plan is bought. A token is sent where there is one, since a discount may be one viewer's own.
   */
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
          'application/json': PlansResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * What a user may do with a title, and what it costs
   * @description Asked before a title is played, downloaded or bought. It changes nothing. After a 400 the storefront shows its page for what is not found; after another failure it goes home.
   */
  getCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CartRequest;
      };
    };
    responses: {
      /** @description The cart. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': CartResponse;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * What a guest may do with a title, and what it costs
   * @description As `getCart`, without a token. The viewer's operator is known from the network address.
   */
  ghostCart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': CartRequest;
      };
    };
    responses: {
      /** @description The cart. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': CartResponse;
        };
      };
      400: components['responses']['BadRequest'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * The banks' pages that one can pay on
   * @description The same for everyone. Credit (`wallet`) is not among them: every user may pay from it, where it is enough.
   */
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
          'application/json': GatewaysResponse;
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Buy a subscription plan
   * @description Begins a payment. `status` says how it goes on: `pending` with the bank's page, or `paid` where nothing is left to pay, such as from the credit (`payment_method: wallet`). A price that has changed since the viewer saw it, and a credit that is too small, are a 422 that names the field; nothing is charged then.
   */
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
        'application/json': BuyPlanRequest;
      };
    };
    responses: {
      /** @description The payment has begun, or is done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': PurchaseResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      409: components['responses']['Conflict'];
      422: components['responses']['PurchaseRefused'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Buy what is in the local cart
   * @description As `buyPlan`. All is bought, or nothing. What the viewer has bought before is a 422 too, so nobody pays twice.
   */
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
        'application/json': BuyItemsRequest;
      };
    };
    responses: {
      /** @description The payment has begun, or is done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': PurchaseResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      409: components['responses']['Conflict'];
      422: components['responses']['PurchaseRefused'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * The user's payments
   * @description Of every kind and status, the newest first.
   */
  listPayments: {
    parameters: {
      /**
       * The user's payments
       * @description Of every kind and status, the newest first.
       */
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
          'application/json': PaymentsResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * One payment
   * @description What the page after a bank asks, as often as it is opened: the server settles with the bank, and what was settled before is answered again. Another user's payment is a 404. While it is `pending`, ask again.
   */
  getPayment: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * One payment
       * @description What the page after a bank asks, as often as it is opened: the server settles with the bank, and what was settled before is answered again. Another user's payment is a 404. While it is `pending`, ask again.
       */
      path: {
        /**
         * @description The payment's tracking code.
         * @example 140508301457
         */
        tracking_code: TrackingCode;
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
          'application/json': PaymentResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NoSuchPayment'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * What a purchase has become
   * @description For a purchase whose answer was lost: the server is asked by its key before it is sent again. A 404 says that no purchase with this key has been accepted, so nothing was charged. Another user's key is a 404.
   */
  findPurchase: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * What a purchase has become
       * @description For a purchase whose answer was lost: the server is asked by its key before it is sent again. A 404 says that no purchase with this key has been accepted, so nothing was charged. Another user's key is a 404.
       */
      path: {
        /**
         * @description The purchase's `Idempotency-Key`.
         * @example 0d5a3c1e-6f0b-4c7e-9a55-0f6a1f2b7c11
         */
        key: IdempotencyKey;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What it began. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': FoundPurchaseResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NoSuchPayment'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * The user's credit
   * @description A POST whose body is empty: not one byte. It only reads. Of an error, its message is shown.
   */
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
          'application/json': WalletResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Top up the credit
   * @description Begins a payment of the kind `wallet`. The browser goes on to the bank's page.
   */
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
        'application/json': ChargeWalletRequest;
      };
    };
    responses: {
      /** @description The bank's page. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': ChargeWalletResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * The banks that automatic payment works with
   * @description With those that are to be added soon. Before the viewer chooses, 012 is chosen.
   */
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
          'application/json': DebitBanksResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * The user's automatic payment as it stands
   * @description The active banks, what is paid through them, and the series that could be.
   */
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
          'application/json': DebitSubscriptionsResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Set up automatic payment, or change what it pays
   * @description Answers `data.pay_url` where the viewer has to agree on the bank's page, else a `message` to show.
   */
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
        'application/json': BuyDebitSubscriptionRequest;
      };
    };
    responses: {
      /** @description The bank's page, or what was done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': BuyDebitSubscriptionResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      409: components['responses']['Conflict'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * End an agreement with a bank
   * @description With the last one gone, nothing is paid automatically any more.
   */
  deleteDebitSubscription: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': DeleteDebitSubscriptionRequest;
      };
    };
    responses: {
      /** @description Ended. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': Acknowledgement;
        };
      };
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Sign in with a mobile number and the code that was sent to it
   * @description A code is four digits, lives at most ten minutes, belongs to the number it was sent to and works once. A wrong one is 422, never 401. Where `sendCode` named its request, the code belongs to that request too: a login without it, or with another, is 422 whatever the code, and counts against nobody's number. Five wrong codes end a request, and no other.
   */
  login: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': LoginRequest;
      };
    };
    responses: {
      /** @description Signed in. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': LoginResponse;
        };
      };
      422: components['responses']['WrongCode'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Send a code by SMS
   * @description A 200 confirms that the message was sent. 429 says how long until the next one. A server may name the request (`request_id`): its code then works with that name alone, so nobody else can try codes on it. Requests of one number live side by side until they end. With the `request_id` of a request that lives, the same code is sent once more: whichever message comes first is right. Some servers answer nothing of use, and their codes belong to the number alone.
   */
  sendCode: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': SendCodeRequest;
      };
    };
    responses: {
      /** @description Sent. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': SendCodeResponse;
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Tell the server that a session has ended
   * @description Called once after a 401, with exactly `?2`: a key without a value and without an equals sign. Only a storefront's own server calls it, and ignores its failure; a browser's call is refused.
   */
  endSession: {
    parameters: {
      /**
       * Tell the server that a session has ended
       * @description Called once after a 401, with exactly `?2`: a key without a value and without an equals sign. Only a storefront's own server calls it, and ignores its failure; a browser's call is refused.
       */
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
          'application/json': Acknowledgement;
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Sign out
   * @description Ends the token that it carries.
   */
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
          'application/json': Acknowledgement;
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Where the user is signed in
   * @description Each session of the account: this one first, then the one that was used last. A sign-in from a browser that is signed in replaces its session, so a browser is here once.
   */
  listSessions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sessions. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': SessionsResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Sign out there
   * @description Ends one session of the user: its token answers 401 from now on. The caller's own session may be ended too, and is then signed out. A session that has ended meanwhile, or is nobody's, is no failure: it is signed out, as was asked.
   */
  revokeSession: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': RevokeSessionRequest;
      };
    };
    responses: {
      /** @description Ended. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': RevokeSessionResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Sign out everywhere
   * @description Ends every session of the user, the caller's own too. Whoever fears that somebody else is in the account cannot know which token was taken, and it may be a copy of this one; to stay signed in here, end the others one by one.
   */
  revokeAllSessions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Signed out everywhere. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': Acknowledgement;
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * The signed-in user
   * @description `scope` decides what the user may do.
   */
  getUser: {
    parameters: {
      /**
       * The signed-in user
       * @description `scope` decides what the user may do.
       */
      query: {
        /**
         * @description The storefront's own referral, from its configuration.
         * @example 0
         */
        ref: Referral;
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
          'application/json': UserResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Who an anonymous viewer is
   * @description Anonymous: no token is sent. The tail of the path comes from configuration (`/check/user` unless it says otherwise) and is written as it is, slashes included. The concrete path /ghost/getCategories goes before it.
   */
  ghostCheck: {
    parameters: {
      /**
       * Who an anonymous viewer is
       * @description Anonymous: no token is sent. The tail of the path comes from configuration (`/check/user` unless it says otherwise) and is written as it is, slashes included. The concrete path /ghost/getCategories goes before it.
       */
      query: {
        /**
         * @description The viewer's referral, 0 without one.
         * @example 0
         */
        ref: Referral;
      };
      header?: never;
      /**
       * Who an anonymous viewer is
       * @description Anonymous: no token is sent. The tail of the path comes from configuration (`/check/user` unless it says otherwise) and is written as it is, slashes included. The concrete path /ghost/getCategories goes before it.
       */
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
          'application/json': Check;
        };
      };
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Change what a user may change
   * @description The name. The number is the account itself and does not change; language, night mode and autoplay belong to the device.
   */
  updateUser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': UpdateUserRequest;
      };
    };
    responses: {
      /** @description The user, as `getUser` answers from now on. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': UserResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * The user's own referral
   * @description The code to share, and what it has brought.
   */
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
          'application/json': ReferralResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * What an invitation brings
   * @description For the page that a referral link leads to. It names nobody, as anyone may ask with any referral.
   */
  getInvitation: {
    parameters: {
      /**
       * What an invitation brings
       * @description For the page that a referral link leads to. It names nobody, as anyone may ask with any referral.
       */
      query: {
        /**
         * @description The code of the link as a number.
         * @example 23000001
         */
        ref: Referral;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The invitation, or that the referral is nobody's. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': InvitationResponse;
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * The user's gift days
   * @description Each gift with its reason, and how many days they are in all.
   */
  listGiftDays: {
    parameters: {
      /**
       * The user's gift days
       * @description Each gift with its reason, and how many days they are in all.
       */
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
          'application/json': GiftDaysResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * What the footer says, and the apps there are
   * @description The same for everyone.
   */
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
          'application/json': AppDetailsResponse;
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * The trust badges
   * @description eNamad and Samandehi, each null where the storefront has none.
   */
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
          'application/json': TrustBadgesResponse;
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * What each operator charges for data
   * @description A short list, in the order of the page.
   */
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
          'application/json': OperatorsResponse;
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * What an operator's link says to dial
   * @description Asked with what stands in the link: a user and perhaps a file, or a package and perhaps both. Neither a user nor a package is a 422. A link that has run out is a 404.
   */
  getUssdLink: {
    parameters: {
      /**
       * What an operator's link says to dial
       * @description Asked with what stands in the link: a user and perhaps a file, or a package and perhaps both. Neither a user nor a package is a 422. A link that has run out is a 404.
       */
      query?: {
        /**
         * @description The link's file, where it has one.
         * @example 1024-1080p
         */
        file_id?: UssdFileId;
        /**
         * @description The link's user. Only a link with a package may be without.
         * @example u-48213
         */
        user_id?: UssdUserId;
        /**
         * @description The link's package, where it has one.
         * @example m1
         */
        package?: UssdPackage;
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
          'application/json': UssdLinkResponse;
        };
      };
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * A page of text in the profile area
   * @description About and contact, the questions that are often asked, the terms and privacy.
   */
  getPage: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * A page of text in the profile area
       * @description About and contact, the questions that are often asked, the terms and privacy.
       */
      path: {
        /**
         * @description Which of them.
         * @example faq
         */
        page: PageName;
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
          'application/json': PageResponse;
        };
      };
      404: components['responses']['NotFound'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
}

/** @description A referral as decimal digits (62^10 passes what a JSON number holds exactly, so it is text). 0 is nothing known; 4 is no referral. */
export type Referral = string;
/** @description The id of a title, channel or person. Opaque. */
export type ContentId = string;
/** @enum {string} */
export type SlideContentType = 'movie' | 'series' | 'video' | 'live';
/** @description The name in Persian, as an editor wrote it. It may hold Latin letters. */
export type NameFa = string;
/** @description The name in English or Latin letters, where there is one. */
export type NameEn = string | null;
/** @description A text in Persian. */
export type TextFa = string;
/** @description A text in English, where there is one. */
export type TextEn = string | null;
/** @description A picture with what a page needs to reserve its box. A server may send its address alone. */
export interface Picture {
  /**
   * Format: uri-reference
   * @description Absolute, or from the root of the API's origin under /media/.
   */
  url: string;
  /** @default 400 */
  width: number;
  /** @default 600 */
  height: number;
  /**
   * @description The picture's main colour, shown until it is there.
   * @default #26262e
   */
  color: string;
  /** @description A tiny picture to stretch over the box until the picture is there. */
  placeholder?: string;
  /** @description The widths that the address takes as its query `w` (`…&w=320`). Without one the picture comes as wide as `width`; where there is no list, the address takes none. The picture is AVIF or WebP for who accepts it. */
  widths?: number[];
  /** @description What it shows, where the name beside it does not say so. */
  alt?: string;
  /** @description Its subject keeps to the left, beside words that begin at the right, and nothing in it is to be read: a page whose words begin at the left may show it mirrored. */
  mirrorable?: boolean;
}
/** @description A genre's key, in lower case as it stands in an address. */
export type GenreKey = string;

export interface Genre {
  key: GenreKey;
  name_fa: NameFa;
  name_en: NameEn;
}
/** @description A Gregorian year. Servers that count in the Iranian calendar alone may send its years, which no Gregorian year of a film is like: 1405. */
export type Year = number;
/** @description The same year in the Iranian calendar, of what was made or published in Iran: a Persian page shows it. Null or missing for all else, whose Gregorian year is then marked as one. */
export type JalaliYear = number | null;
/**
 * @description From this age on. 0 is for everyone.
 * @enum {integer}
 */
export type AgeRating = 0 | 7 | 12 | 15 | 18;
/**
 * @description Who may watch: anyone, a subscriber, a buyer, or the customers of certain mobile operators.
 * @enum {string}
 */
export type Access = 'free' | 'subscription' | 'paid' | 'operator';
/** @description What viewers gave it, out of ten. */
export interface Rating {
  average: number;
  count: number;
}
/** @description How long it lasts, in minutes. */
export type Minutes = number;
/** @description There is a Persian dubbing. Missing where there is none, or the server does not say. */
export type Dubbed = boolean;
/** @description There are subtitles. Missing where there are none, or the server does not say. */
export type Subtitled = boolean;
/** @enum {string} */
export type Quality = '480p' | '720p' | '1080p' | '2160p';

export interface Slide {
  id: ContentId;
  content_type: SlideContentType;
  content_id: ContentId;
  title_fa: NameFa;
  title_en: NameEn;
  /** @default  */
  tagline_fa: TextFa;
  tagline_en: TextEn;
  backdrop: Picture;
  poster: Picture | null;
  genres: Genre[];
  year: Year | null;
  jalali_year?: JalaliYear;
  /** @default 0 */
  age_rating: AgeRating;
  /** @default subscription */
  access: Access;
  /** @description Null or missing where there is none. */
  rating?: Rating | null;
  /** @description Null or missing for what has no length, such as a series, or where the server does not say. */
  duration_minutes?: Minutes | null;
  dubbed?: Dubbed;
  subtitled?: Subtitled;
  /** @description Missing where the server does not say. */
  qualities?: Quality[];
}
/**
 * Format: date-time
 * @description A moment, ISO 8601 with its offset, to nine digits of a second at most.
 */
export type Timestamp = string;
/** @description A live channel and what it shows now. */
export interface LiveNow {
  id: ContentId;
  name_fa: NameFa;
  name_en: NameEn;
  programme_fa: NameFa;
  programme_en: NameEn;
  starts_at: Timestamp;
  ends_at: Timestamp;
  picture: Picture;
}

export interface SliderData {
  sliders: Slide[];
  /** @description What is on now. The home page shows the first entry. */
  live: LiveNow[];
}

export interface SliderResponse {
  /** @description The HTTP status again, from servers that send it. */
  status?: number;
  data: SliderData;
}
/** @description A field's name to what is wrong with it, the most telling first. */
export interface FieldErrors {
  [key: string]: string[];
}
/** @description The one shape of every failure. What to show: `errors` if there are any, else `message_fa`, else `message` (in English `message` comes before `message_fa`). */
export interface Error {
  errors?: FieldErrors;
  /** @description In English */
  message?: string;
  /** @description In Persian */
  message_fa?: string;
}
/**
 * @description How a shelf looks: upright posters, wide pictures, or portraits.
 * @enum {string}
 */
export type RowShape = 'posters' | 'wide' | 'people';
/** @enum {string} */
export type ContentType =
  | 'movie'
  | 'series'
  | 'episode'
  | 'video'
  | 'ekran'
  | 'live'
  | 'channel'
  | 'person';
/** @enum {string} */
export type Badge = 'new' | 'dubbed' | 'exclusive' | 'soon';
/**
 * Format: date
 * @description A day, ISO 8601.
 */
export type CalendarDate = string;
/** @description One number of a magazine or a newspaper. */
export interface Issue {
  number: number;
  issue_date: CalendarDate;
}

export interface SeriesName {
  id: ContentId;
  name_fa: NameFa;
  name_en: NameEn;
}
/** @description 0 holds what is beside the seasons, such as a making-of, and what no season is known of. */
export type SeasonNumber = number;
/** @description Within its season. */
export type EpisodeNumber = number;
/** @description What tells an episode from those of other series that have its name, such as Episode 4. */
export interface EpisodePlace {
  series: SeriesName;
  /** @description Null where the server does not say. */
  season: SeasonNumber | null;
  /** @description Null where the server does not say. */
  number: EpisodeNumber | null;
}
/**
 * @description What of it has the term. `name` is either of its own two names.
 * @enum {string}
 */
export type MatchedBy = 'name' | 'original_name' | 'person' | 'series' | 'genre';
/** @enum {string} */
export type PersonRole = 'director' | 'actor';
/** @description What a search found it by. A storefront shows it where the name that it shows does not say it already. */
export interface Match {
  by: MatchedBy;
  /** @description The original name. */
  text?: string;
  /** @description The name of the person, the series or the genre. */
  name_fa?: string;
  name_en?: NameEn;
  role?: PersonRole;
}
/** @description A title, channel or person as a shelf shows it. */
export interface Card {
  content_type: ContentType;
  id: ContentId;
  name_fa: NameFa;
  name_en: NameEn;
  year: Year | null;
  jalali_year?: JalaliYear;
  /** @description Upright. A portrait, for a person. */
  poster: Picture | null;
  /** @description Wide. */
  backdrop: Picture | null;
  /** @default subscription */
  access: Access;
  badge: Badge | null;
  rating: Rating | null;
  dubbed?: Dubbed;
  subtitled?: Subtitled;
  /** @description The keys of its genres, from servers that have no lists by genre: a storefront then makes them of the cards that it has. */
  genres?: GenreKey[];
  /** @description Of an issue of a magazine or newspaper, which one. Null or missing for all else. */
  issue?: Issue | null;
  /** @description Of a channel, its logo. Square. Null or missing for all else. */
  logo?: Picture | null;
  /** @description Of an episode, its series and its place in it. Null or missing for all else. */
  episode_of?: EpisodePlace | null;
  /** @description Why a search found it. Null or missing from other lists, and from servers that do not say. */
  matched?: Match | null;
}
/** @description One shelf of the home page. */
export interface DiscoverRow {
  id: ContentId;
  title_fa: NameFa;
  title_en: NameEn;
  /** @default posters */
  shape: RowShape;
  items: Card[];
}

export interface DiscoverResponse {
  data: DiscoverRow[];
}
/** @description One of the values that `getFilters` answers. 0 is everything. */
export type FilterValue = number;

export interface TopData {
  /** @description The most watched first. */
  top: Card[];
}

export interface TopResponse {
  data: TopData;
}

export type CategoryId = string;

export interface Category {
  /** @description As it stands in the address of its page. */
  category_id: CategoryId;
  /** @description The server's own id of it. */
  cat_id: CategoryId;
  persian_name: NameFa;
  name_en?: NameEn;
  child_categories: Category[];
}
/** @description The list is the body itself. */
export type CategoriesResponse = Category[];

export interface Country {
  /** @description ISO 3166-1 alpha-2 */
  code: string;
  name_fa: NameFa;
  name_en: NameEn;
}

export interface Language {
  /** @description ISO 639-1 or 639-3 */
  code: string;
  name_fa: NameFa;
  name_en: NameEn;
}
/** @description A voice tells what is to be seen, on an audio track of its own. Null or missing where the server does not say. */
export type AudioDescription = boolean | null;

export type LanguageList = Language[];
/** @description The languages of subtitles for those who do not hear: they tell sounds, too. Missing where the server does not say. */
export type Captions = LanguageList;

export interface Person {
  id: ContentId;
  name_fa: NameFa;
  name_en: NameEn;
  picture: Picture | null;
  role: PersonRole;
}
/** @description Money, in whole toman. */
export type Toman = number;
/** @description The video that is its trailer, which anyone may play. */
export type TrailerId = ContentId | null;
/** @description All that a film's page shows. */
export interface Movie {
  id: ContentId;
  name_fa: NameFa;
  name_en: NameEn;
  /** @description Its name in the language that it was made in, where that is not Persian. */
  original_name?: NameEn;
  /** @default  */
  summary_fa: TextFa;
  summary_en: TextEn;
  /** @description Null where the server does not say. */
  year: Year | null;
  jalali_year?: JalaliYear;
  /** @description Null where the server does not say. */
  duration_minutes: number | null;
  /** @description Null where the server does not say. */
  age_rating: AgeRating | null;
  rating: Rating | null;
  genres: Genre[];
  countries: Country[];
  /** @description The languages spoken in it, before any dubbing. */
  languages: Language[];
  /**
   * @description There is a Persian dubbing.
   * @default false
   */
  dubbed: boolean;
  subtitles: Language[];
  audio_description?: AudioDescription;
  captions?: Captions;
  poster: Picture | null;
  backdrop: Picture | null;
  directors: Person[];
  /** @description In the order of the credits. */
  actors: Person[];
  /** @default subscription */
  access: Access;
  badge: Badge | null;
  /** @description Null where the server does not say. */
  release_date: CalendarDate | null;
  /** @description Null where the server does not say. */
  added_at: Timestamp | null;
  qualities: Quality[];
  /** @description What it costs alone, where it can be bought. */
  price: Toman | null;
  similar: Card[];
  trailer_id?: TrailerId;
}

export interface MovieResponse {
  data: Movie;
}

export type GenreList = Genre[];

export type CountryList = Country[];
/** @description How many there are. */
export type ItemCount = number;

export interface Season {
  number: SeasonNumber;
  name_fa: NameFa;
  name_en: NameEn;
  year: Year | null;
  /** @description Those that are announced included. */
  episode_count: ItemCount;
}
/** @description An episode as a list, a neighbour or a card of what comes next shows it. */
export interface EpisodeItem {
  id: ContentId;
  season: SeasonNumber;
  /** @description Null where the server does not say. */
  number: EpisodeNumber | null;
  name_fa: NameFa;
  name_en: NameEn;
  /**
   * @description Empty where there is none.
   * @default
   */
  summary_fa: TextFa;
  summary_en: TextEn;
  /** @description Null while it is not known. */
  duration_minutes: Minutes | null;
  /** @description Wide. */
  picture: Picture | null;
  /** @description The day it comes. Until then it is announced and cannot be watched. Null where the server does not say. */
  air_date: CalendarDate | null;
  /** @default subscription */
  access: Access;
  badge: Badge | null;
}
/** @description All that a series' page shows but its episodes, which come season by season. */
export interface Series {
  id: ContentId;
  name_fa: NameFa;
  name_en: NameEn;
  /** @default  */
  summary_fa: TextFa;
  summary_en: TextEn;
  /** @description The year it began. Null where the server does not say. */
  year: Year | null;
  jalali_year?: JalaliYear;
  /** @description The year it ended; null while it goes on. Absent where the server does not say. */
  last_year?: Year | null;
  jalali_last_year?: JalaliYear;
  /** @description Null where the server does not say. */
  age_rating: AgeRating | null;
  rating: Rating | null;
  genres: GenreList;
  countries: CountryList;
  /** @description The languages spoken in it, before any dubbing. */
  languages: LanguageList;
  /**
   * @description There is a Persian dubbing.
   * @default false
   */
  dubbed: boolean;
  subtitles: LanguageList;
  audio_description?: AudioDescription;
  captions?: Captions;
  poster: Picture | null;
  backdrop: Picture | null;
  directors: Person[];
  /** @description In the order of the credits. */
  actors: Person[];
  /** @default subscription */
  access: Access;
  badge: Badge | null;
  /** @description The day of its first episode. Null where the server does not say. */
  release_date: CalendarDate | null;
  /** @description Null where the server does not say. */
  added_at: Timestamp | null;
  qualities: Quality[];
  /** @description What all of it costs, where it can be bought as one. */
  price: Toman | null;
  trailer_id: TrailerId;
  /** @description From the first on. */
  seasons: Season[];
  /** @description Of all seasons, those that can be watched. */
  episode_count: ItemCount;
  /** @description What a newcomer's play button plays; null before the first episode is there. */
  first_episode: EpisodeItem | null;
  /** @description When the next episode comes, where that is known. */
  next_episode_at: Timestamp | null;
}

export interface SeriesResponse {
  data: Series;
}
/** @description Where a page begins. Opaque, from the page before. */
export type Cursor = string;
/**
 * @description How many items a page holds at most.
 * @default 24
 */
export type PageLimit = number;
/** @description The series that something is of. */
export interface SeriesRef {
  id: ContentId;
  name_fa: NameFa;
  name_en: NameEn;
  poster: Picture | null;
}

export interface EpisodesAbout {
  series: SeriesRef;
  /** @description The season that was asked for; null where all were. */
  season: Season | null;
}
/** @description Where the next page begins; null on the last. */
export type NextCursor = Cursor | null;

export interface EpisodePage {
  about: EpisodesAbout;
  items: EpisodeItem[];
  next_cursor: NextCursor;
}

export interface EpisodesResponse {
  data: EpisodePage;
}
/** @description All that an episode's page shows. */
export interface Episode {
  id: ContentId;
  /** @description Null where the server does not say. */
  series: SeriesRef | null;
  /** @description Null where the server does not say. */
  season: Season | null;
  /** @description Null where the server does not say. */
  number: EpisodeNumber | null;
  name_fa: NameFa;
  name_en: NameEn;
  /**
   * @description Empty where there is none.
   * @default
   */
  summary_fa: TextFa;
  summary_en: TextEn;
  /** @description Null while it is not known. */
  duration_minutes: Minutes | null;
  /** @description Null where the server does not say. */
  age_rating: AgeRating | null;
  rating: Rating | null;
  genres: GenreList;
  countries: CountryList;
  /** @description The languages spoken in it, before any dubbing. */
  languages: LanguageList;
  /**
   * @description There is a Persian dubbing.
   * @default false
   */
  dubbed: boolean;
  subtitles: LanguageList;
  audio_description?: AudioDescription;
  captions?: Captions;
  /** @description Its own, or its series'. */
  poster: Picture | null;
  backdrop: Picture | null;
  directors: Person[];
  /** @description In the order of the credits. */
  actors: Person[];
  /** @default subscription */
  access: Access;
  badge: Badge | null;
  /** @description The day it comes. Until then it is announced and cannot be watched. Null where the server does not say. */
  air_date: CalendarDate | null;
  /** @description Null where the server does not say. */
  added_at: Timestamp | null;
  qualities: Quality[];
  /** @description What it costs alone, where it can be bought. */
  price: Toman | null;
  /** @description The episode before, across seasons; null on the first. */
  previous: EpisodeItem | null;
  /** @description The episode after, across seasons, announced ones included; null on the last. */
  next: EpisodeItem | null;
}

export interface EpisodeResponse {
  data: Episode;
}
/** @description A length of time, or a place in it, in whole seconds. */
export type Seconds = number;
/** @enum {string} */
export type ChannelKind = 'newspaper' | 'studio' | 'magazine';
/** @description The channel that a video is of. */
export interface ChannelRef {
  id: ContentId;
  kind: ChannelKind;
  name_fa: NameFa;
  name_en: NameEn;
  /** @description Square. */
  logo: Picture | null;
}
/** @description All that a video's page shows. A magazine's issue and a newspaper's edition are videos too. */
export interface Video {
  id: ContentId;
  name_fa: NameFa;
  name_en: NameEn;
  /**
   * @description Empty where there is none.
   * @default
   */
  summary_fa: TextFa;
  summary_en: TextEn;
  year: Year | null;
  jalali_year?: JalaliYear;
  /** @description Null where the server does not say. */
  duration_seconds: Seconds | null;
  /** @description Null where the server does not say. */
  age_rating: AgeRating | null;
  rating: Rating | null;
  genres: GenreList;
  /** @description The languages spoken in it, before any dubbing. */
  languages: LanguageList;
  /**
   * @description There is a Persian dubbing.
   * @default false
   */
  dubbed: boolean;
  subtitles: LanguageList;
  audio_description?: AudioDescription;
  captions?: Captions;
  /** @description Upright. An issue's cover. */
  poster: Picture | null;
  backdrop: Picture | null;
  /** @description Those who made it and those in it. */
  people: Person[];
  /** @description Whose video it is; null where it is no channel's. */
  channel: ChannelRef | null;
  /** @description Which issue it is; null where it is none. */
  issue: Issue | null;
  /** @default subscription */
  access: Access;
  badge: Badge | null;
  /** @description Null where the server does not say. */
  published_at: Timestamp | null;
  qualities: Quality[];
  /** @description What it costs alone, where it can be bought. */
  price: Toman | null;
}

export interface VideoResponse {
  data: Video;
}
/**
 * @description Before its period, within it, or after it.
 * @enum {string}
 */
export type EkranState = 'upcoming' | 'open' | 'ended';
/** @description A screening, which is a film that a ticket opens, within a period and for some hours. */
export interface Ekran {
  id: ContentId;
  name_fa: NameFa;
  name_en: NameEn;
  /**
   * @description What is said of the screening beside the film's own summary. Empty where nothing is.
   * @default
   */
  summary_fa: TextFa;
  summary_en: TextEn;
  state: EkranState;
  period_start: Timestamp;
  period_end: Timestamp;
  /** @description How long a ticket is good for after the first play; null where only the period counts. */
  hours: number | null;
  /** @description A ticket's. */
  price: Toman;
  /** @description The film that is shown. It has a page of its own. */
  film: Movie;
}

export interface EkranResponse {
  data: Ekran;
}
/**
 * @description What has a page, comments and a rating. `ekran` is a screening.
 * @enum {string}
 */
export type TitleType = 'movie' | 'series' | 'episode' | 'video' | 'ekran';
/** @description A choice's value to how many titles it leaves. */
export interface FacetCounts {
  [key: string]: ItemCount;
}
/** @description On a first page, how many titles each choice of `getFilters` would leave: with all that was asked for, save that the choice takes the place of the one before it in its own menu. A choice that is missing leaves nothing; a menu that is missing is not counted. Missing where the server does not count. */
export interface TitleFacets {
  age?: FacetCounts;
  lang?: FacetCounts;
  country?: FacetCounts;
  f_type?: FacetCounts;
  accessible?: FacetCounts;
  /** @description Films and series, whichever `type` asked for. A kind that is missing leaves nothing. */
  type?: {
    movie?: ItemCount;
    series?: ItemCount;
  };
}
/** @description A page of cards. */
export interface CardPage {
  items: Card[];
  next_cursor: NextCursor;
  /** @description How many there are on all pages, where the server says. */
  count?: ItemCount;
  facets?: TitleFacets;
}

export interface CardPageResponse {
  data: CardPage;
}
/** @description A genre's key to its name. The map is the body itself. It has no room for a second language: a server that has English names may answer them to `Accept-Language: en`. */
export interface GenresResponse {
  [key: string]: NameFa;
}

export interface FilterOption {
  value: FilterValue;
  name_fa: NameFa;
  name_en: NameEn;
}
/** @description In the order of the menu. */
export type FilterOptions = FilterOption[];
/** @description What a list can be narrowed to. 0, everything, is always there and is not among them. */
export interface Filters {
  age: FilterOptions;
  lang: FilterOptions;
  country: FilterOptions;
  f_type: FilterOptions;
  /** @description What one can follow without seeing, or without hearing. Missing where the server has no such facts. */
  accessible?: FilterOptions;
}

export interface FiltersResponse {
  data: Filters;
}
/** @enum {string} */
export type TitleKind = 'all' | 'movie' | 'series';
/**
 * @description The newest, the most watched or the best rated first, or by name.
 * @enum {string}
 */
export type TitleSort = 'newest' | 'popular' | 'rating' | 'name';
/**
 * @description What an editor has picked, or all of a genre.
 * @enum {string}
 */
export type ListKind = 'editorial' | 'genre';
/** @description As it stands in the address of its page. A genre's key in lower case is one too. */
export type ListId = string;

export interface ListInfo {
  id: ListId;
  kind: ListKind;
  name_fa: NameFa;
  name_en: NameEn;
  /** @description Empty where there is none. */
  description_fa: TextFa;
  description_en: TextEn;
  /** @description Wide. Lists that stand beside each other look best when no two have the same. */
  cover: Picture | null;
  /** @description How many titles it holds. */
  count: ItemCount;
  updated_at: Timestamp;
}

export interface ListPage {
  items: ListInfo[];
  next_cursor: NextCursor;
}

export interface ListsResponse {
  data: ListPage;
}
/** @description A file's size. */
export type Bytes = number;

export interface DownloadableFile {
  quality: Quality;
  size_bytes: Bytes;
}
/** @description A title and the files it can be downloaded as. */
export interface DownloadableTitle {
  title: Card;
  /** @description From the smallest on. */
  files: DownloadableFile[];
}

export interface DownloadPage {
  items: DownloadableTitle[];
  next_cursor: NextCursor;
}

export interface DownloadsResponse {
  data: DownloadPage;
}

export interface GenreAbout {
  key: GenreKey;
  name_fa: NameFa;
  name_en: NameEn;
  backdrop: Picture | null;
  /** @description How many titles fit what was asked for. */
  count: ItemCount;
}

export interface GenreTitles {
  about: GenreAbout;
  items: Card[];
  next_cursor: NextCursor;
  facets?: TitleFacets;
}

export interface GenreTitlesResponse {
  data: GenreTitles;
}

export interface CategoryRef {
  category_id: CategoryId;
  persian_name: NameFa;
  name_en?: NameEn;
}

export interface CategoryAbout {
  category_id: CategoryId;
  cat_id: CategoryId;
  persian_name: NameFa;
  name_en?: NameEn;
  child_categories: Category[];
  /** @description From the top of the menu down to it. Empty at the top. */
  parent_categories: CategoryRef[];
  backdrop: Picture | null;
  /** @description How many titles fit what was asked for, those of its children included. */
  count: ItemCount;
}

export interface CategoryTitles {
  about: CategoryAbout;
  items: Card[];
  next_cursor: NextCursor;
  facets?: TitleFacets;
}

export interface CategoryTitlesResponse {
  data: CategoryTitles;
}

export interface ListTitles {
  about: ListInfo;
  items: Card[];
  next_cursor: NextCursor;
  /** @description How many there are on all pages that pass the filter, where the server says. */
  count?: ItemCount;
  facets?: TitleFacets;
}

export interface ListResponse {
  data: ListTitles;
}
/** @enum {string} */
export type CastGroup = 'directors' | 'iranian-actors' | 'foreign-actors';
/** @description A letter of the Persian alphabet, or a capital of the Latin one. */
export type Initial = string;
/** @description A person as a list shows them. */
export interface CastItem {
  id: ContentId;
  name_fa: NameFa;
  name_en: NameEn;
  picture: Picture | null;
  title_count: ItemCount;
}

export interface CastPage {
  items: CastItem[];
  next_cursor: NextCursor;
  /** @description On a first page, how many people of the whole group have a name with this initial. Letters of both alphabets stand here; one that is missing has nobody. Missing where the server does not count. */
  initials?: {
    [key: string]: ItemCount;
  };
}

export interface CastsResponse {
  data: CastPage;
}
/** @description All that a person's page shows but the titles, which come from `listCastTitles`. */
export interface Cast {
  id: ContentId;
  name_fa: NameFa;
  name_en: NameEn;
  /** @description Empty where there is none. */
  biography_fa: TextFa;
  biography_en: TextEn;
  birth_date: CalendarDate | null;
  birth_place_fa: string | null;
  birth_place_en: string | null;
  death_date: CalendarDate | null;
  /** @description Their dates stand in the Iranian calendar on a Persian page. Null or missing where the server does not say: then `groups` does, of actors. */
  iranian?: boolean | null;
  picture: Picture | null;
  /** @description Wide, of one of their titles. */
  backdrop: Picture | null;
  /** @description Where they are listed. Some direct and act. */
  groups: CastGroup[];
  title_count: ItemCount;
}

export interface CastResponse {
  data: Cast;
}
/** @description A video as its channel lists it. */
export interface VideoItem {
  id: ContentId;
  name_fa: NameFa;
  name_en: NameEn;
  duration_seconds: Seconds;
  /** @description Upright. An issue's cover. */
  poster: Picture | null;
  /** @description Wide. */
  backdrop: Picture | null;
  channel: ChannelRef;
  /** @description Which issue it is; null where it is none. */
  issue: Issue | null;
  /** @default subscription */
  access: Access;
  badge: Badge | null;
  published_at: Timestamp;
}
/** @description The newspaper, the studio or a magazine. What it has shown comes from `listChannelVideos`. */
export interface Channel {
  id: ContentId;
  kind: ChannelKind;
  name_fa: NameFa;
  name_en: NameEn;
  /** @description Empty where there is none. */
  description_fa: TextFa;
  description_en: TextEn;
  /** @description Square. */
  logo: Picture | null;
  backdrop: Picture | null;
  video_count: ItemCount;
  /** @description Its newest video or issue; null before the first. */
  latest: VideoItem | null;
  /** @description When its oldest video was published; null before the first. A server that says it knows `sort`, `since` and `until` of `listChannelVideos`. */
  first_published_at?: Timestamp | null;
  /** @description How many series of its own it has. They come from `listChannelSeries`; missing is none. */
  series_count?: ItemCount;
}

export interface ChannelPage {
  items: Channel[];
  next_cursor: NextCursor;
}

export interface ChannelsResponse {
  data: ChannelPage;
}

export interface VideoPage {
  items: VideoItem[];
  next_cursor: NextCursor;
}

export interface VideoPageResponse {
  data: VideoPage;
}

export interface ChannelResponse {
  data: Channel;
}
/**
 * @description What was published last, or first, comes first.
 * @enum {string}
 */
export type VideoSort = 'newest' | 'oldest';

export interface Programme {
  id: ContentId;
  name_fa: NameFa;
  name_en: NameEn;
  /**
   * @description Empty where there is none.
   * @default
   */
  summary_fa: TextFa;
  summary_en: TextEn;
  picture: Picture | null;
  starts_at: Timestamp;
  ends_at: Timestamp;
  /** @description The video that plays it again; null while it cannot be watched later, and where it never can. */
  catch_up_id: ContentId | null;
}
/** @description A live channel, what is on and what comes next. */
export interface LiveChannel {
  id: ContentId;
  name_fa: NameFa;
  name_en: NameEn;
  /** @description Empty where there is none. */
  description_fa: TextFa;
  description_en: TextEn;
  /** @description Square. */
  logo: Picture | null;
  /** @description Wide. The channel's own; a programme has one of its own. */
  picture: Picture | null;
  age_rating: AgeRating;
  /** @default subscription */
  access: Access;
  /** @description What is on; null while nothing is. */
  now: Programme | null;
  /** @description What comes next, where it is known. */
  next: Programme | null;
}

export interface LivePage {
  items: LiveChannel[];
  next_cursor: NextCursor;
}

export interface LivesResponse {
  data: LivePage;
}

export interface LiveResponse {
  data: LiveChannel;
}
/** @description A channel's programmes of one day. */
export interface Schedule {
  /** @description From midnight to midnight in Tehran. */
  date: CalendarDate;
  /** @description The first day that the guide has. */
  first_date: CalendarDate;
  /** @description The last day that the guide has. */
  last_date: CalendarDate;
  /** @description All that is on in that day, in order; what goes past midnight is in both days. */
  programmes: Programme[];
}

export interface ScheduleResponse {
  data: Schedule;
}
/** @description As a search term, of more than two characters. */
export type QuickSearchTerm = string;
/**
 * @description What icon it has.
 * @enum {string}
 */
export type QuickResultType = 'movie' | 'series' | 'video' | 'other';

export interface QuickResult {
  type: QuickResultType;
  id: ContentId;
  name_fa: NameFa;
  name_en?: NameEn;
  /** @description What exactly it is. Without it, `other` is a person. */
  content_type?: ContentType;
  year?: Year | null;
  jalali_year?: JalaliYear;
  poster?: Picture | null;
  /** @description Of an episode, its series and its place in it. Null or missing for all else. */
  episode_of?: EpisodePlace | null;
  /** @description Why a search found it. Null or missing from other lists, and from servers that do not say. */
  matched?: Match | null;
}

export interface QuickSearchResponse {
  data: QuickResult[];
}
/** @description What the viewer typed. Letters, digits and joiners are folded by the server. */
export type SearchTerm = string;
/** @enum {string} */
export type SearchType =
  | 'all'
  | 'movie'
  | 'series'
  | 'episode'
  | 'video'
  | 'ekran'
  | 'live'
  | 'channel'
  | 'person';
/** @description How many there are of each kind on all pages, narrowed by the filter but not by `type`. A kind that is not named has none. */
export interface SearchCounts {
  all?: ItemCount;
  movie?: ItemCount;
  series?: ItemCount;
  episode?: ItemCount;
  video?: ItemCount;
  ekran?: ItemCount;
  live?: ItemCount;
  channel?: ItemCount;
  person?: ItemCount;
}

export interface SearchAbout {
  /** @description The term that was searched for. */
  query: SearchTerm;
  /** @description How many there are on all pages. */
  count: ItemCount;
  counts?: SearchCounts;
  /** @description Nothing is called what was typed. The items are those of `did_you_mean`, or the nearest ones. */
  corrected?: boolean;
  /** @description A term that would find more, where the server knows one. */
  did_you_mean: SearchTerm | null;
}

export interface SearchPage {
  about: SearchAbout;
  /** @description The best first; a film or series before its episodes. */
  items: Card[];
  next_cursor: NextCursor;
  /** @description What each choice of the filter would leave of what was found. Kinds have `counts`. */
  facets?: TitleFacets;
}

export interface SearchResponse {
  data: SearchPage;
}

export interface CommentsAbout {
  /** @description How many are published. */
  count: ItemCount;
}
/** @description Opaque. */
export type CommentId = string;

export type CommentText = string;
/** @description What one viewer gave it, out of ten. */
export type Stars = number;

export interface Comment {
  id: CommentId;
  /** @description The name that the author chose, or the number with its middle hidden. Never a whole number. */
  author_name: string;
  text: CommentText;
  /**
   * @description It gives the story away, and is covered until the reader asks.
   * @default false
   */
  spoiler: boolean;
  /** @description What its author gave the title; null if nothing. */
  rating: Stars | null;
  created_at: Timestamp;
}

export interface CommentPage {
  about: CommentsAbout;
  items: Comment[];
  next_cursor: NextCursor;
}

export interface CommentsResponse {
  data: CommentPage;
}

export interface AddCommentRequest {
  content_type: TitleType;
  id: ContentId;
  text: CommentText;
  /** @default false */
  spoiler: boolean;
}
/**
 * @description Everyone reads it, or only its author until somebody has looked at it.
 * @enum {string}
 */
export type CommentState = 'published' | 'pending';

export interface AddedComment {
  comment: Comment;
  state: CommentState;
}

export interface AddCommentResponse {
  data: AddedComment;
}
/** @enum {string} */
export type ReportReason = 'spoiler' | 'insult' | 'advertising' | 'off-topic' | 'other';

export interface ReportCommentRequest {
  id: CommentId;
  reason: ReportReason;
  /** @description In the reporter's own words. */
  text?: string;
}
/** @description What a server may say when all is well. No caller reads it. */
export interface Acknowledgement {
  message?: string;
  message_fa?: string;
}
/**
 * @description What can be played and downloaded by itself.
 * @enum {string}
 */
export type PlayableType = 'movie' | 'episode' | 'video' | 'ekran';

export interface EpisodeOf {
  series: SeriesRef;
  season: SeasonNumber;
  number: EpisodeNumber;
}
/** @enum {string} */
export type SourceType = 'hls' | 'mp4' | 'webm';
/**
 * Format: uri-reference
 * @description The address of a stream, a file or a subtitle. It may be signed, and lapse.
 */
export type MediaAddress = string;

export interface Source {
  type: SourceType;
  url: MediaAddress;
  /** @description Null where the stream holds several and the player picks. */
  quality: Quality | null;
  /** @description As `canPlayType` takes them, so that a browser without one passes it over; null if not known. */
  codecs: string | null;
}
/** @description The first that the browser can play is played. */
export type SourceList = Source[];
/**
 * @description What is said, or for those who do not hear it, sounds included.
 * @enum {string}
 */
export type SubtitleKind = 'subtitles' | 'captions';

export interface Subtitle {
  language: Language;
  kind: SubtitleKind;
  /** @description A WebVTT file. */
  url: MediaAddress;
  /**
   * @description Shown unless the viewer has chosen otherwise. One at most.
   * @default false
   */
  default: boolean;
}

export type SubtitleList = Subtitle[];
/** @enum {string} */
export type AudioKind = 'original' | 'dubbed' | 'described';

export interface AudioTrack {
  language: Language;
  kind: AudioKind;
  /**
   * @description Heard unless the viewer has chosen otherwise.
   * @default false
   */
  default: boolean;
}
/** @description What can be heard, as the stream orders its tracks. Empty where the server does not know. */
export type AudioList = AudioTrack[];

export interface Span {
  start_seconds: Seconds;
  end_seconds: Seconds;
}
/** @description It lasts until the next one. */
export interface Chapter {
  start_seconds: Seconds;
  name_fa: NameFa;
  name_en: NameEn;
}
/**
 * @description What an operator charges for data, against its usual price.
 * @enum {string}
 */
export type DataRate = 'full' | 'half' | 'free';
/** @description What the viewer's operator charges for the data, said before anything plays. */
export interface DataCharge {
  rate: DataRate;
  /** @description The names of the operators that the rate holds for. Empty where it holds for all. */
  operators_fa: string;
  operators_en: string | null;
  message_fa: string;
  message_en: string | null;
}
/** @description What a player needs to play a title. It is the viewer's own, and no cache may keep it. */
export interface Playback {
  content_type: PlayableType;
  id: ContentId;
  name_fa: NameFa;
  name_en: NameEn;
  /** @description Which episode of which series it is; null where it is none. */
  episode_of: EpisodeOf | null;
  /** @description Wide. Shown until the first frame is. */
  picture: Picture | null;
  /** @description Null where the server does not say. The file does. */
  duration_seconds: Seconds | null;
  /** @description Where the viewer left off; null for a guest, and for what was not begun or is watched. */
  position_seconds: Seconds | null;
  sources: SourceList;
  /** @description When the addresses lapse. A player then asks again, and goes on at its place. */
  expires_at: Timestamp;
  subtitles: SubtitleList;
  audio: AudioList;
  /** @description What «skip intro» skips. */
  intro: Span | null;
  /** @description From here on the next episode is offered. */
  credits_start_seconds: Seconds | null;
  chapters: Chapter[];
  /** @description A WebVTT file whose cues name parts of pictures (`sprite.jpg#xywh=0,0,160,90`). */
  thumbnails_url: MediaAddress | null;
  /** @description The episode before; null where there is none. */
  previous: EpisodeItem | null;
  /** @description The episode that plays after it; null where there is none that can be watched. */
  next: EpisodeItem | null;
  data_charge: DataCharge;
}

export interface PlaybackResponse {
  data: Playback;
}
/** @description What a player needs to play a live channel. */
export interface LivePlayback {
  id: ContentId;
  name_fa: NameFa;
  name_en: NameEn;
  /** @description Wide. Shown until the first frame is. */
  picture: Picture | null;
  sources: SourceList;
  /** @description When the addresses lapse. */
  expires_at: Timestamp;
  /** @description How far back the viewer may go; 0 for live alone. */
  dvr_seconds: Seconds;
  subtitles: SubtitleList;
  audio: AudioList;
  /** @description What is on; null while nothing is. */
  now: Programme | null;
  /** @description What comes next, where it is known. */
  next: Programme | null;
  data_charge: DataCharge;
}

export interface LivePlaybackResponse {
  data: LivePlayback;
}
/** @description What is put in the local cart and bought, one file of a title. Opaque. */
export type ItemId = string;
/** @description Shown from left to right. */
export type FileName = string;

export interface DownloadLink {
  /** @description The same file in the cart. */
  itemid: ItemId;
  quality: Quality;
  /** @description Signed. It needs no token, so any download manager may fetch it. */
  url: MediaAddress;
  /** @description Null where the server does not say. */
  size_bytes: Bytes | null;
  file_name: FileName;
  /** @description Null where the server does not say. */
  expires_at: Timestamp | null;
  /**
   * @description A download that broke off may go on where it was.
   * @default false
   */
  resumable: boolean;
}

export interface SubtitleFile {
  language: Language;
  url: MediaAddress;
  file_name: FileName;
}
/** @description The files of a title that the viewer may download. They are the viewer's own. */
export interface DownloadLinks {
  content_type: PlayableType;
  id: ContentId;
  name_fa: NameFa;
  name_en: NameEn;
  poster: Picture | null;
  /** @description From the smallest on. Empty while there is nothing to download. */
  links: DownloadLink[];
  /** @description Files to go with it. */
  subtitles: SubtitleFile[];
}

export interface DownloadLinksResponse {
  data: DownloadLinks;
}
/**
 * @description A list of the viewer's own. `following` holds channels, which come from `listFollowing`; the others hold titles.
 * @enum {string}
 */
export type MyListKey = 'watchlist' | 'liked' | 'purchased' | 'history' | 'following';

export interface MyList {
  list: MyListKey;
  name_fa: NameFa;
  name_en: NameEn;
  count: ItemCount;
}

export interface MyListsResponse {
  /** @description All of them, empty ones included, in the order of the page. */
  data: MyList[];
}
/** @description How far the viewer has come. */
export interface WatchPlace {
  content_type: PlayableType;
  id: ContentId;
  /** @description Where to go on; 0 for an episode that comes after one that was watched. */
  position_seconds: Seconds;
  duration_seconds: Seconds;
  updated_at: Timestamp;
  /** @description Which episode of which series it is; null where it is none. */
  episode_of: EpisodeOf | null;
}

export interface WatchingItem {
  /** @description What is played next. An episode has its own name, and its series' pictures where it has none. */
  card: Card;
  place: WatchPlace;
}
/** @description A page of what was begun, what was watched last first. */
export interface WatchingPage {
  items: WatchingItem[];
  next_cursor: NextCursor;
}

export interface WatchingResponse {
  data: WatchingPage;
}
/** @enum {string} */
export type MyRowKind = 'because_watched' | 'new_episodes';
/** @description A shelf for one viewer. One of a kind that is not known is passed over. */
export interface MyRow {
  kind: MyRowKind;
  /** @description The title that was watched; null for new episodes. */
  because: Card | null;
  items: Card[];
}

export interface MyRowsResponse {
  data: MyRow[];
}
/**
 * @description A list of titles, as it stands in an address. `purchased` and `history` are kept by the server.
 * @enum {string}
 */
export type MyTitleListKey = 'watchlist' | 'liked' | 'purchased' | 'history';
/** @description A page of one list, what was put in last first. */
export interface MyTitlesPage {
  about: MyList;
  items: Card[];
  next_cursor: NextCursor;
}

export interface MyTitlesResponse {
  data: MyTitlesPage;
}
/** @description What is the viewer's own about a title. Everything that changes it answers it anew. */
export interface TitleState {
  content_type: TitleType;
  id: ContentId;
  /** @description What the viewer gave it; null if nothing. */
  rating: Stars | null;
  /** @description The lists that it is in. */
  lists: MyTitleListKey[];
  /** @description Where to go on; null before it is begun and once it is watched. Of a series, in the episode that is next. */
  place: WatchPlace | null;
  /** @description Whether it was watched to its end, or marked so. Of a series, all of its released episodes. Missing from servers that do not say. */
  watched?: boolean;
  /** @description Of a series, the ids of the episodes that are watched. */
  watched_episodes?: ContentId[];
}

export interface TitleStateResponse {
  data: TitleState;
}
/**
 * @description Bought and not fetched yet, or fetched.
 * @enum {string}
 */
export type MyDownloadState = 'waiting' | 'fetched';
/** @description Of all pages. */
export interface MyDownloadsSum {
  /** @description How many titles. */
  count: ItemCount;
  /** @description Of the files that were fetched, together. */
  size_bytes: number;
}
/** @enum {string} */
export type DownloadOwnership = 'free' | 'purchase' | 'screening' | 'subscription' | 'operator';

export interface MyDownloadFile {
  /** @description The same file among the links and in the cart. */
  itemid: ItemId;
  quality: Quality;
  size_bytes: Bytes;
  /** @description When it was fetched last; null if never. */
  fetched_at: Timestamp | null;
  /** @description Until when the viewer may fetch it, also if that is past; null for good. */
  expires_at: Timestamp | null;
}
/** @description A title that was fetched, or bought and not fetched yet. */
export interface MyDownload {
  title: Card;
  /** @description Which episode of which series it is; null where it is none. */
  episode_of: EpisodeOf | null;
  /**
   * @description There is a Persian dubbing.
   * @default false
   */
  dubbed: boolean;
  subtitles: LanguageList;
  /** @description Why the viewer may fetch it now; null where they may not any more. */
  owned_as: DownloadOwnership | null;
  /** @description When it is released; null once it is. */
  available_at: Timestamp | null;
  /** @description From the smallest on: those that were fetched, or those that may be. Empty before the release. */
  files: MyDownloadFile[];
}

export interface MyDownloadsPage {
  about: MyDownloadsSum;
  items: MyDownload[];
  next_cursor: NextCursor;
}

export interface MyDownloadsResponse {
  data: MyDownloadsPage;
}
/**
 * @description A list that the viewer puts titles in.
 * @enum {string}
 */
export type MyListToAddTo = 'watchlist' | 'liked';

export interface AddToMyListRequest {
  list: MyListToAddTo;
  content_type: TitleType;
  id: ContentId;
}
/**
 * @description A list that the viewer takes titles out of.
 * @enum {string}
 */
export type MyListToRemoveFrom = 'watchlist' | 'liked' | 'history';

export interface RemoveFromMyListRequest {
  list: MyListToRemoveFrom;
  content_type: TitleType;
  id: ContentId;
}

export interface FollowRequest {
  /** @description The channel's id. */
  id: ContentId;
}

export interface FollowState {
  /** @description The channel's id. */
  id: ContentId;
  /** @description Whether the viewer follows it from now on. */
  followed: boolean;
}

export interface FollowResponse {
  data: FollowState;
}

export interface SaveWatchingRequest {
  content_type: PlayableType;
  id: ContentId;
  /** @description Past the end is read as the end. */
  position_seconds: Seconds;
  /** @description As the player knows it. */
  duration_seconds: Seconds;
}

export interface RemoveWatchingRequest {
  content_type: PlayableType;
  id: ContentId;
}

export interface MarkWatchedRequest {
  content_type: TitleType;
  id: ContentId;
  watched: boolean;
  /** @description Of a series, this season alone. 0 is what is beside the seasons. */
  season?: SeasonNumber;
  /** @description Of a series, these episodes alone. */
  episodes?: ContentId[];
}

export interface RateTitleRequest {
  content_type: TitleType;
  id: ContentId;
  /** @description Null takes the rating back. */
  value: Stars | null;
}

export interface HideDownloadRequest {
  content_type: PlayableType;
  id: ContentId;
  hidden: boolean;
}

export interface HiddenDownload {
  content_type: PlayableType;
  id: ContentId;
  hidden: boolean;
}

export interface HideDownloadResponse {
  data: HiddenDownload;
}
/** @description A plan's id, as it stands in the address of its page. Opaque. */
export type PlanId = string;

export interface Discount {
  /** @default 0 */
  discount_percent: number;
  /**
   * @description What is subtracted from the price. Never more than it.
   * @default 0
   */
  discount_price: Toman;
  /**
   * @description Gift days, 0 without any.
   * @default 0
   */
  discount_day: number;
}

export interface Plan {
  name_fa: NameFa;
  name_en?: NameEn;
  /** @description The price before discount and VAT. */
  toman: Toman;
  /** @default  */
  description: TextFa;
  description_en?: TextEn;
  /** @description How many days of subscription it is, gift days apart. */
  days?: number;
  discount?: Discount | null;
}
/** @description The plans, each under its id, in the order in which they are offered. */
export interface Plans {
  [key: string]: Plan;
}

export interface PlansResponse {
  /** @description The HTTP status again, from servers that send it. */
  status?: number;
  data: Plans;
  /**
   * @description What is said above the plans. It may be empty.
   * @default
   */
  description: string;
  description_en?: string | null;
  /** @description What the viewer should know now, such as a campaign. Shown as it is. */
  message?: string;
  message_en?: string | null;
}

export interface CartRequest {
  id: ContentId;
  type: TitleType;
  /** @description The quality that was chosen; null while none is. */
  quality: Quality | null;
  /** @description The viewer asks to buy, also what a subscription covers. */
  force_to_buy: boolean;
  ref: Referral;
}
/**
 * Format: uri-reference
 * @description A picture's address, absolute or from the root of the API's origin under /media/.
 */
export type PictureAddress = string;
/** @description One file of a title. The local cart keeps it as it is. */
export interface DownloadRow {
  itemid: ItemId;
  id: ContentId;
  type: TitleType;
  quality: Quality;
  /**
   * @description The file's size with its unit, as the server writes it.
   * @default
   */
  size: string;
  size_bytes?: Bytes;
  name: NameFa;
  name_en?: NameEn;
  /** @description What this file costs the viewer; 0 for nothing to pay. */
  amount: Toman;
  /** @description The viewer may download this file, also where the title's `pass` says no: an episode that is free or bought, among the rows of its series. */
  pass?: boolean;
  /** @description What can be heard in the file, the default first. Absent where the server does not know. */
  audio?: AudioList;
  /** @description The languages of the subtitles in the file or beside it. Absent where the server does not know. */
  subtitles?: Language[];
  poster: PictureAddress | null;
  /** @description The file's address where the viewer may have it, from servers that have no `getPlayback` and no `getDownloadLinks`. Null or absent: it is asked for there. */
  url?: MediaAddress | null;
}

export type Hours = number;
/** @description A screening (ekran) is watched for some hours from the first play on, within a period. */
export interface CartScreening {
  /**
   * @description It is shown as a screening now.
   * @default false
   */
  ekran: boolean;
  /** @description Until when a ticket is sold. */
  ekran_period_end: Timestamp | null;
  /** @description Hours to watch it in, from the first play on. */
  ekran_hour: Hours | null;
  /**
   * @description The viewer has a ticket.
   * @default false
   */
  ekran_owned: boolean;
  /** @description Until when this viewer's ticket holds; null before the first play, and where the server does not know. */
  owned_period_end: Timestamp | null;
  /** @description The screening's own id. */
  ekran_id: ContentId | null;
}
/** @description What is dialled. Shown from left to right. */
export type UssdCode = string;

export interface FullRateData {
  /**
   * @description What the viewer's operator charges, in the language of `Accept-Language`, where the server has it.
   * @default
   */
  message: string;
  /**
   * @description Downloads are offered beside it.
   * @default true
   */
  show_download: boolean;
  /**
   * @description A subscription is offered beside it.
   * @default true
   */
  show_subscription: boolean;
  title_fa: NameFa;
  title_en: NameEn;
}
/** @description What this viewer may do with one title, and what it costs. */
export interface Cart {
  /** @description A row for each file. Empty where there is nothing to download, or not yet. */
  downloads: DownloadRow[];
  /**
   * @description It is sold before it can be watched.
   * @default false
   */
  presale: boolean;
  /** @description From when on a title in presale can be watched. */
  presale_date: Timestamp | null;
  /**
   * @description The viewer may watch now, by a subscription, a purchase, a screening, an operator, or because it is free.
   * @default false
   */
  pass: boolean;
  title_poster: Picture | null;
  /** @default {} */
  screening: CartScreening;
  /** @description The code that buys it on a phone bill, where the viewer's operator offers one. */
  ussd: UssdCode | null;
  /** @description For a customer of an operator who watches without a subscription. */
  fullrate_data: FullRateData | null;
  /**
   * @description It costs this viewer nothing, and the button says so.
   * @default false
   */
  show_free: boolean;
  /**
   * @description It can be bought alone.
   * @default false
   */
  show_buy: boolean;
  /** @description What the viewer should know first, each a line of its own; in the language of `Accept-Language`, where the server has it. */
  notes: string[];
  /** @description What it costs alone, where it can be bought. */
  price?: Toman | null;
  /** @description In the future for a title that is not released yet. */
  release_date?: Timestamp | null;
}

export interface CartResponse {
  data: Cart;
}

export type GatewayId = string;
/** @description A bank's page to pay on. */
export interface Gateway {
  id: GatewayId;
  name_fa: NameFa;
  name_en?: NameEn;
  logo?: Picture | null;
  /** @description Chosen until the viewer chooses. At most one is. */
  default?: boolean;
}

export interface GatewaysResponse {
  /** @description In the order of the choice. */
  data: Gateway[];
}
/**
 * Format: uuid
 * @description A UUID that the caller made.
 */
export type IdempotencyKey = string;
/** @description The kind of the title that prompted the purchase, to lead back to; null where none did. */
export type PurchaseContentType = TitleType | null;
/** @description The id of that title; null exactly where its kind is. */
export type PurchaseContentId = ContentId | null;
/** @description The id of a gateway; or `wallet`, from the viewer's credit; or, in an answer only, `direct_debit`. No gateway has these two names. */
export type PaymentMethod = string;
/**
 * Format: uri
 * @description Where the bank sends the viewer back to: the storefront's own page, with `tracking_code` added to its query or posted to it. Whether it was paid is then asked of `getPayment`, never read from the address.
 */
export type CallbackUrl = string;

export interface BuyPlanRequest {
  plan_id: PlanId;
  /** @description The price that the viewer saw, after the discount and before VAT. Another one is a 422. */
  amount: Toman;
  content_type: PurchaseContentType;
  content_id: PurchaseContentId;
  payment_method: PaymentMethod;
  ref: Referral;
  callback_url: CallbackUrl;
}
/** @description Names a payment from its beginning on. The viewer reads it to support. */
export type TrackingCode = string;
/**
 * Format: uri
 * @description The bank's page. The browser goes there, if its host is on the storefront's list.
 */
export type PayUrl = string;
/** @description The browser goes on to the bank. */
export interface PurchaseToPay {
  /** @constant */
  status: 'pending';
  tracking_code: TrackingCode;
  pay_url: PayUrl;
}
/** @description Nothing is left to pay: it was taken from the credit, or cost nothing. The storefront shows the payment as after a bank. */
export interface PurchaseSettled {
  /** @constant */
  status: 'paid';
  tracking_code: TrackingCode;
  pay_url: null;
}
/** @description By `status`: to be paid on a bank's page, or settled already. */
export type Purchase = PurchaseToPay | PurchaseSettled;

export interface PurchaseResponse {
  data: Purchase;
}

export interface ItemToBuy {
  itemid: ItemId;
  amount: Toman;
}

export interface BuyItemsRequest {
  /** @description The local cart, with the amounts that the viewer saw. Another amount is a 422. */
  items: ItemToBuy[];
  content_type: PurchaseContentType;
  content_id: PurchaseContentId;
  payment_method: PaymentMethod;
  ref: Referral;
  callback_url: CallbackUrl;
}
/** @enum {string} */
export type PaymentKind = 'plan' | 'items' | 'wallet' | 'direct_debit';
/**
 * @description `pending`: the bank has not answered yet. `abandoned`: the viewer left its page, and nothing was paid. `refunded`: it was paid, and has gone back.
 * @enum {string}
 */
export type PaymentStatus = 'pending' | 'paid' | 'failed' | 'abandoned' | 'refunded';

export interface PaidItem {
  itemid: ItemId;
  id: ContentId;
  type: TitleType;
  quality: Quality;
  name: NameFa;
  name_en?: NameEn;
  amount: Toman;
}

export interface PaidThrough {
  id: PaymentMethod;
  name_fa: NameFa;
  name_en: NameEn;
}

export interface Payment {
  tracking_code: TrackingCode;
  kind: PaymentKind;
  status: PaymentStatus;
  title_fa: NameFa;
  title_en: NameEn;
  /** @description The plan that was bought. */
  plan_id: PlanId | null;
  /** @description The files that were bought; empty for every other kind. */
  items: PaidItem[];
  content_type: PurchaseContentType;
  content_id: PurchaseContentId;
  /** @description After the discount, before VAT. */
  amount: Toman;
  /** @description What was added to the amount; 0 where the price holds it already. */
  vat: Toman;
  /** @description What was, or is to be, paid. */
  total: Toman;
  gateway: PaidThrough;
  created_at: Timestamp;
  paid_at: Timestamp | null;
  /** @description What is to be said of it in English, such as why it failed. */
  message: string | null;
  /** @description The same in Persian. */
  message_fa: string | null;
}
/** @description A page of payments, the newest first. */
export interface PaymentPage {
  items: Payment[];
  next_cursor: NextCursor;
}

export interface PaymentsResponse {
  data: PaymentPage;
}

export interface PaymentResponse {
  data: Payment;
}
/** @description What became of the purchase that a key names. */
export interface FoundPurchase {
  /** @description Null where none was needed, such as for a change of what is paid automatically. */
  payment: Payment | null;
  /** @description The bank's page, while the payment is `pending`. */
  pay_url: PayUrl | null;
}

export interface FoundPurchaseResponse {
  data: FoundPurchase;
}

export interface Wallet {
  /** @description The credit with its currency, as the server writes it. Shown as it is. */
  my_credit: string;
  /** @description The same as a number, to tell whether it is enough for a purchase. */
  credit?: Toman;
}

export interface WalletResponse {
  data: Wallet;
}
/** @description What is added to the credit, in whole toman. A server may ask for more than the least that is here. */
export type ChargeAmount = number;

export interface ChargeWalletRequest {
  amount: ChargeAmount;
  /** @description Credit is not topped up from credit, so this is a gateway. */
  payment_method: GatewayId;
  callback_url: CallbackUrl;
}

export interface WalletCharge {
  pay_url: PayUrl;
  tracking_code?: TrackingCode;
}

export interface ChargeWalletResponse {
  data: WalletCharge;
}
/** @description A bank's code among the banks of Iran, as an account number (Sheba) has it. */
export type BankCode = string;

export interface DebitBank {
  id: BankCode;
  name_fa: NameFa;
  name_en?: NameEn;
  /** @description It cannot be chosen yet, and will be added soon. */
  soon?: boolean;
}

export interface DebitBanks {
  /** @description In the order of the choice. */
  banks: DebitBank[];
}

export interface DebitBanksResponse {
  data: DebitBanks;
}
/** @description Opaque. */
export type DebitSubscriptionId = string;
/** @description One agreement with a bank. */
export interface DebitSubscription {
  id: DebitSubscriptionId;
  bank: BankCode;
}
/** @description What is paid automatically. */
export interface DebitConfigs {
  /**
   * @description The subscription is renewed when it ends.
   * @default false
   */
  subscription: boolean;
  /**
   * @description Any purchase may be paid like this.
   * @default false
   */
  pay_anything: boolean;
}

export interface DebitSeries {
  id: ContentId;
  poster: Picture | null;
  name_fa: NameFa;
  name_en?: NameEn;
  /** @description What one episode costs. */
  subscribe_fee: Toman;
  /**
   * @description New episodes are bought on the day they come out, unless they were bought in another way.
   * @default false
   */
  directdebit: boolean;
}
/** @description An Iranian mobile number, eleven Latin digits. */
export type Mobile = string;
/** @description Days until the subscription ends. */
export type DaysLeft = number;
/** @description The user's automatic payment as it stands. */
export interface DebitSettings {
  /** @description The banks that may be debited now. While there is none, the form for a new one is open. */
  subscriptions: DebitSubscription[];
  /** @default {} */
  configs: DebitConfigs;
  /** @description The series that the user follows, each to be bought or not as its episodes come out. */
  series: DebitSeries[];
  mobile: Mobile;
  /** @description What a renewal of the subscription costs. */
  subscribe_fee: Toman;
  /** @default 0 */
  days_period_to_end: DaysLeft;
}

export interface DebitSubscriptionsResponse {
  data: DebitSettings;
}

export interface BuyDebitSubscriptionRequest {
  /** @description Renew the subscription. */
  subscription: boolean;
  /** @description Any purchase may be paid like this. */
  pay_anything: boolean;
  bank: BankCode;
  /** @description The ids of the series that are turned on. */
  series: ContentId[];
  /** @description An agreement with this bank is to be made; else only what is paid changes. */
  add_new_bank: boolean;
  /** @description The purchase that is to be paid like this, where one led here; else null. */
  payment_id: TrackingCode | null;
  /** @description The viewer came from buying a subscription. */
  forsubscription: boolean;
  /** @description The number that the bank knows the viewer by. */
  mobile: Mobile;
  ref: Referral;
  callback_url: CallbackUrl;
}

export interface DebitRedirectData {
  pay_url: PayUrl;
  tracking_code?: TrackingCode;
}
/** @description The browser goes on to the bank, where the viewer agrees. */
export interface DebitRedirect {
  data: DebitRedirectData;
  /** @description Not shown. */
  message?: string;
}
/** @description Where there is no page of a bank, `data` may be empty, null or not there. */
export interface DebitNoticeData {
  pay_url?: null;
}
/** @description All is done. The message says what. */
export interface DebitNotice {
  data?: DebitNoticeData | null;
  /** @description In the language of `Accept-Language`, where the server has it; else in Persian. */
  message: string;
}
/** @description `data.pay_url` is the bank's page; where there is nothing to do there, `message` says what was done. */
export type BuyDebitSubscriptionResponse = DebitRedirect | DebitNotice;

export interface DeleteDebitSubscriptionRequest {
  id: DebitSubscriptionId;
}
/** @description The four digits of an SMS. */
export type OneTimeCode = string;
/** @description Names one request for a code. Opaque, and a secret of the browser that asked. */
export type CodeRequestId = string;

export interface LoginRequest {
  mobile: Mobile;
  password: OneTimeCode;
  /** @description The request that the code came by, where the server named it. */
  request_id?: CodeRequestId;
}

export interface LoginResponse {
  /** @description Opaque. Sent back as a bearer token. */
  token: string;
}
/** @description The login form as it stands, plus the referral. */
export interface SendCodeRequest {
  mobile: Mobile;
  /** @description The form's other field. There is no code yet, so it is empty. */
  password?: string;
  ref: Referral;
  /** @description The browser's request before, which is repeated. Left out, it is a new one. */
  request_id?: CodeRequestId;
}
/** @description A server that binds codes to requests names the request. */
export interface SendCodeResponse {
  request_id?: CodeRequestId;
  message?: string;
  message_fa?: string;
}
/** @description Opaque. Nobody can sign in with it. */
export type SessionId = string;
/** @description One sign-in of a user, on one device. */
export interface Session {
  id: SessionId;
  /** @description What the server makes of the browser's name for itself. Null where it says nothing known. */
  device: string | null;
  created_at: Timestamp;
  /** @description To within some minutes. */
  last_used_at: Timestamp;
  /**
   * @description Whether it is the caller's own.
   * @default false
   */
  current: boolean;
}

export interface SessionsResponse {
  data: {
    items: Session[];
  };
}

export interface RevokeSessionRequest {
  id: SessionId;
}

export interface RevokeSessionResponse {
  /** @default {} */
  data: {
    /**
     * @description Whether the caller's own session has ended.
     * @default false
     */
    current: boolean;
  };
}
/**
 * @description 1 is subscribed.
 * @enum {integer}
 */
export type SubscriptionFlag = 0 | 1;

export interface User {
  mobile: Mobile;
  name: string | null;
  /** @description What the user may do. */
  scope: string[];
  /** @default 0 */
  subscription: SubscriptionFlag;
  /** @default 0 */
  days_period_to_end: DaysLeft;
}

export interface UserResponse {
  data: User;
}

export type OperatorKey = string;
/** @description The check of the current viewer. The fields are the body itself. */
export interface Check {
  /** @default 0 */
  subscription: SubscriptionFlag;
  days_period_to_end?: DaysLeft;
  /** @description The names of the operators whose customers pay the full rate for data. */
  operator_fullrate?: string;
  /** @description The operator whose network the viewer is on now, by its key in the list of operators. Null or absent where that is not known. Assumed: the specification's check does not have it. */
  operator?: OperatorKey | null;
  /** @description Where the operator tells whose line it is. */
  mobile?: Mobile | null;
  /** @default 0 */
  ref: Referral;
  /** @description Whether the links to the app are shown. */
  show_app?: boolean;
  /** @description The trust badge's id. */
  samandehi_id?: string;
  /** @description The trust badge's key. */
  samandehi_p?: string;
}

export interface UpdateUserRequest {
  /** @description What the viewer is called; null takes the name away. */
  name: string | null;
}
/** @description A referral in base 62, over 0-9, a-z and A-Z in that order. */
export type ReferralCode = string;

export type GiftDayCount = number;
/** @description The user's own referral and what it has brought. */
export interface ReferralAccount {
  code: ReferralCode;
  /** @description The landing page, from the storefront's root. */
  link: string;
  /** @description How many have signed in by it. */
  invited: ItemCount;
  /** @description Days of subscription that it has brought. */
  earned_days: GiftDayCount;
  /** @description Days that the next one brings; 0 where it is only counted. */
  days_each: GiftDayCount;
}

export interface ReferralResponse {
  data: ReferralAccount;
}
/** @description What a referral brings to someone who signs in by it for the first time. */
export interface Invitation {
  /** @description Whether the referral is somebody's. */
  known: boolean;
  /** @description Days of subscription that it brings; 0 where it is only counted. */
  days: GiftDayCount;
}

export interface InvitationResponse {
  data: Invitation;
}
/** @description All of them, not of this page alone. */
export interface GiftDaysTotal {
  days: GiftDayCount;
}
/** @description Opaque. */
export type GiftId = string;
/**
 * @description `referral`: the viewer invited someone. `invited`: the viewer came by an invitation. `plan`: with a plan that was bought. `apology`: for something that went wrong.
 * @enum {string}
 */
export type GiftReason = 'referral' | 'invited' | 'plan' | 'campaign' | 'apology';
/** @description Days that were added to the subscription without being paid for. */
export interface GiftDays {
  id: GiftId;
  days: number;
  reason: GiftReason;
  granted_at: Timestamp;
  /** @description Who brought them, as the viewer may see it: a name, or a number with its middle hidden. */
  from: string | null;
  /** @description What it was for, such as a campaign's name. */
  note_fa: string | null;
  note_en: string | null;
}
/** @description A page of gifts, the newest first. */
export interface GiftDaysPage {
  about: GiftDaysTotal;
  items: GiftDays[];
  next_cursor: NextCursor;
}

export interface GiftDaysResponse {
  data: GiftDaysPage;
}
/** @description Latin digits, as one dials them. */
export type SupportPhone = string;

export type ContactText = string;
/** @enum {string} */
export type SocialKind =
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
export type WebAddress = string;

export interface SocialLink {
  kind: SocialKind;
  url: WebAddress;
}

export interface RelatedLink {
  name_fa: NameFa;
  name_en?: NameEn;
  url: WebAddress;
}

export interface EnamadBadge {
  id: string;
  code: string;
}
/** @description The check's `samandehi_id` and `samandehi_p`. */
export interface SamandehiBadge {
  id: string;
  key: string;
}
/** @description The badges that the storefront shows. Their pictures and links are made from these keys. */
export interface TrustBadges {
  enamad: EnamadBadge | null;
  samandehi: SamandehiBadge | null;
}
/** @enum {string} */
export type AppPlatform = 'android' | 'ios' | 'android_tv' | 'windows';

export interface AppDownload {
  platform: AppPlatform;
  /**
   * Format: uri-reference
   * @description The file, or the app's page in a store. A path is of the storefront.
   */
  url: string;
  /** @description Null where a store tells it. */
  version: string | null;
  /** @description Null where a store tells it. */
  size_bytes: Bytes | null;
}
/** @description What the footer says, and the apps there are. */
export interface AppDetails {
  /** @default  */
  about_fa: TextFa;
  about_en?: TextEn;
  /** @description Null where the storefront knows a better one. */
  phone: SupportPhone | null;
  /** @description When somebody answers, in a few words. */
  support_hours_fa?: ContactText | null;
  support_hours_en?: ContactText | null;
  /** @description For what is better written than said. */
  email?: string | null;
  /** @description The postal address of whoever runs the service. */
  address_fa?: ContactText | null;
  address_en?: ContactText | null;
  /** @description In the order of the icons. A kind that is not known is passed over. */
  social: SocialLink[];
  /** @description An online news site. */
  related_link: RelatedLink | null;
  /** @default {} */
  trust_badges: TrustBadges;
  /** @default  */
  copyright_fa: string;
  copyright_en?: string | null;
  /** @description In the order of the page. A platform that is not known is passed over. */
  apps?: AppDownload[];
}

export interface AppDetailsResponse {
  data: AppDetails;
}

export interface TrustBadgesResponse {
  data: TrustBadges;
}
/** @description What data costs at the full rate in a usual package, about. The operator's own tariff is what counts. */
export interface DataPrice {
  toman_per_gigabyte: number;
  /** @description The day that it was looked up. */
  as_of: CalendarDate;
}
/** @description What an operator charges its customers for the data of this service. */
export interface OperatorRate {
  key: OperatorKey;
  name_fa: NameFa;
  name_en: NameEn;
  rate: DataRate;
  note_fa: string | null;
  note_en: string | null;
  /** @description Missing or null where the server does not say. */
  price?: DataPrice | null;
}

export interface OperatorsResponse {
  data: OperatorRate[];
}
/** @description A file of a title, as an operator's link names it. Opaque. */
export type UssdFileId = string;
/** @description Whom it is bought for, as an operator's link names them. Opaque. */
export type UssdUserId = string;
/** @description What is bought, as an operator's link names it. Opaque. */
export type UssdPackage = string;

export interface Operator {
  key: OperatorKey;
  name_fa: NameFa;
  name_en: NameEn;
}
/** @description What to dial, at which operator, and what it buys. */
export interface UssdLink {
  ussd: UssdCode;
  operator: Operator;
  /** @description What the operator puts on the bill, VAT included. */
  price: Toman;
  title_fa: NameFa;
  title_en: NameEn;
  /** @description The title that is bought; null for a package. */
  card: Card | null;
  /** @description Until when the code works; null for no end. */
  expires_at: Timestamp | null;
}

export interface UssdLinkResponse {
  data: UssdLink;
}
/**
 * @description As it stands in the address of the profile area.
 * @enum {string}
 */
export type PageName = 'about-contact' | 'faq' | 'terms';
/** @description Text, or HTML of these elements: `p`, `br`, `strong`, `b`, `em`, `i`, `code`, `a` with an `href` of `https:`, `http:`, `mailto:`, `tel:`, a path of the site or a place on the page, `ul`, `ol`, `li`, `h3`, `h4`, `blockquote`, and tables of `table`, `thead`, `tbody`, `tr`, `th`, `td`. So `&`, `<` and `>` of a text are written `&amp;`, `&lt;` and `&gt;`. Of other elements the text is shown alone; scripts, styles, frames and the like are dropped whole. */
export type Paragraphs = string[];
/** @description A question and its answer, or a heading and what is under it. */
export interface PageSection {
  /** @description Its part of the page's address, after the `#`. It outlives a new wording of the heading. Without one, the storefront makes it from the heading. */
  key?: string | null;
  /** @description What it belongs to, as questions about payment do. Null or absent where the page has no groups. */
  group_fa?: string | null;
  group_en?: string | null;
  /** @description Null for what stands before the first heading. */
  heading_fa: string | null;
  heading_en: NameEn;
  paragraphs_fa: Paragraphs;
  /** @description Empty where there is no English. */
  paragraphs_en: Paragraphs;
}
/** @description A page of text, from the editors. */
export interface Page {
  page?: PageName;
  title_fa?: NameFa;
  title_en?: NameEn;
  updated_at?: Timestamp;
  /** @description In the order of the page. Sections of one group follow each other. */
  sections: PageSection[];
}

export interface PageResponse {
  data: Page;
}
