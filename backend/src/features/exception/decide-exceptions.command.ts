import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { coverEndsOn } from '@covertrail/domain/compliance/rules/presence';
import type {
  ExceptableFinding,
  ExceptionCommand,
  ExceptionFacts,
} from '@covertrail/domain/exception/exception.contract';
import { exceptionDecider } from '@covertrail/domain/exception/exception.decider';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { undecidedFindings, type UndecidedFinding } from '@covertrail/domain/tracking/tracking.rules';
import { templateAt } from '@covertrail/domain/tracking/tracking.state';
import type { ExceptionsDecided } from '@covertrail/contracts/exception/exception.replies';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { sentenceOf } from '@covertrail/wording/compliance/sentence';
import type { Scope } from '@covertrail/contracts/exception/exception.inputs';
import { Problem } from '#http/problem';
import { AssessmentInputsLoader, type LoadedInputs } from '#assessment-inputs/assessment-inputs.loader';
import { ExceptionDocuments } from './exception-documents.service.js';
type Deciding = Extract<ExceptionCommand, { type: 'DecideExceptions' }>;

/** What is decided; `sentence` is left out by a program that reads no page. `documents` are uploads of the requester. */
export interface Decision extends Pick<
  Deciding,
  'decision' | 'duration' | 'customDate' | 'scope' | 'comment' | 'today'
> {
  readonly findings: readonly { readonly rule: string; readonly sentence?: string }[];
  readonly documents?: readonly Uuid[];
}

/** A requester accepts or denies exceptions or reviews of findings of one supplier. */
export class DecideExceptions extends Command<{ readonly outcome: Outcome; readonly reply: ExceptionsDecided }> {
  constructor(
    readonly trackingId: Uuid,
    readonly decision: Decision,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

/** Assesses the findings again from the streams, because a page may be outdated. */
@CommandHandler(DecideExceptions)
export class DecideExceptionsHandler implements ICommandHandler<DecideExceptions> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly documents: ExceptionDocuments,
  ) {}

  async execute({
    trackingId,
    decision: { findings, documents: uploadIds = [], ...decision },
    meta,
  }: DecideExceptions) {
    const loader = new AssessmentInputsLoader(this.deciders);
    const inputs = await loader.load(trackingId);
    if (!inputs) throw new Problem('HTTP.NOT_FOUND');
    const { requesterId, insuredId, projectId } = inputs.tracking;
    const scopeId = scopeIdIn(inputs, decision.scope, decision.today);
    const items = findings.map(({ rule, sentence }) => ({
      exceptionId: deriveId('exception', meta.commandId, rule),
      rule,
      ...(sentence === undefined ? {} : { sentence }),
    }));
    const documents = await this.documents.of(requesterId, uploadIds);
    const command: Deciding = {
      type: 'DecideExceptions',
      requesterId,
      scopeId,
      trackingId,
      insuredId,
      projectId,
      ...decision,
      documents,
      items,
    };
    const facts = async (): Promise<ExceptionFacts> => {
      const found = exceptable(await loader.load(trackingId), decision.today);
      if (documents.length > 0) await this.keepIfAllowed(command, found);
      return found;
    };
    const outcome = await this.deciders.handle(exceptionDecider, scopeId, command, meta, { facts });
    return { outcome, reply: { trackingId, exceptionIds: items.map(({ exceptionId }) => exceptionId) } };
  }

  /** The rules refuse before the files are protected from deletion. */
  private async keepIfAllowed(command: Deciding, found: ExceptionFacts): Promise<void> {
    exceptionDecider.decide(command, (await this.deciders.load(exceptionDecider, command.scopeId)).state, found);
    await this.documents.keep(command.documents ?? []);
  }
}

/** Where decisions for the scope are recorded: the ids come from the tracking, which belongs to the requester. */
function scopeIdIn({ tracking }: LoadedInputs, scope: Scope, today: CalendarDate): Uuid {
  switch (scope) {
    case 'supplier':
      return tracking.trackingId;
    case 'project':
      return tracking.projectId;
    case 'template': {
      const chosen = templateAt(tracking, today);
      if (!chosen) throw new Problem('HTTP.NOT_FOUND');
      return chosen.templateId;
    }
  }
}

function exceptable(inputs: LoadedInputs | undefined, today: CalendarDate): ExceptionFacts {
  const found = inputs ? undecidedFindings(inputs, today) : [];
  return new Map(found.map((undecidedFinding) => [undecidedFinding.finding.rule, factsOf(undecidedFinding)]));
}

const factsOf = ({ finding, policy, pinned }: UndecidedFinding): ExceptableFinding => ({
  finding,
  sentence: sentenceOf(finding),
  ...pinned,
  policyEndsOn: policy && coverEndsOn(policy),
});
