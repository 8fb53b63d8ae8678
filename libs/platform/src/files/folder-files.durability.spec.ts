import { mkdtempSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open, readdir, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { newId } from '../ids/ids.js';
import { UploadLost, type Files } from './files.port.js';
import { openFolderFiles } from './folder-files.adapter.js';
import { inPieces } from './testing/contents.js';

const MONDAY = '2026-03-02T09:00:00.000Z';
const TUESDAY = '2026-03-03T09:00:00.000Z';

let folder: string;
let files: Files;
const fileId = newId();
const file = { fileId, name: 'a', contentType: 'b', uploadedAt: MONDAY };
const put = () => files.put(file, inPieces(Buffer.from('c')), { maxBytes: 9 });
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
  files = await openFolderFiles(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const onLinux = process.platform === 'linux' ? describe : describe.skip;
if (onLinux === describe.skip)
  process.stderr.write('Skipped: what is flushed is shown by /proc, which only Linux has.\n');

onLinux('what a folder of files acknowledges is on the disk', () => {
  let flushed: string[];
  let afterFlush: (path: string) => Promise<unknown>;
  beforeEach(async () => {
    flushed = [];
    afterFlush = async () => undefined;
    const any = await open(folder, 'r');
    const handles = Object.getPrototypeOf(any) as FileHandle;
    await any.close();
    const sync = handles.sync;
    jest.spyOn(handles, 'sync').mockImplementation(async function (this: FileHandle) {
      const path = relative(folder, readlinkSync(`/proc/self/fd/${this.fd}`));
      const named = path.replace(/[0-9]+-[0-9a-f-]{36}/, 'part').replace(fileId, 'id');
      flushed.push(named);
      await sync.call(this);
      await afterFlush(named);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('content, description and names of an upload', async () => {
    await put();
    expect(flushed).toEqual(['parts/part/content', 'parts/part/file.json', 'parts/part', 'unclaimed', 'parts']);
  });

  it('no upload that was swept in its last moment', async () => {
    afterFlush = async (path) => path === 'parts/part' && files.sweepUnclaimed(TUESDAY);
    await expect(put()).rejects.toThrow(UploadLost);
    expect(await files.describe(fileId)).toBeNull();
  });

  it('a claim', async () => {
    const { sha256 } = await put();
    flushed = [];
    await files.claim(fileId, sha256, MONDAY);
    expect(flushed).toEqual(['parts/part', 'unclaimed/id', 'parts', 'claimed', 'unclaimed']);
  });

  it('a removal', async () => {
    const { sha256 } = await put();
    await files.claim(fileId, sha256, MONDAY);
    flushed = [];
    await files.remove(fileId);
    expect(flushed).toEqual(['parts', 'claimed']);
  });
});

it('keeps files and folders to their owner', async () => {
  await put();
  const all = await readdir(folder, { recursive: true });
  expect(all).toHaveLength(6);
  for (const path of all) expect([path, statSync(join(folder, path)).mode & 0o077]).toEqual([path, 0]);
});

it('sweeps past what someone else laid into the folder, and leaves it there', async () => {
  await put();
  for (const place of ['unclaimed', 'parts']) writeFileSync(join(folder, place, 'READ ME'), '');
  expect(await files.sweepUnclaimed(TUESDAY)).toBe(1);
  expect(await readdir(join(folder, 'unclaimed'))).toEqual(['READ ME']);
  expect(await readdir(join(folder, 'parts'))).toEqual(['READ ME']);
});
