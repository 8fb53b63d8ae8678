import { command, query } from '../calls/call.js';
import type { CompanyCard, LoginRecord } from './session.replies.js';
import type { ChooseCompanyDto, SwitchCompanyDto } from './company-choice.inputs.js';

/** Begins the session for one of the companies that the log-in listed [A02]. */
export const chooseCompany = command<{ body: ChooseCompanyDto; reply: LoginRecord }>()('POST', 'authenticate/company', {
  open: true,
  status: 200,
  duringMaintenance: true,
});

/** The companies of the person, by name. */
export const ownCompanies = query<{ reply: readonly CompanyCard[] }>()('user/companies', { needs: 'switchCompany' });

/** Ends the present session and begins one for another company of the person. */
export const switchCompany = command<{ body: SwitchCompanyDto; reply: LoginRecord }>()('POST', 'user/company', {
  needs: 'switchCompany',
  status: 200,
  duringMaintenance: true,
});
