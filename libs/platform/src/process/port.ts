import { createServer } from 'node:net';
import { StartRefused } from '../errors/refusal.js';

/** Another program listens on the port. */
export class PortTaken extends StartRefused {
  override readonly name = 'PortTaken';
  constructor(port: number, host: string, variable: string) {
    super(`Port ${port} on ${host} is taken by another program: end that one, or name another port by ${variable}`);
  }
}

/** Throws PortTaken before anything else is started when the port is not free; `variable` is the name of the setting. Leaves the port free. */
export async function refuseTakenPort(port: number, host: string, variable: string): Promise<void> {
  if (port === 0) return;
  const server = createServer();
  const listening = new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  await listening.catch((error: unknown) => {
    throw asPortTaken(error, port, host, variable);
  });
  await new Promise((resolve) => server.close(resolve));
}

/** PortTaken for a server's error about a port that another program has; any other error unchanged. */
export const asPortTaken = (error: unknown, port: number, host: string, variable: string): unknown =>
  (error as NodeJS.ErrnoException | null)?.code === 'EADDRINUSE' ? new PortTaken(port, host, variable) : error;
