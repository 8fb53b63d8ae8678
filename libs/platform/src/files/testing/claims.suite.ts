import { randomBytes } from 'node:crypto';
import { newId } from '#ids/ids';
import { FileChanged, FileNotFound } from '../files.port.js';
import { hashOf, MONDAY, TUESDAY, WEDNESDAY, type FilesUnderTest } from './files-under-test.js';

/** What is claimed stays until it is removed. */
export function claimsSuite(on: FilesUnderTest): void {
  describe('a claim', () => {
    it('is kept, and the first moment stays', async () => {
      const { fileId, sha256 } = await on.put(randomBytes(1000));
      await on.files.claim(fileId, sha256, TUESDAY);
      await on.files.claim(fileId, sha256, WEDNESDAY);
      expect((await on.files.describe(fileId))?.claimedAt).toBe(TUESDAY);
    });

    it('of another content is refused and changes nothing, also once the file is claimed', async () => {
      const { fileId, sha256 } = await on.put(randomBytes(1000));
      const another = hashOf(randomBytes(8));
      await expect(on.files.claim(fileId, another, TUESDAY)).rejects.toThrow(FileChanged);
      expect((await on.files.describe(fileId))?.claimedAt).toBeNull();
      await on.files.claim(fileId, sha256, TUESDAY);
      await expect(on.files.claim(fileId, another, TUESDAY)).rejects.toThrow(FileChanged);
    });

    it('of what is not there is refused', async () => {
      await expect(on.files.claim(newId(), hashOf(randomBytes(8)), TUESDAY)).rejects.toThrow(FileNotFound);
    });

    it('by several processes at once is one claim', async () => {
      const { fileId, sha256 } = await on.put(randomBytes(1000));
      const others = await Promise.all([1, 2, 3].map(() => on.storage.open()));
      const moments = [MONDAY, TUESDAY, WEDNESDAY];
      await Promise.all(others.map((other, at) => other.claim(fileId, sha256, moments[at]!)));
      expect(moments).toContain((await on.files.describe(fileId))?.claimedAt);
      for (const other of others) await other.close();
    });

    it('and a sweep at the same time never both win', async () => {
      const other = await on.storage.open();
      const stored = await Promise.all(Array.from({ length: 12 }, () => on.put(randomBytes(100))));
      const claims = stored.map(({ fileId, sha256 }) =>
        other.claim(fileId, sha256, TUESDAY).then(() => true, orNotFound),
      );
      const [swept, ...claimed] = await Promise.all([on.files.sweepUnclaimed(WEDNESDAY), ...claims]);
      expect(swept).toBe(claimed.filter((won) => !won).length);
      for (const [at, { fileId }] of stored.entries()) {
        const left = await on.files.describe(fileId);
        expect(left?.claimedAt ?? null).toBe(claimed[at] ? TUESDAY : null);
        if (claimed[at]) expect(await on.read(fileId)).toHaveLength(100);
      }
      await other.close();
    });
  });

  describe('the sweep', () => {
    it('takes what is old and unclaimed, and keeps the rest', async () => {
      const old = await on.put(randomBytes(300_000));
      const empty = await on.put(new Uint8Array());
      const claimed = await on.put(randomBytes(300_000));
      await on.files.claim(claimed.fileId, claimed.sha256, TUESDAY);
      const young = await on.put(randomBytes(300_000), { uploadedAt: TUESDAY });
      expect(await on.files.sweepUnclaimed(TUESDAY)).toBe(2);
      expect(await on.files.describe(old.fileId)).toBeNull();
      expect(await on.files.describe(empty.fileId)).toBeNull();
      expect(await on.read(claimed.fileId)).toHaveLength(300_000);
      expect(await on.read(young.fileId)).toHaveLength(300_000);
      expect(await on.files.sweepUnclaimed(TUESDAY)).toBe(0);
      expect(await on.files.sweepUnclaimed(WEDNESDAY)).toBe(1);
      await on.files.remove(claimed.fileId);
      expect(await on.storage.entries()).toBe(0);
    });

    it('by two processes at once counts each file once', async () => {
      for (let made = 0; made < 8; made += 1) await on.put(randomBytes(100));
      const other = await on.storage.open();
      const counts = await Promise.all([on.files.sweepUnclaimed(TUESDAY), other.sweepUnclaimed(TUESDAY)]);
      expect(counts[0] + counts[1]).toBe(8);
      expect(await on.storage.entries()).toBe(0);
      await other.close();
    });
  });

  it('removes a file, claimed or not, also twice; then its id is free', async () => {
    const [first, second] = [await on.put(randomBytes(500)), await on.put(randomBytes(500))];
    await on.files.claim(second.fileId, second.sha256, TUESDAY);
    for (const { fileId } of [first, second, first]) await on.files.remove(fileId);
    expect(await on.storage.entries()).toBe(0);
    await expect(on.read(second.fileId)).rejects.toThrow(FileNotFound);
    await on.put(randomBytes(20), { fileId: first.fileId });
    expect(await on.read(first.fileId)).toHaveLength(20);
  });
}

function orNotFound(error: unknown): false {
  if (error instanceof FileNotFound) return false;
  throw error;
}
