import type { OperationId } from '@parde/api-client';
import { hasFileToPlay, missingForSale, type Sale, saleNeeds, signInNeeds } from '@parde/domain';
import { type AnswerOf, type Card, cards } from './inputs.ts';
import type { OperationReport, SaleReport } from './report.ts';

const sales: readonly Sale[] = ['plan', 'title', 'subscription', 'credit'];

/** The titles whose carts were requested, and those of them that have no file. */
interface Files {
  readonly tried: number;
  readonly missing: number;
}

/** Reports what a storefront can sell with the server's operations, by the same rules as the storefront. */
export async function reportSales(
  operations: readonly OperationReport[],
  answerOf: AnswerOf,
  files: Files | undefined,
): Promise<SaleReport[]> {
  const reports = new Map<string, OperationReport>(
    operations.map((each) => [each.operation, each]),
  );
  const isUsable = (id: string) =>
    reports.get(id)?.result === 'cannot be read' ? false : reports.get(id)?.isThere;
  const empty: readonly string[] = (
    await Promise.all(
      (['getGateways', 'getPlans'] as const).map(async (id) => ({
        id,
        isEmpty: await isEmptyList(id, answerOf),
      })),
    )
  ).flatMap(({ id, isEmpty }) => (isEmpty ? [id] : []));

  return sales.map((sale): SaleReport => {
    const hasOperation = (id: string) => isUsable(id) !== false;
    const needs: readonly string[] = [...signInNeeds, ...saleNeeds[sale]];
    const why = [
      ...missingForSale(sale, { hasOperation, signedIn: false }).map((id) =>
        reports.get(id)?.isThere ? `${id} cannot be read` : `${id} is not there`,
      ),
      ...empty.filter((id) => needs.includes(id)).map((id) => `${id} lists nothing`),
      ...(sale === 'title' && files && files.missing === files.tried && files.tried > 0
        ? ['no title that was tried has a file to play']
        : []),
    ];
    if (why.length > 0) return { sale, isSold: false, why };
    const unknown = needs.filter((id) => isUsable(id) === undefined);
    const flags = ['--mobile', '--write'].filter((flag) =>
      unknown.some((id) => reports.get(id)?.why?.includes(flag)),
    );
    const notes = [
      ...(unknown.length > 0 ? [`not asked: ${unknown.join(', ')}`] : []),
      ...(flags.length > 0 ? [`add ${flags.join(' and ')}`] : []),
      ...(sale === 'title' && files && files.missing > 0
        ? [`${files.missing} of ${files.tried} titles that were tried have no file to play`]
        : []),
    ];
    return { sale, isSold: notes.length > 0 ? undefined : true, why: notes };
  });
}

async function isEmptyList(id: OperationId, answerOf: AnswerOf): Promise<boolean> {
  const { data } = Object(await answerOf(id));
  return typeof data === 'object' && data !== null && Object.keys(data).length === 0;
}

const maxCarts = 5;

/** Without playback of its own, a server shows by its carts which titles have a file. */
export async function countFiles(
  answerOf: AnswerOf,
  cartOf: (card: Card) => Promise<unknown>,
): Promise<Files> {
  const tried = (await cards(answerOf, ['movie', 'video'])).slice(0, maxCarts);
  const found = await Promise.all(
    tried.map(async (card) => {
      const { data } = Object(await cartOf(card));
      const { downloads, presale, release_date } = Object(data);
      const isAhead = presale === true || Date.parse(release_date) > Date.now();
      return Array.isArray(downloads) && !isAhead ? hasFileToPlay(data, card.type) : undefined;
    }),
  );
  return { tried: tried.length, missing: found.filter((hasFile) => hasFile === false).length };
}
