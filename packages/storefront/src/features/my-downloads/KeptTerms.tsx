import { formatDate, formatTimeOfDay, type Locale } from '@parde/domain';
import { Button, ButtonLink, Inline, RenewIcon, Text, TrashIcon } from '@parde/ui';
import { isConnected } from '../../app/connection.ts';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { hasPage } from '../../app/page/offers.ts';
import type { Page } from '../../app/page/page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { path } from '../../paths.ts';
import { formatBytes } from '../../titles/downloads/file-size.ts';
import { accessOf, isOver, isWhole } from '../../titles/offline/use-kept.ts';
import type { OfflineLibrary, OfflineTitle } from '../../titles/offline/use-offline.ts';
import { wholePhrase } from '../../words/episode-names.ts';
import { sentence } from '../../words/phrases.ts';

interface KeptTermsProps {
  title: OfflineTitle;
  library: OfflineLibrary;
  onRemove: () => void;
}

/** What the server’s word makes of a title that is here: why it does not play, or that it has a newer version. */
export function KeptTerms({ title, library, onRemove }: KeptTermsProps) {
  const { t } = useTranslation('kept');
  const { t: shell } = useTranslation();
  const page = usePage();
  const reason = useReason(title);
  const { playback, key, status, bytes, word } = title;
  const name = wholePhrase(playback, page.facts.locale);
  if (!isWhole(title)) return null;
  if (isOver(title)) {
    return (
      <>
        <Text size="sm">{reason}</Text>
        <Inline space="sm">
          {mayRenew(title, page) ? (
            <ButtonLink size="sm" variant="primary" href={path('plans')}>
              {t('over.renew')}
            </ButtonLink>
          ) : null}
          <Button
            size="sm"
            icon={<TrashIcon />}
            label={sentence(name, (said) => t('removeOf', { name: said }))}
            onClick={onRemove}
          >
            {t('over.removeSize', { size: formatBytes(bytes, shell) })}
          </Button>
        </Inline>
      </>
    );
  }
  if (accessOf(title) === 'clock') return <Text size="sm">{reason}</Text>;
  if (status !== 'kept' || !word?.isOutdated || !isConnected()) return null;
  return (
    <>
      <Text size="sm" tone="muted">
        {t('over.outdated')}
      </Text>
      <Inline>
        <Button
          size="sm"
          icon={<RenewIcon />}
          label={sentence(name, (said) => t('over.fetchAnewOf', { name: said }))}
          onClick={() => void library.fetchAnew(key)}
        >
          {t('over.fetchAnew')}
        </Button>
      </Inline>
    </>
  );
}

function useReason(title: OfflineTitle): string {
  const { t } = useTranslation('kept');
  const { locale } = usePage().facts;
  const access = accessOf(title);
  if (access === 'clock' || access === 'refused') return t(`over.${access}`);
  const end = endOf(title, locale);
  if (!end) return t('over.unknown');
  return t(title.type === 'ekran' ? 'over.screening' : 'over.subscription', end);
}

function endOf({ playback }: OfflineTitle, locale: Locale) {
  const until = playback.offline?.until;
  if (!until || Number.isNaN(Date.parse(until))) return null;
  return { date: formatDate(until, locale), time: formatTimeOfDay(until, locale) };
}

/** What has an end is of a subscription, but for a screening. A child hears nothing of money. */
function mayRenew(title: OfflineTitle, page: Page): boolean {
  const isOfSubscription = accessOf(title) === 'ended' && title.type !== 'ekran';
  return (
    isOfSubscription && isConnected() && page.facts.kids === undefined && hasPage(page, 'plans')
  );
}
