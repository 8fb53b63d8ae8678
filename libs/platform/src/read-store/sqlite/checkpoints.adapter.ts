import type { Checkpoint, Checkpoints } from '../checkpoints.port.js';
import type { OpenFile } from './open-file.js';

/** `watch` tells of changes of the file until it is ended. */
export const checkpointsIn = ({ reading }: OpenFile, watch: Checkpoints['onCommit']): Checkpoints => ({
  checkpoint: async (projection) =>
    reading.first<Checkpoint>('SELECT position, epoch FROM checkpoints WHERE projection = ?', projection) ?? null,
  checkpoints: async () => {
    const rows = reading.all<Checkpoint & { readonly projection: string }>(
      'SELECT projection, position, epoch FROM checkpoints',
    );
    return new Map(rows.map(({ projection, position, epoch }) => [projection, { position, epoch }]));
  },
  onCommit: watch,
});
