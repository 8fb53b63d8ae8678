import type { SymbolsRequirement } from '@covertrail/domain/compliance/further-requirements';
import { LINE_TABLE } from '@covertrail/domain/insurance/line-table';
import { symbolsOf } from '@covertrail/domain/insurance/lines/auto-symbols';
import { symbolName } from '@covertrail/wording/insurance/symbol-words';
import { SYMBOL_FORM_NAMES } from '@covertrail/wording/insurance/vocabulary-words';
import { CheckGroup } from '#shared/forms/check-group.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import type { FurtherPartProps } from '../further-values.form.js';

const NONE: SymbolsRequirement = { mode: 'all', symbols: [] };

/** The autos that must be covered; symbols of the first form of a line stand for the equal ones of the other forms. */
export function AskedSymbols({ line, value = NONE, onChange }: FurtherPartProps<'symbols'>) {
  const [form] = LINE_TABLE[line].symbolForms;
  if (form === undefined) return null;
  const shown = symbolsOf(form);
  const kept = value.symbols.filter((symbol) => !shown.includes(symbol));
  const set = (next: SymbolsRequirement) => onChange(next.symbols.length === 0 ? undefined : next);
  return (
    <fieldset className="further-part">
      <legend>Auto symbols: {SYMBOL_FORM_NAMES[form]}</legend>
      <CheckGroup
        id={`${line}-symbols`}
        legend="Required auto symbols"
        value={value.symbols.filter((symbol) => shown.includes(symbol))}
        disabled={false}
        onChange={(symbols) => set({ ...value, symbols: [...symbols, ...kept] })}
        choices={shown.map((symbol) => ({ value: symbol, text: `${symbol} ${symbolName(symbol)}` }))}
      />
      <Checkbox
        id={`${line}-any-symbol`}
        label="Accept any one of the selected Coverage Symbols"
        checked={value.mode === 'anyOne'}
        disabled={value.symbols.length < 2}
        onChange={(checked) => set({ ...value, mode: checked ? 'anyOne' : 'all' })}
      />
      <p className="sub">
        A wider symbol is enough: any auto (1) covers 2 to 9, and the symbols of motor carriers and garages count by
        their meaning.
      </p>
    </fieldset>
  );
}
