import { storesConfigFrom, type StoresConfig } from '@covertrail/platform/stores/stores-config';
import { STRONG, type PasswordCost } from '@covertrail/platform/vault/passwords';
import { limitsFrom, type Limits } from '../limits/limits.js';
import { mailConfigFrom, publicUrlFrom, type MailConfig } from './mail-config.js';

/** A demo account as the log-in page lists it. Never set in production. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly role: 'Requester' | 'Agent' | 'Insured';
  readonly company: string;
}

/** How one process is set up. Everything has a default that works on a fresh machine. */
export interface Config extends StoresConfig {
  readonly port: number;
  /** Whether this process folds events into the views, or workers do (`projections/src/main.ts`). */
  readonly projections: 'here' | 'elsewhere';
  readonly passwordCost: PasswordCost;
  readonly limits: Limits;
  /** Fill an empty log with the demo world at the first start. */
  readonly demo: boolean;
  readonly demoSuppliers: number;
  /** Built page to serve, or null. */
  readonly page: string | null;
  readonly mail: MailConfig;
  /** Where people reach the product, without a slash at the end. */
  readonly publicUrl: string;
}

const DEFAULT_PORT = 3000;
const DEFAULT_SUPPLIERS = 300;

/**
 * Reads the environment: PORT, COVERTRAIL_PROJECTIONS (`elsewhere` where workers fold), COVERTRAIL_DEMO (`0` for an empty
 * product), COVERTRAIL_PAGE; and what `storesConfigFrom`, `limitsFrom`, `mailConfigFrom` and `publicUrlFrom` read. Throws on what it cannot understand.
 */
export function configFrom(env: NodeJS.ProcessEnv, builtPage: string | null): Config {
  const port = portFrom(env['PORT']);
  const demo = env['COVERTRAIL_DEMO'] !== '0';
  const mail = mailConfigFrom(env, demo);
  return {
    ...storesConfigFrom(env),
    port,
    projections: placeFrom(env['COVERTRAIL_PROJECTIONS']),
    passwordCost: STRONG,
    limits: limitsFrom(env),
    demo,
    demoSuppliers: DEFAULT_SUPPLIERS,
    page: env['COVERTRAIL_PAGE'] ?? builtPage,
    mail,
    publicUrl: publicUrlFrom(env, port, mail),
  };
}

function placeFrom(text: string | undefined): Config['projections'] {
  const place = text === undefined || text === '' ? 'here' : text;
  if (place !== 'here' && place !== 'elsewhere') throw new Error(`COVERTRAIL_PROJECTIONS must be "here" or "elsewhere", not "${place}"`);
  return place;
}

function portFrom(text: string | undefined): number {
  const port = text === undefined || text === '' ? DEFAULT_PORT : Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT must be a port number, not "${text}"`);
  return port;
}
