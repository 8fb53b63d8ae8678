import { query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { CompanyHit } from './company.replies.js';
import type { CompanySearchDto } from './company.inputs.js';

export const findCompany = query<{ query: CompanySearchDto; reply: PageOf<CompanyHit> }>()('company/search', {
  needs: 'findCompanies',
  view: 'companies',
});
