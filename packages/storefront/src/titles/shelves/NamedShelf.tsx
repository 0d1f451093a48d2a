import { phraseParts, Shelf, type ShelfProps } from '@parde/ui';
import { useTranslation } from '../../app/i18n/use-translation.ts';

interface NamedShelfProps extends Omit<ShelfProps, 'all' | 'labels'> {
  /** Leads to everything of this kind. */
  allHref?: string | undefined;
}

/** A page has many shelves: what belongs to one says which. */
export function NamedShelf({ allHref, ...shelf }: NamedShelfProps) {
  const { t } = useTranslation();
  const { text: name } = phraseParts(shelf.title);
  // “All magazines” says it by itself.
  const saysAll = name.startsWith(t('all'));
  return (
    <Shelf
      {...shelf}
      all={
        allHref === undefined
          ? undefined
          : { href: allHref, label: t('all'), name: saysAll ? name : t('allIn', { name }) }
      }
      labels={{ previous: t('previousIn', { name }), next: t('nextIn', { name }) }}
    />
  );
}
