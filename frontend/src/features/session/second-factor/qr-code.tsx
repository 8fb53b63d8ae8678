import qrcode from 'qrcode-generator';

/** Light squares around the code, by which a camera finds it. */
const QUIET = 4;

/** A QR code. It is dark on light in every theme: cameras need that. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const places = Array.from({ length: count }, (_, place) => place);
  const path = places.flatMap((row) =>
    places.filter((column) => code.isDark(row, column)).map((column) => `M${column},${row}h1v1h-1z`),
  );
  const size = count + 2 * QUIET;
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={size} height={size} fill="white" />
      <path d={path.join('')} fill="black" />
    </svg>
  );
}
