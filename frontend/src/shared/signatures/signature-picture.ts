import { LARGEST_SIGNATURE } from '@covertrail/domain/fields/signature-fields';
import { PICTURE_KINDS } from '@covertrail/domain/kernel/upload-kinds';
import { SIGNATURE_NO_PICTURE } from '@covertrail/wording/fields/server-messages';

/** As large as a signature is kept, in dots: more than a certificate prints. */
const MOST = { width: 900, height: 300 } as const;

/** A picture of a person’s files as an address of `data:`; one that is too large is drawn smaller. Rejects with a message for what is no picture. */
export async function signaturePictureOf(file: File): Promise<string> {
  if (!PICTURE_KINDS.some((kind) => kind === file.type)) throw new Error(SIGNATURE_NO_PICTURE);
  const address = await addressOf(file);
  return file.size <= LARGEST_SIGNATURE ? address : smaller(address);
}

const addressOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(SIGNATURE_NO_PICTURE));
    reader.readAsDataURL(file);
  });

async function smaller(address: string): Promise<string> {
  const picture = new Image();
  picture.src = address;
  await picture.decode().catch(() => {
    throw new Error(SIGNATURE_NO_PICTURE);
  });
  const scale = Math.min(1, MOST.width / picture.naturalWidth, MOST.height / picture.naturalHeight);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(picture.naturalHeight * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
}
