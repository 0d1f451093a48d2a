/** Writes the text of a changeset as it is if it has several paragraphs, otherwise as a list item. */
export function getReleaseLine({ summary }) {
  return summary.includes('\n\n') ? `\n${summary}\n` : `- ${summary.replaceAll('\n', '\n  ')}`;
}

/** Leaves updated dependencies out: a changelog describes the changes of its own package. */
export const getDependencyReleaseLine = () => '';
