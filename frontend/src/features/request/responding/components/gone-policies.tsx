import { TriangleAlert } from 'lucide-react';
import type { RespondChoice } from '@covertrail/contracts/request/request.replies';
import { Button } from '#shared/ui/button.tsx';
import { policyText } from '../answer-differences.view.js';
import { UNAVAILABLE_WORDS } from '../unavailable.words.js';

interface GonePoliciesProps {
  readonly gone: readonly RespondChoice[];
  readonly onRemove: (choice: RespondChoice) => void;
}

/** Chosen policies that can no longer be shared, each with its reason: they leave the answer only when the person says so. */
export function GonePolicies({ gone, onRemove }: GonePoliciesProps) {
  if (gone.length === 0) return null;
  return (
    <div className="respond-missing" role="alert">
      <TriangleAlert size={17} aria-hidden />
      <div>
        {gone.map((choice) => (
          <p key={choice.policyId}>
            <b>{policyText(choice)}</b>: {choice.unavailable ? UNAVAILABLE_WORDS[choice.unavailable] : null}{' '}
            <Button type="button" size="small" onClick={() => onRemove(choice)}>
              Take {choice.policyNumber} out of the answer
            </Button>
          </p>
        ))}
      </div>
    </div>
  );
}
