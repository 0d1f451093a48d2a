import { BookmarkToggle } from '@parde/ui';
import { startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { nameOf } from '../../words/names.ts';
import type { ListedTitle } from './listed-title.ts';
import { SignInToAdd } from './SignInToAdd.tsx';
import { useMyList } from './use-my-list.ts';

/**
 * Keeps a title from the corner of its card. It does nothing without script, so it is in no document; and there may be
 * hundreds on a page, so they come when nothing else is to be done.
 */
export function CardBookmark({ title }: { title: ListedTitle }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => startTransition(() => setShown(true)), []);
  return isShown ? <Bookmark title={title} /> : null;
}

function Bookmark({ title }: { title: ListedTitle }) {
  const { t } = useTranslation();
  const { locale } = usePage().facts;
  const { isIn, toggle, isAsking, asked } = useMyList(title);
  return (
    <>
      <BookmarkToggle
        label={t('card.inMyList', { name: nameOf(title, locale) })}
        pressed={isIn}
        onClick={toggle}
      />
      {isAsking ? <SignInToAdd title={title} onAsked={asked} /> : null}
    </>
  );
}
