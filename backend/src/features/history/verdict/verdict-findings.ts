import type { Names } from '@covertrail/wording/text/event-wording';
import { compareOutcomes } from '@covertrail/domain/compliance/compare-outcomes';
import { ended } from '@covertrail/wording/text/sentence-parts';
import type { Finding, FindingDecision, Fix } from '@covertrail/domain/compliance/finding';
import { OF_OTHER_AGENCY } from '@covertrail/wording/compliance/other-agency-words';
import {
  availableText,
  fixText,
  requiredText,
  requirementTitle,
  sentenceOf,
} from '@covertrail/wording/compliance/sentence';
import { exceptionText } from '@covertrail/wording/exception/exception-words';
import { proofGap, sourceAgeText } from '@covertrail/wording/compliance/proof-words';
import { dayText } from '@covertrail/wording/text/day-text';
import type { FactSource } from '@covertrail/domain/insurance/source-table';
import type { NamedFile } from '@covertrail/domain/document/document.contract';
import type { ExceptionDecided } from '@covertrail/domain/exception/exception.contract';
import { nameOfKind } from '@covertrail/domain/kernel/upload-kinds';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Recorded, Uuid } from '@covertrail/domain/kernel/event';
import type { ExceptionFile } from '@covertrail/contracts/exception/exception.replies';
import type { FindingText } from '@covertrail/contracts/history/history.replies';
import type { LoadedHistory } from '#features/history/loaded-history/loaded-history';
import { citedEvent } from '../entries/history-entry.js';
import { VisibleShares } from '../entries/history-shares.js';
import type { Evidence, HistoryVisibility } from '../visibility/history-visibility.js';
import { withWhoSawForm } from './who-saw-form.rules.js';

/** By cited event, the text that this reader sees of it. */
export type Cites = ReadonlyMap<Uuid, readonly Evidence[]>;

/** The events that findings depend on, each as this reader may see it. */
export function citesOf(findings: readonly Finding[], history: LoadedHistory, visibility: HistoryVisibility): Cites {
  const cited = new Set(findings.flatMap(({ events }) => events));
  const shares = new VisibleShares(history.events.filter((event) => visibility.sees(event)));
  const onceEach = ({ entry, shown }: Evidence): Evidence => ({
    entry: shares.placeOf(entry),
    shown: shares.wordsOf(shown),
  });
  return new Map(
    history.events
      .filter(({ id }) => cited.has(id))
      .map((event) => [event.id, visibility.evidenceOf(event).map(onceEach)]),
  );
}

/** `Accepted from 11/21/2026 on: backed by its parent.` */
const decisionText = ({ decision, from, reason }: FindingDecision): string =>
  ended(`${decision === 'accepted' ? 'Accepted' : 'Refused'}, effective ${dayText(from)}: ${reason.trim()}`);

/** All cited events, each once: their names are looked up. */
export const eventsCited = (cites: Cites): readonly Recorded[] => [
  ...new Set([...cites.values()].flatMap((evidence) => evidence.map(({ shown }) => shown))),
];

/** What is needed to put findings into words. */
export interface FindingWords {
  readonly cites: Cites;
  readonly names: Names;
  readonly history: LoadedHistory;
  /** The day to which the sentences refer, when all findings are of one day. */
  readonly today?: CalendarDate;
  /** By rule, where what is available comes from; its age is that of `today`. */
  readonly sources?: ReadonlyMap<string, FactSource>;
  /** By rule, what to share first. */
  readonly shareFirst?: ReadonlyMap<string, Fix>;
}

/** Findings in words, worst first. */
export const findingTexts = (findings: readonly Finding[], words: FindingWords): FindingText[] =>
  [...findings]
    .sort((a, b) => compareOutcomes(a.outcome, b.outcome))
    .map((finding) => {
      const sentence = words.history.others.sentence(finding, words.history.events);
      return sentence === null ? findingText(finding, words) : withoutTerms(finding, sentence);
    });

/** What the requester asked and decided, and how it ended: nothing that the policies state. */
function withoutTerms(finding: Finding, sentence: string): FindingText {
  const { rule, line, outcome, reason, required, template, decision, exception } = finding;
  return {
    rule,
    line,
    outcome,
    reason,
    params: {},
    ...(required === undefined ? {} : { required }),
    ...(template ? { template } : {}),
    ...(decision ? { decision, decisionText: decisionText(decision) } : {}),
    ...(exception ? { exception, exceptionText: exceptionText(exception) } : {}),
    events: [],
    title: requirementTitle(finding),
    requiredText: requiredText(finding),
    availableText: OF_OTHER_AGENCY,
    sentence,
    cites: [],
  };
}

function findingText(
  finding: Finding,
  { cites, names, history, today, sources, shareFirst }: FindingWords,
): FindingText {
  const shown = new Map(
    finding.events.flatMap((id) => cites.get(id) ?? []).map((evidence) => [evidence.shown.id, evidence]),
  );
  const source = sources?.get(finding.rule);
  const evidence = [...shown.values()].sort((a, b) => (a.shown.position < b.shown.position ? -1 : 1));
  return {
    ...finding,
    ...fixesOf(finding, shareFirst?.get(finding.rule)),
    events: [...new Set(evidence.map(({ entry }) => entry.id))],
    title: requirementTitle(finding),
    requiredText: requiredText(finding),
    availableText: availableText(finding),
    ...(source && today ? { sourceText: sourceAgeText(source, today) } : {}),
    ...(today ? proofGap(finding, today) : {}),
    sentence: sentenceOf(
      withWhoSawForm(
        finding,
        evidence.map((evidence) => evidence.shown),
        (event) => citedEvent(event, event.id, names, history.dayOf),
      ),
      today,
    ),
    ...(finding.decision ? { decisionText: decisionText(finding.decision) } : {}),
    ...(finding.exception
      ? { exceptionText: exceptionText(finding.exception), ...documentsOf(finding.exception.exceptionId, cites) }
      : {}),
    cites: evidence.map(({ entry, shown: event }) => citedEvent(event, entry.id, names, history.dayOf)),
  };
}

/** Files that back a decision, where this reader sees the event that recorded it. */
function documentsOf(exceptionId: Uuid, cites: Cites): Pick<FindingText, 'exceptionDocuments'> {
  const shown = [...cites.values()].flatMap((evidence) => evidence.map((evidence) => evidence.shown));
  const decided = shown.find(
    (event) =>
      event.type === 'ExceptionDecided' && (event.data as ExceptionDecided['data']).exceptionId === exceptionId,
  );
  const { documents = [] } = (decided?.data ?? {}) as Partial<ExceptionDecided['data']>;
  return documents.length === 0 ? {} : { exceptionDocuments: documents.map(shownFile) };
}

const shownFile = ({ name, contentType, bytes, sha256 }: NamedFile, at: number): ExceptionFile => ({
  number: at + 1,
  name: nameOfKind(name, contentType),
  bytes,
  sha256,
});

function fixesOf(finding: Finding, shareFirst: Fix | undefined): Pick<FindingText, 'fix' | 'fixText' | 'otherFixText'> {
  const own = fixText(finding);
  const first = shareFirst && fixText({ ...finding, fix: shareFirst });
  if (shareFirst && first !== undefined)
    return { fix: shareFirst, fixText: first, ...(own === undefined ? {} : { otherFixText: own }) };
  return own === undefined ? {} : { fixText: own };
}
