import type { TitleDecision } from '@parde/domain';
import { Container, Notice } from '@parde/ui';
import { usePage } from '../../app/page/Storefront.tsx';

export function FullRateNotice({ decision }: { decision: TitleDecision | undefined }) {
  const { locale } = usePage().facts;
  const { fullRate } = decision ?? {};
  if (!fullRate) return null;
  const title = locale === 'en' ? (fullRate.title_en ?? fullRate.title_fa) : fullRate.title_fa;
  return (
    <Container>
      <Notice tone="warning" title={title} live="polite">
        <bdi>{fullRate.message}</bdi>
      </Notice>
    </Container>
  );
}
