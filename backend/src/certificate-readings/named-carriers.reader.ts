import { Injectable } from '@nestjs/common';
import { carriersView, type CarrierDocument } from '@covertrail/contracts/carrier/carrier.views';
import type { CarrierOnRecord } from '@covertrail/domain/insurance/extraction/carrier-on-record';
import type { ClaimedPolicy } from '@covertrail/domain/insurance/certificate/claimed-policy';
import type { FieldReading } from '@covertrail/domain/insurance/certificate/field-reading';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { Views } from '#views/views.service';

/** More insurers have no number and no word of their names in common. */
const MOST_ALIKE = 50;

/** The insurers that a certificate may mean: those that everybody may choose, and those that the company added. */
@Injectable()
export class NamedCarriers {
  constructor(private readonly views: Views) {}

  /** `companyId`: null for somebody without a company, who is told of those that everybody may choose alone. */
  async of(companyId: Uuid | null, policies: readonly ClaimedPolicy[]): Promise<readonly CarrierOnRecord[]> {
    const insurers = policies.flatMap((policy) => policy.insurers);
    const numbers = insurers.map(({ naic }) => textOf(naic));
    const names = insurers.map(({ name }) => textOf(name).split(/\s+/)[0] ?? '');
    const words = new Set([...numbers, ...names].map((word) => word.trim()).filter((word) => word !== ''));
    const found = await Promise.all([...words].map((word) => this.withWord(companyId, word)));
    return onRecord(found.flat());
  }

  private async withWord(companyId: Uuid | null, word: string): Promise<readonly CarrierDocument[]> {
    const where = { kind: { eq: 'carrier' }, searched: { word } } as const;
    const { documents } = await this.views.find(
      carriersView,
      { and: [{ where }, { where: { addedBy: { in: companyId === null ? [null] : [null, companyId] } } }] },
      [],
      { limit: MOST_ALIKE },
    );
    return documents;
  }
}

const textOf = (reading: FieldReading | null): string => (reading?.value.kind === 'text' ? reading.value.text : '');

/** Each once. */
const onRecord = (carriers: readonly CarrierDocument[]): readonly CarrierOnRecord[] => [
  ...new Map(carriers.map(({ id, name, naic }) => [id, { carrierId: id, name, naic }])).values(),
];
