import { buffer } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import type { CompanyTurn } from '@covertrail/platform/fair-queue/fair-queue';
import { PDF_READING } from '#tokens/tokens';
import { FileReaders } from '#file-readers/file-readers.service';
import type { ReaderProgram } from '#file-readers/reader-process';
import { ReadingEnded } from '#file-readers/reading-ended';
import { Problem } from '#http/problem';
import type { PdfAnswer } from './pdf-answer.js';

/** Where PDF files are read: in a process of its own for each, or, where nobody sends hostile ones, in this process. */
export type PdfReading = 'apart' | 'here';

const READ_PDF: ReaderProgram = { stem: 'read-pdf.worker', beside: import.meta.url };

const ENDINGS = {
  time: 'FILE.PDF_TOO_LARGE_INSIDE',
  memory: 'FILE.PDF_TOO_LARGE_INSIDE',
  failure: 'FILE.PDF_BROKEN',
} as const;

/** Reads uploaded PDF files. */
@Injectable()
export class PdfReader {
  constructor(
    private readonly readers: FileReaders,
    @Inject(PDF_READING) private readonly place: PdfReading,
  ) {}

  /** Resolves for a PDF that opens without a password and has all of its pages. Throws a problem `FILE.PDF_*`, or `TurnRefused`. */
  async check(content: () => AsyncIterable<Uint8Array>, turn: CompanyTurn): Promise<void> {
    const answer = this.place === 'apart' ? await this.readApart(content, turn) : await readHere(content());
    if ('refused' in answer) throw new Problem(answer.refused);
  }

  private async readApart(content: () => AsyncIterable<Uint8Array>, turn: CompanyTurn): Promise<PdfAnswer> {
    const answer = await this.readers.read(READ_PDF, content, turn).catch((error: unknown) => {
      throw error instanceof ReadingEnded ? new Problem(ENDINGS[error.because]) : error;
    });
    return JSON.parse(answer) as PdfAnswer;
  }
}

async function readHere(content: AsyncIterable<Uint8Array>): Promise<PdfAnswer> {
  const { parsePdf } = await import('./parse-pdf.js');
  return parsePdf(await buffer(content));
}
