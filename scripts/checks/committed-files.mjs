import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const LIST = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];

/** Paths from the root of every file that is committed or about to be: what git ignores is left out. */
export function committedFiles() {
  const listed = execFileSync('git', LIST, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return [...new Set(listed.split('\0'))].filter((path) => path !== '' && existsSync(path)).sort();
}
