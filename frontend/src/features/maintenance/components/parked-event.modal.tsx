import { Table } from 'semantic-ui-react';
import { parkedEventShape } from '@covertrail/contracts/maintenance/maintenance.calls';
import type { ParkedEventShape, ParkedRow } from '@covertrail/contracts/maintenance/maintenance.replies';
import { viewQuery } from '#shared/api/call-request';
import { instantFormat } from '#shared/format/instant-format';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';

interface ParkedEventProps {
  readonly row: ParkedRow;
  readonly onClose: () => void;
}

/** Where a parked event lies and what its fields are like. What people wrote in it is not shown. */
export function ParkedEvent({ row, onClose }: ParkedEventProps) {
  const { body, loading, problem, refetch } = useViewQuery(
    viewQuery(parkedEventShape, { params: { id: row.eventId } }),
  );
  return (
    <AppModal open title={row.type || 'Parked event'} onClose={onClose}>
      <p>Why it is parked: {row.reason}.</p>
      {row.keys.length > 0 ? <p className="sub">Documents that stand still: {row.keys.join(', ')}</p> : null}
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows label="Loading the event" /> : null}
      {body ? <Shape {...body} /> : null}
      {!loading && !problem && !body ? (
        <p>This event can no longer be found: it is not parked any more, or earlier code parked it.</p>
      ) : null}
    </AppModal>
  );
}

function Shape({ stream, revision, recordedAt, schemaVersion, correlationId, damage, fields }: ParkedEventShape) {
  const facts = [
    ['Stream', stream],
    ['Revision', String(revision)],
    ['Recorded', instantFormat(recordedAt)],
    ['Schema version', String(schemaVersion)],
    ['Correlation', correlationId],
  ] as const;
  return (
    <>
      <Table basic="very" compact>
        <Table.Body>
          {facts.map(([name, value]) => (
            <Table.Row key={name}>
              <Table.HeaderCell scope="row">{name}</Table.HeaderCell>
              <Table.Cell>{value}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
      {damage ? (
        <p className="sub">
          What the event says cannot be read. Its bytes in the log are not those that were appended.
        </p>
      ) : (
        <Fields fields={fields} />
      )}
    </>
  );
}

function Fields({ fields }: Pick<ParkedEventShape, 'fields'>) {
  return (
    <>
      <h3>Fields</h3>
      <p className="sub">Ids, kinds and lengths: what people wrote belongs to their companies and is not shown.</p>
      <Table basic="very" compact>
        <Table.Body>
          {fields.map(({ path, shape }) => (
            <Table.Row key={path}>
              <Table.HeaderCell scope="row">{path}</Table.HeaderCell>
              <Table.Cell>{shape}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </>
  );
}
