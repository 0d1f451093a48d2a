import { formatCountdown, formatDuration, formatToman } from '@parde/domain';
import { Button, CardIcon, Container, Countdown, Heading, Link, Notice, Picture } from '@parde/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { useNow } from '../../app/hooks/use-now.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { momentIn } from '../../app/parts/facts.ts';
import { Note } from '../../app/parts/Note.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { ServerText } from '../../app/parts/ServerText.tsx';
import { contentPath } from '../../paths.ts';
import { DialCode, Steps } from './DialCode.tsx';
import { Outcome } from './Outcome.tsx';
import * as styles from './Ussd.css.ts';
import { knownReading, linkQuery, type ReadLink, readLink } from './ussd-link.ts';

/** An operator's link: what it buys, the code to dial, and the outcome. */
export function UssdScreen() {
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
  const { t } = useTranslation(['ussd', 'shell']);
  return (
    <Notice
      tone="warning"
      live={isOver ? 'polite' : 'off'}
      title={t(isOver ? 'codeOver' : 'codeUnclear')}
      action={
        <Button size="sm" onClick={() => window.location.reload()}>
          {isOver ? t('newCode') : t('shell:tryAgain')}
        </Button>
      }
    >
      {t(isOver ? 'codeOverMore' : 'codeUnclearMore')}
    </Notice>
  );
}

/** Shows what the code buys, from which operator, for how much and until when. */
function LinkPurchase({ link, onEnd }: { link: ReadLink; onEnd: () => void }) {
  const { t } = useTranslation('ussd');
  const { locale } = usePage().facts;
  const { name, card, price, operator, until } = link;
  return (
    <div className={styles.what}>
      <div className={styles.head}>
        {card ? (
          <Picture
            picture={card.poster}
            alt=""
            ratio="poster"
            corners="poster"
            sizes="9rem"
            loading="eager"
          />
        ) : (
          <span className={styles.sign}>
            <CardIcon size="xl" />
          </span>
        )}
        <div className={styles.name}>
          <Note>{t('kind')}</Note>
          <Heading level={1} size="lg">
            {card ? (
              <Link href={contentPath(card.content_type, card.id)} tone="inherit">
                <ServerText>{name}</ServerText>
              </Link>
            ) : (
              <ServerText>{name}</ServerText>
            )}
          </Heading>
        </div>
      </div>
      <dl className={styles.facts}>
        <Fact name={t('price')}>
          <bdi>{formatToman(price, locale)}</bdi>
          <span className={styles.note}>{t('withVat')}</span>
        </Fact>
        <Fact name={t('operator')}>
          <ServerText>{operator}</ServerText>
        </Fact>
        {until === undefined ? null : (
          <Fact name={t('validUntil')}>
            <time dateTime={new Date(until).toISOString()}>
              {t('until', momentIn(locale, until))}
            </time>
            <TimeLeft until={until} onEnd={onEnd} />
          </Fact>
        )}
      </dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

interface TimeLeftProps {
  until: number;
  /** Called to the second, if the time ends while the viewer looks. */
  onEnd: () => void;
}

/** Counts by the second in the last hour, and by the minute in the last day. Before that the date is enough. */
function TimeLeft({ until, onEnd }: TimeLeftProps) {
  const { t } = useTranslation('ussd');
  const { locale } = usePage().facts;
  const left = until - useNow();
  if (left <= 0 || left > dayMs) return null;
  return (
    <span className={styles.note}>
      {left > hourMs ? (
        t('left', { time: formatDuration(Math.floor(left / minuteMs), locale) })
      ) : (
        <LastHour until={until} onEnd={onEnd} />
      )}
    </span>
  );
}

function LastHour({ until, onEnd }: TimeLeftProps) {
  const { t } = useTranslation('ussd');
  const { facts } = usePage();
  const isHydrated = useHydrated();
  // The page may have been open for long, and hydration must show what the server did.
  const [now] = useState(() => Date.parse(facts.now) + (isHydrated ? performance.now() : 0));
  return (
    <>
      {t('leftFor')}{' '}
      <Countdown
        until={until}
        now={now}
        format={(seconds) => formatCountdown(seconds, facts.locale)}
        onEnd={onEnd}
      />
    </>
  );
}
