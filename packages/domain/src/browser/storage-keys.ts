/** The keys of local storage. The last two are keys of session storage. */
export const storageKeys = {
  cart: '_cart',
  /** Purchases that may not be finished. */
  purchases: 'purchases',
  recentSearches: 'lastsearchs',
  kids: 'isKids',
  /** The time for which kids' pages were watched today. */
  kidsTime: 'kidsTime',
  /** The daily minutes that an adult allows, for use without a server. */
  kidsMinutes: 'kidsMinutes',
  nightMode: 'nightmode',
  reducedMotion: 'reducedMotion',
  autoplay: 'autoplay',
  /** The operator whose data the viewer pays for. */
  dataOperator: 'dataOperator',
  /** The monthly data budget for films, in gigabytes. */
  dataBudget: 'dataBudget',
  /** The data that films used this month. */
  dataUse: 'dataUse',
  /** The owner of the titles that are saved on this device, for use without a server. */
  offlineOwner: 'offlineOwner',
  /** The owners whose session ended before they decided about their titles on this device. */
  offlineLeft: 'offlineLeft',
  /** The latest time that this device's clock is known to have shown. */
  offlineLatest: 'offlineLatest',
  /** The connections, hours and gigabytes within which titles are saved. */
  offlineSettings: 'offlineSettings',
  /** The settings for saving and removing titles automatically. */
  smartSaving: 'smartKeeping',
  /** The titles that were removed automatically, and the known new episodes. */
  smartMemory: 'smartMemory',
  /** The time of the first page after signing in, in milliseconds. */
  sessionBegan: 'sessionBegan',
  /** The session in which the support chat got to know the user, by its beginning. */
  chatUser: 'chatUser',
  lastChunkReload: 'chunkReloadedAt',
  afterSignIn: 'afterSignIn',
  /** The payment in this tab, and its method. */
  paymentDraft: 'paymentDraft',
  /** The number of a sign-in that has started. */
  signIn: 'signIn',
} as const;
