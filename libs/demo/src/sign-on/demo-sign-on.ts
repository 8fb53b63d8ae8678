import type { IncomingMessage, ServerResponse } from 'node:http';
import { PEOPLE } from '../demo-people.js';

/** Where the provider of the demo is, on the product itself. */
const PATH = '/dev/sign-on';
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\]):(\d+)$/;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * The provider of single sign-on of the demo [A05], and how the product knows it. It runs in memory, on this machine alone, and is loaded with the first sign-on: nothing of it is there where no demo runs. The product is reached
 * under several names of this machine, and each has a provider of its own, since a provider has one address.
 */
export function demoSignOn() {
  const opened = new Map<string, Promise<Answer>>();
  return {
    path: PATH,
    provider: PROVIDER,
    answer: (request: IncomingMessage, response: ServerResponse) => {
      const host = ownHost(request);
      if (host === null) return void response.writeHead(404).end();
      const answering = opened.get(host) ?? openAt(`http://${host}`);
      opened.set(host, answering);
      answering.then(
        (answer) => answer(request, response),
        () => response.writeHead(500).end(),
      );
    },
  };
}

async function openAt(base: string): Promise<Answer> {
  const { openDemoProvider } = await import('./demo-provider.js');
  return openDemoProvider(base, PATH);
}

/** What the browser calls the product, if that is a name of this machine. */
function ownHost({ headers: { host = '' }, socket }: IncomingMessage): string | null {
  const [, , port] = LOOPBACK.exec(host) ?? [];
  return port !== undefined && Number(port) === socket.localPort ? host : null;
}

/** It speaks for the people of the companies of the demo, and for no operator. */
const PROVIDER = {
  key: 'demo',
  name: 'Sign-on of the demo',
  issuer: PATH,
  clientId: 'covertrail',
  clientSecret: null,
  domains: [...new Set(Object.values(PEOPLE).map(({ email }) => email.slice(email.indexOf('@') + 1)))],
  isRequired: false,
  amsName: 'HawkSoft',
  verifiedBy: 'email_verified',
} as const;
