import { CircleCheck, CircleX } from 'lucide-react';
import { sizeFormat } from '../format/size-format.js';
import { RemoveFile } from '../ui/attached-file.js';

interface ChosenFileProps {
  readonly file: File;
  /** Why it will not be sent; null for one that will. */
  readonly problem: string | null;
  readonly disabled: boolean;
  readonly onRemove: () => void;
}

/** A chosen file with its mark: it is taken, or why not. */
export const ChosenFile = ({ file, problem, disabled, onRemove }: ChosenFileProps) => (
  <li className={problem === null ? 'chosen-file' : 'chosen-file wrong'}>
    {problem === null ? (
      <CircleCheck size={16} aria-label="Accepted" role="img" />
    ) : (
      <CircleX size={16} aria-label="Not accepted" role="img" />
    )}
    <span>
      {file.name} <span className="sub num">{sizeFormat(file.size)}</span>
      {problem === null ? null : <span className="field-error">{problem}</span>}
    </span>
    <RemoveFile name={file.name} disabled={disabled} onRemove={onRemove} />
  </li>
);
