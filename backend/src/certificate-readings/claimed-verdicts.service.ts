import { Inject, Injectable } from '@nestjs/common';
import type { ClaimedReading } from '@covertrail/contracts/request/invitation.replies';
import { carrierDecider, ratingAt } from '@covertrail/domain/carrier/carrier.decider';
import type { CertificateUploadState } from '@covertrail/domain/certificate-upload/certificate-upload.decider';
import { certificateUploadDecider } from '@covertrail/domain/certificate-upload/certificate-upload.decider';
import type { Requirements } from '@covertrail/domain/compliance/requirements';
import type { Rating } from '@covertrail/domain/insurance/coverage';
import type { CarrierOnRecord } from '@covertrail/domain/insurance/extraction/carrier-on-record';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Files } from '@covertrail/platform/files/files.port';
import { limitCalled } from '@covertrail/wording/extraction/limit-called';
import { FILES } from '#tokens/tokens';
import { claimedVerdict } from './claimed-verdict.rules.js';
import { NamedCarriers } from './named-carriers.reader.js';
import { storedReading } from './stored-reading.js';

type Read = Extract<NonNullable<CertificateUploadState['result']>, { readonly outcome: 'read' }>;

/** What an uploaded certificate claims against what is asked [D13]. */
@Injectable()
export class ClaimedVerdicts {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly carriers: NamedCarriers,
    @Inject(FILES) private readonly files: Files,
  ) {}

  /** `companyId`: whose own insurers are known too; null for somebody without a company. Null where there is no such upload, or it was taken back. */
  async of(
    uploadId: Uuid,
    requirements: Requirements,
    { companyId, day }: { readonly companyId: Uuid | null; readonly day: CalendarDate },
  ): Promise<ClaimedReading | null> {
    const { state } = await this.deciders.readable.load(certificateUploadDecider, uploadId);
    if (!state || state.status === 'canceled') return null;
    if (state.status === 'waiting') return { state: 'waiting', insured: null, lines: [] };
    if (state.result?.outcome !== 'read') return { state: 'notRead', insured: null, lines: [] };
    return this.read(state.uploaded, state.result, requirements, { companyId, day });
  }

  private async read(
    { uploadId, certificate }: CertificateUploadState['uploaded'],
    { reading }: Read,
    requirements: Requirements,
    { companyId, day }: { readonly companyId: Uuid | null; readonly day: CalendarDate },
  ): Promise<ClaimedReading> {
    const { certificates } = await storedReading(this.files, reading.fileId);
    const policies = certificates.flatMap((of) => of.policies);
    const carriers = await this.carriers.of(companyId, policies);
    const named = certificates[0]?.fields.find(({ key }) => key === 'insured.name')?.value;
    return {
      state: 'read',
      insured: named?.kind === 'text' ? named.text : null,
      lines: claimedVerdict(requirements, certificates, {
        by: { carriers, limitCalled },
        ratings: await this.ratings(carriers, day),
        day,
        evidence: { name: certificate.name, sha256: certificate.sha256, uploadId },
      }),
    };
  }

  private async ratings(carriers: readonly CarrierOnRecord[], day: CalendarDate): Promise<ReadonlyMap<Uuid, Rating>> {
    const ratings = await Promise.all(
      carriers.map(async ({ carrierId }): Promise<readonly (readonly [Uuid, Rating])[]> => {
        const { state } = await this.deciders.load(carrierDecider, carrierId);
        const { rating } = ratingAt(state, day);
        return rating ? [[carrierId, rating]] : [];
      }),
    );
    return new Map(ratings.flat());
  }
}
