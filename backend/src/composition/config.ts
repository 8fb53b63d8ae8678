import { STRONG, type PasswordCost } from '@covertrail/platform/vault/passwords';

/** A demo account as the log-in page lists it. Never set in production. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly role: 'Requester' | 'Agent' | 'Insured';
  readonly company: string;
}

/** How one process is set up. Everything has a default that works on a fresh machine. */
export interface Config {
  /** Where the embedded stores live. */
  readonly folder: string;
  readonly port: number;
  /** SQLite writers in worker threads (the product), or inline (tests). */
  readonly writer: 'worker' | 'inline';
  readonly passwordCost: PasswordCost;
  /** Fill an empty log with the demo world at the first start. */
  readonly demo: boolean;
  readonly demoSuppliers: number;
  /** Built page to serve, or null. */
  readonly page: string | null;
}

const DEFAULT_PORT = 3000;
const DEFAULT_SUPPLIERS = 300;

/** Reads the environment: COVERTRAIL_FOLDER, PORT, COVERTRAIL_DEMO (`0` for an empty product), COVERTRAIL_PAGE. */
export function configFrom(env: NodeJS.ProcessEnv, builtPage: string | null): Config {
  return {
    folder: env['COVERTRAIL_FOLDER'] ?? 'var',
    port: portFrom(env['PORT']),
    writer: 'worker',
    passwordCost: STRONG,
    demo: env['COVERTRAIL_DEMO'] !== '0',
    demoSuppliers: DEFAULT_SUPPLIERS,
    page: env['COVERTRAIL_PAGE'] ?? builtPage,
  };
}

function portFrom(text: string | undefined): number {
  const port = text === undefined || text === '' ? DEFAULT_PORT : Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT must be a port number, not "${text}"`);
  return port;
}
