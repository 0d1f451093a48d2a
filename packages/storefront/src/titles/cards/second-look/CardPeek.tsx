import type { Card } from '@parde/api-client';
import {
  BookmarkIcon,
  ButtonLink,
  CardOverlay,
  type CardOverlayProps,
  CheckIcon,
  IconButton,
  MetaLine,
  Text,
} from '@parde/ui';
import { useTranslation } from '../../../app/i18n/use-translation.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { ServerText } from '../../../app/parts/ServerText.tsx';
import { contentPath } from '../../../paths.ts';
import { wholePhrase } from '../../../words/episode-names.ts';
import { sentence } from '../../../words/phrases.ts';
import { useFactLine } from '../../facts/use-fact-line.tsx';
import { keepsMyList, type ListedTitle } from '../../my-list/listed-title.ts';
import { SignInToAdd } from '../../my-list/SignInToAdd.tsx';
import { useMyList } from '../../my-list/use-my-list.ts';
import { playIcon } from './play-icon.tsx';
import { useLook, usePrefetchedDetails } from './use-look.ts';

export interface CardPeekProps {
  card: Card;
  title: ListedTitle;
  shape: CardOverlayProps['shape'];
}

/** What the card says of it beneath its picture. */
const beneath: Readonly<Record<CardPeekProps['shape'], readonly string[]>> = {
  poster: ['rating', 'year'],
  wide: ['year'],
};

/** Over the card, while a mouse or the focus is on it. */
export function CardPeek({ card, title, shape }: CardPeekProps) {
  const { t } = useTranslation('second-look');
  const page = usePage();
  const name = wholePhrase(card, page.facts.locale);
  const factsOf = useFactLine();
  const details = usePrefetchedDetails(title);
  const { facts, summary, play } = useLook(card, title, details);
  const say = (key: 'watchOf' | 'inMyList') => sentence(name, (said) => t(key, { name: said }));
  return (
    <CardOverlay
      shape={shape}
      href={contentPath(card.content_type, card.id)}
      picture={details?.backdrop ?? card.backdrop ?? card.poster}
      summary={shape === 'poster' && summary !== '' ? <ServerText>{summary}</ServerText> : null}
      actions={
        <>
          {play ? (
            <ButtonLink
              href={play.href}
              size="sm"
              variant="primary"
              icon={playIcon(play.says)}
              label={play.says === 'watch' ? say('watchOf') : undefined}
            >
              {t(play.says)}
            </ButtonLink>
          ) : null}
          {keepsMyList(page) ? <ListButton title={title} label={say('inMyList')} /> : null}
        </>
      }
    >
      <Text as="div" size="sm" tone="inherit" leading="ui" weight="medium">
        <MetaLine items={factsOf(facts).filter(({ id }) => !beneath[shape].includes(id))} oneLine />
      </Text>
    </CardOverlay>
  );
}

interface ListButtonProps {
  title: ListedTitle;
  label: ReturnType<typeof sentence>;
}

function ListButton({ title, label }: ListButtonProps) {
  const { isIn, toggle, needsSignIn, signInOpened } = useMyList(title);
  return (
    <>
      <IconButton
        size="sm"
        variant="secondary"
        icon={isIn ? <CheckIcon /> : <BookmarkIcon />}
        label={label}
        aria-pressed={isIn}
        onClick={toggle}
      />
      {needsSignIn ? <SignInToAdd title={title} onOpened={signInOpened} /> : null}
    </>
  );
}
