import { useState } from 'react';
import { requesterList } from '@covertrail/contracts/tracking/requester.calls';
import type { RequesterRow } from '@covertrail/contracts/tracking/requester.replies';
import { viewQuery } from '#shared/api/call-request';
import { RecordPaging } from '#shared/table/record-paging.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import type { Recipient } from './share-values.form.js';

interface WhoAskedProps {
  readonly insuredId: string;
  readonly isChosen: (recipient: Recipient) => boolean;
  readonly onAdd: (recipients: readonly Recipient[]) => void;
  readonly onRemove: (recipients: readonly Recipient[]) => void;
}

const SIZE = 25;

const recipientOf = ({ requesterId, requesterName, projectId, projectName }: RequesterRow): Recipient => ({
  requesterId,
  requesterName,
  projectId,
  projectName,
});

/** Those that have asked this insured, project by project. */
export function WhoAsked({ insuredId, isChosen, onAdd, onRemove }: WhoAskedProps) {
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const { rows, total, loading, problem, refetch } = useViewQuery(
    viewQuery(requesterList, { params: { id: insuredId }, query: { keyword, page, size: SIZE } }),
  );
  const many = total > SIZE || keyword !== '';
  const shown = rows.map(recipientOf);
  const areAllChosen = shown.length > 0 && shown.every(isChosen);
  const search = (text: string) => {
    setKeyword(text);
    setPage(1);
  };
  return (
    <Panel
      title="Who has asked"
      right={many ? <SearchBox label="Search requesters" value={keyword} onSearch={search} /> : null}
      foot={many ? <RecordPaging number={page} size={SIZE} total={total} onPage={setPage} /> : null}
    >
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows rows={3} label="Loading requesters" /> : null}
      {!loading && !problem && rows.length === 0 ? (
        <p className="sub panel-body">{keyword === '' ? 'Nobody has asked yet.' : 'No requester matches.'}</p>
      ) : null}
      <ul className="share-rows">
        {shown.length > 1 ? (
          <li>
            <Checkbox
              id="asked-all"
              label={`All ${shown.length} of this list`}
              checked={areAllChosen}
              onChange={(on) => (on ? onAdd(shown) : onRemove(shown))}
            />
          </li>
        ) : null}
        {shown.map((recipient) => (
          <li key={recipient.projectId}>
            <Checkbox
              id={`asked-${recipient.projectId}`}
              label={`${recipient.requesterName}, ${recipient.projectName ?? ''}`}
              checked={isChosen(recipient)}
              onChange={(on) => (on ? onAdd([recipient]) : onRemove([recipient]))}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
