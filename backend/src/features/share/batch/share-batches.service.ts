import { Injectable } from '@nestjs/common';
import { activityLogView } from '@covertrail/contracts/activity-log/activity-log.views';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import type { ShareBatchRow, ShareRowOutcome } from '@covertrail/domain/share-batch/share-batch.contract';
import { shareBatchDecider, type ShareBatchState } from '@covertrail/domain/share-batch/share-batch.decider';
import type { PoliciesShared, ShareTerms } from '@covertrail/domain/share/share.contract';
import { shareDecider } from '@covertrail/domain/share/share.decider';
import { toldUpTo } from '@covertrail/domain/share/share.state';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { AddedPolicy } from '@covertrail/domain/policy/policy.state';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { Representations } from '#auth/representations.service';
import { nextRows, outcomesOf } from '#batches/rows-of-turn';
import { Problem } from '#http/problem';
import { Views } from '#views/views.service';
import { ChangesBeside, type ChangeBeside } from '../holders/changes-beside.reader.js';
import { ShareChecks } from '../wizard/share-checks.service.js';
import { shareOnce } from '../wizard/share-once.rules.js';
import { ShareSidesReader } from '../wizard/share-sides.reader.js';

/** Rows of one turn. Those that wait for the log together share its flush. */
const ROWS_OF_TURN = 64;

type Batch = NonNullable<ShareBatchState>;
type MetaOf = (commandId: Uuid) => CommandMeta;

/** What holds for all rows of a turn. */
interface Turn {
  readonly batch: Batch;
  readonly policies: readonly AddedPolicy[];
  readonly agencyId: Uuid | null;
  /** Of a policy that is issued again: where the log says the last of it, and what changed beside its terms. */
  readonly upTo: Position;
  readonly beside: readonly ChangeBeside[];
  readonly metaOf: MetaOf;
}

