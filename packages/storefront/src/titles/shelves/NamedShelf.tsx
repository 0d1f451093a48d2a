import {
  Shelf,
  type ShelfItem,
  type ShelfProps,
  ShelfSkeleton,
  Stack,
  VisuallyHidden,
} from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { sentence } from '../../names/phrases.ts';

interface NamedShelfProps extends Omit<ShelfProps, 'all' | 'labels'> {
  /** The address of the list with all titles of this kind. */
  allHref?: string | undefined;
}

/** The labels contain the shelf's name, because a page has many shelves. */
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

export function ShelfPlaceholder({ item = 'poster' }: { item?: ShelfItem }) {
  const { t } = useTranslation();
  return (
    <Stack>
      <VisuallyHidden live="polite">{t('loading')}</VisuallyHidden>
      <ShelfSkeleton item={item} />
    </Stack>
  );
}
