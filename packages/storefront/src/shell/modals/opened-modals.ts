import type { ReactElement } from 'react';
import type { ModalControls, ModalName } from '../../app/modals/modal-states.ts';

export interface OpenedModal {
  readonly name: ModalName;
  readonly render: (controls: ModalControls) => ReactElement;
}

/** The open modals by the id in their history entry. A reload forgets them. */
const opened = new Map<string, OpenedModal>();

interface ModalEntryState {
  readonly modal: string;
}

/** Returns the state for the history entry. */
export function storeModal(modal: OpenedModal): ModalEntryState {
  // The history may hold ids of other documents.
  const id = `${performance.timeOrigin}/${opened.size}`;
  opened.set(id, modal);
  return { modal: id };
}

export function modalOf(historyState: unknown): OpenedModal | undefined {
  return isModalEntryState(historyState) ? opened.get(historyState.modal) : undefined;
}

/** A modal's entry of an earlier document: its page is one entry back. */
export function isLostModal(historyState: unknown): boolean {
  return isModalEntryState(historyState) && !opened.has(historyState.modal);
}

function isModalEntryState(state: unknown): state is ModalEntryState {
  return typeof state === 'object' && state !== null && 'modal' in state;
}
