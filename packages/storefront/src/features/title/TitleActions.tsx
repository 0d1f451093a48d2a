import { formatToman, formatUssd, type TitleAction } from '@parde/domain';
import {
  Button,
  ButtonLink,
  type ButtonVariant,
  CardIcon,
  FilmIcon,
  GiftIcon,
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
import { ContactSupport } from '../../app/parts/SupportLink.tsx';
import { contentPath } from '../../paths.ts';
import { hasFiles } from '../../titles/file-downloads/downloadable-title.ts';
import type { TitleRef } from '../../titles/title-base.ts';
import type { TitleOffer } from '../../titles/use-title-offer.ts';
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
  const { brand, facts } = usePage();
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
        <ContactSupport text={t('soldElsewhere', { brand: brand.name[facts.locale] })} />
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
  if (href === undefined) return null;
  return (
    <ButtonLink
      variant="primary"
      size="lg"
      href={href}
      icon={<UserIcon />}
      onClick={insteadOfPage(openLogin, {})}
    >
      {t('signIn')}
    </ButtonLink>
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
  const { t } = useTranslation('title');
  const { locale } = usePage().facts;
  const pages = useExistingPages();
  const openPlayer = useModal('player');
  const openDownload = useModal('download');
  const openSubscription = useModal('subscription');
  const openBuy = useModal('buy');
  const content = { content_type: title.type, content_id: title.id };
  const titleHref = contentPath(title.type, title.id);
  const filesHref = pages.downloadPath(title) ?? titleHref;
  const buttonProps = { variant, size: 'lg' } as const;
  switch (action.kind) {
    case 'play': {
      const { href, label } = play ?? { href: titleHref, label: t('watch') };
      const opensHere = href === titleHref;
      return (
        <ButtonLink
          {...buttonProps}
          href={href}
          icon={<PlayIcon />}
          onClick={opensHere ? insteadOfPage(openPlayer, content) : undefined}
        >
          {label}
        </ButtonLink>
      );
    }
    case 'free': {
      return (
        <ButtonLink
          {...buttonProps}
          href={filesHref}
          icon={<GiftIcon />}
          onClick={hasFiles(title.type) ? insteadOfPage(openDownload, content) : undefined}
        >
          {t('free')}
        </ButtonLink>
      );
    }
    case 'subscribe': {
      const href = pages.plansPath(title);
      return href === undefined ? null : (
        <ButtonLink
          {...buttonProps}
          href={href}
          icon={<CardIcon />}
          onClick={insteadOfPage(openSubscription, content)}
        >
          {t('subscribe')}
        </ButtonLink>
      );
    }
    case 'buy': {
      const { price, what } = action;
      const purchase = purchaseLabel(action);
      return (
        <ButtonLink
          {...buttonProps}
          href={filesHref}
          icon={what === 'ticket' ? <TicketIcon /> : <FilmIcon />}
          onClick={
            title.type === 'series'
              ? undefined
              : insteadOfPage(openBuy, { id: title.id, type: title.type })
          }
        >
          {price === undefined
            ? t(purchase)
            : t(`${purchase}For`, { price: formatToman(price, locale) })}
        </ButtonLink>
      );
    }
    case 'ussd':
      return (
        <ButtonLink {...buttonProps} href={action.address} icon={<PhoneIcon />}>
          {t('ussd')} <bdi dir="ltr">{formatUssd(action, locale)}</bdi>
        </ButtonLink>
      );
  }
}

function purchaseLabel({ what, isPresale }: Extract<TitleAction, { kind: 'buy' }>) {
  if (what === 'ticket') return 'ticket';
  return isPresale ? 'presell' : 'buy';
}
