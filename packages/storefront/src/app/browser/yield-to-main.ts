/**
 * Splits a long task, so that pending work such as a tap or a paint is handled first. Hidden tabs throttle timers,
 * but not message channels.
 */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
