import type { PlayableType } from '@parde/api-client';
import { useParams } from 'react-router';
import type { DefinedPage } from '../../app/page/define-page.ts';
import { PlayerOverlay } from '../../titles/player/PlayerOverlay.tsx';
import { InApp } from './InApp.tsx';
import type { TitlePage } from './title-page.tsx';

/** Defines the title's page with the player open. */
export function titleShowPage(Title: TitlePage<PlayableType>): DefinedPage {
  function TitleShow() {
    const { id = '' } = useParams();
    return (
      <InApp>
        <Title />
        <PlayerOverlay type={Title.type} id={id} />
      </InApp>
    );
  }
  return Object.assign(TitleShow, { load: Title.load });
}
