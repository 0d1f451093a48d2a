import type { Answer } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { type DataRate, isDataRate, storageKeys } from '@parde/domain';
import { useQuery } from '@tanstack/react-query';
import { readLocalStorage, writeLocalStorage } from '../../app/browser/storage.ts';
import { when } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { useUserCheck } from '../../app/session/use-viewer.ts';
import { defineSetting } from '../../app/settings/settings.ts';

export type Operator = Answer<'listOperators'>['data'][number] & { readonly rate: DataRate };

/** The key of the operator whose data the viewer pays for; empty for the operator of their network. */
export const dataOperator = defineSetting({
  key: storageKeys.dataOperator,
  fromServer: () => '',
  fromDevice: () => readLocalStorage(storageKeys.dataOperator) ?? undefined,
  save: (key) => writeLocalStorage(storageKeys.dataOperator, key),
});

export function useOperators(isWanted = true): readonly Operator[] {
  const page = usePage();
  const { data = [] } = useQuery(when(isWanted, ask(page.api, 'listOperators')));
  return data.filter((each): each is Operator => isDataRate(each.rate));
}

/** Returns the chosen operator, or else the operator of the network, if it is known. */
export function useOperator(isWanted = true): Operator | undefined {
  const operators = useOperators(isWanted);
  const [chosen] = dataOperator.useSetting();
  const check = useUserCheck();
  const find = (key: string | null | undefined) => operators.find((each) => each.key === key);
  return find(chosen) ?? find(check?.operator);
}
