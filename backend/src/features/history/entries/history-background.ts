import { describe } from '@covertrail/domain/catalogue/event-catalogue';
import type { Recorded } from '@covertrail/domain/kernel/event';
import type { LoadedHistory } from '#features/history/loaded-history/loaded-history';

const BACKGROUND: readonly string[] = ['template', 'carrier'];

/**
 * Leaves out the events of templates and insurers from before the tracking began: the history of each such stream begins with
 * what was valid on the first day.
 */
export function withoutBackground({ events, start }: Pick<LoadedHistory, 'events' | 'start'>): readonly Recorded[] {
  const begun = events.find(({ type }) => type === 'TrackingStarted')?.position ?? '';
  const held = new Map<string, Recorded>();
  for (const event of events) {
    const from = effectiveFrom(event);
    const latest = held.get(event.stream);
    if (from !== undefined && from <= start && (!latest || effectiveFrom(latest)! <= from))
      held.set(event.stream, event);
  }
  return events.filter((event) => {
    if (!BACKGROUND.includes(describe(event.type).feature)) return true;
    const from = effectiveFrom(event);
    return from !== undefined && (from > start || event.position > begun || held.get(event.stream) === event);
  });
}

const effectiveFrom = (event: Recorded): string | undefined => describe(event.type).effectiveFrom?.(event);
