import { buffer } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import type { CompanyTurn } from '@covertrail/platform/fair-queue/fair-queue';
import { FileReaders } from '#file-readers/file-readers.service';
import { ReadingEnded } from '#file-readers/reading-ended';
import type { PdfReading } from '#pdf-files/pdf-reader.service';
import { PDF_READING } from '#tokens/tokens';
import type { NotRead, ReadingAnswer } from './reading-answer.js';
import { PICTURES, TEXT, type ReadingStep } from './reading-steps.js';

const TOO_LARGE: NotRead = { outcome: 'unreadable', reason: 'CERTIFICATE.TOO_LARGE_INSIDE' };
const FAILED: NotRead = { outcome: 'unreadable', reason: 'CERTIFICATE.READER_FAILED' };

type Content = (step: ReadingStep) => AsyncIterable<Uint8Array>;

/** Reads uploaded certificates, each in a process of its own with bounds that a hostile file cannot pass (ADR 92). */
@Injectable()
export class CertificateFileReader {
  constructor(
    private readonly readers: FileReaders,
    @Inject(PDF_READING) private readonly place: PdfReading,
  ) {}

  /**
   * An answer for every file: its text is read first, and where pages are pictures, their words are recognized by a second process. `content` is called for
   * each step. Throws `TurnRefused`, the reason of the turn's signal, and what `content` throws.
   */
  async read(content: Content, turn: CompanyTurn): Promise<ReadingAnswer> {
    const { hasPictures, readingAnswer } = await import('./reading-answer.js');
    // Words of pictures are never recognized in this process: it would answer nobody meanwhile.
    if (this.place === 'here') return readingAnswer(await buffer(content(TEXT)));
    const answer = await this.readApart(TEXT, content, turn);
    if (!hasPictures(answer)) return answer;
    const ofPictures = await this.readApart(PICTURES, content, turn);
    return answer.outcome === 'read' && ofPictures.outcome !== 'read' ? answer : ofPictures;
  }

  private async readApart(step: ReadingStep, content: Content, turn: CompanyTurn): Promise<ReadingAnswer> {
    try {
      return JSON.parse(await this.readers.read(step.program, () => content(step), turn, step.bounds)) as ReadingAnswer;
    } catch (error) {
      if (error instanceof ReadingEnded) return error.because === 'failure' ? FAILED : TOO_LARGE;
      throw error;
    }
  }
}
