import type { Position } from '@covertrail/domain/kernel/event';
import type { EventStore } from '#event-store/event-store.port';
import { toEntry, type LogEntry } from './log-entry.js';
import { firstAfter } from './log-window.js';
import type { EventRegistry } from './upcasting.js';

/** Events that all pages together may hold, the smallest ones left out. */
const ROOM = 16_000;
const LARGEST = 4_000;
const SMALLEST = 200;

/** Who reads: it keeps the page that it is in, until it asks for another. */
export type PageReader = object;

interface Page {
  readonly after: Position;
  readonly entries: Promise<readonly LogEntry[]>;
  readonly readers: Set<PageReader>;
  /** How many events it holds; while it is read, how many it may hold. */
  size: number;
  last: Position | null;
}

/**
 * The pages of the log that followers behind the head are in. Followers at one place share a page, and meet again at its end. A page
 * stays for as long as someone is in it, so each follower reads each event at most once; a new page takes half of the room that is left,
 * so the more followers stand apart, the smaller their pages are.
 */
export class LogPages {
  private pages: readonly Page[] = [];
  private readonly pageOf = new Map<PageReader, Page>();

  constructor(
    private readonly events: Pick<EventStore, 'readAll'>,
    private readonly registry: EventRegistry,
  ) {}

  /** How many events are in memory, or are being read. */
  get size(): number {
    return sizeOf(this.pages);
  }

  async read(after: Position, limit: number, reader: PageReader): Promise<readonly LogEntry[]> {
    this.leave(reader);
    const page = this.covering(after) ?? this.begin(after);
    this.enter(reader, page);
    const entries = await page.entries;
    const start = firstAfter(entries, after);
    return entries.slice(start, start + limit);
  }

  /** Begins to read what comes after a position, for someone who will ask for it. */
  prepare(after: Position): void {
    if (!this.covering(after)) this.begin(after);
  }

  /** The reader is in no page any more. */
  leave(reader: PageReader): void {
    this.pageOf.get(reader)?.readers.delete(reader);
    this.pageOf.delete(reader);
  }

  private enter(reader: PageReader, page: Page): void {
    page.readers.add(reader);
    this.pageOf.set(reader, page);
  }

  private covering(after: Position): Page | undefined {
    return this.pages.find(
      (page) => page.after === after || (page.after < after && page.last !== null && after < page.last),
    );
  }

  private begin(after: Position): Page {
    const used = sizeOf(this.pages.filter(({ readers }) => readers.size > 0));
    const size = Math.min(LARGEST, Math.max(SMALLEST, Math.floor((ROOM - used) / 2)));
    this.makeRoom(size);
    const page: Page = { after, entries: this.load(after, size), readers: new Set(), size, last: null };
    this.pages = [...this.pages, page];
    void page.entries.then(
      (entries) => this.loaded(page, entries),
      () => this.forget(page),
    );
    return page;
  }

  /** Of the pages that nobody is in, the oldest go first. */
  private makeRoom(size: number): void {
    for (const page of this.pages) {
      if (this.size + size <= ROOM) return;
      if (page.readers.size === 0) this.forget(page);
    }
  }

  private loaded(page: Page, entries: readonly LogEntry[]): void {
    if (entries.length === 0) return this.forget(page);
    page.last = entries.at(-1)?.position ?? null;
    page.size = entries.length;
  }

  private forget(page: Page): void {
    this.pages = this.pages.filter((other) => other !== page);
  }

  private async load(after: Position, limit: number): Promise<readonly LogEntry[]> {
    const entries: LogEntry[] = [];
    for await (const stored of this.events.readAll({ after, limit })) entries.push(toEntry(stored, this.registry));
    return entries;
  }
}

const sizeOf = (pages: readonly Page[]): number => pages.reduce((sum, { size }) => sum + size, 0);
