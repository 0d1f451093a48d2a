let underWay = 0;

/** Whether a script that does not load now may be one that nobody has asked for yet. */
export function isFetchingAhead(): boolean {
  return underWay > 0;
}

/** Loads what is likely to be wanted. That it fails is nobody's business, until what is returned says that it is. */
export function fetchAhead(load: () => Promise<unknown>): () => void {
  let isAhead = true;
  underWay += 1;
  const end = () => {
    if (isAhead) underWay -= 1;
    isAhead = false;
  };
  void load().then(end, end);
  return end;
}
