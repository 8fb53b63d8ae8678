import { useRef, useState } from 'react';
import { PICTURE_KINDS } from '@covertrail/domain/kernel/upload-kinds';
import { SIGNATURE_NO_PICTURE } from '@covertrail/wording/fields/server-messages';
import { Button } from '../ui/button.js';
import { lateDialog } from '../ui/late-dialog.js';
import { signaturePictureOf } from './signature-picture.js';
import './signature.css';

const DrawSignature = lateDialog(() => import('./draw-signature.modal.js'));

interface SignatureFieldProps {
  /** Read out with the picture: `Your signature`. */
  readonly label: string;
  /** As an address of `data:`; null where there is none. */
  readonly picture: string | null;
  readonly pending: boolean;
  /** Where none is there. */
  readonly empty: string;
  readonly onChosen: (picture: string) => void;
  readonly onDelete: () => void;
}

/** A signature: shown, drawn or uploaded, replaced and deleted [E04]. */
export function SignatureField({ label, picture, pending, empty, onChosen, onDelete }: SignatureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isDrawing, setDrawing] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const take = (file: File | undefined) => {
    if (input.current) input.current.value = '';
    if (!file) return;
    setWrong(null);
    signaturePictureOf(file).then(onChosen, (error: unknown) =>
      setWrong(error instanceof Error ? error.message : SIGNATURE_NO_PICTURE),
    );
  };
  return (
    <div className="signature-field">
      {picture ? <img className="signature-shown" src={picture} alt={label} /> : <p>{empty}</p>}
      <div className="signature-acts">
        <Button type="button" size="small" disabled={pending} onClick={() => setDrawing(true)}>
          Draw signature…
        </Button>
        <Button type="button" size="small" loading={pending} disabled={pending} onClick={() => input.current?.click()}>
          Upload signature…
        </Button>
        {picture ? (
          <Button type="button" size="small" disabled={pending} onClick={onDelete}>
            Delete signature…
          </Button>
        ) : null}
      </div>
      <input
        ref={input}
        type="file"
        aria-label={`${label}: file`}
        className="visually-hidden"
        tabIndex={-1}
        accept={PICTURE_KINDS.join(',')}
        onChange={(event) => take(event.target.files?.[0])}
      />
      <p className="sub">PNG or JPEG. It is printed on the certificates that you issue, and nowhere else.</p>
      {wrong ? (
        <p className="field-error" role="alert">
          {wrong}
        </p>
      ) : null}
      {isDrawing ? (
        <DrawSignature
          onDrawn={(drawn) => {
            setDrawing(false);
            onChosen(drawn);
          }}
          onClose={() => setDrawing(false)}
        />
      ) : null}
    </div>
  );
}
