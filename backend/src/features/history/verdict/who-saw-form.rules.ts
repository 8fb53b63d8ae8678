import type { Finding } from '@covertrail/domain/compliance/finding';
import { recordedOn } from '@covertrail/domain/compliance/proof/recorded-source';
import type { Recorded } from '@covertrail/domain/kernel/event';
import { isAgency } from '@covertrail/domain/rights/sides';
import type { CitedEvent } from '@covertrail/contracts/history/history.replies';

/** Events that state forms, and approvals, each in the order in which they make a person the one that confirmed a form. */
const STATES_FORMS: ReadonlySet<string> = new Set(['PolicyAdded', 'PolicyEndorsementsChanged']);
const APPROVES: ReadonlySet<string> = new Set(['PolicyApproved', 'PolicyReverified']);

/** Who acted in an event, by the name that a reader knows. */
type Named = Pick<CitedEvent, 'actor' | 'company'>;

/**
 * The same finding with the person that showed its form or confirmed it, by the names that the reader sees in the events that the finding
 * cites. Unchanged where the reader sees no such event: then the sentence says the role alone.
 */
export function withWhoSawForm<Of extends Pick<Finding, 'params'>>(
  finding: Of,
  cited: readonly Recorded[],
  namedIn: (event: Recorded) => Named,
): Of {
  const { seenBy, confirmedOn } = finding.params;
  if (seenBy === undefined) return finding;
  const event =
    seenBy === 'document' ? cited.findLast(({ type }) => type === 'DocumentFiled') : confirmation(cited, confirmedOn);
  if (event === undefined) return finding;
  const { actor, company } = namedIn(event);
  return { ...finding, params: { ...finding.params, seenWho: `${actor} of ${company}`, seenRole: event.meta.role } };
}

function confirmation(cited: readonly Recorded[], confirmedOn: unknown): Recorded | undefined {
  const ofAgent = cited.filter(({ meta }) => isAgency(meta) && recordedOn(meta) === confirmedOn);
  return ofAgent.findLast(({ type }) => STATES_FORMS.has(type)) ?? ofAgent.find(({ type }) => APPROVES.has(type));
}
