/** @run rest: read models and mail that are lost, or restored from a backup. */
import { outlivesEverything, type Step } from './testing/supplier-history.js';

const onFiles = () => ({ mongodbUrl: null });

describe('a history during which the read store is lost and backups are restored [K06]', () => {
  const adds = (...steps: readonly Step[]) => outlivesEverything(onFiles, steps);

  it('adds nothing to the log where an import has ended, and a policy of it was archived', () =>
    adds('import', 'archive', 'pass a day', 'lose'));

  it('adds nothing to the log where a policy took the place of another, and both were changed since', () =>
    adds('locate', 'share', 'replace', 'pass a day', 'restore', 'locate', 'cancel', 'pass a day'));
});
