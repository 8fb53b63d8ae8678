import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configFrom, type Config } from '@covertrail/backend/composition/config';
import { passphraseFrom } from '../../scripts/operator/backup-passphrase.js';
import type { Service } from './compose-file.js';

/** What a program made of the environment of its container. */
export interface SettingsRead {
  /** The names it asked for. */
  readonly namesRead: ReadonlySet<string>;
  readonly config: Config;
}

const NAMED = /process\.env\['(\w+)'\]/g;

/** Lets the configuration of the programs read a service's environment; `secret` is what the file of the stores holds. The others are empty. */
export function settingsRead({ environment = {}, command = [] }: Service, secret: string): SettingsRead {
  const folder = mkdtempSync(join(tmpdir(), 'compose-'));
  const file = join(folder, 'secret');
  const empty = join(folder, 'empty');
  writeFileSync(file, `${secret}\n`);
  writeFileSync(empty, '');
  const namesRead = new Set(namedIn(command.find((word) => word.endsWith('.js')) ?? ''));
  const given = Object.entries(environment).map(([name, value]) => [
    name,
    name === 'COVERTRAIL_MONGODB_URL_FILE' ? file : name.endsWith('_FILE') ? empty : value,
  ]);
  const env: NodeJS.ProcessEnv = Object.fromEntries(given);
  const listening = new Proxy(env, {
    get: (from, name: string) => {
      namesRead.add(name);
      return from[name];
    },
  });
  try {
    if (command.includes('dist/scripts/backup.js')) passphraseFrom(listening);
    return { namesRead, config: configFrom(listening, null) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What the program itself takes from its environment. */
function namedIn(built: string): string[] {
  const source = built.startsWith('dist/') ? built.replace('dist/', '') : built.replace('/dist/', '/');
  return [...readFileSync(source.replace(/\.js$/, '.ts'), 'utf8').matchAll(NAMED)].map(([, name]) => name!);
}
