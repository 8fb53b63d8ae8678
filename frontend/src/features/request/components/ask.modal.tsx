import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MOST_CHOSEN } from '@covertrail/domain/fields/request-fields';
import { addDays } from '@covertrail/domain/kernel/dates';
import { requestCoverage } from '@covertrail/contracts/request/request.calls';
import {
  requestSheet,
  startRequestBatch,
  startSheetBatch,
} from '@covertrail/contracts/request-batch/request-batch.calls';
import type { ProjectRow } from '@covertrail/contracts/project/project.replies';
import { useProjects } from '#shared/choices/use-choices';
import type { Problem } from '#shared/api/api-problem';
import { useCommand, type Command } from '#shared/commands/use-command';
import { useBookSheet, type BookSheet } from '#shared/books/book-sheet.hook';
import { useToday } from '#shared/session/use-today';
import { useFieldForm } from '#shared/forms/use-field-form';
import { Button } from '#shared/ui/button.tsx';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { askBody, askedOfAll, askRules, batchRowsOf, NOTHING_MORE, type AskValues } from './ask-values.form.js';
import { ASK_FORM, AskForm } from './ask-form.js';
import type { ChosenRecipient } from '../chosen-recipients.hook.js';

/** Two weeks are enough for an agent who has the policies at hand. */
const DUE_IN_DAYS = 14;

/** The initial values of the dialog. They are in the address: other pages open it filled in (`ask=1&company=…&name=…&project=…`). */
interface AskedFor {
  /** Of whom another page asks, where no company is known for it; it is in no address. */
  readonly email: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly projectId: string;
  readonly templateId: string;
  /** Those who were chosen in a list. */
  readonly chosen: readonly ChosenRecipient[];
}

interface AskModalProps {
  readonly start: AskedFor;
  readonly onClose: () => void;
  /** Called when the server goes on with many. */
  readonly onStarted: (batchId: string) => void;
}

/** Asks a supplier for proof of coverage. */
export default function AskModal({ start, onClose, onStarted }: AskModalProps) {
  const { rows, loading, problem, refetch } = useProjects();
  const command = useCommand(requestCoverage, 'request/ask', { onSettled: onClose });
  const many = useCommand(startRequestBatch, 'request/ask-many', {
    onSettled: ({ batchId }) => onStarted(batchId),
  });
  const ofSheet = useCommand(startSheetBatch, 'request/ask-sheet', {
    onSettled: ({ batchId }) => onStarted(batchId),
  });
  const pending = command.pending || many.pending || ofSheet.pending;
  const ready = rows.length > 0;
  const isTooMany = start.chosen.length > MOST_CHOSEN;
  const actions = (
    <>
      <Button type="button" onClick={onClose} disabled={pending}>
        Not now
      </Button>
      <Button type="submit" form={ASK_FORM} primary loading={pending} disabled={pending || isTooMany}>
        {isOpenAlready(command.problem) ? 'Send it again' : 'Send request'}
      </Button>
    </>
  );
  return (
    <AppModal open title="Request coverage" actions={ready ? actions : undefined} onClose={onClose}>
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows label="Loading projects" /> : null}
      {ready ? <AskFor start={start} projects={rows} command={command} many={many} ofSheet={ofSheet} /> : null}
      {ready || loading || problem ? null : NO_PROJECTS}
      <ErrorBanner problem={command.problem ?? many.problem ?? ofSheet.problem} />
    </AppModal>
  );
}

/** The server asks for confirmation before the same supplier is asked twice for the same project. */
const isOpenAlready = (problem: Problem | null): boolean => problem?.code === 'REQUEST.ALREADY_OPEN';

const NO_PROJECTS = (
  <EmptyState
    title="No projects yet"
    action={
      <Button as={Link} to="/app/manage-projects" primary>
        Manage projects
      </Button>
    }
  >
    A request belongs to a project. The project’s template says what the answer is checked against.
  </EmptyState>
);

interface AskForProps {
  readonly start: AskedFor;
  readonly projects: readonly ProjectRow[];
  readonly command: Command<typeof requestCoverage>;
  readonly many: Command<typeof startRequestBatch>;
  readonly ofSheet: Command<typeof startSheetBatch>;
}

function AskFor({ start, projects, command: { submit, problem }, many, ofSheet }: AskForProps) {
  const today = useToday();
  const form = useFieldForm<AskValues>({
    rules: askRules(today),
    defaults: startValues(start, projects, today),
    problem: problem ?? many.problem ?? ofSheet.problem,
  });
  const [refused, setRefused] = useState('');
  const sheet = useBookSheet(requestSheet, { book: '' });
  const [sheetError, setSheetError] = useState<string | undefined>();
  const send = form.handleSubmit((values) => {
    if (values.by === 'sheet') {
      const wrong = wrongWith(sheet);
      setSheetError(wrong);
      if (wrong === undefined && sheet.given) {
        const { uploadId, columns } = sheet.given;
        ofSheet.submit({ body: { ...askedOfAll(values), uploadId, columns } });
      }
      return;
    }
    if (values.by === 'emails' || values.by === 'chosen') {
      many.submit({ body: { ...askedOfAll(values), rows: batchRowsOf(values, start.chosen) } });
      return;
    }
    const body = askBody(values);
    const same = JSON.stringify(body);
    // Only the request that the person confirmed is sent a second time.
    const again = isOpenAlready(problem) && same === refused;
    setRefused(same);
    submit({
      body: { ...body, ...(again ? { again } : {}) },
      toast: 'Your request was sent.',
    });
  });
  return (
    <AskForm
      form={form}
      projects={projects}
      startName={start.companyName}
      chosenCount={start.chosen.length}
      sheet={sheet}
      sheetError={sheet.preview && sheet.preview.count > 0 ? undefined : sheetError}
      today={today}
      onSubmit={() => void send()}
    />
  );
}

/** Why a spreadsheet cannot be sent; undefined where it can. */
function wrongWith({ preview, sending, reading }: BookSheet): string | undefined {
  if (sending || reading) return 'The spreadsheet is being read.';
  if (!preview) return 'Please choose a file.';
  return preview.count === 0 ? 'No row of this file can be asked.' : undefined;
}

function startValues(
  { email, companyId, projectId, templateId, chosen }: AskedFor,
  projects: readonly ProjectRow[],
  today: string,
): AskValues {
  const project = projects.find(({ id }) => id === projectId) ?? projects.find(({ isDefault }) => isDefault);
  return {
    by: chosen.length > 0 ? 'chosen' : companyId === '' && email !== '' ? 'email' : 'company',
    insuredCompanyId: companyId,
    email,
    emails: '',
    projectId: project?.id ?? '',
    templateId,
    dueOn: addDays(today, DUE_IN_DAYS),
    message: '',
    ...NOTHING_MORE,
  };
}
