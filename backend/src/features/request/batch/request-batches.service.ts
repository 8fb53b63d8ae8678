import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { EMAIL, EMAIL_LENGTH } from '@covertrail/domain/fields/account-fields';
import { ccAddresses } from '@covertrail/domain/fields/supplier-contact-fields';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import type { BatchRowOutcome } from '@covertrail/domain/request-batch/request-batch.contract';
import { requestBatchDecider, type RequestBatchState } from '@covertrail/domain/request-batch/request-batch.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { foldEmail } from '@covertrail/platform/vault/keyed-hash';
import { nextRows, outcomesOf } from '#batches/rows-of-turn';
import { RequestCoverage } from '../request-coverage/request-coverage.command.js';
import { BatchRows, type KeptRows } from './batch-rows.service.js';

/** Rows that a requester has in one turn: all of its batches share them. Those that wait for the log together share its flush. */
const ROWS_OF_TURN = 16;
/** A thousand rows take 5 s and may take 20. */
const REST = 1;

type Batch = NonNullable<RequestBatchState>;
type Row = KeptRows['rows'][number];

/** Carries out batches, a turn at a time: between two turns of a batch every other batch that runs has one. */
@Injectable()
export class RequestBatches {
  /** The batches of each requester that this process has seen running. */
  private readonly running = new Map<Uuid, Set<Uuid>>();

  constructor(
    private readonly deciders: DeciderStore,
    private readonly commands: CommandBus,
    private readonly batchRows: BatchRows,
  ) {}

  /** Its next rows. Each is a command with an id from the batch and its place, so whoever does a turn again asks nobody twice. */
  async goOn(batchId: Uuid, metaOf: (commandId: Uuid) => CommandMeta): Promise<void> {
    const { state: batch } = await this.deciders.load(requestBatchDecider, batchId);
    if (batch === null || batch.stage === 'completed') return;
    const kept = await this.batchRows.of(batchId);
    const done = batch.outcomes.length;
    const outcomes = await outcomesOf(this.turnOf(batch), (row) => this.ask(batch, kept, row, metaOf), REST);
    const advance = { type: 'AdvanceRequestBatch', outcomes } as const;
    await this.deciders.handle(requestBatchDecider, batchId, advance, metaOf(deriveId('turn', batchId, done)));
    if (done + outcomes.length >= batch.count) this.running.get(batch.requesterId)?.delete(batchId);
  }

  /** The numbers of the rows. */
  private turnOf({ batchId, requesterId, outcomes: { length: done }, count }: Batch): readonly number[] {
    const batches = this.running.get(requesterId) ?? new Set();
    this.running.set(requesterId, batches.add(batchId));
    const share = Math.max(1, Math.floor(ROWS_OF_TURN / batches.size));
    return nextRows(done, count, share);
  }

  private async ask(
    { batchId, requesterId, projectId, templateId, asked }: Batch,
    kept: KeptRows | null,
    number: number,
    metaOf: (commandId: Uuid) => CommandMeta,
  ): Promise<Omit<BatchRowOutcome, 'row'>> {
    const row = kept?.rows[number - 1];
    const to = recipientOf(row);
    const own = ccAddresses(row?.cc ?? '');
    if (kept === null || to === null || !own.every(isAddress))
      return { outcome: 'refused', code: 'REQUEST_BATCH.NO_ADDRESS' };
    const request = { ...asked, projectId, templateId: templateId ?? undefined, cc: copiesOf(kept.cc, own) };
    const meta = metaOf(deriveId('request-batch', batchId, number));
    try {
      const { streamId } = await this.commands.execute(new RequestCoverage(requesterId, to, request, meta));
      return { outcome: 'sent', requestId: streamId };
    } catch (error) {
      if (error instanceof RuleBroken && error.code === 'REQUEST.ALREADY_OPEN') return { outcome: 'alreadyOpen' };
      throw error;
    }
  }
}

/** Null for a row without a company and without an address that can be one. */
function recipientOf({ insuredId, email = '' }: Row = {}): { insuredId: Uuid } | { email: string } | null {
  if (insuredId) return { insuredId };
  const address = email.trim();
  return isAddress(address) ? { email: address } : null;
}

const isAddress = (text: string): boolean => EMAIL.test(text) && text.length <= EMAIL_LENGTH;

/** Who gets copies of all requests, and who gets those of this row alone: each address once. */
const copiesOf = (ofAll: readonly string[], own: readonly string[]): readonly string[] => [
  ...new Map([...ofAll, ...own].map((address) => [foldEmail(address), address])).values(),
];
