import type { CompanyEvent, CompanyRegistered, CompanyRenamed, CompanyRole, PostalAddress } from '@covertrail/domain/company/company.contract';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Projection } from '@covertrail/platform/engine/projection';

export type CompanyDocument = {
  readonly id: Uuid;
  readonly name: string;
  readonly nameFolded: string;
  readonly roles: readonly CompanyRole[];
  /** The roles again, as what a search can hold to one value. */
  readonly is: Readonly<Record<CompanyRole, boolean>>;
  readonly address: PostalAddress;
  readonly timeZone: string;
  readonly trade: string | null;
};

/** Which companies are there, and what are they called today? */
export const companies: Projection<CompanyDocument> = {
  name: 'companies',
  version: 1,
  handles: ['CompanyRegistered', 'CompanyRenamed'],
  ignores: [],
  indexes: [
    { fields: ['is.insured'], words: ['nameFolded'] },
    { fields: ['is.requester'], words: ['nameFolded'] },
    { fields: ['is.agency'], words: ['nameFolded'] },
  ],
  keys: (event) => [(event.data as CompanyEvent['data']).companyId],
  evolve: (company, event) => {
    if (event.type === 'CompanyRenamed') return company && named(company, (event.data as CompanyRenamed['data']).to);
    const { companyId, name, roles, address, timeZone, trade } = event.data as CompanyRegistered['data'];
    return named({ id: companyId, name, nameFolded: '', roles, is: rolesAsFlags(roles), address, timeZone, trade: trade ?? null }, name);
  },
  audience: (_before, after) => (after ? [after.id] : []),
};

const named = (company: CompanyDocument, name: string): CompanyDocument => ({ ...company, name, nameFolded: name.toLocaleLowerCase('en') });

const rolesAsFlags = (roles: readonly CompanyRole[]): CompanyDocument['is'] => ({
  requester: roles.includes('requester'),
  insured: roles.includes('insured'),
  agency: roles.includes('agency'),
});
