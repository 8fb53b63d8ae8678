import { Injectable } from '@nestjs/common';
import type {
  CertificateBatchRow,
  CertificateRowOutcome,
  CertifiedForAll,
} from '@covertrail/domain/certificate-batch/certificate-batch.contract';
import {
  certificateBatchDecider,
  type CertificateBatchState,
} from '@covertrail/domain/certificate-batch/certificate-batch.decider';
import { issuedCertificateDecider } from '@covertrail/domain/issued-certificate/issued-certificate.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { nextRows, outcomesOf } from '#batches/rows-of-turn';
import { Problem } from '#http/problem';
import { IssuingAgain } from '#issuing-again/issuing-again.reader';
import { CertificateIssuer } from '../certificate-issuer.service.js';
import { certificateNumber } from '../certificate-number.rules.js';
import { CertificatePolicies, type ReadPolicy } from '../certificate-policies.reader.js';
import { wantedAgain } from '../reissue-certificate.command.js';
import { BatchHolders } from './batch-holders.reader.js';
import { HeldCertificates } from './held-certificates.reader.js';

/** Certificates of one turn: a page takes a good part of a second to draw, and the turns of other batches wait meanwhile. */
const ROWS_OF_TURN = 8;

type Batch = NonNullable<CertificateBatchState>;
type MetaOf = (commandId: Uuid) => CommandMeta;
type Became = Omit<CertificateRowOutcome, 'row'>;

/** A row that has its turn. */
interface TurnOfRow {
  readonly row: CertificateBatchRow;
  readonly number: number;
  readonly meta: CommandMeta;
}

/** Carries out certificates for many holders, a turn at a time: between two turns every other batch that runs has one [E03]. */
@Injectable()
export class CertificateBatches {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly policies: CertificatePolicies,
    private readonly issuer: CertificateIssuer,
    private readonly holders: BatchHolders,
    private readonly held: HeldCertificates,
    private readonly present: IssuingAgain,
  ) {}

  /** Its next rows. Each is a command with an id from the batch and its place, so whoever does a turn again issues nothing twice. */
  async goOn(batchId: Uuid, metaOf: MetaOf): Promise<void> {
    const { state: batch } = await this.deciders.load(certificateBatchDecider, batchId);
    if (batch === null || batch.stage === 'completed') return;
    const done = batch.outcomes.length;
    const carryOut = await this.turnOf(batch);
    const outcomes = await outcomesOf(nextRows(done, batch.rows.length, ROWS_OF_TURN), async (number) => {
      const meta = metaOf(deriveId('certificate-batch', batchId, number));
      return carryOut({ row: batch.rows[number - 1]!, number, meta });
    });
    const advance = { type: 'AdvanceCertificateBatch', outcomes } as const;
    const id = deriveId('certificate-turn', batchId, done);
    await this.deciders.handle(certificateBatchDecider, batchId, advance, metaOf(id));
  }

  /** Policies that are the same for all rows are read once for a turn; whoever began it must still have the right to them. */
  private async turnOf(batch: Batch): Promise<(turn: TurnOfRow) => Promise<Became>> {
    const { issues, agencyId, insuredId, policyIds } = batch;
    if (!issues) return (turn) => this.again(batch, turn);
    try {
      const policies = await this.policies.these(agencyId, insuredId, policyIds);
      return (turn) => this.issue(batch, issues, policies, turn);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return () => Promise.reject(new RuleBroken('CERTIFICATE_BATCH.NO_RIGHT'));
    }
  }

  private async issue(
    { batchId, insuredId, agencyId, agentId }: Batch,
    { form, description: typed }: CertifiedForAll,
    policies: readonly ReadPolicy[],
    { row, number, meta }: TurnOfRow,
  ): Promise<Became> {
    const certificateId = deriveId('issued-certificate', batchId, number);
    const issued = { outcome: 'issued', certificateId } as const;
    if ((await this.deciders.load(issuedCertificateDecider, certificateId)).state) return issued;
    const of = { insuredId, agencyId };
    const found = await this.holders.of(row, of);
    if (!found) throw new RuleBroken('CERTIFICATE_BATCH.HOLDER_GONE');
    const { holder, forProject } = found;
    const printed = certificateNumber(form, certificateId);
    const planned = await this.issuer.plan({
      ...{ ...of, agentId, form, number: printed, revision: 0, holder, policies, typed },
    });
    const same = await this.held.same(planned);
    if (same !== null) return { outcome: 'alreadyHas', certificateId: same };
    const issue = await this.issuer.draw(planned);
    const ofCertificate = { certificateId, ...of, ...(forProject ? { forProject } : {}), form, number: printed };
    const command = { type: 'IssueCertificate', ...ofCertificate, ...issue } as const;
    await this.deciders.handle(issuedCertificateDecider, certificateId, command, meta);
    return issued;
  }

  /** Whoever has it as the policies stand today does not get it again [D12]. */
  private async again({ insuredId, agencyId, agentId }: Batch, { row, meta }: TurnOfRow): Promise<Became> {
    const certificateId = row.id;
    const { state } = await this.deciders.load(issuedCertificateDecider, certificateId);
    if (state?.insuredId !== insuredId || state.agencyId !== agencyId)
      throw new RuleBroken('CERTIFICATE_BATCH.HOLDER_GONE');
    const planned = await this.issuer.plan(await wantedAgain(this.policies, this.present, state, agentId));
    if (await this.held.isSame(certificateId, planned)) return { outcome: 'alreadyHas', certificateId };
    const command = { type: 'ReissueCertificate', ...(await this.issuer.draw(planned)) } as const;
    await this.deciders.handle(issuedCertificateDecider, certificateId, command, meta);
    return { outcome: 'issued', certificateId };
  }
}
