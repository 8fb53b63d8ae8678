import { memo } from 'react';
import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { TrendPoint } from '@covertrail/contracts/tracking/tracking.replies';
import { monthLong, monthShort, percentOf } from '../tracked-stats.words.js';

interface TipProps {
  readonly active?: boolean;
  readonly label?: string | number;
  readonly payload?: readonly { readonly name?: string | number; readonly value?: unknown; readonly color?: string }[];
}

function Tip({ active, payload, label }: TipProps) {
  if (!active || !payload?.length) return null;
  return (
    <div className="tracked-tip">
      <b>{monthLong(String(label))}</b>
      {payload.map(({ name, value, color }) => (
        <div key={String(name)}>
          <i style={{ background: color }} />
          {name}
          <b>{String(value)}%</b>
        </div>
      ))}
    </div>
  );
}

const fade = (id: string, color: string, strength: number) => (
  <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stopColor={color} stopOpacity={strength} />
    <stop offset="1" stopColor={color} stopOpacity={0.01} />
  </linearGradient>
);

const BRAND = 'var(--c-brand)';
const BAD = 'var(--c-bad-fill)';

/** Shares of all suppliers at the end of each month, in percent. */
export default memo(function TrendChart({ points }: { readonly points: readonly TrendPoint[] }) {
  const shares = points.map(({ month, compliant, nonCompliant, total }) => ({
    month,
    compliant: percentOf(compliant, total),
    nonCompliant: percentOf(nonCompliant, total),
  }));
  return (
    <ResponsiveContainer>
      <AreaChart data={shares} margin={{ top: 8, right: 6, bottom: 0, left: -14 }} accessibilityLayer={false}>
        <defs>
          {fade('tracked-compliant', BRAND, 0.24)}
          {fade('tracked-failing', BAD, 0.18)}
        </defs>
        <CartesianGrid vertical={false} stroke="var(--c-line)" />
        <XAxis
          dataKey="month"
          tickFormatter={monthShort}
          tickLine={false}
          axisLine={false}
          dy={8}
          interval="preserveStartEnd"
        />
        <YAxis
          tickLine={false}
          axisLine={false}
          domain={[0, 100]}
          ticks={[0, 25, 50, 75, 100]}
          tickFormatter={(share: number) => `${share}%`}
        />
        <Tooltip content={<Tip />} cursor={{ stroke: 'var(--c-line-strong)' }} />
        <Area
          type="monotone"
          name="Compliant"
          dataKey="compliant"
          stroke={BRAND}
          strokeWidth={2.2}
          fill="url(#tracked-compliant)"
          isAnimationActive={false}
        />
        <Area
          type="monotone"
          name="Non-Compliant"
          dataKey="nonCompliant"
          stroke={BAD}
          strokeWidth={2}
          strokeDasharray="5 3"
          fill="url(#tracked-failing)"
          isAnimationActive={false}
        />
      </AreaChart>
    </ResponsiveContainer>
  );
});
