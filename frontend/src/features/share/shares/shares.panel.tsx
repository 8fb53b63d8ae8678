import { lazy, Suspense, useCallback, useState } from 'react';
import { Files, Network, Rows3 } from 'lucide-react';
import { sharesZip } from '@covertrail/contracts/document/document.calls';
import { shareDetails } from '@covertrail/contracts/share/share.calls';
import type { ShareRow } from '@covertrail/contracts/share/share.replies';
import { requestOf, viewQuery } from '#shared/api/call-request';
import { RecordList } from '#shared/lists/record-list.tsx';
import { useAddress } from '#shared/navigation/use-address';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { ArchiveButton, ArchiveProgress } from '#shared/uploads/archive-button.tsx';
import { useArchiveDownload } from '#shared/uploads/archive-download.hook';
import { useViewQuery } from '#shared/views/use-view-query';
import { OpenedShare } from '../components/share-details.modal.js';
import type { OpenedRow } from './share-columns.js';
import { useShareList } from './share-list.hook.js';
import './shares.css';

const SharedDocumentsPanel = lazy(() => import('./shared-documents.panel.js'));
const ShareGraphPanel = lazy(() => import('../graph/share-graph.panel.js'));
const EndShare = lateDialog(() => import('./end-share.modal.js'));
const EnableShare = lateDialog(() => import('./enable-share.modal.js'));

const VIEWS = [
  { view: 'list', text: 'List', icon: Rows3 },
  { view: 'graph', text: 'Graph', icon: Network },
  { view: 'documents', text: 'Documents', icon: Files },
] as const;

/** Who may see the policies of an insured, as a list or as a graph (`?view=graph`), and with which documents: a share opens with its policies. */
export function SharesPanel({ insuredId }: { readonly insuredId: string }) {
  const { get, change } = useAddress();
  const shown = VIEWS.find(({ view }) => view === get('view'))?.view ?? 'list';
  return (
    <Panel>
      <div className="shares-bar">
        <div className="ui segmented buttons" role="group" aria-label="View">
          {VIEWS.map(({ view, text, icon: Icon }) => {
            const chosen = view === shown;
            return (
              <Button
                key={view}
                type="button"
                active={chosen}
                aria-current={chosen}
                onClick={() => change({ view: view === 'list' ? null : view, page: null })}
              >
                <Icon size={16} aria-hidden /> {text}
              </Button>
            );
          })}
        </div>
        <ArchiveButton
          text="Download all documents"
          name="shared-documents.zip"
          request={(guid) => requestOf(sharesZip, { query: { insuredCompanyId: insuredId, guid } })}
        />
      </div>
      {shown === 'list' ? <SharesList insuredId={insuredId} /> : null}
      {shown === 'graph' ? (
        <Suspense fallback={<SkeletonRows rows={6} label="Loading graph" />}>
          <ShareGraphPanel insuredId={insuredId} />
        </Suspense>
      ) : null}
      {shown === 'documents' ? (
        <Suspense fallback={<SkeletonRows rows={6} label="Loading documents" />}>
          <SharedDocumentsPanel insuredId={insuredId} />
        </Suspense>
      ) : null}
    </Panel>
  );
}

function SharesList({ insuredId }: { readonly insuredId: string }) {
  const [opened, setOpened] = useState<OpenedRow | null>(null);
  const archive = useArchiveDownload();
  const { download } = archive;
  const onDownload = useCallback(
    ({ id, requesterName }: ShareRow) =>
      download(`${requesterName} documents.zip`, (guid) =>
        requestOf(sharesZip, { query: { insuredCompanyId: insuredId, shareId: id, guid } }),
      ),
    [download, insuredId],
  );
  const { get, change } = useAddress();
  const linked = get('open');
  const list = useShareList(insuredId, { onDownload, onOpen: setOpened });
  const onClose = () => setOpened(null);
  return (
    <>
      {archive.running ? (
        <ArchiveProgress text="Download documents" running={archive.running} onCancel={archive.cancel} />
      ) : null}
      <RecordList list={list} onOpen={(share) => setOpened({ share, as: 'details' })} />
      {linked === null ? null : <LinkedShare shareId={linked} onClose={() => change({ open: null })} />}
      {opened?.as === 'details' ? <OpenedShare share={opened.share} onClose={onClose} /> : null}
      {opened?.as === 'end' ? <EndShare share={opened.share} onClose={onClose} /> : null}
      {opened?.as === 'enable' ? <EnableShare share={opened.share} onClose={onClose} /> : null}
    </>
  );
}

/** A share to which another page leads by `?open=`. */
function LinkedShare({ shareId, onClose }: { readonly shareId: string; readonly onClose: () => void }) {
  const { body, problem, refetch } = useViewQuery(viewQuery(shareDetails, { params: { id: shareId } }));
  if (body) return <OpenedShare share={body} onClose={onClose} />;
  return <ErrorBanner problem={problem} onRetry={refetch} />;
}
