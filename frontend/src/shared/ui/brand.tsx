import { ShieldCheck } from 'lucide-react';

/** Mark and name of the product, on the pages without its frame. */
export const Brand = () => (
  <div className="brand">
    <span className="brand-mark">
      <ShieldCheck size={20} strokeWidth={2.4} aria-hidden />
    </span>
    Covertrail
  </div>
);
