import { Button, ButtonLink, CheckIcon, ClockIcon } from '@parde/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HomeLink } from '../../../app/page/PageMessage.tsx';
import {
  ResultFact,
  ResultFacts,
  ResultPanel,
  TrackingCodeFact,
} from '../../../app/parts/ResultPanel.tsx';
import { SupportLink } from '../../../app/parts/SupportLink.tsx';
import { useSubscriptionSentence } from '../../../app/session/use-viewer.ts';
import { contentPath } from '../../../paths.ts';
import { useAccountResult } from './account-result.ts';
import type { AccountState } from './stored-purchases.ts';

/** The code comes from an address and is shown unchanged, so it must look like a code. */
const trackingCode = /^[\w-]{1,40}$/;

/** Shown after the bank, if the server has no call for a payment: only the account shows the result. */
export function AccountResultPanel({ code }: { code: string | undefined }) {
  const { t } = useTranslation('callback');
  const { account, result, isOpen, isChecking, refresh } = useAccountResult(code);
  const shownCode = code !== undefined && trackingCode.test(code) ? code : undefined;
  const change = result?.change;
  const wanted = result?.trace.title;
  const variant = change ? 'primary' : 'secondary';
  const texts = (): [title: string, text?: string] => {
    if (change) return [t(`account.changed.${change}`), t(`account.changedMore.${change}`)];
    if (isOpen) return [t('account.asking')];
    const isMissing = !account || account.isPartial;
    if (isMissing) return [t('notKnownYet'), t('notKnownYetMore')];
    return [t('notKnownYet'), t(result ? 'account.unchanged' : 'account.unseen')];
  };
  const [title, text] = texts();
  return (
    <ResultPanel
      tone={change ? 'good' : 'open'}
      icon={change ? <CheckIcon size="xl" /> : <ClockIcon size="xl" />}
      title={title}
      text={change || isOpen ? text : <UnclearText text={text} code={shownCode} />}
      actions={
        <>
          {change || isOpen ? null : (
            <Button variant="primary" loading={isChecking} onClick={() => void refresh()}>
              {t('askAgain')}
            </Button>
          )}
          {wanted ? (
            <ButtonLink href={contentPath(wanted.type, wanted.id)} variant={variant}>
              {t('goOn')}
            </ButtonLink>
          ) : (
            <HomeLink variant={variant} />
          )}
        </>
      }
    >
      {account ? <Facts account={account} code={shownCode} /> : null}
    </ResultPanel>
  );
}

/** Adds the advice to contact support, if there is any support. The advice names the code only if it is shown. */
export function UnclearText({ text, code }: { text: ReactNode; code: string | undefined }) {
  const { t } = useTranslation('callback');
  const before = t(code === undefined ? 'account.askSupport' : 'account.sendCode');
  return (
    <>
      {text} <SupportLink before={before} />
    </>
  );
}

interface FactsProps {
  account: AccountState;
  code: string | undefined;
}

function Facts({ account, code }: FactsProps) {
  const { t } = useTranslation('callback');
  const sentence = useSubscriptionSentence();
  return (
    <ResultFacts label={t('account.label')}>
      {account.isSubscribed === undefined ? null : (
        <ResultFact name={t('account.subscription')}>{sentence}</ResultFact>
      )}
      {account.creditText === undefined ? null : (
        <ResultFact name={t('account.credit')}>
          <bdi>{account.creditText}</bdi>
        </ResultFact>
      )}
      {code === undefined ? null : <TrackingCodeFact code={code} />}
    </ResultFacts>
  );
}
