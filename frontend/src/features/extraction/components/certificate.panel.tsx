import { useId, useState } from 'react';
import type { ExtractedPolicies } from '@covertrail/contracts/extraction/extraction.replies';
import { CERTIFICATE_FINDINGS } from '@covertrail/wording/certificate-upload/certificate-findings.words';
import { dayTyped } from '#shared/forms/day-text';
import { dayFormat } from '#shared/format/day-format';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { WarningNote } from '#shared/ui/warning-note.tsx';
import type { Confirming } from '../confirming.hook.js';
import { StatedExclusions } from './stated-exclusions.js';

interface CertificatePanelProps {
  readonly read: ExtractedPolicies;
  readonly confirming: Confirming;
}

/** What the certificate says of itself: its date, by which all that it says is as old, and whom it names. */
export function CertificatePanel({ read, confirming }: CertificatePanelProps) {
  const { insured, insuredName, isInsured, description, exclusions, findings } = read;
  return (
    <Panel title="The certificate">
      <div className="panel-body extracted-certificate">
        <DateField read={read} confirming={confirming} />
        <p>
          <span className="extracted-name">Insured</span> {insured.value ?? 'Not read'}
        </p>
        {isInsured ? null : (
          <Checkbox
            id="extraction-insured"
            label={`The certificate names somebody else. It is about ${insuredName} nevertheless.`}
            checked={confirming.confirmation.isInsured}
            onChange={(checked) => confirming.change({ isInsured: checked })}
          />
        )}
        {findings.length > 0 ? (
          <WarningNote role="note">
            {findings.map((code) => (
              <p key={code}>{CERTIFICATE_FINDINGS[code]}</p>
            ))}
          </WarningNote>
        ) : null}
        <StatedExclusions exclusions={exclusions} />
        {description.value === null ? null : (
          <details>
            <summary>Description of operations: it becomes a remark of each policy where you accept it</summary>
            <p className="sub">{description.value}</p>
          </details>
        )}
      </div>
    </Panel>
  );
}

function DateField({ read, confirming }: CertificatePanelProps) {
  const id = useId();
  const value = confirming.confirmation.dated ?? read.dated.value;
  const [text, setText] = useState(value === null ? '' : dayFormat(value));
  const day = dayTyped(text);
  return (
    <p className="extracted-date">
      <label htmlFor={id}>Date of the certificate</label>
      <input
        id={id}
        value={text}
        aria-invalid={day === null}
        onChange={({ target }) => {
          setText(target.value);
          const typed = dayTyped(target.value);
          if (typed !== null) confirming.change({ dated: typed });
        }}
      />
      <span className="sub">
        {day === null ? 'Please enter a day, such as 11/21/2026.' : 'What is entered is as old.'}
      </span>
    </p>
  );
}
