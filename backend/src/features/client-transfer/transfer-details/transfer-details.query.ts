import { may } from '@covertrail/domain/rights/principal';
import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import {
  HIDDEN_AGENCY,
  HIDDEN_AGENT,
  type TransferDetails as Details,
  type TransferSide,
} from '@covertrail/contracts/client-transfer/client-transfer.replies';
import {
  transferDetailsView,
  type StoredStep,
  type TransferDocument,
} from '@covertrail/contracts/client-transfer/client-transfer.views';
import { companiesView } from '@covertrail/contracts/company/company.views';
import { peopleView } from '@covertrail/contracts/user/user.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import { hasMoved, tenureOf } from '@covertrail/domain/representation/representation.state';
import type { Clock } from '@covertrail/platform/clock/clock';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { CLOCK } from '#tokens/tokens';
import type { QueryReply } from '#http/data.interceptor';
import { Problem } from '#http/problem';
import { Views } from '#views/views.service';
import { nameIn } from '../person-name.reader.js';
import { closedBy, letterOf, sideOf } from '../transfer-record.views.js';
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
  ) {
    super();
  }
}

interface Names {
  company(id: Uuid): string;
  person(id: Uuid): string;
}

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

  async execute({ actor, transferId }: TransferDetails): Promise<QueryReply<Details>> {
    const transfer = await this.views.get(transferDetailsView, transferId);
    if (!transfer) throw new Problem('HTTP.NOT_FOUND');
    const { insuredId } = transfer;
    const { state } = await this.deciders.load(representationDecider, insuredId);
    const sight = sightOf(transfer, actor.companyId, state);
    const now = this.clock.now();
    return this.views.reply({
      ...sidesOf(transfer, actor.companyId, await this.namesIn(transfer)),
      may: may(actor, 'transferClients')
        ? actionsOf(transfer, actor.companyId, {
            held: tenureOf(state, transfer.fromAgencyId) !== undefined,
            moved: hasMoved(state, transferId),
          })
        : [],
      sight: sight.kind === 'then' ? 'whole' : sight.kind,
      policies: await this.policies.of({ transfer, representation: state, sight }, now, actor.timeZone),
      openRequests: await this.requests.of(insuredId, sight),
      shares: await this.shares.of(insuredId, sight, actor.timeZone),
    });
  }

  private async namesIn({
    insuredId,
    fromAgencyId,
    toAgencyId,
    fromAgentId,
    toAgentId,
    steps,
  }: TransferDocument): Promise<Names> {
    const companies = await this.views.byId(companiesView, [insuredId, fromAgencyId, toAgencyId]);
    const people = await this.views.byId(peopleView, [fromAgentId, toAgentId, ...steps.map(({ actorId }) => actorId)]);
    return { company: (id) => companies.get(id)?.name ?? '', person: (id) => nameIn(people, id) };
  }
}

type Described = Omit<Details, 'may' | 'sight' | 'policies' | 'openRequests' | 'shares'>;

function sidesOf(transfer: TransferDocument, viewerId: Uuid, names: Names): Described {
  const { id, insuredId, stage, startedBy, beside, note, reason, steps, requestedAt, revision } = transfer;
  const mySide = sideOf(transfer, viewerId);
  const hidden = hidesHolder(transfer, viewerId);
  const side = (agencyId: Uuid, agentId: Uuid): TransferSide => ({
    agencyId,
    agencyName: names.company(agencyId),
    agentId,
    agentName: names.person(agentId),
  });
  const actor = (step: StoredStep) => (hidden && step.side === 'from' ? HIDDEN_AGENT : names.person(step.actorId));
  return {
    id,
    insuredId,
    stage,
    startedBy,
    beside,
    note,
    reason,
    requestedAt,
    revision,
    mySide,
    letter: letterOf(transfer),
    insuredName: names.company(insuredId),
    from: hidden ? HIDDEN_SIDE : side(transfer.fromAgencyId, transfer.fromAgentId),
    to: side(transfer.toAgencyId, transfer.toAgentId),
    closedByMe: closedBy(transfer, mySide),
    steps: steps.map((step) => stepReply(transfer, step, actor(step))),
  };
}
