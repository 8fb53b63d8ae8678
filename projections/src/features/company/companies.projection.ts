import { asksForProof, isAskedForProof, represents } from '@covertrail/domain/rights/company-roles';
import { companiesView, type CompanyDocument } from '@covertrail/contracts/company/company.views';
import type { CompanyRole } from '@covertrail/domain/rights/company-roles';
import { defineProjection } from '@covertrail/platform/engine/define-projection';
import { foldedText } from '@covertrail/platform/read-store/folded-text';

/** Which companies are there, and what are their names today? */
export const companies = defineProjection(companiesView)({
  version: 4,
  on: {
    CompanyRegistered: (_company, { data: { companyId, name, roles, address, timeZone, trade } }) =>
      named(
        {
          id: companyId,
          name,
          nameFolded: '',
          roles,
          is: rolesAsFlags(roles),
          address,
          timeZone,
          trade: trade ?? null,
          logoId: null,
        },
        name,
      ),
  },
  changes: {
    CompanyRenamed: (company, { data }) => named(company, data.to),
    CompanyProfileChanged: (company, { data }) => ({ ...company, address: data.to.address }),
    CompanyLogoChanged: (company, { data }) => ({ ...company, logoId: data.logo.fileId }),
    CompanyLogoRemoved: (company) => ({ ...company, logoId: null }),
  },
  keys: ({ data }) => [data.companyId],
  audience: (_before, after) => (after ? [after.id] : []),
});

const named = (company: CompanyDocument, name: string): CompanyDocument => ({
  ...company,
  name,
  nameFolded: foldedText(name),
});

const rolesAsFlags = (roles: readonly CompanyRole[]): CompanyDocument['is'] => ({
  requester: asksForProof(roles),
  insured: isAskedForProof(roles),
  agency: represents(roles),
});
