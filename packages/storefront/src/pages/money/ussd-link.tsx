import { Button, ButtonLink, Container, EmptyState, Heading, Notice, PhoneIcon } from '@parde/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { data, useParams } from 'react-router';
import { useNow } from '../../app/hooks/use-now.ts';
import { definePage } from '../../app/page/define-page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { PhoneNumber } from '../../app/parts/PhoneNumber.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { DialCode } from '../../features/ussd/DialCode.tsx';
import { LinkPurchase } from '../../features/ussd/LinkPurchase.tsx';
import {
  isUnknownLink,
  knownReading,
  linkQuery,
  loadLink,
} from '../../features/ussd/link-readings.ts';
import { Outcome } from '../../features/ussd/Outcome.tsx';
import { readLink } from '../../features/ussd/read-link.ts';
import { Steps } from '../../features/ussd/Steps.tsx';
import * as styles from '../../features/ussd/Ussd.css.ts';
import { path } from '../../paths.ts';
import { useFooterDetails } from '../../shell/footer/use-footer-details.ts';

export default definePage({
  namespace: 'ussd',
  async data(page, params) {
    try {
      return await loadLink(page, params);
    } catch (error) {
      if (isUnknownLink(error)) throw data(null, { status: 404 });
      throw error;
    }
  },
  meta: (link, t, { brand, facts: { locale } }) => ({
    title: t('title', {
      name: readLink(link, locale).name,
      brand: brand.name[locale],
    }),
  }),
  Screen: UssdRoute,
  Missing: WrongLink,
});

function UssdRoute() {
  const { fileid, userid, package: named } = useParams();
  return <UssdScreen key={`${fileid}/${userid}/${named}`} />;
}

function UssdScreen() {
  const { t } = useTranslation('ussd');
  const page = usePage();
  const { data: answer } = useSuspenseQuery(linkQuery(page.api, knownReading(page, useParams())));
  const [hasEnded, setEnded] = useState(false);
  const link = readLink(answer, page.facts.locale);
  const now = useNow();
  const isOver = hasEnded || (link.until !== undefined && link.until <= now);
  return (
    <Sections>
      <Container>
        <div className={styles.layout}>
          <div className={styles.columns}>
            <LinkPurchase link={link} onEnd={() => setEnded(true)} />
            <div className={styles.what}>
              <section className={styles.panel} aria-label={t('how')}>
                <Heading level={2} size="md">
                  {t('how')}
                </Heading>
                {isOver || !link.code ? (
                  <NoCode isOver={isOver} />
                ) : (
                  <>
                    <DialCode code={link.code} />
                    <Steps operator={link.operator} operatorKey={link.operatorKey} />
                  </>
                )}
              </section>
              <section className={styles.panel}>
                <Outcome card={link.card} />
              </section>
            </div>
          </div>
        </div>
      </Container>
    </Sections>
  );
}

/** Shown if the code has expired or is not a code of an operator. */
function NoCode({ isOver }: { isOver: boolean }) {
  const { t } = useTranslation('ussd');
  const { t: shell } = useTranslation();
  return (
    <Notice
      tone="warning"
      live={isOver ? 'polite' : 'off'}
      title={t(isOver ? 'codeOver' : 'codeUnclear')}
      action={
        <Button size="sm" onClick={() => window.location.reload()}>
          {isOver ? t('newCode') : shell('tryAgain')}
        </Button>
      }
    >
      {t(isOver ? 'codeOverMore' : 'codeUnclearMore')}
    </Notice>
  );
}

function WrongLink() {
  const { t } = useTranslation('ussd');
  const { phone } = useFooterDetails();
  return (
    <Sections>
      <Container width="text">
        <EmptyState
          headingLevel={1}
          icon={<PhoneIcon size="xl" />}
          title={t('wrongLink')}
          text={t('wrongLinkMore')}
          actions={
            <>
              <ButtonLink href={path('plans')} variant="primary">
                {t('toPlans')}
              </ButtonLink>
              {phone ? (
                <ButtonLink href={`tel:${phone}`} variant="secondary" icon={<PhoneIcon />}>
                  {t('support')} <PhoneNumber>{phone}</PhoneNumber>
                </ButtonLink>
              ) : null}
            </>
          }
        />
      </Container>
    </Sections>
  );
}
