import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
/** A process that has run for this long is started again at once. */
const STEADY_MS = 30_000;
/** Longer than our programs take to end by themselves. */
const KILL_AFTER_MS = 12_000;
const END_WITH_US = new URL('end-with-parent.mjs', import.meta.url).href;

/**
 * A Node program that is started again whenever it ends, after a pause that doubles while it keeps ending soon.
 *
 * @param {object} setup
 * @param {string} setup.name stands before each of its lines
 * @param {string} setup.program
 * @param {NodeJS.ProcessEnv} setup.env
 * @param {(line: string) => void} setup.print
 * @param {(line: string) => void} [setup.onLine] receives what it writes to standard output
 * @param {() => void} [setup.onEnd]
 * @returns {{ stop(): Promise<void> }} asked to end, it has 12 s, then it is killed
 */
export function keepRunning({ name, program, env, print, onLine = () => undefined, onEnd = () => undefined }) {
  const say = (line) => print(`${name} | ${line}`);
  let child = null;
  let timer = null;
  let stopping = false;
  let pauseMs = FIRST_PAUSE_MS;

  start();
  return { stop };

  function start() {
    const startedAt = Date.now();
    // In a group of its own, so that Ctrl+C reaches it through this process alone, while what it depends on still runs.
    child = spawn(process.execPath, ['--import', END_WITH_US, program], {
      env,
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: true,
    });
    child.on('error', ({ message }) => say(message));
    createInterface({ input: child.stderr }).on('line', say);
    createInterface({ input: child.stdout }).on('line', (line) => {
      say(line);
      onLine(line);
    });
    child.once('close', (code, signal) => {
      child = null;
      onEnd();
      if (!stopping) again(signal ?? `code ${code}`, Date.now() - startedAt);
    });
  }

  function again(how, livedMs) {
    if (livedMs >= STEADY_MS) pauseMs = FIRST_PAUSE_MS;
    say(`ended with ${how}; starts again in ${pauseMs / 1000} s`);
    timer = setTimeout(start, pauseMs);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }

  function stop() {
    stopping = true;
    clearTimeout(timer);
    if (child === null) return Promise.resolve();
    const ending = child;
    const tooLate = setTimeout(() => ending.kill('SIGKILL'), KILL_AFTER_MS);
    const ended = new Promise((resolve) => ending.once('close', resolve));
    ending.kill('SIGTERM');
    return ended.finally(() => clearTimeout(tooLate));
  }
}
