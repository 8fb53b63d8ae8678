import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { Said } from '../session/session.replies.js';
import type {
  EmailLookUpDto,
  FoundCompanyDto,
  JoinableCompaniesDto,
  JoinCompanyDto,
  ResendVerificationDto,
  SignUpDto,
  VerifyEmailDto,
} from './registration.inputs.js';
import type { EmailLookUp, JoinableCompany, SignedUp, VerifiedEmail } from './registration.replies.js';

/** A POST, so that no address stands in an address [A07]. It replies the same whether or not the address has an account. */
export const lookUpEmail = command<{ body: EmailLookUpDto; reply: EmailLookUp }>()('POST', 'user/lookup', {
  open: true,
  status: 200,
});

/** Replies the same for an address that has an account: its person gets a mail about it. */
export const signUp = command<{ body: SignUpDto; reply: SignedUp }>()('POST', 'user/signup', {
  open: true,
  status: 200,
});

/** A further company of who is logged in, who is its Manager and primary contact [A02]. Throws COMPANY.TAX_ID_TAKEN and REGISTRATION.INSURED_TEXT. */
export const foundCompany = command<{ body: FoundCompanyDto; reply: { readonly companyId: Uuid } }>()(
  'POST',
  'user/company/new',
  { needs: 'switchCompany' },
);

/** A few companies whose names have words with these beginnings, to join one of them. */
export const joinableCompanies = query<{ query: JoinableCompaniesDto; reply: readonly JoinableCompany[] }>()(
  'user/signup/companies',
  { open: true, view: 'companies', shape: 'joinable' },
);

/** The same for a person who asks to join a company; its primary contact decides once the address is proved. */
export const joinCompany = command<{ body: JoinCompanyDto; reply: SignedUp }>()('POST', 'user/signup/join', {
  open: true,
  status: 200,
});

/** Consumes the link of the mail, and makes the account, and the company where it is new. */
export const verifyEmail = command<{ body: VerifyEmailDto; reply: VerifiedEmail }>()(
  'POST',
  'user/verification-user/email',
  { open: true, status: 200 },
);

/** Replies the same whether or not somebody waits to be verified with this address. */
export const resendVerification = command<{ body: ResendVerificationDto; reply: Said }>()(
  'POST',
  'user/verification-user/resend',
  { open: true, status: 200 },
);
