import encodeQR from 'qr';
import { useMemo } from 'react';

const quietZone = 4;

/** Always black on white: a bank app may not read it in the colours of the night. */
export function PaymentCodePicture({ code, label }: { code: string; label: string }) {
  const dots = useMemo(() => encodeQR(code, 'raw', { ecc: 'medium', border: quietZone }), [code]);
  const path = dots.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${dots.length} ${dots.length}`}
      shapeRendering="crispEdges"
      className="aspect-square w-full max-w-72 rounded-control bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
