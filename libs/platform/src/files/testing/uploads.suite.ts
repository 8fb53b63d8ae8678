import { randomBytes } from 'node:crypto';
import { FileNotFound, FileTooLarge, UploadLost } from '../files.port.js';
import { broken, inPieces, stalled } from './contents.js';
import { hashOf, LIMITS, MONDAY, newFile, TUESDAY, type FilesUnderTest } from './files-under-test.js';

/** Nobody sees a file before it is complete, and nothing stays of an upload that never completed. */
export function uploadsSuite(on: FilesUnderTest): void {
  describe('an upload', () => {
    it('is taken up to the limit, that included', async () => {
      const { bytes } = await on.files.put(newFile(), inPieces(randomBytes(1000)), { maxBytes: 1000 });
      expect(bytes).toBe(1000);
    });

    it.each([1001, 800_000])(
      'of %d bytes is refused above a limit, read no further, and leaves nothing',
      async (size) => {
        const file = newFile();
        let given = 0;
        const counted = async function* () {
          for await (const piece of inPieces(randomBytes(size), 500)) {
            given += piece.length;
            yield piece;
          }
        };
        const maxBytes = size - 1000;
        await expect(on.files.put(file, counted(), { maxBytes })).rejects.toThrow(FileTooLarge);
        expect(given).toBeLessThanOrEqual(maxBytes + 500);
        expect(await on.files.describe(file.fileId)).toBeNull();
        expect(await on.storage.entries()).toBe(0);
      },
    );

    it('that breaks off throws what broke it, shows nothing and leaves nothing', async () => {
      const file = newFile();
      await expect(on.files.put(file, broken(randomBytes(700_000)), LIMITS)).rejects.toThrow('the line went dead');
      expect(await on.files.describe(file.fileId)).toBeNull();
      await expect(on.read(file.fileId)).rejects.toThrow(FileNotFound);
      expect(await on.storage.entries()).toBe(0);
      const bytes = randomBytes(700_000);
      await on.files.put(file, inPieces(bytes), LIMITS);
      expect((await on.read(file.fileId)).equals(bytes)).toBe(true);
    });

    it('is invisible until it is complete', async () => {
      const bytes = randomBytes(600_000);
      const file = newFile();
      const content = stalled(bytes);
      const going = on.files.put(file, content, LIMITS);
      await content.stalling;
      const other = await on.storage.open();
      expect(await other.describe(file.fileId)).toBeNull();
      await expect(on.read(file.fileId, other)).rejects.toThrow(FileNotFound);
      await expect(other.claim(file.fileId, hashOf(bytes), MONDAY)).rejects.toThrow(FileNotFound);
      content.goOn();
      await going;
      expect((await on.read(file.fileId, other)).equals(bytes)).toBe(true);
      await other.close();
    });

    it('of a process that stopped is swept once it is old', async () => {
      const content = stalled(randomBytes(600_000));
      const file = newFile();
      const going = on.files.put(file, content, LIMITS);
      const ending = expect(going).rejects.toThrow(UploadLost);
      await content.stalling;
      const other = await on.storage.open();
      expect(await on.storage.entries()).toBeGreaterThan(0);
      expect(await other.sweepUnclaimed(MONDAY)).toBe(0);
      expect(await on.storage.entries()).toBeGreaterThan(0);
      expect(await other.sweepUnclaimed(TUESDAY)).toBe(0);
      expect(await on.storage.entries()).toBe(0);
      // The upload continues and finds that it was swept.
      content.goOn();
      await ending;
      expect(await other.describe(file.fileId)).toBeNull();
      expect(await on.storage.entries()).toBe(0);
      await other.close();
    });

    it('does not disturb others that go on at once', async () => {
      const other = await on.storage.open();
      const contents = [1, 2, 3, 4, 5, 6].map((factor) => randomBytes(factor * 130_001));
      const stored = await Promise.all(
        contents.map((bytes, at) => (at % 2 ? other : on.files).put(newFile(), inPieces(bytes, 7919), LIMITS)),
      );
      for (const [at, { fileId, sha256 }] of stored.entries()) {
        expect(sha256).toBe(hashOf(contents[at]!));
        expect((await on.read(fileId)).equals(contents[at]!)).toBe(true);
      }
      await other.close();
    });
  });
}
