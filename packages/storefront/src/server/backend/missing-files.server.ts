import type { OperationId, TitleType } from '@parde/api-client';
import { hasFileToPlay } from '@parde/domain';
import * as v from 'valibot';
import { isTitleType } from '../../content-id.ts';
import { reportOnce } from '../observability/log.server.ts';
import { isAhead } from './derived/title-facts.ts';
import type { UntypedInput } from './read-input.ts';

const payload = v.looseObject({ type: v.custom<TitleType>(isTitleType), id: v.string() });
const cartAnswer = v.looseObject({
  data: v.looseObject({
    pass: v.boolean(),
    presale: v.boolean(),
    release_date: v.nullish(v.string()),
    has_file: v.optional(v.boolean()),
    downloads: v.array(v.looseObject({ url: v.optional(v.unknown()) })),
  }),
});

/** After this time, guests can buy a title whose file the server has received in the meantime. */
const rememberedMs = 10 * 60_000;
const mostRemembered = 10_000;

/**
 * Detects titles without a file, for servers that do not have their own playback. Logs each such title once. The cart
 * of a viewer who may watch shows whether a file exists. If it is missing, viewers who have not paid yet are
 * informed.
 */
export function missingFiles(now: () => number = Date.now) {
  const missing = new Map<string, number>();

  return (
    operation: OperationId,
    { body: input }: UntypedInput,
    answer: unknown,
    requestId: string | null,
  ): unknown => {
    if (operation !== 'getCart' && operation !== 'ghostCart') return answer;
    if (!v.is(payload, input) || !v.is(cartAnswer, answer)) return answer;
    const { data } = answer;
    const title = `${input.type}/${input.id}`;
    const hasFile = hasFileToPlay(data, input.type);
    if (hasFile === true) missing.delete(title);
    if (hasFile === false && !isAhead(data)) {
      reportOnce('no-file-to-play', { title }, requestId);
      if (data.pass && missing.size < mostRemembered) missing.set(title, now());
    }
    const since = missing.get(title);
    if (hasFile !== undefined || since === undefined) return answer;
    if (now() - since < rememberedMs) return { ...answer, data: { ...data, has_file: false } };
    missing.delete(title);
    return answer;
  };
}
