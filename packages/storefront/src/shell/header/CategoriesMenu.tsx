import { ChevronDownIcon, HeaderLink, IconButton } from '@parde/ui';
import { type PointerEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { useLazyPart } from '../../app/hooks/use-lazy-part.ts';
import { useRouteRow } from '../../app/hooks/use-route-row.ts';
import { path } from '../../paths.ts';
import type { SiteLink } from '../site-links.ts';
import * as styles from './CategoriesMenu.css.ts';
import { type HeaderPanel, usePanelClosing } from './header-panels.ts';
import * as panelStyles from './panel.css.ts';

/** The delays prevent a passing pointer from opening the panel, and a brief exit from closing it. */
const openDelayMs = 150;
const closeDelayMs = 300;

const categoriesPanel = {
  load: () => import('./CategoriesPanel.tsx').then((module) => module.CategoriesPanel),
  instead: path('genres'),
};

/** A link with a panel. The panel opens on hover, or by its own button for keyboard and touch. */
export function CategoriesMenu({ genres, panel }: { genres: SiteLink; panel: HeaderPanel }) {
  const { t } = useTranslation();
  const { nav } = useRouteRow();
  const [Panel, preload] = useLazyPart(categoriesPanel, panel.open);
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
      className={styles.menu}
      onPointerEnter={onHover(() => {
        openedByHover.current = !panel.open;
        panel.show();
      }, openDelayMs)}
      onPointerLeave={onHover(panel.close, closeDelayMs)}
    >
      <HeaderLink
        href={genres.href}
        label={genres.label}
        current={genres.current || (nav === 'categories' && 'within')}
      />
      {hydrated ? (
        <span className={panelStyles.onWideScreens}>
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
