import { keysOf } from '../kernel/record-of.js';
import type { PolicyCommand } from './policy-command.contract.js';
import type { AddedPolicy } from './policy.state.js';

/** A command to a policy that is there already. */
export type LifeCommand = Exclude<PolicyCommand['type'], 'AddPolicy'>;

type States = Readonly<Record<string, Partial<Record<LifeCommand, readonly string[]>>>>;
const states = <const Table extends States>(table: Table): Table => table;

/**
 * The life of a policy: in each state the commands that it takes, each with the states it may lead to. A command that a state does not name is
 * refused. What a date changes (not yet in force, pending cancellation, expiring, expired) is no state: `policy-status.ts` derives it.
 */
export const POLICY_LIFE = states({
  unverified: {
    EditPolicy: ['unverified'],
    EnterFromCertificate: ['unverified'],
    ImportPolicy: ['unverified'],
    TakeBackImport: ['unverified', 'archived'],
    ApprovePolicy: ['verified'],
    RejectPolicy: ['rejected', 'verified'],
    CancelPolicy: ['canceled'],
    ReinstatePolicy: ['unverified'],
    ReplacePolicy: ['unverified', 'replaced'],
    ArchivePolicy: ['archived'],
    UnarchivePolicy: ['unverified'],
    AssignPolicy: ['unverified'],
    ManagePolicy: ['unverified'],
  },
  verified: {
    EditPolicy: ['verified', 'unverified'],
    EnterFromCertificate: ['verified', 'unverified'],
    ImportPolicy: ['verified'],
    TakeBackImport: ['verified', 'archived'],
    ApprovePolicy: ['verified'],
    ReverifyPolicy: ['verified'],
    RejectPolicy: ['rejected'],
    CancelPolicy: ['canceled'],
    ReinstatePolicy: ['verified'],
    ReplacePolicy: ['verified', 'replaced'],
    ArchivePolicy: ['archived'],
    UnarchivePolicy: ['verified'],
    AssignPolicy: ['verified'],
    ManagePolicy: ['verified'],
  },
  rejected: {
    EditPolicy: ['rejected', 'unverified'],
    EnterFromCertificate: ['rejected', 'unverified'],
    ImportPolicy: ['rejected', 'unverified'],
    TakeBackImport: ['rejected', 'archived'],
    RejectPolicy: ['rejected'],
    CancelPolicy: ['canceled'],
    ReinstatePolicy: ['rejected'],
    ArchivePolicy: ['archived'],
    UnarchivePolicy: ['rejected'],
    ManagePolicy: ['rejected'],
  },
  canceled: {
    EditPolicy: ['canceled'],
    EnterFromCertificate: ['canceled'],
    ImportPolicy: ['canceled'],
    TakeBackImport: ['canceled', 'archived'],
    CancelPolicy: ['canceled'],
    ReinstatePolicy: ['unverified', 'verified', 'rejected', 'canceled'],
    ReplacePolicy: ['canceled', 'replaced'],
    ArchivePolicy: ['archived'],
    UnarchivePolicy: ['canceled'],
    ManagePolicy: ['canceled'],
  },
  replaced: {
    EditPolicy: ['replaced'],
    EnterFromCertificate: ['replaced'],
    ImportPolicy: ['replaced'],
    TakeBackImport: ['replaced', 'archived'],
    CancelPolicy: ['replaced'],
    ArchivePolicy: ['archived'],
    UnarchivePolicy: ['replaced'],
    ManagePolicy: ['replaced'],
  },
  archived: {
    ImportPolicy: ['unverified', 'verified', 'rejected', 'canceled', 'replaced'],
    ArchivePolicy: ['archived'],
    UnarchivePolicy: ['unverified', 'verified', 'rejected', 'canceled', 'replaced'],
  },
});

export type LifeState = keyof typeof POLICY_LIFE;
export const LIFE_STATES: readonly LifeState[] = keysOf(POLICY_LIFE);

/** Why a state refuses a command. A verified policy refuses none. */
export const REFUSED_WHILE = {
  unverified: 'POLICY.AWAITS_APPROVAL',
  rejected: 'POLICY.ALREADY_REJECTED',
  canceled: 'POLICY.CANCELED',
  replaced: 'POLICY.REPLACED',
  archived: 'POLICY.ARCHIVED',
} as const satisfies Partial<Record<LifeState, string>>;

/** The state of a policy, whatever the day. */
export function lifeOf({ archived, replacedBy, standing, verification }: AddedPolicy): LifeState {
  if (archived) return 'archived';
  if (standing.at(-1)?.value.status === 'canceled') return replacedBy?.upon === 'replacement' ? 'replaced' : 'canceled';
  if (verification.some(({ value }) => value === 'rejected')) return 'rejected';
  return verification.some(({ value }) => value === 'unverified') ? 'unverified' : 'verified';
}

/** The states to which a command may lead; null where the state refuses it. */
export function nextStates(state: LifeState, command: LifeCommand): readonly LifeState[] | null {
  const taken: Partial<Record<LifeCommand, readonly LifeState[]>> = POLICY_LIFE[state];
  return taken[command] ?? null;
}
