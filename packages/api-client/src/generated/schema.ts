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
     *
     * Fetched once a visit. The page shows the first entry of `live`.
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
     *
     * In the order of the page. A shelf whose shape is not known is passed over. The people of the home page, which the specification calls `actor_details`, are a shelf like any other: its shape is `people`, its cards are of persons, and the rest of a person comes from `getCast`.
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
     *
     * Its query is exactly the content-filter string, all four in this order: `?age=0&lang=0&country=0&f_type=0`. Fetched once a visit, and again when the filter changes.
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
     *
     * The same for everyone, so no token is sent. The body is the list itself.
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
     *
     * All that a film's page shows before anyone presses play.
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
     *
     * All that its page shows but the episodes, which `listEpisodes` answers season by season.
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
     *
     * In their order, of one season or of all. Announced episodes are among them, with the day they come.
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
     *
     * All that its page shows, its neighbours included.
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
     *
     * An interview, a trailer, a report; a magazine's issue and a newspaper's edition. The book fair's item is one.
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
     *
     * A film that a ticket opens: within a period, and for some hours after the first play. Whether the viewer has a ticket is said by the cart.
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
     *
     * The nearest first. The title itself is not among them.
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
     *
     * The same for everyone, so no token is sent. The body is the map itself, from a genre's key in lower case to its name.
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
     *
     * The values of `age`, `lang`, `country`, `f_type` and `accessible`, which are the server's own numbers, and what a viewer reads in their place.
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
     *
     * What the cinema page shows.
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
     *
     * What editors have picked, the newest first, then the genres.
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
     *
     * Titles with the size of each file, the newest first. The files' addresses are the viewer's own, and come from `getDownloadLinks`.
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
     *
     * A genre that there is not is a 404.
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
     *
     * What is in its child categories included.
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
     *
     * An editor's list, or a genre by its key in lower case. Without `sort` an editor's list keeps the editor's order.
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
     *
     * Those with the most watched titles first. Of one letter, in the order of the alphabet.
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
     *
     * All that a person's page shows but the titles.
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
     *
     * Films, series and videos, of one role or of all.
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
     *
     * Of one kind or of all. Those with the newest videos first.
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
     *
     * By the day of issue, the newest first. Each is a video of its magazine, with `issue` set.
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
     *
     * The studio's id is `studio`; the newspaper's is its brand name. What the channel has shown comes from `listChannelVideos`.
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
     *
     * The newest first, unless `sort` says otherwise. A channel with `first_published_at` takes `sort`, `since` and `until`; days are those of Tehran.
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
     *
     * The newest first. Asked only of a channel whose `series_count` is above 0.
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
     *
     * In the order of the page. The first one is what /live shows.
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
     *
     * What the channel's page shows before anyone presses play. The day's programmes come from `getLiveSchedule`.
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
     *
     * A day is from midnight to midnight in Tehran. A day that the guide does not have is empty, not a failure.
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
     *
     * Called from three characters on, anonymously. The icon follows `type`; what is neither a film nor a series nor a video is `other`, a person most of all. On a failure the caller empties its list.
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
     *
     * Of all kinds or of one, narrowed by the content filter. Letters that are written in several ways, joiners, diacritics and digits make no difference; small slips of the finger find what was meant.
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
     *
     * Published comments, the newest first. The same for everyone: a viewer's own comment that waits is in the answer of `addComment` alone.
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
     *
     * The answer says whether everyone reads it or it waits until somebody has looked at it. A rating is given by `rateTitle`.
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
     *
     * Somebody looks at it. A second report of the same comment by the same viewer changes nothing.
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
     *
     * Sources, subtitles, times and where the viewer left off. It is the viewer's own: no cache may keep it. Who may not watch gets 403, guests too; what they may do instead is said by the cart.
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
     *
     * No cache may keep it. Who may not watch gets 403.
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
     *
     * Addresses that are signed for this viewer and lapse. Who may not download gets 403; without anything to download (yet) the list is empty.
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
  '/get/offline': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * On what terms a device may go on keeping titles
     *
     * For a device that is online again, and asks for all that it keeps at once. It changes nothing, and starts no screening. The answer has the titles in the order asked, also those that are unknown or no longer open to the viewer. It is the viewer's own: no cache may keep it.
     */
    post: operations['listOfflineTerms'];
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
     *
     * With how many titles, or channels, each holds. They are few, so they come at once.
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
     *
     * What is between 5 and 95 percent; the server decides. A series is there once, by the episode to go on with: the last one that was begun, or the one after it once that is watched.
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
     *
     * What is like a title that was watched lately, and new episodes of the series that the viewer has begun or keeps in the watchlist. A title is in one of them at most, and what is watched or begun is in none. What would be empty is left out.
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
     *
     * What was put in last comes first.
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
     *
     * What was followed last comes first.
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
     *
     * The rating, the lists and the place, apart from the title itself, which a shared cache may keep.
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
     *
     * By title. A file counts as fetched once its link was followed from the first byte on; what is resumed does not count again. The addresses come from `getDownloadLinks` alone.
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
     *
     * What is in it already stays where it is, and that is a success.
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
     *
     * What is not in it is a success too.
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
     *
     * A channel that is followed already stays where it is, and that is a success.
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
     *
     * A channel that is not followed is a success too.
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
     *
     * Called while it plays, when it pauses and when the page goes, and later for what was watched without a connection, with `watched_at`. The newer place counts, also when it goes back: one that is older than what the server has changes nothing, and the answer is the title's state as it is. A place before 5 percent is not kept; one past 95 percent says that it is watched.
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
     *
     * Its place is forgotten. For an episode, all of its series goes, or the one before it would come up. What is not there is a success too.
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
     *
     * As if it had been played to its end, or never begun. A series is all of its released episodes but the extras, or one season of it, or the episodes that are named: so what a call has changed can be taken back.
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
     *
     * One viewer has one rating of a title; the latest counts.
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
     *
     * It changes only the list: what was bought stays bought. Fetched again, the title is in the list again. What was never fetched is a success too.
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
     *
     * Prices are before VAT: 10 percent is added when a plan is bought. A token is sent where there is one, since a discount may be one viewer's own.
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
     *
     * Asked before a title is played, downloaded or bought. It changes nothing. After a 400 the storefront shows its page for what is not found; after another failure it goes home.
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
     *
     * As `getCart`, without a token. The viewer's operator is known from the network address.
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
     *
     * The same for everyone. Credit (`wallet`) is not among them: every user may pay from it, where it is enough.
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
     *
     * Begins a payment. `status` says how it goes on: `pending` with the bank's page, or `paid` where nothing is left to pay, such as from the credit (`payment_method: wallet`). A price that has changed since the viewer saw it, and a credit that is too small, are a 422 that names the field; nothing is charged then.
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
     *
     * As `buyPlan`. All is bought, or nothing. What the viewer has bought before is a 422 too, so nobody pays twice.
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
     *
     * Of every kind and status, the newest first.
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
     *
     * What the page after a bank asks, as often as it is opened: the server settles with the bank, and what was settled before is answered again. Another user's payment is a 404. While it is `pending`, ask again.
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
     *
     * For a purchase whose answer was lost: the server is asked by its key before it is sent again. A 404 says that no purchase with this key has been accepted, so nothing was charged. Another user's key is a 404.
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
     *
     * A POST whose body is empty: not one byte. It only reads. Of an error, its message is shown.
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
     *
     * Begins a payment of the kind `wallet`. The browser goes on to the bank's page.
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
     *
     * With those that are to be added soon. Before the viewer chooses, 012 is chosen.
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
     *
     * The active banks, what is paid through them, and the series that could be.
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
     *
     * Answers `data.pay_url` where the viewer has to agree on the bank's page, else a `message` to show.
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
     *
     * With the last one gone, nothing is paid automatically any more.
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
     *
     * A code is four digits, lives at most ten minutes, belongs to the number it was sent to and works once. A wrong one is 422, never 401. Where `sendCode` named its request, the code belongs to that request too: a login with another is 422 whatever the code, and counts against nobody's number. Five wrong codes end a request, and no other. A server may take a login without a request, unless the code was asked for with `Code-Request: named`.
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
     *
     * A 200 confirms that the message was sent. 429 says how long until the next one. A server may name the request (`request_id`): its code then works with that name alone, so nobody else can try codes on it. Requests of one number live side by side until they end. With the `request_id` of a request that lives, the same code is sent once more: whichever message comes first is right. Some servers answer nothing of use, and their codes belong to the number alone.
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
     *
     * Called once after a 401, with exactly `?2`: a key without a value and without an equals sign. Only a storefront's own server calls it, and ignores its failure; a browser's call is refused.
     */
    get: operations['endSession'];
    put?: never;
    /**
     * Sign out
     *
     * Ends the token that it carries.
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
     *
     * Each session of the account: this one first, then the one that was used last. A sign-in from a browser that is signed in replaces its session, so a browser is here once.
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
     *
     * Ends one session of the user: its token answers 401 from now on. The caller's own session may be ended too, and is then signed out. A session that has ended meanwhile, or is nobody's, is no failure: it is signed out, as was asked.
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
     *
     * Ends every session of the user, the caller's own too. Whoever fears that somebody else is in the account cannot know which token was taken, and it may be a copy of this one; to stay signed in here, end the others one by one.
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
     *
     * `scope` decides what the user may do.
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
     *
     * Anonymous: no token is sent. The tail of the path comes from configuration (`/check/user` unless it says otherwise) and is written as it is, slashes included. The concrete path /ghost/getCategories goes before it.
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
     *
     * The name. The number is the account itself and does not change; language, night mode and autoplay belong to the device.
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
     *
     * The code to share, and what it has brought.
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
     *
     * For the page that a referral link leads to. It names nobody, as anyone may ask with any referral.
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
     *
     * Each gift with its reason, and how many days they are in all.
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
     *
     * The same for everyone.
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
     *
     * eNamad and Samandehi, each null where the storefront has none.
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
     *
     * A short list, in the order of the page.
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
     *
     * Asked with what stands in the link: a user and perhaps a file, or a package and perhaps both. Neither a user nor a package is a 422. A link that has run out is a 404.
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
     *
     * About and contact, the questions that are often asked, the terms and privacy.
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
    Codecs: Codecs;
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
    OfflineVersion: OfflineVersion;
    PictureHeight: PictureHeight;
    OfflineSize: OfflineSize;
    OfflineFile: OfflineFile;
    OfflineTerms: OfflineTerms;
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
    KeptTitle: KeptTitle;
    OfflineTermsRequest: OfflineTermsRequest;
    TitleOfflineTerms: TitleOfflineTerms;
    OfflineTermsResponse: OfflineTermsResponse;
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
    DebitAgreedSeries: DebitAgreedSeries;
    DebitCharge: DebitCharge;
    DebitAgreement: DebitAgreement;
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
    /** There is no session, or it has ended. */
    Unauthorized: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': Error;
      };
    };
    /** The request does not fit. `errors` names the fields. */
    Invalid: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': Error;
      };
    };
    /** Too many requests. `Retry-After` says how many seconds to wait. */
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
    /** The server failed. */
    ServerError: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': Error;
      };
    };
    /** There is nothing with this id. */
    NotFound: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': Error;
      };
    };
    /** This viewer may not. A guest who would have to subscribe or buy is told so too, not sent to sign in. */
    Forbidden: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': Error;
      };
    };
    /** What is asked for cannot be. The caller shows its page for what is not found. */
    BadRequest: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': Error;
      };
    };
    /** The same `Idempotency-Key` came before with other content. */
    Conflict: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': Error;
      };
    };
    /** The request does not fit, or cannot be bought like this. Nothing was charged. `errors` names the fields. */
    PurchaseRefused: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': Error;
      };
    };
    /** The user has no payment with this tracking code. */
    NoSuchPayment: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': Error;
      };
    };
    /** The form does not fit, or the code is wrong, used or too old. Never 401. */
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
     * Its id.
     * @example 1024
     */
    ContentIdInPath: ContentId;
    /**
     * The `next_cursor` of the page before. Without it, the first page.
     * @example b2Zmc2V0OjI0
     */
    Cursor: Cursor;
    /**
     * How many items at most.
     * @example 24
     */
    Limit: PageLimit;
    /**
     * What kind of title it is.
     * @example movie
     */
    TitleTypeInPath: TitleType;
    /**
     * What comes first. Without it, the newest.
     * @example newest
     */
    TitleSort: TitleSort;
    /**
     * Nothing above this age. 0 is everything.
     * @example 0
     */
    AgeFilter: FilterValue;
    /**
     * What can be heard in this language, dubbing included. 0 is everything.
     * @example 0
     */
    LanguageFilter: FilterValue;
    /**
     * What was made in this country. 0 is everything.
     * @example 0
     */
    CountryFilter: FilterValue;
    /**
     * What is of this form, such as a short film. 0 is everything.
     * @example 0
     */
    FormFilter: FilterValue;
    /**
     * What has audio description, or captions. 0 is everything.
     * @example 0
     */
    AccessibleFilter: FilterValue;
    /**
     * Films, series or both. Without it, all that the list holds, videos and screenings too.
     * @example movie
     */
    TitleKind: TitleKind;
    /**
     * What kind of title it is.
     * @example movie
     */
    PlayableTypeInPath: PlayableType;
    /**
     * Names the purchase. A second call with the same key and the same content gives the first one's answer and charges nothing; with other content it is a 409.
     * @example 0d5a3c1e-6f0b-4c7e-9a55-0f6a1f2b7c11
     */
    IdempotencyKey: IdempotencyKey;
    /**
     * As `Idempotency-Key` elsewhere. A server that does not know it passes over it.
     * @example 0d5a3c1e-6f0b-4c7e-9a55-0f6a1f2b7c11
     */
    OptionalIdempotencyKey: IdempotencyKey;
    /**
     * Assumed, not of the specification. `named`: the caller sends the request's name with the login, so the code may need it. A server that does not know it passes over it.
     * @example named
     */
    CodeRequest: 'named';
  };
  requestBodies: never;
  headers: {
    /** Names this request in the server's logs. A support call quotes it. */
    RequestId: string;
    /** Seconds to wait before the next try. */
    RetryAfter: number;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  /**
   * The slides of the home page, and what is live now
   *
   * Fetched once a visit. The page shows the first entry of `live`.
   *
   * Specified: the product's specification names it.
   */
  getSlider: {
    parameters: {
      /**
       * The slides of the home page, and what is live now
       *
       * Fetched once a visit. The page shows the first entry of `live`.
       *
       * Specified: the product's specification names it.
       */
      query: {
        /**
         * The storefront's own referral, from its configuration.
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
      /** The slides, in the order of the slider. */
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
   *
   * In the order of the page. A shelf whose shape is not known is passed over. The people of the home page, which the specification calls `actor_details`, are a shelf like any other: its shape is `people`, its cards are of persons, and the rest of a person comes from `getCast`.
   *
   * Specified: the product's specification names it.
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
      /** The shelves. */
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
   *
   * Its query is exactly the content-filter string, all four in this order: `?age=0&lang=0&country=0&f_type=0`. Fetched once a visit, and again when the filter changes.
   *
   * Specified: the product's specification names it.
   */
  getTop: {
    parameters: {
      /**
       * The most watched titles that pass the content filter
       *
       * Its query is exactly the content-filter string, all four in this order: `?age=0&lang=0&country=0&f_type=0`. Fetched once a visit, and again when the filter changes.
       *
       * Specified: the product's specification names it.
       */
      query: {
        /**
         * Nothing above this age. 0 is everything.
         * @example 0
         */
        age: FilterValue;
        /**
         * What can be heard in this language, dubbing included. 0 is everything.
         * @example 0
         */
        lang: FilterValue;
        /**
         * What was made in this country. 0 is everything.
         * @example 0
         */
        country: FilterValue;
        /**
         * What is of this form, such as a short film. 0 is everything.
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
      /** The titles, the most watched first. */
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
   *
   * The same for everyone, so no token is sent. The body is the list itself.
   *
   * Specified: the product's specification names it.
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
      /** The categories, in the order of the menu. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /** The list is the body itself. */
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
   *
   * All that a film's page shows before anyone presses play.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  getMovie: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * One film
       *
       * All that a film's page shows before anyone presses play.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      path: {
        /**
         * The film's id.
         * @example 1024
         */
        id: ContentId;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The film. */
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
   *
   * All that its page shows but the episodes, which `listEpisodes` answers season by season.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  getSeries: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * One series, with its seasons
       *
       * All that its page shows but the episodes, which `listEpisodes` answers season by season.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      path: {
        /**
         * Its id.
         * @example 1024
         */
        id: components['parameters']['ContentIdInPath'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The series. */
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
   *
   * In their order, of one season or of all. Announced episodes are among them, with the day they come.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listEpisodes: {
    parameters: {
      /**
       * The episodes of a series
       *
       * In their order, of one season or of all. Announced episodes are among them, with the day they come.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * The season's number. Without it, all seasons in order.
         * @example 2
         */
        season?: SeasonNumber;
        /**
         * The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * How many items at most.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      /**
       * The episodes of a series
       *
       * In their order, of one season or of all. Announced episodes are among them, with the day they come.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      path: {
        /**
         * Its id.
         * @example 1024
         */
        id: components['parameters']['ContentIdInPath'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** A page of episodes. */
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
   *
   * All that its page shows, its neighbours included.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  getEpisode: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * One episode, with its place in its series
       *
       * All that its page shows, its neighbours included.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      path: {
        /**
         * The episode's id.
         * @example 7726
         */
        id: ContentId;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The episode. */
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
   *
   * An interview, a trailer, a report; a magazine's issue and a newspaper's edition. The book fair's item is one.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  getVideo: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * One video
       *
       * An interview, a trailer, a report; a magazine's issue and a newspaper's edition. The book fair's item is one.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      path: {
        /**
         * The video's id.
         * @example 4021
         */
        id: ContentId;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The video. */
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
   *
   * A film that a ticket opens: within a period, and for some hours after the first play. Whether the viewer has a ticket is said by the cart.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  getEkran: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * One screening
       *
       * A film that a ticket opens: within a period, and for some hours after the first play. Whether the viewer has a ticket is said by the cart.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      path: {
        /**
         * The screening's id.
         * @example e-9
         */
        id: ContentId;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The screening and its film. */
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
   *
   * The nearest first. The title itself is not among them.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listSimilar: {
    parameters: {
      /**
       * What is like a title
       *
       * The nearest first. The title itself is not among them.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * How many items at most.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      /**
       * What is like a title
       *
       * The nearest first. The title itself is not among them.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      path: {
        /**
         * What kind of title it is.
         * @example movie
         */
        content_type: components['parameters']['TitleTypeInPath'];
        /**
         * Its id.
         * @example 1024
         */
        id: components['parameters']['ContentIdInPath'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** A page of cards. */
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
   *
   * The same for everyone, so no token is sent. The body is the map itself, from a genre's key in lower case to its name.
   *
   * Specified: the product's specification names it.
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
      /** The genres, in the order of the menu. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /** A genre's key to its name. The map is the body itself. It has no room for a second language: a server that has English names may answer them to `Accept-Language: en`. */
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
   *
   * The values of `age`, `lang`, `country`, `f_type` and `accessible`, which are the server's own numbers, and what a viewer reads in their place.
   *
   * Assumed: the screens need it besides what the specification names.
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
      /** The choices of each menu, without «everything», which is 0. */
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
   *
   * What the cinema page shows.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listTitles: {
    parameters: {
      /**
       * All films and series
       *
       * What the cinema page shows.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * Films, series or, as without it, both.
         * @example all
         */
        type?: TitleKind;
        /**
         * What comes first. Without it, the newest.
         * @example newest
         */
        sort?: components['parameters']['TitleSort'];
        /**
         * Nothing above this age. 0 is everything.
         * @example 0
         */
        age?: components['parameters']['AgeFilter'];
        /**
         * What can be heard in this language, dubbing included. 0 is everything.
         * @example 0
         */
        lang?: components['parameters']['LanguageFilter'];
        /**
         * What was made in this country. 0 is everything.
         * @example 0
         */
        country?: components['parameters']['CountryFilter'];
        /**
         * What is of this form, such as a short film. 0 is everything.
         * @example 0
         */
        f_type?: components['parameters']['FormFilter'];
        /**
         * What has audio description, or captions. 0 is everything.
         * @example 0
         */
        accessible?: components['parameters']['AccessibleFilter'];
        /**
         * The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * How many items at most.
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
      /** A page of cards. */
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
   *
   * What editors have picked, the newest first, then the genres.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listLists: {
    parameters: {
      /**
       * All lists
       *
       * What editors have picked, the newest first, then the genres.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * Only lists of editors, or only genres. Without it, both.
         * @example genre
         */
        kind?: ListKind;
        /**
         * The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * How many items at most.
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
      /** A page of lists, without their titles. */
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
   *
   * Titles with the size of each file, the newest first. The files' addresses are the viewer's own, and come from `getDownloadLinks`.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listDownloads: {
    parameters: {
      /**
       * What can be downloaded
       *
       * Titles with the size of each file, the newest first. The files' addresses are the viewer's own, and come from `getDownloadLinks`.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * Films, series or both. Without it, all that the list holds, videos and screenings too.
         * @example movie
         */
        type?: components['parameters']['TitleKind'];
        /**
         * What comes first. Without it, the newest.
         * @example newest
         */
        sort?: components['parameters']['TitleSort'];
        /**
         * Nothing above this age. 0 is everything.
         * @example 0
         */
        age?: components['parameters']['AgeFilter'];
        /**
         * What can be heard in this language, dubbing included. 0 is everything.
         * @example 0
         */
        lang?: components['parameters']['LanguageFilter'];
        /**
         * What was made in this country. 0 is everything.
         * @example 0
         */
        country?: components['parameters']['CountryFilter'];
        /**
         * What is of this form, such as a short film. 0 is everything.
         * @example 0
         */
        f_type?: components['parameters']['FormFilter'];
        /**
         * What has audio description, or captions. 0 is everything.
         * @example 0
         */
        accessible?: components['parameters']['AccessibleFilter'];
        /**
         * The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * How many items at most.
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
      /** A page of titles and their files. */
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
   *
   * A genre that there is not is a 404.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listGenreTitles: {
    parameters: {
      /**
       * What is of a genre
       *
       * A genre that there is not is a 404.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * Films, series or both. Without it, all that the list holds, videos and screenings too.
         * @example movie
         */
        type?: components['parameters']['TitleKind'];
        /**
         * What comes first. Without it, the newest.
         * @example newest
         */
        sort?: components['parameters']['TitleSort'];
        /**
         * Nothing above this age. 0 is everything.
         * @example 0
         */
        age?: components['parameters']['AgeFilter'];
        /**
         * What can be heard in this language, dubbing included. 0 is everything.
         * @example 0
         */
        lang?: components['parameters']['LanguageFilter'];
        /**
         * What was made in this country. 0 is everything.
         * @example 0
         */
        country?: components['parameters']['CountryFilter'];
        /**
         * What is of this form, such as a short film. 0 is everything.
         * @example 0
         */
        f_type?: components['parameters']['FormFilter'];
        /**
         * What has audio description, or captions. 0 is everything.
         * @example 0
         */
        accessible?: components['parameters']['AccessibleFilter'];
        /**
         * The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * How many items at most.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      /**
       * What is of a genre
       *
       * A genre that there is not is a 404.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      path: {
        /**
         * The genre's key, in lower case.
         * @example mystery
         */
        key: GenreKey;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The genre, and a page of cards. */
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
   *
   * What is in its child categories included.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listCategoryTitles: {
    parameters: {
      /**
       * What is in a category
       *
       * What is in its child categories included.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * Films, series or both. Without it, all that the list holds, videos and screenings too.
         * @example movie
         */
        type?: components['parameters']['TitleKind'];
        /**
         * What comes first. Without it, the newest.
         * @example newest
         */
        sort?: components['parameters']['TitleSort'];
        /**
         * Nothing above this age. 0 is everything.
         * @example 0
         */
        age?: components['parameters']['AgeFilter'];
        /**
         * What can be heard in this language, dubbing included. 0 is everything.
         * @example 0
         */
        lang?: components['parameters']['LanguageFilter'];
        /**
         * What was made in this country. 0 is everything.
         * @example 0
         */
        country?: components['parameters']['CountryFilter'];
        /**
         * What is of this form, such as a short film. 0 is everything.
         * @example 0
         */
        f_type?: components['parameters']['FormFilter'];
        /**
         * What has audio description, or captions. 0 is everything.
         * @example 0
         */
        accessible?: components['parameters']['AccessibleFilter'];
        /**
         * The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * How many items at most.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      /**
       * What is in a category
       *
       * What is in its child categories included.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      path: {
        /**
         * The category's `category_id`.
         * @example kids
         */
        category_id: CategoryId;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The category with its place in the menu, and a page of cards. */
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
   *
   * An editor's list, or a genre by its key in lower case. Without `sort` an editor's list keeps the editor's order.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  getList: {
    parameters: {
      /**
       * One list, with its titles
       *
       * An editor's list, or a genre by its key in lower case. Without `sort` an editor's list keeps the editor's order.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * Films, series or both. Without it, all that the list holds, videos and screenings too.
         * @example movie
         */
        type?: components['parameters']['TitleKind'];
        /**
         * What comes first. Without it, the editor's order, and the newest of a genre.
         * @example rating
         */
        sort?: TitleSort;
        /**
         * Nothing above this age. 0 is everything.
         * @example 0
         */
        age?: components['parameters']['AgeFilter'];
        /**
         * What can be heard in this language, dubbing included. 0 is everything.
         * @example 0
         */
        lang?: components['parameters']['LanguageFilter'];
        /**
         * What was made in this country. 0 is everything.
         * @example 0
         */
        country?: components['parameters']['CountryFilter'];
        /**
         * What is of this form, such as a short film. 0 is everything.
         * @example 0
         */
        f_type?: components['parameters']['FormFilter'];
        /**
         * What has audio description, or captions. 0 is everything.
         * @example 0
         */
        accessible?: components['parameters']['AccessibleFilter'];
        /**
         * The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * How many items at most.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      /**
       * One list, with its titles
       *
       * An editor's list, or a genre by its key in lower case. Without `sort` an editor's list keeps the editor's order.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      path: {
        /**
         * The list's id, or a genre's key.
         * @example yalda-nights
         */
        list: ListId;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The list, and a page of cards. */
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
   *
   * Those with the most watched titles first. Of one letter, in the order of the alphabet.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listCasts: {
    parameters: {
      /**
       * People of a group
       *
       * Those with the most watched titles first. Of one letter, in the order of the alphabet.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * Only those whose name begins with this letter: `name_fa` with a letter of the Persian alphabet, `name_en` with a capital of the Latin one. Its other forms count as it: the Arabic keyboard's, and one
         *       with an accent.
         * @example پ
         */
        initial?: Initial;
        /**
         * The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * How many items at most.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      /**
       * People of a group
       *
       * Those with the most watched titles first. Of one letter, in the order of the alphabet.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      path: {
        /**
         * Directors, Iranian actors or foreign actors.
         * @example iranian-actors
         */
        group: CastGroup;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** A page of people. */
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
   *
   * All that a person's page shows but the titles.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  getCast: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * One person
       *
       * All that a person's page shows but the titles.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      path: {
        /**
         * The person's id.
         * @example p-31
         */
        id: ContentId;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The person. */
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
   *
   * Films, series and videos, of one role or of all.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listCastTitles: {
    parameters: {
      /**
       * What a person has made or is in
       *
       * Films, series and videos, of one role or of all.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * What the person was. Without it, all.
         * @example actor
         */
        role?: PersonRole;
        /**
         * Films, series or both. Without it, all that the list holds, videos and screenings too.
         * @example movie
         */
        type?: components['parameters']['TitleKind'];
        /**
         * What comes first. Without it, the newest.
         * @example newest
         */
        sort?: components['parameters']['TitleSort'];
        /**
         * Nothing above this age. 0 is everything.
         * @example 0
         */
        age?: components['parameters']['AgeFilter'];
        /**
         * What can be heard in this language, dubbing included. 0 is everything.
         * @example 0
         */
        lang?: components['parameters']['LanguageFilter'];
        /**
         * What was made in this country. 0 is everything.
         * @example 0
         */
        country?: components['parameters']['CountryFilter'];
        /**
         * What is of this form, such as a short film. 0 is everything.
         * @example 0
         */
        f_type?: components['parameters']['FormFilter'];
        /**
         * What has audio description, or captions. 0 is everything.
         * @example 0
         */
        accessible?: components['parameters']['AccessibleFilter'];
        /**
         * The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * How many items at most.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      /**
       * What a person has made or is in
       *
       * Films, series and videos, of one role or of all.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      path: {
        /**
         * The person's id.
         * @example p-31
         */
        id: ContentId;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** A page of cards. */
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
   *
   * Of one kind or of all. Those with the newest videos first.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listChannels: {
    parameters: {
      /**
       * The newspaper, the studio and the magazines
       *
       * Of one kind or of all. Those with the newest videos first.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * What kind of channel. Without it, all.
         * @example magazine
         */
        kind?: ChannelKind;
        /**
         * The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * How many items at most.
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
      /** A page of channels. */
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
   *
   * By the day of issue, the newest first. Each is a video of its magazine, with `issue` set.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listMagazines: {
    parameters: {
      /**
       * The newest issues of all magazines
       *
       * By the day of issue, the newest first. Each is a video of its magazine, with `issue` set.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * How many items at most.
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
      /** A page of issues. */
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
   *
   * The studio's id is `studio`; the newspaper's is its brand name. What the channel has shown comes from `listChannelVideos`.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  getChannel: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * One channel
       *
       * The studio's id is `studio`; the newspaper's is its brand name. What the channel has shown comes from `listChannelVideos`.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      path: {
        /**
         * The channel's id.
         * @example ravagh
         */
        id: ContentId;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The channel. */
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
   *
   * The newest first, unless `sort` says otherwise. A channel with `first_published_at` takes `sort`, `since` and `until`; days are those of Tehran.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listChannelVideos: {
    parameters: {
      /**
       * What a channel has shown
       *
       * The newest first, unless `sort` says otherwise. A channel with `first_published_at` takes `sort`, `since` and `until`; days are those of Tehran.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * What comes first. Without it, the newest.
         * @example oldest
         */
        sort?: VideoSort;
        /**
         * Nothing that was published before this day.
         * @example 2026-03-21
         */
        since?: CalendarDate;
        /**
         * Nothing that was published after this day.
         * @example 2027-03-20
         */
        until?: CalendarDate;
        /**
         * The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * How many items at most.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      /**
       * What a channel has shown
       *
       * The newest first, unless `sort` says otherwise. A channel with `first_published_at` takes `sort`, `since` and `until`; days are those of Tehran.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      path: {
        /**
         * The channel's id.
         * @example ravagh
         */
        id: ContentId;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** A page of videos. */
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
   *
   * The newest first. Asked only of a channel whose `series_count` is above 0.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listChannelSeries: {
    parameters: {
      /**
       * The series that a channel makes
       *
       * The newest first. Asked only of a channel whose `series_count` is above 0.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * How many items at most.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      /**
       * The series that a channel makes
       *
       * The newest first. Asked only of a channel whose `series_count` is above 0.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      path: {
        /**
         * The channel's id.
         * @example studio
         */
        id: ContentId;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** A page of series. */
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
   *
   * In the order of the page. The first one is what /live shows.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listLives: {
    parameters: {
      /**
       * The live channels, with what is on now
       *
       * In the order of the page. The first one is what /live shows.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * How many items at most.
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
      /** A page of channels. */
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
   *
   * What the channel's page shows before anyone presses play. The day's programmes come from `getLiveSchedule`.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  getLive: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * One live channel, with what is on now
       *
       * What the channel's page shows before anyone presses play. The day's programmes come from `getLiveSchedule`.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      path: {
        /**
         * The channel's id.
         * @example nasim
         */
        id: ContentId;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The channel. */
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
   *
   * A day is from midnight to midnight in Tehran. A day that the guide does not have is empty, not a failure.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  getLiveSchedule: {
    parameters: {
      /**
       * The programmes of a live channel in one day
       *
       * A day is from midnight to midnight in Tehran. A day that the guide does not have is empty, not a failure.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * The day. Without it, today in Tehran.
         * @example 2026-11-20
         */
        date?: CalendarDate;
      };
      header?: never;
      /**
       * The programmes of a live channel in one day
       *
       * A day is from midnight to midnight in Tehran. A day that the guide does not have is empty, not a failure.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      path: {
        /**
         * The channel's id.
         * @example nasim
         */
        id: ContentId;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The day's programmes, in order. */
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
   *
   * Called from three characters on, anonymously. The icon follows `type`; what is neither a film nor a series nor a video is `other`, a person most of all. On a failure the caller empties its list.
   *
   * Specified: the product's specification names it.
   */
  quickSearch: {
    parameters: {
      /**
       * Search as one types
       *
       * Called from three characters on, anonymously. The icon follows `type`; what is neither a film nor a series nor a video is `other`, a person most of all. On a failure the caller empties its list.
       *
       * Specified: the product's specification names it.
       */
      query: {
        /**
         * What was typed so far.
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
      /** The best results, few enough for a menu. */
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
   *
   * Of all kinds or of one, narrowed by the content filter. Letters that are written in several ways, joiners, diacritics and digits make no difference; small slips of the finger find what was meant.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  search: {
    parameters: {
      /**
       * Search in full
       *
       * Of all kinds or of one, narrowed by the content filter. Letters that are written in several ways, joiners, diacritics and digits make no difference; small slips of the finger find what was meant.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query: {
        /**
         * The term, of more than one character.
         * @example یزد
         */
        query: SearchTerm;
        /**
         * What is searched for. Without it, everything.
         * @example movie
         */
        type?: SearchType;
        /**
         * Nothing above this age. 0 is everything.
         * @example 0
         */
        age?: components['parameters']['AgeFilter'];
        /**
         * What can be heard in this language, dubbing included. 0 is everything.
         * @example 0
         */
        lang?: components['parameters']['LanguageFilter'];
        /**
         * What was made in this country. 0 is everything.
         * @example 0
         */
        country?: components['parameters']['CountryFilter'];
        /**
         * What is of this form, such as a short film. 0 is everything.
         * @example 0
         */
        f_type?: components['parameters']['FormFilter'];
        /**
         * What has audio description, or captions. 0 is everything.
         * @example 0
         */
        accessible?: components['parameters']['AccessibleFilter'];
        /**
         * The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * How many items at most.
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
      /** How many there are, and a page of cards. */
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
   *
   * Published comments, the newest first. The same for everyone: a viewer's own comment that waits is in the answer of `addComment` alone.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listComments: {
    parameters: {
      /**
       * What viewers say of a title
       *
       * Published comments, the newest first. The same for everyone: a viewer's own comment that waits is in the answer of `addComment` alone.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * How many items at most.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      /**
       * What viewers say of a title
       *
       * Published comments, the newest first. The same for everyone: a viewer's own comment that waits is in the answer of `addComment` alone.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      path: {
        /**
         * What kind of title it is.
         * @example movie
         */
        content_type: components['parameters']['TitleTypeInPath'];
        /**
         * Its id.
         * @example 1024
         */
        id: components['parameters']['ContentIdInPath'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** How many there are, and a page of them. */
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
   *
   * The answer says whether everyone reads it or it waits until somebody has looked at it. A rating is given by `rateTitle`.
   *
   * Assumed: the screens need it besides what the specification names.
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
      /** The comment, as its author sees it. */
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
   *
   * Somebody looks at it. A second report of the same comment by the same viewer changes nothing.
   *
   * Assumed: the screens need it besides what the specification names.
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
      /** Noted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /** What a server may say when all is well. No caller reads it. */
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
   *
   * Sources, subtitles, times and where the viewer left off. It is the viewer's own: no cache may keep it. Who may not watch gets 403, guests too; what they may do instead is said by the cart.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  getPlayback: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * What a player needs to play a title
       *
       * Sources, subtitles, times and where the viewer left off. It is the viewer's own: no cache may keep it. Who may not watch gets 403, guests too; what they may do instead is said by the cart.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      path: {
        /**
         * What kind of title it is.
         * @example movie
         */
        content_type: components['parameters']['PlayableTypeInPath'];
        /**
         * Its id.
         * @example 1024
         */
        id: components['parameters']['ContentIdInPath'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** What is played, and how. */
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
   *
   * No cache may keep it. Who may not watch gets 403.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  getLivePlayback: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * What a player needs to play a live channel
       *
       * No cache may keep it. Who may not watch gets 403.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      path: {
        /**
         * The channel's id.
         * @example nasim
         */
        id: ContentId;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** What is played, and how. */
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
   *
   * Addresses that are signed for this viewer and lapse. Who may not download gets 403; without anything to download (yet) the list is empty.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  getDownloadLinks: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * Where a title's files are
       *
       * Addresses that are signed for this viewer and lapse. Who may not download gets 403; without anything to download (yet) the list is empty.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      path: {
        /**
         * What kind of title it is.
         * @example movie
         */
        content_type: components['parameters']['PlayableTypeInPath'];
        /**
         * Its id.
         * @example 1024
         */
        id: components['parameters']['ContentIdInPath'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The files, from the smallest on. */
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
   * On what terms a device may go on keeping titles
   *
   * For a device that is online again, and asks for all that it keeps at once. It changes nothing, and starts no screening. The answer has the titles in the order asked, also those that are unknown or no longer open to the viewer. It is the viewer's own: no cache may keep it.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listOfflineTerms: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': OfflineTermsRequest;
      };
    };
    responses: {
      /** The terms of each, in the order asked. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': OfflineTermsResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * The viewer's own lists
   *
   * With how many titles, or channels, each holds. They are few, so they come at once.
   *
   * Assumed: the screens need it besides what the specification names.
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
      /** The lists. */
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
   *
   * What is between 5 and 95 percent; the server decides. A series is there once, by the episode to go on with: the last one that was begun, or the one after it once that is watched.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listWatching: {
    parameters: {
      /**
       * What the viewer has begun and not finished
       *
       * What is between 5 and 95 percent; the server decides. A series is there once, by the episode to go on with: the last one that was begun, or the one after it once that is watched.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * How many items at most.
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
      /** A page of it. */
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
   *
   * What is like a title that was watched lately, and new episodes of the series that the viewer has begun or keeps in the watchlist. A title is in one of them at most, and what is watched or begun is in none. What would be empty is left out.
   *
   * Assumed: the screens need it besides what the specification names.
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
      /** The shelves, in the order of the page. */
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
   *
   * What was put in last comes first.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listMyTitles: {
    parameters: {
      /**
       * What is in one of the viewer's lists
       *
       * What was put in last comes first.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * How many items at most.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      /**
       * What is in one of the viewer's lists
       *
       * What was put in last comes first.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      path: {
        /**
         * Which list.
         * @example watchlist
         */
        list: MyTitleListKey;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** A page of its titles. */
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
   *
   * What was followed last comes first.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listFollowing: {
    parameters: {
      /**
       * The channels that the viewer follows
       *
       * What was followed last comes first.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * How many items at most.
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
      /** A page of channels. */
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
   *
   * The rating, the lists and the place, apart from the title itself, which a shared cache may keep.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  getTitleState: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * What is the viewer's own about a title
       *
       * The rating, the lists and the place, apart from the title itself, which a shared cache may keep.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      path: {
        /**
         * What kind of title it is.
         * @example movie
         */
        content_type: components['parameters']['TitleTypeInPath'];
        /**
         * Its id.
         * @example 1024
         */
        id: components['parameters']['ContentIdInPath'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The state. */
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
   *
   * By title. A file counts as fetched once its link was followed from the first byte on; what is resumed does not count again. The addresses come from `getDownloadLinks` alone.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listMyDownloads: {
    parameters: {
      /**
       * What the viewer has fetched, or has bought and not fetched yet
       *
       * By title. A file counts as fetched once its link was followed from the first byte on; what is resumed does not count again. The addresses come from `getDownloadLinks` alone.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query: {
        /**
         * Which of the two.
         * @example fetched
         */
        state: MyDownloadState;
        /**
         * The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * How many items at most.
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
      /** A page of it, what was fetched or bought last first. */
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
   *
   * What is in it already stays where it is, and that is a success.
   *
   * Assumed: the screens need it besides what the specification names.
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
      /** The title's state from now on. */
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
   *
   * What is not in it is a success too.
   *
   * Assumed: the screens need it besides what the specification names.
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
      /** The title's state from now on. */
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
   *
   * A channel that is followed already stays where it is, and that is a success.
   *
   * Assumed: the screens need it besides what the specification names.
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
      /** Whether it is followed from now on. */
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
   *
   * A channel that is not followed is a success too.
   *
   * Assumed: the screens need it besides what the specification names.
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
      /** Whether it is followed from now on. */
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
   *
   * Called while it plays, when it pauses and when the page goes, and later for what was watched without a connection, with `watched_at`. The newer place counts, also when it goes back: one that is older than what the server has changes nothing, and the answer is the title's state as it is. A place before 5 percent is not kept; one past 95 percent says that it is watched.
   *
   * Assumed: the screens need it besides what the specification names.
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
      /** The title's state from now on. */
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
   *
   * Its place is forgotten. For an episode, all of its series goes, or the one before it would come up. What is not there is a success too.
   *
   * Assumed: the screens need it besides what the specification names.
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
      /** The title's state from now on. */
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
   *
   * As if it had been played to its end, or never begun. A series is all of its released episodes but the extras, or one season of it, or the episodes that are named: so what a call has changed can be taken back.
   *
   * Assumed: the screens need it besides what the specification names.
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
      /** The title's state from now on. */
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
   *
   * One viewer has one rating of a title; the latest counts.
   *
   * Assumed: the screens need it besides what the specification names.
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
      /** The title's state from now on. */
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
   *
   * It changes only the list: what was bought stays bought. Fetched again, the title is in the list again. What was never fetched is a success too.
   *
   * Assumed: the screens need it besides what the specification names.
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
      /** Whether it is out of the list from now on. */
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
   *
   * Prices are before VAT: 10 percent is added when a plan is bought. A token is sent where there is one, since a discount may be one viewer's own.
   *
   * Specified: the product's specification names it.
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
      /** The plans, under their ids, and what is said above them. */
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
   *
   * Asked before a title is played, downloaded or bought. It changes nothing. After a 400 the storefront shows its page for what is not found; after another failure it goes home.
   *
   * Specified: the product's specification names it.
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
      /** The cart. */
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
   *
   * As `getCart`, without a token. The viewer's operator is known from the network address.
   *
   * Specified: the product's specification names it.
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
      /** The cart. */
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
   *
   * The same for everyone. Credit (`wallet`) is not among them: every user may pay from it, where it is enough.
   *
   * Specified: the product's specification names it.
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
      /** The gateways. */
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
   *
   * Begins a payment. `status` says how it goes on: `pending` with the bank's page, or `paid` where nothing is left to pay, such as from the credit (`payment_method: wallet`). A price that has changed since the viewer saw it, and a credit that is too small, are a 422 that names the field; nothing is charged then.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  buyPlan: {
    parameters: {
      query?: never;
      header: {
        /**
         * Names the purchase. A second call with the same key and the same content gives the first one's answer and charges nothing; with other content it is a 409.
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
      /** The payment has begun, or is done. */
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
   *
   * As `buyPlan`. All is bought, or nothing. What the viewer has bought before is a 422 too, so nobody pays twice.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  buyItems: {
    parameters: {
      query?: never;
      header: {
        /**
         * Names the purchase. A second call with the same key and the same content gives the first one's answer and charges nothing; with other content it is a 409.
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
      /** The payment has begun, or is done. */
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
   *
   * Of every kind and status, the newest first.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listPayments: {
    parameters: {
      /**
       * The user's payments
       *
       * Of every kind and status, the newest first.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * How many items at most.
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
      /** A page of them. */
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
   *
   * What the page after a bank asks, as often as it is opened: the server settles with the bank, and what was settled before is answered again. Another user's payment is a 404. While it is `pending`, ask again.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  getPayment: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * One payment
       *
       * What the page after a bank asks, as often as it is opened: the server settles with the bank, and what was settled before is answered again. Another user's payment is a 404. While it is `pending`, ask again.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      path: {
        /**
         * The payment's tracking code.
         * @example 140508301457
         */
        tracking_code: TrackingCode;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The payment. */
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
   *
   * For a purchase whose answer was lost: the server is asked by its key before it is sent again. A 404 says that no purchase with this key has been accepted, so nothing was charged. Another user's key is a 404.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  findPurchase: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * What a purchase has become
       *
       * For a purchase whose answer was lost: the server is asked by its key before it is sent again. A 404 says that no purchase with this key has been accepted, so nothing was charged. Another user's key is a 404.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      path: {
        /**
         * The purchase's `Idempotency-Key`.
         * @example 0d5a3c1e-6f0b-4c7e-9a55-0f6a1f2b7c11
         */
        key: IdempotencyKey;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** What it began. */
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
   *
   * A POST whose body is empty: not one byte. It only reads. Of an error, its message is shown.
   *
   * Specified: the product's specification names it.
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
      /** The credit. */
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
   *
   * Begins a payment of the kind `wallet`. The browser goes on to the bank's page.
   *
   * Specified: the product's specification names it.
   */
  chargeWallet: {
    parameters: {
      query?: never;
      header?: {
        /**
         * As `Idempotency-Key` elsewhere. A server that does not know it passes over it.
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
      /** The bank's page. */
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
   *
   * With those that are to be added soon. Before the viewer chooses, 012 is chosen.
   *
   * Specified: the product's specification names it.
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
      /** The banks. */
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
   *
   * The active banks, what is paid through them, and the series that could be.
   *
   * Specified: the product's specification names it.
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
      /** The settings. */
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
   *
   * Answers `data.pay_url` where the viewer has to agree on the bank's page, else a `message` to show.
   *
   * Specified: the product's specification names it.
   */
  buyDebitSubscription: {
    parameters: {
      query?: never;
      header?: {
        /**
         * As `Idempotency-Key` elsewhere. A server that does not know it passes over it.
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
      /** The bank's page, or what was done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /** `data.pay_url` is the bank's page; where there is nothing to do there, `message` says what was done. */
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
   *
   * With the last one gone, nothing is paid automatically any more.
   *
   * Specified: the product's specification names it.
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
      /** Ended. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /** What a server may say when all is well. No caller reads it. */
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
   *
   * A code is four digits, lives at most ten minutes, belongs to the number it was sent to and works once. A wrong one is 422, never 401. Where `sendCode` named its request, the code belongs to that request too: a login with another is 422 whatever the code, and counts against nobody's number. Five wrong codes end a request, and no other. A server may take a login without a request, unless the code was asked for with `Code-Request: named`.
   *
   * Specified: the product's specification names it.
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
      /** Signed in. */
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
   *
   * A 200 confirms that the message was sent. 429 says how long until the next one. A server may name the request (`request_id`): its code then works with that name alone, so nobody else can try codes on it. Requests of one number live side by side until they end. With the `request_id` of a request that lives, the same code is sent once more: whichever message comes first is right. Some servers answer nothing of use, and their codes belong to the number alone.
   *
   * Specified: the product's specification names it.
   */
  sendCode: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Assumed, not of the specification. `named`: the caller sends the request's name with the login, so the code may need it. A server that does not know it passes over it.
         * @example named
         */
        'Code-Request'?: components['parameters']['CodeRequest'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /** The login form as it stands, plus the referral. */
        'application/json': SendCodeRequest;
      };
    };
    responses: {
      /** Sent. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /** A server that binds codes to requests names the request. */
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
   *
   * Called once after a 401, with exactly `?2`: a key without a value and without an equals sign. Only a storefront's own server calls it, and ignores its failure; a browser's call is refused.
   *
   * Specified: the product's specification names it.
   */
  endSession: {
    parameters: {
      /**
       * Tell the server that a session has ended
       *
       * Called once after a 401, with exactly `?2`: a key without a value and without an equals sign. Only a storefront's own server calls it, and ignores its failure; a browser's call is refused.
       *
       * Specified: the product's specification names it.
       */
      query: {
        /** Always there, never with a value. */
        2: '';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** Noted, whether or not there was a session. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /** What a server may say when all is well. No caller reads it. */
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
   *
   * Ends the token that it carries.
   *
   * Specified: the product's specification names it.
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
      /** Signed out. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /** What a server may say when all is well. No caller reads it. */
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
   *
   * Each session of the account: this one first, then the one that was used last. A sign-in from a browser that is signed in replaces its session, so a browser is here once.
   *
   * Assumed: the screens need it besides what the specification names.
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
      /** The sessions. */
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
   *
   * Ends one session of the user: its token answers 401 from now on. The caller's own session may be ended too, and is then signed out. A session that has ended meanwhile, or is nobody's, is no failure: it is signed out, as was asked.
   *
   * Assumed: the screens need it besides what the specification names.
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
      /** Ended. */
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
   *
   * Ends every session of the user, the caller's own too. Whoever fears that somebody else is in the account cannot know which token was taken, and it may be a copy of this one; to stay signed in here, end the others one by one.
   *
   * Assumed: the screens need it besides what the specification names.
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
      /** Signed out everywhere. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /** What a server may say when all is well. No caller reads it. */
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
   *
   * `scope` decides what the user may do.
   *
   * Specified: the product's specification names it.
   */
  getUser: {
    parameters: {
      /**
       * The signed-in user
       *
       * `scope` decides what the user may do.
       *
       * Specified: the product's specification names it.
       */
      query: {
        /**
         * The storefront's own referral, from its configuration.
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
      /** The user. */
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
   *
   * Anonymous: no token is sent. The tail of the path comes from configuration (`/check/user` unless it says otherwise) and is written as it is, slashes included. The concrete path /ghost/getCategories goes before it.
   *
   * Specified: the product's specification names it.
   */
  ghostCheck: {
    parameters: {
      /**
       * Who an anonymous viewer is
       *
       * Anonymous: no token is sent. The tail of the path comes from configuration (`/check/user` unless it says otherwise) and is written as it is, slashes included. The concrete path /ghost/getCategories goes before it.
       *
       * Specified: the product's specification names it.
       */
      query: {
        /**
         * The viewer's referral, 0 without one.
         * @example 0
         */
        ref: Referral;
      };
      header?: never;
      /**
       * Who an anonymous viewer is
       *
       * Anonymous: no token is sent. The tail of the path comes from configuration (`/check/user` unless it says otherwise) and is written as it is, slashes included. The concrete path /ghost/getCategories goes before it.
       *
       * Specified: the product's specification names it.
       */
      path: {
        /**
         * The path's tail, with its leading slash.
         * @example /check/user
         */
        check_url: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** What is known of the viewer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /** The check of the current viewer. The fields are the body itself. */
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
   *
   * The name. The number is the account itself and does not change; language, night mode and autoplay belong to the device.
   *
   * Assumed: the screens need it besides what the specification names.
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
      /** The user, as `getUser` answers from now on. */
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
   *
   * The code to share, and what it has brought.
   *
   * Assumed: the screens need it besides what the specification names.
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
      /** The referral. */
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
   *
   * For the page that a referral link leads to. It names nobody, as anyone may ask with any referral.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  getInvitation: {
    parameters: {
      /**
       * What an invitation brings
       *
       * For the page that a referral link leads to. It names nobody, as anyone may ask with any referral.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query: {
        /**
         * The code of the link as a number.
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
      /** The invitation, or that the referral is nobody's. */
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
   *
   * Each gift with its reason, and how many days they are in all.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listGiftDays: {
    parameters: {
      /**
       * The user's gift days
       *
       * Each gift with its reason, and how many days they are in all.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * The `next_cursor` of the page before. Without it, the first page.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * How many items at most.
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
      /** A page of gifts. */
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
   *
   * The same for everyone.
   *
   * Specified: the product's specification names it.
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
      /** The details. */
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
   *
   * eNamad and Samandehi, each null where the storefront has none.
   *
   * Assumed: the screens need it besides what the specification names.
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
      /** The badges. */
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
   *
   * A short list, in the order of the page.
   *
   * Assumed: the screens need it besides what the specification names.
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
      /** The operators. */
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
   *
   * Asked with what stands in the link: a user and perhaps a file, or a package and perhaps both. Neither a user nor a package is a 422. A link that has run out is a 404.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  getUssdLink: {
    parameters: {
      /**
       * What an operator's link says to dial
       *
       * Asked with what stands in the link: a user and perhaps a file, or a package and perhaps both. Neither a user nor a package is a 422. A link that has run out is a 404.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * The link's file, where it has one.
         * @example 1024-1080p
         */
        file_id?: UssdFileId;
        /**
         * The link's user. Only a link with a package may be without.
         * @example u-48213
         */
        user_id?: UssdUserId;
        /**
         * The link's package, where it has one.
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
      /** What to dial. */
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
   *
   * About and contact, the questions that are often asked, the terms and privacy.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  getPage: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * A page of text in the profile area
       *
       * About and contact, the questions that are often asked, the terms and privacy.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      path: {
        /**
         * Which of them.
         * @example faq
         */
        page: PageName;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The page. */
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

/** A referral as decimal digits (62^10 passes what a JSON number holds exactly, so it is text). 0 is nothing known; 4 is no referral. */
export type Referral = string;
/** The id of a title, channel or person. Opaque. */
export type ContentId = string;
/**
 * What a slide leads to.
 * @enum {string}
 */
export type SlideContentType = 'movie' | 'series' | 'video' | 'live';
/** The name in Persian, as an editor wrote it. It may hold Latin letters. */
export type NameFa = string;
/** The name in English or Latin letters, where there is one. */
export type NameEn = string | null;
/** A text in Persian. */
export type TextFa = string;
/** A text in English, where there is one. */
export type TextEn = string | null;
/** A picture with what a page needs to reserve its box. A server may send its address alone. */
export interface Picture {
  /**
   * Format: uri-reference
   *
   * Absolute, or from the root of the API's origin under /media/.
   */
  url: string;
  /**
   * In pixels, as the file has it.
   * @default 400
   */
  width: number;
  /**
   * In pixels, as the file has it.
   * @default 600
   */
  height: number;
  /**
   * The picture's main colour, shown until it is there.
   * @default #26262e
   */
  color: string;
  /** A tiny picture to stretch over the box until the picture is there. */
  placeholder?: string;
  /** The widths that the address takes as its query `w` (`…&w=320`). Without one the picture comes as wide as `width`; where there is no list, the address takes none. The picture is AVIF or WebP for who accepts it. */
  widths?: number[];
  /** What it shows, where the name beside it does not say so. */
  alt?: string;
  /** Its subject keeps to the left, beside words that begin at the right, and nothing in it is to be read: a page whose words begin at the left may show it mirrored. */
  mirrorable?: boolean;
}
/** A genre's key, in lower case as it stands in an address. */
export type GenreKey = string;
/** One genre of a title. */
export interface Genre {
  /** A genre's key, in lower case as it stands in an address. */
  key: GenreKey;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en: NameEn;
}
/** A Gregorian year. Servers that count in the Iranian calendar alone may send its years, which no Gregorian year of a film is like: 1405. */
export type Year = number;
/** The same year in the Iranian calendar, of what was made or published in Iran: a Persian page shows it. Null or missing for all else, whose Gregorian year is then marked as one. */
export type JalaliYear = number | null;
/**
 * From this age on. 0 is for everyone.
 * @enum {integer}
 */
export type AgeRating = 0 | 7 | 12 | 15 | 18;
/**
 * Who may watch: anyone, a subscriber, a buyer, or the customers of certain mobile operators.
 * @enum {string}
 */
export type Access = 'free' | 'subscription' | 'paid' | 'operator';
/** What viewers gave it, out of ten. */
export interface Rating {
  /** Out of ten. */
  average: number;
  /** How many viewers rated it. */
  count: number;
}
/** How long it lasts, in minutes. */
export type Minutes = number;
/** There is a Persian dubbing. Missing where there is none, or the server does not say. */
export type Dubbed = boolean;
/** There are subtitles. Missing where there are none, or the server does not say. */
export type Subtitled = boolean;
/**
 * The height of the picture, in lines.
 * @enum {string}
 */
export type Quality = '480p' | '720p' | '1080p' | '2160p';

export interface Slide {
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** What a slide leads to. */
  content_type: SlideContentType;
  /** The id of a title, channel or person. Opaque. */
  content_id: ContentId;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  title_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  title_en: NameEn;
  /**
   * A text in Persian.
   * @default  */
  tagline_fa: TextFa;
  /** A text in English, where there is one. */
  tagline_en: TextEn;
  /** A picture with what a page needs to reserve its box. A server may send its address alone. */
  backdrop: Picture;
  /** A picture with what a page needs to reserve its box. A server may send its address alone. */
  poster: Picture | null;
  /** One genre of a title. */
  genres: Genre[];
  /** A Gregorian year. Servers that count in the Iranian calendar alone may send its years, which no Gregorian year of a film is like: 1405. */
  year: Year | null;
  /** The same year in the Iranian calendar, of what was made or published in Iran: a Persian page shows it. Null or missing for all else, whose Gregorian year is then marked as one. */
  jalali_year?: JalaliYear;
  /**
   * From this age on. 0 is for everyone.
   * @default 0 */
  age_rating: AgeRating;
  /**
   * Who may watch: anyone, a subscriber, a buyer, or the customers of certain mobile operators.
   * @default subscription */
  access: Access;
  /** Null or missing where there is none. */
  rating?: Rating | null;
  /** Null or missing for what has no length, such as a series, or where the server does not say. */
  duration_minutes?: Minutes | null;
  /** There is a Persian dubbing. Missing where there is none, or the server does not say. */
  dubbed?: Dubbed;
  /** There are subtitles. Missing where there are none, or the server does not say. */
  subtitled?: Subtitled;
  /** Missing where the server does not say. */
  qualities?: Quality[];
}
/**
 * Format: date-time
 *
 * A moment, ISO 8601 with its offset, to nine digits of a second at most.
 */
export type Timestamp = string;
/** A live channel and what it shows now. */
export interface LiveNow {
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en: NameEn;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  programme_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  programme_en: NameEn;
  /** A moment, ISO 8601 with its offset, to nine digits of a second at most. */
  starts_at: Timestamp;
  /** A moment, ISO 8601 with its offset, to nine digits of a second at most. */
  ends_at: Timestamp;
  /** A picture with what a page needs to reserve its box. A server may send its address alone. */
  picture: Picture;
}
/** The slides, and what is live. */
export interface SliderData {
  /** In the order of the page. */
  sliders: Slide[];
  /** What is on now. The home page shows the first entry. */
  live: LiveNow[];
}

export interface SliderResponse {
  /** The HTTP status again, from servers that send it. */
  status?: number;
  /** The slides, and what is live. */
  data: SliderData;
}
/** A field's name to what is wrong with it, the most telling first. */
export interface FieldErrors {
  [key: string]: string[];
}
/** The one shape of every failure. What to show: `errors` if there are any, else `message_fa`, else `message` (in English `message` comes before `message_fa`). */
export interface Error {
  /** A field's name to what is wrong with it, the most telling first. */
  errors?: FieldErrors;
  /** In English */
  message?: string;
  /** In Persian */
  message_fa?: string;
}
/**
 * How a shelf looks: upright posters, wide pictures, or portraits.
 * @enum {string}
 */
export type RowShape = 'posters' | 'wide' | 'people';
/**
 * What the id is of.
 * @enum {string}
 */
export type ContentType =
  | 'movie'
  | 'series'
  | 'episode'
  | 'video'
  | 'ekran'
  | 'live'
  | 'channel'
  | 'person';
/**
 * What a card says in its corner.
 * @enum {string}
 */
export type Badge = 'new' | 'dubbed' | 'exclusive' | 'soon';
/**
 * Format: date
 *
 * A day, ISO 8601.
 */
export type CalendarDate = string;
/** One number of a magazine or a newspaper. */
export interface Issue {
  /** The number of the issue. */
  number: number;
  /** A day, ISO 8601. */
  issue_date: CalendarDate;
}
/** The series, by its id and names. */
export interface SeriesName {
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en: NameEn;
}
/** 0 holds what is beside the seasons, such as a making-of, and what no season is known of. */
export type SeasonNumber = number;
/** Within its season. */
export type EpisodeNumber = number;
/** What tells an episode from those of other series that have its name, such as Episode 4. */
export interface EpisodePlace {
  /** The series, by its id and names. */
  series: SeriesName;
  /** Null where the server does not say. */
  season: SeasonNumber | null;
  /** Null where the server does not say. */
  number: EpisodeNumber | null;
}
/**
 * What of it has the term. `name` is either of its own two names.
 * @enum {string}
 */
export type MatchedBy = 'name' | 'original_name' | 'person' | 'series' | 'genre';
/**
 * What the person did in a title.
 * @enum {string}
 */
export type PersonRole = 'director' | 'actor';
/** What a search found it by. A storefront shows it where the name that it shows does not say it already. */
export interface Match {
  /** What of it has the term. `name` is either of its own two names. */
  by: MatchedBy;
  /** The original name. */
  text?: string;
  /** The name of the person, the series or the genre. */
  name_fa?: string;
  /** The name in English or Latin letters, where there is one. */
  name_en?: NameEn;
  /** What the person did in a title. */
  role?: PersonRole;
}
/** A title, channel or person as a shelf shows it. */
export interface Card {
  /** What the id is of. */
  content_type: ContentType;
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en: NameEn;
  /** A Gregorian year. Servers that count in the Iranian calendar alone may send its years, which no Gregorian year of a film is like: 1405. */
  year: Year | null;
  /** The same year in the Iranian calendar, of what was made or published in Iran: a Persian page shows it. Null or missing for all else, whose Gregorian year is then marked as one. */
  jalali_year?: JalaliYear;
  /** Upright. A portrait, for a person. */
  poster: Picture | null;
  /** Wide. */
  backdrop: Picture | null;
  /**
   * Who may watch: anyone, a subscriber, a buyer, or the customers of certain mobile operators.
   * @default subscription */
  access: Access;
  /** What a card says in its corner. */
  badge: Badge | null;
  /** What viewers gave it, out of ten. */
  rating: Rating | null;
  /** There is a Persian dubbing. Missing where there is none, or the server does not say. */
  dubbed?: Dubbed;
  /** There are subtitles. Missing where there are none, or the server does not say. */
  subtitled?: Subtitled;
  /** The keys of its genres, from servers that have no lists by genre: a storefront then makes them of the cards that it has. */
  genres?: GenreKey[];
  /** Of an issue of a magazine or newspaper, which one. Null or missing for all else. */
  issue?: Issue | null;
  /** Of a channel, its logo. Square. Null or missing for all else. */
  logo?: Picture | null;
  /** Of an episode, its series and its place in it. Null or missing for all else. */
  episode_of?: EpisodePlace | null;
  /** Why a search found it. Null or missing from other lists, and from servers that do not say. */
  matched?: Match | null;
}
/** One shelf of the home page. */
export interface DiscoverRow {
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  title_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  title_en: NameEn;
  /**
   * How a shelf looks: upright posters, wide pictures, or portraits.
   * @default posters */
  shape: RowShape;
  /** A title, channel or person as a shelf shows it. */
  items: Card[];
}

export interface DiscoverResponse {
  /** One shelf of the home page. */
  data: DiscoverRow[];
}
/** One of the values that `getFilters` answers. 0 is everything. */
export type FilterValue = number;
/** The most watched titles. */
export interface TopData {
  /** The most watched first. */
  top: Card[];
}

export interface TopResponse {
  /** The most watched titles. */
  data: TopData;
}
/** Names the category. */
export type CategoryId = string;

export interface Category {
  /** As it stands in the address of its page. */
  category_id: CategoryId;
  /** The server's own id of it. */
  cat_id: CategoryId;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  persian_name: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en?: NameEn;
  /** Those below it in the menu. */
  child_categories: Category[];
}
/** The list is the body itself. */
export type CategoriesResponse = Category[];
/** One country. */
export interface Country {
  /** ISO 3166-1 alpha-2 */
  code: string;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en: NameEn;
}
/** One language. */
export interface Language {
  /** ISO 639-1 or 639-3 */
  code: string;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en: NameEn;
}
/** A voice tells what is to be seen, on an audio track of its own. Null or missing where the server does not say. */
export type AudioDescription = boolean | null;
/** One or more languages. */
export type LanguageList = Language[];
/** The languages of subtitles for those who do not hear: they tell sounds, too. Missing where the server does not say. */
export type Captions = LanguageList;

export interface Person {
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en: NameEn;
  /** A picture with what a page needs to reserve its box. A server may send its address alone. */
  picture: Picture | null;
  /** What the person did in a title. */
  role: PersonRole;
}
/** Money, in whole toman. */
export type Toman = number;
/** The video that is its trailer, which anyone may play. */
export type TrailerId = ContentId | null;
/** All that a film's page shows. */
export interface Movie {
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en: NameEn;
  /** Its name in the language that it was made in, where that is not Persian. */
  original_name?: NameEn;
  /**
   * A text in Persian.
   * @default  */
  summary_fa: TextFa;
  /** A text in English, where there is one. */
  summary_en: TextEn;
  /** Null where the server does not say. */
  year: Year | null;
  /** The same year in the Iranian calendar, of what was made or published in Iran: a Persian page shows it. Null or missing for all else, whose Gregorian year is then marked as one. */
  jalali_year?: JalaliYear;
  /** Null where the server does not say. */
  duration_minutes: number | null;
  /** Null where the server does not say. */
  age_rating: AgeRating | null;
  /** What viewers gave it, out of ten. */
  rating: Rating | null;
  /** What kind of film it is. */
  genres: Genre[];
  /** Where it was made. */
  countries: Country[];
  /** The languages spoken in it, before any dubbing. */
  languages: Language[];
  /**
   * There is a Persian dubbing.
   * @default false
   */
  dubbed: boolean;
  /** The languages of its subtitles. */
  subtitles: Language[];
  /** A voice tells what is to be seen, on an audio track of its own. Null or missing where the server does not say. */
  audio_description?: AudioDescription;
  /** The languages of subtitles for those who do not hear: they tell sounds, too. Missing where the server does not say. */
  captions?: Captions;
  /** A picture with what a page needs to reserve its box. A server may send its address alone. */
  poster: Picture | null;
  /** A picture with what a page needs to reserve its box. A server may send its address alone. */
  backdrop: Picture | null;
  /** In the order of the credits. */
  directors: Person[];
  /** In the order of the credits. */
  actors: Person[];
  /**
   * Who may watch: anyone, a subscriber, a buyer, or the customers of certain mobile operators.
   * @default subscription */
  access: Access;
  /** What a card says in its corner. */
  badge: Badge | null;
  /** Null where the server does not say. */
  release_date: CalendarDate | null;
  /** Null where the server does not say. */
  added_at: Timestamp | null;
  /** All in which it can be watched. */
  qualities: Quality[];
  /** What it costs alone, where it can be bought. */
  price: Toman | null;
  /** A title, channel or person as a shelf shows it. */
  similar: Card[];
  /** The video that is its trailer, which anyone may play. */
  trailer_id?: TrailerId;
}

export interface MovieResponse {
  /** All that a film's page shows. */
  data: Movie;
}
/** The genres of a title. */
export type GenreList = Genre[];
/** Where it was made. */
export type CountryList = Country[];
/** How many there are. */
export type ItemCount = number;

export interface Season {
  /** 0 holds what is beside the seasons, such as a making-of, and what no season is known of. */
  number: SeasonNumber;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en: NameEn;
  /** A Gregorian year. Servers that count in the Iranian calendar alone may send its years, which no Gregorian year of a film is like: 1405. */
  year: Year | null;
  /** Those that are announced included. */
  episode_count: ItemCount;
}
/** An episode as a list, a neighbour or a card of what comes next shows it. */
export interface EpisodeItem {
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** 0 holds what is beside the seasons, such as a making-of, and what no season is known of. */
  season: SeasonNumber;
  /** Null where the server does not say. */
  number: EpisodeNumber | null;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en: NameEn;
  /**
   * Empty where there is none.
   * @default
   */
  summary_fa: TextFa;
  /** A text in English, where there is one. */
  summary_en: TextEn;
  /** Null while it is not known. */
  duration_minutes: Minutes | null;
  /** Wide. */
  picture: Picture | null;
  /** The day it comes. Until then it is announced and cannot be watched. Null where the server does not say. */
  air_date: CalendarDate | null;
  /**
   * Who may watch: anyone, a subscriber, a buyer, or the customers of certain mobile operators.
   * @default subscription */
  access: Access;
  /** What a card says in its corner. */
  badge: Badge | null;
}
/** All that a series' page shows but its episodes, which come season by season. */
export interface Series {
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en: NameEn;
  /**
   * A text in Persian.
   * @default  */
  summary_fa: TextFa;
  /** A text in English, where there is one. */
  summary_en: TextEn;
  /** The year it began. Null where the server does not say. */
  year: Year | null;
  /** The same year in the Iranian calendar, of what was made or published in Iran: a Persian page shows it. Null or missing for all else, whose Gregorian year is then marked as one. */
  jalali_year?: JalaliYear;
  /** The year it ended; null while it goes on. Absent where the server does not say. */
  last_year?: Year | null;
  /** The same year in the Iranian calendar, of what was made or published in Iran: a Persian page shows it. Null or missing for all else, whose Gregorian year is then marked as one. */
  jalali_last_year?: JalaliYear;
  /** Null where the server does not say. */
  age_rating: AgeRating | null;
  /** What viewers gave it, out of ten. */
  rating: Rating | null;
  /** The genres of a title. */
  genres: GenreList;
  /** Where it was made. */
  countries: CountryList;
  /** The languages spoken in it, before any dubbing. */
  languages: LanguageList;
  /**
   * There is a Persian dubbing.
   * @default false
   */
  dubbed: boolean;
  /** The languages of its subtitles. */
  subtitles: LanguageList;
  /** A voice tells what is to be seen, on an audio track of its own. Null or missing where the server does not say. */
  audio_description?: AudioDescription;
  /** The languages of subtitles for those who do not hear: they tell sounds, too. Missing where the server does not say. */
  captions?: Captions;
  /** A picture with what a page needs to reserve its box. A server may send its address alone. */
  poster: Picture | null;
  /** A picture with what a page needs to reserve its box. A server may send its address alone. */
  backdrop: Picture | null;
  /** In the order of the credits. */
  directors: Person[];
  /** In the order of the credits. */
  actors: Person[];
  /**
   * Who may watch: anyone, a subscriber, a buyer, or the customers of certain mobile operators.
   * @default subscription */
  access: Access;
  /** What a card says in its corner. */
  badge: Badge | null;
  /** The day of its first episode. Null where the server does not say. */
  release_date: CalendarDate | null;
  /** Null where the server does not say. */
  added_at: Timestamp | null;
  /** All in which it can be watched. */
  qualities: Quality[];
  /** What all of it costs, where it can be bought as one. */
  price: Toman | null;
  /** The video that is its trailer, which anyone may play. */
  trailer_id: TrailerId;
  /** From the first on. */
  seasons: Season[];
  /** Of all seasons, those that can be watched. */
  episode_count: ItemCount;
  /** What a newcomer's play button plays; null before the first episode is there. */
  first_episode: EpisodeItem | null;
  /** When the next episode comes, where that is known. */
  next_episode_at: Timestamp | null;
}

export interface SeriesResponse {
  /** All that a series' page shows but its episodes, which come season by season. */
  data: Series;
}
/** Where a page begins. Opaque, from the page before. */
export type Cursor = string;
/**
 * How many items a page holds at most.
 * @default 24
 */
export type PageLimit = number;
/** The series that something is of. */
export interface SeriesRef {
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en: NameEn;
  /** A picture with what a page needs to reserve its box. A server may send its address alone. */
  poster: Picture | null;
}
/** The series that the episodes are of. */
export interface EpisodesAbout {
  /** The series that something is of. */
  series: SeriesRef;
  /** The season that was asked for; null where all were. */
  season: Season | null;
}
/** Where the next page begins; null on the last. */
export type NextCursor = Cursor | null;
/** A page of episodes. */
export interface EpisodePage {
  /** The series that the episodes are of. */
  about: EpisodesAbout;
  /** An episode as a list, a neighbour or a card of what comes next shows it. */
  items: EpisodeItem[];
  /** Where the next page begins; null on the last. */
  next_cursor: NextCursor;
}

export interface EpisodesResponse {
  /** A page of episodes. */
  data: EpisodePage;
}
/** All that an episode's page shows. */
export interface Episode {
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** Null where the server does not say. */
  series: SeriesRef | null;
  /** Null where the server does not say. */
  season: Season | null;
  /** Null where the server does not say. */
  number: EpisodeNumber | null;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en: NameEn;
  /**
   * Empty where there is none.
   * @default
   */
  summary_fa: TextFa;
  /** A text in English, where there is one. */
  summary_en: TextEn;
  /** Null while it is not known. */
  duration_minutes: Minutes | null;
  /** Null where the server does not say. */
  age_rating: AgeRating | null;
  /** What viewers gave it, out of ten. */
  rating: Rating | null;
  /** The genres of a title. */
  genres: GenreList;
  /** Where it was made. */
  countries: CountryList;
  /** The languages spoken in it, before any dubbing. */
  languages: LanguageList;
  /**
   * There is a Persian dubbing.
   * @default false
   */
  dubbed: boolean;
  /** The languages of its subtitles. */
  subtitles: LanguageList;
  /** A voice tells what is to be seen, on an audio track of its own. Null or missing where the server does not say. */
  audio_description?: AudioDescription;
  /** The languages of subtitles for those who do not hear: they tell sounds, too. Missing where the server does not say. */
  captions?: Captions;
  /** Its own, or its series'. */
  poster: Picture | null;
  /** A picture with what a page needs to reserve its box. A server may send its address alone. */
  backdrop: Picture | null;
  /** In the order of the credits. */
  directors: Person[];
  /** In the order of the credits. */
  actors: Person[];
  /**
   * Who may watch: anyone, a subscriber, a buyer, or the customers of certain mobile operators.
   * @default subscription */
  access: Access;
  /** What a card says in its corner. */
  badge: Badge | null;
  /** The day it comes. Until then it is announced and cannot be watched. Null where the server does not say. */
  air_date: CalendarDate | null;
  /** Null where the server does not say. */
  added_at: Timestamp | null;
  /** All in which it can be watched. */
  qualities: Quality[];
  /** What it costs alone, where it can be bought. */
  price: Toman | null;
  /** The episode before, across seasons; null on the first. */
  previous: EpisodeItem | null;
  /** The episode after, across seasons, announced ones included; null on the last. */
  next: EpisodeItem | null;
}

export interface EpisodeResponse {
  /** All that an episode's page shows. */
  data: Episode;
}
/** A length of time, or a place in it, in whole seconds. */
export type Seconds = number;
/**
 * Who publishes: a newspaper, a studio or a magazine.
 * @enum {string}
 */
export type ChannelKind = 'newspaper' | 'studio' | 'magazine';
/** The channel that a video is of. */
export interface ChannelRef {
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** Who publishes: a newspaper, a studio or a magazine. */
  kind: ChannelKind;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en: NameEn;
  /** Square. */
  logo: Picture | null;
}
/** All that a video's page shows. A magazine's issue and a newspaper's edition are videos too. */
export interface Video {
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en: NameEn;
  /**
   * Empty where there is none.
   * @default
   */
  summary_fa: TextFa;
  /** A text in English, where there is one. */
  summary_en: TextEn;
  /** A Gregorian year. Servers that count in the Iranian calendar alone may send its years, which no Gregorian year of a film is like: 1405. */
  year: Year | null;
  /** The same year in the Iranian calendar, of what was made or published in Iran: a Persian page shows it. Null or missing for all else, whose Gregorian year is then marked as one. */
  jalali_year?: JalaliYear;
  /** Null where the server does not say. */
  duration_seconds: Seconds | null;
  /** Null where the server does not say. */
  age_rating: AgeRating | null;
  /** What viewers gave it, out of ten. */
  rating: Rating | null;
  /** The genres of a title. */
  genres: GenreList;
  /** The languages spoken in it, before any dubbing. */
  languages: LanguageList;
  /**
   * There is a Persian dubbing.
   * @default false
   */
  dubbed: boolean;
  /** The languages of its subtitles. */
  subtitles: LanguageList;
  /** A voice tells what is to be seen, on an audio track of its own. Null or missing where the server does not say. */
  audio_description?: AudioDescription;
  /** The languages of subtitles for those who do not hear: they tell sounds, too. Missing where the server does not say. */
  captions?: Captions;
  /** Upright. An issue's cover. */
  poster: Picture | null;
  /** A picture with what a page needs to reserve its box. A server may send its address alone. */
  backdrop: Picture | null;
  /** Those who made it and those in it. */
  people: Person[];
  /** Whose video it is; null where it is no channel's. */
  channel: ChannelRef | null;
  /** Which issue it is; null where it is none. */
  issue: Issue | null;
  /**
   * Who may watch: anyone, a subscriber, a buyer, or the customers of certain mobile operators.
   * @default subscription */
  access: Access;
  /** What a card says in its corner. */
  badge: Badge | null;
  /** Null where the server does not say. */
  published_at: Timestamp | null;
  /** All in which it can be watched. */
  qualities: Quality[];
  /** What it costs alone, where it can be bought. */
  price: Toman | null;
}

export interface VideoResponse {
  /** All that a video's page shows. A magazine's issue and a newspaper's edition are videos too. */
  data: Video;
}
/**
 * Before its period, within it, or after it.
 * @enum {string}
 */
export type EkranState = 'upcoming' | 'open' | 'ended';
/** A screening, which is a film that a ticket opens, within a period and for some hours. */
export interface Ekran {
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en: NameEn;
  /**
   * What is said of the screening beside the film's own summary. Empty where nothing is.
   * @default
   */
  summary_fa: TextFa;
  /** A text in English, where there is one. */
  summary_en: TextEn;
  /** Before its period, within it, or after it. */
  state: EkranState;
  /** A moment, ISO 8601 with its offset, to nine digits of a second at most. */
  period_start: Timestamp;
  /** A moment, ISO 8601 with its offset, to nine digits of a second at most. */
  period_end: Timestamp;
  /** How long a ticket is good for after the first play; null where only the period counts. */
  hours: number | null;
  /** A ticket's. */
  price: Toman;
  /** The film that is shown. It has a page of its own. */
  film: Movie;
}

export interface EkranResponse {
  /** A screening, which is a film that a ticket opens, within a period and for some hours. */
  data: Ekran;
}
/**
 * What has a page, comments and a rating. `ekran` is a screening.
 * @enum {string}
 */
export type TitleType = 'movie' | 'series' | 'episode' | 'video' | 'ekran';
/** A choice's value to how many titles it leaves. */
export interface FacetCounts {
  [key: string]: ItemCount;
}
/** On a first page, how many titles each choice of `getFilters` would leave: with all that was asked for, save that the choice takes the place of the one before it in its own menu. A choice that is missing leaves nothing; a menu that is missing is not counted. Missing where the server does not count. */
export interface TitleFacets {
  /** A choice's value to how many titles it leaves. */
  age?: FacetCounts;
  /** A choice's value to how many titles it leaves. */
  lang?: FacetCounts;
  /** A choice's value to how many titles it leaves. */
  country?: FacetCounts;
  /** A choice's value to how many titles it leaves. */
  f_type?: FacetCounts;
  /** A choice's value to how many titles it leaves. */
  accessible?: FacetCounts;
  /** Films and series, whichever `type` asked for. A kind that is missing leaves nothing. */
  type?: {
    /** How many there are. */
    movie?: ItemCount;
    /** How many there are. */
    series?: ItemCount;
  };
}
/** A page of cards. */
export interface CardPage {
  /** A title, channel or person as a shelf shows it. */
  items: Card[];
  /** Where the next page begins; null on the last. */
  next_cursor: NextCursor;
  /** How many there are on all pages, where the server says. */
  count?: ItemCount;
  /** On a first page, how many titles each choice of `getFilters` would leave: with all that was asked for, save that the choice takes the place of the one before it in its own menu. A choice that is missing leaves nothing; a menu that is missing is not counted. Missing where the server does not count. */
  facets?: TitleFacets;
}

export interface CardPageResponse {
  /** A page of cards. */
  data: CardPage;
}
/** A genre's key to its name. The map is the body itself. It has no room for a second language: a server that has English names may answer them to `Accept-Language: en`. */
export interface GenresResponse {
  [key: string]: NameFa;
}

export interface FilterOption {
  /** One of the values that `getFilters` answers. 0 is everything. */
  value: FilterValue;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en: NameEn;
}
/** In the order of the menu. */
export type FilterOptions = FilterOption[];
/** What a list can be narrowed to. 0, everything, is always there and is not among them. */
export interface Filters {
  /** In the order of the menu. */
  age: FilterOptions;
  /** In the order of the menu. */
  lang: FilterOptions;
  /** In the order of the menu. */
  country: FilterOptions;
  /** In the order of the menu. */
  f_type: FilterOptions;
  /** What one can follow without seeing, or without hearing. Missing where the server has no such facts. */
  accessible?: FilterOptions;
}

export interface FiltersResponse {
  /** What a list can be narrowed to. 0, everything, is always there and is not among them. */
  data: Filters;
}
/** @enum {string} */
export type TitleKind = 'all' | 'movie' | 'series';
/**
 * The newest, the most watched or the best rated first, or by name.
 * @enum {string}
 */
export type TitleSort = 'newest' | 'popular' | 'rating' | 'name';
/**
 * What an editor has picked, or all of a genre.
 * @enum {string}
 */
export type ListKind = 'editorial' | 'genre';
/** As it stands in the address of its page. A genre's key in lower case is one too. */
export type ListId = string;
/** A list, without its titles. */
export interface ListInfo {
  /** As it stands in the address of its page. A genre's key in lower case is one too. */
  id: ListId;
  /** What an editor has picked, or all of a genre. */
  kind: ListKind;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en: NameEn;
  /** Empty where there is none. */
  description_fa: TextFa;
  /** A text in English, where there is one. */
  description_en: TextEn;
  /** Wide. Lists that stand beside each other look best when no two have the same. */
  cover: Picture | null;
  /** How many titles it holds. */
  count: ItemCount;
  /** A moment, ISO 8601 with its offset, to nine digits of a second at most. */
  updated_at: Timestamp;
}
/** A page of lists. */
export interface ListPage {
  /** In the order of the page. */
  items: ListInfo[];
  /** Where the next page begins; null on the last. */
  next_cursor: NextCursor;
}

export interface ListsResponse {
  /** A page of lists. */
  data: ListPage;
}
/** A file's size. */
export type Bytes = number;

export interface DownloadableFile {
  /** The height of the picture, in lines. */
  quality: Quality;
  /** A file's size. */
  size_bytes: Bytes;
}
/** A title and the files it can be downloaded as. */
export interface DownloadableTitle {
  /** A title, channel or person as a shelf shows it. */
  title: Card;
  /** From the smallest on. */
  files: DownloadableFile[];
}
/** A page of titles with their files. */
export interface DownloadPage {
  /** A title and the files it can be downloaded as. */
  items: DownloadableTitle[];
  /** Where the next page begins; null on the last. */
  next_cursor: NextCursor;
}

export interface DownloadsResponse {
  /** A page of titles with their files. */
  data: DownloadPage;
}
/** The genre itself. */
export interface GenreAbout {
  /** A genre's key, in lower case as it stands in an address. */
  key: GenreKey;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en: NameEn;
  /** A picture with what a page needs to reserve its box. A server may send its address alone. */
  backdrop: Picture | null;
  /** How many titles fit what was asked for. */
  count: ItemCount;
}
/** A page of titles of one genre. */
export interface GenreTitles {
  /** The genre itself. */
  about: GenreAbout;
  /** A title, channel or person as a shelf shows it. */
  items: Card[];
  /** Where the next page begins; null on the last. */
  next_cursor: NextCursor;
  /** On a first page, how many titles each choice of `getFilters` would leave: with all that was asked for, save that the choice takes the place of the one before it in its own menu. A choice that is missing leaves nothing; a menu that is missing is not counted. Missing where the server does not count. */
  facets?: TitleFacets;
}

export interface GenreTitlesResponse {
  /** A page of titles of one genre. */
  data: GenreTitles;
}
/** A category, by its id and names. */
export interface CategoryRef {
  /** Names the category. */
  category_id: CategoryId;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  persian_name: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en?: NameEn;
}
/** The category itself, and where it stands in the menu. */
export interface CategoryAbout {
  /** Names the category. */
  category_id: CategoryId;
  /** The server's own id of it. */
  cat_id: CategoryId;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  persian_name: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en?: NameEn;
  /** Those below it in the menu. */
  child_categories: Category[];
  /** From the top of the menu down to it. Empty at the top. */
  parent_categories: CategoryRef[];
  /** A picture with what a page needs to reserve its box. A server may send its address alone. */
  backdrop: Picture | null;
  /** How many titles fit what was asked for, those of its children included. */
  count: ItemCount;
}
/** A page of titles of one category. */
export interface CategoryTitles {
  /** The category itself, and where it stands in the menu. */
  about: CategoryAbout;
  /** A title, channel or person as a shelf shows it. */
  items: Card[];
  /** Where the next page begins; null on the last. */
  next_cursor: NextCursor;
  /** On a first page, how many titles each choice of `getFilters` would leave: with all that was asked for, save that the choice takes the place of the one before it in its own menu. A choice that is missing leaves nothing; a menu that is missing is not counted. Missing where the server does not count. */
  facets?: TitleFacets;
}

export interface CategoryTitlesResponse {
  /** A page of titles of one category. */
  data: CategoryTitles;
}
/** A page of titles of one list. */
export interface ListTitles {
  /** A list, without its titles. */
  about: ListInfo;
  /** A title, channel or person as a shelf shows it. */
  items: Card[];
  /** Where the next page begins; null on the last. */
  next_cursor: NextCursor;
  /** How many there are on all pages that pass the filter, where the server says. */
  count?: ItemCount;
  /** On a first page, how many titles each choice of `getFilters` would leave: with all that was asked for, save that the choice takes the place of the one before it in its own menu. A choice that is missing leaves nothing; a menu that is missing is not counted. Missing where the server does not count. */
  facets?: TitleFacets;
}

export interface ListResponse {
  /** A page of titles of one list. */
  data: ListTitles;
}
/** @enum {string} */
export type CastGroup = 'directors' | 'iranian-actors' | 'foreign-actors';
/** A letter of the Persian alphabet, or a capital of the Latin one. */
export type Initial = string;
/** A person as a list shows them. */
export interface CastItem {
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en: NameEn;
  /** A picture with what a page needs to reserve its box. A server may send its address alone. */
  picture: Picture | null;
  /** How many there are. */
  title_count: ItemCount;
}
/** A page of people. */
export interface CastPage {
  /** A person as a list shows them. */
  items: CastItem[];
  /** Where the next page begins; null on the last. */
  next_cursor: NextCursor;
  /** On a first page, how many people of the whole group have a name with this initial. Letters of both alphabets stand here; one that is missing has nobody. Missing where the server does not count. */
  initials?: {
    [key: string]: ItemCount;
  };
}

export interface CastsResponse {
  /** A page of people. */
  data: CastPage;
}
/** All that a person's page shows but the titles, which come from `listCastTitles`. */
export interface Cast {
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en: NameEn;
  /** Empty where there is none. */
  biography_fa: TextFa;
  /** A text in English, where there is one. */
  biography_en: TextEn;
  /** A day, ISO 8601. */
  birth_date: CalendarDate | null;
  /** Null where it is not known. */
  birth_place_fa: string | null;
  /** The same in English. */
  birth_place_en: string | null;
  /** A day, ISO 8601. */
  death_date: CalendarDate | null;
  /** Their dates stand in the Iranian calendar on a Persian page. Null or missing where the server does not say: then `groups` does, of actors. */
  iranian?: boolean | null;
  /** A picture with what a page needs to reserve its box. A server may send its address alone. */
  picture: Picture | null;
  /** Wide, of one of their titles. */
  backdrop: Picture | null;
  /** Where they are listed. Some direct and act. */
  groups: CastGroup[];
  /** How many there are. */
  title_count: ItemCount;
}

export interface CastResponse {
  /** All that a person's page shows but the titles, which come from `listCastTitles`. */
  data: Cast;
}
/** A video as its channel lists it. */
export interface VideoItem {
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en: NameEn;
  /** A length of time, or a place in it, in whole seconds. */
  duration_seconds: Seconds;
  /** Upright. An issue's cover. */
  poster: Picture | null;
  /** Wide. */
  backdrop: Picture | null;
  /** The channel that a video is of. */
  channel: ChannelRef;
  /** Which issue it is; null where it is none. */
  issue: Issue | null;
  /**
   * Who may watch: anyone, a subscriber, a buyer, or the customers of certain mobile operators.
   * @default subscription */
  access: Access;
  /** What a card says in its corner. */
  badge: Badge | null;
  /** A moment, ISO 8601 with its offset, to nine digits of a second at most. */
  published_at: Timestamp;
}
/** The newspaper, the studio or a magazine. What it has shown comes from `listChannelVideos`. */
export interface Channel {
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** Who publishes: a newspaper, a studio or a magazine. */
  kind: ChannelKind;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en: NameEn;
  /** Empty where there is none. */
  description_fa: TextFa;
  /** A text in English, where there is one. */
  description_en: TextEn;
  /** Square. */
  logo: Picture | null;
  /** A picture with what a page needs to reserve its box. A server may send its address alone. */
  backdrop: Picture | null;
  /** How many there are. */
  video_count: ItemCount;
  /** Its newest video or issue; null before the first. */
  latest: VideoItem | null;
  /** When its oldest video was published; null before the first. A server that says it knows `sort`, `since` and `until` of `listChannelVideos`. */
  first_published_at?: Timestamp | null;
  /** How many series of its own it has. They come from `listChannelSeries`; missing is none. */
  series_count?: ItemCount;
}
/** A page of channels. */
export interface ChannelPage {
  /** The newspaper, the studio or a magazine. What it has shown comes from `listChannelVideos`. */
  items: Channel[];
  /** Where the next page begins; null on the last. */
  next_cursor: NextCursor;
}

export interface ChannelsResponse {
  /** A page of channels. */
  data: ChannelPage;
}
/** A page of videos. */
export interface VideoPage {
  /** A video as its channel lists it. */
  items: VideoItem[];
  /** Where the next page begins; null on the last. */
  next_cursor: NextCursor;
}

export interface VideoPageResponse {
  /** A page of videos. */
  data: VideoPage;
}

export interface ChannelResponse {
  /** The newspaper, the studio or a magazine. What it has shown comes from `listChannelVideos`. */
  data: Channel;
}
/**
 * What was published last, or first, comes first.
 * @enum {string}
 */
export type VideoSort = 'newest' | 'oldest';

export interface Programme {
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en: NameEn;
  /**
   * Empty where there is none.
   * @default
   */
  summary_fa: TextFa;
  /** A text in English, where there is one. */
  summary_en: TextEn;
  /** A picture with what a page needs to reserve its box. A server may send its address alone. */
  picture: Picture | null;
  /** A moment, ISO 8601 with its offset, to nine digits of a second at most. */
  starts_at: Timestamp;
  /** A moment, ISO 8601 with its offset, to nine digits of a second at most. */
  ends_at: Timestamp;
  /** The video that plays it again; null while it cannot be watched later, and where it never can. */
  catch_up_id: ContentId | null;
}
/** A live channel, what is on and what comes next. */
export interface LiveChannel {
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en: NameEn;
  /** Empty where there is none. */
  description_fa: TextFa;
  /** A text in English, where there is one. */
  description_en: TextEn;
  /** Square. */
  logo: Picture | null;
  /** Wide. The channel's own; a programme has one of its own. */
  picture: Picture | null;
  /** From this age on. 0 is for everyone. */
  age_rating: AgeRating;
  /**
   * Who may watch: anyone, a subscriber, a buyer, or the customers of certain mobile operators.
   * @default subscription */
  access: Access;
  /** What is on; null while nothing is. */
  now: Programme | null;
  /** What comes next, where it is known. */
  next: Programme | null;
}
/** A page of live channels. */
export interface LivePage {
  /** A live channel, what is on and what comes next. */
  items: LiveChannel[];
  /** Where the next page begins; null on the last. */
  next_cursor: NextCursor;
}

export interface LivesResponse {
  /** A page of live channels. */
  data: LivePage;
}

export interface LiveResponse {
  /** A live channel, what is on and what comes next. */
  data: LiveChannel;
}
/** A channel's programmes of one day. */
export interface Schedule {
  /** From midnight to midnight in Tehran. */
  date: CalendarDate;
  /** The first day that the guide has. */
  first_date: CalendarDate;
  /** The last day that the guide has. */
  last_date: CalendarDate;
  /** All that is on in that day, in order; what goes past midnight is in both days. */
  programmes: Programme[];
}

export interface ScheduleResponse {
  /** A channel's programmes of one day. */
  data: Schedule;
}
/** As a search term, of more than two characters. */
export type QuickSearchTerm = string;
/**
 * What icon it has.
 * @enum {string}
 */
export type QuickResultType = 'movie' | 'series' | 'video' | 'other';
/** One result, as the box below the search shows it. */
export interface QuickResult {
  /** What icon it has. */
  type: QuickResultType;
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en?: NameEn;
  /** What exactly it is. Without it, `other` is a person. */
  content_type?: ContentType;
  /** A Gregorian year. Servers that count in the Iranian calendar alone may send its years, which no Gregorian year of a film is like: 1405. */
  year?: Year | null;
  /** The same year in the Iranian calendar, of what was made or published in Iran: a Persian page shows it. Null or missing for all else, whose Gregorian year is then marked as one. */
  jalali_year?: JalaliYear;
  /** A picture with what a page needs to reserve its box. A server may send its address alone. */
  poster?: Picture | null;
  /** Of an episode, its series and its place in it. Null or missing for all else. */
  episode_of?: EpisodePlace | null;
  /** Why a search found it. Null or missing from other lists, and from servers that do not say. */
  matched?: Match | null;
}

export interface QuickSearchResponse {
  /** The best first. */
  data: QuickResult[];
}
/** What the viewer typed. Letters, digits and joiners are folded by the server. */
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
/** How many there are of each kind on all pages, narrowed by the filter but not by `type`. A kind that is not named has none. */
export interface SearchCounts {
  /** How many there are. */
  all?: ItemCount;
  /** How many there are. */
  movie?: ItemCount;
  /** How many there are. */
  series?: ItemCount;
  /** How many there are. */
  episode?: ItemCount;
  /** How many there are. */
  video?: ItemCount;
  /** How many there are. */
  ekran?: ItemCount;
  /** How many there are. */
  live?: ItemCount;
  /** How many there are. */
  channel?: ItemCount;
  /** How many there are. */
  person?: ItemCount;
}
/** What is said above the results. */
export interface SearchAbout {
  /** The term that was searched for. */
  query: SearchTerm;
  /** How many there are on all pages. */
  count: ItemCount;
  /** How many there are of each kind on all pages, narrowed by the filter but not by `type`. A kind that is not named has none. */
  counts?: SearchCounts;
  /** Nothing is called what was typed. The items are those of `did_you_mean`, or the nearest ones. */
  corrected?: boolean;
  /** A term that would find more, where the server knows one. */
  did_you_mean: SearchTerm | null;
}
/** A page of results. */
export interface SearchPage {
  /** What is said above the results. */
  about: SearchAbout;
  /** The best first; a film or series before its episodes. */
  items: Card[];
  /** Where the next page begins; null on the last. */
  next_cursor: NextCursor;
  /** What each choice of the filter would leave of what was found. Kinds have `counts`. */
  facets?: TitleFacets;
}

export interface SearchResponse {
  /** A page of results. */
  data: SearchPage;
}
/** What is said above the comments. */
export interface CommentsAbout {
  /** How many are published. */
  count: ItemCount;
}
/** Opaque. */
export type CommentId = string;
/** What the viewer wrote, in plain text. */
export type CommentText = string;
/** What one viewer gave it, out of ten. */
export type Stars = number;
/** One comment as others read it. */
export interface Comment {
  /** Opaque. */
  id: CommentId;
  /** The name that the author chose, or the number with its middle hidden. Never a whole number. */
  author_name: string;
  /** What the viewer wrote, in plain text. */
  text: CommentText;
  /**
   * It gives the story away, and is covered until the reader asks.
   * @default false
   */
  spoiler: boolean;
  /** What its author gave the title; null if nothing. */
  rating: Stars | null;
  /** A moment, ISO 8601 with its offset, to nine digits of a second at most. */
  created_at: Timestamp;
}
/** A page of comments. */
export interface CommentPage {
  /** What is said above the comments. */
  about: CommentsAbout;
  /** The newest first. */
  items: Comment[];
  /** Where the next page begins; null on the last. */
  next_cursor: NextCursor;
}

export interface CommentsResponse {
  /** A page of comments. */
  data: CommentPage;
}

export interface AddCommentRequest {
  /** What has a page, comments and a rating. `ekran` is a screening. */
  content_type: TitleType;
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** What the viewer wrote, in plain text. */
  text: CommentText;
  /**
   * Whether it tells what happens.
   * @default false
   */
  spoiler: boolean;
}
/**
 * Everyone reads it, or only its author until somebody has looked at it.
 * @enum {string}
 */
export type CommentState = 'published' | 'pending';
/** The comment that was taken in. */
export interface AddedComment {
  /** One comment as others read it. */
  comment: Comment;
  /** Everyone reads it, or only its author until somebody has looked at it. */
  state: CommentState;
}

export interface AddCommentResponse {
  /** The comment that was taken in. */
  data: AddedComment;
}
/**
 * What is wrong with the comment.
 * @enum {string}
 */
export type ReportReason = 'spoiler' | 'insult' | 'advertising' | 'off-topic' | 'other';

export interface ReportCommentRequest {
  /** Opaque. */
  id: CommentId;
  /** What is wrong with the comment. */
  reason: ReportReason;
  /** In the reporter's own words. */
  text?: string;
}
/** What a server may say when all is well. No caller reads it. */
export interface Acknowledgement {
  /** In English. */
  message?: string;
  /** In Persian. */
  message_fa?: string;
}
/**
 * What can be played and downloaded by itself.
 * @enum {string}
 */
export type PlayableType = 'movie' | 'episode' | 'video' | 'ekran';

export interface EpisodeOf {
  /** The series that something is of. */
  series: SeriesRef;
  /** 0 holds what is beside the seasons, such as a making-of, and what no season is known of. */
  season: SeasonNumber;
  /** Within its season. */
  number: EpisodeNumber;
}
/**
 * How the stream or file is packed.
 * @enum {string}
 */
export type SourceType = 'hls' | 'mp4' | 'webm';
/**
 * Format: uri-reference
 *
 * The address of a stream, a file or a subtitle. It may be signed, and lapse.
 */
export type MediaAddress = string;

export type Codecs = string;

export interface Source {
  /** How the stream or file is packed. */
  type: SourceType;
  /** The address of a stream, a file or a subtitle. It may be signed, and lapse. */
  url: MediaAddress;
  /** Null where the stream holds several and the player picks. */
  quality: Quality | null;
  /** As `canPlayType` takes them, so that a browser without one passes it over; null if not known. */
  codecs: Codecs | null;
}
/** The first that the browser can play is played. */
export type SourceList = Source[];
/**
 * What is said, or for those who do not hear it, sounds included.
 * @enum {string}
 */
export type SubtitleKind = 'subtitles' | 'captions';

export interface Subtitle {
  /** One language. */
  language: Language;
  /** What is said, or for those who do not hear it, sounds included. */
  kind: SubtitleKind;
  /** A WebVTT file. */
  url: MediaAddress;
  /**
   * Shown unless the viewer has chosen otherwise. One at most.
   * @default false
   */
  default: boolean;
}
/** The subtitles to choose from. */
export type SubtitleList = Subtitle[];
/**
 * Whether it is the original sound, a dubbing, or one that describes the picture.
 * @enum {string}
 */
export type AudioKind = 'original' | 'dubbed' | 'described';

export interface AudioTrack {
  /** One language. */
  language: Language;
  /** Whether it is the original sound, a dubbing, or one that describes the picture. */
  kind: AudioKind;
  /**
   * Heard unless the viewer has chosen otherwise.
   * @default false
   */
  default: boolean;
}
/** What can be heard, as the stream orders its tracks. Empty where the server does not know. */
export type AudioList = AudioTrack[];

export interface Span {
  /** A length of time, or a place in it, in whole seconds. */
  start_seconds: Seconds;
  /** A length of time, or a place in it, in whole seconds. */
  end_seconds: Seconds;
}
/** It lasts until the next one. */
export interface Chapter {
  /** A length of time, or a place in it, in whole seconds. */
  start_seconds: Seconds;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en: NameEn;
}
/**
 * What an operator charges for data, against its usual price.
 * @enum {string}
 */
export type DataRate = 'full' | 'half' | 'free';
/** What the viewer's operator charges for the data, said before anything plays. */
export interface DataCharge {
  /** What an operator charges for data, against its usual price. */
  rate: DataRate;
  /** The names of the operators that the rate holds for. Empty where it holds for all. */
  operators_fa: string;
  /** The same in English. */
  operators_en: string | null;
  /** What the viewer should know before it plays. Shown as it is. */
  message_fa: string;
  /** The same in English. */
  message_en: string | null;
}
/** Opaque. Another one where the files on the server, their sound or their subtitles have changed: what is kept of an older version is fetched anew, and is never mixed with it. */
export type OfflineVersion = string;

export type PictureHeight = number;
/** The weight of the source with these codecs. */
export interface OfflineSize {
  /** As the source has them. */
  codecs: Codecs;
  /** A file's size. */
  size_bytes: Bytes;
}
/** One rendition of the stream with one sound. */
export interface OfflineFile {
  /** In lines. Of an HLS stream, that of `RESOLUTION` in the master playlist: the rendition to keep is the one of just this height. Of a file, that of its quality. */
  height: PictureHeight;
  /** What the heaviest of the sources weighs in this height, picture and one sound, subtitles and small pictures apart. Null where the server does not say. */
  size_bytes: Bytes | null;
  /** What each source weighs, where they differ. Missing from servers that do not say. */
  sizes?: OfflineSize[];
}
/** On what terms a device may keep a title and play it without a connection. The device keeps to them by itself, so each time that it is online it asks for them anew. */
export interface OfflineTerms {
  /** After it, what is kept does not play: the end of the subscription, or of a screening's hours. Of a ticket whose hours have not begun, when they would end if they began now; asking for it starts nothing. Null is without end. */
  until: Timestamp | null;
  /** Opaque. Another one where the files on the server, their sound or their subtitles have changed: what is kept of an older version is fetched anew, and is never mixed with it. */
  version: OfflineVersion;
  /** What can be kept, one for each height, the lowest first. A viewer who bought a quality has no higher ones. */
  files: OfflineFile[];
  /** The title's own, so that a kids' page knows it without a connection. Null where the server does not say. */
  age_rating: AgeRating | null;
}
/** What a player needs to play a title. It is the viewer's own, and no cache may keep it. */
export interface Playback {
  /** What can be played and downloaded by itself. */
  content_type: PlayableType;
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en: NameEn;
  /** Which episode of which series it is; null where it is none. */
  episode_of: EpisodeOf | null;
  /** Wide. Shown until the first frame is. */
  picture: Picture | null;
  /** Null where the server does not say. The file does. */
  duration_seconds: Seconds | null;
  /** Where the viewer left off; null for a guest, and for what was not begun or is watched. */
  position_seconds: Seconds | null;
  /** The first that the browser can play is played. */
  sources: SourceList;
  /** When the addresses lapse. A player then asks again, and goes on at its place. */
  expires_at: Timestamp;
  /** The subtitles to choose from. */
  subtitles: SubtitleList;
  /** What can be heard, as the stream orders its tracks. Empty where the server does not know. */
  audio: AudioList;
  /** What «skip intro» skips. */
  intro: Span | null;
  /** From here on the next episode is offered. */
  credits_start_seconds: Seconds | null;
  /** It lasts until the next one. */
  chapters: Chapter[];
  /** A WebVTT file whose cues name parts of pictures (`sprite.jpg#xywh=0,0,160,90`). */
  thumbnails_url: MediaAddress | null;
  /** The episode before; null where there is none. */
  previous: EpisodeItem | null;
  /** The episode that plays after it; null where there is none that can be watched. */
  next: EpisodeItem | null;
  /** What the viewer's operator charges for the data, said before anything plays. */
  data_charge: DataCharge;
  /** What may be kept on the device, to watch it without a connection. Null where nothing may: it is protected by DRM, its rights forbid it, or only this operator's network opens it. Missing is read as null. */
  offline?: OfflineTerms | null;
}

export interface PlaybackResponse {
  /** What a player needs to play a title. It is the viewer's own, and no cache may keep it. */
  data: Playback;
}
/** What a player needs to play a live channel. */
export interface LivePlayback {
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en: NameEn;
  /** Wide. Shown until the first frame is. */
  picture: Picture | null;
  /** The first that the browser can play is played. */
  sources: SourceList;
  /** When the addresses lapse. */
  expires_at: Timestamp;
  /** How far back the viewer may go; 0 for live alone. */
  dvr_seconds: Seconds;
  /** The subtitles to choose from. */
  subtitles: SubtitleList;
  /** What can be heard, as the stream orders its tracks. Empty where the server does not know. */
  audio: AudioList;
  /** What is on; null while nothing is. */
  now: Programme | null;
  /** What comes next, where it is known. */
  next: Programme | null;
  /** What the viewer's operator charges for the data, said before anything plays. */
  data_charge: DataCharge;
}

export interface LivePlaybackResponse {
  /** What a player needs to play a live channel. */
  data: LivePlayback;
}
/** What is put in the local cart and bought, one file of a title. Opaque. */
export type ItemId = string;
/** Shown from left to right. */
export type FileName = string;

export interface DownloadLink {
  /** The same file in the cart. */
  itemid: ItemId;
  /** The height of the picture, in lines. */
  quality: Quality;
  /** Signed. It needs no token, so any download manager may fetch it. */
  url: MediaAddress;
  /** Null where the server does not say. */
  size_bytes: Bytes | null;
  /** Shown from left to right. */
  file_name: FileName;
  /** Null where the server does not say. */
  expires_at: Timestamp | null;
  /**
   * A download that broke off may go on where it was.
   * @default false
   */
  resumable: boolean;
}

export interface SubtitleFile {
  /** One language. */
  language: Language;
  /** The address of a stream, a file or a subtitle. It may be signed, and lapse. */
  url: MediaAddress;
  /** Shown from left to right. */
  file_name: FileName;
}
/** The files of a title that the viewer may download. They are the viewer's own. */
export interface DownloadLinks {
  /** What can be played and downloaded by itself. */
  content_type: PlayableType;
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en: NameEn;
  /** A picture with what a page needs to reserve its box. A server may send its address alone. */
  poster: Picture | null;
  /** From the smallest on. Empty while there is nothing to download. */
  links: DownloadLink[];
  /** Files to go with it. */
  subtitles: SubtitleFile[];
}

export interface DownloadLinksResponse {
  /** The files of a title that the viewer may download. They are the viewer's own. */
  data: DownloadLinks;
}

export interface KeptTitle {
  /** What can be played and downloaded by itself. */
  content_type: PlayableType;
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
}

export interface OfflineTermsRequest {
  /** What the device keeps. */
  titles: KeptTitle[];
}

export interface TitleOfflineTerms {
  /** What can be played and downloaded by itself. */
  content_type: PlayableType;
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** Null where the viewer may not keep it now, and of a title that the server does not know. */
  terms: OfflineTerms | null;
}

export interface OfflineTermsResponse {
  /** In the order asked. */
  data: TitleOfflineTerms[];
}
/**
 * A list of the viewer's own. `following` holds channels, which come from `listFollowing`; the others hold titles.
 * @enum {string}
 */
export type MyListKey = 'watchlist' | 'liked' | 'purchased' | 'history' | 'following';
/** One list of the viewer. */
export interface MyList {
  /** A list of the viewer's own. `following` holds channels, which come from `listFollowing`; the others hold titles. */
  list: MyListKey;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en: NameEn;
  /** How many there are. */
  count: ItemCount;
}

export interface MyListsResponse {
  /** All of them, empty ones included, in the order of the page. */
  data: MyList[];
}
/** How far the viewer has come. */
export interface WatchPlace {
  /** What can be played and downloaded by itself. */
  content_type: PlayableType;
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** Where to go on; 0 for an episode that comes after one that was watched. */
  position_seconds: Seconds;
  /** A length of time, or a place in it, in whole seconds. */
  duration_seconds: Seconds;
  /** A moment, ISO 8601 with its offset, to nine digits of a second at most. */
  updated_at: Timestamp;
  /** Which episode of which series it is; null where it is none. */
  episode_of: EpisodeOf | null;
}

export interface WatchingItem {
  /** What is played next. An episode has its own name, and its series' pictures where it has none. */
  card: Card;
  /** How far the viewer has come. */
  place: WatchPlace;
}
/** A page of what was begun, what was watched last first. */
export interface WatchingPage {
  /** What was watched last comes first. */
  items: WatchingItem[];
  /** Where the next page begins; null on the last. */
  next_cursor: NextCursor;
}

export interface WatchingResponse {
  /** A page of what was begun, what was watched last first. */
  data: WatchingPage;
}
/**
 * Why the shelf is there: something like what was watched, or new episodes of what is followed.
 * @enum {string}
 */
export type MyRowKind = 'because_watched' | 'new_episodes';
/** A shelf for one viewer. One of a kind that is not known is passed over. */
export interface MyRow {
  /** Why the shelf is there: something like what was watched, or new episodes of what is followed. */
  kind: MyRowKind;
  /** The title that was watched; null for new episodes. */
  because: Card | null;
  /** A title, channel or person as a shelf shows it. */
  items: Card[];
}

export interface MyRowsResponse {
  /** A shelf for one viewer. One of a kind that is not known is passed over. */
  data: MyRow[];
}
/**
 * A list of titles, as it stands in an address. `purchased` and `history` are kept by the server.
 * @enum {string}
 */
export type MyTitleListKey = 'watchlist' | 'liked' | 'purchased' | 'history';
/** A page of one list, what was put in last first. */
export interface MyTitlesPage {
  /** One list of the viewer. */
  about: MyList;
  /** A title, channel or person as a shelf shows it. */
  items: Card[];
  /** Where the next page begins; null on the last. */
  next_cursor: NextCursor;
}

export interface MyTitlesResponse {
  /** A page of one list, what was put in last first. */
  data: MyTitlesPage;
}
/** What is the viewer's own about a title. Everything that changes it answers it anew. */
export interface TitleState {
  /** What has a page, comments and a rating. `ekran` is a screening. */
  content_type: TitleType;
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** What the viewer gave it; null if nothing. */
  rating: Stars | null;
  /** The lists that it is in. */
  lists: MyTitleListKey[];
  /** Where to go on; null before it is begun and once it is watched. Of a series, in the episode that is next. */
  place: WatchPlace | null;
  /** Whether it was watched to its end, or marked so. Of a series, all of its released episodes. Missing from servers that do not say. */
  watched?: boolean;
  /** Of a series, the ids of the episodes that are watched. */
  watched_episodes?: ContentId[];
}

export interface TitleStateResponse {
  /** What is the viewer's own about a title. Everything that changes it answers it anew. */
  data: TitleState;
}
/**
 * Bought and not fetched yet, or fetched.
 * @enum {string}
 */
export type MyDownloadState = 'waiting' | 'fetched';
/** Of all pages. */
export interface MyDownloadsSum {
  /** How many titles. */
  count: ItemCount;
  /** Of the files that were fetched, together. */
  size_bytes: number;
}
/** @enum {string} */
export type DownloadOwnership = 'free' | 'purchase' | 'screening' | 'subscription' | 'operator';

export interface MyDownloadFile {
  /** The same file among the links and in the cart. */
  itemid: ItemId;
  /** The height of the picture, in lines. */
  quality: Quality;
  /** A file's size. */
  size_bytes: Bytes;
  /** When it was fetched last; null if never. */
  fetched_at: Timestamp | null;
  /** Until when the viewer may fetch it, also if that is past; null for good. */
  expires_at: Timestamp | null;
}
/** A title that was fetched, or bought and not fetched yet. */
export interface MyDownload {
  /** A title, channel or person as a shelf shows it. */
  title: Card;
  /** Which episode of which series it is; null where it is none. */
  episode_of: EpisodeOf | null;
  /**
   * There is a Persian dubbing.
   * @default false
   */
  dubbed: boolean;
  /** The languages of its subtitles. */
  subtitles: LanguageList;
  /** Why the viewer may fetch it now; null where they may not any more. */
  owned_as: DownloadOwnership | null;
  /** When it is released; null once it is. */
  available_at: Timestamp | null;
  /** From the smallest on: those that were fetched, or those that may be. Empty before the release. */
  files: MyDownloadFile[];
}
/** A page of the viewer’s downloads. */
export interface MyDownloadsPage {
  /** Of all pages. */
  about: MyDownloadsSum;
  /** A title that was fetched, or bought and not fetched yet. */
  items: MyDownload[];
  /** Where the next page begins; null on the last. */
  next_cursor: NextCursor;
}

export interface MyDownloadsResponse {
  /** A page of the viewer’s downloads. */
  data: MyDownloadsPage;
}
/**
 * A list that the viewer puts titles in.
 * @enum {string}
 */
export type MyListToAddTo = 'watchlist' | 'liked';

export interface AddToMyListRequest {
  /** A list that the viewer puts titles in. */
  list: MyListToAddTo;
  /** What has a page, comments and a rating. `ekran` is a screening. */
  content_type: TitleType;
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
}
/**
 * A list that the viewer takes titles out of.
 * @enum {string}
 */
export type MyListToRemoveFrom = 'watchlist' | 'liked' | 'history';

export interface RemoveFromMyListRequest {
  /** A list that the viewer takes titles out of. */
  list: MyListToRemoveFrom;
  /** What has a page, comments and a rating. `ekran` is a screening. */
  content_type: TitleType;
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
}

export interface FollowRequest {
  /** The channel's id. */
  id: ContentId;
}
/** Whether a channel is followed. */
export interface FollowState {
  /** The channel's id. */
  id: ContentId;
  /** Whether the viewer follows it from now on. */
  followed: boolean;
}

export interface FollowResponse {
  /** Whether a channel is followed. */
  data: FollowState;
}

export interface SaveWatchingRequest {
  /** What can be played and downloaded by itself. */
  content_type: PlayableType;
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** Past the end is read as the end. */
  position_seconds: Seconds;
  /** As the player knows it. */
  duration_seconds: Seconds;
  /** When the viewer was there, for a place that a device tells later. One in the future counts as now, and so does none. */
  watched_at?: Timestamp;
}

export interface RemoveWatchingRequest {
  /** What can be played and downloaded by itself. */
  content_type: PlayableType;
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
}

export interface MarkWatchedRequest {
  /** What has a page, comments and a rating. `ekran` is a screening. */
  content_type: TitleType;
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** True marks it as watched, false takes the mark away. */
  watched: boolean;
  /** Of a series, this season alone. 0 is what is beside the seasons. */
  season?: SeasonNumber;
  /** Of a series, these episodes alone. */
  episodes?: ContentId[];
}

export interface RateTitleRequest {
  /** What has a page, comments and a rating. `ekran` is a screening. */
  content_type: TitleType;
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** Null takes the rating back. */
  value: Stars | null;
}

export interface HideDownloadRequest {
  /** What can be played and downloaded by itself. */
  content_type: PlayableType;
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** True leaves it out, false shows it again. */
  hidden: boolean;
}
/** Whether a file is left out of the downloads. */
export interface HiddenDownload {
  /** What can be played and downloaded by itself. */
  content_type: PlayableType;
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** Whether it is left out from now on. */
  hidden: boolean;
}

export interface HideDownloadResponse {
  /** Whether a file is left out of the downloads. */
  data: HiddenDownload;
}
/** A plan's id, as it stands in the address of its page. Opaque. */
export type PlanId = string;

export interface Discount {
  /**
   * Of the price, 0 without any.
   * @default 0
   */
  discount_percent: number;
  /**
   * What is subtracted from the price. Never more than it.
   * @default 0
   */
  discount_price: Toman;
  /**
   * Gift days, 0 without any.
   * @default 0
   */
  discount_day: number;
}

export interface Plan {
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en?: NameEn;
  /** The price before discount and VAT. */
  toman: Toman;
  /**
   * A text in Persian.
   * @default  */
  description: TextFa;
  /** A text in English, where there is one. */
  description_en?: TextEn;
  /** How many days of subscription it is, gift days apart. */
  days?: number;
  /** What is taken off the price. Null without a discount. */
  discount?: Discount | null;
}
/** The plans, each under its id, in the order in which they are offered. */
export interface Plans {
  [key: string]: Plan;
}

export interface PlansResponse {
  /** The HTTP status again, from servers that send it. */
  status?: number;
  /** The plans, each under its id, in the order in which they are offered. */
  data: Plans;
  /**
   * What is said above the plans. It may be empty.
   * @default
   */
  description: string;
  /** The same in English. */
  description_en?: string | null;
  /** What the viewer should know now, such as a campaign. Shown as it is. */
  message?: string;
  /** The same in English. */
  message_en?: string | null;
}

export interface CartRequest {
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** What has a page, comments and a rating. `ekran` is a screening. */
  type: TitleType;
  /** The quality that was chosen; null while none is. */
  quality: Quality | null;
  /** The viewer asks to buy, also what a subscription covers. */
  force_to_buy: boolean;
  /** A referral as decimal digits (62^10 passes what a JSON number holds exactly, so it is text). 0 is nothing known; 4 is no referral. */
  ref: Referral;
}
/**
 * Format: uri-reference
 *
 * A picture's address, absolute or from the root of the API's origin under /media/.
 */
export type PictureAddress = string;
/** One file of a title. The local cart keeps it as it is. */
export interface DownloadRow {
  /** What is put in the local cart and bought, one file of a title. Opaque. */
  itemid: ItemId;
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** What has a page, comments and a rating. `ekran` is a screening. */
  type: TitleType;
  /** The height of the picture, in lines. */
  quality: Quality;
  /**
   * The file's size with its unit, as the server writes it.
   * @default
   */
  size: string;
  /** A file's size. */
  size_bytes?: Bytes;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en?: NameEn;
  /** What this file costs the viewer; 0 for nothing to pay. */
  amount: Toman;
  /** The viewer may download this file, also where the title's `pass` says no: an episode that is free or bought, among the rows of its series. */
  pass?: boolean;
  /** What can be heard in the file, the default first. Absent where the server does not know. */
  audio?: AudioList;
  /** The languages of the subtitles in the file or beside it. Absent where the server does not know. */
  subtitles?: Language[];
  /** A picture's address, absolute or from the root of the API's origin under /media/. */
  poster: PictureAddress | null;
  /** The file's address where the viewer may have it, from servers that have no `getPlayback` and no `getDownloadLinks`. Null or absent: it is asked for there. */
  url?: MediaAddress | null;
}

export type Hours = number;
/** A screening (ekran) is watched for some hours from the first play on, within a period. */
export interface CartScreening {
  /**
   * It is shown as a screening now.
   * @default false
   */
  ekran: boolean;
  /** Until when a ticket is sold. */
  ekran_period_end: Timestamp | null;
  /** Hours to watch it in, from the first play on. */
  ekran_hour: Hours | null;
  /**
   * The viewer has a ticket.
   * @default false
   */
  ekran_owned: boolean;
  /** Until when this viewer's ticket holds; null before the first play, and where the server does not know. */
  owned_period_end: Timestamp | null;
  /** The screening's own id. */
  ekran_id: ContentId | null;
}
/** What is dialled. Shown from left to right. */
export type UssdCode = string;

export interface FullRateData {
  /**
   * What the viewer's operator charges, in the language of `Accept-Language`, where the server has it.
   * @default
   */
  message: string;
  /**
   * Downloads are offered beside it.
   * @default true
   */
  show_download: boolean;
  /**
   * A subscription is offered beside it.
   * @default true
   */
  show_subscription: boolean;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  title_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  title_en: NameEn;
}
/** What this viewer may do with one title, and what it costs. */
export interface Cart {
  /** A row for each file. Empty where there is nothing to download, or not yet. */
  downloads: DownloadRow[];
  /**
   * It is sold before it can be watched.
   * @default false
   */
  presale: boolean;
  /** From when on a title in presale can be watched. */
  presale_date: Timestamp | null;
  /**
   * The viewer may watch now, by a subscription, a purchase, a screening, an operator, or because it is free.
   * @default false
   */
  pass: boolean;
  /** A picture with what a page needs to reserve its box. A server may send its address alone. */
  title_poster: Picture | null;
  /**
   * A screening (ekran) is watched for some hours from the first play on, within a period.
   * @default {} */
  screening: CartScreening;
  /** The code that buys it on a phone bill, where the viewer's operator offers one. */
  ussd: UssdCode | null;
  /** For a customer of an operator who watches without a subscription. */
  fullrate_data: FullRateData | null;
  /**
   * It costs this viewer nothing, and the button says so.
   * @default false
   */
  show_free: boolean;
  /**
   * It can be bought alone.
   * @default false
   */
  show_buy: boolean;
  /** What the viewer should know first, each a line of its own; in the language of `Accept-Language`, where the server has it. */
  notes: string[];
  /** What it costs alone, where it can be bought. */
  price?: Toman | null;
  /** In the future for a title that is not released yet. */
  release_date?: Timestamp | null;
  /** Assumed, not of the specification: false where there is no file of a released title to play, whatever the viewer pays. Absent where the server does not say. */
  has_file?: boolean;
  /** Assumed, not of the specification: what may be kept on the device, as in `getPlayback`. Null where nothing may, and for a series, whose episodes have their own. Missing is read as null. */
  offline?: OfflineTerms | null;
}

export interface CartResponse {
  /** What this viewer may do with one title, and what it costs. */
  data: Cart;
}
/** Names the gateway, in a purchase too. */
export type GatewayId = string;
/** A bank's page to pay on. */
export interface Gateway {
  /** Names the gateway, in a purchase too. */
  id: GatewayId;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en?: NameEn;
  /** A picture with what a page needs to reserve its box. A server may send its address alone. */
  logo?: Picture | null;
  /** Chosen until the viewer chooses. At most one is. */
  default?: boolean;
}

export interface GatewaysResponse {
  /** In the order of the choice. */
  data: Gateway[];
}
/**
 * Format: uuid
 *
 * A UUID that the caller made.
 */
export type IdempotencyKey = string;
/** The kind of the title that prompted the purchase, to lead back to; null where none did. */
export type PurchaseContentType = TitleType | null;
/** The id of that title; null exactly where its kind is. */
export type PurchaseContentId = ContentId | null;
/** The id of a gateway; or `wallet`, from the viewer's credit; or, in an answer only, `direct_debit`. No gateway has these two names. */
export type PaymentMethod = string;
/**
 * Format: uri
 *
 * Where the bank sends the viewer back to: the storefront's own page, with `tracking_code` added to its query or posted to it. Whether it was paid is then asked of `getPayment`, never read from the address.
 */
export type CallbackUrl = string;

export interface BuyPlanRequest {
  /** A plan's id, as it stands in the address of its page. Opaque. */
  plan_id: PlanId;
  /** The price that the viewer saw, after the discount and before VAT. Another one is a 422. */
  amount: Toman;
  /** The kind of the title that prompted the purchase, to lead back to; null where none did. */
  content_type: PurchaseContentType;
  /** The id of that title; null exactly where its kind is. */
  content_id: PurchaseContentId;
  /** The id of a gateway; or `wallet`, from the viewer's credit; or, in an answer only, `direct_debit`. No gateway has these two names. */
  payment_method: PaymentMethod;
  /** A referral as decimal digits (62^10 passes what a JSON number holds exactly, so it is text). 0 is nothing known; 4 is no referral. */
  ref: Referral;
  /** Where the bank sends the viewer back to: the storefront's own page, with `tracking_code` added to its query or posted to it. Whether it was paid is then asked of `getPayment`, never read from the address. */
  callback_url: CallbackUrl;
}
/** Names a payment from its beginning on. The viewer reads it to support. */
export type TrackingCode = string;
/**
 * Format: uri
 *
 * The bank's page. The browser goes there, if its host is on the storefront's list.
 */
export type PayUrl = string;
/** The browser goes on to the bank. */
export interface PurchaseToPay {
  /**
   * It waits for the bank.
   * @constant
   */
  status: 'pending';
  /** Names a payment from its beginning on. The viewer reads it to support. */
  tracking_code: TrackingCode;
  /** The bank's page. The browser goes there, if its host is on the storefront's list. */
  pay_url: PayUrl;
}
/** Nothing is left to pay: it was taken from the credit, or cost nothing. The storefront shows the payment as after a bank. */
export interface PurchaseSettled {
  /**
   * It is paid.
   * @constant
   */
  status: 'paid';
  /** Names a payment from its beginning on. The viewer reads it to support. */
  tracking_code: TrackingCode;
  /** Null: there is no page to go on to. */
  pay_url: null;
}
/** By `status`: to be paid on a bank's page, or settled already. */
export type Purchase = PurchaseToPay | PurchaseSettled;

export interface PurchaseResponse {
  /** By `status`: to be paid on a bank's page, or settled already. */
  data: Purchase;
}

export interface ItemToBuy {
  /** What is put in the local cart and bought, one file of a title. Opaque. */
  itemid: ItemId;
  /** Money, in whole toman. */
  amount: Toman;
}

export interface BuyItemsRequest {
  /** The local cart, with the amounts that the viewer saw. Another amount is a 422. */
  items: ItemToBuy[];
  /** The kind of the title that prompted the purchase, to lead back to; null where none did. */
  content_type: PurchaseContentType;
  /** The id of that title; null exactly where its kind is. */
  content_id: PurchaseContentId;
  /** The id of a gateway; or `wallet`, from the viewer's credit; or, in an answer only, `direct_debit`. No gateway has these two names. */
  payment_method: PaymentMethod;
  /** A referral as decimal digits (62^10 passes what a JSON number holds exactly, so it is text). 0 is nothing known; 4 is no referral. */
  ref: Referral;
  /** Where the bank sends the viewer back to: the storefront's own page, with `tracking_code` added to its query or posted to it. Whether it was paid is then asked of `getPayment`, never read from the address. */
  callback_url: CallbackUrl;
}
/**
 * What was paid for.
 * @enum {string}
 */
export type PaymentKind = 'plan' | 'items' | 'wallet' | 'direct_debit';
/**
 * `pending`: the bank has not answered yet. `abandoned`: the viewer left its page, and nothing was paid. `refunded`: it was paid, and has gone back.
 * @enum {string}
 */
export type PaymentStatus = 'pending' | 'paid' | 'failed' | 'abandoned' | 'refunded';

export interface PaidItem {
  /** What is put in the local cart and bought, one file of a title. Opaque. */
  itemid: ItemId;
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** What has a page, comments and a rating. `ekran` is a screening. */
  type: TitleType;
  /** The height of the picture, in lines. */
  quality: Quality;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en?: NameEn;
  /** Money, in whole toman. */
  amount: Toman;
}
/** What it was paid through: a gateway, or the credit. */
export interface PaidThrough {
  /** The id of a gateway; or `wallet`, from the viewer's credit; or, in an answer only, `direct_debit`. No gateway has these two names. */
  id: PaymentMethod;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en: NameEn;
}

export interface DebitAgreedSeries {
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en?: NameEn;
}

export interface DebitCharge {
  /** Names a payment from its beginning on. The viewer reads it to support. */
  tracking_code: TrackingCode;
  /** `pending`: the bank has not answered yet. `abandoned`: the viewer left its page, and nothing was paid. `refunded`: it was paid, and has gone back. */
  status: PaymentStatus;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  title_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  title_en: NameEn;
  /** The charged amount, with VAT. Nothing was charged where the `status` is `failed`. */
  total: Toman;
}
/** The choices of automatic payment that are confirmed with one payment. */
export interface DebitAgreement {
  /**
   * The subscription is renewed when it ends.
   * @default false
   */
  subscription: boolean;
  /**
   * Any purchase may be paid like this.
   * @default false
   */
  pay_anything: boolean;
  /** The series whose new episodes are bought. */
  series: DebitAgreedSeries[];
  /** The payments that were made as soon as the viewer had agreed. Each is a payment of its own, and the `total` of the agreement does not contain them. */
  charges: DebitCharge[];
}
/** One payment, and how it stands. */
export interface Payment {
  /** Names a payment from its beginning on. The viewer reads it to support. */
  tracking_code: TrackingCode;
  /** What was paid for. */
  kind: PaymentKind;
  /** `pending`: the bank has not answered yet. `abandoned`: the viewer left its page, and nothing was paid. `refunded`: it was paid, and has gone back. */
  status: PaymentStatus;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  title_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  title_en: NameEn;
  /** The plan that was bought. */
  plan_id: PlanId | null;
  /** The files that were bought; empty for every other kind. */
  items: PaidItem[];
  /** The kind of the title that prompted the purchase, to lead back to; null where none did. */
  content_type: PurchaseContentType;
  /** The id of that title; null exactly where its kind is. */
  content_id: PurchaseContentId;
  /** After the discount, before VAT. */
  amount: Toman;
  /** What was added to the amount; 0 where the price holds it already. */
  vat: Toman;
  /** What was, or is to be, paid. */
  total: Toman;
  /** What it was paid through: a gateway, or the credit. */
  gateway: PaidThrough;
  /** A moment, ISO 8601 with its offset, to nine digits of a second at most. */
  created_at: Timestamp;
  /** A moment, ISO 8601 with its offset, to nine digits of a second at most. */
  paid_at: Timestamp | null;
  /** What is to be said of it in English, such as why it failed. */
  message: string | null;
  /** The same in Persian. */
  message_fa: string | null;
  /** Assumed, not of the specification: what the viewer agrees to with this payment at the bank of automatic payment, and what was charged with it. Null for every other payment, and where the bank has refused. Nothing is charged until the bank has confirmed. Missing is read as null. */
  debit?: DebitAgreement | null;
}
/** A page of payments, the newest first. */
export interface PaymentPage {
  /** The newest first. */
  items: Payment[];
  /** Where the next page begins; null on the last. */
  next_cursor: NextCursor;
}

export interface PaymentsResponse {
  /** A page of payments, the newest first. */
  data: PaymentPage;
}

export interface PaymentResponse {
  /** One payment, and how it stands. */
  data: Payment;
}
/** What became of the purchase that a key names. */
export interface FoundPurchase {
  /** Null where none was needed, such as for a change of what is paid automatically. */
  payment: Payment | null;
  /** The bank's page, while the payment is `pending`. */
  pay_url: PayUrl | null;
}

export interface FoundPurchaseResponse {
  /** What became of the purchase that a key names. */
  data: FoundPurchase;
}
/** The credit of the viewer. */
export interface Wallet {
  /** The credit with its currency, as the server writes it. Shown as it is. */
  my_credit: string;
  /** The same as a number, to tell whether it is enough for a purchase. */
  credit?: Toman;
}

export interface WalletResponse {
  /** The credit of the viewer. */
  data: Wallet;
}
/** What is added to the credit, in whole toman. A server may ask for more than the least that is here. */
export type ChargeAmount = number;

export interface ChargeWalletRequest {
  /** What is added to the credit, in whole toman. A server may ask for more than the least that is here. */
  amount: ChargeAmount;
  /** Credit is not topped up from credit, so this is a gateway. */
  payment_method: GatewayId;
  /** Where the bank sends the viewer back to: the storefront's own page, with `tracking_code` added to its query or posted to it. Whether it was paid is then asked of `getPayment`, never read from the address. */
  callback_url: CallbackUrl;
}
/** Where the credit is paid for. */
export interface WalletCharge {
  /** The bank's page. The browser goes there, if its host is on the storefront's list. */
  pay_url: PayUrl;
  /** Names a payment from its beginning on. The viewer reads it to support. */
  tracking_code?: TrackingCode;
}

export interface ChargeWalletResponse {
  /** Where the credit is paid for. */
  data: WalletCharge;
}
/** A bank's code among the banks of Iran, as an account number (Sheba) has it. */
export type BankCode = string;

export interface DebitBank {
  /** A bank's code among the banks of Iran, as an account number (Sheba) has it. */
  id: BankCode;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en?: NameEn;
  /** It cannot be chosen yet, and will be added soon. */
  soon?: boolean;
}
/** The banks that offer automatic payment. */
export interface DebitBanks {
  /** In the order of the choice. */
  banks: DebitBank[];
}

export interface DebitBanksResponse {
  /** The banks that offer automatic payment. */
  data: DebitBanks;
}
/** Opaque. */
export type DebitSubscriptionId = string;
/** One agreement with a bank. */
export interface DebitSubscription {
  /** Opaque. */
  id: DebitSubscriptionId;
  /** A bank's code among the banks of Iran, as an account number (Sheba) has it. */
  bank: BankCode;
}
/** What is paid automatically. */
export interface DebitConfigs {
  /**
   * The subscription is renewed when it ends.
   * @default false
   */
  subscription: boolean;
  /**
   * Any purchase may be paid like this.
   * @default false
   */
  pay_anything: boolean;
}

export interface DebitSeries {
  /** The id of a title, channel or person. Opaque. */
  id: ContentId;
  /** A picture with what a page needs to reserve its box. A server may send its address alone. */
  poster: Picture | null;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en?: NameEn;
  /** What one episode costs. */
  subscribe_fee: Toman;
  /**
   * New episodes are bought on the day they come out, unless they were bought in another way.
   * @default false
   */
  directdebit: boolean;
}
/** An Iranian mobile number, eleven Latin digits. */
export type Mobile = string;
/** Days until the subscription ends. */
export type DaysLeft = number;
/** The user's automatic payment as it stands. */
export interface DebitSettings {
  /** The banks that may be debited now. While there is none, the form for a new one is open. */
  subscriptions: DebitSubscription[];
  /**
   * What is paid automatically.
   * @default {} */
  configs: DebitConfigs;
  /** The series that the user follows, each to be bought or not as its episodes come out. */
  series: DebitSeries[];
  /** An Iranian mobile number, eleven Latin digits. */
  mobile: Mobile;
  /** What a renewal of the subscription costs. */
  subscribe_fee: Toman;
  /**
   * Days until the subscription ends.
   * @default 0 */
  days_period_to_end: DaysLeft;
}

export interface DebitSubscriptionsResponse {
  /** The user's automatic payment as it stands. */
  data: DebitSettings;
}

export interface BuyDebitSubscriptionRequest {
  /** Renew the subscription. */
  subscription: boolean;
  /** Any purchase may be paid like this. */
  pay_anything: boolean;
  /** A bank's code among the banks of Iran, as an account number (Sheba) has it. */
  bank: BankCode;
  /** The ids of the series that are turned on. */
  series: ContentId[];
  /** An agreement with this bank is to be made; else only what is paid changes. */
  add_new_bank: boolean;
  /** The purchase that is to be paid like this, where one led here; else null. */
  payment_id: TrackingCode | null;
  /** The viewer came from buying a subscription. */
  forsubscription: boolean;
  /** The number that the bank knows the viewer by. */
  mobile: Mobile;
  /** A referral as decimal digits (62^10 passes what a JSON number holds exactly, so it is text). 0 is nothing known; 4 is no referral. */
  ref: Referral;
  /** Where the bank sends the viewer back to: the storefront's own page, with `tracking_code` added to its query or posted to it. Whether it was paid is then asked of `getPayment`, never read from the address. */
  callback_url: CallbackUrl;
}
/** Where the viewer agrees. */
export interface DebitRedirectData {
  /** The bank's page. The browser goes there, if its host is on the storefront's list. */
  pay_url: PayUrl;
  /** Names a payment from its beginning on. The viewer reads it to support. */
  tracking_code?: TrackingCode;
}
/** The browser goes on to the bank, where the viewer agrees. */
export interface DebitRedirect {
  /** Where the viewer agrees. */
  data: DebitRedirectData;
  /** Not shown. */
  message?: string;
}
/** Where there is no page of a bank, `data` may be empty, null or not there. */
export interface DebitNoticeData {
  /** Null: there is no page to go on to. */
  pay_url?: null;
}
/** All is done. The message says what. */
export interface DebitNotice {
  /** Where there is no page of a bank, `data` may be empty, null or not there. */
  data?: DebitNoticeData | null;
  /** In the language of `Accept-Language`, where the server has it; else in Persian. */
  message: string;
}
/** `data.pay_url` is the bank's page; where there is nothing to do there, `message` says what was done. */
export type BuyDebitSubscriptionResponse = DebitRedirect | DebitNotice;

export interface DeleteDebitSubscriptionRequest {
  /** Opaque. */
  id: DebitSubscriptionId;
}
/** The four digits of an SMS. */
export type OneTimeCode = string;
/** Names one request for a code. Opaque, and a secret of the browser that asked. */
export type CodeRequestId = string;

export interface LoginRequest {
  /** An Iranian mobile number, eleven Latin digits. */
  mobile: Mobile;
  /** The four digits of an SMS. */
  password: OneTimeCode;
  /** The request that the code came by, where the server named it. */
  request_id?: CodeRequestId;
}

export interface LoginResponse {
  /** Opaque. Sent back as a bearer token. */
  token: string;
}
/** The login form as it stands, plus the referral. */
export interface SendCodeRequest {
  /** An Iranian mobile number, eleven Latin digits. */
  mobile: Mobile;
  /** The form's other field. There is no code yet, so it is empty. */
  password?: string;
  /** A referral as decimal digits (62^10 passes what a JSON number holds exactly, so it is text). 0 is nothing known; 4 is no referral. */
  ref: Referral;
  /** The browser's request before, which is repeated. Left out, it is a new one. */
  request_id?: CodeRequestId;
}
/** A server that binds codes to requests names the request. */
export interface SendCodeResponse {
  /** Names one request for a code. Opaque, and a secret of the browser that asked. */
  request_id?: CodeRequestId;
  /** What the server says in English. No caller reads it. */
  message?: string;
  /** What the server says in Persian. No caller reads it. */
  message_fa?: string;
}
/** Opaque. Nobody can sign in with it. */
export type SessionId = string;
/** One sign-in of a user, on one device. */
export interface Session {
  /** Opaque. Nobody can sign in with it. */
  id: SessionId;
  /** What the server makes of the browser's name for itself. Null where it says nothing known. */
  device: string | null;
  /** A moment, ISO 8601 with its offset, to nine digits of a second at most. */
  created_at: Timestamp;
  /** To within some minutes. */
  last_used_at: Timestamp;
  /**
   * Whether it is the caller's own.
   * @default false
   */
  current: boolean;
}

export interface SessionsResponse {
  /** Where the user is signed in. */
  data: {
    /** One sign-in of a user, on one device. */
    items: Session[];
  };
}

export interface RevokeSessionRequest {
  /** Opaque. Nobody can sign in with it. */
  id: SessionId;
}

export interface RevokeSessionResponse {
  /**
   * What became of the session.
   * @default {}
   */
  data: {
    /**
     * Whether the caller's own session has ended.
     * @default false
     */
    current: boolean;
  };
}
/**
 * 1 is subscribed.
 * @enum {integer}
 */
export type SubscriptionFlag = 0 | 1;
/** The viewer who is signed in. */
export interface User {
  /** An Iranian mobile number, eleven Latin digits. */
  mobile: Mobile;
  /** As the user wrote it. Null until then. */
  name: string | null;
  /** What the user may do. */
  scope: string[];
  /**
   * 1 is subscribed.
   * @default 0 */
  subscription: SubscriptionFlag;
  /**
   * Days until the subscription ends.
   * @default 0 */
  days_period_to_end: DaysLeft;
}

export interface UserResponse {
  /** The viewer who is signed in. */
  data: User;
}
/** Names the mobile operator. */
export type OperatorKey = string;
/** The check of the current viewer. The fields are the body itself. */
export interface Check {
  /**
   * 1 is subscribed.
   * @default 0 */
  subscription: SubscriptionFlag;
  /** Days until the subscription ends. */
  days_period_to_end?: DaysLeft;
  /** The names of the operators whose customers pay the full rate for data. */
  operator_fullrate?: string;
  /** The operator whose network the viewer is on now, by its key in the list of operators. Null or absent where that is not known. Assumed: the specification's check does not have it. */
  operator?: OperatorKey | null;
  /** Where the operator tells whose line it is. */
  mobile?: Mobile | null;
  /**
   * A referral as decimal digits (62^10 passes what a JSON number holds exactly, so it is text). 0 is nothing known; 4 is no referral.
   * @default 0 */
  ref: Referral;
  /** Whether the links to the app are shown. */
  show_app?: boolean;
  /** The trust badge's id. */
  samandehi_id?: string;
  /** The trust badge's key. */
  samandehi_p?: string;
}

export interface UpdateUserRequest {
  /** What the viewer is called; null takes the name away. */
  name: string | null;
}
/** A referral in base 62, over 0-9, a-z and A-Z in that order. */
export type ReferralCode = string;
/** How many days. */
export type GiftDayCount = number;
/** The user's own referral and what it has brought. */
export interface ReferralAccount {
  /** A referral in base 62, over 0-9, a-z and A-Z in that order. */
  code: ReferralCode;
  /** The landing page, from the storefront's root. */
  link: string;
  /** How many have signed in by it. */
  invited: ItemCount;
  /** Days of subscription that it has brought. */
  earned_days: GiftDayCount;
  /** Days that the next one brings; 0 where it is only counted. */
  days_each: GiftDayCount;
}

export interface ReferralResponse {
  /** The user's own referral and what it has brought. */
  data: ReferralAccount;
}
/** What a referral brings to someone who signs in by it for the first time. */
export interface Invitation {
  /** Whether the referral is somebody's. */
  known: boolean;
  /** Days of subscription that it brings; 0 where it is only counted. */
  days: GiftDayCount;
}

export interface InvitationResponse {
  /** What a referral brings to someone who signs in by it for the first time. */
  data: Invitation;
}
/** All of them, not of this page alone. */
export interface GiftDaysTotal {
  /** How many days. */
  days: GiftDayCount;
}
/** Opaque. */
export type GiftId = string;
/**
 * `referral`: the viewer invited someone. `invited`: the viewer came by an invitation. `plan`: with a plan that was bought. `apology`: for something that went wrong.
 * @enum {string}
 */
export type GiftReason = 'referral' | 'invited' | 'plan' | 'campaign' | 'apology';
/** Days that were added to the subscription without being paid for. */
export interface GiftDays {
  /** Opaque. */
  id: GiftId;
  /** How many. */
  days: number;
  /** `referral`: the viewer invited someone. `invited`: the viewer came by an invitation. `plan`: with a plan that was bought. `apology`: for something that went wrong. */
  reason: GiftReason;
  /** A moment, ISO 8601 with its offset, to nine digits of a second at most. */
  granted_at: Timestamp;
  /** Who brought them, as the viewer may see it: a name, or a number with its middle hidden. */
  from: string | null;
  /** What it was for, such as a campaign's name. */
  note_fa: string | null;
  /** The same in English. */
  note_en: string | null;
}
/** A page of gifts, the newest first. */
export interface GiftDaysPage {
  /** All of them, not of this page alone. */
  about: GiftDaysTotal;
  /** Days that were added to the subscription without being paid for. */
  items: GiftDays[];
  /** Where the next page begins; null on the last. */
  next_cursor: NextCursor;
}

export interface GiftDaysResponse {
  /** A page of gifts, the newest first. */
  data: GiftDaysPage;
}
/** Latin digits, as one dials them. */
export type SupportPhone = string;

export type ContactText = string;
/**
 * Which network it is.
 * @enum {string}
 */
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
 *
 * A page elsewhere, in full.
 */
export type WebAddress = string;

export interface SocialLink {
  /** Which network it is. */
  kind: SocialKind;
  /** A page elsewhere, in full. */
  url: WebAddress;
}

export interface RelatedLink {
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en?: NameEn;
  /** A page elsewhere, in full. */
  url: WebAddress;
}
/** What the eNamad badge is asked for with. */
export interface EnamadBadge {
  /** The id that eNamad gave the site. */
  id: string;
  /** The code that eNamad gave with it. */
  code: string;
}
/** The check's `samandehi_id` and `samandehi_p`. */
export interface SamandehiBadge {
  /** The id that Samandehi gave the site. */
  id: string;
  /** The key that Samandehi gave with it. */
  key: string;
}
/** The badges that the storefront shows. Their pictures and links are made from these keys. */
export interface TrustBadges {
  /** The eNamad badge. Null where there is none. */
  enamad: EnamadBadge | null;
  /** The check's `samandehi_id` and `samandehi_p`. */
  samandehi: SamandehiBadge | null;
}
/**
 * What the app runs on.
 * @enum {string}
 */
export type AppPlatform = 'android' | 'ios' | 'android_tv' | 'windows';

export interface AppDownload {
  /** What the app runs on. */
  platform: AppPlatform;
  /**
   * Format: uri-reference
   *
   * The file, or the app's page in a store. A path is of the storefront.
   */
  url: string;
  /** Null where a store tells it. */
  version: string | null;
  /** Null where a store tells it. */
  size_bytes: Bytes | null;
}
/** What the footer says, and the apps there are. */
export interface AppDetails {
  /**
   * A text in Persian.
   * @default  */
  about_fa: TextFa;
  /** A text in English, where there is one. */
  about_en?: TextEn;
  /** Null where the storefront knows a better one. */
  phone: SupportPhone | null;
  /** When somebody answers, in a few words. */
  support_hours_fa?: ContactText | null;
  /** The same in English. */
  support_hours_en?: ContactText | null;
  /** For what is better written than said. */
  email?: string | null;
  /** The postal address of whoever runs the service. */
  address_fa?: ContactText | null;
  /** The same in English. */
  address_en?: ContactText | null;
  /** In the order of the icons. A kind that is not known is passed over. */
  social: SocialLink[];
  /** An online news site. */
  related_link: RelatedLink | null;
  /**
   * The badges that the storefront shows. Their pictures and links are made from these keys.
   * @default {} */
  trust_badges: TrustBadges;
  /**
   * The last line of the footer.
   * @default
   */
  copyright_fa: string;
  /** The same in English. */
  copyright_en?: string | null;
  /** In the order of the page. A platform that is not known is passed over. */
  apps?: AppDownload[];
}

export interface AppDetailsResponse {
  /** What the footer says, and the apps there are. */
  data: AppDetails;
}

export interface TrustBadgesResponse {
  /** The badges that the storefront shows. Their pictures and links are made from these keys. */
  data: TrustBadges;
}
/** What data costs at the full rate in a usual package, about. The operator's own tariff is what counts. */
export interface DataPrice {
  /** In toman. */
  toman_per_gigabyte: number;
  /** The day that it was looked up. */
  as_of: CalendarDate;
}
/** What an operator charges its customers for the data of this service. */
export interface OperatorRate {
  /** Names the mobile operator. */
  key: OperatorKey;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en: NameEn;
  /** What an operator charges for data, against its usual price. */
  rate: DataRate;
  /** What the operator asks for or leaves out. Null without a note. */
  note_fa: string | null;
  /** The same in English. */
  note_en: string | null;
  /** Missing or null where the server does not say. */
  price?: DataPrice | null;
}

export interface OperatorsResponse {
  /** What an operator charges its customers for the data of this service. */
  data: OperatorRate[];
}
/** A file of a title, as an operator's link names it. Opaque. */
export type UssdFileId = string;
/** Whom it is bought for, as an operator's link names them. Opaque. */
export type UssdUserId = string;
/** What is bought, as an operator's link names it. Opaque. */
export type UssdPackage = string;
/** One mobile operator. */
export interface Operator {
  /** Names the mobile operator. */
  key: OperatorKey;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  name_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  name_en: NameEn;
}
/** What to dial, at which operator, and what it buys. */
export interface UssdLink {
  /** What is dialled. Shown from left to right. */
  ussd: UssdCode;
  /** One mobile operator. */
  operator: Operator;
  /** What the operator puts on the bill, VAT included. */
  price: Toman;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  title_fa: NameFa;
  /** The name in English or Latin letters, where there is one. */
  title_en: NameEn;
  /** The title that is bought; null for a package. */
  card: Card | null;
  /** Until when the code works; null for no end. */
  expires_at: Timestamp | null;
}

export interface UssdLinkResponse {
  /** What to dial, at which operator, and what it buys. */
  data: UssdLink;
}
/**
 * As it stands in the address of the profile area.
 * @enum {string}
 */
export type PageName = 'about-contact' | 'faq' | 'terms';
/** Text, or HTML of these elements: `p`, `br`, `strong`, `b`, `em`, `i`, `code`, `a` with an `href` of `https:`, `http:`, `mailto:`, `tel:`, a path of the site or a place on the page, `ul`, `ol`, `li`, `h3`, `h4`, `blockquote`, and tables of `table`, `thead`, `tbody`, `tr`, `th`, `td`. So `&`, `<` and `>` of a text are written `&amp;`, `&lt;` and `&gt;`. Of other elements the text is shown alone; scripts, styles, frames and the like are dropped whole. */
export type Paragraphs = string[];
/** A question and its answer, or a heading and what is under it. */
export interface PageSection {
  /** Its part of the page's address, after the `#`. It outlives a new wording of the heading. Without one, the storefront makes it from the heading. */
  key?: string | null;
  /** What it belongs to, as questions about payment do. Null or absent where the page has no groups. */
  group_fa?: string | null;
  /** The same in English. */
  group_en?: string | null;
  /** Null for what stands before the first heading. */
  heading_fa: string | null;
  /** The name in English or Latin letters, where there is one. */
  heading_en: NameEn;
  /** Text, or HTML of these elements: `p`, `br`, `strong`, `b`, `em`, `i`, `code`, `a` with an `href` of `https:`, `http:`, `mailto:`, `tel:`, a path of the site or a place on the page, `ul`, `ol`, `li`, `h3`, `h4`, `blockquote`, and tables of `table`, `thead`, `tbody`, `tr`, `th`, `td`. So `&`, `<` and `>` of a text are written `&amp;`, `&lt;` and `&gt;`. Of other elements the text is shown alone; scripts, styles, frames and the like are dropped whole. */
  paragraphs_fa: Paragraphs;
  /** Empty where there is no English. */
  paragraphs_en: Paragraphs;
}
/** A page of text, from the editors. */
export interface Page {
  /** As it stands in the address of the profile area. */
  page?: PageName;
  /** The name in Persian, as an editor wrote it. It may hold Latin letters. */
  title_fa?: NameFa;
  /** The name in English or Latin letters, where there is one. */
  title_en?: NameEn;
  /** A moment, ISO 8601 with its offset, to nine digits of a second at most. */
  updated_at?: Timestamp;
  /** In the order of the page. Sections of one group follow each other. */
  sections: PageSection[];
}

export interface PageResponse {
  /** A page of text, from the editors. */
  data: Page;
}
