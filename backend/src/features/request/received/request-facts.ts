import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { AskedBeside } from '@covertrail/domain/request/request.contract';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import {
  askedFacts,
  deliveryMeaning,
  EVIDENCE_ONLY,
  POLICY_LINES_LEAD,
} from '@covertrail/wording/request/asked-beside.words';
import { dayText } from '@covertrail/wording/text/day-text';
import type { LetterPart } from '#mail/letter';
import { inQuotes } from '#mail/typed-text';

/** What a mail about a request shows to find it again: its number, and by when an answer is due. */
export const requestFacts = (number: string, dueOn: CalendarDate): LetterPart => ({
  facts: [
    ['Request ID', number],
    ['Due', dayText(dueOn)],
  ],
});

/** What it asks for beside its requirements; nothing where it asks for no more. */
export function besideParts(beside: AskedBeside): readonly LetterPart[] {
  const { delivery, policyLines = [], isEvidenceOnly, ...others } = quoted(beside);
  const meaning = deliveryMeaning(delivery);
  const facts = askedFacts(others);
  return [
    ...(meaning === null ? [] : [meaning]),
    ...(isEvidenceOnly ? [EVIDENCE_ONLY] : []),
    ...(facts.length === 0 ? [] : [{ facts }]),
    ...(policyLines.length === 0
      ? []
      : [
          POLICY_LINES_LEAD,
          { steps: policyLines.map((line, index) => ({ number: index + 1, text: LINE_NAMES[line] })) },
        ]),
  ];
}

/** What people typed stands in quotes. */
const quoted = (beside: AskedBeside): AskedBeside => ({
  ...beside,
  ...(beside.documents
    ? { documents: beside.documents.map(({ kind, name }) => ({ kind, name: name === '' ? '' : inQuotes(name) })) }
    : {}),
  ...(beside.loanNumber ? { loanNumber: inQuotes(beside.loanNumber) } : {}),
  ...(beside.lenderServiceAgent ? { lenderServiceAgent: inQuotes(beside.lenderServiceAgent) } : {}),
});
