/** The keys of local storage; the last two are of session storage. */
export const storageKeys = {
  cart: '_cart',
  /** Purchases that are not known to be over. */
  purchases: 'purchases',
  recentSearches: 'lastsearchs',
  kids: 'isKids',
  /** How long kids' pages were watched today. */
  kidsTime: 'kidsTime',
  /** The minutes a day that an adult allows, for when no server can be asked. */
  kidsMinutes: 'kidsMinutes',
  nightMode: 'nightmode',
  reducedMotion: 'reducedMotion',
  autoplay: 'autoplay',
  /** Whose data the viewer pays for. */
  dataOperator: 'dataOperator',
  /** The gigabytes a month that films may take. */
  dataBudget: 'dataBudget',
  /** What they took this month. */
  dataUse: 'dataUse',
  /** Whose titles are kept on this device, for when nobody can be asked. */
  offlineOwner: 'offlineOwner',
  /** The owners whose session ended before they decided about their titles on this device. */
  offlineLeft: 'offlineLeft',
  /** The latest time that this device is known to have had. */
  offlineLatest: 'offlineLatest',
  /** On which connections, in which hours and up to how many gigabytes titles are kept. */
  offlineSettings: 'offlineSettings',
  /** What this device keeps and removes by itself. */
  smartKeeping: 'smartKeeping',
  /** What it has removed, and which new episodes it knows. */
  smartMemory: 'smartMemory',
  /** When the viewer opened the first page after signing in, in milliseconds. */
  sessionBegan: 'sessionBegan',
  lastChunkReload: 'chunkReloadedAt',
  afterSignIn: 'afterSignIn',
  /** The payment of this tab, and its method. */
  paymentDraft: 'paymentDraft',
  /** The number of a sign-in that was begun. */
  signIn: 'signIn',
} as const;
