import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import type { Uuid } from '../kernel/event.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { CorrectionCommand, CorrectionEvent, VerdictsCorrected } from './correction.contract.js';

/** A correction of past verdicts, and what was done about it. */
type RecordedCorrection = Pick<
  VerdictsCorrected['data'],
  'correctionId' | 'trackingId' | 'requesterId' | 'insuredId' | 'projectId' | 'spans' | 'notices'
> & {
  readonly acknowledged: boolean;
  readonly noticeSent: boolean;
};

/** In the order in which they were recorded. */
export type CorrectionsState = readonly RecordedCorrection[];

/** Every code with which a command about a correction may be refused. */
export const CORRECTION_CODES = [
  'CORRECTION.NOT_FOUND',
  'CORRECTION.CHANGES_NOTHING',
  'CORRECTION.ALREADY_ACKNOWLEDGED',
  'CORRECTION.NO_NOTICE',
  'CORRECTION.NOTICE_ALREADY_SENT',
] as const;

/** What corrected facts changed about the past verdicts of one tracked supplier: `corrections-<trackingId>` (ADR 42). */
export const correctionDecider: Decider<CorrectionsState, CorrectionCommand, CorrectionEvent> = {
  type: 'corrections',
  initialState: [],
  decide(command, state) {
    if (command.type === 'CorrectVerdicts') return correct(dataOf(command), state);
    const found = state.find(({ correctionId }) => correctionId === command.correctionId);
    if (!found) throw new RuleBroken('CORRECTION.NOT_FOUND');
    return command.type === 'AcknowledgeCorrection' ? acknowledge(command.comment, found) : sendNotice(found);
  },
  evolve(state, event) {
    if (event.type === 'VerdictsCorrected') return [...state, started(event.data)];
    const change = event.type === 'CorrectionAcknowledged' ? { acknowledged: true } : { noticeSent: true };
    return state.map((recordedCorrection) =>
      recordedCorrection.correctionId === event.data.correctionId
        ? { ...recordedCorrection, ...change }
        : recordedCorrection,
    );
  },
};

/**
 * The companies to notify again: the requester reads it on its own page, and knows nothing of the plans that the supplier and its agency
 * sent each other.
 */
export const noticeRecipients = ({
  requesterId,
  notices,
}: Pick<VerdictsCorrected['data'], 'requesterId' | 'notices'>): readonly Uuid[] =>
  [...new Set(notices.flatMap(({ kind, companyId }) => (kind === 'curePlan' ? [] : [companyId])))].filter(
    (companyId) => companyId !== requesterId,
  );

function started(data: VerdictsCorrected['data']): RecordedCorrection {
  return { ...of(data), spans: data.spans, notices: data.notices, acknowledged: false, noticeSent: false };
}

function correct(data: VerdictsCorrected['data'], state: CorrectionsState): CorrectionEvent[] {
  if (data.spans.length === 0) throw new RuleBroken('CORRECTION.CHANGES_NOTHING');
  if (state.some(({ correctionId }) => correctionId === data.correctionId)) return [];
  return [{ type: 'VerdictsCorrected', data }];
}

function acknowledge(comment: string, correction: RecordedCorrection): CorrectionEvent[] {
  if (correction.acknowledged) throw new RuleBroken('CORRECTION.ALREADY_ACKNOWLEDGED');
  return [{ type: 'CorrectionAcknowledged', data: { ...of(correction), comment } }];
}

function sendNotice(correction: RecordedCorrection): CorrectionEvent[] {
  const companyIds = noticeRecipients(correction);
  if (companyIds.length === 0) throw new RuleBroken('CORRECTION.NO_NOTICE');
  if (correction.noticeSent) throw new RuleBroken('CORRECTION.NOTICE_ALREADY_SENT');
  return [{ type: 'CorrectionNoticeSent', data: { ...of(correction), companyIds, spans: correction.spans } }];
}

const of = ({
  correctionId,
  trackingId,
  requesterId,
  insuredId,
  projectId,
}: Pick<RecordedCorrection, 'correctionId' | 'trackingId' | 'requesterId' | 'insuredId' | 'projectId'>) => ({
  correctionId,
  trackingId,
  requesterId,
  insuredId,
  projectId,
});
