import type { ReactElement } from 'react';
import type { ModalControls, ModalName } from '../../app/modals/modal-states.ts';

export interface OpenedModal {
  readonly name: ModalName;
  readonly render: (controls: ModalControls) => ReactElement;
}

/** The open modals by the id in their history entry. A reload clears them. */
const opened = new Map<string, OpenedModal>();

interface ModalEntryState {
  readonly modal: string;
}

/** Stores the modal and returns the state for its history entry. */
export function storeModal(modal: OpenedModal): ModalEntryState {
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
