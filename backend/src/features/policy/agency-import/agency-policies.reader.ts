import { Injectable } from '@nestjs/common';
import { carriersView } from '@covertrail/contracts/carrier/carrier.views';
import { agentClientsView } from '@covertrail/contracts/client/client.views';
import { policiesView } from '@covertrail/contracts/policy/policy.views';
import type { AGENCY_IMPORT_CODES } from '@covertrail/domain/agency-import/agency-import.decider';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import { atOnce } from '@covertrail/platform/timing/at-once';
import { Representations } from '#auth/representations.service';
import { everyDocument } from '#views/every-document.reader';
import { readableBy } from '#views/policy-readers.filter';
import { Views } from '#views/views.service';
import { EXPORTED_LINES } from './agency-columns.rules.js';
import { recordedPolicy, type RecordedPolicy } from './agency-match.rules.js';
import type { ExportRow } from './agency-sheet.rules.js';

/** Clients that one query names. */
const CLIENTS_AT_ONCE = 100;
const MOST_AT_ONCE = 16;
const MOST_ALIKE = 20;

/** What is recorded of the clients, insurers and policies that a sheet names. */
export interface NamedInSheet {
  /** Throws RuleBroken where the agency has no client of this name, or several. */
  client(name: string): Uuid;
  /** An insurer that everybody may choose, or one that the agency added. Throws RuleBroken where there is none. */
  carrier(naic: string): Uuid;
  /** Those that are not archived, and that no other agency manages. */
  policiesOf(insuredId: Uuid, line: CoverageLine): readonly RecordedPolicy[];
}

type Clients = ReadonlyMap<string, Uuid | 'AGENCY_IMPORT.CLIENT_NOT_CLEAR'>;

/** Finds what the rows of a sheet name, among the clients of one agency: in a few queries, however many rows there are. */
@Injectable()
export class AgencyPolicies {
  constructor(
    private readonly views: Views,
    private readonly representations: Representations,
  ) {}

  /** A client of another agency is answered as one that does not exist. */
  async namedIn(agencyId: Uuid, rows: readonly Pick<ExportRow, 'client' | 'naic'>[]): Promise<NamedInSheet> {
    const clients = await this.clients(agencyId, distinct(rows.map(({ client }) => foldedText(client))));
    const [policies, carriers] = await Promise.all([
      this.policies(
        agencyId,
        distinct(clients.values()).filter((id) => id !== 'AGENCY_IMPORT.CLIENT_NOT_CLEAR'),
      ),
      this.carriers(agencyId, distinct(rows.map(({ naic }) => naic))),
    ]);
    return {
      client: (name) => clientIn(clients, name),
      carrier: (naic) => carriers.get(naic) ?? refuse('AGENCY_IMPORT.CARRIER_UNKNOWN'),
      policiesOf: (insuredId, line) => policies.get(keyOf(insuredId, line)) ?? [],
    };
  }

  private async clients(agencyId: Uuid, names: readonly string[]): Promise<Clients> {
    const found = new Map<string, Uuid[]>();
    for (const some of inParts(names)) {
      for await (const { insuredId, nameFolded } of everyDocument(
        this.views,
        agentClientsView,
        { where: { agencyId: { eq: agencyId }, nameFolded: { in: some } } },
        [],
      )) {
        listIn(found, nameFolded).push(insuredId);
      }
    }
    const clients = new Map<string, Uuid | 'AGENCY_IMPORT.CLIENT_NOT_CLEAR'>();
    await atOnce(MOST_AT_ONCE, [...found], async ([name, [id, another]]) => {
      if (another !== undefined) clients.set(name, 'AGENCY_IMPORT.CLIENT_NOT_CLEAR');
      // The view may be behind: who represents a client is decided by its stream.
      else if (id !== undefined && (await this.representations.represents(agencyId, id))) clients.set(name, id);
    });
    return clients;
  }

  private async policies(
    agencyId: Uuid,
    insuredIds: readonly Uuid[],
  ): Promise<ReadonlyMap<string, readonly RecordedPolicy[]>> {
    const policies = new Map<string, RecordedPolicy[]>();
    for (const some of inParts(insuredIds)) {
      const where = { insuredId: { in: some }, line: { in: EXPORTED_LINES }, archived: { eq: false } } as const;
      for await (const { id: policyId, insuredId, line, replacedBy, timelines } of everyDocument(
        this.views,
        policiesView,
        { and: [{ where }, readableBy({ role: 'agent', companyId: agencyId })] },
        [],
      )) {
        listIn(policies, keyOf(insuredId, line)).push(recordedPolicy({ policyId, replacedBy, ...timelines }));
      }
    }
    return policies;
  }

  private async carriers(agencyId: Uuid, numbers: readonly string[]): Promise<ReadonlyMap<string, Uuid>> {
    const carriers = new Map<string, Uuid>();
    await atOnce(MOST_AT_ONCE, numbers, async (naic) => {
      const filter = {
        and: [
          { where: { kind: { eq: 'carrier' }, searched: { word: naic } } } as const,
          { where: { addedBy: { in: [null, agencyId] } } },
        ],
      };
      const { documents } = await this.views.find(carriersView, filter, [], { limit: MOST_ALIKE });
      const found = documents.find((carrier) => carrier.naic === naic);
      if (found) carriers.set(naic, found.id);
    });
    return carriers;
  }
}

function clientIn(clients: Clients, name: string): Uuid {
  const found = clients.get(foldedText(name)) ?? refuse('AGENCY_IMPORT.CLIENT_UNKNOWN');
  return found === 'AGENCY_IMPORT.CLIENT_NOT_CLEAR' ? refuse(found) : found;
}

function refuse(code: (typeof AGENCY_IMPORT_CODES)[number]): never {
  throw new RuleBroken(code);
}

const keyOf = (insuredId: Uuid, line: CoverageLine): string => `${insuredId} ${line}`;
const distinct = <Value>(values: Iterable<Value>): readonly Value[] => [...new Set(values)];

function listIn<Value>(lists: Map<string, Value[]>, key: string): Value[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

/** Lists short enough for one query. */
function* inParts<Value>(values: readonly Value[]): Generator<readonly Value[]> {
  for (let from = 0; from < values.length; from += CLIENTS_AT_ONCE) yield values.slice(from, from + CLIENTS_AT_ONCE);
}
