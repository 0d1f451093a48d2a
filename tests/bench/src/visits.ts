import { Agent } from 'node:http';
import { send } from '@parde/deploy-tests';

const visitors = 4;

export interface Target {
  readonly port: number;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Requests a page repeatedly over keep-alive connections. An incomplete answer is an error. */
export async function visit({ port, path, headers = {} }: Target, times: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  let left = times;
  const visitor = async () => {
    while (left > 0) {
      left -= 1;
      const { status } = await send(port, path, { agent, headers });
      if (status !== 200) throw new Error(`${path} answered ${status}.`);
    }
  };
  try {
    await Promise.all(Array.from({ length: visitors }, visitor));
  } finally {
    agent.destroy();
  }
}
