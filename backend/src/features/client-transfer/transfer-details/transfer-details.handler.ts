import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { TransferDetails as Details, TransferSide } from '@covertrail/domain/client-transfer/client-transfer.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import { Grants } from '../../../auth/grants.service.js';
import { CLOCK } from '../../../composition/tokens.js';
import type { QueryReply } from '../../../http/data.interceptor.js';
import { Problem } from '../../../http/problem.js';
import { Views } from '../../../views/views.service.js';
import { nameIn, type PersonRecord } from '../person-name.reader.js';
import { closedBy, sideOf, type TransferRecord } from '../transfer-record.views.js';
import { MovingPolicies } from './moving-policies.reader.js';
import { OpenRequests } from './open-requests.reader.js';
import { actionsOf } from './transfer-actions.rules.js';
import { TransferDetails } from './transfer-details.query.js';
import { sightOf } from './transfer-sight.reader.js';
import { stepReply } from './transfer-step.reply.js';

interface Names {
  company(id: Uuid): string;
  person(id: Uuid): string;
}

const VIEWS = ['transfer-details', 'policies', 'requests', 'companies', 'projects', 'people'] as const;

@QueryHandler(TransferDetails)
export class TransferDetailsHandler implements IQueryHandler<TransferDetails> {
  constructor(
    private readonly views: Views,
    private readonly grants: Grants,
    private readonly policies: MovingPolicies,
    private readonly requests: OpenRequests,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, transferId, awaited }: TransferDetails): Promise<QueryReply<Details>> {
    const current = await this.views.asOf(awaited, ...VIEWS);
    const transfer = await this.views.get<TransferRecord>('transfer-details', transferId);
    if (!transfer) throw new Problem('HTTP.NOT_FOUND');
    const holderId = await this.grants.agencyOf(transfer.insuredId);
    const sight = sightOf(transfer, actor.companyId, holderId);
    const seesPresent = sight.kind === 'whole' || sight.kind === 'masked' || actor.companyId === holderId;
    return current.reply({
      ...sidesOf(transfer, actor.companyId, await this.namesIn(transfer)),
      may: actor.access === 'readOnly' ? [] : actionsOf(transfer, actor.companyId, holderId),
      policies: await this.policies.of(transfer.insuredId, sight, this.clock.now(), actor.timeZone),
      openRequests: seesPresent ? await this.requests.of(transfer.insuredId) : [],
    });
  }

  private async namesIn({ insuredId, fromAgencyId, toAgencyId, fromAgentId, toAgentId, steps }: TransferRecord): Promise<Names> {
    const companies = await this.views.byId<{ name: string }>('companies', [insuredId, fromAgencyId, toAgencyId]);
    const people = await this.views.byId<PersonRecord>('people', [fromAgentId, toAgentId, ...steps.map(({ actorId }) => actorId)]);
    return { company: (id) => companies.get(id)?.name ?? '', person: (id) => nameIn(people, id) };
  }
}

function sidesOf(transfer: TransferRecord, viewerId: Uuid, names: Names): Omit<Details, 'may' | 'policies' | 'openRequests'> {
  const { id, insuredId, stage, startedBy, note, letter, reason, steps, requestedAt, revision } = transfer;
  const mySide = sideOf(transfer, viewerId);
  const side = (agencyId: Uuid, agentId: Uuid): TransferSide =>
    ({ agencyId, agencyName: names.company(agencyId), agentId, agentName: names.person(agentId) });
  return {
    id, insuredId, stage, startedBy, note, letter, reason, requestedAt, revision, mySide,
    insuredName: names.company(insuredId),
    from: side(transfer.fromAgencyId, transfer.fromAgentId),
    to: side(transfer.toAgencyId, transfer.toAgentId),
    closedByMe: closedBy(transfer, mySide),
    steps: steps.map((step) => stepReply(transfer, step, names.person(step.actorId))),
  };
}
