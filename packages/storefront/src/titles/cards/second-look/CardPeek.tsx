import type { Card } from '@parde/api-client';
import {
  BookmarkIcon,
  CardOverlay,
  type CardOverlayProps,
  CheckIcon,
  IconButton,
  IconButtonLink,
  MetaLine,
  MoreIcon,
  Text,
} from '@parde/ui';
import { useTranslation } from '../../../app/i18n/use-translation.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { ServerText } from '../../../app/parts/ServerText.tsx';
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
  onMore: () => void;
}

/** Over the card's picture, while a mouse or the focus is on it. */
export function CardPeek({ card, title, shape, onMore }: CardPeekProps) {
  const { t } = useTranslation('second-look');
  const page = usePage();
  const name = wholePhrase(card, page.facts.locale);
  const factsOf = useFactLine();
  const { facts, summary, play } = useLook(card, title, usePrefetchedDetails(title));
  const say = (key: 'watchOf' | 'inMyList') => sentence(name, (said) => t(key, { name: said }));
  return (
    <CardOverlay
      shape={shape}
      actions={
        <>
          {play ? (
            <IconButtonLink
              href={play.href}
              size="sm"
              variant="primary"
              icon={playIcon(play.says)}
              label={play.says === 'watch' ? say('watchOf') : t(play.says)}
            />
          ) : null}
          {keepsMyList(page) ? <ListButton title={title} label={say('inMyList')} /> : null}
          <IconButton
            size="sm"
            variant="overlay"
            icon={<MoreIcon />}
            label={t('more')}
            onClick={onMore}
          />
        </>
      }
    >
      <Text as="div" size="xs" tone="inherit" leading="ui" weight="medium">
        <MetaLine items={factsOf(facts)} />
      </Text>
      {summary === '' ? null : (
        <Text size="xs" tone="inherit" leading="ui" lines={2}>
          <ServerText>{summary}</ServerText>
        </Text>
      )}
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
        variant="overlay"
        icon={isIn ? <CheckIcon /> : <BookmarkIcon />}
        label={label}
        aria-pressed={isIn}
        onClick={toggle}
      />
      {needsSignIn ? <SignInToAdd title={title} onOpened={signInOpened} /> : null}
    </>
  );
}
