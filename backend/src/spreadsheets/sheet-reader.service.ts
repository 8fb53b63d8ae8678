import { spawn, type ChildProcess } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { Inject, Injectable } from '@nestjs/common';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Files } from '@covertrail/platform/files/files.port';
import { FILES } from '#composition/tokens';
import { Problem } from '#http/problem';
import type { SheetAnswer, SheetContent } from './sheet-content.js';

const MOST_HEAP_MB = 512;
/** As in development: the module register is found from the working directory. */
const FROM_SOURCE = ['-C', 'source', '--import', '@swc-node/register/esm-register'];

/** Reads uploaded spreadsheets, each in a process of its own with bounds of memory and time, and without our environment. */
@Injectable()
export class SheetReader {
  /** Ten times what the largest sheet takes, so that it is read on a busy machine too. */
  protected readonly mostMs: number = 60_000;

  constructor(@Inject(FILES) private readonly files: Pick<Files, 'read'>) {}

  /** Throws a problem `SHEET.*`. */
  async read(fileId: Uuid): Promise<SheetContent> {
    const child = startReader();
    const stop = setTimeout(() => child.kill('SIGKILL'), this.mostMs);
    const ended = new Promise<string | null>((resolve, reject) => child.once('error', reject).once('close', (_code, signal) => resolve(signal)));
    try {
      const [said, signal] = await Promise.all([text(child.stdout!), ended, this.feed(fileId, child)]);
      if (signal === 'SIGKILL') throw new Problem('SHEET.TOO_SLOW');
      return contentOf(said);
    } finally {
      clearTimeout(stop);
      child.kill('SIGKILL');
    }
  }

  private async feed(fileId: Uuid, { stdin }: ChildProcess): Promise<void> {
    await pipeline(this.files.read(fileId), stdin!).catch((error: NodeJS.ErrnoException) => {
      // The process ended before it had read everything: its end says why.
      if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    });
  }
}

function startReader(): ChildProcess {
  const source = import.meta.url.endsWith('.ts');
  const program = fileURLToPath(new URL(`./read-sheet.worker.${source ? 'ts' : 'js'}`, import.meta.url));
  const options = [`--max-old-space-size=${MOST_HEAP_MB}`, ...(source ? FROM_SOURCE : [])];
  return spawn(process.execPath, [...options, program], { env: {}, stdio: ['pipe', 'pipe', 'ignore'] });
}

/** A process that ran out of memory says nothing. */
function contentOf(said: string): SheetContent {
  if (said === '') throw new Problem('SHEET.NOT_READABLE');
  const answer = JSON.parse(said) as SheetAnswer;
  if ('refused' in answer) throw new Problem(answer.refused);
  return answer.content;
}
