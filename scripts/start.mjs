import { fileURLToPath } from 'node:url';
import { prepare } from './cluster/prepare.mjs';

/**
 * `npm start`: builds what is stale, then becomes the product. A shell that waits for a command dies of a signal and leaves that
 * command running: it hands itself over (`exec`) to this one process, so that what npm passes on reaches the product itself.
 */
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
try {
  await prepare();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
await import('../backend/dist/src/main.js');
