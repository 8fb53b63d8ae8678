import { RefreshCw } from 'lucide-react';
import { useRef } from 'react';
import type { DocumentRow } from '@covertrail/contracts/document/document.replies';
import { CONTENTS_OF_KIND, kindOfType } from '@covertrail/domain/insurance/document-kinds';

interface ReplaceButtonProps {
  readonly row: DocumentRow;
  readonly onFile: (file: File) => void;
}

/** Takes the next version of a document. */
export function ReplaceButton({ row: { name, documentType }, onFile }: ReplaceButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => {
    if (file) onFile(file);
    if (input.current) input.current.value = '';
  };
  return (
    <>
      <button
        type="button"
        className="icon-quiet"
        aria-label={`Upload a new version of ${name}`}
        onClick={() => input.current?.click()}
      >
        <RefreshCw size={17} aria-hidden />
      </button>
      <input
        ref={input}
        type="file"
        aria-label={`New version of ${name}`}
        className="visually-hidden"
        tabIndex={-1}
        accept={CONTENTS_OF_KIND[kindOfType(documentType)].join(',')}
        onChange={(event) => take(event.target.files?.[0])}
      />
    </>
  );
}
