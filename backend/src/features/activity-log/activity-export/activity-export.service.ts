import { once } from 'node:events';
import { Inject, Injectable } from '@nestjs/common';
import { activityLogView } from '@covertrail/contracts/activity-log/activity-log.views';
import type { ActivityFilterDto } from '@covertrail/contracts/activity-log/activity-log.inputs';
import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import type { Response } from 'express';
import type { Actor } from '#auth/actor';
import { EVENTS } from '#tokens/tokens';
import { NAMED_VIEWS } from '#naming/names.service';
import { Views } from '#views/views.service';
import { ActivityList } from '../activity-list/activity-list.reader.js';
import { CSV_HEAD, lineOf } from './activity-export-csv.js';
import { ActivityExportThread } from './activity-export-thread.js';
import type { ActivityPageLines, ActivityPageQuestion } from './activity-page.reply.js';

/** More rows than a spreadsheet can show well; the last line says when there were more. */
const MOST_ROWS = 50_000;
/** One turn of a company at the thread, and all of an export that is in memory. */
const PAGE = 200;
/** A page takes a part of a second. */
const PAGE_MS = 30_000;
const CUT = 'The export ends here: there are more events. Narrow the time or the filters to see them.';

/** Streams the filtered log as CSV, page by page, no faster than the client reads; the pages are written in a thread (ADR 61). */
@Injectable()
export class ActivityExport {
  constructor(
    private readonly list: ActivityList,
    private readonly thread: ActivityExportThread,
    private readonly views: Views,
    @Inject(EVENTS) private readonly events: Pick<EventStore, 'head'>,
  ) {}

  async write(actor: Actor, input: ActivityFilterDto, response: Response, most = MOST_ROWS): Promise<void> {
    const question: ActivityPageQuestion = {
      selection: await this.list.selectionOf(actor, input),
      role: actor.role,
      limit: PAGE,
      collections: await this.views.chosen(activityLogView, ...NAMED_VIEWS),
      position: await this.events.head(),
    };
    const first = await this.page(question);
    response.setHeader('Content-Type', 'text/csv; charset=utf-8');
    response.setHeader('Content-Disposition', 'attachment; filename="activity-log.csv"');
    response.setHeader('Cache-Control', 'no-store');
    await send(response, CSV_HEAD);
    let written = 0;
    for (let page = first; page.last !== null && !response.destroyed; page = await this.page(question, page)) {
      if (written >= most) {
        await send(response, lineOf([CUT]));
        break;
      }
      await send(response, page.lines.slice(0, most - written).join(''));
      written += page.lines.length;
    }
    response.end();
  }

  private page(question: ActivityPageQuestion, after?: ActivityPageLines): Promise<ActivityPageLines> {
    const { selection } = question;
    const span = after?.last ? { ...selection.span, before: after.last } : selection.span;
    return this.thread.askWithin(PAGE_MS, { ...question, selection: { ...selection, span } });
  }
}

/** Waits while the reader is slower than the export, unless the reader has disconnected. */
async function send(response: Response, text: string): Promise<void> {
  if (response.destroyed || response.write(text)) return;
  const waiting = new AbortController();
  const { signal } = waiting;
  await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })]).finally(() =>
    waiting.abort(),
  );
}
