import { keepRunning } from './kept-process.mjs';
import { createSpreader } from './spreader.mjs';

const OPEN = /"url":"[^"]*:(\d+)\/?"/;
/** Each takes a free port and says which; the workers fold. */
const WORKER = { COVERTRAIL_HEALTH_PORT: '0' };
const BACKEND = { PORT: '0', COVERTRAIL_PROJECTIONS: 'elsewhere' };
const ASK_AGAIN_MS = 200;

/**
 * Backends and workers on the same stores, as child processes, behind one port.
 *
 * @param {object} setup
 * @param {number} setup.backends
 * @param {number} setup.workers
 * @param {number} setup.port where all backends answer
 * @param {string} setup.host
 * @param {NodeJS.ProcessEnv} setup.env what each of them reads
 * @param {(line: string) => void} setup.print
 * @returns {Promise<{ port: number, ready(): Promise<void>, stop(): Promise<void> }>} `ready` resolves when every backend is
 */
export async function startCluster({ backends, workers, port, host, env, print }) {
  /** Ports by backend, of those that are open. */
  const open = new Map();
  const spreader = createSpreader(() => [...open.values()]);
  const taken = await spreader.listen(port, host);
  const keep = (name, program, own, more = {}) =>
    keepRunning({ name, program, env: { ...env, ...own }, print, ...more });

  const processes = [
    ...names('worker', workers).map((name) => keep(name, 'projections/dist/src/main.js', WORKER)),
    ...names('backend', backends).map((name) =>
      keep(name, 'backend/dist/src/main.js', BACKEND, {
        onLine: (line) => {
          const found = OPEN.exec(line);
          if (found) open.set(name, Number(found[1]));
        },
        onEnd: () => open.delete(name),
      }),
    ),
  ];
  let stopping = false;
  return {
    port: taken,
    ready: async () => {
      while (!stopping && !(await allReady(open, backends)))
        await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
    },
    stop: async () => {
      stopping = true;
      await Promise.all([spreader.close(), ...processes.map((child) => child.stop())]);
    },
  };
}

const names = (what, count) => Array.from({ length: count }, (_, n) => `${what}-${n + 1}`);

async function allReady(open, backends) {
  if (open.size < backends) return false;
  const answers = [...open.values()].map((port) =>
    fetch(`http://127.0.0.1:${port}/covertrail-api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return (await Promise.all(answers)).every((ok) => ok);
}
