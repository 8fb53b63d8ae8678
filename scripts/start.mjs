import { fileURLToPath } from 'node:url';
import { prepare } from './build/prepare.mjs';

/**
 * `npm start`: builds what is stale, then becomes the product. A shell that waits for a command ends at a signal and leaves that
 * command running. So the shell replaces itself (`exec`) by this process, and what npm passes on reaches the product.
 */
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
try {
  await prepare();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
await import('../backend/dist/src/main.js');
