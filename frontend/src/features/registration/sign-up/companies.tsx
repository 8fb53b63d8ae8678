import { companySearch } from '@covertrail/domain/fields/account-fields';
import { fits } from '@covertrail/domain/fields/field-rule';
import { joinableCompanies } from '@covertrail/contracts/registration/registration.calls';
import type { JoinableCompany } from '@covertrail/contracts/registration/registration.replies';
import { viewQuery } from '#shared/api/call-request';
import { SearchField } from '#shared/forms/search-field.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Fields } from '#shared/ui/form.tsx';

const companiesLike = (keyword: string) =>
  fits(companySearch, keyword) ? viewQuery(joinableCompanies, { query: { keyword } }) : null;

const optionOf = ({ id, name, city, state }: JoinableCompany) => ({ id, title: name, detail: `${city}, ${state}` });

interface CompaniesProps {
  readonly ofDomain: readonly JoinableCompany[];
  /** The company to join; null for a new one. */
  readonly onFound: (company: JoinableCompany | null) => void;
}

/** The companies of the domain of an address, any other by its name, or a new one [A07]. */
export const Companies = ({ ofDomain, onFound }: CompaniesProps) => (
  <section className="sign-up-companies" aria-label="Companies of your email address">
    <p role="status">
      {ofDomain.length > 0
        ? 'Company found with the provided email address.'
        : 'No company was found with the provided email address.'}
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
        label="Find your company"
        chosen=""
        onChoose={(company) => (company ? onFound(company) : undefined)}
        queryOf={companiesLike}
        optionOf={optionOf}
        hint="Type at least the first three letters of your Company name"
        placeholder="Company name"
        note="Its primary contact approves you before you can log in."
        foot={() => 'If your company is not listed, create a new company profile.'}
      />
    </Fields>
    <Button type="button" primary fluid size="large" onClick={() => onFound(null)}>
      Create a new company profile
    </Button>
  </section>
);
