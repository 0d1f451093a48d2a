/** Node loads it before the server, which then tells its parent what it holds. */
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
