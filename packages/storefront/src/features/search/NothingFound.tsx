import { ButtonLink, EmptyState, SearchIcon, Stack } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { path } from '../../paths.ts';
import { countFilters, everything } from '../../titles/filter/title-query.ts';
import { useTitleChoice } from '../../titles/filter/use-title-choice.ts';
import { LatePart } from '../../titles/shelves/LatePart.tsx';
import type { SearchKind } from './search-list.ts';

const loadTop = () => import('../../titles/shelves/TopShelf.tsx').then((each) => each.TopShelf);

interface NothingFoundProps {
  term: string;
  kind: SearchKind;
  /** The address of the same search among all kinds. */
  everywhere: string;
}

/** What may have gone wrong, and where to look instead. */
export function NothingFound({ term, kind, everywhere }: NothingFoundProps) {
  const { t } = useTranslation('search');
  const { choice, hrefOf } = useTitleChoice();
  return (
    <Stack space="section">
      <EmptyState
        icon={<SearchIcon />}
        title={t('nothing', { term })}
        text={t('nothingMore')}
        actions={
          <>
            {kind === 'all' ? null : <ButtonLink href={everywhere}>{t('amongAll')}</ButtonLink>}
            {countFilters(choice.filter) === 0 ? null : (
              <ButtonLink href={hrefOf(everything)}>{t('withoutFilter')}</ButtonLink>
            )}
            <ButtonLink href={path('cinema')}>{t('browse')}</ButtonLink>
          </>
        }
      />
      <LatePart load={loadTop} />
    </Stack>
  );
}
