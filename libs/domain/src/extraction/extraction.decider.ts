import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type {
  ExtractionCommand,
  ExtractionConfirmed,
  ExtractionEntered,
  ExtractionEvent,
} from './extraction.contract.js';

/** Null before it was confirmed. */
export type ExtractionState = {
  readonly confirmed: ExtractionConfirmed['data'];
  /** Null until all rows were entered or refused. */
  readonly entered: ExtractionEntered['data'] | null;
} | null;

/** Every code with which a confirmation may be refused, before a policy is asked. */
export const EXTRACTION_CODES = [
  'EXTRACTION.CONFIRMED_ALREADY',
  'EXTRACTION.NOT_CONFIRMED',
  'EXTRACTION.NOTHING_CONFIRMED',
  'EXTRACTION.NOT_READ',
  'EXTRACTION.NO_INSURED',
  'EXTRACTION.DATE_INVALID',
  'EXTRACTION.INSURED_UNCONFIRMED',
  'EXTRACTION.ROW_NOT_READ',
  'EXTRACTION.ROW_UNDECIDED',
  'EXTRACTION.FIELD_NOT_READ',
  'EXTRACTION.FIELD_UNDECIDED',
  'EXTRACTION.VALUE_INVALID',
  'EXTRACTION.BETTER_ON_FILE',
  'EXTRACTION.CHANGED_SINCE',
  'EXTRACTION.POLICY_CHANGED',
  'EXTRACTION.POLICY_TWICE',
] as const;

/** What a person confirmed of an uploaded certificate: `extraction-<uploadId>`. It is confirmed once [E02]. */
export const extractionDecider: Decider<ExtractionState, ExtractionCommand, ExtractionEvent> = {
  type: 'extraction',
  initialState: null,
  decide(command, state) {
    if (command.type === 'ConfirmExtraction') return confirm(command, state);
    if (state === null) throw new RuleBroken('EXTRACTION.NOT_CONFIRMED');
    if (state.entered) return [];
    const { uploadId, insuredId } = state.confirmed;
    const { entered, refused } = command;
    return [{ type: 'ExtractionEntered', data: { uploadId, insuredId, entered, refused } }];
  },
  evolve(state, event) {
    if (event.type === 'ExtractionConfirmed') return { confirmed: event.data, entered: null };
    return state && { ...state, entered: event.data };
  },
};

function confirm(
  command: Extract<ExtractionCommand, { type: 'ConfirmExtraction' }>,
  state: ExtractionState,
): ExtractionEvent[] {
  if (state !== null) throw new RuleBroken('EXTRACTION.CONFIRMED_ALREADY');
  if (command.rows.length === 0) throw new RuleBroken('EXTRACTION.NOTHING_CONFIRMED');
  const policyIds = command.rows.map(({ policyId }) => policyId);
  if (new Set(policyIds).size < policyIds.length) throw new RuleBroken('EXTRACTION.POLICY_TWICE');
  return [{ type: 'ExtractionConfirmed', data: dataOf(command) }];
}
