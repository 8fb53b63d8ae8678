import { Link } from 'react-router-dom';
import { certificateBatches } from '@covertrail/contracts/certificate-batch/certificate-batch.calls';
import { viewQuery } from '#shared/api/call-request';
import { dayFormat } from '#shared/format/day-format';
import { localDay } from '#shared/format/instant-format';
import { plural } from '#shared/format/plural';
import { addressOf } from '#shared/navigation/page-address';
import { Panel } from '#shared/ui/panel.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { progressText } from './batch.words.js';
import './many-certificates.css';

/** As many as one looks for again. */
const LAST = 5;

/** The last certificates for many holders of a client, each with how far it is; nothing where there are none [E03]. */
export function LastBatches({ insuredId }: { readonly insuredId: string }) {
  const { rows } = useViewQuery(viewQuery(certificateBatches, { query: { insuredCompanyId: insuredId, size: LAST } }));
  if (rows.length === 0) return null;
  return (
    <Panel title="Issued to many holders">
      <ul className="many-batches" aria-label="Issued to many holders">
        {rows.map((batch) => (
          <li key={batch.id}>
            <Link
              to={addressOf('agent-clients/:insuredId/certificates/many/:batchId', { insuredId, batchId: batch.id })}
            >
              {dayFormat(localDay(batch.startedAt))}, {plural(batch.count, 'holder')}
            </Link>
            <span className="sub">{progressText(batch)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
