import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** A file system in memory. On a disk, suites spend most of their time waiting until it has written what nobody reads again. */
const IN_MEMORY = '/dev/shm';
const PREFIX = 'covertrail-tests-';
const GB = 2 ** 30;
/** A run leaves about 2 GB of files. The rest is for its programs. */
const FREE_IN_FOLDER = 4 * GB;
const FREE_MEMORY = 8 * GB;

/**
 * Where the suites of one run keep their files, as the environment of the run, and how to remove it. Where there is little memory, or no
 * file system in it, that is the folder for temporary files. Suites end processes and never machines, so that none needs a disk.
 */
export function temporaryFolder() {
  if (process.env.TMPDIR !== undefined || !hasRoom()) return { env: {}, remove: () => undefined };
  removeLeftOver();
  const folder = mkdtempSync(join(IN_MEMORY, `${PREFIX}${process.pid}-`));
  // As the folder for temporary files has it: some suites run the product as another user.
  chmodSync(folder, 0o1777);
  return { env: { TMPDIR: folder }, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function hasRoom() {
  if (!existsSync(IN_MEMORY) || !existsSync('/proc/meminfo')) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  const available = /^MemAvailable:\s+(\d+) kB$/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1];
  return bavail * bsize >= FREE_IN_FOLDER && Number(available ?? 0) * 1024 >= FREE_MEMORY;
}

/** A run that was killed could not remove its folder, which takes memory until the machine starts again. */
function removeLeftOver() {
  for (const name of readdirSync(IN_MEMORY)) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split('-')[0]) : null;
    if (pid !== null && !existsSync(`/proc/${pid}`)) rmSync(join(IN_MEMORY, name), { recursive: true, force: true });
  }
}
