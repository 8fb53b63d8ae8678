import { companySearch } from '@covertrail/domain/fields/account-fields';
import { fits } from '@covertrail/domain/fields/field-rule';
import { joinableCompanies } from '@covertrail/contracts/registration/registration.calls';
import type { JoinableCompany } from '@covertrail/contracts/registration/registration.replies';
import type { Agreement } from '@covertrail/domain/user/user.contract';
import { viewQuery } from '#shared/api/call-request';
import { SearchField } from '#shared/forms/search-field.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Fields } from '#shared/ui/form.tsx';

/** What a person looks for who signs up. */
const KINDS = {
  user: { small: 'company', great: 'Company', section: 'Companies of your email address' },
  agent: { small: 'agency', great: 'Agency', section: 'Agencies of your email address' },
} as const satisfies Record<Agreement, object>;

const companiesLike = (role: Agreement) => (keyword: string) =>
  fits(companySearch, keyword) ? viewQuery(joinableCompanies, { query: { keyword, role } }) : null;

const optionOf = ({ id, name, city, state }: JoinableCompany) => ({ id, title: name, detail: `${city}, ${state}` });

interface CompaniesProps {
  /** Agents join agencies, and everybody else other companies. */
  readonly role: Agreement;
  readonly ofDomain: readonly JoinableCompany[];
  /** The company to join; null for a new one. */
  readonly onFound: (company: JoinableCompany | null) => void;
}

/** The companies or agencies of the domain of an address, any other by its name, or a new one [A07] [A08]. */
export function Companies({ role, ofDomain, onFound }: CompaniesProps) {
  const { small, great, section } = KINDS[role];
  return (
    <section className="sign-up-companies" aria-label={section}>
      <p role="status">
        {ofDomain.length > 0
          ? `${great} found with the provided email address.`
          : `No ${small} was found with the provided email address.`}
      </p>
      <ul>
        {ofDomain.map((company) => (
          <li key={company.id}>
            <span>
              <b>{company.name}</b> {company.city}, {company.state}
            </span>
            <Button type="button" size="small" aria-label={`Join ${company.name}`} onClick={() => onFound(company)}>
              Join
            </Button>
          </li>
        ))}
      </ul>
      <Fields>
        <SearchField
          id="company"
          label={`Find your ${small}`}
          chosen=""
          onChoose={(company) => (company ? onFound(company) : undefined)}
          queryOf={companiesLike(role)}
          optionOf={optionOf}
          hint={`Type at least the first three letters of your ${great} name`}
          placeholder={`${great} name`}
          note="Its primary contact approves you before you can log in."
          foot={() => `If your ${small} is not listed, create a new ${small} profile.`}
        />
      </Fields>
      <Button type="button" primary fluid size="large" onClick={() => onFound(null)}>
        Create a new {small} profile
      </Button>
    </section>
  );
}
