import type { Answer } from '@parde/api-client';
import { Link } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { Sentence, ServerText } from '../../app/parts/ServerText.tsx';
import { nameSlot } from '../../names/phrases.ts';
import { searchPath } from '../../paths.ts';
import * as styles from './SearchScreen.css.ts';

interface SpellingProps {
  term: string;
  about: Answer<'search'>['data']['about'];
}

/** Shows which term the results belong to if the typed one has none, or suggests another term. */
export function Spelling({ term, about }: SpellingProps) {
  const { t } = useTranslation('search');
  const { corrected = false, did_you_mean: meant } = about;
  if (!(corrected || meant)) return null;
  return (
    <p className={styles.spelling} role="status">
      {corrected ? (
        <>
          <Sentence
            text={t('notCalled', { term: nameSlot })}
            name={<ServerText>{term}</ServerText>}
          />{' '}
        </>
      ) : null}
      {meant ? (
        <Sentence
          text={t(corrected ? 'resultsOfMeant' : 'didYouMean', { term: nameSlot })}
          name={
            <Link href={searchPath(meant)}>
              <ServerText>{meant}</ServerText>
            </Link>
          }
        />
      ) : (
        t('nearest')
      )}
    </p>
  );
}
