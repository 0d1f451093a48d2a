import { formatToman, formatUssd, type TitleAction } from '@parde/domain';
import {
  Button,
  type ButtonLinkProps,
  type ButtonVariant,
  CardIcon,
  FilmIcon,
  GiftIcon,
  InfoIcon,
  PhoneIcon,
  PlayIcon,
  Skeleton,
  Text,
  TicketIcon,
  UserIcon,
  VisuallyHidden,
} from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { trackLoading } from '../../app/loading-bar-store.ts';
import { insteadOfPage, useModal } from '../../app/modals/use-modal.ts';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { ExistingLink } from '../../app/parts/ExistingLink.tsx';
import { SupportLink } from '../../app/parts/SupportLink.tsx';
import { contentPath } from '../../paths.ts';
import { hasFiles } from '../../titles/file-downloads/downloadable-title.ts';
import type { TitleRef } from '../../titles/title-base.ts';
import { purchaseLabel, type TitleOffer } from '../../titles/use-title-offer.ts';
import type { PlayTarget } from './play-target.ts';
import * as styles from './TitleActions.css.ts';

interface TitleActionsProps {
  title: TitleRef;
  offer: TitleOffer;
  play: PlayTarget | undefined;
  background?: 'picture' | 'page';
}

export function TitleActions({ title, offer, play, background = 'picture' }: TitleActionsProps) {
  const { t } = useTranslation(['title', 'shell']);
  const { decision, failed, retry } = offer;
  const files = useExistingPages().downloadPath(title);
  const secondary = background === 'picture' ? 'overlay' : 'secondary';
  if (failed) {
    return (
      <div className={styles.failed}>
        <Text tone="inherit" leading="ui">
          <span role="status">{t('offersFailed')}</span>
        </Text>
        <Button size="sm" variant={secondary} onClick={() => void trackLoading(retry())}>
          {t('shell:tryAgain')}
        </Button>
      </div>
    );
  }
  if (!decision) {
    return (
      <div className={styles.offers}>
        <VisuallyHidden live="polite">{t('shell:loading')}</VisuallyHidden>
        <span className={styles.waiting}>
          <Skeleton shape="control" />
        </span>
      </div>
    );
  }
  const shown = decision.actions.filter(({ kind }) => {
    // A series without a released episode cannot be played.
    if (kind === 'play') return play !== undefined;
    // A free title without files needs only the play button.
    return kind !== 'free' || files !== undefined;
  });
  const { signIn, soldElsewhere } = decision;
  return (
    <div className={styles.offers}>
      {signIn ? <SignIn title={title} /> : null}
      {soldElsewhere ? (
        <div className={styles.note}>
          <InfoIcon />
          <Text tone="inherit" leading="ui">
            {t(`soldElsewhere.${soldElsewhere}`)} <SupportLink before={t('askSupport')} />
          </Text>
        </div>
      ) : null}
      {shown.map((action, index) => (
        <Offer
          key={action.kind}
          action={action}
          title={title}
          play={play}
          variant={index === 0 && !signIn ? 'primary' : secondary}
        />
      ))}
    </div>
  );
}

function SignIn({ title }: { title: TitleRef }) {
  const { t } = useTranslation('title');
  const openLogin = useModal('login');
  const href = useExistingPages().loginPath(contentPath(title.type, title.id));
  return (
    <ExistingLink
      variant="primary"
      size="lg"
      href={href}
      icon={<UserIcon />}
      onClick={insteadOfPage(openLogin, {})}
    >
      {t('signIn')}
    </ExistingLink>
  );
}

interface OfferProps {
  action: TitleAction;
  title: TitleRef;
  play: PlayTarget | undefined;
  variant: ButtonVariant;
}

/** Links, so that they work before hydration and without JavaScript. */
function Offer({ action, title, play, variant }: OfferProps) {
  return <ExistingLink variant={variant} size="lg" {...useOfferLink(action, title, play)} />;
}

type OfferLink = Pick<ButtonLinkProps, 'children' | 'icon' | 'onClick'> & {
  href: string | undefined;
};

function useOfferLink(
  action: TitleAction,
  title: TitleRef,
  play: PlayTarget | undefined,
): OfferLink {
  const { t } = useTranslation('title');
  const { locale } = usePage().facts;
  const pages = useExistingPages();
  const openPlayer = useModal('player');
  const openDownload = useModal('download');
  const openSubscription = useModal('subscription');
  const openBuy = useModal('buy');
  const { type, id } = title;
  const content = { content_type: type, content_id: id };
  const titleHref = contentPath(type, id);
  const filesHref = pages.downloadPath(title) ?? titleHref;
  switch (action.kind) {
    case 'play': {
      const { href, label } = play ?? { href: titleHref, label: t('watch') };
      const opensHere = href === titleHref;
      return {
        href,
        icon: <PlayIcon />,
        onClick: opensHere ? insteadOfPage(openPlayer, content) : undefined,
        children: label,
      };
    }
    case 'free':
      return {
        href: filesHref,
        icon: <GiftIcon />,
        onClick: hasFiles(type) ? insteadOfPage(openDownload, content) : undefined,
        children: t('free'),
      };
    case 'subscribe':
      return {
        href: pages.plansPath(title),
        icon: <CardIcon />,
        onClick: insteadOfPage(openSubscription, content),
        children: t('subscribe'),
      };
    case 'buy': {
      const { price, what } = action;
      const purchase = purchaseLabel(action);
      return {
        href: filesHref,
        icon: what === 'ticket' ? <TicketIcon /> : <FilmIcon />,
        onClick: type === 'series' ? undefined : insteadOfPage(openBuy, { id, type }),
        children:
          price === undefined
            ? t(purchase)
            : t(`${purchase}For`, { price: formatToman(price, locale) }),
      };
    }
    case 'ussd':
      return {
        href: action.address,
        icon: <PhoneIcon />,
        children: (
          <>
            {t('ussd')} <bdi dir="ltr">{formatUssd(action, locale)}</bdi>
          </>
        ),
      };
  }
}
