/** What the docs say of the player; the kit's pages have the same form. */
export const guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'A film, an episode or a channel is played. On a page show `PlayerPoster`: the player comes when somebody is about to press it.',
  avoid: 'A picture that moves by itself, or a clip without sound: a plain `video` is enough.',
  keys: {
    'Space, k': 'play and pause',
    'j, l': 'go ten seconds back or on',
    '← →': 'go five seconds back or on',
    '0 to 9': 'go to a tenth of the film',
    'Home, End': 'go to the start or the end',
    'Page Up, Page Down': 'go a minute on or back, on the bar',
    '↑ ↓': 'louder, quieter',
    m: 'sound off and on',
    c: 'subtitles off and on',
    f: 'full screen',
    '< >': 'slower, faster',
    '?': 'the list of these keys',
    Escape: 'closes what is open',
  },
  heard:
    'A region with the film’s name. The bar says the time in words, a button what a press does. A message in place of the film takes the focus and says which film it is about.',
  also: ['Player', 'PlayerPoster'],
};
