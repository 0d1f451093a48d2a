import { ChevronDownIcon, HeaderLink, IconButton, SearchIcon, UserIcon } from '@parde/ui';
import { type PointerEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { useLazyPart } from '../../app/hooks/use-lazy-part.ts';
import { useRouteRow } from '../../app/hooks/use-route-row.ts';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { path } from '../../paths.ts';
import type { SiteLink } from '../site-links.ts';
import { SignedInUser } from './AccountLinks.tsx';
import * as styles from './HeaderMenus.css.ts';
import { type HeaderPanel, PanelToggle, usePanelClosing } from './header-panels.tsx';
import { onWideScreens, scrim } from './panel.css.ts';

interface HeaderMenuProps {
  /** The page that the button opens without script. */
  link: SiteLink;
  panel: HeaderPanel;
}

const loadSearch = () => import('./SearchPanel.tsx').then((module) => module.SearchPanel);

/** The search button. Without script it is a link to the search page. */
export function Search({ link, panel }: HeaderMenuProps) {
  const [Panel, preload] = useLazyPart({ load: loadSearch, instead: link.href }, panel.open);
  const { button, closeAndRestoreFocus, rootProps } = usePanelClosing(panel);
  return (
    <>
      {/* The scrim is outside of the panel's root element, so that a click on it counts as outside. */}
      {panel.open && Panel ? <div className={scrim} /> : null}
      <div {...rootProps}>
        <PanelToggle
          ref={button}
          href={link.href}
          label={link.label}
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

/** The delays prevent a passing pointer from opening the panel, and a brief exit from closing it. */
const openDelayMs = 150;
const closeDelayMs = 300;

const loadCategories = () =>
  import('./CategoriesPanel.tsx').then((module) => module.CategoriesPanel);

/** A link with a panel. The panel opens on hover, or by its own button for keyboard and touch. */
export function CategoriesMenu({ link, panel }: HeaderMenuProps) {
  const { t } = useTranslation();
  const { nav } = useRouteRow();
  const [Panel, preload] = useLazyPart({ load: loadCategories, instead: link.href }, panel.open);
  const { button, rootProps } = usePanelClosing(panel);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hydrated = useHydrated();

  const onHover = (act: () => void, delay: number) => (event: PointerEvent) => {
    clearTimeout(timer.current);
    if (event.pointerType === 'mouse') timer.current = setTimeout(act, delay);
  };
  /** If hovering has opened the panel, the click that follows must not close it. */
  const openedByHover = useRef(false);
  return (
    <div
      {...rootProps}
      className={styles.categories}
      onPointerEnter={onHover(() => {
        openedByHover.current = !panel.open;
        panel.show();
      }, openDelayMs)}
      onPointerLeave={onHover(panel.close, closeDelayMs)}
    >
      <HeaderLink
        href={link.href}
        label={link.label}
        current={link.current || (nav === 'categories' && 'within')}
      />
      {hydrated ? (
        <span className={onWideScreens}>
          <IconButton
            ref={button}
            size="sm"
            label={t('openCategories')}
            icon={<ChevronDownIcon />}
            aria-expanded={panel.open}
            onFocus={preload}
            onClick={() => {
              clearTimeout(timer.current);
              if (panel.open && !openedByHover.current) panel.close();
              else panel.show();
              openedByHover.current = false;
            }}
          />
        </span>
      ) : null}
      {panel.open && Panel ? <Panel /> : null}
    </div>
  );
}

const loadPanel = () => import('./ProfilePanel.tsx').then((module) => module.ProfilePanel);

export function ProfileMenu({ panel }: { panel: HeaderPanel }) {
  const { t } = useTranslation();
  const { nav } = useRouteRow();
  const instead = useExistingPages().path('profile') ?? path('settings');
  const [Panel, preload] = useLazyPart({ load: loadPanel, instead }, panel.open);
  const { button, rootProps } = usePanelClosing(panel);
  const isHere = nav === 'profile';
  return (
    <div {...rootProps} className={styles.profile}>
      <div className={styles.beside}>
        <SignedInUser />
      </div>
      <PanelToggle
        ref={button}
        href={instead}
        label={t('account')}
        icon={<UserIcon />}
        variant={isHere ? 'secondary' : 'ghost'}
        aria-current={isHere || undefined}
        aria-expanded={panel.open}
        onFocus={preload}
        onPointerEnter={preload}
        onClick={panel.open ? panel.close : panel.show}
      />
      {panel.open && Panel ? <Panel /> : null}
    </div>
  );
}
