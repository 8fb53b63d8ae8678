import { Injectable } from '@nestjs/common';
import type { SharesZipDto } from '@covertrail/contracts/document/document.inputs';
import { sharesView } from '@covertrail/contracts/share/share.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { everyDocument } from '#views/every-document.reader';
import { Views } from '#views/views.service';

/** Which shares of an insured: all that have not ended, or those of one share, project or certificate holder. */
export type WantedShares = Pick<SharesZipDto, 'insuredCompanyId' | 'shareId' | 'projectId' | 'certHolderName'>;

/** The policies that an insured shares now. */
@Injectable()
export class SharedByInsured {
  constructor(private readonly views: Views) {}

  async policies({ insuredCompanyId, shareId, projectId, certHolderName }: WantedShares): Promise<readonly Uuid[]> {
    const where = {
      insuredId: { eq: insuredCompanyId },
      ended: { eq: false },
      ...(projectId === undefined ? {} : { projectId: { eq: projectId } }),
    };
    const ids = new Set<Uuid>();
    for await (const share of everyDocument(this.views, sharesView, { where }, []))
      if ((shareId ?? share.id) === share.id && (certHolderName ?? holderOf(share.terms)) === holderOf(share.terms))
        for (const id of share.policyIds) ids.add(id);
    return [...ids];
  }
}

const holderOf = ({ holder }: { readonly holder?: { readonly name: string } }): string => holder?.name ?? '';
