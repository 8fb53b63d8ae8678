import { StartRefused } from '../errors/refusal.js';

/** A switch of the environment; null where it is not set. Throws StartRefused for anything but 0 and 1. */
export function switchFrom(env: NodeJS.ProcessEnv, name: string): boolean | null {
  const text = env[name];
  if (text === undefined || text === '') return null;
  if (text !== '0' && text !== '1') throw new StartRefused(`${name} must be 0 or 1, not "${text}"`);
  return text === '1';
}
