import { randomBytes } from 'node:crypto';
import { FileDamaged, type StoredFile } from '../files.port.js';
import { inPieces } from './contents.js';
import { hashOf, LIMITS, newFile, type FilesUnderTest } from './files-under-test.js';

/** What goes up comes back. */
export function contentsSuite(on: FilesUnderTest): void {
  describe('a content', () => {
    const chunk = 255 * 1024;
    it.each([0, 1, chunk - 1, chunk, chunk + 1, 2 * chunk, 5_000_003])(
      'of %d bytes comes back byte for byte',
      async (size) => {
        const bytes = randomBytes(size);
        const file = newFile();
        const stored = await on.files.put(file, inPieces(bytes), LIMITS);
        expect(stored).toEqual({ ...file, sha256: hashOf(bytes), bytes: size, claimedAt: null });
        expect(await on.files.describe(file.fileId)).toEqual(stored);
        expect((await on.read(file.fileId)).equals(bytes)).toBe(true);
      },
    );

    it('may come in one piece, and in empty ones', async () => {
      const bytes = randomBytes(1_500_000);
      const pieces = async function* () {
        yield new Uint8Array();
        yield new Uint8Array(bytes);
        yield new Uint8Array();
      };
      const { fileId, sha256 } = await on.files.put(newFile(), pieces(), LIMITS);
      expect(sha256).toBe(hashOf(bytes));
      expect((await on.read(fileId)).equals(bytes)).toBe(true);
    });

    it('can be read by several, and by one that stops early', async () => {
      const bytes = randomBytes(900_000);
      const { fileId } = await on.put(bytes);
      for await (const piece of on.files.read(fileId)) {
        expect(piece.length).toBeGreaterThan(0);
        break;
      }
      const readers = await Promise.all([1, 2, 3].map(() => on.read(fileId)));
      for (const content of readers) expect(content.equals(bytes)).toBe(true);
    });

    it.each([9, 600_000])(
      'of %d bytes that was damaged fails when it is read, instead of giving less',
      async (size) => {
        const { fileId } = await on.put(randomBytes(size));
        await on.storage.damage(fileId);
        await expect(on.read(fileId)).rejects.toThrow(FileDamaged);
      },
    );

    it('is listed with all others, claimed or not', async () => {
      const before = await listed(on);
      const [first, second] = [await on.put(randomBytes(9)), await on.put(randomBytes(10))];
      await on.files.claim(second.fileId, second.sha256, second.uploadedAt);
      const found = (await listed(on)).filter(({ fileId }) => before.every((file) => file.fileId !== fileId));
      expect(found.toSorted((a, b) => a.bytes - b.bytes)).toEqual([
        await on.files.describe(first.fileId),
        await on.files.describe(second.fileId),
      ]);
      await on.files.remove(first.fileId);
      expect((await listed(on)).map(({ fileId }) => fileId)).not.toContain(first.fileId);
    });

    it('is seen by another process, also after this one has gone', async () => {
      const bytes = randomBytes(300_000);
      const { fileId } = await on.put(bytes);
      const other = await on.storage.open();
      expect(await other.describe(fileId)).toEqual(await on.files.describe(fileId));
      await on.files.close();
      on.files = other;
      expect((await on.read(fileId)).equals(bytes)).toBe(true);
    });
  });
}

async function listed({ files }: FilesUnderTest): Promise<StoredFile[]> {
  const all: StoredFile[] = [];
  for await (const file of files.list()) all.push(file);
  return all;
}
