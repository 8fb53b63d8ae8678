import { randomBytes } from 'node:crypto';
import { newId } from '#ids/ids';
import { NotAFileId } from '../files.port.js';
import { TUESDAY, type FilesUnderTest } from './files-under-test.js';

/** Names are stored and never trusted; ids are UUIDs. */
export function namesSuite(on: FilesUnderTest): void {
  describe('a name', () => {
    it.each([
      ['with letters of many scripts', 'Прахівка 保険証書 – Überprüfung 🏗️👩‍👩‍👧.pdf'],
      ['written from right to left', 'תעודת ביטוח\u200f — شهادة التأمين.pdf'],
      ['like a path', '../../etc/passwd'],
      ['like a query', '{"$where":"1"}'],
      ['of nothing', ''],
    ])('%s is kept as it is', async (_, name) => {
      const { fileId } = await on.put(randomBytes(10), { name });
      expect((await on.files.describe(fileId))?.name).toBe(name);
    });

    it.each([
      ['loses control characters', 'a\u0000b\r\nSet-Cookie: c\u009f\u007f.pdf', 'abSet-Cookie: c.pdf'],
      ['loses what turns its direction around', 'invoice\u202egpj.exe\u2066', 'invoicegpj.exe'],
      ['loses half a character', 'a\ud83dz.pdf', 'az.pdf'],
      ['ends after 255 code points', '🏗'.repeat(300), '🏗'.repeat(255)],
    ])('%s', async (_, name, kept) => {
      const stored = await on.put(randomBytes(10), { name, contentType: name });
      expect(stored).toMatchObject({ name: kept, contentType: kept });
      expect(await on.files.describe(stored.fileId)).toEqual(stored);
    });
  });

  describe('an id', () => {
    const odd = ['../outside', '', '.', newId().replace(/^./, 'A'), `${newId()}/..`, `${newId()}\u0000`, { $ne: null }];
    it.each(odd)('of another form, as %j, is refused by every call', async (text) => {
      const fileId = text as string;
      const { sha256 } = await on.put(randomBytes(10));
      const entries = await on.storage.entries();
      await expect(on.put(randomBytes(10), { fileId })).rejects.toThrow(NotAFileId);
      await expect(on.files.describe(fileId)).rejects.toThrow(NotAFileId);
      await expect(on.read(fileId)).rejects.toThrow(NotAFileId);
      await expect(on.files.claim(fileId, sha256, TUESDAY)).rejects.toThrow(NotAFileId);
      await expect(on.files.remove(fileId)).rejects.toThrow(NotAFileId);
      expect(await on.storage.entries()).toBe(entries);
    });
  });
}
