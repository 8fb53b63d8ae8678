import { appendFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Loaded ahead of a program (`--import`): at SIGUSR2 it collects garbage and appends to the file that LIVE_HEAP_FILE names how many bytes
 * of its heap are still in use. That number grows in a program that leaks, and hardly moves in one that does not.
 */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
process.on('SIGUSR2', () => {
  collect();
  appendFileSync(process.env.LIVE_HEAP_FILE, `${process.pid} ${process.memoryUsage().heapUsed}\n`);
});
