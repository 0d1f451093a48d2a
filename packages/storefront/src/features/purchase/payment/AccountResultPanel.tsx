import {
  Button,
  ButtonLink,
  CheckIcon,
  ClockIcon,
  ErrorState,
  Heading,
  Link,
  Stack,
  Text,
} from '@parde/ui';
import type { ReactNode } from 'react';
import { useSupportPhone } from '../../../app/hooks/use-support-phone.ts';
import { useTranslation } from '../../../app/i18n/use-translation.ts';
import { CopyableText } from '../../../app/parts/CopyableText.tsx';
import { HomeLink } from '../../../app/parts/HomeLink.tsx';
import { PhoneNumber } from '../../../app/parts/PhoneNumber.tsx';
import { useSubscriptionSentence } from '../../../app/session/use-subscription-sentence.ts';
import { contentPath } from '../../../paths.ts';
import * as styles from './PaymentResult.css.ts';
import type { AccountState } from './purchase-trace.ts';
import { useAccountResult } from './use-account-result.ts';

/** From an address: it is shown as it is, so it must be a code. */
const trackingCode = /^[\w-]{1,40}$/;

/** After the bank, before a server that cannot be asked about a payment: the truth is in the account. */
export function AccountResultPanel({ code }: { code: string | undefined }) {
  const { t } = useTranslation('callback');
  const { account, result, isOpen, isAsking, refresh } = useAccountResult(code);
  const change = result?.change;
  const wanted = result?.trace.title;
  const askAgain = (
    <Button variant="primary" loading={isAsking} onClick={() => void refresh()}>
      {t('askAgain')}
    </Button>
  );
  if (account && !isOpen && account.mobile === undefined && account.creditText === undefined) {
    return (
      <ErrorState
        headingLevel={1}
        live
        title={t('notKnownYet')}
        text={t('notKnownYetMore')}
        actions={
          <>
            {askAgain}
            <HomeLink variant="secondary" />
          </>
        }
      />
    );
  }
  const texts = () => {
    if (change) return [t(`account.changed.${change}`), t(`account.changedMore.${change}`)];
    if (isOpen) return [t('account.asking')];
    const isMissing = !account || account.isPartial;
    if (isMissing) return [t('notKnownYet'), t('notKnownYetMore')];
    return [t('notKnownYet'), t(result ? 'account.unchanged' : 'account.unseen')];
  };
  const [title, more] = texts();
  return (
    <article className={styles.panel} aria-live="polite">
      <span className={styles.sign[change ? 'good' : 'open']}>
        {change ? <CheckIcon size="xl" /> : <ClockIcon size="xl" />}
      </span>
      <Stack space="xs" align="center">
        <Heading level={1} size="lg" align="center">
          {title}
        </Heading>
        {more === undefined ? null : (
          <Text align="center" tone="muted">
            {more}
          </Text>
        )}
      </Stack>
      {account ? <Facts account={account} code={code} asksSupport={!change && !isOpen} /> : null}
      <div className={styles.actions}>
        {change || isOpen ? null : askAgain}
        {wanted ? (
          <ButtonLink
            href={contentPath(wanted.type, wanted.id)}
            variant={change ? 'primary' : 'secondary'}
          >
            {t('goOn')}
          </ButtonLink>
        ) : (
          <HomeLink variant={change ? 'primary' : 'secondary'} />
        )}
      </div>
    </article>
  );
}

interface FactsProps {
  account: AccountState;
  code: string | undefined;
  asksSupport: boolean;
}

function Facts({ account, code, asksSupport }: FactsProps) {
  const { t } = useTranslation('callback');
  const phone = useSupportPhone();
  const sentence = useSubscriptionSentence();
  return (
    <dl className={styles.facts} aria-label={t('account.label')}>
      {account.isSubscribed === undefined ? null : (
        <Fact name={t('account.subscription')}>{sentence}</Fact>
      )}
      {account.creditText === undefined ? null : (
        <Fact name={t('account.credit')}>
          <bdi>{account.creditText}</bdi>
        </Fact>
      )}
      {code !== undefined && trackingCode.test(code) ? (
        <Fact name={t('trackingCode')}>
          <CopyableText
            text={code}
            label={t('copy')}
            copied={t('copied')}
            notCopied={t('notCopied')}
          />
        </Fact>
      ) : null}
      {asksSupport && phone !== undefined ? (
        <Fact name={t('account.support')}>
          <Link href={`tel:${phone}`}>
            <PhoneNumber>{phone}</PhoneNumber>
          </Link>
        </Fact>
      ) : null}
    </dl>
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
