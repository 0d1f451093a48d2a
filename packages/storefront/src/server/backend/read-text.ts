/** More than any page needs. */
const maxBytes = 10 * 1024 * 1024;
const timeoutMs = 15_000;

/** Undefined where the body breaks off, comes too slowly or does not end. */
export async function readText({ body }: Response): Promise<string | undefined> {
  if (body === null) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void reader.cancel();
  }, timeoutMs);
  let text = '';
  let bytes = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      bytes += read.value.length;
      if (bytes > maxBytes) {
        await reader.cancel();
        return undefined;
      }
      text += decoder.decode(read.value, { stream: true });
    }
    // What was cancelled ends like what is whole.
    return isLate ? undefined : text + decoder.decode();
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
