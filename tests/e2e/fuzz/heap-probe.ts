/**
 * Node loads this module before the server. On each message from the parent process it collects garbage and sends the
 * memory usage.
 */
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
