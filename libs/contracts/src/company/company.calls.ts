import type { CompanyRole } from '@covertrail/domain/company/company.contract';
import { query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { PagingDto } from '../calls/page.inputs.js';
import type { CompanyHit } from './company.replies.js';

interface CompanyQuery extends PagingDto {
  readonly keyword: string;
  /** Default: `insured`. */
  readonly role?: CompanyRole;
}

export const findCompany = query<{ query: CompanyQuery; reply: PageOf<CompanyHit> }>()('company/search', {
  needs: 'findCompanies',
  view: 'companies',
});
