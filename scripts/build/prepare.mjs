import { spawn } from 'node:child_process';
import { isPageStale } from './stale-page.mjs';

/**
 * Patches packages, and builds what is older than its sources, server and page at the same time: what `npm start` and
 * `npm run start:cluster` do first. Rejects with what a step wrote where one fails; a signal to this process ends the steps that run,
 * and with them this process.
 */
export async function prepare() {
  const running = new Set();
  let ended = false;
  const end = () => {
    ended = true;
    for (const child of running) process.kill(-child.pid, 'SIGTERM');
  };
  // Before the listeners of the caller, which may end this process at once.
  for (const signal of SIGNALS) process.prependListener(signal, end);
  const page = async () => {
    await step('prepare:modules', running);
    if (!ended && isPageStale()) await step('build:web', running);
  };
  const steps = [step('build:server', running), page()];
  await Promise.all(steps).catch(async (error) => {
    if (!ended) for (const child of running) process.kill(-child.pid, 'SIGTERM');
    await Promise.allSettled(steps);
    if (!ended) throw error;
  });
  for (const signal of SIGNALS) process.off(signal, end);
  if (ended) process.exit(1);
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** In a process group of its own, so that what npm starts for it ends with it. */
async function step(script, running) {
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  running.add(child);
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (written += chunk));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve)).finally(() =>
    running.delete(child),
  );
  if (code !== 0) throw new Error(`${written}npm run ${script} failed`);
}
