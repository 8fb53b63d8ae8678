import { useState } from 'react';
import { readExhibitText } from '@covertrail/contracts/template/exhibit.calls';
import type { ExhibitReading } from '@covertrail/domain/compliance/exhibit/exhibit-reading';
import { useCommand } from '#shared/commands/use-command';
import { useExhibitDraft } from './exhibit-draft.hook.js';
import type { Changed } from './exhibit-entries.view.js';

/** The text of a contract, what was read of it, and what a person decided; it is kept as a draft meanwhile. */
export function useExhibitPage() {
  const [text, setText] = useState('');
  const [reading, setReading] = useState<ExhibitReading | null>(null);
  const [changed, setChanged] = useState<Changed>([]);
  const command = useCommand(readExhibitText, 'template/exhibit/read', { onSettled: setReading });
  const draft = useExhibitDraft((kept) => {
    // What was typed before the draft arrived is newer.
    if (text !== '') return;
    setText(kept.text);
    setChanged(kept.changed);
    if (kept.text.trim() !== '') command.submit({ body: { text: kept.text } });
  });
  const begin = (found: ExhibitReading): void => {
    setReading(found);
    setText(found.text);
    setChanged([]);
    draft.save({ text: found.text, changed: [] });
  };
  return {
    text,
    reading,
    changed,
    pending: command.pending,
    problem: command.problem,
    type: setText,
    read: (of: string) => {
      setText(of);
      setChanged([]);
      draft.save({ text: of, changed: [] });
      command.submit({ body: { text: of } });
    },
    begin,
    decide: (next: Changed) => {
      setChanged(next);
      draft.save({ text, changed: next });
    },
    /** Back to the text, which may be changed and read again. */
    another: () => setReading(null),
    discard: () => {
      draft.discard();
      setReading(null);
      setText('');
      setChanged([]);
    },
  };
}
