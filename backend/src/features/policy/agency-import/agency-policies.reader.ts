import { Injectable } from '@nestjs/common';
import { carriersView } from '@covertrail/contracts/carrier/carrier.views';
import { agentClientsView } from '@covertrail/contracts/client/client.views';
import { policiesView, type PolicyDocument } from '@covertrail/contracts/policy/policy.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import { Grants } from '#auth/grants.service';
import { Views } from '#views/views.service';
import type { ExportRow } from './agency-sheet.rules.js';

const MOST_POLICIES = 1_000;
const MOST_ALIKE = 20;

/** Which client, insurer and policy a row means. `policyId` is null where the client has no such policy. */
export interface MatchedRow {
  readonly insuredId: Uuid;
  readonly carrierId: Uuid;
  readonly policyId: Uuid | null;
}

/** Finds what the rows of a sheet mean, among the clients of one agency. */
@Injectable()
export class AgencyPolicies {
  constructor(
    private readonly views: Views,
    private readonly grants: Grants,
  ) {}

  /** Throws RuleBroken `AGENCY_IMPORT.*`. A client of another agency is answered as one that does not exist. */
  async match(agencyId: Uuid, row: ExportRow): Promise<MatchedRow> {
    const insuredId = await this.client(agencyId, row.client);
    const known = await this.policy(insuredId, row);
    if (known) return { insuredId, policyId: known.id, carrierId: carrierIn(known).carrierId };
    return { insuredId, policyId: null, carrierId: await this.carrier(agencyId, row.naic) };
  }

  private async client(agencyId: Uuid, name: string): Promise<Uuid> {
    const filter = { where: { agencyId: { eq: agencyId }, nameFolded: { eq: foldedText(name) } } };
    const { documents: [found, another] } = await this.views.find(agentClientsView, filter, [], { limit: 2 });
    if (another) throw new RuleBroken('AGENCY_IMPORT.CLIENT_NOT_CLEAR');
    // The view may be behind: who represents a client is decided by its stream.
    if (!found || (await this.grants.agencyOf(found.id)) !== agencyId) throw new RuleBroken('AGENCY_IMPORT.CLIENT_UNKNOWN');
    return found.id;
  }

  /** One of the client with the number, the line and the insurer of the row, in whose period that of the row lies at least in part. */
  private async policy(insuredId: Uuid, { line, policyNumber, naic, period }: ExportRow): Promise<PolicyDocument | undefined> {
    const { documents } = await this.views.find(policiesView, { where: { insuredId: { eq: insuredId }, line: { eq: line } } }, [], { limit: MOST_POLICIES });
    const alike = documents.filter((policy) => foldedText(policy.policyNumber) === foldedText(policyNumber) && carrierIn(policy).naic === naic && !policy.archived);
    const [found, another] = alike.filter(({ effectiveOn, expiresOn }) => period.effectiveOn < expiresOn && effectiveOn < period.expiresOn);
    if (another) throw new RuleBroken('AGENCY_IMPORT.POLICY_NOT_CLEAR');
    if (!found && alike.length > 0) throw new RuleBroken('AGENCY_IMPORT.OTHER_TERM');
    return found;
  }

  /** An insurer that everybody may choose, or one that the agency added. */
  private async carrier(agencyId: Uuid, naic: string): Promise<Uuid> {
    const filter = { and: [{ where: { kind: { eq: 'carrier' }, searched: { word: naic } } } as const, { where: { addedBy: { in: [null, agencyId] } } }] };
    const { documents } = await this.views.find(carriersView, filter, [], { limit: MOST_ALIKE });
    const found = documents.find((carrier) => carrier.naic === naic);
    if (!found) throw new RuleBroken('AGENCY_IMPORT.CARRIER_UNKNOWN');
    return found.id;
  }
}

function carrierIn({ timelines }: PolicyDocument) {
  const last = timelines.carrier.at(-1);
  if (!last) throw new Error('A policy names its insurer.');
  return last.value;
}
