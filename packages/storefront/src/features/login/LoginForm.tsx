import { Container, Heading, Stack, Text } from '@parde/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../brand/brand-context.tsx';
import { usePage } from '../../page/Storefront.tsx';
import { Sections } from '../../shell/Sections.tsx';
import { CodeStep } from './CodeStep.tsx';
import { MobileStep } from './MobileStep.tsx';

/** Signing in: a mobile number, then the code that was sent to it. */
export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useTranslation('login');
  const { locale } = usePage().facts;
  const brand = useBrand();
  const [mobile, setMobile] = useState('');
  const [isCodeSent, setCodeSent] = useState(false);
  return (
    <Sections>
      <Container width="form">
        <Stack space="lg">
          <Stack space="xs">
            <Heading level={1}>{t('title', { brand: brand.name[locale] })}</Heading>
            {isCodeSent ? null : <Text tone="muted">{t('lead')}</Text>}
          </Stack>
          {isCodeSent ? (
            <CodeStep mobile={mobile} onSignedIn={onSignedIn} onEdit={() => setCodeSent(false)} />
          ) : (
            <MobileStep mobile={mobile} onChange={setMobile} onSent={() => setCodeSent(true)} />
          )}
        </Stack>
      </Container>
    </Sections>
  );
}
