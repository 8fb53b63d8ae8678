import { parseArgs } from 'node:util';
import { startEventStoreServer } from './eventstore-server.js';

/**
 * The stand-in as a program: writes its address once it answers, and ends with a signal, or with its standard input where
 * that is a pipe, so that it does not outlive whoever started it.
 *
 * Usage: node … test/eventstore-server/main.ts [--port 2113] [--folder var/eventstore]
 */
const { values } = parseArgs({ options: { port: { type: 'string' }, folder: { type: 'string' } } });
const server = await startEventStoreServer({
  ...(values.port === undefined ? {} : { port: Number(values.port) }),
  ...(values.folder === undefined ? {} : { folder: values.folder }),
});
console.log(server.url);

const end = (): void => void server.stop().then(() => process.exit(0));
process.once('SIGTERM', end);
process.once('SIGINT', end);
process.stdin.once('end', end).resume();
