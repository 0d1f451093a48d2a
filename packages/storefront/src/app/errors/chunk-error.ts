/** How browsers say that a script, or one that it needs, did not come; and Vite, that a stylesheet did not. */
const words =
  /dynamically imported module|importing a module script failed|not a valid javascript mime type|unable to preload css/i;

/** Whether a part of the application did not load. One that came and is broken is another matter. */
export function isChunkError(error: unknown): error is Error {
  return error instanceof Error && words.test(error.message);
}

/** What to do where a part of the application did not load. One that came and is broken stays an error. */
export function whereNotLoaded(act: () => void): (error: unknown) => void {
  return (error) => {
    if (!isChunkError(error)) throw error;
    act();
  };
}
