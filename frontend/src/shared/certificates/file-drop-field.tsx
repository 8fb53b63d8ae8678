import { Upload } from 'lucide-react';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { fieldAria, FieldFrame } from '../forms/field-frame.js';
import { Button } from '../ui/button.js';
import './certificates.css';

interface FileDropFieldProps {
  readonly id: string;
  readonly label: string;
  readonly note: string;
  readonly accept: readonly string[];
  readonly multiple?: boolean;
  readonly required?: boolean;
  readonly disabled: boolean;
  readonly error?: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
  /** What was chosen. */
  readonly children?: ReactNode;
}

/** Takes files by drop or by choice. */
export function FileDropField({ id, label, note, accept, children, ...field }: FileDropFieldProps) {
  const { multiple = false, required = false, disabled, error, onFiles } = field;
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    if (files && files.length > 0) onFiles([...files]);
    if (input.current) input.current.value = '';
  };
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(inside && !disabled);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    if (!disabled) take(event.dataTransfer.files);
  };
  return (
    <FieldFrame id={id} label={label} error={error} required={required} note={note}>
      <div
        className={`certificate-drop${over ? ' over' : ''}`}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={drop}
      >
        <Button type="button" size="small" disabled={disabled} onClick={() => input.current?.click()}>
          <Upload size={15} aria-hidden /> Choose {multiple ? 'files' : 'a file'}…
        </Button>
        <span className="sub">or drop {multiple ? 'them' : 'it'} here</span>
        <input
          ref={input}
          id={id}
          type="file"
          className="visually-hidden"
          tabIndex={-1}
          multiple={multiple}
          disabled={disabled}
          accept={accept.join(',')}
          {...fieldAria(id, error, note)}
          onChange={({ target }) => take(target.files)}
        />
        {children}
      </div>
    </FieldFrame>
  );
}
