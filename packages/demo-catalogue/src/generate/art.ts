import {
  type Artwork,
  type CompositionName,
  compositionNames,
  faceSceneNames,
  kidsPaletteNames,
  kidsSceneNames,
  kidsSettings,
  type SceneName,
  sceneNames,
} from '../artwork.ts';
import { seededRandom } from '../seeded-random.ts';
import { motifsIn, motifsOf } from './motifs.ts';
import { isVideo, type ShelfPosition, screen, shelfPositionsOf } from './shelves.ts';
import { type Work, workKey } from './titles/work.ts';

/** The cost of each composition compared with `full`, which stays the most frequent one. */
const unusual: Record<CompositionName, number> = {
  full: 0,
  close: 2,
  framed: 2.5,
  disc: 3,
  gate: 3,
  band: 3,
  split: 3,
  print: 2.5,
  type: 3.5,
  slant: 3,
  triptych: 3.5,
  head: 3.5,
};

/** A title's scene and composition, as indexes into their lists. */
type ArtChoice = { readonly scene: number; readonly composition: number };

const lookOf = ({ scene, composition }: ArtChoice) => scene * compositionNames.length + composition;

/**
 * Returns the artwork of each title. It suits the title's story and differs from that of every title near it in a
 * list. The sort orders do not depend on the day, so that a title's artwork does not change.
 */
export function artsOf(
  works: readonly Work[],
  byHand: readonly Work[],
  lists: readonly (readonly string[])[],
): Map<string, Artwork> {
  const shown = works.filter(({ listed = true }) => listed);
  const positions = shelfPositionsOf(shown, lists);
  const chosen = new Set(byHand.map(workKey));
  const artChoices = new Map<Work, ArtChoice>();
  const arts = new Map<string, Artwork>();
  const uses = new Map<number, number>();
  // Hand-written titles are first, and videos are last because they are new each day.
  const turn = (work: Work) => Number(isVideo(work)) * 2 - Number(chosen.has(workKey(work)));
  const order = shown.toSorted((a, b) => turn(a) - turn(b) || b.popularity - a.popularity);
  for (const work of order) {
    const near = costsNear(positions.get(work) ?? [], artChoices);
    // Lists that viewers make, such as similar titles, may bring any two titles together.
    const costs: Costs = (choice) => near(choice) + 3 * (uses.get(lookOf(choice)) ?? 0);
    const artChoice = chooseArt(work, chosen.has(workKey(work)), costs);
    artChoices.set(work, artChoice);
    uses.set(lookOf(artChoice), (uses.get(lookOf(artChoice)) ?? 0) + 1);
    const art = artOf(work, artChoice);
    arts.set(workKey(work), art);
    if (work.trailer_id) arts.set(`video/${work.trailer_id}`, art);
  }
  return arts;
}

/**
 * With these compositions the name is on the scene. A magazine's cover must be readable, so its name has a ground of
 * one colour.
 */
const onScene = new Set<CompositionName>(['full', 'close', 'split', 'print']);

type Costs = (artChoice: ArtChoice) => number;

/** With these the friends of a picture for children are whole, and its ground is bright. */
const kidsCompositions = new Set<CompositionName>(['full', 'close', 'framed', 'disc', 'slant']);

/** Returns the cost of an artwork that resembles those of nearby titles. */
function costsNear(
  positions: readonly ShelfPosition[],
  artChoices: ReadonlyMap<Work, ArtChoice>,
): Costs {
  const scenes = new Float64Array(sceneNames.length);
  const compositions = new Float64Array(compositionNames.length);
  const both = new Float64Array(sceneNames.length * compositionNames.length);
  const add = (costs: Float64Array, at: number, cost: number) => {
    costs[at] = (costs[at] ?? 0) + cost;
  };
  for (const [shelf, index] of positions) {
    const end = Math.min(shelf.length, index + screen + 1);
    for (let at = Math.max(0, index - screen); at < end; at += 1) {
      const other = shelf[at];
      const artChoice = other && artChoices.get(other);
      if (!artChoice) continue;
      const { scene, composition } = artChoice;
      const distance = Math.abs(at - index);
      const share = 1 - distance / (screen + 8);
      add(both, lookOf(artChoice), 1000);
      add(scenes, scene, 9 * share ** 2 + (distance < 7 ? 10 : 0));
      const full = composition === 0;
      add(compositions, composition, (full ? 0.1 : 0.3) * share + (distance < 3 && !full ? 1 : 0));
    }
  }
  return (choice) =>
    (both[lookOf(choice)] ?? 0) +
    (scenes[choice.scene] ?? 0) +
    (compositions[choice.composition] ?? 0);
}

