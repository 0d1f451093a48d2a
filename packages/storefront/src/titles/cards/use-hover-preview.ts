import type { CardCellProps } from '@parde/ui';
import {
  type ComponentType,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { loadChunk, onChunkError } from '../../app/errors/load-chunk.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import type { CardPeekProps } from './hover-preview/CardPeek.tsx';
import type { CardSheetProps } from './hover-preview/CardSheet.tsx';

/** Ignores a mouse that passes over the card, and a thumb that starts to scroll. */
const passingMs = 150;
/** Measured from the start of the hover or the focus. */
const peekMs = 300;
const longTapMs = 450;
/** The movement allowed during a long press, because a finger is never quite still. */
const slopPx = 10;

interface PreviewComponents {
  CardPeek: ComponentType<CardPeekProps>;
  CardSheet: ComponentType<CardSheetProps>;
}

const load = (): Promise<PreviewComponents> => import('./hover-preview/CardPeek.tsx');

/** `peek` is shown over the card's picture, `sheet` over the page. */
type PreviewMode = 'peek' | 'sheet';

const hasFocus = (cell: Element) => cell.querySelector(':focus-visible') !== null;

/**
 * The hover preview of a card. The mouse and the keyboard show it over the card's picture; a long press and the three
 * dots open it as a sheet. Its code and messages are loaded on demand.
 */
export function useHoverPreview() {
  const page = usePage();
  const [preview, setPreview] = useState<PreviewComponents>();
  const [peeks, setPeeks] = useState(false);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const state = useRef<{
    timer?: ReturnType<typeof setTimeout>;
    wanted?: PreviewMode | undefined;
    /** The position where the touch began. */
    touch?: { x: number; y: number } | undefined;
    /** True after a long press, to suppress the click that follows. */
    wasLongTap?: boolean;
    /** True after Escape has closed the preview, until the mouse or the focus returns. */
    isDismissed?: boolean;
    cell?: Element;
  }>({}).current;

  const fetchPreview = async (isPrefetch: boolean) => {
    const reader = isPrefetch ? { ...page, isPrefetch } : page;
    const [loaded] = await Promise.all([
      isPrefetch ? load() : loadChunk(load),
      loadMessages(reader, 'hover-preview'),
      page.facts.signedIn && loadMessages(reader, 'watched'),
    ]);
    setPreview(loaded);
  };

  const forget = () => {
    clearTimeout(state.timer);
    state.wanted = undefined;
  };

  const show = (mode: PreviewMode, isClick: boolean) => {
    state.wanted = mode;
    fetchPreview(!isClick).then(
      () => {
        if (state.wanted !== mode) return;
        if (mode === 'peek') setPeeks(true);
        else setSheetOpen(true);
      },
      isClick
        ? onChunkError(() => {
            // Another click retries.
          })
        : forget,
    );
  };

  const showAfter = (mode: PreviewMode, ms: number, then: () => void) => {
    if (state.isDismissed) return;
    forget();
    state.wanted = mode;
    state.timer = setTimeout(() => {
      fetchPreview(true).catch(() => {
        // `show` loads the chunk again and handles the failure.
      });
      state.timer = setTimeout(then, ms - passingMs);
    }, passingMs);
  };

  const openSheet = () => {
    forget();
    show('sheet', true);
  };

  const onLongTap = () => {
    if (state.touch === undefined || state.wasLongTap) return;
    state.wasLongTap = true;
    openSheet();
  };

  const leave = () => {
    if (state.wanted === 'peek') forget();
    setPeeks(false);
    state.isDismissed = false;
  };

  useEffect(() => () => clearTimeout(state.timer), [state]);
  useEffect(() => {
    if (!peeks) return;
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      state.isDismissed = true;
      // The mouse may be outside the card already, so no leave event would reset this.
      state.wanted = undefined;
      // React sends no leave event for an element that has been removed.
      const onPointerReturn = ({ target }: Event) => {
        if (target instanceof Node && state.cell?.contains(target)) return;
        state.isDismissed = false;
        document.removeEventListener('pointerover', onPointerReturn);
      };
      document.addEventListener('pointerover', onPointerReturn);
      // Move the focus out of the preview before it closes.
      if (state.cell && hasFocus(state.cell)) state.cell.querySelector('a')?.focus();
      setPeeks(false);
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [peeks, state]);

  const rememberCell = ({ currentTarget }: SyntheticEvent<Element>) => {
    state.cell = currentTarget;
  };
  const onRelease = () => {
    if (state.wanted === 'sheet' && !state.wasLongTap) forget();
    state.touch = undefined;
  };

  const cellProps: CardCellProps = {
    onPointerLeave({ pointerType, currentTarget }) {
      if (pointerType === 'mouse' && !hasFocus(currentTarget)) leave();
    },
    onFocus(event) {
      rememberCell(event);
      const { target } = event;
      if (!(target instanceof HTMLAnchorElement) || !target.matches(':focus-visible')) return;
      if (!peeks) showAfter('peek', peekMs, () => show('peek', false));
    },
    onBlur({ currentTarget, relatedTarget }) {
      if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
      if (!currentTarget.matches(':hover')) leave();
    },
    onPointerDown(event) {
      rememberCell(event);
      const { pointerType, clientX, clientY } = event;
      state.wasLongTap = false;
      if (pointerType === 'mouse') {
        // A mouse drag of the shelf begins with this event, too.
        if (state.wanted === 'peek') forget();
        return;
      }
      state.touch = { x: clientX, y: clientY };
      showAfter('sheet', longTapMs, onLongTap);
    },
    onPointerMove(event: PointerEvent) {
      const { pointerType, buttons, clientX, clientY } = event;
      // Handled on move, because scrolling brings cards under a mouse that does not move.
      if (pointerType === 'mouse' && buttons === 0 && state.wanted === undefined && !peeks) {
        rememberCell(event);
        showAfter('peek', peekMs, () => show('peek', false));
      }
      if (!state.touch) return;
      const { x, y } = state.touch;
      if (Math.hypot(clientX - x, clientY - y) > slopPx) onRelease();
    },
    onPointerUp: onRelease,
    // The browser has started to scroll.
    onPointerCancel: onRelease,
    onContextMenu(event) {
      if (!state.touch) return;
      event.preventDefault();
      onLongTap();
    },
    onClickCapture(event) {
      if (!state.wasLongTap) return;
      state.wasLongTap = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };

  return {
    preview,
    peeks,
    isSheetOpen,
    openSheet,
    closeSheet: () => {
      setSheetOpen(false);
      state.wasLongTap = false;
    },
    cellProps,
  };
}
