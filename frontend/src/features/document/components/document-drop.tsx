import { Upload } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import type { EndorsementCode } from '@covertrail/domain/insurance/coverage';
import { CONTENTS_OF_KIND } from '@covertrail/domain/insurance/document-kinds';
import { endingsOf } from '@covertrail/wording/fields/server-messages';
import { SelectField } from '#shared/forms/select-field.tsx';
import { Button } from '#shared/ui/button.tsx';
import { documentChoices, valueOfChoice, type DocumentChoice } from '../document-choice.words.js';

interface DocumentDropProps {
  /** Endorsements of the policy: each may have one document. */
  readonly endorsements: readonly EndorsementCode[];
  /** The choice to begin with. */
  readonly first?: DocumentChoice;
  readonly onFiles: (files: readonly File[], choice: DocumentChoice) => void;
}

const ADDITIONAL: DocumentChoice = { kind: 'additional', endorsement: null };

/** Takes files by drop or by choice, for the kind of document that is chosen before. */
export function DocumentDrop({ endorsements, first = ADDITIONAL, onFiles }: DocumentDropProps) {
  const [choice, setChoice] = useState<DocumentChoice>(first);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const choices = documentChoices(endorsements);
  const accepted = CONTENTS_OF_KIND[choice.kind];
  const take = (files: FileList | null) => {
    if (files && files.length > 0) onFiles([...files], choice);
    if (input.current) input.current.value = '';
  };
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    take(event.dataTransfer.files);
  };
  return (
    <div
      className={`document-drop${over ? ' over' : ''}`}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      <SelectField
        id="document-type"
        label="Document type"
        value={valueOfChoice(choice)}
        choices={choices.map((choice) => ({ value: valueOfChoice(choice), text: choice.text }))}
        onChange={(value) => setChoice(choices.find((choice) => valueOfChoice(choice) === value) ?? ADDITIONAL)}
      />
      <div className="document-take">
        <Button type="button" onClick={() => input.current?.click()}>
          <Upload size={16} aria-hidden /> Choose files…
        </Button>
        <span className="sub">or drop them here: {endingsOf(accepted)}, up to 20 MB each</span>
        <input
          ref={input}
          type="file"
          aria-label="Files to upload"
          className="visually-hidden"
          tabIndex={-1}
          multiple={choice.endorsement === null}
          accept={accepted.join(',')}
          onChange={(event) => take(event.target.files)}
        />
      </div>
    </div>
  );
}
