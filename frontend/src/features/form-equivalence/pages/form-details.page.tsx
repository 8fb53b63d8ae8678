import { Plus } from 'lucide-react';
import { useState } from 'react';
import { formDetails } from '@covertrail/contracts/form-equivalence/form-equivalence.calls';
import type { FormEntry } from '@covertrail/contracts/form-equivalence/form-equivalence.replies';
import { viewQuery } from '#shared/api/call-request';
import { useAddress } from '#shared/navigation/use-address';
import { useMay } from '#shared/session/use-may';
import { useToday } from '#shared/session/use-today';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { lateDialog } from '#shared/ui/late-dialog.tsx';
import { EntryHistory } from '../components/entry-history.js';
import { FormEntries } from '../components/form-entries.js';
import { KnownEditions } from '../components/known-editions.js';
import { entryToChange, newEntry } from '../form-entry.form.js';
import '../forms.css';

const WithdrawEntry = lateDialog(() => import('../components/withdraw-entry.modal.js'));

const FormEntryModal = lateDialog(() => import('../components/form-entry.modal.js'));

/** What is open on the page: a new entry, one that is changed, or one that is withdrawn. */
type Open = { readonly is: 'add' } | { readonly is: 'change' | 'withdraw'; readonly entry: FormEntry };

/** One form: what the product knows of each edition, what the company says, and how that changed. */
export default function FormDetailsPage() {
  const today = useToday();
  const number = useAddress().get('number') ?? '';
  const { body, problem, loading, refetch } = useViewQuery(
    number === '' ? null : viewQuery(formDetails, { query: { number } }),
  );
  const mayChange = useMay('manageForms');
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const shown = body?.number ?? number;
  const heading = shown === '' ? undefined : shown;
  const title =
    body?.known[0]?.title ?? (body?.entries[0]?.terms.title || 'A form that the index of the product does not know');
  return (
    <div className="page">
      <PageHeader
        title={heading}
        sub={loading ? undefined : title}
        name={heading}
        actions={
          mayChange ? (
            <Button type="button" primary onClick={() => setOpen({ is: 'add' })}>
              <Plus size={16} aria-hidden /> Add to your index
            </Button>
          ) : null
        }
      />
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? (
        <Panel>
          <SkeletonRows label="Loading the form" />
        </Panel>
      ) : null}
      {body ? (
        <>
          <FormEntries
            entries={body.entries}
            actions={
              mayChange
                ? {
                    onChange: (entry) => setOpen({ is: 'change', entry }),
                    onWithdraw: (entry) => setOpen({ is: 'withdraw', entry }),
                  }
                : null
            }
          />
          <KnownEditions forms={body.known} />
          <EntryHistory history={body.history} />
        </>
      ) : null}
      {open?.is === 'add' ? <FormEntryModal entry={null} start={newEntry(shown, '', today)} onClose={close} /> : null}
      {open?.is === 'change' ? (
        <FormEntryModal entry={open.entry} start={entryToChange(open.entry, today)} onClose={close} />
      ) : null}
      {open?.is === 'withdraw' ? <WithdrawEntry entry={open.entry} onClose={close} /> : null}
    </div>
  );
}
