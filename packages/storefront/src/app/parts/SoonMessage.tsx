import { Container, EmptyState } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useRouteRow } from '../hooks/use-route-row.ts';
import { HomeLink } from './HomeLink.tsx';
import { Sections } from './Sections.tsx';

/** A screen that is still to be built, under its own name. */
export function SoonMessage() {
  const { t } = useTranslation('pages');
  const { t: shell } = useTranslation();
  const { name, closed } = useRouteRow();
  return (
    <Sections>
      <Container width="text">
        <EmptyState
          headingLevel={1}
          title={name ? t(name) : shell('soon')}
          text={shell('soon')}
          actions={closed ? null : <HomeLink />}
        />
      </Container>
    </Sections>
  );
}
