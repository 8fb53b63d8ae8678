import { useState } from 'react';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { Button } from '#shared/ui/button.tsx';
import './second-factor.css';

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  /** What its button does. */
  readonly act: string;
  readonly onDone: () => void;
}

/** The recovery codes, once: only its button closes it. */
export function RecoveryCodesDialog({ codes, act, onDone }: RecoveryCodesDialogProps) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      // A page that is not served by https has no clipboard.
      await navigator.clipboard.writeText(codes.join('\n'));
      setSaid('The codes are copied.');
    } catch {
      setSaid('Your browser did not allow this. Please download or print the codes.');
    }
  };
  const actions = (
    <Button type="button" primary onClick={onDone}>
      {act}
    </Button>
  );
  return (
    <AppModal open title="Your recovery codes" size="tiny" actions={actions}>
      <p>
        Each of these codes opens your account once, when you do not have your phone. They are shown only now: keep them
        in a safe place.
      </p>
      <ul className="recovery-codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="recovery-acts">
        <Button type="button" onClick={() => void copy()}>
          Copy
        </Button>
        <Button as="a" href={fileOf(codes)} download="covertrail-recovery-codes.txt">
          Download
        </Button>
        <Button type="button" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <p className="sub" role="status">
        {said}
      </p>
    </AppModal>
  );
}

/** As a file in the address itself: the codes are short, and nothing has to be freed. */
const fileOf = (codes: readonly string[]): string =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(`Recovery codes of Covertrail\n\n${codes.join('\n')}\n`)}`;
