import type { EventEmitter } from 'node:events';

interface ListenAddress {
  readonly host: string;
  readonly setting: 'PORT' | 'METRICS_PORT';
  readonly port: number;
}

type Listener = EventEmitter & { readonly listening: boolean };

/** Adds the settings to the error, because Node's message names only an address. */
export function reportListenErrors(
  server: Listener,
  { host, setting, port }: ListenAddress,
  report: (error: Error) => void,
): void {
  server.on('error', (error: Error) => {
    if (server.listening) throw error;
    report(
      new Error(`The server can't listen at HOST=${host} ${setting}=${port}: ${error.message}`),
    );
  });
}
