import { useState } from 'react';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { plural } from '#shared/format/plural';
import { Button } from '#shared/ui/button.tsx';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { Radio } from '#shared/ui/checkbox.tsx';
import { changesBetween } from '../policy-changes.words.js';
import { conflictsIn, merged, type ConflictingPart, type Side, type Versions } from '../policy-conflict.view.js';
import './conflict-choice.css';

interface ConflictChoiceProps {
  readonly versions: Versions;
  /** Continues the edit from the newest revision, with the chosen terms in the form. */
  readonly onMerged: (terms: PolicyTerms) => void;
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}

/** Sets the own entries against what someone saved meanwhile; where both changed the same part, the person chooses. */
export function ConflictChoice({ versions, onMerged, onDiscard, onClose }: ConflictChoiceProps) {
  const [chosen, setChosen] = useState<Readonly<Partial<Record<keyof PolicyTerms, Side>>>>({});
  const conflicts = conflictsIn(versions);
  const open = conflicts.filter(({ part }) => chosen[part] === undefined).length;
  const [mine, theirs] = [changesBetween(versions.base, versions.mine), changesBetween(versions.base, versions.theirs)];
  const actions = (
    <>
      <Button type="button" onClick={onDiscard}>
        Discard my entries
      </Button>
      <Button type="button" primary disabled={open > 0} onClick={() => onMerged(merged(versions, chosen))}>
        Continue editing
      </Button>
    </>
  );
  return (
    <AppModal open title="Someone saved this policy first" size="large" actions={actions} onClose={onClose}>
      <p>
        They made {plural(theirs.length, 'change')}, you have {plural(mine.length, 'unsaved change')}.{' '}
        {conflicts.length === 0
          ? 'You changed different things, so both are kept.'
          : 'Both changed what is listed here. Choose what stays; the other changes of both are kept.'}
      </p>
      {conflicts.map((conflict) => (
        <PartChoice
          key={conflict.part}
          conflict={conflict}
          chosen={chosen[conflict.part]}
          onChoose={(side) => setChosen({ ...chosen, [conflict.part]: side })}
        />
      ))}
      {open > 0 ? (
        <p className="sub" role="status">
          {plural(open, 'choice')} left.
        </p>
      ) : null}
    </AppModal>
  );
}

interface PartChoiceProps {
  readonly conflict: ConflictingPart;
  readonly chosen: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

function PartChoice({ conflict: { part, lines }, chosen, onChoose }: PartChoiceProps) {
  const side = (which: Side, title: string, textOf: (line: ConflictingPart['lines'][number]) => string) => (
    <div className={`conflict-side${chosen === which ? ' chosen' : ''}`}>
      <Radio
        id={`${part}-${which}`}
        name={`conflict-${part}`}
        label={title}
        checked={chosen === which}
        onChange={() => onChoose(which)}
      />
      <dl>
        {lines.map((line) => (
          <div key={line.label}>
            <dt className="sub">{line.label}</dt>
            <dd>{textOf(line)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
  return (
    <fieldset className="conflict-part">
      <legend className="cell-main">{lines.map(({ label }) => label).join(', ')}</legend>
      {side('theirs', 'Saved by someone else', ({ before }) => before)}
      {side('mine', 'Your entry', ({ after }) => after)}
    </fieldset>
  );
}
