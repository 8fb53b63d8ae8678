import type { GonePolicy } from '@covertrail/contracts/policy/policy.replies';
import type { RespondChoice } from '@covertrail/contracts/request/request.replies';
import { Button } from '#shared/ui/button.tsx';
import { WarningNote } from '#shared/ui/warning-note.tsx';
import { policyText } from '../answer-differences.view.js';
import { goneText } from '../answer-work.view.js';
import { UNAVAILABLE_WORDS } from '../unavailable.words.js';

interface GonePoliciesProps {
  readonly gone: readonly RespondChoice[];
  /** Those that are out of reach altogether. */
  readonly away: readonly GonePolicy[];
  readonly onRemove: (policyId: string) => void;
}

/** Chosen policies that can no longer be shared, each with its reason: they leave the answer only when the person says so. */
export function GonePolicies({ gone, away, onRemove }: GonePoliciesProps) {
  if (gone.length + away.length === 0) return null;
  return (
    <WarningNote role="alert">
      {gone.map((choice) => (
        <p key={choice.policyId}>
          <b>{policyText(choice)}</b>: {choice.unavailable ? UNAVAILABLE_WORDS[choice.unavailable] : null}{' '}
          <Button type="button" size="small" onClick={() => onRemove(choice.policyId)}>
            Take {choice.policyNumber} out of the answer
          </Button>
        </p>
      ))}
      {away.map((each) => (
        <p key={each.policyId}>
          {goneText(each)}{' '}
          <Button type="button" size="small" onClick={() => onRemove(each.policyId)}>
            Take {each.policy?.policyNumber ?? 'it'} out of the answer
          </Button>
        </p>
      ))}
    </WarningNote>
  );
}
