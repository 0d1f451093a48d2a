/**
 * Stand-ins for the providers' scripts. Each reads the globals that the provider documents, records the documented
 * calls, and throws an error for any other call. The addresses of the documentation are in the adapters.
 */
type Calls = unknown[][];

const documentedCrisp = [
  'do chat:show',
  'do chat:hide',
  'do session:reset',
  'set user:nickname',
  'set user:phone',
];

/** The script takes over the queue `$crisp`, and then carries out commands at once. */
export function runCrisp(): { calls: Calls; site: string | undefined; locale: string | undefined } {
  const calls: Calls = [];
  const queue: unknown = window.$crisp;
  if (!Array.isArray(queue)) throw new Error('$crisp must be an array before the script loads');
  const run = (command: readonly unknown[]) => {
    const [action, method, value] = command;
    if (!documentedCrisp.includes(`${action} ${method}`)) throw new Error(`${action} ${method}`);
    if (action === 'set' && !Array.isArray(value)) throw new Error('values are in an array');
    calls.push([...command]);
  };
  queue.forEach(run);
  window.$crisp = { push: run };
  return { calls, site: window.CRISP_WEBSITE_ID, locale: window.CRISP_RUNTIME_CONFIG?.locale };
}

/** The script creates `Goftino`, and dispatches `goftino_ready` when its functions work. */
export function runGoftino(): Calls {
  const calls: Calls = [];
  window.Goftino = {
    setUser: (user) => calls.push(['setUser', user]),
    setWidget: (widget) => calls.push(['setWidget', widget]),
    close: () => calls.push(['close']),
    unsetUserId: () => calls.push(['unsetUserId']),
  };
  window.dispatchEvent(new Event('goftino_ready'));
  return calls;
}

/** The script reads `RAYCHAT_TOKEN`, creates `Raychat`, and dispatches `raychat_ready`. */
export function runRaychat(): { calls: Calls; token: string | undefined } {
  const calls: Calls = [];
  window.Raychat = { setUser: (user) => calls.push(['setUser', user]) };
  window.dispatchEvent(new Event('raychat_ready'));
  return { calls, token: window.RAYCHAT_TOKEN };
}

/** A brand's own script: it reads `supportChat`, and reads it again at each `supportchat` event. */
export function runCustom(): { states: unknown[] } {
  const states: unknown[] = [window.supportChat];
  window.addEventListener('supportchat', () => states.push(window.supportChat));
  return { states };
}
