import { nameOfKind } from '@covertrail/domain/kernel/upload-kinds';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';

/** A stored file in a zip archive. `folder` is empty for a file at the top. */
export interface ZipEntry {
  readonly folder: string;
  readonly name: string;
  readonly fileId: Uuid;
  readonly contentType: string;
  readonly bytes: number;
  readonly changedAt: Instant;
}

/** Characters that separate folders, or that a file system refuses. */
const NOT_IN_A_PATH = /[\\/:*?"<>|\p{Cc}]/gu;

/** A name as one part of a path: never empty, `.` or `..`. */
const pathPart = (name: string): string => name.replace(NOT_IN_A_PATH, '_').replace(/^\.+/, '_').trim() || '_';

/** The path of each entry, in their order, with the ending of what it is; a second file of the same path gets a number: `form (2).pdf`. */
export function pathsOf(entries: readonly Pick<ZipEntry, 'folder' | 'name' | 'contentType'>[]): readonly string[] {
  const taken = new Set<string>();
  return entries.map(({ folder, name, contentType }) => {
    const inside = folder === '' ? '' : `${pathPart(folder)}/`;
    const path = freePath(inside, nameOfKind(pathPart(name), contentType), taken);
    taken.add(path.toLowerCase());
    return path;
  });
}

function freePath(inside: string, name: string, taken: ReadonlySet<string>): string {
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  let path = inside + name;
  for (let n = 2; taken.has(path.toLowerCase()); n += 1) path = `${inside}${stem} (${n})${ending}`;
  return path;
}
