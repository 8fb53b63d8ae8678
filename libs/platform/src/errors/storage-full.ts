/** Result codes of SQLite (https://www.sqlite.org/rescode.html); the higher bytes of a code only say more of the same. */
const SQLITE_IOERR = 10;
const SQLITE_FULL = 13;
const OF_THE_SYSTEM: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);

/** True when an error, or one that caused it, says that the disk accepts no more data: it is full, over quota, or failing. */
export function isStorageFull(error: unknown): boolean {
  for (
    let failure = error;
    typeof failure === 'object' && failure !== null;
    failure = (failure as { readonly cause?: unknown }).cause
  ) {
    const { code, errcode } = failure as { readonly code?: unknown; readonly errcode?: unknown };
    const primary = typeof errcode === 'number' ? errcode & 0xff : null;
    if (OF_THE_SYSTEM.has(code) || primary === SQLITE_FULL || primary === SQLITE_IOERR) return true;
  }
  return false;
}
