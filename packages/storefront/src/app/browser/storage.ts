/** Device storage may be blocked or full. Then nothing is remembered, and nothing breaks. */
export function recall(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The page goes on without it.
  }
}

/** Kept in this tab, through a reload. */
export function rememberInTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // The page goes on without it.
  }
}

/** What was kept in this tab, once. */
export function takeFromTab(key: string): string | undefined {
  try {
    const value = sessionStorage.getItem(key) ?? undefined;
    sessionStorage.removeItem(key);
    return value;
  } catch {
    return undefined;
  }
}
