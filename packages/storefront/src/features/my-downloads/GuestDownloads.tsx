import { ask } from '@parde/api-client/query';
import {
  ButtonLink,
  Container,
  FilmIcon,
  GlobeIcon,
  Heading,
  Inline,
  Link,
  RenewIcon,
  TicketIcon,
} from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { insteadOfPage, useModal } from '../../app/modals/use-modal.ts';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import type { Page } from '../../app/page/page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { ExistingLink } from '../../app/parts/ExistingLink.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import { PageHero } from '../../app/parts/PageHero.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { loginPath, path } from '../../paths.ts';
import { CardShelf } from '../../titles/cards/CardShelf.tsx';
import { cardsWithPage } from '../../titles/cards/cards-with-page.ts';
import { CartBar } from '../../titles/cart/CartBar.tsx';
import * as cardStyles from '../../titles/file-downloads/download-cards.css.ts';
import * as steps from './GuestDownloads.css.ts';

/** The most that a page of the list may contain, because few of its titles are free. */
export const titlesToDownload = ({ api }: Pick<Page, 'api'>) =>
  ask(api, 'listDownloads', { query: { limit: 50 } });

const shelfLength = 18;

/** Explains what downloading is, and how to download. */
export function GuestDownloads({ onDevice }: { onDevice: ReactNode }) {
  const { t } = useTranslation('my-downloads');
  const page = usePage();
  const openLogin = useModal('login');
  const pages = useExistingPages();
  const internet = pages.path('internet');
  const query = useQuery(titlesToDownload(page));
  const cards = cardsWithPage(
    page,
    query.data?.items.map(({ title }) => title),
  );
  const free = cards.filter(({ access }) => access === 'free');
  const others = cards.filter(({ access }) => access !== 'free');
  return (
    <>
      <PageHero
        underHeader
        title={t('downloads')}
        text={t('guestText')}
        posters={cards.slice(0, 10).map(({ poster }) => poster)}
      >
        <Inline space="sm">
          <ButtonLink
            href={loginPath(path('download'))}
            variant="primary"
            onClick={insteadOfPage(openLogin, {})}
          >
            {t('guestSignIn')}
          </ButtonLink>
          <ExistingLink href={pages.plansPath()} icon={<TicketIcon />}>
            {t('guestPlans')}
          </ExistingLink>
        </Inline>
      </PageHero>
      <Sections>
        <Container>
          <div className={cardStyles.guest}>
            {onDevice}
            <section className={cardStyles.list} aria-label={t('how')}>
              <Heading level={2} size="md">
                {t('how')}
              </Heading>
              <ul className={steps.steps}>
                <Step icon={<TicketIcon />} title={t('howAccess')} text={t('howAccessText')} />
                <Step icon={<FilmIcon />} title={t('howQuality')} text={t('howQualityText')} />
                <Step icon={<RenewIcon />} title={t('howResume')} text={t('howResumeText')} />
                <Step icon={<GlobeIcon />} title={t('howData')} text={t('howDataText')}>
                  {internet ? <Link href={internet}>{t('howDataLink')}</Link> : null}
                </Step>
              </ul>
            </section>
            <CartBar />
          </div>
        </Container>
        {query.isError && !query.data ? (
          <Container>
            <Failed
              text={t('freeFailed')}
              loading={query.isFetching}
              onRetry={() => query.refetch()}
            />
          </Container>
        ) : null}
        {free.length > 0 ? (
          <CardShelf title={t('free')} shape="posters" cards={free.slice(0, shelfLength)} />
        ) : null}
        {others.length > 0 ? (
          <CardShelf title={t('newest')} shape="posters" cards={others.slice(0, shelfLength)} />
        ) : null}
      </Sections>
    </>
  );
}

interface StepProps {
  icon: ReactNode;
  title: string;
  text: string;
  children?: ReactNode;
}

function Step({ icon, title, text, children }: StepProps) {
  return (
    <li className={steps.step}>
      <span className={steps.stepIcon}>{icon}</span>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <p className={steps.stepText}>{text}</p>
      {children}
    </li>
  );
}
