import type { Names } from '@covertrail/domain/catalogue/event-description';
import { compareOutcomes } from '@covertrail/domain/compliance/compare-outcomes';
import { ended } from '@covertrail/domain/catalogue/wording';
import type { Finding, FindingDecision } from '@covertrail/domain/compliance/finding';
import { availableText, fixText, requiredText, requirementTitle, sentenceOf } from '@covertrail/domain/compliance/sentence';
import { dayText } from '@covertrail/domain/kernel/day-text';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Recorded, Uuid } from '@covertrail/domain/kernel/event';
import type { FindingText } from '@covertrail/domain/tracking/tracking.views';
import type { Dossier } from '../dossier/dossier.js';
import { citedEvent } from '../entries/history-entry.js';
import type { HistoryVisibility } from '../visibility/history-visibility.js';

/** By cited event, what this reader is told of it. */
export type Cites = ReadonlyMap<Uuid, Recorded>;

/** The events that findings rest on, each as this reader may be told of it. */
export function citesOf(findings: readonly Finding[], dossier: Dossier, visibility: HistoryVisibility): Cites {
  const cited = new Set(findings.flatMap(({ events }) => events));
  return new Map(dossier.events.flatMap((event) => {
    const told = cited.has(event.id) ? visibility.toldFor(event) : null;
    return told ? [[event.id, told] as const] : [];
  }));
}

/** `Accepted from 21 Nov 2026 on: backed by its parent.` */
const decisionText = ({ decision, from, reason }: FindingDecision): string =>
  ended(`${decision === 'accepted' ? 'Accepted' : 'Refused'} from ${dayText(from)} on: ${reason.trim()}`);

/** Findings in words, worst first. `today`: the day on which they are read, where they are of one day. */
export function findingTexts(
  findings: readonly Finding[],
  cites: Cites,
  names: Names,
  dossier: Dossier,
  today?: CalendarDate,
): FindingText[] {
  return [...findings].sort((a, b) => compareOutcomes(a.outcome, b.outcome)).map((finding) => {
    const fix = fixText(finding);
    const told = new Set(finding.events.flatMap((id) => cites.get(id) ?? []));
    const events = [...told].sort((a, b) => (a.position < b.position ? -1 : 1));
    return {
      ...finding,
      events: events.map(({ id }) => id),
      title: requirementTitle(finding),
      requiredText: requiredText(finding),
      availableText: availableText(finding),
      sentence: sentenceOf(finding, today),
      ...(fix === undefined ? {} : { fixText: fix }),
      ...(finding.decision ? { decisionText: decisionText(finding.decision) } : {}),
      cites: events.map((event) => citedEvent(event, names, dossier.dayOf)),
    };
  });
}
