import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { TEXT } from '@covertrail/backend/features/certificate-upload/reading/reading-steps';
import { nodeArguments } from '@covertrail/backend/file-readers/reader-process';

const BUILT = pathToFileURL('backend/dist/src/features/certificate-upload/reading/reading-steps.js').href;
/** What Linux says of this process alone: the most that it counts for a process includes the one that started it. */
const TELL = `import { readFileSync } from 'node:fs';
process.on('exit', () => process.stderr.write(/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]));`;
const BYTES_PER_KIB = 1_024;

/** The most memory that the process which reads this certificate held, in megabytes. The server was built before; a program that runs from its sources needs more. */
export async function readingMemoryMb(file: Uint8Array): Promise<number> {
  const program = { ...TEXT.program, beside: BUILT };
  const telling = ['--import', `data:text/javascript,${encodeURIComponent(TELL)}`];
  const child = spawn(process.execPath, [...telling, ...nodeArguments(program, TEXT.bounds)], { env: {} });
  const [answer, kib] = [text(child.stdout), text(child.stderr)];
  child.stdin.end(file);
  await once(child, 'close');
  if (!(await answer).startsWith('{"outcome":"read"')) throw new Error(`It was not read: ${await answer}`);
  return (Number(await kib) * BYTES_PER_KIB) / 1_000_000;
}
