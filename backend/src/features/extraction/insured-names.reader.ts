import { Injectable } from '@nestjs/common';
import type { StoredReading } from '@covertrail/contracts/certificate-upload/certificate-upload.replies';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import type { FieldReading } from '@covertrail/domain/insurance/certificate/field-reading';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { namedInsuredDecider } from '@covertrail/domain/named-insured/named-insured.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { foldedText } from '@covertrail/platform/read-store/folded-text';

/** Whom a certificate names as the insured. */
export interface NamedOnCertificate {
  readonly insuredName: string;
  /** The field of the first certificate of the file. */
  readonly field: FieldReading | null;
  /** Every certificate of the file names the insured, by its own name or by one under which it is insured. */
  readonly isInsured: boolean;
}

/** Whether a certificate is about an insured, as far as its name says. */
@Injectable()
export class InsuredNames {
  constructor(private readonly deciders: DeciderStore) {}

  async namedOn(insuredId: Uuid, { certificates }: StoredReading): Promise<NamedOnCertificate> {
    const [company, names] = await Promise.all([
      this.deciders.readable.load(companyDecider, insuredId),
      this.deciders.readable.load(namedInsuredDecider, insuredId),
    ]);
    const insuredName = company.state?.name ?? '';
    const { primary = '', further = [] } = names.state ?? {};
    const ownNames = new Set([insuredName, primary, ...further].filter((name) => name !== '').map(nameKey));
    const fields = certificates.map(({ fields: read }) => read.find(({ key }) => key === 'insured.name') ?? null);
    const isInsured = fields.every((field) => field?.value.kind === 'text' && ownNames.has(nameKey(field.value.text)));
    return { insuredName, field: fields[0] ?? null, isInsured };
  }
}

/** Capitals, accents and signs make no other name of it. */
const nameKey = (name: string): string => foldedText(name).replaceAll(/[^\p{L}\p{N}]/gu, '');
