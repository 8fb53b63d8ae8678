import { workerData } from 'node:worker_threads';
import { answerQuestions } from '@covertrail/platform/worker/answer-questions';
import { NativeCalls } from '@covertrail/platform/worker/native-calls';
import { sheetFile } from './sheet-file.js';
import type { SheetCells, SheetQuestion } from './sheet-question.js';

answerQuestions<SheetQuestion, never, Uint8Array>(
  new NativeCalls(workerData as SharedArrayBuffer),
  async ({ pages, format }) =>
    sheetFile(
      pages.flatMap((page) => JSON.parse(page) as SheetCells[]),
      format,
    ),
);
