import { useState } from 'react';
import { Link } from 'react-router-dom';
import { addDays } from '@covertrail/domain/kernel/dates';
import { requestCoverage } from '@covertrail/contracts/request/request.calls';
import { startRequestBatch } from '@covertrail/contracts/request-batch/request-batch.calls';
import type { ProjectRow } from '@covertrail/contracts/project/project.replies';
import { useProjects } from '#shared/choices/use-choices';
import type { Problem } from '#shared/api/api-problem';
import { useCommand, type Command } from '#shared/commands/use-command';
import { useToday } from '#shared/session/use-today';
import { useFieldForm } from '#shared/forms/use-field-form';
import { Button } from '#shared/ui/button.tsx';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { askBody, askedOfAll, askRules, batchRowsOf, NOTHING_MORE, type AskValues } from './ask-values.form.js';
import { ASK_FORM, AskForm } from './ask-form.js';

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
  /** Suppliers that were chosen in a list. */
  readonly chosenIds: readonly string[];
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
  const pending = command.pending || many.pending;
  const ready = rows.length > 0;
  const actions = (
    <>
      <Button type="button" onClick={onClose} disabled={pending}>
        Not now
      </Button>
      <Button type="submit" form={ASK_FORM} primary loading={pending} disabled={pending}>
        {isOpenAlready(command.problem) ? 'Send it again' : 'Send request'}
      </Button>
    </>
  );
  return (
    <AppModal open title="Request coverage" actions={ready ? actions : undefined} onClose={onClose}>
      <ErrorBanner problem={problem} onRetry={refetch} />
      {loading ? <SkeletonRows label="Loading projects" /> : null}
      {ready ? <AskFor start={start} projects={rows} command={command} many={many} /> : null}
      {ready || loading || problem ? null : NO_PROJECTS}
      <ErrorBanner problem={command.problem ?? many.problem} />
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
}

function AskFor({ start, projects, command: { submit, problem }, many }: AskForProps) {
  const today = useToday();
  const form = useFieldForm<AskValues>({
    rules: askRules(today),
    defaults: startValues(start, projects, today),
    problem: problem ?? many.problem,
  });
  const [refused, setRefused] = useState('');
  const send = form.handleSubmit((values) => {
    if (values.by === 'emails' || values.by === 'chosen') {
      many.submit({ body: { ...askedOfAll(values), rows: batchRowsOf(values, start.chosenIds) } });
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
      chosenCount={start.chosenIds.length}
      today={today}
      onSubmit={() => void send()}
    />
  );
}

function startValues(
  { email, companyId, projectId, templateId, chosenIds }: AskedFor,
  projects: readonly ProjectRow[],
  today: string,
): AskValues {
  const project = projects.find(({ id }) => id === projectId) ?? projects.find(({ isDefault }) => isDefault);
  return {
    by: chosenIds.length > 0 ? 'chosen' : companyId === '' && email !== '' ? 'email' : 'company',
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
