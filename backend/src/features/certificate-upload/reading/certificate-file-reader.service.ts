import { buffer } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import type { CompanyTurn } from '@covertrail/platform/fair-queue/fair-queue';
import { FileReaders } from '#file-readers/file-readers.service';
import type { ReaderBounds, ReaderProgram } from '#file-readers/reader-process';
import { ReadingEnded } from '#file-readers/reading-ended';
import type { PdfReading } from '#pdf-files/pdf-reader.service';
import { PDF_READING } from '#tokens/tokens';
import type { NotRead, ReadingAnswer } from './reading-answer.js';

const READ_CERTIFICATE: ReaderProgram = { stem: 'read-certificate.worker', beside: import.meta.url };

/** A page of text needs less than 100 MB and a tenth of a second; a process that starts on a busy machine needs seconds. */
const BOUNDS: ReaderBounds = { ms: 60_000, memoryMb: 600, answerBytes: 10_000_000 };

const TOO_LARGE: NotRead = { outcome: 'unreadable', reason: 'CERTIFICATE.TOO_LARGE_INSIDE' };
const FAILED: NotRead = { outcome: 'unreadable', reason: 'CERTIFICATE.READER_FAILED' };

/** Reads uploaded certificates, each in a process of its own with bounds that a hostile file cannot pass (ADR 92). */
@Injectable()
export class CertificateFileReader {
  constructor(
    private readonly readers: FileReaders,
    @Inject(PDF_READING) private readonly place: PdfReading,
  ) {}

  /** An answer for every file. Throws `TurnRefused`, the reason of the turn's signal, and what `content` throws. */
  async read(content: () => AsyncIterable<Uint8Array>, turn: CompanyTurn): Promise<ReadingAnswer> {
    if (this.place === 'here') return readHere(content());
    try {
      return JSON.parse(await this.readers.read(READ_CERTIFICATE, content, turn, BOUNDS)) as ReadingAnswer;
    } catch (error) {
      if (error instanceof ReadingEnded) return error.because === 'failure' ? FAILED : TOO_LARGE;
      throw error;
    }
  }
}

async function readHere(content: AsyncIterable<Uint8Array>): Promise<ReadingAnswer> {
  const { readingAnswer } = await import('./reading-answer.js');
  return readingAnswer(await buffer(content));
}
