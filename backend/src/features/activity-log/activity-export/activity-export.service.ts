import { once } from 'node:events';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { Actor } from '#auth/actor';
import { ActivityList } from '../activity-list/activity-list.reader.js';
import { ActivityRows } from '../activity-list/activity-rows.service.js';
import type { ActivityFilterDto } from '../activity-log.dto.js';
import { CSV_HEAD, csvLine, lineOf } from './activity-export-csv.js';

/** More rows than a spreadsheet can show well; the last line says when there were more. */
const MOST_ROWS = 50_000;
/** Few enough that putting them into words does not hold the thread; what they read takes its turns (`turns.read`). */
const PAGE = 100;
const CUT = 'The export ends here: there are more events. Narrow the time or the filters to see them.';

/** Streams the filtered log as CSV, page by page, no faster than the client reads. */
@Injectable()
export class ActivityExport {
  constructor(
    private readonly list: ActivityList,
    private readonly rows: ActivityRows,
  ) {}

  async write(actor: Actor, asked: ActivityFilterDto, response: Response, most = MOST_ROWS): Promise<void> {
    const first = await this.page(actor, asked, undefined);
    response.setHeader('Content-Type', 'text/csv; charset=utf-8');
    response.setHeader('Content-Disposition', 'attachment; filename="activity-log.csv"');
    response.setHeader('Cache-Control', 'no-store');
    await send(response, CSV_HEAD);
    let written = 0;
    for (let page = first; page.lines.length > 0 && !response.destroyed; page = await this.page(actor, asked, page.last)) {
      if (written >= most) {
        await send(response, lineOf([CUT]));
        break;
      }
      await send(response, page.lines.slice(0, most - written).join(''));
      written += page.lines.length;
    }
    response.end();
  }

  private async page(actor: Actor, asked: ActivityFilterDto, before: string | undefined): Promise<{ lines: string[]; last?: string }> {
    const records = await this.list.find(actor, asked, PAGE, before);
    const last = records.at(-1);
    const rows = await this.rows.of(records, actor);
    return { lines: rows.map(csvLine), ...(last ? { last: last.position } : {}) };
  }
}

/** Waits while the reader is slower than the export, unless the reader has disconnected. */
async function send(response: Response, text: string): Promise<void> {
  if (response.destroyed || response.write(text)) return;
  await Promise.race([once(response, 'drain'), once(response, 'close')]);
}
