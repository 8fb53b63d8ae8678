import { ArrowDownRight, ArrowUpRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import './stat-card.css';

interface StatCardProps {
  readonly label: string;
  readonly value: string;
  readonly unit?: string;
  readonly icon?: LucideIcon;
  /** Change against before: `+1.4 pts`; `good` says whether that is welcome. */
  readonly change?: { readonly text: string; readonly good: boolean };
  readonly note?: ReactNode;
  /** A small drawing at the right: charts load later and fill it. */
  readonly drawing?: ReactNode;
  /** Drills down to the rows behind the number. */
  readonly onOpen?: () => void;
  readonly active?: boolean;
}

/** One number with its change. */
export function StatCard({
  label,
  value,
  unit,
  icon: Icon,
  change,
  note,
  drawing,
  onOpen,
  active = false,
}: StatCardProps) {
  const content = (
    <>
      <span className="stat-label">
        {Icon ? <Icon size={16} aria-hidden /> : null}
        {label}
      </span>
      <span className="stat-value">
        {value}
        {unit ? <small>{unit}</small> : null}
      </span>
      {drawing ? (
        <span className="stat-drawing" aria-hidden>
          {drawing}
        </span>
      ) : null}
      <span className="stat-foot">
        {change ? <Change {...change} /> : null}
        {note}
      </span>
    </>
  );
  return (
    <div className={`ui segment panel stat-card${active ? ' active' : ''}`}>
      {onOpen ? (
        <button type="button" aria-pressed={active} onClick={onOpen}>
          {content}
        </button>
      ) : (
        <div>{content}</div>
      )}
    </div>
  );
}

function Change({ text, good }: NonNullable<StatCardProps['change']>) {
  const up = text.startsWith('+');
  const Icon = up ? ArrowUpRight : ArrowDownRight;
  return (
    <span className={`stat-change ${good ? 'good' : 'bad'}`}>
      <Icon size={14} aria-label={up ? 'up' : 'down'} />
      {text.replace(/^[+-]/, '')}
    </span>
  );
}
