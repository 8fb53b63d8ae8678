import { Injectable } from '@nestjs/common';
import type { ExportEvidence } from '@covertrail/domain/insurance/source-table';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import type { ExportedTerms, PolicyCommand, PolicyFacts } from '@covertrail/domain/policy/policy-command.contract';
import type { GivenTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import type { PolicyAdded } from '@covertrail/domain/policy/policy.contract';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { exportedAspects } from '@covertrail/domain/policy/policy-from-system';
import { renewedBySystem } from '@covertrail/domain/policy/policy-renewed-by-system';
import { replacedPolicy } from '@covertrail/domain/policy/policy-replacement';
import type { AddedPolicy, PolicyState } from '@covertrail/domain/policy/policy.state';
import { Representations } from '#auth/representations.service';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import { PolicyCarriers } from '../policy-carriers.reader.js';
import { meaningOf, recordedPolicy, termOf, type RowMeaning } from './agency-match.rules.js';
import type { NamedInSheet } from './agency-policies.reader.js';
import { withStates, type RowGroup } from './agency-row-groups.rules.js';
import { overlap, type ExportRow } from './agency-sheet.rules.js';

/** Of which import a row is. */
export interface OfImport {
  readonly agencyId: Uuid;
  readonly evidence: ExportEvidence;
}

/** What a row asks of a policy, with all that the decision needs. */
export interface RowCommand {
  readonly policyId: Uuid;
  readonly command: PolicyCommand;
  readonly state: PolicyState;
  readonly facts: PolicyFacts;
  /** The policy that it renews, where it does. */
  readonly renews?: AddedPolicy;
}

type Parts = OfImport & { readonly row: ExportRow; readonly insuredId: Uuid; readonly carrierId: Uuid };

/** Makes a command of each row of a sheet. */
@Injectable()
export class AgencyRows {
  constructor(
    private readonly carriers: PolicyCarriers,
    private readonly deciders: DeciderStore,
    private readonly representations: Representations,
  ) {}

  /** Throws RuleBroken where no policy can be meant. */
  async commandOf(of: OfImport, row: ExportRow, named: NamedInSheet, group: RowGroup): Promise<RowCommand> {
    const insuredId = named.client(row.client);
    const { policyId, state, meaning } = await this.meant(row, insuredId, named, group);
    await this.refuseOfOthers(of.agencyId, insuredId, state);
    const carrierId = meaning.kind === 'new' ? named.carrier(row.naic) : policyOf(meaning).carrierId;
    const facts = await this.carriers.named(carrierId);
    const parts: Parts = { ...of, row, insuredId, carrierId };
    if (state !== null)
      return {
        policyId,
        state,
        facts,
        command: { type: 'ImportPolicy', terms: exportedTerms(parts), evidence: of.evidence },
      };
    if (meaning.kind !== 'renewal')
      return { policyId, state, facts, command: addition(policyId, parts, newTerms(parts)) };
    const renewed = await this.load(meaning.of.policyId, group);
    if (renewed === null) throw new RuleBroken('POLICY.NOT_FOUND');
    return {
      policyId,
      state,
      renews: renewed,
      facts: { ...facts, replaced: replacedPolicy(renewed, row.period.effectiveOn) },
      command: renewal(policyId, parts, renewed),
    };
  }

  /** The policy that a row means. What the view does not show yet is found by its id, and counts as recorded. */
  private async meant(
    row: ExportRow,
    insuredId: Uuid,
    named: NamedInSheet,
    group: RowGroup,
  ): Promise<{ readonly policyId: Uuid; readonly state: PolicyState; readonly meaning: RowMeaning }> {
    let policies = withStates(named.policiesOf(insuredId, row.line), group.states.values());
    for (;;) {
      const meaning = meaningOf(termOf(row), policies, group.sheet);
      const policyId = idOf(meaning, row, insuredId, named);
      const state = await this.load(policyId, group);
      if (state === null && meaning.kind === 'renewal' && meaning.of.replaced)
        throw new RuleBroken('AGENCY_IMPORT.RENEWED_OTHERWISE');
      if (state === null || meaning.kind === 'recorded') return { policyId, state, meaning };
      const recorded = recordedPolicy(state);
      if (state.archived && !overlap(recorded.period, row.period)) throw new RuleBroken('POLICY.ARCHIVED');
      if (state.archived) return { policyId, state, meaning };
      if (policies.some((policy) => policy.policyId === policyId)) {
        if (!overlap(recorded.period, row.period)) throw new RuleBroken('AGENCY_IMPORT.OTHER_TERM');
        return { policyId, state, meaning };
      }
      policies = withStates(policies, [state]);
    }
  }

  /** A policy of another agency that has the same id, because both import the same number: it is not said whose it is. */
  private async refuseOfOthers(agencyId: Uuid, insuredId: Uuid, state: PolicyState): Promise<void> {
    if (state && !(await this.representations.handlesAll(agencyId, insuredId, [state])))
      throw new RuleBroken('POLICY.ALREADY_EXISTS');
  }

  private async load(policyId: Uuid, { states }: RowGroup): Promise<PolicyState> {
    return states.get(policyId) ?? (await this.deciders.readable.load(policyDecider, policyId)).state;
  }
}

const policyOf = (meaning: Exclude<RowMeaning, { readonly kind: 'new' }>) =>
  meaning.kind === 'recorded' ? meaning.policy : meaning.of;

/** Of a policy that is not recorded, it follows from what the row means, so that a second import finds it even before a view shows it. */
function idOf(
  meaning: RowMeaning,
  { line, policyNumber, naic }: ExportRow,
  insuredId: Uuid,
  named: NamedInSheet,
): Uuid {
  switch (meaning.kind) {
    case 'recorded':
      return meaning.policy.policyId;
    case 'renewal':
      return deriveId('renewal-of-agency-system', meaning.of.policyId);
    case 'new':
      return deriveId('policy-of-agency-system', insuredId, line, foldedText(policyNumber), named.carrier(naic));
  }
}

const exportedTerms = ({ row: { policyNumber, period, limits }, carrierId }: Parts): ExportedTerms => ({
  policyNumber,
  period,
  carrierId,
  ...(limits === undefined ? {} : { limits }),
});

const newTerms = ({ row: { policyNumber, period, limits = {} }, carrierId }: Parts): GivenTerms => ({
  policyNumber,
  period,
  carrierId,
  limits,
  trigger: null,
  retroactiveOn: null,
  endorsements: [],
  schedule: null,
  descriptionOfOperations: '',
});

type Addition = Extract<PolicyCommand, { readonly type: 'AddPolicy' }>;

const addition = (policyId: Uuid, { row, insuredId, agencyId, evidence }: Parts, terms: GivenTerms): Addition => ({
  type: 'AddPolicy',
  policyId,
  insuredId,
  agencyId,
  line: row.line,
  terms,
  ...taken(row, evidence),
});

const taken = (
  row: ExportRow,
  evidence: ExportEvidence,
): Pick<PolicyAdded['data'], 'source' | 'evidence' | 'exported'> => ({
  source: 'agencySystem',
  evidence,
  exported: exportedAspects(row),
});

/** As the form of a replacement proposes it: when the old policy expires, with its locations, vehicles and shares. */
const renewal = (policyId: Uuid, parts: Parts, renewed: AddedPolicy): Addition => ({
  ...addition(policyId, parts, renewedBySystem(renewed, exportedTerms(parts))),
  replaces: { policyId: renewed.policyId, upon: 'expiration', carriesOver: true },
});
