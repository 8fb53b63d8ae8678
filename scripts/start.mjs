import { fileURLToPath } from 'node:url';
import { prepare } from './build/prepare.mjs';

/**
 * `npm start`: builds what is stale, then becomes the product. A shell that waits for a command ends at a signal and leaves that
 * command running. So the shell replaces itself (`exec`) by this process, and what npm passes on reaches the product.
 */
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const started = performance.now();
if (process.stdout.isTTY) process.stdout.write('Building what has changed …');
try {
  await prepare();
} catch (error) {
  process.stderr.write(`${process.stdout.isTTY ? '\n' : ''}${error.message}\n`);
  process.exit(1);
}
if (process.stdout.isTTY) process.stdout.write(` done in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
await import('../backend/dist/src/main.js');
