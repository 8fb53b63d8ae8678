import { archiveParts, ArchiveUnclear, UnpacksTooLarge } from './archive-parts.js';
import { sheetFile } from './sheet-file.js';
import { lyingBomb, understatedBomb, zipOf, type ZipPart } from './testing/zip-of.js';

const A: ZipPart = { name: 'a.xml', content: Buffer.from('<a>one</a>') };
const B: ZipPart = { name: 'b.xml', content: Buffer.from('<b>two</b>') };
const ALL = () => true;
const SIZES_BEHIND = 0x0008;

const unpacked = (zip: Buffer, most = 1_000_000) => archiveParts(zip, most, ALL);

describe('the parts of an archive [C06]', () => {
  it('are unpacked, those alone that are wanted', () => {
    expect(unpacked(zipOf(A, B))).toEqual([
      { name: 'a.xml', content: A.content },
      { name: 'b.xml', content: B.content },
    ]);
    expect(archiveParts(zipOf(A, B), 10, (name) => name === 'b.xml')).toHaveLength(1);
    expect(unpacked(sheetFile([['Number'], ['7']], 'xlsx')).map(({ name }) => name)).toContain(
      'xl/worksheets/sheet1.xml',
    );
  });

  it('may have their sizes behind the content, as programs write them that stream', () =>
    expect(unpacked(zipOf({ ...A, flags: SIZES_BEHIND, local: { packed: 0, unpacked: 0 } }))).toHaveLength(1));

  it.each<[string, Buffer]>([
    ['a directory that shows less than a local header', lyingBomb()],
    ['another packed size', zipOf({ ...A, directory: { packed: 3 } })],
    ['another unpacked size', zipOf({ ...A, local: { unpacked: 3 } })],
    ['another way of packing', zipOf({ ...A, local: { method: 0 } })],
    ['another name', zipOf({ ...A, local: { name: 'z.xml' } })],
    ['sizes that are not behind the content', zipOf({ ...A, local: { packed: 0, unpacked: 0 } })],
  ])('are refused with %s', (_what, zip) => expect(() => unpacked(zip)).toThrow(ArchiveUnclear));

  it.each<[string, Buffer]>([
    ['two entries for one content', zipOf(A, { ...A, at: 0 })],
    ['one name twice', zipOf(A, { ...B, name: 'A.XML' })],
    [
      'a content that is longer than the archive',
      zipOf({ ...A, directory: { packed: 9_999 }, local: { packed: 9_999 } }),
    ],
    ['less content than stated', zipOf({ ...A, directory: { unpacked: 90 }, local: { unpacked: 90 } })],
    ['encryption', zipOf({ ...A, flags: 1 })],
    ['bytes behind the end', Buffer.concat([zipOf(A), Buffer.from('more')])],
    ['a second directory behind the first', Buffer.concat([zipOf(A), zipOf(B)])],
    ['no directory', Buffer.from('PK\u0003\u0004 and no more')],
  ])('are refused with %s', (_what, zip) => expect(() => unpacked(zip)).toThrow(ArchiveUnclear));

  it('are never more than the bound, all together, nor more than is stated', () => {
    expect(() => unpacked(zipOf(A, B), 15)).toThrow(UnpacksTooLarge);
    expect(unpacked(zipOf(A, B), 20)).toHaveLength(2);
    expect(() => unpacked(understatedBomb(), 1_000_000_000)).toThrow(UnpacksTooLarge);
  });
});
