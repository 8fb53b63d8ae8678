import { memo } from 'react';
import { Pie, PieChart, ResponsiveContainer } from 'recharts';
import type { Slice } from '../tracked-slices.words.js';

interface StatusDonutProps {
  readonly slices: readonly Slice[];
  readonly onPick: (group: Slice['group']) => void;
}

/** The donut is for mouse users; the legend beside it gives the same to keyboard and screen-reader users. */
export default memo(function StatusDonut({ slices, onPick }: StatusDonutProps) {
  const drawn = slices.filter(({ count }) => count > 0).map((slice) => ({ ...slice }));
  const pick = (_sector: unknown, index: number) => {
    const slice = drawn[index];
    if (slice) onPick(slice.group);
  };
  return (
    <ResponsiveContainer>
      <PieChart accessibilityLayer={false}>
        <Pie
          data={drawn}
          dataKey="count"
          nameKey="name"
          innerRadius={66}
          outerRadius={90}
          startAngle={90}
          endAngle={-270}
          stroke="none"
          paddingAngle={drawn.length > 1 ? 2 : 0}
          cornerRadius={4}
          isAnimationActive={false}
          rootTabIndex={-1}
          onClick={pick}
          className="tracked-ring"
        />
      </PieChart>
    </ResponsiveContainer>
  );
});
