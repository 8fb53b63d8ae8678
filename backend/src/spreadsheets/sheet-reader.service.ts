import { Inject, Injectable } from '@nestjs/common';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CompanyTurn } from '@covertrail/platform/fair-queue/fair-queue';
import type { Files } from '@covertrail/platform/files/files.port';
import { FILES } from '#tokens/tokens';
import { FileReaders } from '#file-readers/file-readers.service';
import type { ReaderProgram } from '#file-readers/reader-process';
import { ReadingEnded } from '#file-readers/reading-ended';
import { Problem } from '#http/problem';
import type { SheetAnswer, SheetContent } from './sheet-content.js';

const READ_SHEET: ReaderProgram = { stem: 'read-sheet.worker', beside: import.meta.url };

const ENDINGS = { time: 'SHEET.TOO_SLOW', memory: 'SHEET.TOO_LARGE_INSIDE', failure: 'SHEET.NOT_READABLE' } as const;

/** Reads uploaded spreadsheets. */
@Injectable()
export class SheetReader {
  constructor(
    @Inject(FILES) private readonly files: Pick<Files, 'read'>,
    private readonly readers: FileReaders,
  ) {}

  /** Throws a problem `SHEET.*`, or `TurnRefused`. */
  async read(fileId: Uuid, turn: CompanyTurn): Promise<SheetContent> {
    const answer = JSON.parse(await this.answer(fileId, turn)) as SheetAnswer;
    if ('refused' in answer) throw new Problem(answer.refused);
    return answer.content;
  }

  private answer(fileId: Uuid, turn: CompanyTurn): Promise<string> {
    return this.readers
      .read(READ_SHEET, () => this.files.read(fileId), turn)
      .catch((error: unknown) => {
        throw error instanceof ReadingEnded ? new Problem(ENDINGS[error.because]) : error;
      });
  }
}
