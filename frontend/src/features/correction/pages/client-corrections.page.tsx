import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { clientList } from '@covertrail/contracts/client/client.calls';
import { viewQuery } from '#shared/api/call-request';
import { RecordList } from '#shared/lists/record-list.tsx';
import { useReader } from '#shared/session/by-reader';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { insuredCorrectionsOf } from '../insured-corrections.table.js';

/** The same for a client of an agency. */
export default function ClientCorrectionsPage() {
  const { insuredId = '' } = useParams();
  const {
    rows: [client],
  } = useViewQuery(viewQuery(clientList, { query: { insuredCompanyId: insuredId } }));
  const reader = useReader();
  const list = useMemo(() => insuredCorrectionsOf(insuredId, reader), [insuredId, reader]);
  return (
    <div className="page">
      <PageHeader
        sub={`Past days on which the status of ${client?.name ?? 'this client'} with a requester was another one than it was shown`}
        names={{ insuredId: client?.name }}
      />
      <Panel>
        <RecordList list={list} />
      </Panel>
    </div>
  );
}
