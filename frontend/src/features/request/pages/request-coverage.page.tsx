import { Send } from 'lucide-react';
import { useMemo, useState } from 'react';
import { sentRequests, requestCoverage } from '@covertrail/contracts/request/request.calls';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import { viewQuery } from '#shared/api/call-request';
import { useProjectChoices } from '#shared/choices/use-choices';
import { defineList } from '#shared/lists/list';
import { useList } from '#shared/lists/list.hook';
import { RecordList } from '#shared/lists/record-list.tsx';
import { useAddress } from '#shared/navigation/use-address';
import { useRemindAct } from '#shared/requests/reminder.hook';
import { IfMay } from '#shared/session/if-may.tsx';
import { useToday } from '#shared/session/use-today';
import { Button } from '#shared/ui/button.tsx';
import type { Choice } from '#shared/ui/choice';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { requestColumns, type Acting, type RequestActs } from '../components/request-columns.js';
import { RequestClaimsContext, useRequestClaims } from '../request-claims.hook.js';
import { useChosenRecipients } from '../chosen-recipients.hook.js';
import { copiesAct } from '../changed-copies.view.js';
import { sentBulk, type CopiesOfSeveral } from '../request-bulk.js';
import { sentFilters } from '../sent-filters.words.js';
import { useAskedEmail } from '../asked-email.hook.js';
import '../sent-requests.css';

const OpenedRequest = lateDialog(() => import('../components/request-details.modal.js'));

const CancelRequest = lateDialog(() => import('../components/cancel-request.modal.js'));

const AskModal = lateDialog(() => import('../components/ask.modal.js'));

const BatchProgress = lateDialog(() => import('../components/batch-progress.modal.js'));
const CopiesOfMany = lateDialog(() => import('../components/copies-of-many.modal.js'));
const RequestAct = lateDialog(() => import('../components/request-act.modal.js'));

const ASK_CLOSED = { ask: null, company: null, name: null, project: null, template: null };

interface SentActs extends RequestActs {
  readonly onCopies: (several: CopiesOfSeveral) => void;
}

const requestsSent = (today: string, projects: readonly Choice[], { onCopies, ...acts }: SentActs) =>
  defineList({
    name: 'requests',
    label: 'Requests sent',
    asks: viewQuery(sentRequests),
    columns: requestColumns(today, acts),
    order: { column: 'requestedAt', descending: true },
    search: 'Search requests',
    filters: sentFilters(projects),
    bulk: sentBulk(today, onCopies),
    ended: ({ state }) => state !== 'open',
    exportsAll: true,
    empty: {
      title: 'No requests yet',
      icon: Send,
      text: 'Request coverage from a supplier to start tracking it.',
      offersActions: true,
    },
    noMatch: {
      title: 'No requests match',
      text: 'Choose another status, or search by the start of a name.',
      clears: true,
    },
  });

/** For a requester: who was asked, and what became of it? The main act is to request coverage; a row opens its request. */
export default function RequestCoveragePage() {
  const { get, change } = useAddress();
  const today = useToday();
  const [canceling, setCanceling] = useState<RequestRow | null>(null);
  const remind = useRemindAct(today);
  const [acting, setActing] = useState<Acting | null>(null);
  const chosen = useChosenRecipients();
  const [copying, setCopying] = useState<CopiesOfSeveral | null>(null);
  const projects = useProjectChoices();
  const list = useMemo(
    () => requestsSent(today, projects, { remind, onCancel: setCanceling, onAct: setActing, onCopies: setCopying }),
    [today, projects, remind],
  );
  const { rows } = useList(list);
  const claims = useRequestClaims(rows.filter(({ state }) => state === 'open').map(({ id }) => id));
  const askedEmail = useAskedEmail();
  const start = {
    email: askedEmail,
    companyId: get('company') ?? '',
    companyName: get('name') ?? '',
    projectId: get('project') ?? '',
    templateId: get('template') ?? '',
    chosen,
  };
  const page = get('page');
  const opened = get('open');
  const batch = get('batch');
  const ask = (
    <IfMay send={requestCoverage}>
      <Button type="button" primary onClick={() => change({ ask: 1, page })}>
        <Send size={16} aria-hidden /> Request coverage
      </Button>
    </IfMay>
  );
  return (
    <div className="page">
      <PageHeader sub="Requests to suppliers, and their answers." actions={ask} />
      <Panel>
        <RequestClaimsContext value={claims}>
          <RecordList list={list} actions={ask} onOpen={({ id }) => change({ open: id, page })} />
        </RequestClaimsContext>
      </Panel>
      {get('ask') === null ? null : (
        <IfMay send={requestCoverage}>
          <AskModal
            start={start}
            onClose={() => change({ ...ASK_CLOSED, page })}
            onStarted={(batch) => change({ ...ASK_CLOSED, batch, page })}
          />
        </IfMay>
      )}
      {opened === null ? null : <OpenedRequest requestId={opened} onClose={() => change({ open: null, page })} />}
      {batch === null ? null : <BatchProgress batchId={batch} onClose={() => change({ batch: null, page })} />}
      {acting ? <RequestAct {...acting} onClose={() => setActing(null)} /> : null}
      {copying ? (
        <CopiesOfMany
          count={copying.count}
          onChosen={(copies) => {
            copying.run(copiesAct(copies));
            setCopying(null);
          }}
          onClose={() => setCopying(null)}
        />
      ) : null}
      {canceling ? <CancelRequest request={canceling} onClose={() => setCanceling(null)} /> : null}
    </div>
  );
}
