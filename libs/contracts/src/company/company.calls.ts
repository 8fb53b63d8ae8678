import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { UploadedFile } from '../calls/uploaded-file.js';
import type { PageOf } from '../calls/page.js';
import type { CompanyHit, CompanyProfileReply } from './company.replies.js';
import type {
  ChangeAgencyDetailsDto,
  ChangeCompanyProfileDto,
  ChangeTaxIdDto,
  ChangeTrainingModeDto,
  ChooseLogoDto,
  CompanyLogoPath,
  CompanySearchDto,
} from './company.inputs.js';

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
export const changeTaxId = command<{ body: ChangeTaxIdDto; reply: CompanyChanged }>()('PUT', 'company/tax-id', {
  needs: 'administerCompany',
  ifMatch: true,
  settles: ['companies'],
});

/** What an agency says of itself, as it is from then on. Throws COMPANY.NO_AGENCY for every other company [A08]. */
export const changeAgencyDetails = command<{ body: ChangeAgencyDetailsDto; reply: CompanyChanged }>()(
  'PUT',
  'company/agency',
  { needs: 'administerCompany', ifMatch: true, settles: ['companies'] },
);

/** Whether the company is in training. Throws COMPANY.NO_REQUESTER for every other company [B04]. */
export const changeTrainingMode = command<{ body: ChangeTrainingModeDto; reply: CompanyChanged }>()(
  'PUT',
  'company/training',
  { needs: 'administerCompany', settles: ['companies'] },
);

/** The picture is uploaded first; `chooseLogo` then cites it. */
export const uploadLogo = command<{ reply: UploadedFile }>()('POST', 'company/logo/file', {
  needs: 'administerCompany',
  upload: 'logo',
  long: true,
});

export const chooseLogo = command<{ body: ChooseLogoDto; reply: CompanyChanged }>()('PUT', 'company/logo', {
  needs: 'administerCompany',
  settles: ['companies'],
});

export const removeLogo = command<{ reply: CompanyChanged }>()('DELETE', 'company/logo', {
  needs: 'administerCompany',
  settles: ['companies'],
});

/** Open, as the name of a company is: it stands on its cards before the log-in, and in what others receive from it. */
export const companyLogo = query<{ params: CompanyLogoPath }>()('company/:companyId/logo/:logoId', {
  open: true,
  answers: 'file',
  long: true,
});
