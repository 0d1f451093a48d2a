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
     * Get the slides of the home page and the current live programmes
     *
     * Call this operation once per visit. The home page shows the first entry of `live`. Guests may call this operation; the bearer token is optional.
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
     * List the shelves of the home page
     *
     * Returns the shelves in the order of the page. A client ignores a shelf whose `shape` it does not know. The people of the home page, which the specification calls `actor_details`, are a shelf too: its shape is `people`, its cards are persons, and `getCast` returns the other data of a person. Guests may call this operation; the bearer token is optional.
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
     * List the most watched titles that pass the content filter
     *
     * The query is exactly the string of the content filter, with all four parameters in this order: `?age=0&lang=0&country=0&f_type=0`. Call this operation once per visit, and again when the filter changes. Guests may call this operation; the bearer token is optional.
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
     * List the categories of the menu
     *
     * Returns the categories with their subcategories. The body is the array itself. The answer is the same for everyone, so no bearer token is sent.
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
     * Get a film
     *
     * Returns all data that a film's page shows before playback. Guests may call this operation; the bearer token is optional.
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
     * Get a series with its seasons
     *
     * Returns all data of a series' page except the episodes, which `listEpisodes` returns season by season. Guests may call this operation; the bearer token is optional.
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
     * List the episodes of a series
     *
     * Returns the episodes of one season or of all seasons, in their order. The list includes announced episodes, with their release day. Guests may call this operation; the bearer token is optional.
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
     * Get an episode
     *
     * Returns all data of an episode's page, including the previous and the next episode. Guests may call this operation; the bearer token is optional.
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
     * Get a video
     *
     * Videos are interviews, trailers and reports, issues of a magazine and editions of a newspaper. The item of the book fair is also a video. Guests may call this operation; the bearer token is optional.
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
     * Get a screening
     *
     * A screening is a film that is watched with a ticket, within a period and for some hours after the first play. `getCart` states whether the viewer has a ticket. Guests may call this operation; the bearer token is optional.
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
     * List the titles that are similar to a title
     *
     * Returns the most similar titles first. The title itself is not included. No bearer token is sent.
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
     * List the genres
     *
     * The body is a map from a genre's key, in lower case, to its name. The answer is the same for everyone, so no bearer token is sent.
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
     * List the choices of the content filter
     *
     * Returns the values of `age`, `lang`, `country`, `f_type` and `accessible`, and the name of each value for the viewer. The values are numbers that the server defines. No bearer token is sent.
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
     * List all films and series
     *
     * Returns the titles of the cinema page. No bearer token is sent.
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
     * List the editors' lists and the genres
     *
     * Returns the lists that editors made, the newest first, then the genres. No bearer token is sent.
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
     * List the titles that can be downloaded
     *
     * Returns titles with the size of each file, the newest titles first. The addresses of the files belong to one viewer only, and `getDownloadLinks` returns them. No bearer token is sent.
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
     * List the titles of a genre
     *
     * An unknown genre gets a 404. No bearer token is sent.
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
     * List the titles of a category
     *
     * The list includes the titles of the subcategories. No bearer token is sent.
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
     * Get a list with its titles
     *
     * The list is an editors' list, or a genre that is identified by its key in lower case. Without `sort`, an editors' list has the editor's order. No bearer token is sent.
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
     * List the people of a group
     *
     * Returns the people with the most watched titles first. With `initial`, the people are in alphabetical order. No bearer token is sent.
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
     * Get a person
     *
     * Returns all data of a person's page except the titles, which `listCastTitles` returns. No bearer token is sent.
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
     * List the titles of a person
     *
     * Returns the films, series and videos that the person directed or acted in, for one role or for all roles. No bearer token is sent.
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
     * List the channels
     *
     * Returns the newspaper, the studio and the magazines, or only the channels of one kind. The channels with the newest videos are first. No bearer token is sent.
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
     * List the newest issues of all magazines
     *
     * Returns the issues by their day of issue, the newest first. Each issue is a video of its magazine, with `issue` set. No bearer token is sent.
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
     * Get a channel
     *
     * The id of the studio is `studio`. The id of the newspaper is the name of its brand. `listChannelVideos` returns the channel's videos. No bearer token is sent.
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
     * List the videos of a channel
     *
     * Returns the newest videos first, unless `sort` is `oldest`. A channel with `first_published_at` supports `sort`, `since` and `until`. Days are calendar days in Tehran. No bearer token is sent.
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
     * List the series of a channel
     *
     * Returns the series that the channel makes, the newest first. Call this operation only for a channel whose `series_count` is above 0. No bearer token is sent.
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
     * List the live channels with their current programmes
     *
     * Returns the channels in the order of the page. The page /live shows the first channel. No bearer token is sent.
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
     * Get a live channel with its current programme
     *
     * Returns the data that the channel's page shows before playback. `getLiveSchedule` returns the programmes of a day. No bearer token is sent.
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
     * List the programmes of a live channel on one day
     *
     * A day is from midnight to midnight in Tehran. A day that is not in the guide gets an empty list, not an error. No bearer token is sent.
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
     * Search while the viewer types
     *
     * Call this operation from three characters on. `type` determines the icon: a result that is neither a film, a series nor a video is `other`, most often a person. After a failure the caller empties its list. No bearer token is sent.
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
     * Search with pages and filters
     *
     * Searches all kinds of content or one kind, limited by the content filter. Different spellings of a letter, joiners, diacritics and digits make no difference. Small typing errors still find the intended content. No bearer token is sent.
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
     * List the comments on a title
     *
     * Returns the published comments, the newest first. The answer is the same for everyone, so no bearer token is sent. A viewer's own comment that waits for moderation is only in the answer of `addComment`.
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
     * Comment on a title
     *
     * The answer states whether the comment is published at once or waits for moderation. Use `rateTitle` to rate a title. Requires a signed-in user.
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
     * A moderator checks the comment. A second report of the same comment by the same viewer changes nothing. Requires a signed-in user.
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
     * Get the data that a player needs to play a title
     *
     * Returns the sources, the subtitles, the times and the position where the viewer stopped. The answer belongs to this viewer only and must not be cached. A viewer or guest who may not watch the title gets a 403; `getCart` or `ghostCart` then returns the alternatives. Guests may call this operation; the bearer token is optional.
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
     * Get the data that a player needs to play a live channel
     *
     * The answer must not be cached. A viewer or guest who may not watch the channel gets a 403. Guests may call this operation; the bearer token is optional.
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
     * Get the download links of a title
     *
     * Returns addresses that are signed for this viewer and expire. A viewer or guest who may not download the title gets a 403. The list is empty if there is nothing to download, or nothing yet. Guests may call this operation; the bearer token is optional.
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
     * Get the terms of the titles that are saved on a device
     *
     * A device that is online again calls this operation for all its saved titles. The call changes nothing and starts no screening. The answer lists the titles in the order of the request, including unknown titles and titles that the viewer may no longer watch. The answer belongs to this viewer only and must not be cached. Guests may call this operation; the bearer token is optional.
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
     * List the viewer's own lists
     *
     * Returns each list with the number of its titles or channels. The lists are few, so the answer has no pages. Requires a signed-in user.
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
     * List the titles that the viewer has started and not finished
     *
     * Returns the titles of which the viewer has watched between 5 and 95 percent; the server decides. A series is listed once, with the episode to resume: the last started episode, or the episode after it if the last one is watched. Requires a signed-in user.
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
  '/get/my/watch_time': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the minutes that the viewer has watched in each week
     *
     * Returns the last twelve weeks, the oldest first; the last one is the current week. A week begins on Saturday. A week in which nothing was watched has 0 minutes. Requires a signed-in user.
     */
    get: operations['getWatchTime'];
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
     * List the viewer's personal shelves of the home page
     *
     * Returns new episodes of series that the viewer has started or has in the watchlist, and titles that are similar to what the viewer watched last, rated highly or watches most. A title is in one shelf at most, and a watched or started title is in none. Empty shelves are left out. Requires a signed-in user.
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
     * List the titles of one of the viewer's lists
     *
     * Returns the titles that were added last first. Requires a signed-in user.
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
     * List the channels that the viewer follows
     *
     * Returns the channels that were followed last first. Requires a signed-in user.
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
     * Get the viewer's own data about a title
     *
     * Returns the rating, the lists and the position. They are separate from the title itself, which a shared cache may store. Requires a signed-in user.
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
     * List the titles that the viewer has downloaded, or has bought and not downloaded yet
     *
     * Returns one entry per title. A file counts as downloaded if its link was opened from the first byte on; a resumed download is not counted again. Only `getDownloadLinks` returns the addresses of the files. Requires a signed-in user.
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
     * Add a title to a list
     *
     * A title that is already in the list stays at its position, and the call succeeds. Requires a signed-in user.
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
     * Remove a title from a list
     *
     * The call also succeeds if the title is not in the list. Requires a signed-in user.
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
     * A channel that the viewer already follows stays at its position, and the call succeeds. Requires a signed-in user.
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
     * Unfollow a channel
     *
     * The call also succeeds if the viewer does not follow the channel. Requires a signed-in user.
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
     * Save the viewer's position in a title
     *
     * Call this operation during playback, on pause and when the page is left. For a title that was watched offline, call it later with `watched_at`. The newer position counts, even if it is earlier in the title. A position that is older than the stored position changes nothing, and the answer is the unchanged state of the title. A position before 5 percent is not stored; a position after 95 percent marks the title as watched. Requires a signed-in user.
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
     * Remove a title from the started titles
     *
     * Deletes the viewer's position in the title. An episode is removed with its complete series; otherwise the previous episode would be listed. The call also succeeds if the title is not listed. Requires a signed-in user.
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
     * Mark a title as watched or unwatched
     *
     * The title gets the state of a title that was played to its end, or of a title that was never started. For a series, the call applies to all released episodes except the extras, to one `season`, or to the named `episodes`. A client can thus undo an earlier call. Requires a signed-in user.
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
     * Rate a title, or remove the rating
     *
     * A viewer has one rating per title; the latest rating counts. Requires a signed-in user.
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
     * Hide a title in the list of downloads, or show it again
     *
     * Changes only the list; a bought title stays bought. A hidden title that is downloaded again is shown again. The call also succeeds for a title that was never downloaded. Requires a signed-in user.
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
     * List the subscription plans
     *
     * Prices exclude VAT; 10 percent is added when a plan is bought. A signed-in user's bearer token is sent, because a discount may be for one user only. Guests may call this operation too.
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
     * Get a user's rights to a title, and its prices
     *
     * Call this operation before a title is played, downloaded or bought. It changes nothing. After a 400 the storefront shows its page for missing content; after another failure it opens the home page. Requires a signed-in user.
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
     * Get a guest's rights to a title, and its prices
     *
     * Works as `getCart` does, without a bearer token. The server detects the viewer's operator by the network address.
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
     * List the payment gateways
     *
     * Returns the banks' pages on which a viewer can pay. The answer is the same for everyone, so no bearer token is sent. Credit (`wallet`) is not included: every user may pay from their credit if it is enough.
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
     * Starts a payment. `status` is `pending`, with the bank's page, or `paid` if nothing is left to pay, for example after a payment from the credit (`payment_method: wallet`). A price that has changed since the viewer saw it, or a credit that is too small, gets a 422 that names the field, and nothing is charged. Requires a signed-in user.
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
     * Buy the items of the local cart
     *
     * Works as `buyPlan` does. Either all items are bought or none. An item that the viewer has already bought gets a 422 too, so that nobody pays twice. Requires a signed-in user.
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
     * List the user's payments
     *
     * Returns payments of every kind and status, the newest first. Requires a signed-in user.
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
     * Get a payment
     *
     * The page to which the bank returns the viewer calls this operation, each time that the page is opened. The server settles the payment with the bank; a payment that is already settled is returned as it is. Another user's payment gets a 404. While the payment is `pending`, call this operation again. Requires a signed-in user.
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
     * Get the outcome of a purchase
     *
     * Use this operation if the answer of a purchase was lost: call it with the key of the purchase before you send the purchase again. A 404 means that no purchase with this key was accepted, so nothing was charged. Another user's key gets a 404. Requires a signed-in user.
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
     * Get the user's credit
     *
     * A POST operation with an empty body of zero bytes. It only reads. After an error, the caller shows the error's message. Requires a signed-in user.
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
     * Starts a payment of the kind `wallet`. The browser continues to the bank's page. Requires a signed-in user.
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
     * List the banks for automatic payment
     *
     * The list includes banks that will be added soon. Bank 012 is preselected. Requires a signed-in user.
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
     * Get the user's automatic payment
     *
     * Returns the active banks, the purchases that are paid through them, and the series that can be added. Requires a signed-in user.
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
     * Set up automatic payment, or change its choices
     *
     * Returns `data.pay_url` if the viewer has to agree on the bank's page; otherwise returns a `message` to show. Requires a signed-in user.
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
     * After the last agreement has ended, nothing is paid automatically. Requires a signed-in user.
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
     * A code has four digits, is valid for ten minutes at most, belongs to the number that it was sent to, and works once. A wrong code gets a 422, never a 401. If `sendCode` returned a `request_id`, the code also belongs to that request: a login with another `request_id` gets a 422 whatever the code is, and is not counted against any number. Five wrong codes end their request, and no other request. A server may accept a login without a `request_id`, unless the code was requested with `Code-Request: named`. No bearer token is sent.
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
     * A 200 confirms that the message was sent. A 429 states how long to wait until the next message. A server may identify the request by a `request_id`. Its code then works only with that `request_id`, so that nobody else can try codes on it. Several requests for one number can be valid at the same time, until they end. With the `request_id` of a valid request, the same code is sent again, so that the message that arrives first has the right code. Some servers return no useful body, and their codes belong to the number alone. No bearer token is sent.
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
     * Report an ended session to the server
     *
     * Called once after a 401, with exactly `?2`: a key without a value and without an equals sign. Only a storefront's own server calls this operation, and ignores its failure. A browser's call is refused. The bearer token is optional.
     */
    get: operations['endSession'];
    put?: never;
    /**
     * Sign out
     *
     * Ends the session of the bearer token that is sent. Requires a signed-in user.
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
     * List the user's sessions
     *
     * Returns each session of the account: the caller's session first, then the session that was used last. A sign-in from a browser that is signed in replaces the browser's session, so a browser is listed once. Requires a signed-in user.
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
     * End one of the user's sessions
     *
     * The token of the ended session gets a 401 from now on. The caller's own session may be ended too; the caller is then signed out. The call also succeeds if the session has already ended or does not exist. Requires a signed-in user.
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
     * End all sessions of the user
     *
     * Ends every session of the user, including the caller's own. A user who fears that somebody else uses the account cannot know which token was taken, and it may be a copy of the caller's token. To stay signed in, end the other sessions one by one with `revokeSession`. Requires a signed-in user.
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
     * Get the signed-in user
     *
     * `scope` contains the user's permissions. Requires a signed-in user.
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
     * Check the current anonymous viewer
     *
     * The call is anonymous: no bearer token is sent. The end of the path comes from the configuration (`/check/user` by default) and is sent as it is, including its slashes. The concrete path /ghost/getCategories has precedence over this path.
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
     * Change the user's account
     *
     * Changes the user's name. The mobile number identifies the account and cannot be changed. Language, night mode and autoplay are settings of the device. Requires a signed-in user.
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
     * Get the user's own referral
     *
     * Returns the code to share and its rewards so far. Requires a signed-in user.
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
     * Get the reward of an invitation
     *
     * Returns the data for the page that a referral link opens. The answer names nobody, because anyone may call this operation with any referral. No bearer token is sent.
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
     * List the user's gift days
     *
     * Returns each gift with its reason, and the total number of gift days. Requires a signed-in user.
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
     * Get the texts of the footer and the list of apps
     *
     * The answer is the same for everyone, so no bearer token is sent.
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
     * Get the trust badges
     *
     * Returns the eNamad and the Samandehi badge. A badge is null if the storefront has none. No bearer token is sent.
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
     * List the data rates of the operators
     *
     * The list is short and in the order of the page. No bearer token is sent.
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
     * Get the code to dial for an operator's link
     *
     * Call this operation with the parameters of the link: a user and optionally a file, or a package and optionally both. A link with neither a user nor a package gets a 422. An expired link gets a 404. No bearer token is sent.
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
     * Get a text page of the profile area
     *
     * The pages are about and contact, the frequently asked questions, and the terms and privacy. No bearer token is sent.
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
    PreviewClip: PreviewClip;
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
    WatchedWeek: WatchedWeek;
    WatchTime: WatchTime;
    WatchTimeResponse: WatchTimeResponse;
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
    /** The request has no session, or its session has ended. */
    Unauthorized: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': Error;
      };
    };
    /** The request is invalid. `errors` names the fields. */
    Invalid: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': Error;
      };
    };
    /** Too many requests. `Retry-After` contains the number of seconds to wait. */
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
    /** Nothing with this id exists. */
    NotFound: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': Error;
      };
    };
    /** The viewer is not allowed to do this. A guest who needs a subscription or a purchase gets this answer too, instead of a 401. */
    Forbidden: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': Error;
      };
    };
    /** The request cannot be fulfilled, for example because the title no longer exists. The storefront shows its page for missing content. */
    BadRequest: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': Error;
      };
    };
    /** The same `Idempotency-Key` was already used with other content. */
    Conflict: {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        [name: string]: unknown;
      };
      content: {
        'application/json': Error;
      };
    };
    /** The request is invalid, or the purchase is not possible in this form. Nothing was charged. `errors` names the fields. */
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
    /** The request is invalid, or the code is wrong, used or expired. The status is never 401. */
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
     * The id of the title.
     * @example 1024
     */
    ContentIdInPath: ContentId;
    /**
     * The `next_cursor` of the previous page. Without it, the first page is returned.
     * @example b2Zmc2V0OjI0
     */
    Cursor: Cursor;
    /**
     * The maximum number of items on the page, from 1 to 50. The default is 24.
     * @example 24
     */
    Limit: PageLimit;
    /**
     * The kind of title.
     * @example movie
     */
    TitleTypeInPath: TitleType;
    /**
     * The order of the titles. Without it, the newest titles are first.
     * @example newest
     */
    TitleSort: TitleSort;
    /**
     * Includes only titles whose age rating is not above this age. 0 includes all titles.
     * @example 0
     */
    AgeFilter: FilterValue;
    /**
     * Includes only titles with audio in this language, original or dubbed. 0 includes all titles.
     * @example 0
     */
    LanguageFilter: FilterValue;
    /**
     * Includes only titles that were made in this country. 0 includes all titles.
     * @example 0
     */
    CountryFilter: FilterValue;
    /**
     * Includes only titles of this form, such as short films. 0 includes all titles.
     * @example 0
     */
    FormFilter: FilterValue;
    /**
     * Includes only titles with audio description, or only titles with captions. 0 includes all titles.
     * @example 0
     */
    AccessibleFilter: FilterValue;
    /**
     * Includes only films, only series, or both (`all`). Without it, all content of the list is included, also videos and screenings.
     * @example movie
     */
    TitleKind: TitleKind;
    /**
     * The kind of title.
     * @example movie
     */
    PlayableTypeInPath: PlayableType;
    /**
     * Identifies the purchase. A second call with the same key and the same content gets the answer of the first call and charges nothing. A second call with other content gets a 409.
     * @example 0d5a3c1e-6f0b-4c7e-9a55-0f6a1f2b7c11
     */
    IdempotencyKey: IdempotencyKey;
    /**
     * Has the same effect as the required `Idempotency-Key` of other operations. A server that does not know this header ignores it.
     * @example 0d5a3c1e-6f0b-4c7e-9a55-0f6a1f2b7c11
     */
    OptionalIdempotencyKey: IdempotencyKey;
    /**
     * Assumed; the product's specification does not have this header. `named` announces that the caller sends `request_id` with the login, so that the code may require it. A server that does not know this header ignores it.
     * @example named
     */
    CodeRequest: 'named';
  };
  requestBodies: never;
  headers: {
    /** The id of this request in the server's logs. Quote it in a support request. */
    RequestId: string;
    /** The number of seconds to wait before the next attempt. */
    RetryAfter: number;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  /**
   * Get the slides of the home page and the current live programmes
   *
   * Call this operation once per visit. The home page shows the first entry of `live`. Guests may call this operation; the bearer token is optional.
   *
   * Specified: the product's specification names it.
   */
  getSlider: {
    parameters: {
      /**
       * Get the slides of the home page and the current live programmes
       *
       * Call this operation once per visit. The home page shows the first entry of `live`. Guests may call this operation; the bearer token is optional.
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
   * List the shelves of the home page
   *
   * Returns the shelves in the order of the page. A client ignores a shelf whose `shape` it does not know. The people of the home page, which the specification calls `actor_details`, are a shelf too: its shape is `people`, its cards are persons, and `getCast` returns the other data of a person. Guests may call this operation; the bearer token is optional.
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
   * List the most watched titles that pass the content filter
   *
   * The query is exactly the string of the content filter, with all four parameters in this order: `?age=0&lang=0&country=0&f_type=0`. Call this operation once per visit, and again when the filter changes. Guests may call this operation; the bearer token is optional.
   *
   * Specified: the product's specification names it.
   */
  getTop: {
    parameters: {
      /**
       * List the most watched titles that pass the content filter
       *
       * The query is exactly the string of the content filter, with all four parameters in this order: `?age=0&lang=0&country=0&f_type=0`. Call this operation once per visit, and again when the filter changes. Guests may call this operation; the bearer token is optional.
       *
       * Specified: the product's specification names it.
       */
      query: {
        /**
         * Includes only titles whose age rating is not above this age. 0 includes all titles.
         * @example 0
         */
        age: FilterValue;
        /**
         * Includes only titles with audio in this language, original or dubbed. 0 includes all titles.
         * @example 0
         */
        lang: FilterValue;
        /**
         * Includes only titles that were made in this country. 0 includes all titles.
         * @example 0
         */
        country: FilterValue;
        /**
         * Includes only titles of this form, such as short films. 0 includes all titles.
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
   * List the categories of the menu
   *
   * Returns the categories with their subcategories. The body is the array itself. The answer is the same for everyone, so no bearer token is sent.
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
          /** The categories of the menu. The array is the body itself. */
          'application/json': CategoriesResponse;
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Get a film
   *
   * Returns all data that a film's page shows before playback. Guests may call this operation; the bearer token is optional.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  getMovie: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * Get a film
       *
       * Returns all data that a film's page shows before playback. Guests may call this operation; the bearer token is optional.
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
   * Get a series with its seasons
   *
   * Returns all data of a series' page except the episodes, which `listEpisodes` returns season by season. Guests may call this operation; the bearer token is optional.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  getSeries: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * Get a series with its seasons
       *
       * Returns all data of a series' page except the episodes, which `listEpisodes` returns season by season. Guests may call this operation; the bearer token is optional.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      path: {
        /**
         * The id of the title.
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
   * List the episodes of a series
   *
   * Returns the episodes of one season or of all seasons, in their order. The list includes announced episodes, with their release day. Guests may call this operation; the bearer token is optional.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listEpisodes: {
    parameters: {
      /**
       * List the episodes of a series
       *
       * Returns the episodes of one season or of all seasons, in their order. The list includes announced episodes, with their release day. Guests may call this operation; the bearer token is optional.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * The number of the season. Without it, the episodes of all seasons are returned in order.
         * @example 2
         */
        season?: SeasonNumber;
        /**
         * The `next_cursor` of the previous page. Without it, the first page is returned.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * The maximum number of items on the page, from 1 to 50. The default is 24.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      /**
       * List the episodes of a series
       *
       * Returns the episodes of one season or of all seasons, in their order. The list includes announced episodes, with their release day. Guests may call this operation; the bearer token is optional.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      path: {
        /**
         * The id of the title.
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
   * Get an episode
   *
   * Returns all data of an episode's page, including the previous and the next episode. Guests may call this operation; the bearer token is optional.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  getEpisode: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * Get an episode
       *
       * Returns all data of an episode's page, including the previous and the next episode. Guests may call this operation; the bearer token is optional.
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
   * Get a video
   *
   * Videos are interviews, trailers and reports, issues of a magazine and editions of a newspaper. The item of the book fair is also a video. Guests may call this operation; the bearer token is optional.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  getVideo: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * Get a video
       *
       * Videos are interviews, trailers and reports, issues of a magazine and editions of a newspaper. The item of the book fair is also a video. Guests may call this operation; the bearer token is optional.
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
   * Get a screening
   *
   * A screening is a film that is watched with a ticket, within a period and for some hours after the first play. `getCart` states whether the viewer has a ticket. Guests may call this operation; the bearer token is optional.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  getEkran: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * Get a screening
       *
       * A screening is a film that is watched with a ticket, within a period and for some hours after the first play. `getCart` states whether the viewer has a ticket. Guests may call this operation; the bearer token is optional.
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
   * List the titles that are similar to a title
   *
   * Returns the most similar titles first. The title itself is not included. No bearer token is sent.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listSimilar: {
    parameters: {
      /**
       * List the titles that are similar to a title
       *
       * Returns the most similar titles first. The title itself is not included. No bearer token is sent.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * The `next_cursor` of the previous page. Without it, the first page is returned.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * The maximum number of items on the page, from 1 to 50. The default is 24.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      /**
       * List the titles that are similar to a title
       *
       * Returns the most similar titles first. The title itself is not included. No bearer token is sent.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      path: {
        /**
         * The kind of title.
         * @example movie
         */
        content_type: components['parameters']['TitleTypeInPath'];
        /**
         * The id of the title.
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
   * List the genres
   *
   * The body is a map from a genre's key, in lower case, to its name. The answer is the same for everyone, so no bearer token is sent.
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
          /** Maps a genre's key to its name. The map is the body itself. It has no field for a second language: a server that has English names may return them for `Accept-Language: en`. */
          'application/json': GenresResponse;
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List the choices of the content filter
   *
   * Returns the values of `age`, `lang`, `country`, `f_type` and `accessible`, and the name of each value for the viewer. The values are numbers that the server defines. No bearer token is sent.
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
      /** The choices of each menu, without 0 (everything). */
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
   * List all films and series
   *
   * Returns the titles of the cinema page. No bearer token is sent.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listTitles: {
    parameters: {
      /**
       * List all films and series
       *
       * Returns the titles of the cinema page. No bearer token is sent.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * Includes only films, only series, or both (`all`). Without it, both are included.
         * @example all
         */
        type?: TitleKind;
        /**
         * The order of the titles. Without it, the newest titles are first.
         * @example newest
         */
        sort?: components['parameters']['TitleSort'];
        /**
         * Includes only titles whose age rating is not above this age. 0 includes all titles.
         * @example 0
         */
        age?: components['parameters']['AgeFilter'];
        /**
         * Includes only titles with audio in this language, original or dubbed. 0 includes all titles.
         * @example 0
         */
        lang?: components['parameters']['LanguageFilter'];
        /**
         * Includes only titles that were made in this country. 0 includes all titles.
         * @example 0
         */
        country?: components['parameters']['CountryFilter'];
        /**
         * Includes only titles of this form, such as short films. 0 includes all titles.
         * @example 0
         */
        f_type?: components['parameters']['FormFilter'];
        /**
         * Includes only titles with audio description, or only titles with captions. 0 includes all titles.
         * @example 0
         */
        accessible?: components['parameters']['AccessibleFilter'];
        /**
         * The `next_cursor` of the previous page. Without it, the first page is returned.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * The maximum number of items on the page, from 1 to 50. The default is 24.
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
   * List the editors' lists and the genres
   *
   * Returns the lists that editors made, the newest first, then the genres. No bearer token is sent.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listLists: {
    parameters: {
      /**
       * List the editors' lists and the genres
       *
       * Returns the lists that editors made, the newest first, then the genres. No bearer token is sent.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * Includes only editors' lists, or only genres. Without it, both are included.
         * @example genre
         */
        kind?: ListKind;
        /**
         * The `next_cursor` of the previous page. Without it, the first page is returned.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * The maximum number of items on the page, from 1 to 50. The default is 24.
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
   * List the titles that can be downloaded
   *
   * Returns titles with the size of each file, the newest titles first. The addresses of the files belong to one viewer only, and `getDownloadLinks` returns them. No bearer token is sent.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listDownloads: {
    parameters: {
      /**
       * List the titles that can be downloaded
       *
       * Returns titles with the size of each file, the newest titles first. The addresses of the files belong to one viewer only, and `getDownloadLinks` returns them. No bearer token is sent.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * Includes only films, only series, or both (`all`). Without it, all content of the list is included, also videos and screenings.
         * @example movie
         */
        type?: components['parameters']['TitleKind'];
        /**
         * The order of the titles. Without it, the newest titles are first.
         * @example newest
         */
        sort?: components['parameters']['TitleSort'];
        /**
         * Includes only titles whose age rating is not above this age. 0 includes all titles.
         * @example 0
         */
        age?: components['parameters']['AgeFilter'];
        /**
         * Includes only titles with audio in this language, original or dubbed. 0 includes all titles.
         * @example 0
         */
        lang?: components['parameters']['LanguageFilter'];
        /**
         * Includes only titles that were made in this country. 0 includes all titles.
         * @example 0
         */
        country?: components['parameters']['CountryFilter'];
        /**
         * Includes only titles of this form, such as short films. 0 includes all titles.
         * @example 0
         */
        f_type?: components['parameters']['FormFilter'];
        /**
         * Includes only titles with audio description, or only titles with captions. 0 includes all titles.
         * @example 0
         */
        accessible?: components['parameters']['AccessibleFilter'];
        /**
         * The `next_cursor` of the previous page. Without it, the first page is returned.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * The maximum number of items on the page, from 1 to 50. The default is 24.
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
   * List the titles of a genre
   *
   * An unknown genre gets a 404. No bearer token is sent.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listGenreTitles: {
    parameters: {
      /**
       * List the titles of a genre
       *
       * An unknown genre gets a 404. No bearer token is sent.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * Includes only films, only series, or both (`all`). Without it, all content of the list is included, also videos and screenings.
         * @example movie
         */
        type?: components['parameters']['TitleKind'];
        /**
         * The order of the titles. Without it, the newest titles are first.
         * @example newest
         */
        sort?: components['parameters']['TitleSort'];
        /**
         * Includes only titles whose age rating is not above this age. 0 includes all titles.
         * @example 0
         */
        age?: components['parameters']['AgeFilter'];
        /**
         * Includes only titles with audio in this language, original or dubbed. 0 includes all titles.
         * @example 0
         */
        lang?: components['parameters']['LanguageFilter'];
        /**
         * Includes only titles that were made in this country. 0 includes all titles.
         * @example 0
         */
        country?: components['parameters']['CountryFilter'];
        /**
         * Includes only titles of this form, such as short films. 0 includes all titles.
         * @example 0
         */
        f_type?: components['parameters']['FormFilter'];
        /**
         * Includes only titles with audio description, or only titles with captions. 0 includes all titles.
         * @example 0
         */
        accessible?: components['parameters']['AccessibleFilter'];
        /**
         * The `next_cursor` of the previous page. Without it, the first page is returned.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * The maximum number of items on the page, from 1 to 50. The default is 24.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      /**
       * List the titles of a genre
       *
       * An unknown genre gets a 404. No bearer token is sent.
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
   * List the titles of a category
   *
   * The list includes the titles of the subcategories. No bearer token is sent.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listCategoryTitles: {
    parameters: {
      /**
       * List the titles of a category
       *
       * The list includes the titles of the subcategories. No bearer token is sent.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * Includes only films, only series, or both (`all`). Without it, all content of the list is included, also videos and screenings.
         * @example movie
         */
        type?: components['parameters']['TitleKind'];
        /**
         * The order of the titles. Without it, the newest titles are first.
         * @example newest
         */
        sort?: components['parameters']['TitleSort'];
        /**
         * Includes only titles whose age rating is not above this age. 0 includes all titles.
         * @example 0
         */
        age?: components['parameters']['AgeFilter'];
        /**
         * Includes only titles with audio in this language, original or dubbed. 0 includes all titles.
         * @example 0
         */
        lang?: components['parameters']['LanguageFilter'];
        /**
         * Includes only titles that were made in this country. 0 includes all titles.
         * @example 0
         */
        country?: components['parameters']['CountryFilter'];
        /**
         * Includes only titles of this form, such as short films. 0 includes all titles.
         * @example 0
         */
        f_type?: components['parameters']['FormFilter'];
        /**
         * Includes only titles with audio description, or only titles with captions. 0 includes all titles.
         * @example 0
         */
        accessible?: components['parameters']['AccessibleFilter'];
        /**
         * The `next_cursor` of the previous page. Without it, the first page is returned.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * The maximum number of items on the page, from 1 to 50. The default is 24.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      /**
       * List the titles of a category
       *
       * The list includes the titles of the subcategories. No bearer token is sent.
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
      /** The category with its position in the menu, and a page of cards. */
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
   * Get a list with its titles
   *
   * The list is an editors' list, or a genre that is identified by its key in lower case. Without `sort`, an editors' list has the editor's order. No bearer token is sent.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  getList: {
    parameters: {
      /**
       * Get a list with its titles
       *
       * The list is an editors' list, or a genre that is identified by its key in lower case. Without `sort`, an editors' list has the editor's order. No bearer token is sent.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * Includes only films, only series, or both (`all`). Without it, all content of the list is included, also videos and screenings.
         * @example movie
         */
        type?: components['parameters']['TitleKind'];
        /**
         * The order of the titles. Without it, an editors' list has the editor's order, and a genre has the newest titles first.
         * @example rating
         */
        sort?: TitleSort;
        /**
         * Includes only titles whose age rating is not above this age. 0 includes all titles.
         * @example 0
         */
        age?: components['parameters']['AgeFilter'];
        /**
         * Includes only titles with audio in this language, original or dubbed. 0 includes all titles.
         * @example 0
         */
        lang?: components['parameters']['LanguageFilter'];
        /**
         * Includes only titles that were made in this country. 0 includes all titles.
         * @example 0
         */
        country?: components['parameters']['CountryFilter'];
        /**
         * Includes only titles of this form, such as short films. 0 includes all titles.
         * @example 0
         */
        f_type?: components['parameters']['FormFilter'];
        /**
         * Includes only titles with audio description, or only titles with captions. 0 includes all titles.
         * @example 0
         */
        accessible?: components['parameters']['AccessibleFilter'];
        /**
         * The `next_cursor` of the previous page. Without it, the first page is returned.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * The maximum number of items on the page, from 1 to 50. The default is 24.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      /**
       * Get a list with its titles
       *
       * The list is an editors' list, or a genre that is identified by its key in lower case. Without `sort`, an editors' list has the editor's order. No bearer token is sent.
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
   * List the people of a group
   *
   * Returns the people with the most watched titles first. With `initial`, the people are in alphabetical order. No bearer token is sent.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listCasts: {
    parameters: {
      /**
       * List the people of a group
       *
       * Returns the people with the most watched titles first. With `initial`, the people are in alphabetical order. No bearer token is sent.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * Includes only people whose name begins with this letter. A letter of the Persian alphabet is compared with `name_fa`, a capital letter of the Latin alphabet with `name_en`. Other forms of the letter count as the same letter: the letter of the Arabic keyboard, and the letter with an accent.
         * @example پ
         */
        initial?: Initial;
        /**
         * The `next_cursor` of the previous page. Without it, the first page is returned.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * The maximum number of items on the page, from 1 to 50. The default is 24.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      /**
       * List the people of a group
       *
       * Returns the people with the most watched titles first. With `initial`, the people are in alphabetical order. No bearer token is sent.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      path: {
        /**
         * The group: directors, Iranian actors or foreign actors.
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
   * Get a person
   *
   * Returns all data of a person's page except the titles, which `listCastTitles` returns. No bearer token is sent.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  getCast: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * Get a person
       *
       * Returns all data of a person's page except the titles, which `listCastTitles` returns. No bearer token is sent.
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
   * List the titles of a person
   *
   * Returns the films, series and videos that the person directed or acted in, for one role or for all roles. No bearer token is sent.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listCastTitles: {
    parameters: {
      /**
       * List the titles of a person
       *
       * Returns the films, series and videos that the person directed or acted in, for one role or for all roles. No bearer token is sent.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * The role of the person. Without it, the titles of all roles are returned.
         * @example actor
         */
        role?: PersonRole;
        /**
         * Includes only films, only series, or both (`all`). Without it, all content of the list is included, also videos and screenings.
         * @example movie
         */
        type?: components['parameters']['TitleKind'];
        /**
         * The order of the titles. Without it, the newest titles are first.
         * @example newest
         */
        sort?: components['parameters']['TitleSort'];
        /**
         * Includes only titles whose age rating is not above this age. 0 includes all titles.
         * @example 0
         */
        age?: components['parameters']['AgeFilter'];
        /**
         * Includes only titles with audio in this language, original or dubbed. 0 includes all titles.
         * @example 0
         */
        lang?: components['parameters']['LanguageFilter'];
        /**
         * Includes only titles that were made in this country. 0 includes all titles.
         * @example 0
         */
        country?: components['parameters']['CountryFilter'];
        /**
         * Includes only titles of this form, such as short films. 0 includes all titles.
         * @example 0
         */
        f_type?: components['parameters']['FormFilter'];
        /**
         * Includes only titles with audio description, or only titles with captions. 0 includes all titles.
         * @example 0
         */
        accessible?: components['parameters']['AccessibleFilter'];
        /**
         * The `next_cursor` of the previous page. Without it, the first page is returned.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * The maximum number of items on the page, from 1 to 50. The default is 24.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      /**
       * List the titles of a person
       *
       * Returns the films, series and videos that the person directed or acted in, for one role or for all roles. No bearer token is sent.
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
   * List the channels
   *
   * Returns the newspaper, the studio and the magazines, or only the channels of one kind. The channels with the newest videos are first. No bearer token is sent.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listChannels: {
    parameters: {
      /**
       * List the channels
       *
       * Returns the newspaper, the studio and the magazines, or only the channels of one kind. The channels with the newest videos are first. No bearer token is sent.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * The kind of channel. Without it, the channels of all kinds are returned.
         * @example magazine
         */
        kind?: ChannelKind;
        /**
         * The `next_cursor` of the previous page. Without it, the first page is returned.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * The maximum number of items on the page, from 1 to 50. The default is 24.
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
   * List the newest issues of all magazines
   *
   * Returns the issues by their day of issue, the newest first. Each issue is a video of its magazine, with `issue` set. No bearer token is sent.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listMagazines: {
    parameters: {
      /**
       * List the newest issues of all magazines
       *
       * Returns the issues by their day of issue, the newest first. Each issue is a video of its magazine, with `issue` set. No bearer token is sent.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * The `next_cursor` of the previous page. Without it, the first page is returned.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * The maximum number of items on the page, from 1 to 50. The default is 24.
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
   * Get a channel
   *
   * The id of the studio is `studio`. The id of the newspaper is the name of its brand. `listChannelVideos` returns the channel's videos. No bearer token is sent.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  getChannel: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * Get a channel
       *
       * The id of the studio is `studio`. The id of the newspaper is the name of its brand. `listChannelVideos` returns the channel's videos. No bearer token is sent.
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
   * List the videos of a channel
   *
   * Returns the newest videos first, unless `sort` is `oldest`. A channel with `first_published_at` supports `sort`, `since` and `until`. Days are calendar days in Tehran. No bearer token is sent.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listChannelVideos: {
    parameters: {
      /**
       * List the videos of a channel
       *
       * Returns the newest videos first, unless `sort` is `oldest`. A channel with `first_published_at` supports `sort`, `since` and `until`. Days are calendar days in Tehran. No bearer token is sent.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * The order of the videos. Without it, the newest videos are first.
         * @example oldest
         */
        sort?: VideoSort;
        /**
         * Includes only videos that were published on or after this day.
         * @example 2026-03-21
         */
        since?: CalendarDate;
        /**
         * Includes only videos that were published on or before this day.
         * @example 2027-03-20
         */
        until?: CalendarDate;
        /**
         * The `next_cursor` of the previous page. Without it, the first page is returned.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * The maximum number of items on the page, from 1 to 50. The default is 24.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      /**
       * List the videos of a channel
       *
       * Returns the newest videos first, unless `sort` is `oldest`. A channel with `first_published_at` supports `sort`, `since` and `until`. Days are calendar days in Tehran. No bearer token is sent.
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
   * List the series of a channel
   *
   * Returns the series that the channel makes, the newest first. Call this operation only for a channel whose `series_count` is above 0. No bearer token is sent.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listChannelSeries: {
    parameters: {
      /**
       * List the series of a channel
       *
       * Returns the series that the channel makes, the newest first. Call this operation only for a channel whose `series_count` is above 0. No bearer token is sent.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * The `next_cursor` of the previous page. Without it, the first page is returned.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * The maximum number of items on the page, from 1 to 50. The default is 24.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      /**
       * List the series of a channel
       *
       * Returns the series that the channel makes, the newest first. Call this operation only for a channel whose `series_count` is above 0. No bearer token is sent.
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
   * List the live channels with their current programmes
   *
   * Returns the channels in the order of the page. The page /live shows the first channel. No bearer token is sent.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listLives: {
    parameters: {
      /**
       * List the live channels with their current programmes
       *
       * Returns the channels in the order of the page. The page /live shows the first channel. No bearer token is sent.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * The `next_cursor` of the previous page. Without it, the first page is returned.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * The maximum number of items on the page, from 1 to 50. The default is 24.
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
   * Get a live channel with its current programme
   *
   * Returns the data that the channel's page shows before playback. `getLiveSchedule` returns the programmes of a day. No bearer token is sent.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  getLive: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * Get a live channel with its current programme
       *
       * Returns the data that the channel's page shows before playback. `getLiveSchedule` returns the programmes of a day. No bearer token is sent.
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
   * List the programmes of a live channel on one day
   *
   * A day is from midnight to midnight in Tehran. A day that is not in the guide gets an empty list, not an error. No bearer token is sent.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  getLiveSchedule: {
    parameters: {
      /**
       * List the programmes of a live channel on one day
       *
       * A day is from midnight to midnight in Tehran. A day that is not in the guide gets an empty list, not an error. No bearer token is sent.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * The day. Without it, the current day in Tehran.
         * @example 2026-11-20
         */
        date?: CalendarDate;
      };
      header?: never;
      /**
       * List the programmes of a live channel on one day
       *
       * A day is from midnight to midnight in Tehran. A day that is not in the guide gets an empty list, not an error. No bearer token is sent.
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
   * Search while the viewer types
   *
   * Call this operation from three characters on. `type` determines the icon: a result that is neither a film, a series nor a video is `other`, most often a person. After a failure the caller empties its list. No bearer token is sent.
   *
   * Specified: the product's specification names it.
   */
  quickSearch: {
    parameters: {
      /**
       * Search while the viewer types
       *
       * Call this operation from three characters on. `type` determines the icon: a result that is neither a film, a series nor a video is `other`, most often a person. After a failure the caller empties its list. No bearer token is sent.
       *
       * Specified: the product's specification names it.
       */
      query: {
        /**
         * The text that was typed so far.
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
   * Search with pages and filters
   *
   * Searches all kinds of content or one kind, limited by the content filter. Different spellings of a letter, joiners, diacritics and digits make no difference. Small typing errors still find the intended content. No bearer token is sent.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  search: {
    parameters: {
      /**
       * Search with pages and filters
       *
       * Searches all kinds of content or one kind, limited by the content filter. Different spellings of a letter, joiners, diacritics and digits make no difference. Small typing errors still find the intended content. No bearer token is sent.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query: {
        /**
         * The search term, of at least two characters.
         * @example یزد
         */
        query: SearchTerm;
        /**
         * The kind of content to search for. Without it, all kinds are searched.
         * @example movie
         */
        type?: SearchType;
        /**
         * Includes only titles whose age rating is not above this age. 0 includes all titles.
         * @example 0
         */
        age?: components['parameters']['AgeFilter'];
        /**
         * Includes only titles with audio in this language, original or dubbed. 0 includes all titles.
         * @example 0
         */
        lang?: components['parameters']['LanguageFilter'];
        /**
         * Includes only titles that were made in this country. 0 includes all titles.
         * @example 0
         */
        country?: components['parameters']['CountryFilter'];
        /**
         * Includes only titles of this form, such as short films. 0 includes all titles.
         * @example 0
         */
        f_type?: components['parameters']['FormFilter'];
        /**
         * Includes only titles with audio description, or only titles with captions. 0 includes all titles.
         * @example 0
         */
        accessible?: components['parameters']['AccessibleFilter'];
        /**
         * The `next_cursor` of the previous page. Without it, the first page is returned.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * The maximum number of items on the page, from 1 to 50. The default is 24.
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
      /** The number of results, and a page of cards. */
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
   * List the comments on a title
   *
   * Returns the published comments, the newest first. The answer is the same for everyone, so no bearer token is sent. A viewer's own comment that waits for moderation is only in the answer of `addComment`.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listComments: {
    parameters: {
      /**
       * List the comments on a title
       *
       * Returns the published comments, the newest first. The answer is the same for everyone, so no bearer token is sent. A viewer's own comment that waits for moderation is only in the answer of `addComment`.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * The `next_cursor` of the previous page. Without it, the first page is returned.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * The maximum number of items on the page, from 1 to 50. The default is 24.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      /**
       * List the comments on a title
       *
       * Returns the published comments, the newest first. The answer is the same for everyone, so no bearer token is sent. A viewer's own comment that waits for moderation is only in the answer of `addComment`.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      path: {
        /**
         * The kind of title.
         * @example movie
         */
        content_type: components['parameters']['TitleTypeInPath'];
        /**
         * The id of the title.
         * @example 1024
         */
        id: components['parameters']['ContentIdInPath'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The number of comments, and a page of comments. */
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
   * Comment on a title
   *
   * The answer states whether the comment is published at once or waits for moderation. Use `rateTitle` to rate a title. Requires a signed-in user.
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
        /** The request in which a viewer sends a comment. */
        'application/json': AddCommentRequest;
      };
    };
    responses: {
      /** The comment in the form that its author sees. */
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
   * A moderator checks the comment. A second report of the same comment by the same viewer changes nothing. Requires a signed-in user.
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
        /** A comment and the reason for the report. */
        'application/json': ReportCommentRequest;
      };
    };
    responses: {
      /** The report was accepted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /** A message that the server may send on success. No caller reads it. */
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
   * Get the data that a player needs to play a title
   *
   * Returns the sources, the subtitles, the times and the position where the viewer stopped. The answer belongs to this viewer only and must not be cached. A viewer or guest who may not watch the title gets a 403; `getCart` or `ghostCart` then returns the alternatives. Guests may call this operation; the bearer token is optional.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  getPlayback: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * Get the data that a player needs to play a title
       *
       * Returns the sources, the subtitles, the times and the position where the viewer stopped. The answer belongs to this viewer only and must not be cached. A viewer or guest who may not watch the title gets a 403; `getCart` or `ghostCart` then returns the alternatives. Guests may call this operation; the bearer token is optional.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      path: {
        /**
         * The kind of title.
         * @example movie
         */
        content_type: components['parameters']['PlayableTypeInPath'];
        /**
         * The id of the title.
         * @example 1024
         */
        id: components['parameters']['ContentIdInPath'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The data for the player. */
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
   * Get the data that a player needs to play a live channel
   *
   * The answer must not be cached. A viewer or guest who may not watch the channel gets a 403. Guests may call this operation; the bearer token is optional.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  getLivePlayback: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * Get the data that a player needs to play a live channel
       *
       * The answer must not be cached. A viewer or guest who may not watch the channel gets a 403. Guests may call this operation; the bearer token is optional.
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
      /** The data for the player. */
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
   * Get the download links of a title
   *
   * Returns addresses that are signed for this viewer and expire. A viewer or guest who may not download the title gets a 403. The list is empty if there is nothing to download, or nothing yet. Guests may call this operation; the bearer token is optional.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  getDownloadLinks: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * Get the download links of a title
       *
       * Returns addresses that are signed for this viewer and expire. A viewer or guest who may not download the title gets a 403. The list is empty if there is nothing to download, or nothing yet. Guests may call this operation; the bearer token is optional.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      path: {
        /**
         * The kind of title.
         * @example movie
         */
        content_type: components['parameters']['PlayableTypeInPath'];
        /**
         * The id of the title.
         * @example 1024
         */
        id: components['parameters']['ContentIdInPath'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The files, the smallest first. */
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
   * Get the terms of the titles that are saved on a device
   *
   * A device that is online again calls this operation for all its saved titles. The call changes nothing and starts no screening. The answer lists the titles in the order of the request, including unknown titles and titles that the viewer may no longer watch. The answer belongs to this viewer only and must not be cached. Guests may call this operation; the bearer token is optional.
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
      /** The terms of each title, in the order of the request. */
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
   * List the viewer's own lists
   *
   * Returns each list with the number of its titles or channels. The lists are few, so the answer has no pages. Requires a signed-in user.
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
   * List the titles that the viewer has started and not finished
   *
   * Returns the titles of which the viewer has watched between 5 and 95 percent; the server decides. A series is listed once, with the episode to resume: the last started episode, or the episode after it if the last one is watched. Requires a signed-in user.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listWatching: {
    parameters: {
      /**
       * List the titles that the viewer has started and not finished
       *
       * Returns the titles of which the viewer has watched between 5 and 95 percent; the server decides. A series is listed once, with the episode to resume: the last started episode, or the episode after it if the last one is watched. Requires a signed-in user.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * The `next_cursor` of the previous page. Without it, the first page is returned.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * The maximum number of items on the page, from 1 to 50. The default is 24.
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
      /** A page of started titles. */
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
   * Get the minutes that the viewer has watched in each week
   *
   * Returns the last twelve weeks, the oldest first; the last one is the current week. A week begins on Saturday. A week in which nothing was watched has 0 minutes. Requires a signed-in user.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  getWatchTime: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The weeks. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': WatchTimeResponse;
        };
      };
      401: components['responses']['Unauthorized'];
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * List the viewer's personal shelves of the home page
   *
   * Returns new episodes of series that the viewer has started or has in the watchlist, and titles that are similar to what the viewer watched last, rated highly or watches most. A title is in one shelf at most, and a watched or started title is in none. Empty shelves are left out. Requires a signed-in user.
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
      /** The shelves, in the order of the page. The reasons that were used last come first. */
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
   * List the titles of one of the viewer's lists
   *
   * Returns the titles that were added last first. Requires a signed-in user.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listMyTitles: {
    parameters: {
      /**
       * List the titles of one of the viewer's lists
       *
       * Returns the titles that were added last first. Requires a signed-in user.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * The `next_cursor` of the previous page. Without it, the first page is returned.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * The maximum number of items on the page, from 1 to 50. The default is 24.
         * @example 24
         */
        limit?: components['parameters']['Limit'];
      };
      header?: never;
      /**
       * List the titles of one of the viewer's lists
       *
       * Returns the titles that were added last first. Requires a signed-in user.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      path: {
        /**
         * The key of the list.
         * @example watchlist
         */
        list: MyTitleListKey;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** A page of the list's titles. */
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
   * List the channels that the viewer follows
   *
   * Returns the channels that were followed last first. Requires a signed-in user.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listFollowing: {
    parameters: {
      /**
       * List the channels that the viewer follows
       *
       * Returns the channels that were followed last first. Requires a signed-in user.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * The `next_cursor` of the previous page. Without it, the first page is returned.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * The maximum number of items on the page, from 1 to 50. The default is 24.
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
   * Get the viewer's own data about a title
   *
   * Returns the rating, the lists and the position. They are separate from the title itself, which a shared cache may store. Requires a signed-in user.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  getTitleState: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * Get the viewer's own data about a title
       *
       * Returns the rating, the lists and the position. They are separate from the title itself, which a shared cache may store. Requires a signed-in user.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      path: {
        /**
         * The kind of title.
         * @example movie
         */
        content_type: components['parameters']['TitleTypeInPath'];
        /**
         * The id of the title.
         * @example 1024
         */
        id: components['parameters']['ContentIdInPath'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The state of the title. */
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
   * List the titles that the viewer has downloaded, or has bought and not downloaded yet
   *
   * Returns one entry per title. A file counts as downloaded if its link was opened from the first byte on; a resumed download is not counted again. Only `getDownloadLinks` returns the addresses of the files. Requires a signed-in user.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listMyDownloads: {
    parameters: {
      /**
       * List the titles that the viewer has downloaded, or has bought and not downloaded yet
       *
       * Returns one entry per title. A file counts as downloaded if its link was opened from the first byte on; a resumed download is not counted again. Only `getDownloadLinks` returns the addresses of the files. Requires a signed-in user.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query: {
        /**
         * The state of the titles to list: downloaded (`fetched`), or bought and not downloaded yet (`waiting`).
         * @example fetched
         */
        state: MyDownloadState;
        /**
         * The `next_cursor` of the previous page. Without it, the first page is returned.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * The maximum number of items on the page, from 1 to 50. The default is 24.
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
      /** A page of titles. The titles that were downloaded or bought last are first. */
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
   * Add a title to a list
   *
   * A title that is already in the list stays at its position, and the call succeeds. Requires a signed-in user.
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
      /** The new state of the title. */
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
   * Remove a title from a list
   *
   * The call also succeeds if the title is not in the list. Requires a signed-in user.
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
      /** The new state of the title. */
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
   * A channel that the viewer already follows stays at its position, and the call succeeds. Requires a signed-in user.
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
      /** The new state of the channel. */
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
   * Unfollow a channel
   *
   * The call also succeeds if the viewer does not follow the channel. Requires a signed-in user.
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
      /** The new state of the channel. */
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
   * Save the viewer's position in a title
   *
   * Call this operation during playback, on pause and when the page is left. For a title that was watched offline, call it later with `watched_at`. The newer position counts, even if it is earlier in the title. A position that is older than the stored position changes nothing, and the answer is the unchanged state of the title. A position before 5 percent is not stored; a position after 95 percent marks the title as watched. Requires a signed-in user.
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
      /** The new state of the title. */
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
   * Remove a title from the started titles
   *
   * Deletes the viewer's position in the title. An episode is removed with its complete series; otherwise the previous episode would be listed. The call also succeeds if the title is not listed. Requires a signed-in user.
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
      /** The new state of the title. */
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
   * Mark a title as watched or unwatched
   *
   * The title gets the state of a title that was played to its end, or of a title that was never started. For a series, the call applies to all released episodes except the extras, to one `season`, or to the named `episodes`. A client can thus undo an earlier call. Requires a signed-in user.
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
      /** The new state of the title. */
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
   * Rate a title, or remove the rating
   *
   * A viewer has one rating per title; the latest rating counts. Requires a signed-in user.
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
        /** A title and the viewer's rating. */
        'application/json': RateTitleRequest;
      };
    };
    responses: {
      /** The new state of the title. */
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
   * Hide a title in the list of downloads, or show it again
   *
   * Changes only the list; a bought title stays bought. A hidden title that is downloaded again is shown again. The call also succeeds for a title that was never downloaded. Requires a signed-in user.
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
      /** The new state of the title in the list. */
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
   * List the subscription plans
   *
   * Prices exclude VAT; 10 percent is added when a plan is bought. A signed-in user's bearer token is sent, because a discount may be for one user only. Guests may call this operation too.
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
      /** The plans, each under its id, and the texts above them. */
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
   * Get a user's rights to a title, and its prices
   *
   * Call this operation before a title is played, downloaded or bought. It changes nothing. After a 400 the storefront shows its page for missing content; after another failure it opens the home page. Requires a signed-in user.
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
        /** The title and the quality for which the cart is requested. */
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
   * Get a guest's rights to a title, and its prices
   *
   * Works as `getCart` does, without a bearer token. The server detects the viewer's operator by the network address.
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
        /** The title and the quality for which the cart is requested. */
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
   * List the payment gateways
   *
   * Returns the banks' pages on which a viewer can pay. The answer is the same for everyone, so no bearer token is sent. Credit (`wallet`) is not included: every user may pay from their credit if it is enough.
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
   * Starts a payment. `status` is `pending`, with the bank's page, or `paid` if nothing is left to pay, for example after a payment from the credit (`payment_method: wallet`). A price that has changed since the viewer saw it, or a credit that is too small, gets a 422 that names the field, and nothing is charged. Requires a signed-in user.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  buyPlan: {
    parameters: {
      query?: never;
      header: {
        /**
         * Identifies the purchase. A second call with the same key and the same content gets the answer of the first call and charges nothing. A second call with other content gets a 409.
         * @example 0d5a3c1e-6f0b-4c7e-9a55-0f6a1f2b7c11
         */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /** The plan that is bought, and the payment method. */
        'application/json': BuyPlanRequest;
      };
    };
    responses: {
      /** The payment has started or is complete. */
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
   * Buy the items of the local cart
   *
   * Works as `buyPlan` does. Either all items are bought or none. An item that the viewer has already bought gets a 422 too, so that nobody pays twice. Requires a signed-in user.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  buyItems: {
    parameters: {
      query?: never;
      header: {
        /**
         * Identifies the purchase. A second call with the same key and the same content gets the answer of the first call and charges nothing. A second call with other content gets a 409.
         * @example 0d5a3c1e-6f0b-4c7e-9a55-0f6a1f2b7c11
         */
        'Idempotency-Key': components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /** The items that are bought individually, and the payment method. */
        'application/json': BuyItemsRequest;
      };
    };
    responses: {
      /** The payment has started or is complete. */
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
   * List the user's payments
   *
   * Returns payments of every kind and status, the newest first. Requires a signed-in user.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listPayments: {
    parameters: {
      /**
       * List the user's payments
       *
       * Returns payments of every kind and status, the newest first. Requires a signed-in user.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * The `next_cursor` of the previous page. Without it, the first page is returned.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * The maximum number of items on the page, from 1 to 50. The default is 24.
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
      /** A page of payments. */
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
   * Get a payment
   *
   * The page to which the bank returns the viewer calls this operation, each time that the page is opened. The server settles the payment with the bank; a payment that is already settled is returned as it is. Another user's payment gets a 404. While the payment is `pending`, call this operation again. Requires a signed-in user.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  getPayment: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * Get a payment
       *
       * The page to which the bank returns the viewer calls this operation, each time that the page is opened. The server settles the payment with the bank; a payment that is already settled is returned as it is. Another user's payment gets a 404. While the payment is `pending`, call this operation again. Requires a signed-in user.
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
   * Get the outcome of a purchase
   *
   * Use this operation if the answer of a purchase was lost: call it with the key of the purchase before you send the purchase again. A 404 means that no purchase with this key was accepted, so nothing was charged. Another user's key gets a 404. Requires a signed-in user.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  findPurchase: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * Get the outcome of a purchase
       *
       * Use this operation if the answer of a purchase was lost: call it with the key of the purchase before you send the purchase again. A 404 means that no purchase with this key was accepted, so nothing was charged. Another user's key gets a 404. Requires a signed-in user.
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
      /** The outcome of the purchase. */
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
   * Get the user's credit
   *
   * A POST operation with an empty body of zero bytes. It only reads. After an error, the caller shows the error's message. Requires a signed-in user.
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
   * Starts a payment of the kind `wallet`. The browser continues to the bank's page. Requires a signed-in user.
   *
   * Specified: the product's specification names it.
   */
  chargeWallet: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Has the same effect as the required `Idempotency-Key` of other operations. A server that does not know this header ignores it.
         * @example 0d5a3c1e-6f0b-4c7e-9a55-0f6a1f2b7c11
         */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /** The amount of credit that is bought, and the payment method. */
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
   * List the banks for automatic payment
   *
   * The list includes banks that will be added soon. Bank 012 is preselected. Requires a signed-in user.
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
   * Get the user's automatic payment
   *
   * Returns the active banks, the purchases that are paid through them, and the series that can be added. Requires a signed-in user.
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
   * Set up automatic payment, or change its choices
   *
   * Returns `data.pay_url` if the viewer has to agree on the bank's page; otherwise returns a `message` to show. Requires a signed-in user.
   *
   * Specified: the product's specification names it.
   */
  buyDebitSubscription: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Has the same effect as the required `Idempotency-Key` of other operations. A server that does not know this header ignores it.
         * @example 0d5a3c1e-6f0b-4c7e-9a55-0f6a1f2b7c11
         */
        'Idempotency-Key'?: components['parameters']['OptionalIdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /** The request that sets up automatic payment: the bank, and what is paid. */
        'application/json': BuyDebitSubscriptionRequest;
      };
    };
    responses: {
      /** The bank's page, or a message about the change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /** `data.pay_url` is the bank's page. If there is nothing to do at the bank, `message` describes the change. */
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
   * After the last agreement has ended, nothing is paid automatically. Requires a signed-in user.
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
      /** The agreement has ended. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /** A message that the server may send on success. No caller reads it. */
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
   * A code has four digits, is valid for ten minutes at most, belongs to the number that it was sent to, and works once. A wrong code gets a 422, never a 401. If `sendCode` returned a `request_id`, the code also belongs to that request: a login with another `request_id` gets a 422 whatever the code is, and is not counted against any number. Five wrong codes end their request, and no other request. A server may accept a login without a `request_id`, unless the code was requested with `Code-Request: named`. No bearer token is sent.
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
        /** A mobile number and the code that was sent to it. */
        'application/json': LoginRequest;
      };
    };
    responses: {
      /** The user is signed in. */
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
   * A 200 confirms that the message was sent. A 429 states how long to wait until the next message. A server may identify the request by a `request_id`. Its code then works only with that `request_id`, so that nobody else can try codes on it. Several requests for one number can be valid at the same time, until they end. With the `request_id` of a valid request, the same code is sent again, so that the message that arrives first has the right code. Some servers return no useful body, and their codes belong to the number alone. No bearer token is sent.
   *
   * Specified: the product's specification names it.
   */
  sendCode: {
    parameters: {
      query?: never;
      header?: {
        /**
         * Assumed; the product's specification does not have this header. `named` announces that the caller sends `request_id` with the login, so that the code may require it. A server that does not know this header ignores it.
         * @example named
         */
        'Code-Request'?: components['parameters']['CodeRequest'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /** The current content of the login form, plus the referral. */
        'application/json': SendCodeRequest;
      };
    };
    responses: {
      /** The code was sent. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /** The answer to a request for a code. A server that binds codes to requests returns `request_id`. */
          'application/json': SendCodeResponse;
        };
      };
      422: components['responses']['Invalid'];
      429: components['responses']['TooManyRequests'];
      '5XX': components['responses']['ServerError'];
    };
  };
  /**
   * Report an ended session to the server
   *
   * Called once after a 401, with exactly `?2`: a key without a value and without an equals sign. Only a storefront's own server calls this operation, and ignores its failure. A browser's call is refused. The bearer token is optional.
   *
   * Specified: the product's specification names it.
   */
  endSession: {
    parameters: {
      /**
       * Report an ended session to the server
       *
       * Called once after a 401, with exactly `?2`: a key without a value and without an equals sign. Only a storefront's own server calls this operation, and ignores its failure. A browser's call is refused. The bearer token is optional.
       *
       * Specified: the product's specification names it.
       */
      query: {
        /** The parameter is always present and never has a value. */
        2: '';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The report was accepted, whether or not there was a session. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /** A message that the server may send on success. No caller reads it. */
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
   * Ends the session of the bearer token that is sent. Requires a signed-in user.
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
      /** The user is signed out. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /** A message that the server may send on success. No caller reads it. */
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
   * List the user's sessions
   *
   * Returns each session of the account: the caller's session first, then the session that was used last. A sign-in from a browser that is signed in replaces the browser's session, so a browser is listed once. Requires a signed-in user.
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
   * End one of the user's sessions
   *
   * The token of the ended session gets a 401 from now on. The caller's own session may be ended too; the caller is then signed out. The call also succeeds if the session has already ended or does not exist. Requires a signed-in user.
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
      /** The session has ended. */
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
   * End all sessions of the user
   *
   * Ends every session of the user, including the caller's own. A user who fears that somebody else uses the account cannot know which token was taken, and it may be a copy of the caller's token. To stay signed in, end the other sessions one by one with `revokeSession`. Requires a signed-in user.
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
      /** All sessions of the user have ended. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /** A message that the server may send on success. No caller reads it. */
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
   * Get the signed-in user
   *
   * `scope` contains the user's permissions. Requires a signed-in user.
   *
   * Specified: the product's specification names it.
   */
  getUser: {
    parameters: {
      /**
       * Get the signed-in user
       *
       * `scope` contains the user's permissions. Requires a signed-in user.
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
   * Check the current anonymous viewer
   *
   * The call is anonymous: no bearer token is sent. The end of the path comes from the configuration (`/check/user` by default) and is sent as it is, including its slashes. The concrete path /ghost/getCategories has precedence over this path.
   *
   * Specified: the product's specification names it.
   */
  ghostCheck: {
    parameters: {
      /**
       * Check the current anonymous viewer
       *
       * The call is anonymous: no bearer token is sent. The end of the path comes from the configuration (`/check/user` by default) and is sent as it is, including its slashes. The concrete path /ghost/getCategories has precedence over this path.
       *
       * Specified: the product's specification names it.
       */
      query: {
        /**
         * The viewer's referral, or 0 if there is none.
         * @example 0
         */
        ref: Referral;
      };
      header?: never;
      /**
       * Check the current anonymous viewer
       *
       * The call is anonymous: no bearer token is sent. The end of the path comes from the configuration (`/check/user` by default) and is sent as it is, including its slashes. The concrete path /ghost/getCategories has precedence over this path.
       *
       * Specified: the product's specification names it.
       */
      path: {
        /**
         * The end of the path, with its leading slash.
         * @example /check/user
         */
        check_url: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** The known data about the viewer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /** The check of the current viewer. Its fields are at the top level of the body. */
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
   * Change the user's account
   *
   * Changes the user's name. The mobile number identifies the account and cannot be changed. Language, night mode and autoplay are settings of the device. Requires a signed-in user.
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
        /** The fields of an account that a user may change. */
        'application/json': UpdateUserRequest;
      };
    };
    responses: {
      /** The changed user, in the form of `getUser`. */
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
   * Get the user's own referral
   *
   * Returns the code to share and its rewards so far. Requires a signed-in user.
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
      /** The user's referral. */
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
   * Get the reward of an invitation
   *
   * Returns the data for the page that a referral link opens. The answer names nobody, because anyone may call this operation with any referral. No bearer token is sent.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  getInvitation: {
    parameters: {
      /**
       * Get the reward of an invitation
       *
       * Returns the data for the page that a referral link opens. The answer names nobody, because anyone may call this operation with any referral. No bearer token is sent.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query: {
        /**
         * The code of the link, as a decimal number.
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
      /** The invitation, or the information that the referral belongs to nobody. */
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
   * List the user's gift days
   *
   * Returns each gift with its reason, and the total number of gift days. Requires a signed-in user.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  listGiftDays: {
    parameters: {
      /**
       * List the user's gift days
       *
       * Returns each gift with its reason, and the total number of gift days. Requires a signed-in user.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * The `next_cursor` of the previous page. Without it, the first page is returned.
         * @example b2Zmc2V0OjI0
         */
        cursor?: components['parameters']['Cursor'];
        /**
         * The maximum number of items on the page, from 1 to 50. The default is 24.
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
   * Get the texts of the footer and the list of apps
   *
   * The answer is the same for everyone, so no bearer token is sent.
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
   * Get the trust badges
   *
   * Returns the eNamad and the Samandehi badge. A badge is null if the storefront has none. No bearer token is sent.
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
   * List the data rates of the operators
   *
   * The list is short and in the order of the page. No bearer token is sent.
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
   * Get the code to dial for an operator's link
   *
   * Call this operation with the parameters of the link: a user and optionally a file, or a package and optionally both. A link with neither a user nor a package gets a 422. An expired link gets a 404. No bearer token is sent.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  getUssdLink: {
    parameters: {
      /**
       * Get the code to dial for an operator's link
       *
       * Call this operation with the parameters of the link: a user and optionally a file, or a package and optionally both. A link with neither a user nor a package gets a 422. An expired link gets a 404. No bearer token is sent.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      query?: {
        /**
         * The file of the link, if the link has one.
         * @example 1024-1080p
         */
        file_id?: UssdFileId;
        /**
         * The user of the link. Only a link with a package may omit it.
         * @example u-48213
         */
        user_id?: UssdUserId;
        /**
         * The package of the link, if the link has one.
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
      /** The code to dial. */
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
   * Get a text page of the profile area
   *
   * The pages are about and contact, the frequently asked questions, and the terms and privacy. No bearer token is sent.
   *
   * Assumed: the screens need it besides what the specification names.
   */
  getPage: {
    parameters: {
      query?: never;
      header?: never;
      /**
       * Get a text page of the profile area
       *
       * The pages are about and contact, the frequently asked questions, and the terms and privacy. No bearer token is sent.
       *
       * Assumed: the screens need it besides what the specification names.
       */
      path: {
        /**
         * The name of the page.
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

/** A referral as decimal digits. It is text because 62^10 exceeds the integers that a JSON number holds exactly. 0 means that nothing is known; 4 means that there is no referral. */
export type Referral = string;
/** The opaque id of a title, channel or person. */
export type ContentId = string;
/**
 * The kind of content that a slide links to.
 * @enum {string}
 */
export type SlideContentType = 'movie' | 'series' | 'video' | 'live';
/** The name in Persian, as an editor wrote it. It may contain Latin letters. */
export type NameFa = string;
/** The name in English or in Latin letters. Null if there is none. */
export type NameEn = string | null;
/** A text in Persian. */
export type TextFa = string;
/** A text in English. Null if there is none. */
export type TextEn = string | null;
/** A picture with the data that a page needs to reserve its space. A server may send the address alone. */
export interface Picture {
  /**
   * Format: uri-reference
   *
   * The address of the picture: an absolute address, or a path under /media/ on the API's origin.
   */
  url: string;
  /**
   * The width of the file in pixels.
   * @default 400
   */
  width: number;
  /**
   * The height of the file in pixels.
   * @default 600
   */
  height: number;
  /**
   * The main colour of the picture, shown until the picture is loaded.
   * @default #26262e
   */
  color: string;
  /** A tiny picture that is stretched over the reserved space until the picture is loaded. */
  placeholder?: string;
  /** The widths that the address accepts as its query parameter `w` (`…&w=320`). Without `w`, the picture has the width of `width`. If the list is absent, the address does not accept `w`. The picture is AVIF or WebP if the caller accepts the format. */
  widths?: number[];
  /** A description of the picture. Absent if the name beside the picture describes it already. */
  alt?: string;
  /** True if a page whose text starts on the left may show the picture mirrored. The subject is then on the left, beside text that starts on the right, and the picture contains no text to read. */
  mirrorable?: boolean;
  /** The point of the picture that every crop shows, such as a face. Absent if the middle is as good as any other point. */
  focus?: {
    /** The distance from the left edge, as a fraction of the width. */
    x: number;
    /** The distance from the top edge, as a fraction of the height. */
    y: number;
  };
}
/** The key of a genre, in lower case as in an address. */
export type GenreKey = string;
/** A genre of a title. */
export interface Genre {
  /** The key of a genre, in lower case as in an address. */
  key: GenreKey;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en: NameEn;
}
/** A Gregorian year. A server that has only the Iranian calendar may send Iranian years, such as 1405, because no film has such a Gregorian year. */
export type Year = number;
/** The year in the Iranian calendar, for content that was made or published in Iran. A Persian page shows it. Null or absent for other content, whose year a Persian page marks as Gregorian. */
export type JalaliYear = number | null;
/**
 * The minimum age. 0 is for everyone.
 * @enum {integer}
 */
export type AgeRating = 0 | 7 | 12 | 15 | 18;
/**
 * The viewers that may watch: everyone, subscribers, buyers, or the customers of certain mobile operators.
 * @enum {string}
 */
export type Access = 'free' | 'subscription' | 'paid' | 'operator';
/** The viewers' rating, out of ten. */
export interface Rating {
  /** The average rating, out of ten. */
  average: number;
  /** The number of viewers who have rated the title. */
  count: number;
}
/** A duration in minutes. */
export type Minutes = number;
/** A short clip without sound that previews a title: behind the hero of the home page and of the title's page, and in the hover preview of a card. Null or absent if there is none. A server may send the address alone. */
export interface PreviewClip {
  /**
   * Format: uri-reference
   *
   * The address of an MP4 or WebM file: an absolute address, or a path under /media/ on the API's origin.
   */
  url: string;
  /** The size of the file. It counts towards the viewer's monthly data budget. If absent, the size is estimated from the duration. */
  bytes?: number;
  /** True if the clip may be mirrored with its picture, because nothing in it can be read. */
  mirrorable?: boolean;
}
/** True if there is a Persian dubbing. Absent if there is none, or if the server does not provide it. */
export type Dubbed = boolean;
/** True if there are subtitles. Absent if there are none, or if the server does not provide it. */
export type Subtitled = boolean;
/**
 * The quality of a video, by the height of its picture in lines.
 * @enum {string}
 */
export type Quality = '480p' | '720p' | '1080p' | '2160p';
/** A slide of the home page. */
export interface Slide {
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** The kind of content that a slide links to. */
  content_type: SlideContentType;
  /** The opaque id of a title, channel or person. */
  content_id: ContentId;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  title_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  title_en: NameEn;
  /**
   * A text in Persian.
   * @default  */
  tagline_fa: TextFa;
  /** A text in English. Null if there is none. */
  tagline_en: TextEn;
  /** A picture with the data that a page needs to reserve its space. A server may send the address alone. */
  backdrop: Picture;
  /** A picture with the data that a page needs to reserve its space. A server may send the address alone. */
  poster: Picture | null;
  /** A genre of a title. */
  genres: Genre[];
  /** A Gregorian year. A server that has only the Iranian calendar may send Iranian years, such as 1405, because no film has such a Gregorian year. */
  year: Year | null;
  /** The year in the Iranian calendar, for content that was made or published in Iran. A Persian page shows it. Null or absent for other content, whose year a Persian page marks as Gregorian. */
  jalali_year?: JalaliYear;
  /**
   * The minimum age. 0 is for everyone.
   * @default 0 */
  age_rating: AgeRating;
  /**
   * The viewers that may watch: everyone, subscribers, buyers, or the customers of certain mobile operators.
   * @default subscription */
  access: Access;
  /** The viewers' rating. Null or absent if there is none. */
  rating?: Rating | null;
  /** The duration in minutes. Null or absent for content without a duration, such as a series, and if the server does not provide it. */
  duration_minutes?: Minutes | null;
  /** A short clip without sound that previews a title: behind the hero of the home page and of the title's page, and in the hover preview of a card. Null or absent if there is none. A server may send the address alone. */
  preview_clip?: PreviewClip | null;
  /** True if there is a Persian dubbing. Absent if there is none, or if the server does not provide it. */
  dubbed?: Dubbed;
  /** True if there are subtitles. Absent if there are none, or if the server does not provide it. */
  subtitled?: Subtitled;
  /** The qualities in which the content can be watched. Absent if the server does not provide them. */
  qualities?: Quality[];
}
/**
 * Format: date-time
 *
 * A moment in ISO 8601 format with its UTC offset, with at most nine digits for the fraction of a second.
 */
export type Timestamp = string;
/** A live channel and its current programme. */
export interface LiveNow {
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en: NameEn;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  programme_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  programme_en: NameEn;
  /** A moment in ISO 8601 format with its UTC offset, with at most nine digits for the fraction of a second. */
  starts_at: Timestamp;
  /** A moment in ISO 8601 format with its UTC offset, with at most nine digits for the fraction of a second. */
  ends_at: Timestamp;
  /** A picture with the data that a page needs to reserve its space. A server may send the address alone. */
  picture: Picture;
}
/** The slides of the home page, and the current live programmes. */
export interface SliderData {
  /** The slides, in the order of the page. */
  sliders: Slide[];
  /** The current live programmes. The home page shows the first entry. */
  live: LiveNow[];
}

export interface SliderResponse {
  /** The HTTP status again. Only some servers send it. */
  status?: number;
  /** The slides of the home page, and the current live programmes. */
  data: SliderData;
}
/** Maps a field's name to its errors, the most helpful first. */
export interface FieldErrors {
  [key: string]: string[];
}
/** The format of every error. Show `errors` if there are any, otherwise `message_fa`, otherwise `message`. In English, `message` comes before `message_fa`. */
export interface Error {
  /** Maps a field's name to its errors, the most helpful first. */
  errors?: FieldErrors;
  /** The message in English. */
  message?: string;
  /** The message in Persian. */
  message_fa?: string;
}
/**
 * The shape of a shelf's items: upright posters, wide pictures, or portraits.
 * @enum {string}
 */
export type RowShape = 'posters' | 'wide' | 'people';
/**
 * The kind of content that the id identifies.
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
 * The label in the corner of a card.
 * @enum {string}
 */
export type Badge = 'new' | 'dubbed' | 'exclusive' | 'soon';
/**
 * Format: date
 *
 * A day in ISO 8601 format.
 */
export type CalendarDate = string;
/** An issue of a magazine or a newspaper. */
export interface Issue {
  /** The number of the issue. */
  number: number;
  /** A day in ISO 8601 format. */
  issue_date: CalendarDate;
}
/** A series with its id and names. */
export interface SeriesName {
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en: NameEn;
}
/** The number of a season. Season 0 contains extras, such as a making-of, and episodes whose season is not known. */
export type SeasonNumber = number;
/** The number of an episode within its season. */
export type EpisodeNumber = number;
/** The data that distinguishes an episode from episodes of other series with the same name, such as Episode 4. */
export interface EpisodePlace {
  /** A series with its id and names. */
  series: SeriesName;
  /** The number of the season. Null if the server does not provide it. */
  season: SeasonNumber | null;
  /** The number of the episode within its season. Null if the server does not provide it. */
  number: EpisodeNumber | null;
}
/**
 * The part of the data that matched the search term. `name` is the Persian or the English name of the content itself.
 * @enum {string}
 */
export type MatchedBy = 'name' | 'original_name' | 'person' | 'series' | 'genre';
/**
 * The role of a person in a title.
 * @enum {string}
 */
export type PersonRole = 'director' | 'actor';
/** The reason why a search found a card. The storefront shows the reason only if the displayed name does not show it already. */
export interface Match {
  /** The part of the data that matched the search term. `name` is the Persian or the English name of the content itself. */
  by: MatchedBy;
  /** The original name that matched the search term, if `by` is `original_name`. */
  text?: string;
  /** The Persian name of the person, the series or the genre that matched the search term. */
  name_fa?: string;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en?: NameEn;
  /** The role of a person in a title. */
  role?: PersonRole;
}
/** A title, channel or person in the form that a shelf shows. */
export interface Card {
  /** The kind of content that the id identifies. */
  content_type: ContentType;
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en: NameEn;
  /** A Gregorian year. A server that has only the Iranian calendar may send Iranian years, such as 1405, because no film has such a Gregorian year. */
  year: Year | null;
  /** The year in the Iranian calendar, for content that was made or published in Iran. A Persian page shows it. Null or absent for other content, whose year a Persian page marks as Gregorian. */
  jalali_year?: JalaliYear;
  /** An upright picture; for a person, a portrait. Null if there is none. */
  poster: Picture | null;
  /** A wide picture. Null if there is none. */
  backdrop: Picture | null;
  /**
   * The viewers that may watch: everyone, subscribers, buyers, or the customers of certain mobile operators.
   * @default subscription */
  access: Access;
  /** The label in the corner of a card. */
  badge: Badge | null;
  /** The viewers' rating, out of ten. */
  rating: Rating | null;
  /** True if there is a Persian dubbing. Absent if there is none, or if the server does not provide it. */
  dubbed?: Dubbed;
  /** True if there are subtitles. Absent if there are none, or if the server does not provide it. */
  subtitled?: Subtitled;
  /** The keys of the title's genres. Only servers without lists by genre send them; the storefront then makes these lists from the cards that it has. */
  genres?: GenreKey[];
  /** The issue, for an issue of a magazine or newspaper. Null or absent for other content. */
  issue?: Issue | null;
  /** The square logo, for a channel. Null or absent for other content. */
  logo?: Picture | null;
  /** The series of an episode, and the position of the episode in it. Null or absent for other content. */
  episode_of?: EpisodePlace | null;
  /** The reason why a search found the card. Null or absent in other lists, and if the server does not provide it. */
  matched?: Match | null;
}
/** A shelf of the home page. */
export interface DiscoverRow {
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  title_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  title_en: NameEn;
  /**
   * The shape of a shelf's items: upright posters, wide pictures, or portraits.
   * @default posters */
  shape: RowShape;
  /** A title, channel or person in the form that a shelf shows. */
  items: Card[];
}

export interface DiscoverResponse {
  /** A shelf of the home page. */
  data: DiscoverRow[];
}
/** A value that `getFilters` returns. 0 includes everything. */
export type FilterValue = number;
/** The most watched titles. */
export interface TopData {
  /** The titles, the most watched first. */
  top: Card[];
}

export interface TopResponse {
  /** The most watched titles. */
  data: TopData;
}
/** The id of a category. */
export type CategoryId = string;
/** A category of the menu, with its subcategories. */
export interface Category {
  /** The id of the category in the address of its page. */
  category_id: CategoryId;
  /** The server's own id of the category. */
  cat_id: CategoryId;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  persian_name: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en?: NameEn;
  /** The subcategories in the menu. */
  child_categories: Category[];
}
/** The categories of the menu. The array is the body itself. */
export type CategoriesResponse = Category[];
/** A country. */
export interface Country {
  /** The ISO 3166-1 alpha-2 code. */
  code: string;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en: NameEn;
}
/** A language. */
export interface Language {
  /** The ISO 639-1 or ISO 639-3 code. */
  code: string;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en: NameEn;
}
/** True if an additional audio track has a voice that describes the picture. Null or absent if the server does not provide it. */
export type AudioDescription = boolean | null;
/** A list of languages. */
export type LanguageList = Language[];
/** The languages of the captions: subtitles for viewers who do not hear, which also describe sounds. Absent if the server does not provide them. */
export type Captions = LanguageList;
/** A person who worked on a title, and in what role. */
export interface Person {
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en: NameEn;
  /** A picture with the data that a page needs to reserve its space. A server may send the address alone. */
  picture: Picture | null;
  /** The role of a person in a title. */
  role: PersonRole;
}
/** An amount of money in whole toman. */
export type Toman = number;
/** The id of the title's trailer, a video that everyone may play. Null if there is none. */
export type TrailerId = ContentId | null;
/** All data of a film's page. */
export interface Movie {
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en: NameEn;
  /** The film's name in its original language, if that language is not Persian. Null or absent otherwise. */
  original_name?: NameEn;
  /**
   * A text in Persian.
   * @default  */
  summary_fa: TextFa;
  /** A text in English. Null if there is none. */
  summary_en: TextEn;
  /** The year of the film. Null if the server does not provide it. */
  year: Year | null;
  /** The year in the Iranian calendar, for content that was made or published in Iran. A Persian page shows it. Null or absent for other content, whose year a Persian page marks as Gregorian. */
  jalali_year?: JalaliYear;
  /** The duration of the film in minutes. Null if the server does not provide it. */
  duration_minutes: number | null;
  /** The age rating of the film. Null if the server does not provide it. */
  age_rating: AgeRating | null;
  /** The viewers' rating, out of ten. */
  rating: Rating | null;
  /** The genres of the film. */
  genres: Genre[];
  /** The countries in which the film was made. */
  countries: Country[];
  /** The languages that are spoken in the original, without any dubbing. */
  languages: Language[];
  /**
   * True if there is a Persian dubbing.
   * @default false
   */
  dubbed: boolean;
  /** The languages of the subtitles. */
  subtitles: Language[];
  /** True if an additional audio track has a voice that describes the picture. Null or absent if the server does not provide it. */
  audio_description?: AudioDescription;
  /** The languages of the captions: subtitles for viewers who do not hear, which also describe sounds. Absent if the server does not provide them. */
  captions?: Captions;
  /** A picture with the data that a page needs to reserve its space. A server may send the address alone. */
  poster: Picture | null;
  /** A picture with the data that a page needs to reserve its space. A server may send the address alone. */
  backdrop: Picture | null;
  /** The directors, in the order of the credits. */
  directors: Person[];
  /** The actors, in the order of the credits. */
  actors: Person[];
  /**
   * The viewers that may watch: everyone, subscribers, buyers, or the customers of certain mobile operators.
   * @default subscription */
  access: Access;
  /** The label in the corner of a card. */
  badge: Badge | null;
  /** The day of release. Null if the server does not provide it. */
  release_date: CalendarDate | null;
  /** The time at which the film was added to the catalogue. Null if the server does not provide it. */
  added_at: Timestamp | null;
  /** All qualities in which the film can be watched. */
  qualities: Quality[];
  /** The price of the film alone, in whole toman. Null if the film cannot be bought individually. */
  price: Toman | null;
  /** A title, channel or person in the form that a shelf shows. */
  similar: Card[];
  /** The id of the title's trailer, a video that everyone may play. Null if there is none. */
  trailer_id?: TrailerId;
  /** A short clip without sound that previews a title: behind the hero of the home page and of the title's page, and in the hover preview of a card. Null or absent if there is none. A server may send the address alone. */
  preview_clip?: PreviewClip | null;
}

export interface MovieResponse {
  /** All data of a film's page. */
  data: Movie;
}
/** The genres of a title. */
export type GenreList = Genre[];
/** The countries in which a title was made. */
export type CountryList = Country[];
/** A number of items. */
export type ItemCount = number;
/** A season of a series. */
export interface Season {
  /** The number of a season. Season 0 contains extras, such as a making-of, and episodes whose season is not known. */
  number: SeasonNumber;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en: NameEn;
  /** A Gregorian year. A server that has only the Iranian calendar may send Iranian years, such as 1405, because no film has such a Gregorian year. */
  year: Year | null;
  /** The number of episodes, including announced episodes. */
  episode_count: ItemCount;
}
/** An episode in the form of a list, of the previous or next episode, or of the card for the next episode. */
export interface EpisodeItem {
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** The number of a season. Season 0 contains extras, such as a making-of, and episodes whose season is not known. */
  season: SeasonNumber;
  /** The number of the episode within its season. Null if the server does not provide it. */
  number: EpisodeNumber | null;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en: NameEn;
  /**
   * The summary in Persian. Empty if there is none.
   * @default
   */
  summary_fa: TextFa;
  /** A text in English. Null if there is none. */
  summary_en: TextEn;
  /** The duration of the episode in minutes. Null while it is not known. */
  duration_minutes: Minutes | null;
  /** A wide picture. Null if there is none. */
  picture: Picture | null;
  /** The release day. Until then the episode is announced and cannot be watched. Null if the server does not provide it. */
  air_date: CalendarDate | null;
  /**
   * The viewers that may watch: everyone, subscribers, buyers, or the customers of certain mobile operators.
   * @default subscription */
  access: Access;
  /** The label in the corner of a card. */
  badge: Badge | null;
}
/** All data of a series' page except its episodes, which are loaded season by season. */
export interface Series {
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en: NameEn;
  /**
   * A text in Persian.
   * @default  */
  summary_fa: TextFa;
  /** A text in English. Null if there is none. */
  summary_en: TextEn;
  /** The year in which the series began. Null if the server does not provide it. */
  year: Year | null;
  /** The year in the Iranian calendar, for content that was made or published in Iran. A Persian page shows it. Null or absent for other content, whose year a Persian page marks as Gregorian. */
  jalali_year?: JalaliYear;
  /** The year in which the series ended. Null while the series continues. Absent if the server does not provide it. */
  last_year?: Year | null;
  /** The year in the Iranian calendar, for content that was made or published in Iran. A Persian page shows it. Null or absent for other content, whose year a Persian page marks as Gregorian. */
  jalali_last_year?: JalaliYear;
  /** The age rating of the series. Null if the server does not provide it. */
  age_rating: AgeRating | null;
  /** The viewers' rating, out of ten. */
  rating: Rating | null;
  /** The genres of a title. */
  genres: GenreList;
  /** The countries in which a title was made. */
  countries: CountryList;
  /** The languages that are spoken in the original, without any dubbing. */
  languages: LanguageList;
  /**
   * True if there is a Persian dubbing.
   * @default false
   */
  dubbed: boolean;
  /** The languages of the subtitles. */
  subtitles: LanguageList;
  /** True if an additional audio track has a voice that describes the picture. Null or absent if the server does not provide it. */
  audio_description?: AudioDescription;
  /** The languages of the captions: subtitles for viewers who do not hear, which also describe sounds. Absent if the server does not provide them. */
  captions?: Captions;
  /** A picture with the data that a page needs to reserve its space. A server may send the address alone. */
  poster: Picture | null;
  /** A picture with the data that a page needs to reserve its space. A server may send the address alone. */
  backdrop: Picture | null;
  /** The directors, in the order of the credits. */
  directors: Person[];
  /** The actors, in the order of the credits. */
  actors: Person[];
  /**
   * The viewers that may watch: everyone, subscribers, buyers, or the customers of certain mobile operators.
   * @default subscription */
  access: Access;
  /** The label in the corner of a card. */
  badge: Badge | null;
  /** The release day of the first episode. Null if the server does not provide it. */
  release_date: CalendarDate | null;
  /** The time at which the series was added to the catalogue. Null if the server does not provide it. */
  added_at: Timestamp | null;
  /** All qualities in which the series can be watched. */
  qualities: Quality[];
  /** The price of the complete series, in whole toman. Null if the series cannot be bought as one item. */
  price: Toman | null;
  /** The id of the title's trailer, a video that everyone may play. Null if there is none. */
  trailer_id: TrailerId;
  /** A short clip without sound that previews a title: behind the hero of the home page and of the title's page, and in the hover preview of a card. Null or absent if there is none. A server may send the address alone. */
  preview_clip?: PreviewClip | null;
  /** The seasons, starting with the first. */
  seasons: Season[];
  /** The number of episodes of all seasons that can be watched. */
  episode_count: ItemCount;
  /** The episode that the play button starts for a new viewer. Null before the first episode is released. */
  first_episode: EpisodeItem | null;
  /** The release time of the next episode. Null if it is not known. */
  next_episode_at: Timestamp | null;
}

export interface SeriesResponse {
  /** All data of a series' page except its episodes, which are loaded season by season. */
  data: Series;
}
/** The opaque start of a page, from the answer of the previous page. */
export type Cursor = string;
/**
 * The maximum number of items on a page.
 * @default 24
 */
export type PageLimit = number;
/** The series to which an episode belongs. */
export interface SeriesRef {
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en: NameEn;
  /** A picture with the data that a page needs to reserve its space. A server may send the address alone. */
  poster: Picture | null;
}
/** The series and the season of the listed episodes. */
export interface EpisodesAbout {
  /** The series to which an episode belongs. */
  series: SeriesRef;
  /** The requested season. Null if all seasons were requested. */
  season: Season | null;
}
/** The start of the next page. Null on the last page. */
export type NextCursor = Cursor | null;
/** A page of episodes. */
export interface EpisodePage {
  /** The series and the season of the listed episodes. */
  about: EpisodesAbout;
  /** An episode in the form of a list, of the previous or next episode, or of the card for the next episode. */
  items: EpisodeItem[];
  /** The start of the next page. Null on the last page. */
  next_cursor: NextCursor;
}

export interface EpisodesResponse {
  /** A page of episodes. */
  data: EpisodePage;
}
/** All data of an episode's page. */
export interface Episode {
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** The series of the episode. Null if the server does not provide it. */
  series: SeriesRef | null;
  /** The season of the episode. Null if the server does not provide it. */
  season: Season | null;
  /** The number of the episode within its season. Null if the server does not provide it. */
  number: EpisodeNumber | null;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en: NameEn;
  /**
   * The summary in Persian. Empty if there is none.
   * @default
   */
  summary_fa: TextFa;
  /** A text in English. Null if there is none. */
  summary_en: TextEn;
  /** The duration of the episode in minutes. Null while it is not known. */
  duration_minutes: Minutes | null;
  /** The age rating of the episode. Null if the server does not provide it. */
  age_rating: AgeRating | null;
  /** The viewers' rating, out of ten. */
  rating: Rating | null;
  /** The genres of a title. */
  genres: GenreList;
  /** The countries in which a title was made. */
  countries: CountryList;
  /** The languages that are spoken in the original, without any dubbing. */
  languages: LanguageList;
  /**
   * True if there is a Persian dubbing.
   * @default false
   */
  dubbed: boolean;
  /** The languages of the subtitles. */
  subtitles: LanguageList;
  /** True if an additional audio track has a voice that describes the picture. Null or absent if the server does not provide it. */
  audio_description?: AudioDescription;
  /** The languages of the captions: subtitles for viewers who do not hear, which also describe sounds. Absent if the server does not provide them. */
  captions?: Captions;
  /** The poster of the episode, or of its series. Null if there is none. */
  poster: Picture | null;
  /** A picture with the data that a page needs to reserve its space. A server may send the address alone. */
  backdrop: Picture | null;
  /** The directors, in the order of the credits. */
  directors: Person[];
  /** The actors, in the order of the credits. */
  actors: Person[];
  /**
   * The viewers that may watch: everyone, subscribers, buyers, or the customers of certain mobile operators.
   * @default subscription */
  access: Access;
  /** The label in the corner of a card. */
  badge: Badge | null;
  /** The release day. Until then the episode is announced and cannot be watched. Null if the server does not provide it. */
  air_date: CalendarDate | null;
  /** The time at which the episode was added to the catalogue. Null if the server does not provide it. */
  added_at: Timestamp | null;
  /** All qualities in which the episode can be watched. */
  qualities: Quality[];
  /** The price of the episode alone, in whole toman. Null if the episode cannot be bought individually. */
  price: Toman | null;
  /** The previous episode, also of another season. Null for the first episode. */
  previous: EpisodeItem | null;
  /** The next episode, also of another season and also if it is only announced. Null for the last episode. */
  next: EpisodeItem | null;
}

export interface EpisodeResponse {
  /** All data of an episode's page. */
  data: Episode;
}
/** A duration or a position, in whole seconds. */
export type Seconds = number;
/**
 * The kind of channel: a newspaper, a studio or a magazine.
 * @enum {string}
 */
export type ChannelKind = 'newspaper' | 'studio' | 'magazine';
/** The channel to which a video belongs. */
export interface ChannelRef {
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** The kind of channel: a newspaper, a studio or a magazine. */
  kind: ChannelKind;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en: NameEn;
  /** A square logo. Null if there is none. */
  logo: Picture | null;
}
/** All data of a video's page. A magazine's issue and a newspaper's edition are videos too. */
export interface Video {
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en: NameEn;
  /**
   * The summary in Persian. Empty if there is none.
   * @default
   */
  summary_fa: TextFa;
  /** A text in English. Null if there is none. */
  summary_en: TextEn;
  /** A Gregorian year. A server that has only the Iranian calendar may send Iranian years, such as 1405, because no film has such a Gregorian year. */
  year: Year | null;
  /** The year in the Iranian calendar, for content that was made or published in Iran. A Persian page shows it. Null or absent for other content, whose year a Persian page marks as Gregorian. */
  jalali_year?: JalaliYear;
  /** The duration of the video in whole seconds. Null if the server does not provide it. */
  duration_seconds: Seconds | null;
  /** The age rating of the video. Null if the server does not provide it. */
  age_rating: AgeRating | null;
  /** The viewers' rating, out of ten. */
  rating: Rating | null;
  /** The genres of a title. */
  genres: GenreList;
  /** The languages that are spoken in the original, without any dubbing. */
  languages: LanguageList;
  /**
   * True if there is a Persian dubbing.
   * @default false
   */
  dubbed: boolean;
  /** The languages of the subtitles. */
  subtitles: LanguageList;
  /** True if an additional audio track has a voice that describes the picture. Null or absent if the server does not provide it. */
  audio_description?: AudioDescription;
  /** The languages of the captions: subtitles for viewers who do not hear, which also describe sounds. Absent if the server does not provide them. */
  captions?: Captions;
  /** An upright picture; for an issue, its cover. Null if there is none. */
  poster: Picture | null;
  /** A picture with the data that a page needs to reserve its space. A server may send the address alone. */
  backdrop: Picture | null;
  /** The people who made the video, and the people who appear in it. */
  people: Person[];
  /** The channel of the video. Null if the video has no channel. */
  channel: ChannelRef | null;
  /** The issue that the video is. Null if the video is not an issue. */
  issue: Issue | null;
  /**
   * The viewers that may watch: everyone, subscribers, buyers, or the customers of certain mobile operators.
   * @default subscription */
  access: Access;
  /** The label in the corner of a card. */
  badge: Badge | null;
  /** The time of publication. Null if the server does not provide it. */
  published_at: Timestamp | null;
  /** All qualities in which the video can be watched. */
  qualities: Quality[];
  /** The price of the video alone, in whole toman. Null if the video cannot be bought individually. */
  price: Toman | null;
}

export interface VideoResponse {
  /** All data of a video's page. A magazine's issue and a newspaper's edition are videos too. */
  data: Video;
}
/**
 * `upcoming`: before the screening's period. `open`: within the period. `ended`: after the period.
 * @enum {string}
 */
export type EkranState = 'upcoming' | 'open' | 'ended';
/** A screening: a film that is watched with a ticket, within a period and for some hours. */
export interface Ekran {
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en: NameEn;
  /**
   * A text about the screening in Persian, besides the film's own summary. Empty if there is none.
   * @default
   */
  summary_fa: TextFa;
  /** A text in English. Null if there is none. */
  summary_en: TextEn;
  /** `upcoming`: before the screening's period. `open`: within the period. `ended`: after the period. */
  state: EkranState;
  /** A moment in ISO 8601 format with its UTC offset, with at most nine digits for the fraction of a second. */
  period_start: Timestamp;
  /** A moment in ISO 8601 format with its UTC offset, with at most nine digits for the fraction of a second. */
  period_end: Timestamp;
  /** The number of hours for which a ticket is valid after the first play. Null if only the period limits the ticket. */
  hours: number | null;
  /** The price of a ticket, in whole toman. */
  price: Toman;
  /** The film that is shown. The film also has a page of its own. */
  film: Movie;
}

export interface EkranResponse {
  /** A screening: a film that is watched with a ticket, within a period and for some hours. */
  data: Ekran;
}
/**
 * The kinds of title that have a page, comments and a rating. `ekran` is a screening.
 * @enum {string}
 */
export type TitleType = 'movie' | 'series' | 'episode' | 'video' | 'ekran';
/** Maps the value of a choice to the number of titles that it leaves. */
export interface FacetCounts {
  [key: string]: ItemCount;
}
/** The number of titles that each choice of `getFilters` would leave, on the first page only. The request stays as it is, except that the choice replaces the current choice of its own menu. A choice that is absent leaves no titles; a menu that is absent was not counted. The complete object is absent if the server does not count. */
export interface TitleFacets {
  /** Maps the value of a choice to the number of titles that it leaves. */
  age?: FacetCounts;
  /** Maps the value of a choice to the number of titles that it leaves. */
  lang?: FacetCounts;
  /** Maps the value of a choice to the number of titles that it leaves. */
  country?: FacetCounts;
  /** Maps the value of a choice to the number of titles that it leaves. */
  f_type?: FacetCounts;
  /** Maps the value of a choice to the number of titles that it leaves. */
  accessible?: FacetCounts;
  /** The numbers of films and series, whatever `type` the request has. A kind that is absent leaves no titles. */
  type?: {
    /** A number of items. */
    movie?: ItemCount;
    /** A number of items. */
    series?: ItemCount;
  };
}
/** A page of cards. */
export interface CardPage {
  /** A title, channel or person in the form that a shelf shows. */
  items: Card[];
  /** The start of the next page. Null on the last page. */
  next_cursor: NextCursor;
  /** The number of items on all pages. Absent if the server does not provide it. */
  count?: ItemCount;
  /** The number of titles that each choice of `getFilters` would leave, on the first page only. The request stays as it is, except that the choice replaces the current choice of its own menu. A choice that is absent leaves no titles; a menu that is absent was not counted. The complete object is absent if the server does not count. */
  facets?: TitleFacets;
}

export interface CardPageResponse {
  /** A page of cards. */
  data: CardPage;
}
/** Maps a genre's key to its name. The map is the body itself. It has no field for a second language: a server that has English names may return them for `Accept-Language: en`. */
export interface GenresResponse {
  [key: string]: NameFa;
}
/** A choice of a filter: the value that is sent, and its name. */
export interface FilterOption {
  /** A value that `getFilters` returns. 0 includes everything. */
  value: FilterValue;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en: NameEn;
}
/** The choices, in the order of the menu. */
export type FilterOptions = FilterOption[];
/** The choices by which a list can be filtered. 0 (everything) is always available and is not included. */
export interface Filters {
  /** The choices, in the order of the menu. */
  age: FilterOptions;
  /** The choices, in the order of the menu. */
  lang: FilterOptions;
  /** The choices, in the order of the menu. */
  country: FilterOptions;
  /** The choices, in the order of the menu. */
  f_type: FilterOptions;
  /** The choices for viewers who do not see or do not hear: audio description and captions. Absent if the server does not have this data. */
  accessible?: FilterOptions;
}

export interface FiltersResponse {
  /** The choices by which a list can be filtered. 0 (everything) is always available and is not included. */
  data: Filters;
}
/** @enum {string} */
export type TitleKind = 'all' | 'movie' | 'series';
/**
 * The order of titles: the newest, the most watched or the best rated first, or by name.
 * @enum {string}
 */
export type TitleSort = 'newest' | 'popular' | 'rating' | 'name';
/**
 * The kind of a list: titles that an editor picked, or all titles of a genre.
 * @enum {string}
 */
export type ListKind = 'editorial' | 'genre';
/** The id of a list, as in the address of its page. The key of a genre in lower case is also such an id. */
export type ListId = string;
/** A list, without its titles. */
export interface ListInfo {
  /** The id of a list, as in the address of its page. The key of a genre in lower case is also such an id. */
  id: ListId;
  /** The kind of a list: titles that an editor picked, or all titles of a genre. */
  kind: ListKind;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en: NameEn;
  /** The description in Persian. Empty if there is none. */
  description_fa: TextFa;
  /** A text in English. Null if there is none. */
  description_en: TextEn;
  /** A wide picture. Null if there is none. Lists that are shown beside each other should have different pictures. */
  cover: Picture | null;
  /** The number of titles in the list. */
  count: ItemCount;
  /** A moment in ISO 8601 format with its UTC offset, with at most nine digits for the fraction of a second. */
  updated_at: Timestamp;
}
/** A page of lists. */
export interface ListPage {
  /** The lists, in the order of the page. */
  items: ListInfo[];
  /** The start of the next page. Null on the last page. */
  next_cursor: NextCursor;
}

export interface ListsResponse {
  /** A page of lists. */
  data: ListPage;
}
/** The size of a file in bytes. */
export type Bytes = number;

export interface DownloadableFile {
  /** The quality of a video, by the height of its picture in lines. */
  quality: Quality;
  /** The size of a file in bytes. */
  size_bytes: Bytes;
}
/** A title and its files to download. */
export interface DownloadableTitle {
  /** A title, channel or person in the form that a shelf shows. */
  title: Card;
  /** The files, the smallest first. */
  files: DownloadableFile[];
}
/** A page of titles with their files. */
export interface DownloadPage {
  /** A title and its files to download. */
  items: DownloadableTitle[];
  /** The start of the next page. Null on the last page. */
  next_cursor: NextCursor;
}

export interface DownloadsResponse {
  /** A page of titles with their files. */
  data: DownloadPage;
}
/** The genre of the listed titles. */
export interface GenreAbout {
  /** The key of a genre, in lower case as in an address. */
  key: GenreKey;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en: NameEn;
  /** A picture with the data that a page needs to reserve its space. A server may send the address alone. */
  backdrop: Picture | null;
  /** The number of titles that match the request. */
  count: ItemCount;
}
/** A page of titles of one genre. */
export interface GenreTitles {
  /** The genre of the listed titles. */
  about: GenreAbout;
  /** A title, channel or person in the form that a shelf shows. */
  items: Card[];
  /** The start of the next page. Null on the last page. */
  next_cursor: NextCursor;
  /** The number of titles that each choice of `getFilters` would leave, on the first page only. The request stays as it is, except that the choice replaces the current choice of its own menu. A choice that is absent leaves no titles; a menu that is absent was not counted. The complete object is absent if the server does not count. */
  facets?: TitleFacets;
}

export interface GenreTitlesResponse {
  /** A page of titles of one genre. */
  data: GenreTitles;
}
/** A category with its id and names. */
export interface CategoryRef {
  /** The id of a category. */
  category_id: CategoryId;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  persian_name: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en?: NameEn;
}
/** The category of the listed titles, and its position in the menu. */
export interface CategoryAbout {
  /** The id of a category. */
  category_id: CategoryId;
  /** The server's own id of the category. */
  cat_id: CategoryId;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  persian_name: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en?: NameEn;
  /** The subcategories in the menu. */
  child_categories: Category[];
  /** The parent categories, from the top of the menu down to the category. Empty at the top of the menu. */
  parent_categories: CategoryRef[];
  /** A picture with the data that a page needs to reserve its space. A server may send the address alone. */
  backdrop: Picture | null;
  /** The number of titles that match the request, including those of the subcategories. */
  count: ItemCount;
}
/** A page of titles of one category. */
export interface CategoryTitles {
  /** The category of the listed titles, and its position in the menu. */
  about: CategoryAbout;
  /** A title, channel or person in the form that a shelf shows. */
  items: Card[];
  /** The start of the next page. Null on the last page. */
  next_cursor: NextCursor;
  /** The number of titles that each choice of `getFilters` would leave, on the first page only. The request stays as it is, except that the choice replaces the current choice of its own menu. A choice that is absent leaves no titles; a menu that is absent was not counted. The complete object is absent if the server does not count. */
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
  /** A title, channel or person in the form that a shelf shows. */
  items: Card[];
  /** The start of the next page. Null on the last page. */
  next_cursor: NextCursor;
  /** The number of items on all pages that pass the filter. Absent if the server does not provide it. */
  count?: ItemCount;
  /** The number of titles that each choice of `getFilters` would leave, on the first page only. The request stays as it is, except that the choice replaces the current choice of its own menu. A choice that is absent leaves no titles; a menu that is absent was not counted. The complete object is absent if the server does not count. */
  facets?: TitleFacets;
}

export interface ListResponse {
  /** A page of titles of one list. */
  data: ListTitles;
}
/** @enum {string} */
export type CastGroup = 'directors' | 'iranian-actors' | 'foreign-actors';
/** A letter of the Persian alphabet, or a capital letter of the Latin alphabet. */
export type Initial = string;
/** A person in the form that a list shows. */
export interface CastItem {
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en: NameEn;
  /** A picture with the data that a page needs to reserve its space. A server may send the address alone. */
  picture: Picture | null;
  /** A number of items. */
  title_count: ItemCount;
}
/** A page of people. */
export interface CastPage {
  /** A person in the form that a list shows. */
  items: CastItem[];
  /** The start of the next page. Null on the last page. */
  next_cursor: NextCursor;
  /** Maps each initial to the number of people of the complete group whose name begins with it, on the first page only. The letters of both alphabets are included; a letter that is absent has no people. The map is absent if the server does not count. */
  initials?: {
    [key: string]: ItemCount;
  };
}

export interface CastsResponse {
  /** A page of people. */
  data: CastPage;
}
/** All data of a person's page except the titles, which come from `listCastTitles`. */
export interface Cast {
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en: NameEn;
  /** The biography in Persian. Empty if there is none. */
  biography_fa: TextFa;
  /** A text in English. Null if there is none. */
  biography_en: TextEn;
  /** A day in ISO 8601 format. */
  birth_date: CalendarDate | null;
  /** The place of birth in Persian. Null if it is not known. */
  birth_place_fa: string | null;
  /** The place of birth in English. Null if there is none. */
  birth_place_en: string | null;
  /** A day in ISO 8601 format. */
  death_date: CalendarDate | null;
  /** True if a Persian page shows the person's dates in the Iranian calendar. Null or absent if the server does not provide it; then `groups` decides for actors. */
  iranian?: boolean | null;
  /** A picture with the data that a page needs to reserve its space. A server may send the address alone. */
  picture: Picture | null;
  /** A wide picture of one of the person's titles. Null if there is none. */
  backdrop: Picture | null;
  /** The groups that list the person. Some people are directors and actors. */
  groups: CastGroup[];
  /** A number of items. */
  title_count: ItemCount;
}

export interface CastResponse {
  /** All data of a person's page except the titles, which come from `listCastTitles`. */
  data: Cast;
}
/** A video in the form that its channel lists. */
export interface VideoItem {
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en: NameEn;
  /** A duration or a position, in whole seconds. */
  duration_seconds: Seconds;
  /** An upright picture; for an issue, its cover. Null if there is none. */
  poster: Picture | null;
  /** A wide picture. Null if there is none. */
  backdrop: Picture | null;
  /** The channel to which a video belongs. */
  channel: ChannelRef;
  /** The issue that the video is. Null if the video is not an issue. */
  issue: Issue | null;
  /**
   * The viewers that may watch: everyone, subscribers, buyers, or the customers of certain mobile operators.
   * @default subscription */
  access: Access;
  /** The label in the corner of a card. */
  badge: Badge | null;
  /** A moment in ISO 8601 format with its UTC offset, with at most nine digits for the fraction of a second. */
  published_at: Timestamp;
}
/** The newspaper, the studio or a magazine. Its videos come from `listChannelVideos`. */
export interface Channel {
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** The kind of channel: a newspaper, a studio or a magazine. */
  kind: ChannelKind;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en: NameEn;
  /** The description in Persian. Empty if there is none. */
  description_fa: TextFa;
  /** A text in English. Null if there is none. */
  description_en: TextEn;
  /** A square logo. Null if there is none. */
  logo: Picture | null;
  /** A picture with the data that a page needs to reserve its space. A server may send the address alone. */
  backdrop: Picture | null;
  /** A number of items. */
  video_count: ItemCount;
  /** The newest video or issue. Null before the first one is published. */
  latest: VideoItem | null;
  /** The time at which the oldest video was published. Null before the first video. A server that provides this field supports `sort`, `since` and `until` of `listChannelVideos`. */
  first_published_at?: Timestamp | null;
  /** The number of series that the channel makes. `listChannelSeries` returns these series. If the field is absent, there are none. */
  series_count?: ItemCount;
}
/** A page of channels. */
export interface ChannelPage {
  /** The newspaper, the studio or a magazine. Its videos come from `listChannelVideos`. */
  items: Channel[];
  /** The start of the next page. Null on the last page. */
  next_cursor: NextCursor;
}

export interface ChannelsResponse {
  /** A page of channels. */
  data: ChannelPage;
}
/** A page of videos. */
export interface VideoPage {
  /** A video in the form that its channel lists. */
  items: VideoItem[];
  /** The start of the next page. Null on the last page. */
  next_cursor: NextCursor;
}

export interface VideoPageResponse {
  /** A page of videos. */
  data: VideoPage;
}

export interface ChannelResponse {
  /** The newspaper, the studio or a magazine. Its videos come from `listChannelVideos`. */
  data: Channel;
}
/**
 * The order of videos: the last published video first (`newest`), or the first published video first (`oldest`).
 * @enum {string}
 */
export type VideoSort = 'newest' | 'oldest';
/** A programme of a live channel, with its start and end. */
export interface Programme {
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en: NameEn;
  /**
   * The summary in Persian. Empty if there is none.
   * @default
   */
  summary_fa: TextFa;
  /** A text in English. Null if there is none. */
  summary_en: TextEn;
  /** A picture with the data that a page needs to reserve its space. A server may send the address alone. */
  picture: Picture | null;
  /** A moment in ISO 8601 format with its UTC offset, with at most nine digits for the fraction of a second. */
  starts_at: Timestamp;
  /** A moment in ISO 8601 format with its UTC offset, with at most nine digits for the fraction of a second. */
  ends_at: Timestamp;
  /** The id of the video that plays the programme again. Null if the programme cannot be watched later, or not yet. */
  catch_up_id: ContentId | null;
}
/** A live channel, its current programme and the next one. */
export interface LiveChannel {
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en: NameEn;
  /** The description in Persian. Empty if there is none. */
  description_fa: TextFa;
  /** A text in English. Null if there is none. */
  description_en: TextEn;
  /** A square logo. Null if there is none. */
  logo: Picture | null;
  /** A wide picture of the channel. Null if there is none. A programme has its own picture. */
  picture: Picture | null;
  /** The minimum age. 0 is for everyone. */
  age_rating: AgeRating;
  /**
   * The viewers that may watch: everyone, subscribers, buyers, or the customers of certain mobile operators.
   * @default subscription */
  access: Access;
  /** The current programme. Null if nothing is on. */
  now: Programme | null;
  /** The next programme. Null if it is not known. */
  next: Programme | null;
}
/** A page of live channels. */
export interface LivePage {
  /** A live channel, its current programme and the next one. */
  items: LiveChannel[];
  /** The start of the next page. Null on the last page. */
  next_cursor: NextCursor;
}

export interface LivesResponse {
  /** A page of live channels. */
  data: LivePage;
}

export interface LiveResponse {
  /** A live channel, its current programme and the next one. */
  data: LiveChannel;
}
/** A channel's programmes on one day. */
export interface Schedule {
  /** The day, from midnight to midnight in Tehran. */
  date: CalendarDate;
  /** The first day in the guide. */
  first_date: CalendarDate;
  /** The last day in the guide. */
  last_date: CalendarDate;
  /** All programmes of the day, in order. A programme that runs past midnight is in both days. */
  programmes: Programme[];
}

export interface ScheduleResponse {
  /** A channel's programmes on one day. */
  data: Schedule;
}
/** A search term of more than two characters. */
export type QuickSearchTerm = string;
/**
 * The kind of icon of the result.
 * @enum {string}
 */
export type QuickResultType = 'movie' | 'series' | 'video' | 'other';
/** A result of the quick search, shown while the viewer types. */
export interface QuickResult {
  /** The kind of icon of the result. */
  type: QuickResultType;
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en?: NameEn;
  /** The exact kind of content. If it is absent, `other` is a person. */
  content_type?: ContentType;
  /** A Gregorian year. A server that has only the Iranian calendar may send Iranian years, such as 1405, because no film has such a Gregorian year. */
  year?: Year | null;
  /** The year in the Iranian calendar, for content that was made or published in Iran. A Persian page shows it. Null or absent for other content, whose year a Persian page marks as Gregorian. */
  jalali_year?: JalaliYear;
  /** A picture with the data that a page needs to reserve its space. A server may send the address alone. */
  poster?: Picture | null;
  /** The series of an episode, and the position of the episode in it. Null or absent for other content. */
  episode_of?: EpisodePlace | null;
  /** The reason why the search found the result. Null or absent if the server does not provide it. */
  matched?: Match | null;
}

export interface QuickSearchResponse {
  /** The results, the best first. */
  data: QuickResult[];
}
/** The text that the viewer typed. The server normalises letters, digits and joiners. */
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
/** The number of results of each kind on all pages, limited by the filter but not by `type`. A kind that is absent has no results. */
export interface SearchCounts {
  /** A number of items. */
  all?: ItemCount;
  /** A number of items. */
  movie?: ItemCount;
  /** A number of items. */
  series?: ItemCount;
  /** A number of items. */
  episode?: ItemCount;
  /** A number of items. */
  video?: ItemCount;
  /** A number of items. */
  ekran?: ItemCount;
  /** A number of items. */
  live?: ItemCount;
  /** A number of items. */
  channel?: ItemCount;
  /** A number of items. */
  person?: ItemCount;
}
/** The data that is shown above the results. */
export interface SearchAbout {
  /** The search term of the request. */
  query: SearchTerm;
  /** The number of results on all pages. */
  count: ItemCount;
  /** The number of results of each kind on all pages, limited by the filter but not by `type`. A kind that is absent has no results. */
  counts?: SearchCounts;
  /** True if nothing matches the search term as typed. The items are then the results for `did_you_mean`, or the most similar items. */
  corrected?: boolean;
  /** A search term that would find more. Null if the server does not know one. */
  did_you_mean: SearchTerm | null;
}
/** A page of results. */
export interface SearchPage {
  /** The data that is shown above the results. */
  about: SearchAbout;
  /** The results, the best first. A film or series comes before its episodes. */
  items: Card[];
  /** The start of the next page. Null on the last page. */
  next_cursor: NextCursor;
  /** The number of results that each choice of the filter would leave. The numbers of each kind are in `counts`. Absent if the server does not count. */
  facets?: TitleFacets;
}

export interface SearchResponse {
  /** A page of results. */
  data: SearchPage;
}
/** The data that is shown above the comments. */
export interface CommentsAbout {
  /** The number of published comments. */
  count: ItemCount;
}
/** The opaque id of a comment. */
export type CommentId = string;
/** The text that the viewer wrote, in plain text. */
export type CommentText = string;
/** The rating of one viewer, from 1 to 10. */
export type Stars = number;
/** A comment in the form that other viewers see. */
export interface Comment {
  /** The opaque id of a comment. */
  id: CommentId;
  /** The name that the author chose, or the author's mobile number with its middle hidden. It is never a complete number. */
  author_name: string;
  /** The text that the viewer wrote, in plain text. */
  text: CommentText;
  /**
   * True if the comment contains a spoiler. The comment is then covered until the reader reveals it.
   * @default false
   */
  spoiler: boolean;
  /** The rating that the author gave the title. Null if the author has not rated it. */
  rating: Stars | null;
  /** A moment in ISO 8601 format with its UTC offset, with at most nine digits for the fraction of a second. */
  created_at: Timestamp;
}
/** A page of comments. */
export interface CommentPage {
  /** The data that is shown above the comments. */
  about: CommentsAbout;
  /** The comments, the newest first. */
  items: Comment[];
  /** The start of the next page. Null on the last page. */
  next_cursor: NextCursor;
}

export interface CommentsResponse {
  /** A page of comments. */
  data: CommentPage;
}
/** The request in which a viewer sends a comment. */
export interface AddCommentRequest {
  /** The kinds of title that have a page, comments and a rating. `ekran` is a screening. */
  content_type: TitleType;
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** The text that the viewer wrote, in plain text. */
  text: CommentText;
  /**
   * True if the comment contains a spoiler.
   * @default false
   */
  spoiler: boolean;
}
/**
 * `published`: everyone can read the comment. `pending`: only its author can read it, until a moderator has checked it.
 * @enum {string}
 */
export type CommentState = 'published' | 'pending';
/** A comment that was accepted, and whether others can read it yet. */
export interface AddedComment {
  /** A comment in the form that other viewers see. */
  comment: Comment;
  /** `published`: everyone can read the comment. `pending`: only its author can read it, until a moderator has checked it. */
  state: CommentState;
}

export interface AddCommentResponse {
  /** A comment that was accepted, and whether others can read it yet. */
  data: AddedComment;
}
/**
 * The reason for reporting a comment.
 * @enum {string}
 */
export type ReportReason = 'spoiler' | 'insult' | 'advertising' | 'off-topic' | 'other';
/** A comment and the reason for the report. */
export interface ReportCommentRequest {
  /** The opaque id of a comment. */
  id: CommentId;
  /** The reason for reporting a comment. */
  reason: ReportReason;
  /** A reason in the reporter's own words. */
  text?: string;
}
/** A message that the server may send on success. No caller reads it. */
export interface Acknowledgement {
  /** The message in English. */
  message?: string;
  /** The message in Persian. */
  message_fa?: string;
}
/**
 * The kinds of title that can be played and downloaded individually.
 * @enum {string}
 */
export type PlayableType = 'movie' | 'episode' | 'video' | 'ekran';

export interface EpisodeOf {
  /** The series to which an episode belongs. */
  series: SeriesRef;
  /** The number of a season. Season 0 contains extras, such as a making-of, and episodes whose season is not known. */
  season: SeasonNumber;
  /** The number of an episode within its season. */
  number: EpisodeNumber;
}
/**
 * The format of the stream or file.
 * @enum {string}
 */
export type SourceType = 'hls' | 'mp4' | 'webm';
/**
 * Format: uri-reference
 *
 * The address of a stream, a media file or a subtitle file. It may be signed and may expire.
 */
export type MediaAddress = string;

export type Codecs = string;
/** An address of a stream or file for a player. */
export interface Source {
  /** The format of the stream or file. */
  type: SourceType;
  /** The address of a stream, a media file or a subtitle file. It may be signed and may expire. */
  url: MediaAddress;
  /** The quality of the source. Null if the stream contains several qualities and the player chooses. */
  quality: Quality | null;
  /** The codecs in the form that `canPlayType` accepts, so that a browser without them skips the source. Null if they are not known. */
  codecs: Codecs | null;
}
/** The sources. The player plays the first source that the browser supports. */
export type SourceList = Source[];
/**
 * `subtitles`: the spoken words. `captions`: the spoken words and the sounds, for viewers who do not hear.
 * @enum {string}
 */
export type SubtitleKind = 'subtitles' | 'captions';
/** Subtitles in one language, and their address. */
export interface Subtitle {
  /** A language. */
  language: Language;
  /** `subtitles`: the spoken words. `captions`: the spoken words and the sounds, for viewers who do not hear. */
  kind: SubtitleKind;
  /** The address of a WebVTT file. */
  url: MediaAddress;
  /**
   * True if the subtitles are shown unless the viewer has chosen otherwise. At most one entry is the default.
   * @default false
   */
  default: boolean;
}
/** The available subtitles. */
export type SubtitleList = Subtitle[];
/**
 * The kind of audio: the original, a dubbing, or audio that describes the picture.
 * @enum {string}
 */
export type AudioKind = 'original' | 'dubbed' | 'described';
/** An audio track: its language, and whether it is the original or dubbed. */
export interface AudioTrack {
  /** A language. */
  language: Language;
  /** The kind of audio: the original, a dubbing, or audio that describes the picture. */
  kind: AudioKind;
  /**
   * True if the track is played unless the viewer has chosen otherwise.
   * @default false
   */
  default: boolean;
}
/** The audio tracks, in the order of the stream. Empty if the server does not know them. */
export type AudioList = AudioTrack[];

export interface Span {
  /** A duration or a position, in whole seconds. */
  start_seconds: Seconds;
  /** A duration or a position, in whole seconds. */
  end_seconds: Seconds;
}
/** A chapter, which lasts until the next one starts. */
export interface Chapter {
  /** A duration or a position, in whole seconds. */
  start_seconds: Seconds;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en: NameEn;
}
/**
 * The rate that an operator charges for data, compared with its usual price.
 * @enum {string}
 */
export type DataRate = 'full' | 'half' | 'free';
/** The price of data at the viewer's operator, shown before a title plays. */
export interface DataCharge {
  /** The rate that an operator charges for data, compared with its usual price. */
  rate: DataRate;
  /** The names of the operators to which the rate applies, in Persian. Empty if it applies to all operators. */
  operators_fa: string;
  /** The names of the operators in English. Null if there are none. */
  operators_en: string | null;
  /** A message that the viewer should read before playback, in Persian. It is shown unchanged. */
  message_fa: string;
  /** The message in English. Null if there is none. */
  message_en: string | null;
}
/** The opaque version of a title's files. It changes when the files on the server, their audio or their subtitles change. The device never mixes files of two versions. A saved title of an older version stays and plays until the viewer requests the new version; an unfinished one starts again with the new version. */
export type OfflineVersion = string;

export type PictureHeight = number;
/** The size of the source with these codecs. */
export interface OfflineSize {
  /** The codecs, in the form of the source. */
  codecs: Codecs;
  /** The size of a file in bytes. */
  size_bytes: Bytes;
}
/** One rendition of the stream with one audio track. */
export interface OfflineFile {
  /** The height of the picture in lines. For an HLS stream, it is the height in `RESOLUTION` in the master playlist; the device saves the rendition with exactly this height. For a file, it is the height of the file's quality. */
  height: PictureHeight;
  /** The size of the largest source with this height, in bytes. It includes the picture and one audio track, but not the subtitles and the thumbnails. Null if the server does not provide it. */
  size_bytes: Bytes | null;
  /** The size of each source, if the sizes differ. Absent if the server does not provide them. */
  sizes?: OfflineSize[];
}
/** The terms on which a device may save a title and play it offline. The device enforces the terms itself, so it requests them again each time it is online. */
export interface OfflineTerms {
  /** The time after which the saved title does not play: the end of the subscription, or of a screening's hours. For a ticket whose hours have not begun, it is the time at which they would end if they began now; the request does not start them. Null if there is no end. */
  until: Timestamp | null;
  /** The opaque version of a title's files. It changes when the files on the server, their audio or their subtitles change. The device never mixes files of two versions. A saved title of an older version stays and plays until the viewer requests the new version; an unfinished one starts again with the new version. */
  version: OfflineVersion;
  /** The files that can be saved, one for each height, the lowest first. A viewer who bought one quality gets no higher ones. */
  files: OfflineFile[];
  /** The age rating of the title, so that a kids' page knows it offline. Null if the server does not provide it. */
  age_rating: AgeRating | null;
}
/** The data that a player needs to play a title. It belongs to this viewer only and must not be cached. */
export interface Playback {
  /** The kinds of title that can be played and downloaded individually. */
  content_type: PlayableType;
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en: NameEn;
  /** The series of an episode, and the position of the episode in it. Null for other titles. */
  episode_of: EpisodeOf | null;
  /** A wide picture, shown until the first frame is shown. Null if there is none. */
  picture: Picture | null;
  /** The duration in whole seconds. Null if the server does not provide it; the file contains the duration. */
  duration_seconds: Seconds | null;
  /** The position where the viewer stopped, in whole seconds. Null for a guest, and if the title is not started or is already watched. */
  position_seconds: Seconds | null;
  /** The sources. The player plays the first source that the browser supports. */
  sources: SourceList;
  /** The time at which the addresses expire. A player then requests new addresses and continues at its position. */
  expires_at: Timestamp;
  /** The available subtitles. */
  subtitles: SubtitleList;
  /** The audio tracks, in the order of the stream. Empty if the server does not know them. */
  audio: AudioList;
  /** The part that «skip intro» skips. Null if there is none. */
  intro: Span | null;
  /** The position from which the next episode is suggested, in whole seconds. Null if it is not known. */
  credits_start_seconds: Seconds | null;
  /** A chapter, which lasts until the next one starts. */
  chapters: Chapter[];
  /** The address of a WebVTT file whose cues name parts of pictures (`sprite.jpg#xywh=0,0,160,90`). Null if there is none. */
  thumbnails_url: MediaAddress | null;
  /** The previous episode. Null if there is none. */
  previous: EpisodeItem | null;
  /** The episode that plays next. Null if there is none that can be watched. */
  next: EpisodeItem | null;
  /** The price of data at the viewer's operator, shown before a title plays. */
  data_charge: DataCharge;
  /** The terms on which the title may be saved on the device and played offline. Null if it may not be saved: it is protected by DRM, its rights forbid it, or it is open only on this operator's network. Absent has the meaning of null. */
  offline?: OfflineTerms | null;
}

export interface PlaybackResponse {
  /** The data that a player needs to play a title. It belongs to this viewer only and must not be cached. */
  data: Playback;
}
/** The data that a player needs to play a live channel. */
export interface LivePlayback {
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en: NameEn;
  /** A wide picture, shown until the first frame is shown. Null if there is none. */
  picture: Picture | null;
  /** The sources. The player plays the first source that the browser supports. */
  sources: SourceList;
  /** The time at which the addresses expire. */
  expires_at: Timestamp;
  /** The number of seconds by which the viewer can rewind. 0 if the channel can only be watched live. */
  dvr_seconds: Seconds;
  /** The available subtitles. */
  subtitles: SubtitleList;
  /** The audio tracks, in the order of the stream. Empty if the server does not know them. */
  audio: AudioList;
  /** The current programme. Null if nothing is on. */
  now: Programme | null;
  /** The next programme. Null if it is not known. */
  next: Programme | null;
  /** The price of data at the viewer's operator, shown before a title plays. */
  data_charge: DataCharge;
}

export interface LivePlaybackResponse {
  /** The data that a player needs to play a live channel. */
  data: LivePlayback;
}
/** The opaque id of a file of a title, which is added to the local cart and bought. */
export type ItemId = string;
/** The name of a file. It is shown from left to right. */
export type FileName = string;
/** A file and its address, which expires. */
export interface DownloadLink {
  /** The id of the file, which is the same in the cart. */
  itemid: ItemId;
  /** The quality of a video, by the height of its picture in lines. */
  quality: Quality;
  /** A signed address. It needs no bearer token, so any download manager can use it. */
  url: MediaAddress;
  /** The size of the file in bytes. Null if the server does not provide it. */
  size_bytes: Bytes | null;
  /** The name of a file. It is shown from left to right. */
  file_name: FileName;
  /** The time at which the address expires. Null if the server does not provide it. */
  expires_at: Timestamp | null;
  /**
   * True if an interrupted download can be resumed.
   * @default false
   */
  resumable: boolean;
}

export interface SubtitleFile {
  /** A language. */
  language: Language;
  /** The address of a stream, a media file or a subtitle file. It may be signed and may expire. */
  url: MediaAddress;
  /** The name of a file. It is shown from left to right. */
  file_name: FileName;
}
/** The files of a title that the viewer may download. They belong to this viewer only. */
export interface DownloadLinks {
  /** The kinds of title that can be played and downloaded individually. */
  content_type: PlayableType;
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en: NameEn;
  /** A picture with the data that a page needs to reserve its space. A server may send the address alone. */
  poster: Picture | null;
  /** The files, the smallest first. Empty while there is nothing to download. */
  links: DownloadLink[];
  /** The subtitle files of the title. */
  subtitles: SubtitleFile[];
}

export interface DownloadLinksResponse {
  /** The files of a title that the viewer may download. They belong to this viewer only. */
  data: DownloadLinks;
}

export interface KeptTitle {
  /** The kinds of title that can be played and downloaded individually. */
  content_type: PlayableType;
  /** The opaque id of a title, channel or person. */
  id: ContentId;
}

export interface OfflineTermsRequest {
  /** The titles that the device has saved, at most 50 per request. */
  titles: KeptTitle[];
}
/** The terms of a title that a device saves. Null if it may not be saved. */
export interface TitleOfflineTerms {
  /** The kinds of title that can be played and downloaded individually. */
  content_type: PlayableType;
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** The terms. Null if the viewer may not save the title now, and if the server does not know the title. */
  terms: OfflineTerms | null;
}

export interface OfflineTermsResponse {
  /** The terms of each title, in the order of the request. */
  data: TitleOfflineTerms[];
}
/**
 * The key of one of the viewer's lists. `following` contains channels, which come from `listFollowing`; the other lists contain titles.
 * @enum {string}
 */
export type MyListKey = 'watchlist' | 'liked' | 'purchased' | 'history' | 'following';
/** One of the viewer's own lists. */
export interface MyList {
  /** The key of one of the viewer's lists. `following` contains channels, which come from `listFollowing`; the other lists contain titles. */
  list: MyListKey;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en: NameEn;
  /** A number of items. */
  count: ItemCount;
}

export interface MyListsResponse {
  /** All lists, including empty lists, in the order of the page. */
  data: MyList[];
}
/** The viewer's position in a title. */
export interface WatchPlace {
  /** The kinds of title that can be played and downloaded individually. */
  content_type: PlayableType;
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** The position at which to resume, in whole seconds. 0 for an episode that comes after a watched episode. */
  position_seconds: Seconds;
  /** A duration or a position, in whole seconds. */
  duration_seconds: Seconds;
  /** A moment in ISO 8601 format with its UTC offset, with at most nine digits for the fraction of a second. */
  updated_at: Timestamp;
  /** The series of an episode, and the position of the episode in it. Null for other titles. */
  episode_of: EpisodeOf | null;
}
/** A title that was started, and the position where the viewer stopped. */
export interface WatchingItem {
  /** The title to play next. An episode has its own name, and the pictures of its series if it has none. */
  card: Card;
  /** The viewer's position in a title. */
  place: WatchPlace;
}
/** A page of started titles. The titles that were watched last are first. */
export interface WatchingPage {
  /** The started titles. The titles that were watched last are first. */
  items: WatchingItem[];
  /** The start of the next page. Null on the last page. */
  next_cursor: NextCursor;
}

export interface WatchingResponse {
  /** A page of started titles. The titles that were watched last are first. */
  data: WatchingPage;
}
/** The time watched in one week. */
export interface WatchedWeek {
  /** The Saturday that begins the week, in Tehran. */
  first_day: CalendarDate;
  /** The minutes watched in all titles together. */
  minutes: number;
}
/** The time that the viewer has watched. */
export interface WatchTime {
  /** Twelve weeks, the oldest first. The last one is the current week. */
  weeks: WatchedWeek[];
}

export interface WatchTimeResponse {
  /** The time that the viewer has watched. */
  data: WatchTime;
}
/**
 * The reason for the shelf: titles that are similar to a watched title or to a title that the viewer rated highly, titles of the genre that the viewer watches most, or new episodes of followed series.
 * @enum {string}
 */
export type MyRowKind = 'because_watched' | 'because_rated' | 'because_genre' | 'new_episodes';
/** A shelf for one viewer. A client ignores a shelf whose `kind` it does not know. */
export interface MyRow {
  /** The reason for the shelf: titles that are similar to a watched title or to a title that the viewer rated highly, titles of the genre that the viewer watches most, or new episodes of followed series. */
  kind: MyRowKind;
  /** The title that was watched or rated. Null for other kinds. */
  because: Card | null;
  /** The genre that the viewer watches most. Null or absent for other kinds. */
  genre?: Genre | null;
  /** A title, channel or person in the form that a shelf shows. */
  items: Card[];
}

export interface MyRowsResponse {
  /** A shelf for one viewer. A client ignores a shelf whose `kind` it does not know. */
  data: MyRow[];
}
/**
 * The key of a list of titles, as in an address. The server maintains `purchased` and `history`.
 * @enum {string}
 */
export type MyTitleListKey = 'watchlist' | 'liked' | 'purchased' | 'history';
/** A page of one list. The titles that were added last are first. */
export interface MyTitlesPage {
  /** One of the viewer's own lists. */
  about: MyList;
  /** A title, channel or person in the form that a shelf shows. */
  items: Card[];
  /** The start of the next page. Null on the last page. */
  next_cursor: NextCursor;
}

export interface MyTitlesResponse {
  /** A page of one list. The titles that were added last are first. */
  data: MyTitlesPage;
}
/** The viewer's own data about a title. Every operation that changes it answers with the new state. */
export interface TitleState {
  /** The kinds of title that have a page, comments and a rating. `ekran` is a screening. */
  content_type: TitleType;
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** The viewer's rating of the title. Null if the viewer has not rated it. */
  rating: Stars | null;
  /** The lists that contain the title. */
  lists: MyTitleListKey[];
  /** The position at which to resume. Null before the title is started and after it is watched. For a series, it is the position in the next episode. */
  place: WatchPlace | null;
  /** True if the title was watched to its end or marked as watched. For a series, true if this applies to all released episodes except the extras. Absent if the server does not provide it. */
  watched?: boolean;
  /** The ids of the watched episodes, for a series. Absent for other titles. */
  watched_episodes?: ContentId[];
}

export interface TitleStateResponse {
  /** The viewer's own data about a title. Every operation that changes it answers with the new state. */
  data: TitleState;
}
/**
 * `waiting`: the title is bought and not downloaded yet. `fetched`: the title is downloaded.
 * @enum {string}
 */
export type MyDownloadState = 'waiting' | 'fetched';
/** The totals of all pages. */
export interface MyDownloadsSum {
  /** The number of titles. */
  count: ItemCount;
  /** The total size of the downloaded files, in bytes. */
  size_bytes: number;
}
/** @enum {string} */
export type DownloadOwnership = 'free' | 'purchase' | 'screening' | 'subscription' | 'operator';

export interface MyDownloadFile {
  /** The id of the file, which is the same in the download links and in the cart. */
  itemid: ItemId;
  /** The quality of a video, by the height of its picture in lines. */
  quality: Quality;
  /** The size of a file in bytes. */
  size_bytes: Bytes;
  /** The time of the last download. Null if the file was never downloaded. */
  fetched_at: Timestamp | null;
  /** The time until which the viewer may download the file, also if it is in the past. Null if there is no end. */
  expires_at: Timestamp | null;
}
/** A title that the viewer has downloaded, or has bought and not downloaded yet. */
export interface MyDownload {
  /** A title, channel or person in the form that a shelf shows. */
  title: Card;
  /** The series of an episode, and the position of the episode in it. Null for other titles. */
  episode_of: EpisodeOf | null;
  /**
   * True if there is a Persian dubbing.
   * @default false
   */
  dubbed: boolean;
  /** The languages of the subtitles. */
  subtitles: LanguageList;
  /** The reason why the viewer may download the title. Null if the viewer may not download it any more. */
  owned_as: DownloadOwnership | null;
  /** The release time. Null if the title is released. */
  available_at: Timestamp | null;
  /** The files, the smallest first: the downloaded files, or the files that may be downloaded. Empty before the release. */
  files: MyDownloadFile[];
}
/** A page of the viewer’s downloads. */
export interface MyDownloadsPage {
  /** The totals of all pages. */
  about: MyDownloadsSum;
  /** A title that the viewer has downloaded, or has bought and not downloaded yet. */
  items: MyDownload[];
  /** The start of the next page. Null on the last page. */
  next_cursor: NextCursor;
}

export interface MyDownloadsResponse {
  /** A page of the viewer’s downloads. */
  data: MyDownloadsPage;
}
/**
 * The key of a list to which the viewer can add titles.
 * @enum {string}
 */
export type MyListToAddTo = 'watchlist' | 'liked';

export interface AddToMyListRequest {
  /** The key of a list to which the viewer can add titles. */
  list: MyListToAddTo;
  /** The kinds of title that have a page, comments and a rating. `ekran` is a screening. */
  content_type: TitleType;
  /** The opaque id of a title, channel or person. */
  id: ContentId;
}
/**
 * The key of a list from which the viewer can remove titles.
 * @enum {string}
 */
export type MyListToRemoveFrom = 'watchlist' | 'liked' | 'history';

export interface RemoveFromMyListRequest {
  /** The key of a list from which the viewer can remove titles. */
  list: MyListToRemoveFrom;
  /** The kinds of title that have a page, comments and a rating. `ekran` is a screening. */
  content_type: TitleType;
  /** The opaque id of a title, channel or person. */
  id: ContentId;
}

export interface FollowRequest {
  /** The id of the channel. */
  id: ContentId;
}
/** A channel, and whether the viewer follows it. */
export interface FollowState {
  /** The id of the channel. */
  id: ContentId;
  /** True if the viewer now follows the channel. */
  followed: boolean;
}

export interface FollowResponse {
  /** A channel, and whether the viewer follows it. */
  data: FollowState;
}

export interface SaveWatchingRequest {
  /** The kinds of title that can be played and downloaded individually. */
  content_type: PlayableType;
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** The position in whole seconds. A position after the end counts as the end. */
  position_seconds: Seconds;
  /** The duration that the player knows, in whole seconds. */
  duration_seconds: Seconds;
  /** The time at which the viewer was at the position, if a device sends it later. If the time is absent or in the future, the current time counts. */
  watched_at?: Timestamp;
}

export interface RemoveWatchingRequest {
  /** The kinds of title that can be played and downloaded individually. */
  content_type: PlayableType;
  /** The opaque id of a title, channel or person. */
  id: ContentId;
}

export interface MarkWatchedRequest {
  /** The kinds of title that have a page, comments and a rating. `ekran` is a screening. */
  content_type: TitleType;
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** True marks the title as watched; false removes the mark. */
  watched: boolean;
  /** For a series, only this season is marked. Season 0 contains the extras. */
  season?: SeasonNumber;
  /** For a series, only these episodes are marked. */
  episodes?: ContentId[];
}
/** A title and the viewer's rating. */
export interface RateTitleRequest {
  /** The kinds of title that have a page, comments and a rating. `ekran` is a screening. */
  content_type: TitleType;
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** The rating. Null removes the rating. */
  value: Stars | null;
}

export interface HideDownloadRequest {
  /** The kinds of title that can be played and downloaded individually. */
  content_type: PlayableType;
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** True hides the title in the list; false shows it again. */
  hidden: boolean;
}
/** A title, and whether it is hidden in the list of downloads. */
export interface HiddenDownload {
  /** The kinds of title that can be played and downloaded individually. */
  content_type: PlayableType;
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** True if the title is now hidden. */
  hidden: boolean;
}

export interface HideDownloadResponse {
  /** A title, and whether it is hidden in the list of downloads. */
  data: HiddenDownload;
}
/** The opaque id of a plan. It is part of the address of the plan's page. */
export type PlanId = string;
/** The price reduction of a plan, and the days that it adds as a gift. */
export interface Discount {
  /**
   * The discount in percent of the price. 0 if there is none.
   * @default 0
   */
  discount_percent: number;
  /**
   * The amount that is subtracted from the price, in whole toman. It is never more than the price.
   * @default 0
   */
  discount_price: Toman;
  /**
   * The number of gift days. 0 if there are none.
   * @default 0
   */
  discount_day: number;
}
/** A subscription plan that is for sale. */
export interface Plan {
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en?: NameEn;
  /** The price before the discount and VAT, in whole toman. */
  toman: Toman;
  /**
   * A text in Persian.
   * @default  */
  description: TextFa;
  /** A text in English. Null if there is none. */
  description_en?: TextEn;
  /** The length of the subscription in days, without gift days. */
  days?: number;
  /** The discount on the plan. Null or absent if there is none. */
  discount?: Discount | null;
}
/** The plans for sale, each under its id, in display order. */
export interface Plans {
  [key: string]: Plan;
}

export interface PlansResponse {
  /** The HTTP status again. Only some servers send it. */
  status?: number;
  /** The plans for sale, each under its id, in display order. */
  data: Plans;
  /**
   * The text above the plans in Persian. It may be empty.
   * @default
   */
  description: string;
  /** The text above the plans in English. Null or absent if there is none. */
  description_en?: string | null;
  /** A current message to the viewer in Persian, such as a campaign. It is shown unchanged. Absent if there is none. */
  message?: string;
  /** The current message in English. Null or absent if there is none. */
  message_en?: string | null;
}
/** The title and the quality for which the cart is requested. */
export interface CartRequest {
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** The kinds of title that have a page, comments and a rating. `ekran` is a screening. */
  type: TitleType;
  /** The quality that was chosen. Null while no quality is chosen. */
  quality: Quality | null;
  /** True if the viewer wants to buy the title, even if a subscription covers it. */
  force_to_buy: boolean;
  /** A referral as decimal digits. It is text because 62^10 exceeds the integers that a JSON number holds exactly. 0 means that nothing is known; 4 means that there is no referral. */
  ref: Referral;
}
/**
 * Format: uri-reference
 *
 * The address of a picture: an absolute address, or a path under /media/ on the API's origin.
 */
export type PictureAddress = string;
/** A file of a title. The local cart stores it unchanged. */
export interface DownloadRow {
  /** The opaque id of a file of a title, which is added to the local cart and bought. */
  itemid: ItemId;
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** The kinds of title that have a page, comments and a rating. `ekran` is a screening. */
  type: TitleType;
  /** The quality of a video, by the height of its picture in lines. */
  quality: Quality;
  /**
   * The size of the file with its unit, as text from the server.
   * @default
   */
  size: string;
  /** The size of a file in bytes. */
  size_bytes?: Bytes;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en?: NameEn;
  /** The price of this file for the viewer, in whole toman. 0 if there is nothing to pay. */
  amount: Toman;
  /** True if the viewer may download this file, even if `pass` of the title is false. An example is a free or bought episode among the rows of its series. */
  pass?: boolean;
  /** The audio tracks of the file, the default track first. Absent if the server does not know them. */
  audio?: AudioList;
  /** The languages of the subtitles in the file or beside it. Absent if the server does not know them. */
  subtitles?: Language[];
  /** The address of a picture: an absolute address, or a path under /media/ on the API's origin. */
  poster: PictureAddress | null;
  /** The address of the file, if the viewer may download it. Only servers without `getPlayback` and `getDownloadLinks` send it. If it is null or absent, these operations return the address. */
  url?: MediaAddress | null;
}

export type Hours = number;
/** The state of a screening (ekran), which is watched for some hours from the first play on, within a period. */
export interface CartScreening {
  /**
   * True if the title is currently shown as a screening.
   * @default false
   */
  ekran: boolean;
  /** The time until which tickets are sold. Null if it does not apply or is not known. */
  ekran_period_end: Timestamp | null;
  /** The number of hours in which the title can be watched, from the first play on. Null if there is no such limit. */
  ekran_hour: Hours | null;
  /**
   * True if the viewer has a ticket.
   * @default false
   */
  ekran_owned: boolean;
  /** The time until which this viewer's ticket is valid. Null before the first play, and if the server does not know the time. */
  owned_period_end: Timestamp | null;
  /** The id of the screening. Null if the title is not a screening. */
  ekran_id: ContentId | null;
}
/** A code to dial. It is shown from left to right. */
export type UssdCode = string;
/** The message to customers of an operator whose data is billed at full rate. */
export interface FullRateData {
  /**
   * A message about the price of data at the viewer's operator, in the language of `Accept-Language` if the server has it.
   * @default
   */
  message: string;
  /**
   * True if downloads are also shown.
   * @default true
   */
  show_download: boolean;
  /**
   * True if the purchase of a subscription is also shown.
   * @default true
   */
  show_subscription: boolean;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  title_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  title_en: NameEn;
}
/** The viewer's rights to one title, and its prices. */
export interface Cart {
  /** The files of the title, one row per file. Empty if there is nothing to download, or nothing yet. */
  downloads: DownloadRow[];
  /**
   * True if the title is sold before it can be watched.
   * @default false
   */
  presale: boolean;
  /** The time from which a title for pre-order can be watched. Null if the title is not for pre-order. */
  presale_date: Timestamp | null;
  /**
   * True if the viewer may watch now: by a subscription, a purchase, a screening or an operator, or because the title is free.
   * @default false
   */
  pass: boolean;
  /** A picture with the data that a page needs to reserve its space. A server may send the address alone. */
  title_poster: Picture | null;
  /**
   * The state of a screening (ekran), which is watched for some hours from the first play on, within a period.
   * @default {} */
  screening: CartScreening;
  /** The code that buys the title on the phone bill. Null if there is no code for the viewer's operator. */
  ussd: UssdCode | null;
  /** The terms for an operator's customer who watches without a subscription. Null if there are none. */
  fullrate_data: FullRateData | null;
  /**
   * True if the title costs this viewer nothing. The button shows this.
   * @default false
   */
  show_free: boolean;
  /**
   * True if the title can be bought individually.
   * @default false
   */
  show_buy: boolean;
  /** Notes that the viewer should read first, each on a line of its own, in the language of `Accept-Language` if the server has it. */
  notes: string[];
  /** The price of the title alone, in whole toman. Null or absent if the title cannot be bought individually. */
  price?: Toman | null;
  /** The release time. It is in the future if the title is not released yet. It may be null or absent for a released title. */
  release_date?: Timestamp | null;
  /** Assumed; the product's specification does not have this field. False if a released title has no file to play, whatever the viewer pays. Absent if the server does not provide it. */
  has_file?: boolean;
  /** Assumed; the product's specification does not have this field. The terms on which the title may be saved on the device, as in `getPlayback`. Null if the title may not be saved, and for a series, whose episodes have their own terms. Absent has the meaning of null. */
  offline?: OfflineTerms | null;
}

export interface CartResponse {
  /** The viewer's rights to one title, and its prices. */
  data: Cart;
}
/** The id of a gateway. Purchases contain it too. */
export type GatewayId = string;
/** A bank's payment page. */
export interface Gateway {
  /** The id of a gateway. Purchases contain it too. */
  id: GatewayId;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en?: NameEn;
  /** A picture with the data that a page needs to reserve its space. A server may send the address alone. */
  logo?: Picture | null;
  /** True if the gateway is preselected. At most one gateway is preselected. */
  default?: boolean;
}

export interface GatewaysResponse {
  /** The gateways, in display order. */
  data: Gateway[];
}
/**
 * Format: uuid
 *
 * A UUID that the caller created.
 */
export type IdempotencyKey = string;
/** The kind of the title that prompted the purchase, to return to that title. Null if no title prompted it. */
export type PurchaseContentType = TitleType | null;
/** The id of the title that prompted the purchase. Null exactly if the kind is null. */
export type PurchaseContentId = ContentId | null;
/** The id of a gateway, or `wallet` for the viewer's credit. In an answer it may also be `direct_debit`. No gateway has one of these two ids. */
export type PaymentMethod = string;
/**
 * Format: uri
 *
 * The address of the storefront's page to which the bank returns the viewer, with `tracking_code` in the query or in a POST body. The storefront then calls `getPayment` to find out whether the payment succeeded, and never reads the result from the address.
 */
export type CallbackUrl = string;
/** The plan that is bought, and the payment method. */
export interface BuyPlanRequest {
  /** The opaque id of a plan. It is part of the address of the plan's page. */
  plan_id: PlanId;
  /** The price that the viewer saw, after the discount and before VAT, in whole toman. A different price gets a 422. */
  amount: Toman;
  /** The kind of the title that prompted the purchase, to return to that title. Null if no title prompted it. */
  content_type: PurchaseContentType;
  /** The id of the title that prompted the purchase. Null exactly if the kind is null. */
  content_id: PurchaseContentId;
  /** The id of a gateway, or `wallet` for the viewer's credit. In an answer it may also be `direct_debit`. No gateway has one of these two ids. */
  payment_method: PaymentMethod;
  /** A referral as decimal digits. It is text because 62^10 exceeds the integers that a JSON number holds exactly. 0 means that nothing is known; 4 means that there is no referral. */
  ref: Referral;
  /** The address of the storefront's page to which the bank returns the viewer, with `tracking_code` in the query or in a POST body. The storefront then calls `getPayment` to find out whether the payment succeeded, and never reads the result from the address. */
  callback_url: CallbackUrl;
}
/** The code that identifies a payment from its start. The viewer quotes it to support. */
export type TrackingCode = string;
/**
 * Format: uri
 *
 * The address of the bank's page. The browser opens it if its host is on the storefront's list.
 */
export type PayUrl = string;
/** A purchase to be paid. The browser continues to the bank's page. */
export interface PurchaseToPay {
  /**
   * The payment waits for the bank.
   * @constant
   */
  status: 'pending';
  /** The code that identifies a payment from its start. The viewer quotes it to support. */
  tracking_code: TrackingCode;
  /** The address of the bank's page. The browser opens it if its host is on the storefront's list. */
  pay_url: PayUrl;
}
/** A settled purchase: it was paid from the credit, or cost nothing. The storefront shows the payment in the same way as after a bank's page. */
export interface PurchaseSettled {
  /**
   * The purchase is paid.
   * @constant
   */
  status: 'paid';
  /** The code that identifies a payment from its start. The viewer quotes it to support. */
  tracking_code: TrackingCode;
  /** Always null: there is no page to continue to. */
  pay_url: null;
}
/** A purchase. By `status` it is either still to be paid on a bank's page, or already settled. */
export type Purchase = PurchaseToPay | PurchaseSettled;

export interface PurchaseResponse {
  /** A purchase. By `status` it is either still to be paid on a bank's page, or already settled. */
  data: Purchase;
}

export interface ItemToBuy {
  /** The opaque id of a file of a title, which is added to the local cart and bought. */
  itemid: ItemId;
  /** An amount of money in whole toman. */
  amount: Toman;
}
/** The items that are bought individually, and the payment method. */
export interface BuyItemsRequest {
  /** The items of the local cart, with the amounts that the viewer saw. A different amount gets a 422. */
  items: ItemToBuy[];
  /** The kind of the title that prompted the purchase, to return to that title. Null if no title prompted it. */
  content_type: PurchaseContentType;
  /** The id of the title that prompted the purchase. Null exactly if the kind is null. */
  content_id: PurchaseContentId;
  /** The id of a gateway, or `wallet` for the viewer's credit. In an answer it may also be `direct_debit`. No gateway has one of these two ids. */
  payment_method: PaymentMethod;
  /** A referral as decimal digits. It is text because 62^10 exceeds the integers that a JSON number holds exactly. 0 means that nothing is known; 4 means that there is no referral. */
  ref: Referral;
  /** The address of the storefront's page to which the bank returns the viewer, with `tracking_code` in the query or in a POST body. The storefront then calls `getPayment` to find out whether the payment succeeded, and never reads the result from the address. */
  callback_url: CallbackUrl;
}
/**
 * The kind of purchase that was paid for.
 * @enum {string}
 */
export type PaymentKind = 'plan' | 'items' | 'wallet' | 'direct_debit';
/**
 * `pending`: the bank has not answered yet. `abandoned`: the viewer left the bank's page, and nothing was paid. `refunded`: the payment was returned.
 * @enum {string}
 */
export type PaymentStatus = 'pending' | 'paid' | 'failed' | 'abandoned' | 'refunded';

export interface PaidItem {
  /** The opaque id of a file of a title, which is added to the local cart and bought. */
  itemid: ItemId;
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** The kinds of title that have a page, comments and a rating. `ekran` is a screening. */
  type: TitleType;
  /** The quality of a video, by the height of its picture in lines. */
  quality: Quality;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en?: NameEn;
  /** An amount of money in whole toman. */
  amount: Toman;
}
/** The payment method: a gateway, the credit or automatic payment. */
export interface PaidThrough {
  /** The id of a gateway, or `wallet` for the viewer's credit. In an answer it may also be `direct_debit`. No gateway has one of these two ids. */
  id: PaymentMethod;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en: NameEn;
}

export interface DebitAgreedSeries {
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en?: NameEn;
}

export interface DebitCharge {
  /** The code that identifies a payment from its start. The viewer quotes it to support. */
  tracking_code: TrackingCode;
  /** `pending`: the bank has not answered yet. `abandoned`: the viewer left the bank's page, and nothing was paid. `refunded`: the payment was returned. */
  status: PaymentStatus;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  title_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  title_en: NameEn;
  /** The charged amount including VAT, in whole toman. Nothing was charged if `status` is `failed`. */
  total: Toman;
}
/** The choices of automatic payment that are confirmed with one payment. */
export interface DebitAgreement {
  /**
   * True if the subscription is renewed when it ends.
   * @default false
   */
  subscription: boolean;
  /**
   * True if any purchase may be paid automatically.
   * @default false
   */
  pay_anything: boolean;
  /** The series whose new episodes are bought automatically. */
  series: DebitAgreedSeries[];
  /** The payments that were made immediately after the viewer agreed. Each is a separate payment, and the `total` of the agreement does not include it. */
  charges: DebitCharge[];
}
/** A payment and its status. */
export interface Payment {
  /** The code that identifies a payment from its start. The viewer quotes it to support. */
  tracking_code: TrackingCode;
  /** The kind of purchase that was paid for. */
  kind: PaymentKind;
  /** `pending`: the bank has not answered yet. `abandoned`: the viewer left the bank's page, and nothing was paid. `refunded`: the payment was returned. */
  status: PaymentStatus;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  title_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  title_en: NameEn;
  /** The plan that was bought. Null if no plan was bought. */
  plan_id: PlanId | null;
  /** The files that were bought. Empty for other kinds of payment. */
  items: PaidItem[];
  /** The kind of the title that prompted the purchase, to return to that title. Null if no title prompted it. */
  content_type: PurchaseContentType;
  /** The id of the title that prompted the purchase. Null exactly if the kind is null. */
  content_id: PurchaseContentId;
  /** The amount after the discount and before VAT, in whole toman. */
  amount: Toman;
  /** The VAT that was added to the amount, in whole toman. 0 if the price already includes VAT. */
  vat: Toman;
  /** The total that was paid or is to be paid, including VAT, in whole toman. */
  total: Toman;
  /** The payment method: a gateway, the credit or automatic payment. */
  gateway: PaidThrough;
  /** A moment in ISO 8601 format with its UTC offset, with at most nine digits for the fraction of a second. */
  created_at: Timestamp;
  /** A moment in ISO 8601 format with its UTC offset, with at most nine digits for the fraction of a second. */
  paid_at: Timestamp | null;
  /** A message about the payment in English, such as the reason for a failure. Null if there is none. */
  message: string | null;
  /** The message about the payment in Persian. Null if there is none. */
  message_fa: string | null;
  /** Assumed; the product's specification does not have this field. The choices of automatic payment that the viewer confirms at the bank with this payment, and the charges that were made with it. Null for every other payment, and if the bank has refused. Nothing is charged until the bank has confirmed. Absent has the meaning of null. */
  debit?: DebitAgreement | null;
}
/** A page of payments, the newest first. */
export interface PaymentPage {
  /** The payments, the newest first. */
  items: Payment[];
  /** The start of the next page. Null on the last page. */
  next_cursor: NextCursor;
}

export interface PaymentsResponse {
  /** A page of payments, the newest first. */
  data: PaymentPage;
}

export interface PaymentResponse {
  /** A payment and its status. */
  data: Payment;
}
/** The outcome of the purchase with a key. */
export interface FoundPurchase {
  /** The payment. Null if no payment was needed, for example for a change of automatic payment. */
  payment: Payment | null;
  /** The bank's page while the payment is `pending`. Null otherwise. */
  pay_url: PayUrl | null;
}

export interface FoundPurchaseResponse {
  /** The outcome of the purchase with a key. */
  data: FoundPurchase;
}
/** The user's credit. */
export interface Wallet {
  /** The credit with its currency, as text from the server. It is shown unchanged. */
  my_credit: string;
  /** The credit as a number in whole toman, to check whether it is enough for a purchase. Absent if the server does not provide it. */
  credit?: Toman;
}

export interface WalletResponse {
  /** The user's credit. */
  data: Wallet;
}
/** The amount that is added to the credit, in whole toman. A server may require a higher minimum than this one. */
export type ChargeAmount = number;
/** The amount of credit that is bought, and the payment method. */
export interface ChargeWalletRequest {
  /** The amount that is added to the credit, in whole toman. A server may require a higher minimum than this one. */
  amount: ChargeAmount;
  /** The gateway of the payment. It cannot be `wallet`, because credit is not topped up from credit. */
  payment_method: GatewayId;
  /** The address of the storefront's page to which the bank returns the viewer, with `tracking_code` in the query or in a POST body. The storefront then calls `getPayment` to find out whether the payment succeeded, and never reads the result from the address. */
  callback_url: CallbackUrl;
}
/** The page on which the credit is paid for. */
export interface WalletCharge {
  /** The address of the bank's page. The browser opens it if its host is on the storefront's list. */
  pay_url: PayUrl;
  /** The code that identifies a payment from its start. The viewer quotes it to support. */
  tracking_code?: TrackingCode;
}

export interface ChargeWalletResponse {
  /** The page on which the credit is paid for. */
  data: WalletCharge;
}
/** The code of an Iranian bank, as in an account number (Sheba). */
export type BankCode = string;
/** A bank that supports automatic payment, or will soon. */
export interface DebitBank {
  /** The code of an Iranian bank, as in an account number (Sheba). */
  id: BankCode;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en?: NameEn;
  /** True if the bank cannot be chosen yet and will be added soon. */
  soon?: boolean;
}
/** The banks that support automatic payment. */
export interface DebitBanks {
  /** The banks, in display order. */
  banks: DebitBank[];
}

export interface DebitBanksResponse {
  /** The banks that support automatic payment. */
  data: DebitBanks;
}
/** The opaque id of an agreement with a bank. */
export type DebitSubscriptionId = string;
/** An agreement with a bank on automatic payment. */
export interface DebitSubscription {
  /** The opaque id of an agreement with a bank. */
  id: DebitSubscriptionId;
  /** The code of an Iranian bank, as in an account number (Sheba). */
  bank: BankCode;
}
/** The purchases that are paid automatically. */
export interface DebitConfigs {
  /**
   * True if the subscription is renewed when it ends.
   * @default false
   */
  subscription: boolean;
  /**
   * True if any purchase may be paid automatically.
   * @default false
   */
  pay_anything: boolean;
}
/** A series whose new episodes can be bought automatically. */
export interface DebitSeries {
  /** The opaque id of a title, channel or person. */
  id: ContentId;
  /** A picture with the data that a page needs to reserve its space. A server may send the address alone. */
  poster: Picture | null;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en?: NameEn;
  /** The price of one episode, in whole toman. */
  subscribe_fee: Toman;
  /**
   * True if new episodes are bought on their release day, unless they were bought in another way.
   * @default false
   */
  directdebit: boolean;
}
/** An Iranian mobile number of eleven Latin digits. */
export type Mobile = string;
/** The number of days until the subscription ends. */
export type DaysLeft = number;
/** The user's current automatic payment. */
export interface DebitSettings {
  /** The active agreements with banks. If there is none, the form for a new agreement is open. */
  subscriptions: DebitSubscription[];
  /**
   * The purchases that are paid automatically.
   * @default {} */
  configs: DebitConfigs;
  /** The series that the user follows. For each series, `directdebit` states whether new episodes are bought automatically. */
  series: DebitSeries[];
  /** An Iranian mobile number of eleven Latin digits. */
  mobile: Mobile;
  /** The price of a renewal of the subscription, in whole toman. */
  subscribe_fee: Toman;
  /**
   * The number of days until the subscription ends.
   * @default 0 */
  days_period_to_end: DaysLeft;
}

export interface DebitSubscriptionsResponse {
  /** The user's current automatic payment. */
  data: DebitSettings;
}
/** The request that sets up automatic payment: the bank, and what is paid. */
export interface BuyDebitSubscriptionRequest {
  /** True to renew the subscription automatically. */
  subscription: boolean;
  /** True if any purchase may be paid automatically. */
  pay_anything: boolean;
  /** The code of an Iranian bank, as in an account number (Sheba). */
  bank: BankCode;
  /** The ids of the series whose new episodes are bought automatically. */
  series: ContentId[];
  /** True to make an agreement with this bank. False to change only the purchases that are paid automatically. */
  add_new_bank: boolean;
  /** The tracking code of the purchase that led the viewer to automatic payment and is to be paid by it. Null if there is no such purchase. */
  payment_id: TrackingCode | null;
  /** True if the viewer came from the purchase of a subscription. */
  forsubscription: boolean;
  /** The mobile number that the bank has for the viewer. */
  mobile: Mobile;
  /** A referral as decimal digits. It is text because 62^10 exceeds the integers that a JSON number holds exactly. 0 means that nothing is known; 4 means that there is no referral. */
  ref: Referral;
  /** The address of the storefront's page to which the bank returns the viewer, with `tracking_code` in the query or in a POST body. The storefront then calls `getPayment` to find out whether the payment succeeded, and never reads the result from the address. */
  callback_url: CallbackUrl;
}
/** The page on which the viewer agrees. */
export interface DebitRedirectData {
  /** The address of the bank's page. The browser opens it if its host is on the storefront's list. */
  pay_url: PayUrl;
  /** The code that identifies a payment from its start. The viewer quotes it to support. */
  tracking_code?: TrackingCode;
}
/** The browser continues to the bank's page, where the viewer agrees. */
export interface DebitRedirect {
  /** The page on which the viewer agrees. */
  data: DebitRedirectData;
  /** A message that is not shown. */
  message?: string;
}
/** If there is no page of a bank, `data` may be empty, null or absent. */
export interface DebitNoticeData {
  /** Always null: there is no page to continue to. */
  pay_url?: null;
}
/** The change is complete, and `message` describes it. */
export interface DebitNotice {
  /** If there is no page of a bank, `data` may be empty, null or absent. */
  data?: DebitNoticeData | null;
  /** The message in the language of `Accept-Language` if the server has it, otherwise in Persian. */
  message: string;
}
/** `data.pay_url` is the bank's page. If there is nothing to do at the bank, `message` describes the change. */
export type BuyDebitSubscriptionResponse = DebitRedirect | DebitNotice;

export interface DeleteDebitSubscriptionRequest {
  /** The opaque id of an agreement with a bank. */
  id: DebitSubscriptionId;
}
/** The four-digit code from an SMS. */
export type OneTimeCode = string;
/** The opaque id of a request for a code. It is a secret of the browser that made the request. */
export type CodeRequestId = string;
/** A mobile number and the code that was sent to it. */
export interface LoginRequest {
  /** An Iranian mobile number of eleven Latin digits. */
  mobile: Mobile;
  /** The four-digit code from an SMS. */
  password: OneTimeCode;
  /** The request that sent the code, if the server identified it. */
  request_id?: CodeRequestId;
}

export interface LoginResponse {
  /** The opaque token, which is sent back as a bearer token. */
  token: string;
}
/** The current content of the login form, plus the referral. */
export interface SendCodeRequest {
  /** An Iranian mobile number of eleven Latin digits. */
  mobile: Mobile;
  /** The other field of the form. There is no code yet, so the field is empty. */
  password?: string;
  /** A referral as decimal digits. It is text because 62^10 exceeds the integers that a JSON number holds exactly. 0 means that nothing is known; 4 means that there is no referral. */
  ref: Referral;
  /** The browser's previous request, whose code is sent again. If it is absent, a new request starts. */
  request_id?: CodeRequestId;
}
/** The answer to a request for a code. A server that binds codes to requests returns `request_id`. */
export interface SendCodeResponse {
  /** The opaque id of a request for a code. It is a secret of the browser that made the request. */
  request_id?: CodeRequestId;
  /** The server's message in English. No caller reads it. */
  message?: string;
  /** The server's message in Persian. No caller reads it. */
  message_fa?: string;
}
/** The opaque id of a session. Nobody can sign in with it. */
export type SessionId = string;
/** A sign-in of a user on one device. */
export interface Session {
  /** The opaque id of a session. Nobody can sign in with it. */
  id: SessionId;
  /** The device, which the server derives from the browser's `User-Agent`. Null if the server does not recognise it. */
  device: string | null;
  /** A moment in ISO 8601 format with its UTC offset, with at most nine digits for the fraction of a second. */
  created_at: Timestamp;
  /** The time of the last use, accurate to some minutes. */
  last_used_at: Timestamp;
  /**
   * True if the session is the caller's own.
   * @default false
   */
  current: boolean;
}

export interface SessionsResponse {
  /** The sessions of the user. */
  data: {
    /** A sign-in of a user on one device. */
    items: Session[];
  };
}

export interface RevokeSessionRequest {
  /** The opaque id of a session. Nobody can sign in with it. */
  id: SessionId;
}

export interface RevokeSessionResponse {
  /**
   * The outcome of the call.
   * @default {}
   */
  data: {
    /**
     * True if the caller's own session has ended.
     * @default false
     */
    current: boolean;
  };
}
/**
 * 1 if the viewer has a subscription, otherwise 0.
 * @enum {integer}
 */
export type SubscriptionFlag = 0 | 1;
/** The signed-in user. */
export interface User {
  /** An Iranian mobile number of eleven Latin digits. */
  mobile: Mobile;
  /** The name that the user wrote. Null until then. */
  name: string | null;
  /** The user's permissions. */
  scope: string[];
  /**
   * 1 if the viewer has a subscription, otherwise 0.
   * @default 0 */
  subscription: SubscriptionFlag;
  /**
   * The number of days until the subscription ends.
   * @default 0 */
  days_period_to_end: DaysLeft;
}

export interface UserResponse {
  /** The signed-in user. */
  data: User;
}
/** The key of a mobile operator or an internet provider. */
export type OperatorKey = string;
/** The check of the current viewer. Its fields are at the top level of the body. */
export interface Check {
  /**
   * 1 if the viewer has a subscription, otherwise 0.
   * @default 0 */
  subscription: SubscriptionFlag;
  /** The number of days until the subscription ends. */
  days_period_to_end?: DaysLeft;
  /** The names of the operators whose customers pay the full data rate, as one text. */
  operator_fullrate?: string;
  /** The key of the operator whose network the viewer uses now, from the list of operators. Null or absent if it is not known. Assumed; the product's specification does not have this field. */
  operator?: OperatorKey | null;
  /** The viewer's mobile number, if the operator reveals it. Null or absent otherwise. */
  mobile?: Mobile | null;
  /**
   * A referral as decimal digits. It is text because 62^10 exceeds the integers that a JSON number holds exactly. 0 means that nothing is known; 4 means that there is no referral.
   * @default 0 */
  ref: Referral;
  /** True if the links to the app are shown. */
  show_app?: boolean;
  /** The id of the Samandehi trust badge. */
  samandehi_id?: string;
  /** The key of the Samandehi trust badge. */
  samandehi_p?: string;
}
/** The fields of an account that a user may change. */
export interface UpdateUserRequest {
  /** The new name of the user. Null removes the name. */
  name: string | null;
}
/** A referral in base 62, with the digits 0-9, a-z and A-Z in that order. */
export type ReferralCode = string;
/** A number of days. */
export type GiftDayCount = number;
/** The user's own referral and its rewards. */
export interface ReferralAccount {
  /** A referral in base 62, with the digits 0-9, a-z and A-Z in that order. */
  code: ReferralCode;
  /** The path of the referral's landing page, from the storefront's root. */
  link: string;
  /** The number of people who have signed in with the referral. */
  invited: ItemCount;
  /** The days of subscription that the referral has brought so far. */
  earned_days: GiftDayCount;
  /** The days of subscription that the next use of the referral brings. 0 if uses are only counted. */
  days_each: GiftDayCount;
}

export interface ReferralResponse {
  /** The user's own referral and its rewards. */
  data: ReferralAccount;
}
/** The reward of a referral for someone who uses it at their first sign-in. */
export interface Invitation {
  /** True if the referral belongs to a user. */
  known: boolean;
  /** The days of subscription that the referral brings. 0 if its use is only counted. */
  days: GiftDayCount;
}

export interface InvitationResponse {
  /** The reward of a referral for someone who uses it at their first sign-in. */
  data: Invitation;
}
/** The total of all gifts, not only of this page. */
export interface GiftDaysTotal {
  /** A number of days. */
  days: GiftDayCount;
}
/** The opaque id of a gift. */
export type GiftId = string;
/**
 * `referral`: the viewer invited someone. `invited`: the viewer came by an invitation. `plan`: the days came with a plan that was bought. `campaign`: the days came with a campaign. `apology`: the days compensate for something that went wrong.
 * @enum {string}
 */
export type GiftReason = 'referral' | 'invited' | 'plan' | 'campaign' | 'apology';
/** Days that were added to a subscription for free. */
export interface GiftDays {
  /** The opaque id of a gift. */
  id: GiftId;
  /** The number of days. */
  days: number;
  /** `referral`: the viewer invited someone. `invited`: the viewer came by an invitation. `plan`: the days came with a plan that was bought. `campaign`: the days came with a campaign. `apology`: the days compensate for something that went wrong. */
  reason: GiftReason;
  /** A moment in ISO 8601 format with its UTC offset, with at most nine digits for the fraction of a second. */
  granted_at: Timestamp;
  /** The person who brought the days, as the viewer may see them: a name, or a number with its middle hidden. Null if no person brought the days. */
  from: string | null;
  /** The occasion of the gift in Persian, such as the name of a campaign. Null if there is none. */
  note_fa: string | null;
  /** The occasion of the gift in English. Null if there is none. */
  note_en: string | null;
}
/** A page of gifts, the newest first. */
export interface GiftDaysPage {
  /** The total of all gifts, not only of this page. */
  about: GiftDaysTotal;
  /** Days that were added to a subscription for free. */
  items: GiftDays[];
  /** The start of the next page. Null on the last page. */
  next_cursor: NextCursor;
}

export interface GiftDaysResponse {
  /** A page of gifts, the newest first. */
  data: GiftDaysPage;
}
/** A phone number in Latin digits, as it is dialled. */
export type SupportPhone = string;

export type ContactText = string;
/**
 * The kind of social network.
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
 * The complete address of a page on another site.
 */
export type WebAddress = string;

export interface SocialLink {
  /** The kind of social network. */
  kind: SocialKind;
  /** The complete address of a page on another site. */
  url: WebAddress;
}

export interface RelatedLink {
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en?: NameEn;
  /** The complete address of a page on another site. */
  url: WebAddress;
}
/** The parameters of the eNamad badge's request. */
export interface EnamadBadge {
  /** The id that eNamad assigned to the site. */
  id: string;
  /** The code that eNamad assigned with the id. */
  code: string;
}
/** The Samandehi badge: `samandehi_id` and `samandehi_p` of `ghostCheck`. */
export interface SamandehiBadge {
  /** The id that Samandehi assigned to the site. */
  id: string;
  /** The key that Samandehi assigned with the id. */
  key: string;
}
/** The badges that the storefront shows. Their pictures and links are derived from these keys. */
export interface TrustBadges {
  /** The eNamad badge. Null where there is none. */
  enamad: EnamadBadge | null;
  /** The Samandehi badge: `samandehi_id` and `samandehi_p` of `ghostCheck`. */
  samandehi: SamandehiBadge | null;
}
/**
 * The platform of an app.
 * @enum {string}
 */
export type AppPlatform = 'android' | 'ios' | 'android_tv' | 'windows';
/** The download address of an app for one platform. */
export interface AppDownload {
  /** The platform of an app. */
  platform: AppPlatform;
  /**
   * Format: uri-reference
   *
   * The address of the file, or of the app's page in a store. A path is on the storefront's own site.
   */
  url: string;
  /** The version of the app. Null if a store shows it. */
  version: string | null;
  /** The size of the file in bytes. Null if a store shows it. */
  size_bytes: Bytes | null;
}
/** The texts of the footer and the list of the apps. */
export interface AppDetails {
  /**
   * A text in Persian.
   * @default  */
  about_fa: TextFa;
  /** A text in English. Null if there is none. */
  about_en?: TextEn;
  /** The phone number of support. Null if the storefront has a better number. */
  phone: SupportPhone | null;
  /** The hours in which support answers, as a short text in Persian. Null or absent if there is none. */
  support_hours_fa?: ContactText | null;
  /** The hours in which support answers, as a short text in English. Null or absent if there is none. */
  support_hours_en?: ContactText | null;
  /** The email address for written questions. Null or absent if there is none. */
  email?: string | null;
  /** The postal address of the company that runs the service, in Persian. Null or absent if there is none. */
  address_fa?: ContactText | null;
  /** The postal address in English. Null or absent if there is none. */
  address_en?: ContactText | null;
  /** The links to social networks, in the order of the icons. A client ignores a kind that it does not know. */
  social: SocialLink[];
  /** A link to an online news site. Null if there is none. */
  related_link: RelatedLink | null;
  /**
   * The badges that the storefront shows. Their pictures and links are derived from these keys.
   * @default {} */
  trust_badges: TrustBadges;
  /**
   * The last line of the footer, in Persian.
   * @default
   */
  copyright_fa: string;
  /** The last line of the footer, in English. Null or absent if there is none. */
  copyright_en?: string | null;
  /** The apps, in the order of the page. A client ignores a platform that it does not know. */
  apps?: AppDownload[];
}

export interface AppDetailsResponse {
  /** The texts of the footer and the list of the apps. */
  data: AppDetails;
}

export interface TrustBadgesResponse {
  /** The badges that the storefront shows. Their pictures and links are derived from these keys. */
  data: TrustBadges;
}
/** The approximate price of data at the full rate in a usual package. The operator's own tariff is authoritative. */
export interface DataPrice {
  /** The price of one gigabyte, in whole toman. */
  toman_per_gigabyte: number;
  /** The day on which the price was looked up. */
  as_of: CalendarDate;
}
/** The price that an operator charges its customers for the data of this service. */
export interface OperatorRate {
  /** The key of a mobile operator or an internet provider. */
  key: OperatorKey;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en: NameEn;
  /** The rate that an operator charges for data, compared with its usual price. */
  rate: DataRate;
  /** A condition or an exception of the operator, in Persian. Null if there is none. */
  note_fa: string | null;
  /** The condition or exception in English. Null if there is none. */
  note_en: string | null;
  /** The price of data. Null or absent if the server does not provide it. */
  price?: DataPrice | null;
}

export interface OperatorsResponse {
  /** The price that an operator charges its customers for the data of this service. */
  data: OperatorRate[];
}
/** The opaque id of a title's file in an operator's link. */
export type UssdFileId = string;
/** The opaque id of the user for whom the purchase is made, in an operator's link. */
export type UssdUserId = string;
/** The opaque id of the package that is bought, in an operator's link. */
export type UssdPackage = string;
/** A mobile operator. */
export interface Operator {
  /** The key of a mobile operator or an internet provider. */
  key: OperatorKey;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  name_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  name_en: NameEn;
}
/** The code to dial, the operator, and the product that it buys. */
export interface UssdLink {
  /** A code to dial. It is shown from left to right. */
  ussd: UssdCode;
  /** A mobile operator. */
  operator: Operator;
  /** The price that the operator puts on the bill, including VAT, in whole toman. */
  price: Toman;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  title_fa: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  title_en: NameEn;
  /** The title that is bought. Null for a package. */
  card: Card | null;
  /** The time until which the code works. Null if there is no end. */
  expires_at: Timestamp | null;
}

export interface UssdLinkResponse {
  /** The code to dial, the operator, and the product that it buys. */
  data: UssdLink;
}
/**
 * The name of a page in the address of the profile area.
 * @enum {string}
 */
export type PageName = 'about-contact' | 'faq' | 'terms';
/** Text, or HTML with these elements only: `p`, `br`, `strong`, `b`, `em`, `i`, `code`, `a` with an `href` of `https:`, `http:`, `mailto:`, `tel:`, a path of the site or a position on the page, `ul`, `ol`, `li`, `h3`, `h4`, `blockquote`, and tables of `table`, `thead`, `tbody`, `tr`, `th`, `td`. The characters `&`, `<` and `>` of a text are therefore written `&amp;`, `&lt;` and `&gt;`. Only the text of other elements is shown; scripts, styles, frames and the like are removed completely. */
export type Paragraphs = string[];
/** A question and its answer, or a heading and the text below it. */
export interface PageSection {
  /** The part of the page's address after the `#`. It stays the same when the heading is reworded. If it is null or absent, the storefront derives it from the heading. */
  key?: string | null;
  /** The group of the section in Persian, such as questions about payment. Null or absent if the page has no groups. */
  group_fa?: string | null;
  /** The group of the section in English. Null or absent if there is none. */
  group_en?: string | null;
  /** The heading in Persian. Null for the text before the first heading. */
  heading_fa: string | null;
  /** The name in English or in Latin letters. Null if there is none. */
  heading_en: NameEn;
  /** Text, or HTML with these elements only: `p`, `br`, `strong`, `b`, `em`, `i`, `code`, `a` with an `href` of `https:`, `http:`, `mailto:`, `tel:`, a path of the site or a position on the page, `ul`, `ol`, `li`, `h3`, `h4`, `blockquote`, and tables of `table`, `thead`, `tbody`, `tr`, `th`, `td`. The characters `&`, `<` and `>` of a text are therefore written `&amp;`, `&lt;` and `&gt;`. Only the text of other elements is shown; scripts, styles, frames and the like are removed completely. */
  paragraphs_fa: Paragraphs;
  /** The paragraphs in English. Empty if there is no English text. */
  paragraphs_en: Paragraphs;
}
/** A text page that the editors wrote. */
export interface Page {
  /** The name of a page in the address of the profile area. */
  page?: PageName;
  /** The name in Persian, as an editor wrote it. It may contain Latin letters. */
  title_fa?: NameFa;
  /** The name in English or in Latin letters. Null if there is none. */
  title_en?: NameEn;
  /** A moment in ISO 8601 format with its UTC offset, with at most nine digits for the fraction of a second. */
  updated_at?: Timestamp;
  /** The sections, in the order of the page. Sections of one group follow each other. */
  sections: PageSection[];
}

export interface PageResponse {
  /** A text page that the editors wrote. */
  data: Page;
}
