/** @run rest: read models and mail that are lost, or restored from a backup. */
import fc from 'fast-check';
import { anyHistory, outlivesEverything, RANDOM_HISTORIES } from './testing/supplier-history.js';

const onFiles = () => ({ mongodbUrl: null });

describe('a random history during which the read store is lost and backups are restored [K06]', () => {
  it('adds nothing to the log, whatever happened', () =>
    fc.assert(
      fc.asyncProperty(anyHistory, (steps) => outlivesEverything(onFiles, steps)),
      RANDOM_HISTORIES,
    ));
});
