import { isUmbrella } from '@covertrail/domain/insurance/line-facts';
import type { TemplateValues } from '../template-values.form.js';

/** What an umbrella may contribute: once for all lines, where the box of a limit is checked. */
export function TowerNote({ values: { requiredLines, lines } }: { readonly values: TemplateValues }) {
  const limits = requiredLines.filter((line) => !isUmbrella(line)).flatMap((line) => Object.values(lines[line].limits));
  if (!limits.some(({ tower }) => tower)) return null;
  return (
    <p className="sub template-tower">
      Umbrella limits are added to make up a shortfall: those of umbrellas in force, of the same insured, and with the
      line on their schedule.
    </p>
  );
}
