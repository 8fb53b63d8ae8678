import { Plus } from 'lucide-react';
import { useState } from 'react';
import { companySearch } from '@covertrail/domain/fields/account-fields';
import { fits } from '@covertrail/domain/fields/field-rule';
import { findCompany } from '@covertrail/contracts/company/company.calls';
import type { CompanyHit } from '@covertrail/contracts/company/company.replies';
import { shareProjects } from '@covertrail/contracts/share/share-wizard.calls';
import { viewQuery } from '#shared/api/call-request';
import { SearchField } from '#shared/forms/search-field.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Fields } from '#shared/ui/form.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { projectText } from './recipient.words.js';
import type { Recipient } from './share-values.form.js';

interface AnotherCompanyProps {
  readonly insuredId: string;
  readonly error: string | undefined;
  readonly isChosen: (recipient: Recipient) => boolean;
  readonly onAdd: (recipient: Recipient) => void;
}

const companiesLike = (keyword: string) =>
  fits(companySearch, keyword) ? viewQuery(findCompany, { query: { keyword, role: 'requester', size: 20 } }) : null;

const NO_ACCOUNT =
  'Only a company on Covertrail can get a share. A certificate holder of an address book that is no company here cannot: its agent issues it a certificate, under Issued certificates.';

/** A requester by its name, and one of its projects. */
export function AnotherCompany({ insuredId, error, isChosen, onAdd }: AnotherCompanyProps) {
  const [company, setCompany] = useState<CompanyHit | null>(null);
  return (
    <Panel title="Another company">
      <div className="panel-body">
        <Fields>
          <SearchField<CompanyHit>
            id="share-company"
            label="Company"
            chosen={company?.name ?? ''}
            placeholder="Company name"
            hint="Type at least the first three letters of the company name"
            note={NO_ACCOUNT}
            error={error}
            queryOf={companiesLike}
            optionOf={({ id, name, city, state }) => ({ id, title: name, detail: `${city}, ${state}` })}
            onChoose={setCompany}
          />
        </Fields>
        {company ? (
          <ProjectsOf key={company.id} insuredId={insuredId} company={company} isChosen={isChosen} onAdd={onAdd} />
        ) : null}
      </div>
    </Panel>
  );
}

type ProjectsOfProps = Omit<AnotherCompanyProps, 'error'> & { readonly company: CompanyHit };

function ProjectsOf({ insuredId, company, isChosen, onAdd }: ProjectsOfProps) {
  const { rows, loading, problem, refetch } = useViewQuery(
    viewQuery(shareProjects, { query: { insuredCompanyId: insuredId, requesterCompanyId: company.id } }),
  );
  if (loading) return <SkeletonRows rows={2} label="Loading projects" />;
  if (problem) return <ErrorBanner problem={problem} onRetry={refetch} />;
  if (rows.length === 0)
    return (
      <p className="sub" role="status">
        {company.name} has no project that you can share for. It can ask you for proof.
      </p>
    );
  return (
    <ul className="share-chosen" aria-label={`Projects of ${company.name}`}>
      {rows.map(({ projectId, name }) => {
        const recipient = { requesterId: company.id, requesterName: company.name, projectId, projectName: name };
        return (
          <li key={projectId}>
            <span className="cell-main">{projectText(recipient)}</span>
            <Button type="button" size="small" disabled={isChosen(recipient)} onClick={() => onAdd(recipient)}>
              <Plus size={14} aria-hidden /> {isChosen(recipient) ? 'Added' : `Share for ${projectText(recipient)}`}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
