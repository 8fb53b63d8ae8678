import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { CompanyHit, CompanyProfileReply } from './company.replies.js';
import type { ChangeCompanyProfileDto, ChangeTaxIdDto, CompanySearchDto } from './company.inputs.js';

export const findCompany = query<{ query: CompanySearchDto; reply: PageOf<CompanyHit> }>()('company/search', {
  needs: 'findCompanies',
  view: 'companies',
});

interface CompanyChanged {
  readonly companyId: Uuid;
}

/** What the company of the reader says of itself [I01]. */
export const companyProfile = query<{ reply: CompanyProfileReply }>()('company/profile', {
  needs: 'readColleagues',
  view: 'companies',
  shape: 'profile',
});

/** Name, address and phone number as they are from then on. The country stays. */
export const changeCompanyProfile = command<{ body: ChangeCompanyProfileDto; reply: CompanyChanged }>()(
  'PUT',
  'company/profile',
  { needs: 'administerCompany', ifMatch: true, settles: ['companies'] },
);

/** Refused where another company has the tax id. Nobody reads it again but for its last four digits. */
export const changeTaxId = command<{ body: ChangeTaxIdDto; reply: CompanyChanged }>()('PUT', 'company/taxid', {
  needs: 'administerCompany',
  ifMatch: true,
  settles: ['companies'],
});
