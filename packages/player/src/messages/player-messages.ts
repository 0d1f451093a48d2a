/** Every text of the player. `@parde/player/fa` and `@parde/player/en` are included; a caller may pass its own. */
export interface PlayerMessages {
  player: string;
  play: string;
  pause: string;
  replay: string;
  previous: string;
  next: string;
  back: (seconds: string) => string;
  forward: (seconds: string) => string;
  mute: string;
  unmute: string;
  volume: string;
  seek: string;
  /** The position and the duration: «۳ دقیقه و ۲ ثانیه از ۴۴ دقیقه» */
  timeOf: (time: string, total: string) => string;
  /** The delay behind the live position. */
  behindLive: (time: string) => string;
  live: string;
  atLive: string;
  backToLive: string;
  fullscreen: string;
  leaveFullscreen: string;
  pictureInPicture: string;
  leavePictureInPicture: string;
  /** The message while another screen, such as a television, plays the film. */
  remote: Readonly<Record<'airplay' | 'cast', string>>;
  close: string;
  minimise: string;
  /** The name of the small player. */
  miniPlayer: string;
  /** Announced when the player becomes small. */
  minimised: string;
  expand: string;
  loading: string;
  settings: string;
  backToSettings: string;
  quality: string;
  automatic: string;
  lines: (count: string) => string;
  /** The amount of data per hour. */
  anHour: (size: string) => string;
  dataSaver: string;
  dataSaverHint: (small: string, large: string) => string;
  dataSaverPlain: string;
  speed: string;
  normalSpeed: string;
  times: (count: string) => string;
  audio: string;
  audioKinds: Readonly<Record<'original' | 'dubbed' | 'described', string>>;
  subtitles: string;
  /** The state of the subtitles, shown next to their name. */
  off: string;
  subtitlesOff: string;
  subtitlesOn: string;
  captions: (language: string) => string;
  looks: string;
  sample: string;
  size: string;
  sizes: Readonly<Record<'small' | 'medium' | 'large' | 'huge', string>>;
  color: string;
  colors: Readonly<Record<'white' | 'yellow' | 'cyan' | 'green', string>>;
  background: string;
  backgrounds: Readonly<Record<'none' | 'shade' | 'solid', string>>;
  font: string;
  fonts: Readonly<Record<'page' | 'sans' | 'serif' | 'mono', string>>;
  chapters: string;
  autoplayNext: string;
  skipIntro: string;
  nextUp: string;
  nextIn: (seconds: string) => string;
  watchNext: string;
  dismissNext: string;
  resumed: (time: string) => string;
  offline: string;
  online: string;
  keys: string;
  keyNames: Readonly<
    Record<
      | 'play'
      | 'louder'
      | 'quieter'
      | 'mute'
      | 'subtitles'
      | 'fullscreen'
      | 'slower'
      | 'faster'
      | 'share'
      | 'start'
      | 'end'
      | 'help',
      string
    >
  >;
  space: string;
  problem: string;
  problemText: string;
  unsupported: string;
  expired: string;
  retry: string;
  subscribe: string;
  subscribeText: string;
  subscribeAction: string;
  signIn: string;
  signInToWatch: string;
  signInToWatchText: string;
  signInAction: string;
  purchase: string;
  purchaseText: string;
  /** The message if the price is known. */
  purchaseFor: (price: string) => string;
  purchaseAction: string;
  notReleased: string;
  notReleasedOn: (date: string) => string;
  notReleasedYet: string;
  noDownload: string;
  noDownloadText: string;
  fullRate: string;
  fullRateAction: string;
}
