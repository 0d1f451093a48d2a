import type { SceneName } from '../artwork.ts';

/** The scenes that suit posters of a genre, in addition to those of its stories. */
const scenesOf: Readonly<Record<string, string>> = {
  drama:
    'crowd table letter stairs door lamp bridge train facade swing rain room field road village moon books telephone umbrellas hourglass laundry bulb city sea arch',
  family:
    'laundry table swing bus plate facade shoes books carpet paperboat umbrellas tent bloom village garden room wheel train rays moon',
  comedy:
    'plate bus shoes laundry rays beast mask umbrellas telephone wheel table chess carpet vinyl robot books facade village pigeons',
  romance:
    'bloom bridge letter lamp moon swing umbrellas piano rain garden sea train pigeons bulb vinyl strings',
  mystery:
    'keyhole eye door clock stairs letter well contours chess telephone house lamp hourglass noir spiral arch forest books mask',
  crime:
    'contours keyhole eye chess stairs telephone lamp noir city rain facade door umbrellas mask wire table crowd duel',
  thriller:
    'eye stairs train telephone clock door crowd lamp well contours noir duel road city spiral bridge wire keyhole squadron',
  horror:
    'house well mask moon eye forest door bulb stairs keyhole spiral clock beast swing lamp hourglass',
  'sci-fi':
    'visor robot rocket space bulb eye contours spiral globe hourglass clock stairs city crowd moon',
  fantasy:
    'simurgh moon hourglass whale carpet columns beast paperboat keyhole forest garden arch tiles spiral books mask clock banners',
  adventure:
    'compass contours tent paperboat whale globe simurgh rocket desert mountains sea road train wheel columns banners moon forest',
  action:
    'duel train squadron road eye banners wheel stairs city umbrellas clock globe chess crowd track',
  history:
    'columns banners carpet bridge simurgh helmet letter arch tiles desert compass books lamp hourglass chess train keyhole',
  war: 'helmet wire squadron banners letter train duel crowd lamp table door desert moon hourglass shoes field',
  documentary:
    'globe lens contours bloom whale bridge pigeons columns compass wild tiles books beast eye wheel laundry plate mountains microphone',
  music: 'vinyl microphone strings piano music crowd mask lamp bulb swing wheel pigeons arch tiles',
  sport: 'ball track wheel stadium crowd mountains contours clock shoes tent road rays bus',
  animation:
    'beast whale rocket robot paperboat toy simurgh bus moon bulb plate bloom tent umbrellas books',
};

/** Patterns that recognise a scene in a title's name. */
const sceneWords = {
  ball: /football|goal|match|team/i,
  beast: /\b(fox|owl|cat|bear|lion|rabbit|wolf)/i,
  bloom: /flower|rose|tulip|saffron|petal|blossom/i,
  books: /book|librar|school|teacher|novel/i,
  bridge: /bridge|river/i,
  bulb: /electric|invent|lamp/i,
  bus: /\bbus|taxi|driver|trip/i,
  carpet: /carpet|\brug|weav/i,
  chess: /chess|\bking\b|check/i,
  clock: /clock|hour|minute|o’clock|midnight/i,
  columns: /persepolis|palace|ruin|museum/i,
  compass: /\bmap|treasure|compass/i,
  crowd: /people|crowd|audience|strangers/i,
  door: /door|guest|visitor|room/i,
  eye: /\beye|witness|watch/i,
  facade: /house|home|flat|neighbo|building/i,
  field: /field|harvest/i,
  garden: /garden|orchard/i,
  helmet: /soldier|front\b/i,
  hourglass: /years|centur|time/i,
  keyhole: /\bkey|lock|secret/i,
  'kids-bear': /\bbear/i,
  'kids-boy': /\bboy|brother|master/i,
  'kids-cat': /\bcats?\b/i,
  'kids-cheetah': /cheetah|leopard|lion|tiger/i,
  'kids-cow': /\bcow|goat|sheep|donkey|zebra/i,
  'kids-elephant': /elephant/i,
  'kids-fox': /fox|wolf/i,
  'kids-frog': /frog/i,
  'kids-girl': /girl|doll|sister|nane|grandmother/i,
  'kids-hedgehog': /hedgehog|porcupine/i,
  'kids-owl': /\bowl/i,
  'kids-rabbit': /rabbit|hare|squirrel/i,
  'kids-stork': /stork|bird|sparrow|crow|hoopoe|pelican/i,
  'kids-whale': /whale|fish/i,
  lens: /photo|camera|picture/i,
  letter: /letter|post|mail|envelope/i,
  mask: /actor|theatre|mask|stage/i,
  microphone: /voice|radio|sing/i,
  moon: /night|moon|star/i,
  mountains: /mountain|summit|snow/i,
  paperboat: /boat|sail/i,
  piano: /piano/i,
  pigeons: /pigeon|bird|dove/i,
  plate: /kebab|cook|kitchen|bread|dinner|cake|breakfast/i,
  rain: /rain|storm/i,
  road: /road|drive/i,
  robot: /robot|machine/i,
  rocket: /rocket|planet/i,
  sea: /\bsea|port|ship|island|gulf/i,
  shoes: /shoe|boots|cobbler/i,
  squadron: /pilot|plane|flight/i,
  stairs: /stair|floor|tower/i,
  strings: /\btar\b|setar|song|\boud\b/i,
  swing: /tree|swing|mulberry/i,
  table: /wedding|party|table|feast/i,
  telephone: /phone|call/i,
  tent: /camp|nomad|tribe|tent/i,
  track: /\brun|race/i,
  train: /train|rail|station/i,
  umbrellas: /umbrella|autumn/i,
  vinyl: /record|tape|tune/i,
  visor: /astronaut|space|orbit/i,
  well: /\bwell\b|qanat/i,
  wheel: /bicycle|wheel|cart/i,
} as const satisfies Partial<Record<SceneName, RegExp>>;

export function motifsOf(genres: readonly string[]): ReadonlySet<string> {
  return new Set(genres.flatMap((genre) => scenesOf[genre]?.split(' ') ?? []));
}

export function motifsIn(name: string): ReadonlySet<string> {
  return new Set(
    Object.entries(sceneWords).flatMap(([scene, word]) => (word.test(name) ? [scene] : [])),
  );
}
