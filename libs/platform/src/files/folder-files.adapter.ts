import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { isUuid } from '@covertrail/domain/kernel/uuid';
import { newId } from '../ids/ids.js';
import type { FileLimits, Files, NewFile, StoredFile } from './files.port.js';
import { FileChanged, FileNotFound, UploadLost } from './files.port.js';
import { flushFolder, move, whenThere, writeFlushed } from '../disk/durable-files.js';
import { intact, MeasuredContent } from './measured-content.js';
import { fileIdOf, sameContent, storedFile } from './new-file.js';

type Place = 'unclaimed' | 'claimed';

const CONTENT = 'content';
const DESCRIPTION = 'file.json';
const CLAIM = 'claim.json';
/** Marks a part without an owner: every sweep may remove it. */
const LONG_AGO = '1970-01-01T00:00:00.000Z';

/** Files in their own folder, created when it does not exist. Several processes of one machine may share it. */
export async function openFolderFiles(folder: string): Promise<Files> {
  for (const place of ['parts', 'unclaimed', 'claimed'])
    await mkdir(join(folder, place), { recursive: true, mode: 0o700 });
  return new FolderFiles(folder);
}

/**
 * Each file is a folder with its content and its description. It is uploaded in `parts`; one rename puts it into `unclaimed`,
 * another into `claimed`, a last one back into `parts` to be deleted. Each rename succeeds for one process alone, so a claim and
 * a sweep never both succeed, and a crash leaves at most something in `parts`.
 */
class FolderFiles implements Files {
  private readonly parts: string;

  constructor(private readonly folder: string) {
    this.parts = join(folder, 'parts');
  }

  async put(file: NewFile, content: AsyncIterable<Uint8Array>, limits: FileLimits): Promise<StoredFile> {
    const there = await this.describe(file.fileId);
    const measured = new MeasuredContent(content, limits);
    if (there) return sameContent(there, await measured.readToEnd());
    const part = this.newPart(file.uploadedAt);
    try {
      return await this.publish(part, await writePart(part, file, measured));
    } finally {
      await rm(part, { recursive: true, force: true });
    }
  }

  describe(fileId: Uuid): Promise<StoredFile | null> {
    return this.find(fileId, descriptionIn);
  }

  /** Claimed files last: one that is claimed meanwhile is met where it went, if it was not met before. */
  async *list(): AsyncGenerator<StoredFile> {
    const seen = new Set<string>();
    for (const place of ['unclaimed', 'claimed'] as const) {
      for (const fileId of (await readdir(join(this.folder, place))).filter(isUuid)) {
        const stored = seen.has(fileId) ? null : await this.describe(fileId);
        if (stored) yield stored;
        seen.add(fileId);
      }
    }
  }

  async *read(fileId: Uuid): AsyncIterable<Uint8Array> {
    const stored = await this.describe(fileId);
    const content = stored && (await this.find(fileId, (folder) => open(join(folder, CONTENT))));
    if (!content) throw new FileNotFound(fileId);
    yield* intact(content.createReadStream(), stored);
  }

  async claim(fileId: Uuid, sha256: string, at: Instant): Promise<void> {
    const stored = await this.describe(fileId);
    if (!stored) throw new FileNotFound(fileId);
    if (stored.sha256 !== sha256) throw new FileChanged(fileId);
    if (stored.claimedAt !== null) return;
    const moved = await this.moveClaimed(fileId, at);
    // Another process claimed, removed or swept it just now: the stored state shows which.
    if (moved === 'gone') return this.claim(fileId, sha256, at);
  }

  async remove(fileId: Uuid): Promise<void> {
    fileIdOf(fileId);
    await this.takeApart('unclaimed', fileId);
    await this.takeApart('claimed', fileId);
  }

  async sweepUnclaimed(before: Instant): Promise<number> {
    let swept = 0;
    for (const fileId of (await readdir(join(this.folder, 'unclaimed'))).filter(isUuid)) {
      const stored = await whenThere(descriptionIn(this.at('unclaimed', fileId), 'unclaimed'));
      if (stored && stored.uploadedAt < before && (await this.takeApart('unclaimed', fileId))) swept += 1;
    }
    for (const part of await readdir(this.parts)) {
      if (Number.parseInt(part, 10) < Date.parse(before))
        await rm(join(this.parts, part), { recursive: true, force: true });
    }
    return swept;
  }

  async close(): Promise<void> {}

  private at(place: Place, fileId: Uuid): string {
    return join(this.folder, place, fileIdOf(fileId));
  }

  private newPart(since: Instant): string {
    return join(this.parts, `${Date.parse(since)}-${newId()}`);
  }

  /** A file that moves during the look-up moves from unclaimed to claimed. */
  private async find<Result>(
    fileId: Uuid,
    readAt: (folder: string, place: Place) => Promise<Result>,
  ): Promise<Result | null> {
    for (const place of ['claimed', 'unclaimed', 'claimed'] as const) {
      const found = await whenThere(readAt(this.at(place, fileId), place));
      if (found !== null) return found;
    }
    return null;
  }

  private async publish(part: string, stored: StoredFile): Promise<StoredFile> {
    const { fileId, sha256 } = stored;
    const moved = await move(part, this.at('unclaimed', fileId));
    if (moved === 'gone') throw new UploadLost(fileId);
    const there = await this.describe(fileId);
    if (moved === 'taken') return there ? sameContent(there, sha256) : this.publish(part, stored);
    // The same id was uploaded and claimed before this upload ended: the claimed one counts.
    if (there?.claimedAt) await this.takeApart('unclaimed', fileId);
    return there ? sameContent(there, sha256) : stored;
  }

  private async moveClaimed(fileId: Uuid, claimedAt: Instant): Promise<'done' | 'gone' | 'taken'> {
    const part = this.newPart(LONG_AGO);
    try {
      await writeFlushed(part, JSON.stringify({ claimedAt }));
      const noted = await move(part, join(this.at('unclaimed', fileId), CLAIM));
      return noted === 'done' ? await move(this.at('unclaimed', fileId), this.at('claimed', fileId)) : noted;
    } finally {
      await rm(part, { force: true });
    }
  }

  /** True when this call removed it. */
  private async takeApart(place: Place, fileId: Uuid): Promise<boolean> {
    const part = this.newPart(LONG_AGO);
    const moved = await move(this.at(place, fileId), part);
    await rm(part, { recursive: true, force: true });
    return moved === 'done';
  }
}

async function writePart(part: string, file: NewFile, content: MeasuredContent): Promise<StoredFile> {
  await mkdir(part, { mode: 0o700 });
  await writeFlushed(join(part, CONTENT), content);
  const stored = storedFile(file, content);
  const described = await whenThere(writeFlushed(join(part, DESCRIPTION), JSON.stringify(stored)));
  if (described === null) throw new UploadLost(file.fileId);
  await flushFolder(part);
  return stored;
}

async function descriptionIn(folder: string, place: Place): Promise<StoredFile> {
  const stored = JSON.parse(await readFile(join(folder, DESCRIPTION), 'utf8')) as StoredFile;
  if (place === 'unclaimed') return stored;
  return { ...stored, ...(JSON.parse(await readFile(join(folder, CLAIM), 'utf8')) as { claimedAt: Instant }) };
}
