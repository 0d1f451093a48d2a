import type { CardCellProps } from '@parde/ui';
import {
  type ComponentType,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { onChunkError } from '../../app/errors/chunk-error.ts';
import { loadChunk } from '../../app/errors/load-chunk.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import type { CardPeekProps } from './hover-preview/CardPeek.tsx';
import type { CardSheetProps } from './hover-preview/CardSheet.tsx';

/** A mouse that passes by, or a thumb that starts to scroll, wants nothing. */
const passingMs = 150;
/** From the hover or the focus on. */
const peekMs = 300;
const longPressMs = 450;
/** A finger is never quite still. */
const slopPx = 10;

interface Looks {
  CardPeek: ComponentType<CardPeekProps>;
  CardSheet: ComponentType<CardSheetProps>;
}

const load = (): Promise<Looks> => import('./hover-preview/hover-previews.ts');

/** Over its picture, or as a sheet over the page. */
type Way = 'peek' | 'sheet';

const hasFocus = (cell: Element) => cell.querySelector(':focus-visible') !== null;

/**
 * A card's second look. A mouse and the keyboard get it over the card's picture, a long press and the three dots as a
 * sheet. Its code and words come when they are wanted.
 */
export function useSecondLook() {
  const page = usePage();
  const [looks, setLooks] = useState<Looks>();
  const [peeks, setPeeks] = useState(false);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const state = useRef<{
    timer?: ReturnType<typeof setTimeout>;
    wanted?: Way | undefined;
    /** Where the finger is. */
    touch?: { x: number; y: number } | undefined;
    /** A long press is no click. */
    wasHeld?: boolean;
    /** By Escape, until the mouse or the focus comes again. */
    isDismissed?: boolean;
    cell?: Element;
  }>({}).current;

  const fetchLook = async (isPrefetch: boolean) => {
    const reader = isPrefetch ? { ...page, isPrefetch } : page;
    const [loaded] = await Promise.all([
      isPrefetch ? load() : loadChunk(load),
      loadMessages(reader, 'second-look'),
      page.facts.signedIn && loadMessages(reader, 'watched'),
    ]);
    setLooks(loaded);
  };

  const forget = () => {
    clearTimeout(state.timer);
    state.wanted = undefined;
  };

  const show = (way: Way, isPressed: boolean) => {
    state.wanted = way;
    fetchLook(!isPressed).then(
      () => {
        if (state.wanted !== way) return;
        if (way === 'peek') setPeeks(true);
        else setSheetOpen(true);
      },
      isPressed
        ? onChunkError(() => {
            // Pressing again retries.
          })
        : forget,
    );
  };

  const showAfter = (way: Way, ms: number, then: () => void) => {
    if (state.isDismissed) return;
    forget();
    state.wanted = way;
    state.timer = setTimeout(() => {
      fetchLook(true).catch(() => {
        // Showing it reports the failure.
      });
      state.timer = setTimeout(then, ms - passingMs);
    }, passingMs);
  };

  const openSheet = () => {
    forget();
    show('sheet', true);
  };

  const hold = () => {
    if (state.touch === undefined || state.wasHeld) return;
    state.wasHeld = true;
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
      // The mouse may be beside the card, which it then never leaves.
      state.wanted = undefined;
      // React is not told that the mouse leaves what is no longer there.
      const comeBack = ({ target }: Event) => {
        if (target instanceof Node && state.cell?.contains(target)) return;
        state.isDismissed = false;
        document.removeEventListener('pointerover', comeBack);
      };
      document.addEventListener('pointerover', comeBack);
      // The focus must not go with the look.
      if (state.cell && hasFocus(state.cell)) state.cell.querySelector('a')?.focus();
      setPeeks(false);
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [peeks, state]);

  const keepCell = ({ currentTarget }: SyntheticEvent<Element>) => {
    state.cell = currentTarget;
  };
  const letGo = () => {
    if (state.wanted === 'sheet' && !state.wasHeld) forget();
    state.touch = undefined;
  };

  const cellProps: CardCellProps = {
    onPointerLeave({ pointerType, currentTarget }) {
      if (pointerType === 'mouse' && !hasFocus(currentTarget)) leave();
    },
    onFocus(event) {
      keepCell(event);
      const { target } = event;
      if (!(target instanceof HTMLAnchorElement) || !target.matches(':focus-visible')) return;
      if (!peeks) showAfter('peek', peekMs, () => show('peek', false));
    },
    onBlur({ currentTarget, relatedTarget }) {
      if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
      if (!currentTarget.matches(':hover')) leave();
    },
    onPointerDown(event) {
      keepCell(event);
      const { pointerType, clientX, clientY } = event;
      state.wasHeld = false;
      if (pointerType === 'mouse') {
        // A pull of the shelf begins like this.
        if (state.wanted === 'peek') forget();
        return;
      }
      state.touch = { x: clientX, y: clientY };
      showAfter('sheet', longPressMs, hold);
    },
    onPointerMove(event: PointerEvent) {
      const { pointerType, buttons, clientX, clientY } = event;
      // Moves, because a page that scrolls brings cards beneath a mouse that rests.
      if (pointerType === 'mouse' && buttons === 0 && state.wanted === undefined && !peeks) {
        keepCell(event);
        showAfter('peek', peekMs, () => show('peek', false));
      }
      if (!state.touch) return;
      const { x, y } = state.touch;
      if (Math.hypot(clientX - x, clientY - y) > slopPx) letGo();
    },
    onPointerUp: letGo,
    // The browser scrolls.
    onPointerCancel: letGo,
    onContextMenu(event) {
      if (!state.touch) return;
      event.preventDefault();
      hold();
    },
    onClickCapture(event) {
      if (!state.wasHeld) return;
      state.wasHeld = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };

  return {
    looks,
    peeks,
    isSheetOpen,
    openSheet,
    closeSheet: () => {
      setSheetOpen(false);
      state.wasHeld = false;
    },
    cellProps,
  };
}
