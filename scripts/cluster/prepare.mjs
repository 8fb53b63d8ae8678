import { spawn } from 'node:child_process';
import { isBuildStale } from './stale-build.mjs';

/**
 * Patches packages, and builds server and page where a build is missing or older than its sources: what `npm start` and
 * `npm run start:cluster` do first. A signal to this process ends the step that runs, and with it this process.
 */
export async function prepare() {
  await step('prepare:modules');
  if (isBuildStale()) await step('build');
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** In a process group of its own, so that what npm starts for it ends with it. */
async function step(script) {
  const child = spawn('npm', ['run', '--silent', script], { stdio: 'inherit', detached: true });
  let ended = null;
  const end = (signal) => {
    ended = signal;
    process.kill(-child.pid, 'SIGTERM');
  };
  // Before the listeners of the caller, which may end this process at once.
  for (const signal of SIGNALS) process.prependListener(signal, end);
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  for (const signal of SIGNALS) process.off(signal, end);
  if (ended !== null) process.exit(1);
  if (code !== 0) throw new Error(`npm run ${script} failed`);
}
