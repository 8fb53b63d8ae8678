import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { CertificateBatchRowsDto } from '@covertrail/contracts/certificate-batch/certificate-batch.inputs';
import type { CertificateBatchOutcome } from '@covertrail/contracts/certificate-batch/certificate-batch.replies';
import { issuedCertificatesView } from '@covertrail/contracts/issued-certificate/issued-certificate.views';
import { certificateBatchDecider } from '@covertrail/domain/certificate-batch/certificate-batch.decider';
import { addressLine } from '@covertrail/domain/compliance/parties/holder-address';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { QueryReply } from '#http/data.interceptor';
import { pageOf } from '#http/page.rules';
import { Views } from '#views/views.service';
import { BatchHolders } from './batch-holders.reader.js';

/** What became of the holders that had their turn. */
export class ReadCertificateBatchRows extends Query<QueryReply<PageOf<CertificateBatchOutcome>>> {
  constructor(
    readonly batchId: Uuid,
    readonly input: CertificateBatchRowsDto,
  ) {
    super();
  }
}

/** Why a holder got none. */
const REASONS: Readonly<Record<string, string>> = {
  'CERTIFICATE.NOT_ELIGIBLE': 'A policy is not in force any more, or no agent has approved it as it is now.',
  'CERTIFICATE.OTHER_FORM': 'The certificate has no place for one of the policies.',
  'CERTIFICATE.NO_SIGNATURE': 'The signature was deleted meanwhile.',
  'CERTIFICATE.NOT_ENDORSED': 'No policy has an endorsement any more that the description states.',
  'CERTIFICATE.HOLDER_NOT_VALID': 'The name or the address of the holder is not complete.',
  'CERTIFICATE.HOLDER_TOO_LONG': 'The name and the address do not fit into their box.',
  'CERTIFICATE_BATCH.HOLDER_GONE': 'The holder was deleted, or its share has ended.',
  'CERTIFICATE_BATCH.NO_RIGHT': 'A policy belongs to another agency now.',
  'HTTP.NOT_FOUND': 'A policy belongs to another agency now.',
};

@QueryHandler(ReadCertificateBatchRows)
export class ReadCertificateBatchRowsHandler implements IQueryHandler<ReadCertificateBatchRows> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly holders: BatchHolders,
    private readonly views: Views,
  ) {}

  async execute({ batchId, input }: ReadCertificateBatchRows): Promise<QueryReply<PageOf<CertificateBatchOutcome>>> {
    const { state: batch } = await this.deciders.readable.load(certificateBatchDecider, batchId);
    const all = (batch?.outcomes ?? []).filter(({ outcome }) => !input.outcome || outcome === input.outcome);
    const { limit, offset = 0 } = pageOf(input);
    const shown = all.slice(offset, offset + limit);
    const certificates = await this.views.byId(
      issuedCertificatesView,
      shown.flatMap(({ certificateId }) => certificateId ?? []),
    );
    const rows = shown.map(async ({ row, outcome, certificateId = null, code }) => {
      const certificate = certificateId === null ? undefined : certificates.get(certificateId);
      const to = batch?.rows[row - 1];
      const holder = certificate?.holder ?? (batch && to ? await this.holders.named(to, batch) : null);
      return {
        id: `${batchId}-${row}`,
        row,
        holderName: holder?.name ?? '',
        holderAddress: holder?.address ? addressLine(holder.address) : '',
        outcome,
        certificateId,
        number: certificate?.number ?? '',
        message: code === undefined ? null : (REASONS[code] ?? 'It could not be issued.'),
      };
    });
    return this.views.reply({ rows: await Promise.all(rows), total: all.length });
  }
}
