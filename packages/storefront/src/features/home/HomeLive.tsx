import { ask } from '@parde/api-client/query';
import { elapsedFraction, formatTimeOfDay } from '@parde/domain';
import { Badge, Box, ButtonLink, Container, Heading, Picture, PlayIcon, Text } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { hasOperation, hasPage } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Name, ServerText } from '../../app/parts/ServerText.tsx';
import { useBrand } from '../../brand/brand-context.tsx';
import { textIn } from '../../names/names.ts';
import { namePhrase, sentence } from '../../names/phrases.ts';
import { contentPath } from '../../paths.ts';
import * as styles from './HomeLive.css.ts';

/** The steps of the progress bar, so that two visits within a minute look alike. */
const steps = 20;

/** Uses the slider's answer, so it needs no request of its own. The slider reports the error. */
export function HomeLive() {
  const { t } = useTranslation('home');
  const page = usePage();
  const { api, facts } = page;
  const { locale, now } = facts;
  const isHydrated = useHydrated();
  const { sliderRef } = useBrand();
  const enabled = hasOperation(page, 'getSlider') && hasPage(page, 'live');
  const { data } = useQuery({
    ...ask(api, 'getSlider', { query: { ref: sliderRef } }),
    enabled,
  });
  const live = data?.live[0];
  if (!enabled || !live) return null;
  // The time of this render, because a clock that ticks costs a script.
  const time = Date.parse(now) + (isHydrated ? performance.now() : 0);
  const over = Math.round(elapsedFraction(live, time) * steps) / steps;
  return (
    <Container as="section">
      <Box surface="surface" corners="lg" className={styles.strip}>
        <div className={styles.picture}>
          <Picture
            picture={live.picture}
            alt=""
            ratio="fill"
            sizes="(min-width: 48rem) 10rem, 7rem"
          />
        </div>
        <div className={styles.textBlock}>
          <div className={styles.channel}>
            <Badge tone="live">{t('liveNow')}</Badge>
            <Heading level={2} size="md">
              <Name of={live} />
            </Heading>
          </div>
          <Text tone="muted" leading="ui">
            <ServerText>{textIn(locale, live.programme_fa, live.programme_en)}</ServerText>
          </Text>
        </div>
        <div className={styles.times}>
          {t('liveTime', {
            start: formatTimeOfDay(live.starts_at, locale),
            end: formatTimeOfDay(live.ends_at, locale),
          })}
          <div className={styles.bar}>
            <div className={styles.over} style={{ inlineSize: `${over * 100}%` }} />
          </div>
        </div>
        <div className={styles.action}>
          <ButtonLink
            href={contentPath('live', live.id)}
            icon={<PlayIcon />}
            label={sentence(namePhrase(live, locale), (name) => t('watchLiveOf', { name }))}
          >
            <span className={styles.labelText}>{t('watchLive')}</span>
          </ButtonLink>
        </div>
      </Box>
    </Container>
  );
}
