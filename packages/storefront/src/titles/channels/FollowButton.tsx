import type { Channel } from '@parde/api-client';
import { Button, ButtonLink, CheckIcon, PlusIcon } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { insteadOfPage, useModal } from '../../app/modals/use-modal.ts';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { namePhrase, sentence } from '../../names/phrases.ts';
import { contentPath } from '../../paths.ts';
import { hasMyList, type Listed } from '../my-list/listed-title.ts';
import { followingQuery } from '../my-list/my-list-query.ts';
import { useMyList } from '../my-list/use-my-list.ts';

interface FollowButtonProps {
  channel: Pick<Channel, 'id' | 'name_fa' | 'name_en'>;
  size?: 'sm' | 'md';
}

/** A guest signs in first. Then the channel is followed. */
export function FollowButton({ channel, size = 'md' }: FollowButtonProps) {
  const page = usePage();
  const { signedIn } = page.facts;
  if (!hasMyList(page, 'channels')) return null;
  const { id, name_fa, name_en } = channel;
  const item: Listed = { content_type: 'channel', id, name_fa, name_en };
  return signedIn ? (
    <FollowToggle item={item} size={size} />
  ) : (
    <SignInToFollow item={item} size={size} />
  );
}

interface ItemProps {
  item: Listed;
  size: 'sm' | 'md';
}

function FollowToggle({ item, size }: ItemProps) {
  const { t } = useTranslation('press');
  const { locale } = usePage().facts;
  const { isIn, toggle } = useMyList(item, followingQuery);
  return (
    <Button
      size={size}
      icon={isIn ? <CheckIcon /> : <PlusIcon />}
      label={sentence(namePhrase(item, locale), (name) =>
        isIn ? t('followingOf', { name }) : t('followOf', { name }),
      )}
      onClick={toggle}
    >
      {isIn ? t('following') : t('follow')}
    </Button>
  );
}

/** The link works without JavaScript and in a new tab. */
function SignInToFollow({ item, size }: ItemProps) {
  const { t } = useTranslation('press');
  const { locale } = usePage().facts;
  const openLogin = useModal('login');
  const href = useExistingPages().loginPath(contentPath('channel', item.id));
  if (href === undefined) return null;
  return (
    <ButtonLink
      size={size}
      href={href}
      icon={<PlusIcon />}
      label={sentence(namePhrase(item, locale), (name) => t('followOf', { name }))}
      onClick={insteadOfPage(openLogin, {
        message: t('signInToFollow'),
        after: { kind: 'list-add', title: item },
      })}
    >
      {t('follow')}
    </ButtonLink>
  );
}