/** Titles of these genres have no faces on their posters. */
const faceless = new Set(['kids', 'animation', 'documentary', 'sport']);

/** A third of all posters show faces, as do half of those that may. */
function showsFaces(work: Work): boolean {
  if (work.issue || work.genres.some((genre) => faceless.has(genre))) return false;
  return seededRandom(`face/${workKey(work)}`).maybe(0.5);
}

function chooseArt(work: Work, byHand: boolean, costs: Costs): ArtChoice {
  const { art, genres, name_en } = work;
  const random = seededRandom(`art/${workKey(work)}`);
  const [motifs, named] = [motifsOf(genres), motifsIn(name_en ?? '')];
  const withFaces = showsFaces(work);
  const isForKids = genres.includes('kids');
  const preferenceOf = (scene: SceneName): number | undefined => {
    if (isForKids !== kidsSceneNames.includes(scene)) return undefined;
    if (isForKids) return named.has(scene) ? 14 : 0;
    // Where a list has no more different faces, the title shows another scene.
    if (faceSceneNames.includes(scene)) return withFaces ? 60 : undefined;
    const givenScene = byHand ? 48 : 8;
    if (scene === art[0]) return givenScene;
    if (named.has(scene)) return 14;
    return motifs.has(scene) ? 0 : undefined;
  };
  let best: ArtChoice = { scene: 0, composition: 0 };
  let least = Number.POSITIVE_INFINITY;
  for (const [scene, name] of sceneNames.entries()) {
    const preference = preferenceOf(name);
    if (preference === undefined) continue;
    for (const [composition, layout] of compositionNames.entries()) {
      if (work.issue && onScene.has(layout)) continue;
      if (isForKids && !kidsCompositions.has(layout)) continue;
      const artChoice = { scene, composition };
      const cost = costs(artChoice) + unusual[layout] + random.between(0, 6) - preference;
      if (cost < least) {
        least = cost;
        best = artChoice;
      }
    }
  }
  return best;
}

/** The animals that the `beast` scene can draw. */
const beasts = /\b(fox|owl|cat|bear|lion|rabbit)\b/i;

/** The moods of faces by genre. */
const moods = [
  ['smile', ['comedy', 'family', 'romance']],
  ['grave', ['war', 'crime', 'thriller', 'horror', 'action', 'mystery']],
] as const;

/** Settings by words of the name. */
const settings = [
  ['snow', /snow|winter|cold/i],
  ['bedtime', /night|moon|star|sleep|dream|lullab|\bbed\b/i],
  ['splash', /\bsea\b|whale|fish|boat|island|river|swim|bath|rain/i],
  ['balloon', /fl(y|ies|ew|ying)\b|sky|kite|\bwind\b|travel/i],
  ['party', /feast|party|birthday|cake|song|wedding/i],
] as const;

/** Returns a picture for children: a friend in a setting, with the same companion on all pictures of the title. */
function kidsArtOf(work: Work, scene: SceneName, composition: CompositionName): Artwork {
  const random = seededRandom(`kids/${workKey(work)}`);
  const fitting = settings.find(([, words]) => words.test(work.name_en ?? ''));
  const companion = random.pick([
    'bear',
    'rabbit',
    'girl',
    'boy',
    'cat',
    'owl',
    'cow',
    'fox',
    'frog',
  ]);
  const palette = random.pick(kidsPaletteNames);
  return [scene, palette, fitting?.[0] ?? random.pick(kidsSettings), companion, composition];
}

/** Names the mood of the faces and the scarves of Iranian films. */
function peopleOf({ genres, countries }: Work): string[] {
  const mood = moods.find(([, suited]) => suited.some((genre) => genres.includes(genre)));
  return [...(mood ? [mood[0]] : []), ...(countries.includes('IR') ? ['scarfed'] : [])];
}

function artOf(work: Work, artChoice: ArtChoice): Artwork {
  const { art, name_en } = work;
  const [givenScene, palette, ...subject] = art;
  const scene = sceneNames[artChoice.scene] ?? givenScene;
  const composition = compositionNames[artChoice.composition] ?? 'full';
  if (work.genres.includes('kids')) return kidsArtOf(work, scene, composition);
  return [
    scene,
    palette,
    ...(scene === givenScene ? subject : []),
    ...(faceSceneNames.includes(scene) ? peopleOf(work) : []),
    ...(scene === 'beast' ? (beasts.exec(name_en?.toLowerCase() ?? '')?.slice(1) ?? []) : []),
    ...(composition === 'full' ? [] : [composition]),
  ];
}
