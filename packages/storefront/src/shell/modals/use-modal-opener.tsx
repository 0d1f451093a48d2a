import {
  type ComponentType,
  type ReactElement,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import {
  type Location,
  type NavigateFunction,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router';
import { loadChunk } from '../../app/errors/load-chunk.ts';
import { useRouteRow } from '../../app/hooks/use-route-row.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import { trackLoading } from '../../app/loading-bar-store.ts';
import { hasModal } from '../../app/modals/has-modal.ts';
import type { ModalControls, ModalName, ModalStates } from '../../app/modals/modal-states.ts';
import type { Modals, OpenModal } from '../../app/modals/use-modal.ts';
import type { Page } from '../../app/page/page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import type { RouteRow } from '../../route-table.ts';
import { isModalAllowed, modalRegistry, resolveModal, signInFor } from './modal-registry.ts';

interface OpenerContext {
  readonly page: Page;
  readonly row: RouteRow;
  readonly location: Location;
  readonly navigate: NavigateFunction;
  /** True while a navigation is pending. */
  readonly isLeaving: boolean;
}

/** Returns the same object for a page, so that its users do not render again. */
export function useModalOpener(): Modals {
  const page = usePage();
  const row = useRouteRow();
  const context: OpenerContext = {
    page,
    row,
    location: useLocation(),
    navigate: useNavigate(),
    isLeaving: useNavigation().state !== 'idle',
  };
  const latest = useRef(context);
  useLayoutEffect(() => {
    latest.current = context;
  });
  return useMemo(() => {
    return { open: (name, state) => open(name, state, latest), find };

    function find<N extends ModalName>(name: N): OpenModal<N> | undefined {
      const { signedIn } = page.facts;
      const shown = resolveModal(name, { signedIn, row, opened: undefined });
      if (shown === undefined || !canOpen(name, page, row)) return undefined;
      return (state, otherwise) => {
        open(name, state, latest).catch(() => {
          // Without another page, the next click tries again.
          if (otherwise !== undefined) void latest.current.navigate(otherwise);
        });
      };
    }
  }, [page, row]);
}

function canOpen(name: ModalName, page: Page, row: RouteRow): boolean {
  return hasModal(page, name) && isModalAllowed(name, row);
}

/** The modals whose code is loading. A second click is ignored. */
const loading = new Map<ModalName, Location>();

async function open<N extends ModalName>(
  name: N,
  state: ModalStates[N],
  latest: RefObject<OpenerContext>,
): Promise<void> {
  const { page, row, location, navigate } = latest.current;
  const { signedIn } = page.facts;
  if (!canOpen(name, page, row)) throw new Error(name);
  const shown = resolveModal(name, { signedIn, row, opened: modalOf(location.state)?.name });
  if (shown === undefined) return;
  if (shown === 'login' && name !== 'login') return open('login', signInFor(name, state), latest);

  if (loading.get(name) === location) return;
  loading.set(name, location);
  const { namespace, load } = modalRegistry[name];
  const [Modal] = await trackLoading(
    Promise.all([loadChunk(load), ...[namespace].flat().map((each) => loadMessages(page, each))]),
  ).finally(() => {
    if (loading.get(name) === location) loading.delete(name);
  });
  // If the viewer has navigated in the meantime, opening the modal would bring them back.
  if (latest.current.isLeaving || latest.current.location !== location) return;
  const entryState = storeModal({
    name,
    render: (controls) => elementOf(Modal, { ...state, ...controls }),
  });
  // The modal has its own history entry, so that Back closes it.
  await navigate(location, { state: entryState, preventScrollReset: true });
}

function elementOf<Props extends object>(Modal: ComponentType<Props>, props: Props): ReactElement {
  return <Modal {...props} />;
}

interface OpenedModal {
  readonly name: ModalName;
  readonly render: (controls: ModalControls) => ReactElement;
}

/** The open modals by the id in their history entry. A reload clears them. */
const opened = new Map<string, OpenedModal>();

interface ModalEntryState {
  readonly modal: string;
}

/** Stores the modal and returns the state for its history entry. */
function storeModal(modal: OpenedModal): ModalEntryState {
  // The id includes the document's start time, because the history may contain ids of other documents.
  const id = `${performance.timeOrigin}/${opened.size}`;
  opened.set(id, modal);
  return { modal: id };
}

export function modalOf(historyState: unknown): OpenedModal | undefined {
  return isModalEntryState(historyState) ? opened.get(historyState.modal) : undefined;
}

/** True for the history entry of a modal from an earlier document. Its page is one entry back. */
export function isLostModal(historyState: unknown): boolean {
  return isModalEntryState(historyState) && !opened.has(historyState.modal);
}

function isModalEntryState(state: unknown): state is ModalEntryState {
  return typeof state === 'object' && state !== null && 'modal' in state;
}
