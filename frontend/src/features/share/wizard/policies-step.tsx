import { useState, type ReactNode } from 'react';
import { shareChoices } from '@covertrail/contracts/share/share-wizard.calls';
import type { ShareChoice } from '@covertrail/contracts/share/share-wizard.replies';
import { viewQuery } from '#shared/api/call-request';
import { plural } from '#shared/format/plural';
import { SelectedRecordsOfPolicy } from '#shared/selections/selected-records.tsx';
import { RecordPaging } from '#shared/table/record-paging.tsx';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import type { StepProps } from '#shared/wizard/wizard-step';
import { EarlierDifference } from './earlier-difference.js';
import { PolicyChoice } from './policy-choice.js';
import { goneText } from './share-draft.view.js';
import type { ShareWork } from './share-work.js';

const SIZE = 25;

function useChoices(
  { insuredId, values: { to } }: ShareWork,
  which: 'current' | 'over',
  keyword: string,
  page: number,
) {
  const [first] = to;
  return useViewQuery(
    viewQuery(shareChoices, {
      query: {
        insuredCompanyId: insuredId,
        ...(first ? { requesterCompanyId: first.requesterId } : {}),
        which,
        keyword,
        page,
        size: SIZE,
      },
    }),
  );
}

/** Policies: those that can be shared, with what of them the requester sees; those that cannot say why. */
export function PoliciesStep({ work }: StepProps<ShareWork>) {
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const { rows, total, loading, problem, refetch } = useChoices(work, 'current', keyword, page);
  const many = total > SIZE || keyword !== '';
  const search = (text: string) => {
    setKeyword(text);
    setPage(1);
  };
  const list = (name: string, choices: readonly ShareChoice[]) => <Choices work={work} name={name} choices={choices} />;
  const { policies } = work.values;
  return (
    <>
      <EarlierDifference work={work} />
      <Gone work={work} />
      {many && policies.length > 0 ? (
        <Panel title={`${plural(policies.length, 'policy', 'policies')} selected`}>{list('selected', policies)}</Panel>
      ) : null}
      <Panel
        title="Policies to share"
        right={many ? <SearchBox label="Search policies" value={keyword} onSearch={search} /> : null}
        foot={many ? <RecordPaging number={page} size={SIZE} total={total} onPage={setPage} /> : null}
      >
        <ErrorBanner problem={problem} onRetry={refetch} />
        {loading ? <SkeletonRows rows={4} label="Loading policies" /> : null}
        {!loading && !problem && rows.length === 0 ? (
          <EmptyState title={keyword === '' ? 'No policies to choose from' : 'No policies match'}>
            {keyword === ''
              ? 'Add the policies of the insured, then share them.'
              : 'Search by the start of a policy number or a carrier’s name.'}
          </EmptyState>
        ) : (
          list('choice', rows)
        )}
        <OverChoices work={work} list={list} />
      </Panel>
    </>
  );
}

/** Chosen policies that went to another agency: they leave the draft only when the person says so. */
function Gone({ work: { gone, removeGone } }: { readonly work: ShareWork }) {
  if (gone.length === 0) return null;
  return (
    <div className="draft-conflict" role="alert">
      {gone.map((away) => (
        <p key={away.policyId}>{goneText(away)}</p>
      ))}
      <Button type="button" size="small" onClick={removeGone}>
        Take {gone.length === 1 ? 'it' : 'them'} out of the share
      </Button>
    </div>
  );
}

interface ChoicesProps {
  readonly work: ShareWork;
  /** The same policy may be in two lists of the page. */
  readonly name: string;
  readonly choices: readonly ShareChoice[];
}

function Choices({ work: { values, change }, name, choices }: ChoicesProps) {
  const { policies, to } = values;
  const [first, ...others] = to;
  const toggle = (choice: ShareChoice, on: boolean) =>
    change({
      policies: [...policies.filter(({ policyId }) => policyId !== choice.policyId), ...(on ? [choice] : [])],
    });
  return (
    <ul className="share-rows">
      {choices.map((choice) => (
        <PolicyChoice
          key={choice.policyId}
          id={`${name}-${choice.policyId}`}
          choice={choice}
          checked={policies.some(({ policyId }) => policyId === choice.policyId)}
          onToggle={(on) => toggle(choice, on)}
        >
          {first && others.length === 0 ? (
            <SelectedRecordsOfPolicy
              policyId={choice.policyId}
              line={choice.line}
              projectId={first.projectId}
              requesterName={first.requesterName}
              mayChange
            />
          ) : null}
        </PolicyChoice>
      ))}
    </ul>
  );
}

interface OverChoicesProps {
  readonly work: ShareWork;
  readonly list: (name: string, choices: readonly ShareChoice[]) => ReactNode;
}

/** The picker hides rejected, canceled and expired policies until asked [D04]. */
function OverChoices({ work, list }: OverChoicesProps) {
  const [page, setPage] = useState(1);
  const { rows, total } = useChoices(work, 'over', '', page);
  if (total === 0) return null;
  return (
    <details className="share-over">
      <summary>{plural(total, 'policy', 'policies')} cannot be shared</summary>
      {list('over', rows)}
      {total > SIZE ? <RecordPaging number={page} size={SIZE} total={total} onPage={setPage} /> : null}
    </details>
  );
}
