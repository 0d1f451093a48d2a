import { Shelf, type ShelfProps } from '@parde/ui';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { sentence } from '../../names/phrases.ts';

interface NamedShelfProps extends Omit<ShelfProps, 'all' | 'labels'> {
  /** Leads to everything of this kind. */
  allHref?: string | undefined;
}

/** A page has many shelves: what belongs to one says which. */
export function NamedShelf({ allHref, ...shelf }: NamedShelfProps) {
  const { t } = useTranslation();
  const { title } = shelf;
  return (
    <Shelf
      {...shelf}
      all={
        allHref === undefined
          ? undefined
          : {
              href: allHref,
              label: t('all'),
              name: sentence(title, (name) => t('allIn', { name })),
            }
      }
      labels={{
        previous: sentence(title, (name) => t('previousIn', { name })),
        next: sentence(title, (name) => t('nextIn', { name })),
      }}
    />
  );
}
