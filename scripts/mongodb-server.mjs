import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { moduleOnChangedFerretdb } from './changed-ferretdb.mjs';

const SOURCE = fileURLToPath(new URL('../test/mongodb-server', import.meta.url));
const PROGRAM = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'covertrail', 'mongodb-server');

/** Where the program stands once `buildMongodbServer` has been called; null where it cannot be built, which it then says. */
export function buildMongodbServer(log = console.log) {
  try {
    mkdirSync(join(PROGRAM, '..'), { recursive: true });
    const modFile = moduleOnChangedFerretdb(SOURCE, `${PROGRAM}-sources`);
    execFileSync('go', ['build', '-buildvcs=false', `-modfile=${modFile}`, '-o', PROGRAM, '.'], {
      cwd: SOURCE,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    return PROGRAM;
  } catch (error) {
    log(
      `No server that speaks MongoDB's protocol: it is built with Go 1.24 or later (${error.message.split('\n')[0]}).`,
    );
    return null;
  }
}

/**
 * Starts one on loopback, with its files in `folder`. It ends with this process. `port` 0 takes a free one.
 * @returns {Promise<{ url: string, kill(signal?: NodeJS.Signals): Promise<void> }>}
 */
export async function startMongodbServer(program, folder, port = 0) {
  mkdirSync(folder, { recursive: true });
  // Ctrl+C does not reach it: whoever uses it may still be closing. It ends when our end of its standard input does.
  const child = spawn(program, [folder, `127.0.0.1:${port}`], { stdio: ['pipe', 'pipe', 'inherit'], detached: true });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const lines = createInterface({ input: child.stdout });
  const url = await new Promise((resolve, reject) => {
    lines.once('line', resolve);
    ended.then((code) => reject(new Error(`The MongoDB server ended with ${code}`)));
    child.once('error', reject);
  });
  const kill = async (signal = 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  return { url: url.trim(), kill };
}
