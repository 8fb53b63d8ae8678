import { buffer } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import type { ExhibitAnswer } from '@covertrail/certificates/exhibit/exhibit-file';
import type { ExhibitReading } from '@covertrail/domain/compliance/exhibit/exhibit-reading';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CompanyTurn } from '@covertrail/platform/fair-queue/fair-queue';
import type { Files } from '@covertrail/platform/files/files.port';
import { FileReaders } from '#file-readers/file-readers.service';
import type { ReaderProgram } from '#file-readers/reader-process';
import { ReadingEnded } from '#file-readers/reading-ended';
import { Problem } from '#http/problem';
import type { PdfReading } from '#pdf-files/pdf-reader.service';
import { FILES, PDF_READING } from '#tokens/tokens';

const READ_EXHIBIT: ReaderProgram = { stem: 'read-exhibit.worker', beside: import.meta.url };
const ENDINGS = { time: 'EXHIBIT.TOO_LONG', memory: 'EXHIBIT.TOO_LONG', failure: 'EXHIBIT.BROKEN' } as const;

/** Reads the insurance exhibit of a contract: a PDF or a text, in a process with bounds as every file that people upload (decision 54). */
@Injectable()
export class ExhibitFiles {
  constructor(
    @Inject(FILES) private readonly files: Pick<Files, 'read'>,
    private readonly readers: FileReaders,
    @Inject(PDF_READING) private readonly place: PdfReading,
  ) {}

  /** A file that was uploaded. Throws a problem `EXHIBIT.*`, or `TurnRefused`. */
  ofFile(fileId: Uuid, turn: CompanyTurn): Promise<ExhibitReading> {
    return this.read(() => this.files.read(fileId), turn);
  }

  /** A text that a person pasted. */
  ofText(text: string, turn: CompanyTurn): Promise<ExhibitReading> {
    return this.read(() => contentOf(text), turn);
  }

  private async read(content: () => AsyncIterable<Uint8Array>, turn: CompanyTurn): Promise<ExhibitReading> {
    const answer = this.place === 'apart' ? await this.readApart(content, turn) : await readHere(content());
    if ('refused' in answer) throw new Problem(answer.refused);
    return answer.reading;
  }

  private async readApart(content: () => AsyncIterable<Uint8Array>, turn: CompanyTurn): Promise<ExhibitAnswer> {
    const answer = await this.readers.read(READ_EXHIBIT, content, turn).catch((error: unknown) => {
      throw error instanceof ReadingEnded ? new Problem(ENDINGS[error.because]) : error;
    });
    return JSON.parse(answer) as ExhibitAnswer;
  }
}

async function* contentOf(text: string): AsyncIterable<Uint8Array> {
  yield await Promise.resolve(Buffer.from(text, 'utf8'));
}

async function readHere(content: AsyncIterable<Uint8Array>): Promise<ExhibitAnswer> {
  const { readExhibitFile } = await import('@covertrail/certificates/read-exhibit-file');
  return readExhibitFile(await buffer(content));
}
