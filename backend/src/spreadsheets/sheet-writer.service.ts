import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { FairThreads } from '@covertrail/platform/worker/fair-threads';
import { spawnWorker } from '@covertrail/platform/worker/spawn-worker';
import type { SheetFormat } from '@covertrail/contracts/sheet-import/sheet-file.inputs';
import type { SheetCells, SheetQuestion } from './sheet-question.js';

const ROWS_OF_A_PAGE = 200;

/** Writes spreadsheets in a thread of its own, one of each company in turn: thousands of rows take seconds. */
@Injectable()
export class SheetWriter implements OnModuleDestroy {
  private readonly threads = new FairThreads<SheetQuestion, never, Uint8Array>(1, (nativeCalls) =>
    spawnWorker('write-sheet.worker', import.meta.url, nativeCalls),
  );

  async file(rows: AsyncIterable<SheetCells>, format: SheetFormat): Promise<Buffer> {
    const pages: string[] = [];
    for await (const page of pagesOf(rows)) pages.push(JSON.stringify(page));
    return Buffer.from(await this.threads.ask({ pages, format }));
  }

  onModuleDestroy(): Promise<void> {
    return this.threads.close();
  }
}

async function* pagesOf(rows: AsyncIterable<SheetCells>): AsyncGenerator<readonly SheetCells[]> {
  let page: SheetCells[] = [];
  for await (const row of rows) {
    page.push(row);
    if (page.length < ROWS_OF_A_PAGE) continue;
    yield page;
    page = [];
  }
  yield page;
}
