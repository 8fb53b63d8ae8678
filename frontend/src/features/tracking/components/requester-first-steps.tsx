import { createProject, projectList } from '@covertrail/contracts/project/project.calls';
import { requestCoverage } from '@covertrail/contracts/request/request.calls';
import { createTemplate, templateList } from '@covertrail/contracts/template/template.calls';
import type { TrackedCounts } from '@covertrail/contracts/tracking/tracking.replies';
import { viewQuery } from '#shared/api/call-request';
import { FirstSteps, type FirstStep } from '#shared/first-steps/first-steps.tsx';
import { useGuide } from '#shared/guides/guide.hook';
import { useMay } from '#shared/session/use-may';
import { useViewQuery } from '#shared/views/use-view-query';

const ANY = { query: { size: 1 } };

interface RequesterFirstStepsProps {
  /** Null while they are not known. */
  readonly counts: TrackedCounts | null;
}

/** The checklist of a new requester, until the first supplier has answered [B09]. */
export function RequesterFirstSteps({ counts }: RequesterFirstStepsProps) {
  const { dismissed, dismiss } = useGuide('firstSteps');
  const hidden = dismissed !== false;
  const isNew = counts !== null && counts.total === counts.notAnswered;
  return isNew && !hidden ? <Checklist counts={counts} onHide={dismiss} /> : null;
}

interface ChecklistProps {
  readonly counts: TrackedCounts;
  readonly onHide: () => void;
}

function Checklist({ counts, onHide }: ChecklistProps) {
  const templates = useViewQuery(viewQuery(templateList, ANY));
  const projects = useViewQuery(viewQuery(projectList, ANY));
  const [addsTemplates, addsProjects, asks] = [useMay(createTemplate), useMay(createProject), useMay(requestCoverage)];
  if (templates.loading || projects.loading || templates.problem || projects.problem) return null;
  const hasRequested = counts.openRequests > 0 || counts.total > 0;
  const steps: readonly FirstStep[] = [
    {
      text: 'Say in a template what you ask of suppliers.',
      ...(addsTemplates ? { act: 'New template', to: '/app/templates/new' } : {}),
      done: templates.total > 0,
    },
    {
      text: 'Add the project that they work for.',
      ...(addsProjects ? { act: 'Manage projects', to: '/app/manage-projects' } : {}),
      done: projects.total > 0,
    },
    {
      text: 'Ask the first supplier for proof of insurance.',
      ...(asks ? { act: 'Request coverage', to: '/app/request-coverage?ask=1' } : {}),
      done: hasRequested,
    },
    { text: 'The first answer comes: its status appears here, and by mail.', done: false },
  ];
  return <FirstSteps title="Get started" steps={steps} onHide={onHide} />;
}
