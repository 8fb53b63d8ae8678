import { Injectable } from '@nestjs/common';
import type { SuggestedAddress } from '@covertrail/contracts/address/address.replies';
import { companiesView } from '@covertrail/contracts/company/company.views';
import { certificateHoldersView } from '@covertrail/contracts/holder-book/holder-book.views';
import { locationsView } from '@covertrail/contracts/location/location.views';
import { foldedText } from '@covertrail/platform/read-store/folded-text';
import type { Actor } from '#auth/actor';
import { Views } from '#views/views.service';
import { beginsLike, type UsedAddress } from './address-match.rules.js';

const PAGE = { limit: 50 } as const;

/** Addresses that a company has written down before: its own, those of its locations, and those of its address book [A14]. */
@Injectable()
export class UsedAddresses {
  constructor(private readonly views: Views) {}

  /** Each once, the company’s own first. */
  async find({ companyId }: Actor, country: string, beginning: string): Promise<readonly SuggestedAddress[]> {
    const word = foldedText(beginning.trim());
    const [companies, locations, holders] = await Promise.all([
      this.views.byId(companiesView, [companyId]),
      this.views.find(locationsView, { where: { insuredId: { eq: companyId }, searched: { word } } }, [], PAGE),
      this.views.find(certificateHoldersView, { where: { ownerId: { eq: companyId }, searched: { word } } }, [], PAGE),
    ]);
    const own = companies.get(companyId)?.address;
    const used: readonly UsedAddress[] = [
      ...(own ? [{ address2: '', ...own }] : []),
      ...locations.documents.map(({ place }) => ({ ...place, postalCode: place.zipCode })),
      ...holders.documents.flatMap(({ holder: { address } }) => address ?? []),
    ];
    return beginsLike(used, country, beginning);
  }
}
