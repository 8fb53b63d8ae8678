/** A picture that a small file may unfold to is held in memory whole: its size is bounded before it is opened. */
const MOST = { width: 2_000, height: 1_000 };

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
/** The markers of a JPEG that say its size: a frame of any kind of coding. */
const FRAMES = [0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf];

/** Which kind of picture bytes are that a certificate can show as a signature; null for other files and for larger pictures. */
export function pictureKind(bytes: Uint8Array): 'png' | 'jpeg' | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const starts = (signs: readonly number[]) => signs.every((sign, at) => bytes[at] === sign);
  if (starts(PNG)) return bytes.length > 24 && isSmall(view.getUint32(16), view.getUint32(20)) ? 'png' : null;
  return starts(JPEG) && isSmallJpeg(bytes, view) ? 'jpeg' : null;
}

const isSmall = (width: number, height: number): boolean =>
  width > 0 && height > 0 && width <= MOST.width && height <= MOST.height;

function isSmallJpeg(bytes: Uint8Array, view: DataView): boolean {
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return false;
    if (FRAMES.includes(bytes[at + 1] ?? 0)) return isSmall(view.getUint16(at + 7), view.getUint16(at + 5));
    at += 2 + view.getUint16(at + 2);
  }
  return false;
}
