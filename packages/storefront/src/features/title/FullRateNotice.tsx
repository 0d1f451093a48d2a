import type { TitleDecision } from '@parde/domain';
import { Container, Notice } from '@parde/ui';
import { usePage } from '../../app/page/Storefront.tsx';
import { ServerText } from '../../app/parts/ServerText.tsx';
import { textIn } from '../../names/names.ts';

export function FullRateNotice({ decision }: { decision: TitleDecision | undefined }) {
  const { locale } = usePage().facts;
  const { fullRate } = decision ?? {};
  if (!fullRate) return null;
  const title = textIn(locale, fullRate.title_fa, fullRate.title_en);
  return (
    <Container>
      <Notice tone="warning" title={<ServerText>{title}</ServerText>} live="polite">
        <ServerText>{fullRate.message}</ServerText>
      </Notice>
    </Container>
  );
}
