import { AppModal } from '../ui/app-modal.js';
import { Button } from '../ui/button.js';
import { CANVAS, useDrawnLines } from './drawn-lines.hook.js';

interface DrawSignatureProps {
  readonly onDrawn: (picture: string) => void;
  readonly onClose: () => void;
}

/** A signature is drawn with pen, finger or mouse [E04]. Who uses none of them uploads a picture instead. */
export default function DrawSignature({ onDrawn, onClose }: DrawSignatureProps) {
  const { canvas, isEmpty, clear, picture, ...pointer } = useDrawnLines();
  const actions = (
    <>
      <Button type="button" onClick={onClose}>
        Cancel
      </Button>
      <Button type="button" disabled={isEmpty} onClick={clear}>
        Clear
      </Button>
      <Button type="button" primary disabled={isEmpty} onClick={() => onDrawn(picture())}>
        Use this signature
      </Button>
    </>
  );
  return (
    <AppModal open title="Draw your signature" actions={actions} onClose={onClose}>
      <p className="sub">
        Sign with a pen, a finger or the mouse. To use the keyboard alone, upload a picture instead.
      </p>
      <canvas
        ref={canvas}
        className="signature-canvas"
        width={CANVAS.width}
        height={CANVAS.height}
        role="img"
        aria-label={isEmpty ? 'Nothing is drawn yet' : 'The signature that you drew'}
        {...pointer}
        onPointerCancel={pointer.onPointerUp}
      />
    </AppModal>
  );
}
