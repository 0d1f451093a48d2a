import type { ReactElement } from 'react';
import type { ModalControls, ModalName } from '../../app/modals/modal-states.ts';

export interface OpenedModal {
  readonly name: ModalName;
  /** Draws it with the state that it was opened with. */
  readonly draw: (controls: ModalControls) => ReactElement;
}

/**
 * The modals of this document, by the mark in the history's entry. They live as long as the document: an entry that
 * outlived it, through a reload, shows the page alone.
 */
const opened = new Map<string, OpenedModal>();

interface ModalMark {
  readonly modal: string;
}

/** Keeps a modal and returns the state for its entry in the history. */
export function keepModal(modal: OpenedModal): ModalMark {
  // Another document's marks are in the same history.
  const mark = `${performance.timeOrigin}/${opened.size}`;
  opened.set(mark, modal);
  return { modal: mark };
}

/** The modal of an entry in the history, if it has one. */
export function modalOf(historyState: unknown): OpenedModal | undefined {
  return isMark(historyState) ? opened.get(historyState.modal) : undefined;
}

function isMark(state: unknown): state is ModalMark {
  return typeof state === 'object' && state !== null && 'modal' in state;
}
