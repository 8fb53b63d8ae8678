import type { Outbox } from '../outbox.port.js';
import { turns } from '#timing/turns';
import type { OpenFile } from './open-file.js';
import { readOutbox } from './outbox.js';

export const outboxIn = ({ reading, writer }: OpenFile): Outbox => ({
  readOutbox: (projection, after, upTo, limit) => turns.read(() => readOutbox(reading, projection, after, upTo, limit)),
  pruneOutbox: (projection, upTo) => writer.call('pruneOutbox', projection, upTo),
});
