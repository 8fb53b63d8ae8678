import { readFileSync } from 'node:fs';

/** A value by name, or from the file that `<name>_FILE` names; null when it is missing or empty. */
export function secretFrom(env: NodeJS.ProcessEnv, name: string): string | null {
  const file = env[`${name}_FILE`];
  const value = file ? readFileSync(file, 'utf8').trim() : env[name];
  return value === undefined || value === '' ? null : value;
}
