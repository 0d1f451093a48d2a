import { SearchIcon } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useLazyPart } from '../../app/hooks/use-lazy-part.ts';
import { path } from '../../paths.ts';
import { type HeaderPanel, usePanelClosing } from './header-panels.ts';
import { PanelToggle } from './PanelToggle.tsx';
import { scrim } from './panel.css.ts';

const searchPanel = {
  load: () => import('./SearchPanel.tsx').then((module) => module.SearchPanel),
  instead: path('search'),
};

/** The search button. Without script it is a link to the search page. */
export function Search({ panel }: { panel: HeaderPanel }) {
  const { t } = useTranslation();
  const [Panel, preload] = useLazyPart(searchPanel, panel.open);
  const { button, closeAndRestoreFocus, rootProps } = usePanelClosing(panel);
  return (
    <>
      {/* The scrim is outside of the panel's root element, so that a click on it counts as outside. */}
      {panel.open && Panel ? <div className={scrim} /> : null}
      <div {...rootProps}>
        <PanelToggle
          ref={button}
          href={searchPanel.instead}
          label={t('search')}
          icon={<SearchIcon />}
          aria-expanded={panel.open}
          onFocus={preload}
          onPointerEnter={preload}
          onClick={panel.open ? panel.close : panel.show}
        />
        {panel.open && Panel ? <Panel onClose={closeAndRestoreFocus} /> : null}
      </div>
    </>
  );
}
