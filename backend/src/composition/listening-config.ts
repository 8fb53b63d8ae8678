import { switchFrom } from '@covertrail/platform/settings/switch-from';
import { StartRefused } from '@covertrail/platform/errors/refusal';

/** Where a backend listens, and who can reach it there. */
export interface ListeningConfig {
  /** Address or name of the interface; loopback unless HOST says otherwise. */
  readonly host: string;
  /** 0 means any free port. */
  readonly port: number;
  /** How many proxies are in front of it and trusted for a client's address and scheme; COVERTRAIL_PROXIES, none by default. */
  readonly proxies: number;
  /** Whether other machines may reach it: the host is not loopback, a proxy stands before it, or COVERTRAIL_PUBLIC is `1`. */
  readonly open: boolean;
}

const DEFAULT_PORT = 3000;
const LOOPBACK = '127.0.0.1';
const IS_LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i;

/** Reads HOST, PORT, COVERTRAIL_PROXIES and COVERTRAIL_PUBLIC. Throws on what it cannot understand. */
export function listeningFrom(env: NodeJS.ProcessEnv): ListeningConfig {
  const host = env['HOST'] || LOOPBACK;
  const proxies = wholeFrom(env, 'COVERTRAIL_PROXIES', 0, 10);
  return {
    host,
    port: wholeFrom(env, 'PORT', DEFAULT_PORT, 65_535),
    proxies,
    open: switchFrom(env, 'COVERTRAIL_PUBLIC') === true || proxies > 0 || !IS_LOOPBACK.test(host),
  };
}

/** The demo is for people at this computer; where others can reach it, it runs only if COVERTRAIL_DEMO asks for it. Throws StartRefused. */
export function demoFrom(env: NodeJS.ProcessEnv, { open }: ListeningConfig): boolean {
  return switchFrom(env, 'COVERTRAIL_DEMO') ?? !open;
}

function wholeFrom(env: NodeJS.ProcessEnv, name: string, without: number, most: number): number {
  const text = env[name];
  const value = text === undefined || text === '' ? without : Number(text);
  if (!Number.isInteger(value) || value < 0 || value > most)
    throw new StartRefused(`${name} must be a whole number from 0 to ${most}, not "${text}"`);
  return value;
}
