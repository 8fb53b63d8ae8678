import { addAnsweringPolicy } from '@covertrail/contracts/policy/policy.calls';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AnswerPreview, RequestRow, RespondChoice } from '@covertrail/contracts/request/request.replies';
import { plural } from '#shared/format/plural';
import { IfMay } from '#shared/session/if-may.tsx';
import { RecordPaging } from '#shared/table/record-paging.tsx';
import { SelectedRecordsOfPolicy } from '#shared/selections/selected-records.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { askedLines, CHOICES_SIZE, useRespondChoices, type Chosen } from '../responding.hook.js';
import { ChoiceRow } from './choice-row.js';

interface SelectionStepProps extends Chosen {
  readonly request: RequestRow;
  readonly preview: AnswerPreview;
}

/** The policies of the answer; those that cannot be chosen say why. */
export function SelectionStep({ request, preview, chosen, isChosen, toggle }: SelectionStepProps) {
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
        <OverChoices requestId={request.id} list={list} />
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

interface OverChoicesProps {
  readonly requestId: string;
  readonly list: (name: string, choices: readonly RespondChoice[]) => React.ReactNode;
}

/** The picker hides expired policies until asked [D04]; policies that an agent can still make available stay visible. */
function OverChoices({ requestId, list }: OverChoicesProps) {
  const [page, setPage] = useState(1);
  const { rows, total } = useRespondChoices(requestId, { which: 'over', keyword: '', page });
  if (total === 0) return null;
  return (
    <details className="respond-over">
      <summary>{plural(total, 'expired policy', 'expired policies')} cannot be shared</summary>
      {list('over', rows)}
      {total > CHOICES_SIZE ? (
        <div className="respond-over-pages">
          <RecordPaging number={page} size={CHOICES_SIZE} total={total} onPage={setPage} />
        </div>
      ) : null}
    </details>
  );
}
