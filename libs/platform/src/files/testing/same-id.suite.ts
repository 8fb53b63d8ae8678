import { randomBytes } from 'node:crypto';
import { FileExists } from '../files.port.js';
import { inPieces, stalled } from './contents.js';
import { LIMITS, MONDAY, newFile, TUESDAY, type FilesUnderTest } from './files-under-test.js';

/** An id stands for one content. */
export function sameIdSuite(on: FilesUnderTest): void {
  describe('the same id', () => {
    it('with the same content again answers what is stored', async () => {
      const bytes = randomBytes(400_000);
      const file = newFile();
      const stored = await on.files.put(file, inPieces(bytes), LIMITS);
      await on.files.claim(file.fileId, stored.sha256, TUESDAY);
      const entries = await on.storage.entries();
      const again = await on.files.put(
        { ...file, name: 'other.pdf', uploadedAt: TUESDAY },
        inPieces(bytes, 1024),
        LIMITS,
      );
      expect(again).toEqual({ ...stored, claimedAt: TUESDAY });
      expect(await on.files.describe(file.fileId)).toEqual(again);
      expect(await on.storage.entries()).toBe(entries);
    });

    it('with another content is refused, and the first stays', async () => {
      const bytes = randomBytes(400_000);
      const file = newFile();
      await on.files.put(file, inPieces(bytes), LIMITS);
      const entries = await on.storage.entries();
      await expect(on.files.put(file, inPieces(randomBytes(400_000)), LIMITS)).rejects.toThrow(FileExists);
      expect((await on.read(file.fileId)).equals(bytes)).toBe(true);
      expect(await on.storage.entries()).toBe(entries);
    });

    it.each(['unclaimed', 'claimed'])(
      'from several processes at once stores the first, which is %s by then',
      async (state) => {
        const claimedAt = state === 'claimed' ? TUESDAY : null;
        const [mine, theirs] = [randomBytes(600_000), randomBytes(600_000)];
        const single = await on.put(mine);
        if (claimedAt) await on.files.claim(single.fileId, single.sha256, claimedAt);
        const entriesOfOne = await on.storage.entries();
        await on.files.remove(single.fileId);
        const file = newFile();
        const [slow, slowest] = [stalled(mine), stalled(theirs)];
        const going = on.files.put(file, slow, LIMITS);
        const refused = expect(on.files.put(file, slowest, LIMITS)).rejects.toThrow(FileExists);
        await Promise.all([slow.stalling, slowest.stalling]);
        const other = await on.storage.open();
        const { sha256 } = await other.put(file, inPieces(mine), LIMITS);
        if (claimedAt) await other.claim(file.fileId, sha256, claimedAt);
        slow.goOn();
        slowest.goOn();
        expect(await going).toMatchObject({ sha256, claimedAt });
        await refused;
        expect(await on.storage.entries()).toBe(entriesOfOne);
        expect(await other.sweepUnclaimed(MONDAY)).toBe(0);
        expect((await on.read(file.fileId, other)).equals(mine)).toBe(true);
        await other.remove(file.fileId);
        expect(await on.storage.entries()).toBe(0);
        await other.close();
      },
    );
  });
}
