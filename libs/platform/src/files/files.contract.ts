import { claimsSuite } from './testing/claims.suite.js';
import { contentsSuite } from './testing/contents.suite.js';
import { filesUnderTest, type FileStorage } from './testing/files-under-test.js';
import { namesSuite } from './testing/names.suite.js';
import { sameIdSuite } from './testing/same-id.suite.js';
import { uploadsSuite } from './testing/uploads.suite.js';

/** What every adapter of the files port must do. `prepare` gives an empty storage. */
export function filesContract(name: string, prepare: () => Promise<FileStorage>): void {
  describe(`files on ${name}`, () => {
    const on = filesUnderTest(prepare);
    contentsSuite(on);
    uploadsSuite(on);
    sameIdSuite(on);
    claimsSuite(on);
    namesSuite(on);
  });
}
