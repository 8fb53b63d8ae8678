import type { Commits } from '../commits.port.js';
import { updatesText } from '../outbox-rows.js';
import { preparedWrite } from '../prepared-write.js';
import type { OpenFile } from './open-file.js';

/** Documents cross to the writer as JSON: cheaper than a structured clone, and as they are at the time of the call. */
export const commitsIn = ({ writer }: OpenFile): Commits => ({
  commit: async (writes, move, updates = []) =>
    writer.call('commit', writes.map(preparedWrite), move, updatesText(updates)),
});
