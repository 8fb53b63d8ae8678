import type { RequesterFindings } from '@covertrail/contracts/policy/policy-cards.replies';
import type { AutoBoxText } from '@covertrail/wording/insurance/split-limit-words';
import { useReader, type ByReader } from '#shared/session/by-reader';
import { Checkbox } from '#shared/ui/checkbox.tsx';

const TEXT_FOR: ByReader<keyof AutoBoxText> = { requester: 'forOthers', insured: 'forOthers', agent: 'forAgents' };

interface AcceptingRequestersProps {
  /** Begins the id of each box. */
  readonly name: string;
  readonly accepting: readonly RequesterFindings[];
  readonly text: AutoBoxText;
}

/** The requesters that accept one of several kinds of automobile cover, each as a box that is checked, in the words of the reader's role [C13]. */
export function AcceptingRequesters({ name, accepting, text }: AcceptingRequestersProps) {
  const label = text[TEXT_FOR[useReader()]];
  return accepting.map(({ trackingId, requesterName, projectName }) => (
    <div key={trackingId}>
      <Checkbox id={`${name}-${trackingId}`} label={label} checked disabled />
      <span className="sub">
        {requesterName}, {projectName}
      </span>
    </div>
  ));
}
