import { Injectable } from '@nestjs/common';
import type { ExportEvidence } from '@covertrail/domain/compliance/proof/source-table';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { GivenTerms, PolicyCommand, PolicyFacts } from '@covertrail/domain/policy/policy.contract';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { exportedAspects } from '@covertrail/domain/policy/policy-from-system';
import type { PolicyState } from '@covertrail/domain/policy/policy.state';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import { PolicyCarriers } from '../policy-carriers.reader.js';
import { AgencyPolicies, type MatchedRow } from './agency-policies.reader.js';
import type { ExportRow } from './agency-sheet.rules.js';

/** What a row asks of a policy, with all that the decision needs. */
export interface RowCommand {
  readonly policyId: Uuid;
  readonly command: PolicyCommand;
  readonly state: PolicyState;
  readonly facts: PolicyFacts;
}

/** Makes a command of each row of a sheet. */
@Injectable()
export class AgencyRows {
  constructor(
    private readonly policies: AgencyPolicies,
    private readonly carriers: PolicyCarriers,
    private readonly deciders: DeciderStore,
  ) {}

  /** Throws RuleBroken where no policy can be meant. */
  async commandOf(agencyId: Uuid, row: ExportRow, evidence: ExportEvidence): Promise<RowCommand> {
    const matched = await this.policies.match(agencyId, row);
    const policyId = matched.policyId ?? newPolicyId(matched, row);
    const { state } = await this.deciders.readable.load(policyDecider, policyId);
    const facts = await this.carriers.named(matched.carrierId);
    return { policyId, state, facts, command: state === null ? addition(policyId, agencyId, row, matched, evidence) : statement(row, matched, evidence) };
  }
}

/** Follows from what a policy is matched by, so that a second import finds it even before a view shows it. */
const newPolicyId = ({ insuredId, carrierId }: MatchedRow, { line, policyNumber }: ExportRow): Uuid =>
  deriveId('policy-of-agency-system', insuredId, line, foldedText(policyNumber), carrierId);

const statement = ({ policyNumber, period, limits }: ExportRow, { carrierId }: MatchedRow, evidence: ExportEvidence): PolicyCommand =>
  ({ type: 'ImportPolicy', terms: { policyNumber, period, carrierId, ...(limits === undefined ? {} : { limits }) }, evidence });

function addition(policyId: Uuid, agencyId: Uuid, row: ExportRow, { insuredId, carrierId }: MatchedRow, evidence: ExportEvidence): PolicyCommand {
  const { line, policyNumber, period, limits = {} } = row;
  const terms: GivenTerms = { policyNumber, period, carrierId, limits, trigger: null, retroactiveOn: null, endorsements: [], schedule: null, descriptionOfOperations: '' };
  return { type: 'AddPolicy', policyId, insuredId, agencyId, line, terms, source: 'agencySystem', evidence, exported: exportedAspects(row) };
}
