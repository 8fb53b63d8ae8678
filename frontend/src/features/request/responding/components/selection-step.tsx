import { addAnsweringPolicy } from '@covertrail/contracts/policy/policy.calls';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { RespondChoice } from '@covertrail/contracts/request/request.replies';
import { plural } from '#shared/format/plural';
import { IfMay } from '#shared/session/if-may.tsx';
import { RecordPaging } from '#shared/table/record-paging.tsx';
import { SelectedRecordsOfPolicy } from '#shared/selections/selected-records.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import type { StepProps } from '#shared/wizard/wizard-step';
import { goneFrom, type AnswerWork } from '../answer-work.view.js';
import { askedLines, CHOICES_SIZE, useRespondChoices } from '../responding.hook.js';
import { AnswerCertificate } from './answer-certificate.js';
import { ChoiceRow } from './choice-row.js';
import { GonePolicies } from './gone-policies.js';
import { MissingLines } from './missing-lines.js';

/** The policies of the answer; those that cannot be chosen say why. */
export function SelectionStep({ work }: StepProps<AnswerWork>) {
  const { request, preview, chosen, isChosen, toggle } = work;
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const { rows, total, loading, problem, refetch } = useRespondChoices(request.id, { which: 'current', keyword, page });
  const requiredLines = askedLines(preview);
  const many = total > CHOICES_SIZE || keyword !== '';
  const search = (text: string) => {
    setKeyword(text);
    setPage(1);
  };
  const list = (name: string, choices: readonly RespondChoice[]) => (
    <ul className="respond-choices">
      {choices.map((choice) => (
        <ChoiceRow
          key={choice.policyId}
          list={name}
          choice={choice}
          isRequired={requiredLines.has(choice.line)}
          checked={isChosen(choice)}
          onToggle={toggle}
        >
          <SelectedRecordsOfPolicy
            policyId={choice.policyId}
            line={choice.line}
            projectId={request.projectId}
            requesterName={request.requesterName}
            mayChange
          />
        </ChoiceRow>
      ))}
    </ul>
  );
  return (
    <>
      <MissingLines preview={preview} chosen={chosen} />
      <AnswerCertificate work={work} />
      <GonePolicies gone={goneFrom(work)} away={work.gone} onRemove={work.remove} />
      {many && chosen.length > 0 ? (
        <Panel title={`${plural(chosen.length, 'policy', 'policies')} selected`}>{list('selected', chosen)}</Panel>
      ) : null}
      <Panel
        title={many ? 'All policies' : 'Policies to share'}
        right={many ? <SearchBox label="Search policies" value={keyword} onSearch={search} /> : null}
        foot={many ? <RecordPaging number={page} size={CHOICES_SIZE} total={total} onPage={setPage} /> : null}
      >
        <ErrorBanner problem={problem} onRetry={refetch} />
        {loading ? <SkeletonRows rows={4} label="Loading policies" /> : null}
        {!loading && rows.length === 0 ? (
          <NoPolicies requestId={request.id} searched={keyword !== ''} />
        ) : (
          list('choice', rows)
        )}
        {rows.length > 0 ? <AddForRequest requestId={request.id} /> : null}
        <OverCount requestId={request.id} />
      </Panel>
    </>
  );
}

function NoPolicies({ requestId, searched }: { readonly requestId: string; readonly searched: boolean }) {
  return searched ? (
    <EmptyState title="No policies match">Search by the start of a policy number or a carrier&rsquo;s name.</EmptyState>
  ) : (
    <EmptyState title="No policies to choose from" action={<AddForRequest requestId={requestId} />}>
      Add the policies that the requester asks for, then respond.
    </EmptyState>
  );
}

const AddForRequest = ({ requestId }: { readonly requestId: string }) => (
  <IfMay send={addAnsweringPolicy}>
    <Link className="text-link respond-add" to={`/app/policies/new?request=${requestId}`}>
      <Plus size={14} aria-hidden /> Add policy
    </Link>
  </IfMay>
);

/** The picker hides policies that are over: expired, canceled and rejected ones [D04]. */
function OverCount({ requestId }: { readonly requestId: string }) {
  const { total } = useRespondChoices(requestId, { which: 'over', keyword: '', page: 1 });
  if (total === 0) return null;
  const policies = total === 1 ? 'policy that is' : 'policies that are';
  return (
    <p className="sub respond-over">
      {total} {policies} over (expired, canceled or rejected) {total === 1 ? 'is' : 'are'} not shown.
    </p>
  );
}