/** Carries out what is shared with many, a turn at a time: between two turns every other batch that runs has one. */
@Injectable()
export class ShareBatches {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly representations: Representations,
    private readonly checks: ShareChecks,
    private readonly sides: ShareSidesReader,
    private readonly views: Views,
    private readonly beside: ChangesBeside,
  ) {}

  /** Its next rows. Each is a command with an id from the batch and its place, so whoever does a turn again shares nothing twice. */
  async goOn(batchId: Uuid, metaOf: MetaOf): Promise<void> {
    const { state: batch, position } = await this.deciders.load(shareBatchDecider, batchId);
    if (batch === null || batch.stage === 'completed') return;
    const done = batch.outcomes.length;
    const turn = await this.turnOf(batch, position, metaOf);
    const outcomes = await outcomesOf(nextRows(done, batch.rows.length, ROWS_OF_TURN), (row) => {
      if (turn instanceof RuleBroken) throw turn;
      return this.shareRow(turn, row);
    });
    const advance = { type: 'AdvanceShareBatch', outcomes } as const;
    await this.deciders.handle(shareBatchDecider, batchId, advance, metaOf(deriveId('share-turn', batchId, done)));
  }

  /** The policies are read once for all rows of a turn; whoever began it must still have the right to them. */
  private async turnOf(batch: Batch, position: Position, metaOf: MetaOf): Promise<Turn | RuleBroken> {
    const { insuredId, policyIds } = batch;
    try {
      const policies = await this.checks.policies(insuredId, policyIds, batch.agencyId);
      const { position: upTo } = await this.deciders.load(policyDecider, policyIds[0] ?? '');
      const beside = batch.again ? await this.besideOf(batch, position) : [];
      return { batch, policies, metaOf, upTo, beside, agencyId: await this.representations.agencyOf(insuredId) };
    } catch (error) {
      if (error instanceof RuleBroken) return error;
      if (error instanceof Problem) return new RuleBroken('SHARE_BATCH.NO_RIGHT');
      throw error;
    }
  }

  /** As the insured sees it, after all that was recorded before the batch. */
  private async besideOf({ insuredId, policyIds }: Batch, position: Position): Promise<readonly ChangeBeside[]> {
    await this.views.reached(position, activityLogView);
    return this.beside.after('', policyIds[0] ?? '', insuredId);
  }

  private async shareRow(turn: Turn, number: number): Promise<Omit<ShareRowOutcome, 'row'>> {
    const { batch, metaOf } = turn;
    const row = batch.rows[number - 1];
    if (row === undefined) return { outcome: 'refused', code: 'SHARE_BATCH.NOT_FOUND' };
    const meta = metaOf(deriveId('share-batch', batch.batchId, number));
    if (batch.again) return this.issueAgain(turn, row, meta);
    const { outcome, isNew } = await shareOnce(this.deciders, await this.dataOf(turn, row), meta);
    await this.takeOut(batch, row, metaOf(deriveId('share-batch-out', batch.batchId, number)));
    return { outcome: isNew ? 'shared' : 'alreadyShared', shareId: outcome.streamId };
  }

  /** Whoever was told of the last change already is not told again [D12]. */
  private async issueAgain(
    { policies, upTo, beside: all }: Turn,
    { shareId = '', projectId }: ShareBatchRow,
    meta: CommandMeta,
  ): Promise<Omit<ShareRowOutcome, 'row'>> {
    const [policy] = policies;
    if (!policy) throw new RuleBroken('SHARE.NO_POLICY');
    const { policyId } = policy;
    const { state } = await this.deciders.load(shareDecider, shareId);
    const told = state === null ? '' : toldUpTo(state, policyId);
    const toTell = await this.beside.toTell({ projectId, upTo: told }, policyId, all);
    const command = {
      type: 'IssueSharedPolicyAgain',
      policyId,
      upTo: [upTo, ...toTell.map(({ position }) => position)].sort().at(-1)!,
      beside: [...new Set(toTell.map(({ of }) => of))].sort(),
    } as const;
    const { events } = await this.deciders.handle(shareDecider, shareId, command, meta);
    return { outcome: events.length > 0 ? 'shared' : 'alreadyShared', shareId };
  }

  private async dataOf({ batch, policies, agencyId }: Turn, row: ShareBatchRow): Promise<ShareData> {
    const { requesterId, projectId, shareId } = row;
    const { insuredId, policyIds } = batch;
    const sides = await this.sides.of(insuredId, requesterId);
    await this.checks.project(projectId, requesterId);
    this.checks.available(policies, sides);
    const terms = shareId === undefined ? batch.terms : await this.termsOf(shareId);
    if (terms.shareExpiringOn !== undefined && terms.shareExpiringOn < sides.today)
      throw new RuleBroken('SHARE.EXPIRY_PAST');
    return { insuredId, requesterId, projectId, requestId: null, policyIds, agencyId, ...terms };
  }

  /** What the earlier share states; its last day is the one that it has now. */
  private async termsOf(shareId: Uuid): Promise<ShareTerms> {
    const { state } = await this.deciders.load(shareDecider, shareId);
    if (state === null) throw new RuleBroken('SHARE.NOT_FOUND');
    const { holder, remarks, loanNumber, lenderServiceAgent, forms, endorsementRequests, documentTypes, printOnly } =
      state.shared;
    return {
      ...(state.expiresOn ? { shareExpiringOn: state.expiresOn } : {}),
      ...(holder ? { holder } : {}),
      ...(remarks ? { remarks } : {}),
      ...(loanNumber ? { loanNumber } : {}),
      ...(lenderServiceAgent ? { lenderServiceAgent } : {}),
      ...(forms ? { forms } : {}),
      ...(endorsementRequests ? { endorsementRequests } : {}),
      ...(documentTypes ? { documentTypes } : {}),
      ...(printOnly ? { printOnly } : {}),
    };
  }

  /** The policy whose place was taken leaves the earlier share, after the new one is there. */
  private async takeOut({ replaces }: Batch, { shareId }: ShareBatchRow, meta: CommandMeta): Promise<void> {
    if (shareId === undefined || replaces?.upon !== 'replacement') return;
    const { policyId } = replaces;
    const { state } = await this.deciders.load(shareDecider, shareId);
    if (state === null || state.ended) return;
    await this.deciders.handle(shareDecider, shareId, { type: 'RemoveSharedPolicy', policyId }, meta);
  }
}

type ShareData = Omit<PoliciesShared['data'], 'shareId'>;
