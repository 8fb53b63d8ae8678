import { Inject, Injectable } from '@nestjs/common';
import type { Position, Recorded, Uuid } from '@covertrail/domain/kernel/event';
import { DecodedStreams } from '@covertrail/platform/deciders/decoded-streams';
import type { EventStore, StoredEvent } from '@covertrail/platform/event-store/event-store.port';
import type { PackedEvent } from '@covertrail/platform/evidence-pack/pack-format';
import { storedTexts } from '@covertrail/platform/evidence-pack/stored-texts';
import { leafOfLogEvent } from '@covertrail/platform/ledger/ledger-tree';
import type { Names } from '@covertrail/wording/text/event-wording';
import { plain } from '@covertrail/wording/text/sentence-parts';
import type { Actor } from '#auth/actor';
import { hiddenIn } from '#naming/hidden-names.rules';
import { withoutHiddenTerms } from '#naming/hidden-terms.rules';
import { EVENTS } from '#tokens/tokens';
import { historyEntry } from '../entries/history-entry.js';
import type { LoadedHistory } from '../loaded-history/loaded-history.js';
import type { HistoryVisibility } from '../visibility/history-visibility.js';
import { namesNumber } from './masked-numbers.rules.js';

/** What a pack shows of an event before its place in the log is looked up. */
export interface EventToPack extends Omit<PackedEvent, 'index' | 'leaf'> {
  readonly leafHash: Buffer;
}

/** The events of a pack, and of each stream that it shows anything of, how many there are. */
export interface EventsToPack {
  readonly events: readonly EventToPack[];
  readonly streams: ReadonlyMap<string, number>;
}

/** For whom and with what a pack is made. */
export interface PackReading {
  readonly actor: Actor;
  readonly history: LoadedHistory;
  readonly visibility: HistoryVisibility;
  /** The end of the log when the pack began. */
  readonly upTo: Position;
  /** Events that verdicts cite, or that recorded a file of the pack: shown to this reader wherever it stands. */
  readonly cited: ReadonlySet<Uuid>;
  readonly ofFiles: ReadonlySet<Uuid>;
  /** Numbers that no event of the pack may name in full. */
  readonly hiddenNumbers: ReadonlySet<string>;
  readonly names: Names;
}

/** Events as they are stored, for whoever may see them whole; what it may see in part is shown in words. */
@Injectable()
export class PackedEvents {
  constructor(
    @Inject(EVENTS) private readonly log: EventStore,
    private readonly streams: DecodedStreams,
  ) {}

  async of(reading: PackReading): Promise<EventsToPack> {
    const { history, upTo } = reading;
    const names = [...new Set(history.events.map(({ stream }) => stream))];
    const stored = await this.log.readStreams(names, { upTo });
    const shown = new Map(history.events.map((event) => [event.id, event] as const));
    const streams = new Map<string, number>();
    const events: (EventToPack & { readonly position: Position })[] = [];
    for (const [at, all] of stored.entries()) {
      const originals = new Map((await this.streams.read(names[at]!, upTo)).events.map((event) => [event.id, event]));
      const own = all.flatMap((event) => {
        const recorded = shown.get(event.id);
        const original = originals.get(event.id);
        if (event.damage !== null || !recorded || !original || !isShown(recorded, reading)) return [];
        return [{ ...eventToPack(event, recorded, original, reading), position: event.position }];
      });
      if (own.length > 0) streams.set(names[at]!, all.at(-1)!.revision + 1);
      events.push(...own);
    }
    events.sort((a, b) => (a.position < b.position ? -1 : 1));
    return { events: events.map(({ position: _position, ...event }) => event), streams };
  }
}

const isShown = (event: Recorded, { visibility, cited, ofFiles }: PackReading): boolean =>
  visibility.sees(event) || cited.has(event.id) || ofFiles.has(event.id);

function eventToPack(event: StoredEvent, recorded: Recorded, original: Recorded, reading: PackReading): EventToPack {
  const { history, names } = reading;
  const { sentence, actor, company } = historyEntry(recorded, names, history.dayOf);
  const leafHash = leafOfLogEvent(event);
  const isKnown = reading.visibility.sees(recorded) || reading.ofFiles.has(event.id);
  return {
    id: isKnown ? event.id : null,
    stream: event.stream,
    revision: event.revision,
    type: event.type,
    recordedAt: event.meta.recordedAt,
    sentence: plain(sentence),
    actor,
    company,
    leafHash,
    stored: isKnown && isWholeFor(event, original, reading) ? storedTexts(event, leafHash) : null,
  };
}

/** Nothing in it is hidden from this reader: no term, no name, no number. */
function isWholeFor(
  event: StoredEvent,
  original: Recorded,
  { actor, history: { others }, hiddenNumbers }: PackReading,
): boolean {
  const text = JSON.stringify(event.data);
  const hasAllTerms = JSON.stringify(withoutHiddenTerms(original, actor.role).data) === JSON.stringify(original.data);
  const policies = others.isEmpty ? [] : [...text.matchAll(UUID)].map(([id]) => id);
  return (
    hasAllTerms &&
    hiddenIn(original, actor.companyId).size === 0 &&
    !policies.some((id) => others.has(id)) &&
    !namesNumber(text, hiddenNumbers)
  );
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
