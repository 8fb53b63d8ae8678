import { useState, type ReactNode } from 'react';
import { answerDrafts } from '@covertrail/contracts/draft/draft.calls';
import { declineRequest, respondToRequest } from '@covertrail/contracts/request/request.calls';
import type {
  AnswerPreview,
  RequestRow,
  RespondChoice,
  ShownAnswer,
} from '@covertrail/contracts/request/request.replies';
import type { AnswerDraft } from '@covertrail/domain/draft/draft.contract';
import { DraftNotice } from '#shared/drafts/draft-notice.tsx';
import { useSharedDraft } from '#shared/drafts/shared-draft.hook';
import type { Problem } from '#shared/api/api-problem';
import { plural } from '#shared/format/plural';
import { IfMay } from '#shared/session/if-may.tsx';
import { useMay } from '#shared/session/use-may';
import { Button } from '#shared/ui/button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { Wizard } from '#shared/wizard/wizard.tsx';
import { answerDifferences } from '../answer-differences.view.js';
import { ANSWER_STEPS } from '../answer-steps.view.js';
import {
  beginningOf,
  comparedDraft,
  differencesFrom,
  formDraft,
  formsOfPolicies,
  type AnswerWork,
} from '../answer-work.view.js';
import { saidUnavailable } from '../unavailable-lines.view.js';
import { useAnswerPreview } from '../responding.hook.js';
import { AnswerVerdict } from './answer-verdict.js';
import './respond.css';

const CertificateClaim = lazyPart(() => import('./certificate-claim.js'));

interface RespondWizardProps {
  readonly request: RequestRow;
  /** The answer that the wizard suggests. */
  readonly suggestion: AnswerPreview;
  /** The answer that this one would take the place of. */
  readonly last: ShownAnswer | null;
  readonly pending: boolean;
  readonly problem: Problem | null;
  /** What became of the request while it was answered here: then nothing is sent, or it takes the place of the other answer. */
  readonly overtaken: ReactNode;
  readonly onSend: ((draft: AnswerDraft) => void) | null;
  readonly onDecline: (() => void) | null;
}

/** Policy Selection, Remarks, Additional Documents, Cert Holder Info, Summary, and beside each the verdict that the answer would get [D04]. */
export function RespondWizard(props: RespondWizardProps) {
  const { request, suggestion, last, pending, problem, overtaken, onSend, onDecline } = props;
  const mayAnswer = useMay(respondToRequest);
  const draft = useSharedDraft(answerDrafts, request.id, beginningOf(suggestion, last));
  const { work, trial, named } = useAnswerWork(props, draft);
  if (draft.loading) return <SkeletonRows rows={5} label="Loading your draft" />;
  const text = `Send ${last ? 'changed answer' : plural(work.chosen.length, 'policy', 'policies')}`;
  const isSame = work.differences?.length === 0;
  return (
    <Wizard
      steps={ANSWER_STEPS}
      work={work}
      last={
        mayAnswer && onSend && !isSame
          ? {
              text,
              onPress: () =>
                onSend({
                  ...draft.content,
                  unavailable: saidUnavailable(work),
                  forms: formsOfPolicies(draft.content, work.chosen).map(formDraft),
                }),
            }
          : null
      }
      pending={pending}
      problem={problem ?? trial.problem}
      leaving={{
        dirty: draft.standing === 'changed' || draft.standing === 'failed' || draft.conflict !== null,
        text: 'Your last entries are not saved yet.',
        onLeave: draft.flush,
      }}
      above={
        <>
          {overtaken}
          <DraftNotice
            draft={draft}
            differences={(theirs, own) => answerDifferences(comparedDraft(own, named), comparedDraft(theirs, named))}
          />
        </>
      }
      aside={
        <>
          {work.chosen.length === 0 ? (
            <p className="sub">Choose a policy to see what the requester would find.</p>
          ) : (
            <AnswerVerdict
              preview={work.preview}
              checking={trial.loading || trial.refreshing}
              onAdd={(choice) => work.toggle(choice, true)}
            />
          )}
          <CertificateClaim awaited={false} props={{ request }} />
        </>
      }
      acts={
        onDecline ? (
          <IfMay send={declineRequest}>
            <Button type="button" disabled={pending} onClick={onDecline}>
              Decline…
            </Button>
          </IfMay>
        ) : null
      }
    />
  );
}

/** The draft with its policies as they are now, and the verdict that it would get. */
function useAnswerWork(
  { request, suggestion, last }: RespondWizardProps,
  { content, change }: { readonly content: AnswerDraft; readonly change: (part: Partial<AnswerDraft>) => void },
) {
  const [toggled, setToggled] = useState<readonly RespondChoice[]>([]);
  const { policyIds } = content;
  const trial = useAnswerPreview(request.id, policyIds);
  const preview = trial.body ?? suggestion;
  const named = [...preview.chosen, ...suggestion.chosen, ...toggled];
  const chosen = policyIds.flatMap((id) => named.find(({ policyId }) => policyId === id) ?? []);
  const work: AnswerWork = {
    request,
    preview,
    draft: content,
    change,
    chosen,
    gone: preview.gone.filter(({ policyId }) => policyIds.includes(policyId)),
    isChosen: ({ policyId }) => policyIds.includes(policyId),
    toggle: (choice, on) => {
      setToggled([choice, ...toggled.filter(({ policyId }) => policyId !== choice.policyId)]);
      const others = policyIds.filter((id) => id !== choice.policyId);
      change({ policyIds: on ? [...others, choice.policyId] : others });
    },
    remove: (policyId) => change({ policyIds: policyIds.filter((id) => id !== policyId) }),
    last,
    differences: differencesFrom(last, content, named),
  };
  return { work, trial, named };
}
