import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { refusedRows } from '../kernel/refused-rows.rules.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { AgencyImportCommand, AgencyImportEvent, AgencyImportStarted } from './agency-import.contract.js';

type ImportStage = 'running' | 'completed' | 'takingBack' | 'takenBack';

/** Null before the import was started. */
export type AgencyImportState = (AgencyImportStarted['data'] & { readonly stage: ImportStage }) | null;

/** Every code with which an import may be refused; those of rows are refusals before a policy is asked. */
export const AGENCY_IMPORT_CODES = [
  'AGENCY_IMPORT.NOT_FOUND',
  'AGENCY_IMPORT.ALREADY_EXISTS',
  'AGENCY_IMPORT.EMPTY',
  'AGENCY_IMPORT.CLIENT_UNKNOWN',
  'AGENCY_IMPORT.CLIENT_NOT_CLEAR',
  'AGENCY_IMPORT.CARRIER_UNKNOWN',
  'AGENCY_IMPORT.POLICY_NOT_CLEAR',
  'AGENCY_IMPORT.OTHER_TERM',
  'AGENCY_IMPORT.PERIOD_NOT_CLEAR',
  'AGENCY_IMPORT.RENEWAL_NOT_CLEAR',
  'AGENCY_IMPORT.RENEWED_OTHERWISE',
  'AGENCY_IMPORT.RUNNING',
  'AGENCY_IMPORT.CLIENT_LEFT',
] as const;

/** A sheet of an agency system that becomes values of policies: `agencyImport-<importId>`. It records its start and its end, and the same of its taking back (decision 52). */
export const agencyImportDecider: Decider<AgencyImportState, AgencyImportCommand, AgencyImportEvent> = {
  type: 'agencyImport',
  initialState: null,
  decide(command, state) {
    if (command.type === 'StartAgencyImport') return start(dataOf(command), state);
    if (state === null) throw new RuleBroken('AGENCY_IMPORT.NOT_FOUND');
    const { importId, agencyId, system, asOf, stage } = state;
    const of = { importId, agencyId, system, asOf };
    switch (command.type) {
      case 'CompleteAgencyImport': {
        const { refused, ...counts } = dataOf(command);
        return stage === 'running'
          ? [{ type: 'AgencyImportCompleted', data: { ...of, ...counts, ...refusedRows(refused) } }]
          : [];
      }
      case 'TakeBackAgencyImport':
        if (stage === 'running') throw new RuleBroken('AGENCY_IMPORT.RUNNING');
        return stage === 'completed' ? [{ type: 'AgencyImportTakeBackStarted', data: of }] : [];
      case 'CompleteTakeBack': {
        const { kept, ...counts } = dataOf(command);
        const { refusedCount: keptCount, refused: first } = refusedRows(kept);
        return stage === 'takingBack'
          ? [{ type: 'AgencyImportTakenBack', data: { ...of, ...counts, keptCount, kept: first } }]
          : [];
      }
    }
  },
  evolve(state, event) {
    if (event.type === 'AgencyImportStarted') return { ...event.data, stage: 'running' };
    return state && { ...state, stage: STAGE_AFTER[event.type] };
  },
};

const STAGE_AFTER = {
  AgencyImportCompleted: 'completed',
  AgencyImportTakeBackStarted: 'takingBack',
  AgencyImportTakenBack: 'takenBack',
} as const satisfies Readonly<Record<Exclude<AgencyImportEvent['type'], 'AgencyImportStarted'>, ImportStage>>;

function start(data: AgencyImportStarted['data'], state: AgencyImportState): AgencyImportEvent[] {
  if (state !== null) throw new RuleBroken('AGENCY_IMPORT.ALREADY_EXISTS');
  if (data.count === 0) throw new RuleBroken('AGENCY_IMPORT.EMPTY');
  return [{ type: 'AgencyImportStarted', data }];
}
