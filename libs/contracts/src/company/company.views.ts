import type { PostalAddress } from '@covertrail/domain/company/company.contract';
import type { CompanyRole } from '@covertrail/domain/rights/company-roles';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { defineView } from '../define-view.js';

export type CompanyDocument = {
  readonly id: Uuid;
  readonly name: string;
  readonly nameFolded: string;
  readonly roles: readonly CompanyRole[];
  /** The roles once more, in a form in which a search can filter by one of them. */
  readonly is: Readonly<Record<CompanyRole, boolean>>;
  readonly address: PostalAddress;
  readonly timeZone: string;
  readonly trade: string | null;
  /** The file of its logo; null where there is none. */
  readonly logoId: Uuid | null;
};

/** Which companies are there, and what are their names today? */
export const companiesView = defineView<CompanyDocument>()({
  name: 'companies',
  indexes: [
    { fields: ['is.insured'], words: ['nameFolded'] },
    { fields: ['is.requester'], words: ['nameFolded'] },
    { fields: ['is.agency'], words: ['nameFolded'] },
  ],
  unindexed: ['nameFolded'],
});
