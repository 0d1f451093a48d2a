import type { ReactElement } from 'react';
import type { ModalControls, ModalName } from '../../app/modals/modal-states.ts';

export interface OpenedModal {
  readonly name: ModalName;
  /** Draws it with the state that it was opened with. */
  readonly render: (controls: ModalControls) => ReactElement;
}

/**
 * The modals of this document, by the mark in the history's entry. They live as long as the document: an entry that
 * outlived it, through a reload, shows the page alone.
 */
const opened = new Map<string, OpenedModal>();

interface ModalEntryState {
  readonly modal: string;
}

/** Keeps a modal and returns the state for its entry in the history. */
export function storeModal(modal: OpenedModal): ModalEntryState {
  // Another document's marks are in the same history.
  const id = `${performance.timeOrigin}/${opened.size}`;
  opened.set(id, modal);
  return { modal: id };
}

/** The modal of an entry in the history, if it has one. */
export function modalOf(historyState: unknown): OpenedModal | undefined {
  return isModalEntryState(historyState) ? opened.get(historyState.modal) : undefined;
}

function isModalEntryState(state: unknown): state is ModalEntryState {
  return typeof state === 'object' && state !== null && 'modal' in state;
}
