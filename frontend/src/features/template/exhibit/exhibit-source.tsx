import { readExhibitFile } from '@covertrail/contracts/template/exhibit.calls';
import type { ExhibitReading } from '@covertrail/domain/compliance/exhibit/exhibit-reading';
import { EXHIBIT_LENGTH } from '@covertrail/domain/fields/call-fields';
import type { Problem } from '#shared/api/api-problem';
import { requestOf } from '#shared/api/call-request';
import { useFileUpload } from '#shared/api/file-upload.hook';
import { CounterArea } from '#shared/forms/counter-area.tsx';
import { FieldFrame, fieldAria } from '#shared/forms/field-frame.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { EXAMPLE_EXHIBIT } from './example-exhibit.words.js';

const FILE = 'exhibit-file';
const FILE_RULE = 'Only the pages about insurance. A scan has no text that could be read.';
const MOST_BYTES = 20_480_000;

const wrongWith = ({ name, size }: File): string | null => {
  if (!name.toLowerCase().endsWith('.pdf')) return 'Please choose a PDF file.';
  return size > MOST_BYTES ? 'This file is larger than 20.48 MB.' : null;
};

interface ExhibitSourceProps {
  readonly text: string;
  readonly pending: boolean;
  readonly problem: Problem | null;
  readonly onType: (text: string) => void;
  readonly onRead: (text: string) => void;
  readonly onReading: (reading: ExhibitReading) => void;
}

/** The text of a contract: pasted, from a PDF, or an example. */
export function ExhibitSource({ text, pending, problem, onType, onRead, onReading }: ExhibitSourceProps) {
  const upload = useFileUpload({
    request: requestOf(readExhibitFile),
    field: readExhibitFile.upload,
    wrongWith,
    onReply: (reading) => {
      if (reading) onReading(reading);
    },
  });
  const error = upload.problem ?? undefined;
  const tooLong = text.length > EXHIBIT_LENGTH ? 'This is longer than an exhibit.' : undefined;
  return (
    <Panel title="The insurance exhibit of your contract">
      <div className="panel-body ui form exhibit-source">
        <ErrorBanner problem={problem} />
        <CounterArea
          id="exhibit-text"
          label="Text of the exhibit"
          value={text}
          onChange={onType}
          limit={EXHIBIT_LENGTH}
          rows={14}
          error={tooLong}
          placeholder="Paste the insurance requirements of the contract here"
        />
        <div className="exhibit-acts">
          <Button
            type="button"
            primary
            loading={pending}
            disabled={pending || text.trim() === '' || tooLong !== undefined}
            onClick={() => onRead(text)}
          >
            Read the text
          </Button>
          <Button type="button" disabled={pending} onClick={() => onRead(EXAMPLE_EXHIBIT)}>
            Try with an example
          </Button>
        </div>
        <FieldFrame id={FILE} label="Or a PDF" error={error} note={upload.sending ? 'Reading the file…' : FILE_RULE}>
          <input
            id={FILE}
            type="file"
            accept=".pdf,application/pdf"
            disabled={upload.sending}
            onChange={({ target }) => upload.choose(target.files?.[0])}
            {...fieldAria(FILE, error, FILE_RULE)}
          />
        </FieldFrame>
      </div>
    </Panel>
  );
}
