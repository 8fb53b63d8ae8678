import { useState } from 'react';
import { evidencePack, evidencePackSize } from '@covertrail/contracts/history/history.calls';
import type { EvidencePackSize } from '@covertrail/contracts/history/evidence.replies';
import { supplierContacts } from '@covertrail/contracts/tracking/tracking.calls';
import { addYears, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { requestOf, viewQuery } from '#shared/api/call-request';
import { plural } from '#shared/format/plural';
import { sizeFormat } from '#shared/format/size-format';
import { DayBox } from '#shared/forms/day-box.tsx';
import { useToday } from '#shared/session/use-today';
import { useSupplierProjects } from '#shared/suppliers/supplier-projects.hook';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Select } from '#shared/ui/select.tsx';
import { ArchiveProgress } from '#shared/uploads/archive-button.tsx';
import { useArchiveDownload } from '#shared/uploads/archive-download.hook';
import { useViewQuery } from '#shared/views/use-view-query';
import './evidence-pack.css';

/** No day of the product is before this one. */
const FIRST_DAY: CalendarDate = '2000-01-01';

interface EvidencePackProps {
  readonly trackingId: string;
  /** The name of the supplier, where its own side makes the pack. */
  readonly ownName?: string | undefined;
  readonly onClose: () => void;
}

/** Which days, which project, with which numbers; what the pack will hold, and its download. */
export default function EvidencePack({ trackingId, ownName, onClose }: EvidencePackProps) {
  const today = useToday();
  const [project, setProject] = useState(trackingId);
  const [from, setFrom] = useState(() => addYears(today, -1));
  const [to, setTo] = useState(today);
  const [isMasked, setMasked] = useState(false);
  const input = { from, to, numbers: isMasked ? ('masked' as const) : ('whole' as const) };
  const size = useViewQuery(viewQuery(evidencePackSize, { params: { id: project }, query: input }));
  const { body: supplier } = useViewQuery(
    ownName === undefined ? viewQuery(supplierContacts, { params: { id: trackingId } }) : null,
  );
  const supplierName = ownName ?? supplier?.supplierName;
  const projects = useSupplierProjects(trackingId, supplier);
  const { running, download, cancel } = useArchiveDownload();
  const name = `Evidence ${supplierName ?? ''} ${from} to ${to}.zip`;
  const start = () =>
    download(name, (guid) =>
      requestOf(evidencePack, { params: { id: project }, query: { ...input, ...(guid ? { guid } : {}) } }),
    );
  const actions = running ? (
    <ArchiveProgress text="Evidence pack" running={running} onCancel={cancel} />
  ) : (
    <>
      <Button type="button" onClick={onClose}>
        Close
      </Button>
      <Button type="button" primary disabled={!size.body} onClick={start}>
        Download pack
      </Button>
    </>
  );
  return (
    <AppModal open title="Evidence pack" onClose={onClose} actions={actions}>
      <p>
        One zip file that shows somebody else what{' '}
        {ownName === undefined ? `you knew of ${supplierName ?? 'this supplier'}` : `was known of ${ownName}`}, and
        proves that nothing in it was changed.
      </p>
      {projects.length > 1 ? (
        <Select
          label="Project"
          choices={projects.map(({ id, projectName }) => ({ value: id, text: projectName }))}
          value={project}
          onChange={setProject}
          fluid
        />
      ) : null}
      <div className="evidence-days">
        <DayBox label="From" value={from} min={FIRST_DAY} max={to} onPick={setFrom} />
        <DayBox label="To" value={to} min={from} max={today} onPick={setTo} />
      </div>
      <Checkbox
        id="evidence-masked"
        label="Mask policy numbers, and leave out documents, which show them"
        checked={isMasked}
        onChange={setMasked}
      />
      <ErrorBanner problem={size.problem} onRetry={size.refetch} />
      <PackContents size={size.body} />
    </AppModal>
  );
}

/** What will be in it, and how it is verified. */
function PackContents({ size }: { readonly size: EvidencePackSize | null | undefined }) {
  return (
    <>
      <h3>What is in it</h3>
      <ul className="evidence-contents">
        <li>The verdict of each day, as is known now and as was known on that day, with its reasons</li>
        <li>{size ? plural(size.events, 'event') : 'Events'} with proofs that each stands in the signed log</li>
        <li>{size ? plural(size.documents, 'document') : 'Documents'}, in the versions that were on file</li>
        <li>A verifier: a page and a script that work offline</li>
      </ul>
      <p className="sub" role="status">
        {size ? `About ${sizeFormat(size.bytes)}` : 'Reading how large it will be'}
      </p>
      <details>
        <summary>How is it verified?</summary>
        <p>
          Whoever receives it opens verify.html from the zip in a browser, without a network, and chooses the zip. The
          page names each file that was changed or is missing, and each event that was left out or added. The key with
          which it is signed is also in the checkpoint mails of the product: compare the two.
        </p>
      </details>
    </>
  );
}
