/** Ends a long task: what waits, such as a tap or a paint, comes before what follows. A hidden tab slows timers, not this. */
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
