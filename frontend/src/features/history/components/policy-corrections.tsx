import { insuredCorrections } from '@covertrail/contracts/correction/correction.calls';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import { viewQuery } from '#shared/api/call-request';
import { useViewQuery } from '#shared/views/use-view-query';
import { CorrectionNote } from './correction-note.js';
import '../moment/history.css';

/** Which requesters were shown a status that a later change of this policy showed to be untrue; nothing where none was. */
export function PolicyCorrections({ policy: { id, insuredId } }: { readonly policy: PolicyDetails }) {
  const { rows } = useViewQuery(viewQuery(insuredCorrections, { params: { id: insuredId }, query: { policyId: id } }));
  return (
    <div className="hist-corrections">
      {rows.map((row) => (
        <CorrectionNote key={row.id} correction={row}>
          A change of this policy corrected what {row.requesterName} was shown for {row.projectName}: it {row.text}.
        </CorrectionNote>
      ))}
    </div>
  );
}
