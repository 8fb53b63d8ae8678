import type { CorrectionDetails } from '@covertrail/contracts/correction/correction.replies';
import { addDays } from '@covertrail/domain/kernel/dates';
import type { DaysOfCorrection } from '@covertrail/domain/correction/correction.contract';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import {
  correctedFindingWord,
  correctedOutcomeWord,
  EXCEPTION_EFFECT_WORDS,
  NOTICE_KIND_WORDS,
  wasWord,
} from '@covertrail/wording/correction/correction-words';
import type { Column } from '#shared/table/column';
import { plainText } from '#shared/ui/rich-text.tsx';
import { hiddenReasonText } from './correction.words.js';

/** One line of the sheet: something that would have been different. Days are ISO dates, both included. */
interface CorrectedThing {
  readonly part: 'Status' | 'Requirement' | 'Exception' | 'Certificate' | 'Notice';
  readonly what: string;
  readonly from: string;
  readonly to: string;
  readonly before: string;
  readonly after: string;
}

/** All that a correction changed, in the order of its page. */
export function correctedThings({
  spans,
  findings,
  exceptions,
  certificates,
  notices,
}: CorrectionDetails): readonly CorrectedThing[] {
  return [
    ...spans.map((span): CorrectedThing => ({
      part: 'Status',
      what: '',
      ...daysOf(span),
      before: correctedOutcomeWord(span.before),
      after: wasWord(span, correctedOutcomeWord),
    })),
    ...findings.map((finding): CorrectedThing => ({
      part: 'Requirement',
      what: `${LINE_NAMES[finding.line]}: ${finding.title}`,
      ...daysOf(finding),
      before: saying(correctedFindingWord(finding.before), finding.sentenceBefore),
      after: saying(wasWord(finding, correctedFindingWord), finding.sentenceAfter),
    })),
    ...exceptions.map((exception): CorrectedThing => ({
      part: 'Exception',
      what: `${LINE_NAMES[exception.line]}: ${exception.title}`,
      ...daysOf(exception),
      before: exception.text,
      after: EXCEPTION_EFFECT_WORDS[exception.effect],
    })),
    ...certificates.map(({ number, holderName, issuedOn, againOn }): CorrectedThing => ({
      part: 'Certificate',
      what: `${number}, for ${holderName}`,
      from: issuedOn,
      to: issuedOn,
      before: '',
      after: againOn === null ? 'Not true' : 'Not true, issued again since',
    })),
    ...notices.map(({ kind, said, on, companyName }): CorrectedThing => ({
      part: 'Notice',
      what: `${NOTICE_KIND_WORDS[kind]}, sent to ${companyName}`,
      from: on,
      to: on,
      before: said === null ? '' : correctedOutcomeWord(said),
      after: 'Not true',
    })),
  ];
}

/** The columns of the sheet; what holds for the whole correction is repeated in each line. */
export function correctedColumns(correction: CorrectionDetails): readonly Column<CorrectedThing>[] {
  const { supplierName, projectName, requesterName, recordedOn, reasons, isReasonHidden } = correction;
  const because = isReasonHidden
    ? hiddenReasonText(correction)
    : reasons.map(({ sentence }) => plainText(sentence)).join(' ');
  return [
    column('Supplier', () => supplierName),
    column('Project', () => projectName),
    column('Requester', () => requesterName),
    column('Part', ({ part }) => part),
    column('What', ({ what }) => what),
    column('From', ({ from }) => from),
    column('To', ({ to }) => to),
    column('Shown as', ({ before }) => before),
    column('Was', ({ after }) => after),
    column('Because', () => because),
    column('Recorded', () => recordedOn),
  ];
}

const column = (title: string, text: (thing: CorrectedThing) => string): Column<CorrectedThing> => ({
  id: title,
  title,
  cell: text,
  text,
});
const daysOf = ({ from, to }: DaysOfCorrection) => ({ from, to: addDays(to, -1) });
const saying = (word: string, sentence: string | null): string => (sentence === null ? word : `${word}: ${sentence}`);
