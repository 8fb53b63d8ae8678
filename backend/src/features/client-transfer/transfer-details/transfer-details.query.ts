import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import {
  HIDDEN_AGENCY, HIDDEN_AGENT, type TransferDetails as Details, type TransferSide,
} from '@covertrail/contracts/client-transfer/client-transfer.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import { currentTenure } from '@covertrail/domain/representation/representation.state';
import type { Clock } from '@covertrail/platform/clock/clock';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { CLOCK } from '#composition/tokens';
import type { QueryReply } from '#http/data.interceptor';
import { Problem } from '#http/problem';
import { Views } from '#views/views.service';
import { nameIn, type PersonRecord } from '../person-name.reader.js';
import { closedBy, sideOf, type StepRecord, type TransferRecord } from '../transfer-record.views.js';
import { MovingPolicies } from './moving-policies.reader.js';
import { MovingShares } from './moving-shares.reader.js';
import { OpenRequests } from './open-requests.reader.js';
import { actionsOf } from './transfer-actions.rules.js';
import { hidesHolder, sightOf } from './transfer-sight.reader.js';
import { stepReply } from './transfer-step.reply.js';

/** One transfer as the side of the actor sees it. */
export class TransferDetails extends Query<QueryReply<Details>> {
  constructor(
    readonly actor: Actor,
    readonly transferId: string,
    readonly awaited: string | undefined,
  ) {
    super();
  }
}

interface Names {
  company(id: Uuid): string;
  person(id: Uuid): string;
}

const VIEWS = ['transfer-details', 'policies', 'requests', 'shares', 'companies', 'projects', 'people'] as const;
const HIDDEN_SIDE: TransferSide = { agencyId: null, agencyName: HIDDEN_AGENCY, agentId: null, agentName: HIDDEN_AGENT };

@QueryHandler(TransferDetails)
export class TransferDetailsHandler implements IQueryHandler<TransferDetails> {
  constructor(
    private readonly views: Views,
    private readonly deciders: DeciderStore,
    private readonly policies: MovingPolicies,
    private readonly requests: OpenRequests,
    private readonly shares: MovingShares,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, transferId, awaited }: TransferDetails): Promise<QueryReply<Details>> {
    const current = await this.views.asOf(awaited, ...VIEWS);
    const transfer = await this.views.get<TransferRecord>('transfer-details', transferId);
    if (!transfer) throw new Problem('HTTP.NOT_FOUND');
    const { insuredId } = transfer;
    const { state } = await this.deciders.load(representationDecider, insuredId);
    const sight = sightOf(transfer, actor.companyId, state);
    const now = this.clock.now();
    return current.reply({
      ...sidesOf(transfer, actor.companyId, await this.namesIn(transfer)),
      may: actor.access === 'readOnly' ? [] : actionsOf(transfer, actor.companyId, currentTenure(state)?.agencyId ?? null),
      sight: sight.kind === 'then' ? 'whole' : sight.kind,
      policies: await this.policies.of(insuredId, sight, now, actor.timeZone),
      openRequests: await this.requests.of(insuredId, sight),
      shares: await this.shares.of(insuredId, sight, actor.timeZone),
    });
  }

  private async namesIn({ insuredId, fromAgencyId, toAgencyId, fromAgentId, toAgentId, steps }: TransferRecord): Promise<Names> {
    const companies = await this.views.byId<{ name: string }>('companies', [insuredId, fromAgencyId, toAgencyId]);
    const people = await this.views.byId<PersonRecord>('people', [fromAgentId, toAgentId, ...steps.map(({ actorId }) => actorId)]);
    return { company: (id) => companies.get(id)?.name ?? '', person: (id) => nameIn(people, id) };
  }
}

type Described = Omit<Details, 'may' | 'sight' | 'policies' | 'openRequests' | 'shares'>;

function sidesOf(transfer: TransferRecord, viewerId: Uuid, names: Names): Described {
  const { id, insuredId, stage, startedBy, note, letter, reason, steps, requestedAt, revision } = transfer;
  const mySide = sideOf(transfer, viewerId);
  const hidden = hidesHolder(transfer, viewerId);
  const side = (agencyId: Uuid, agentId: Uuid): TransferSide =>
    ({ agencyId, agencyName: names.company(agencyId), agentId, agentName: names.person(agentId) });
  const actor = (step: StepRecord) => (hidden && step.side === 'from' ? HIDDEN_AGENT : names.person(step.actorId));
  return {
    id, insuredId, stage, startedBy, note, reason, requestedAt, revision, mySide,
    letter: letter && { fileName: letter.fileName, signedOn: letter.signedOn, bytes: letter.file?.bytes ?? null },
    insuredName: names.company(insuredId),
    from: hidden ? HIDDEN_SIDE : side(transfer.fromAgencyId, transfer.fromAgentId),
    to: side(transfer.toAgencyId, transfer.toAgentId),
    closedByMe: closedBy(transfer, mySide),
    steps: steps.map((step) => stepReply(transfer, step, actor(step))),
  };
}
