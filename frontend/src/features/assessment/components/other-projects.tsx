import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { TrackedSupplierRow } from '@covertrail/contracts/tracking/tracking.replies';
import { plural } from '#shared/format/plural';
import { useToday } from '#shared/session/use-today';
import { SupplierStatus } from '#shared/tracking/supplier-status.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { reasonsOfRow } from '../project-reasons.view.js';
import { ReasonTable } from './reason-table.js';
import { RequestLine } from './request-line.js';

/** More unfold. */
const SHOWN = 3;

export const whyPathOf = (trackingId: string): string => `/app/suppliers/${trackingId}/why`;

/** The other projects of the same supplier, each with what it lacks there. */
export function OtherProjects({ projects }: { readonly projects: readonly TrackedSupplierRow[] }) {
  const [all, setAll] = useState(false);
  const rest = projects.length - SHOWN;
  return (
    <>
      {(all ? projects : projects.slice(0, SHOWN)).map((row) => (
        <OtherProject key={row.id} row={row} />
      ))}
      {rest > 0 && !all ? (
        <Button type="button" basic onClick={() => setAll(true)}>
          Show {plural(rest, 'more project')}
        </Button>
      ) : null}
    </>
  );
}

function OtherProject({ row }: { readonly row: TrackedSupplierRow }) {
  const { id, supplierId, projectId, projectName, templateName, met, total, gaps, answered, active } = row;
  const today = useToday();
  return (
    <Panel
      title={projectName}
      className="project-verdict"
      right={
        <>
          <SupplierStatus row={row} today={today} />
          <Link className="text-link" to={`/app/suppliers/${id}`}>
            Open<span className="visually-hidden"> {projectName}</span>
          </Link>
          <Link className="text-link" to={whyPathOf(id)}>
            Why<span className="visually-hidden"> of {projectName}</span>
          </Link>
        </>
      }
    >
      <div className="panel-body">
        <p className="sub">
          {active ? `${met} of ${plural(total, 'requirement')} met, by ${templateName}.` : 'You made it inactive here.'}
        </p>
        {gaps.length > 0 && answered ? (
          <ReasonTable projectName={projectName} reasons={reasonsOfRow(gaps)} whyPath={whyPathOf(id)} brief />
        ) : null}
        {gaps.length > 0 || row.asked === 'requested' ? (
          <RequestLine supplierId={supplierId} projectId={projectId} />
        ) : null}
      </div>
    </Panel>
  );
}
