import type { Picture as PictureAnswer } from '@parde/api-client';
import {
  Container,
  Heading,
  Link,
  MetaLine,
  Phrase,
  type PhraseData,
  Phrases,
  type PhrasesData,
  Picture,
  Stack,
  Text,
} from '@parde/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Sections } from '../../app/parts/Sections.tsx';
import { CartBar } from '../../titles/cart/CartBar.tsx';
import { type TitleFacts, useTitleFacts } from '../../titles/facts/title-facts.tsx';
import * as styles from './DownloadScreen.css.ts';

interface DownloadScreenProps {
  name: PhrasesData;
  /** The series and season, or the name in the other language. */
  subtitle?: PhraseData | undefined;
  title: TitleFacts & { readonly poster: PictureAnswer | null };
  titleHref: string;
  /** Receives the head, because the column beside the files is beside the head, too. */
  children: (head: ReactNode) => ReactNode;
}

export function DownloadScreen({
  name,
  subtitle,
  title,
  titleHref,
  children,
}: DownloadScreenProps) {
  const { t } = useTranslation('downloads');
  const factsOf = useTitleFacts();
  const head = (
    <div className={styles.head}>
      <div>
        <Picture
          picture={title.poster}
          alt=""
          ratio="poster"
          corners="poster"
          loading="eager"
          sizes="(min-width: 48rem) 8.5rem, 6rem"
        />
      </div>
      <Stack space="xxs">
        <Heading level={1} size="lg">
          <span className={styles.task}>{t('download')} </span>
          <Phrases>{name}</Phrases>
        </Heading>
        {subtitle === undefined ? null : (
          <Text size="sm" tone="muted" leading="ui">
            <Phrase>{subtitle}</Phrase>
          </Text>
        )}
        <Text as="div" size="sm" tone="muted" leading="ui">
          <MetaLine items={factsOf(title)} />
        </Text>
        <Text as="div" size="sm" leading="ui">
          <Link href={titleHref}>{t('toTitle')}</Link>
        </Text>
      </Stack>
    </div>
  );
  return (
    <Sections>
      <Container>
        <Stack space="lg">
          <div>{children(head)}</div>
          <div className={styles.dock}>
            <CartBar />
          </div>
        </Stack>
      </Container>
    </Sections>
  );
}
