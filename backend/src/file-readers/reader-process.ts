import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { ReadingEnded } from './reading-ended.js';

/** A program that reads one file from its standard input: `<stem>.ts` or `<stem>.js` beside the module with this `import.meta.url`. */
export interface ReaderProgram {
  readonly stem: string;
  readonly beside: string;
}

/** What a program may take. `memoryMb` is all of its memory, buffers included; half of it may be heap. `answerBytes` is what it may write. */
export interface ReaderBounds {
  readonly ms: number;
  readonly memoryMb: number;
  readonly answerBytes: number;
}

/** As in development; the module is found from the working directory. */
const FROM_SOURCE = ['-C', 'covertrail-source', '--import', './scripts/build/typescript-sources.mjs'];

/**
 * `watchMemory` bounds the memory everywhere. Where this system has the program that sets it, the kernel has a bound as well, of which
 * nothing is used up between two looks: of private memory that can be written, because address space is mostly reserved and never used.
 */
const KERNEL_BYTES_PER_MB = 1_500_000;
/** A program that reads one file gains nothing by more room for new objects or by more threads of V8, which take 15 MB. */
const SMALL = ['--max-semi-space-size=4', '--v8-pool-size=1'];
const PRLIMIT = ['/usr/bin/prlimit', '/bin/prlimit'].find((path) => existsSync(path));

/**
 * Runs a program on a file, in a process of its own with bounds and without our environment. Resolves with what it wrote. Throws
 * `ReadingEnded`, or the reason of the signal; the process has ended then.
 */
export async function readInProcess(
  program: ReaderProgram,
  content: AsyncIterable<Uint8Array>,
  bounds: ReaderBounds,
  signal: AbortSignal,
): Promise<string> {
  // Whoever left before its turn began is told by no event any more.
  signal.throwIfAborted();
  const child = started(program, bounds);
  let tooSlow = false;
  const stop = () => child.kill('SIGKILL');
  const late = setTimeout(() => {
    tooSlow = true;
    stop();
  }, bounds.ms);
  signal.addEventListener('abort', stop);
  const ended = new Promise<Ending>((resolve, reject) =>
    child.once('error', reject).once('close', (code, by) => resolve({ code, by })),
  );
  try {
    const [answer, { code, by }] = await Promise.all([answerOf(child, bounds), ended, feed(content, child)]);
    signal.throwIfAborted();
    if (tooSlow) throw new ReadingEnded('time');
    // A process that ran out of memory is ended by its watch, or it aborts.
    if (answer === null || by !== null || (code ?? 0) > 128) throw new ReadingEnded('memory');
    if (code !== 0) throw new ReadingEnded('failure');
    return answer;
  } finally {
    clearTimeout(late);
    signal.removeEventListener('abort', stop);
    stop();
  }
}

interface Ending {
  readonly code: number | null;
  readonly by: string | null;
}

/** How Node runs a program within its bounds. */
export function nodeArguments({ stem, beside }: ReaderProgram, { memoryMb }: ReaderBounds): readonly string[] {
  const source = beside.endsWith('.ts');
  const file = fileURLToPath(new URL(`./${stem}.${source ? 'ts' : 'js'}`, beside));
  const heap = `--max-old-space-size=${Math.floor(memoryMb / 2)}`;
  return [heap, ...SMALL, ...(source ? FROM_SOURCE : []), file, String(memoryMb)];
}

function started(program: ReaderProgram, bounds: ReaderBounds): ChildProcess {
  const node = [process.execPath, ...nodeArguments(program, bounds)];
  const data = `--data=${bounds.memoryMb * KERNEL_BYTES_PER_MB}`;
  const bounded = PRLIMIT ? [PRLIMIT, data, '--core=0', ...node] : node;
  return spawn(bounded[0]!, bounded.slice(1), { env: {}, stdio: ['pipe', 'pipe', 'ignore'] });
}

/** Null for more than it may write. */
async function answerOf(child: ChildProcess, { answerBytes }: ReaderBounds): Promise<string | null> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of child.stdout! as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes <= answerBytes) pieces.push(piece);
    else child.kill('SIGKILL');
  }
  return bytes > answerBytes ? null : Buffer.concat(pieces).toString('utf8');
}

async function feed(content: AsyncIterable<Uint8Array>, { stdin }: ChildProcess): Promise<void> {
  await pipeline(content, stdin!).catch((error: NodeJS.ErrnoException) => {
    // The process ended before it had read everything: its end says why.
    if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}
