import { useContext } from 'react';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { LINE_TABLE } from '@covertrail/domain/insurance/line-table';
import { symbolsOf } from '@covertrail/domain/insurance/lines/auto-symbols';
import { asksAutoBoxes } from '@covertrail/domain/insurance/lines/line-regions';
import { ANY_SYMBOL_BOX } from '@covertrail/wording/insurance/split-limit-words';
import { symbolName } from '@covertrail/wording/insurance/symbol-words';
import { SYMBOL_FORM_NAMES } from '@covertrail/wording/insurance/vocabulary-words';
import { CheckGroup } from '#shared/forms/check-group.tsx';
import { Standings } from '../cards/standings.hook.js';
import type { PolicyValues } from '../policy-values.form.js';
import { AcceptingRequesters } from './accepting-requesters.js';

interface SymbolsSectionProps {
  readonly form: UseFormReturn<PolicyValues>;
  readonly line: CoverageLine;
  readonly disabled: boolean;
}

/** The autos that are covered, by the symbols of each coverage form. A form whose symbols are not used stays folded. */
export function SymbolsSection({ form, line, disabled }: SymbolsSectionProps) {
  const region = useWatch({ control: form.control, name: 'region' });
  const accepting = useContext(Standings).filter(({ acceptsAnySymbol }) => acceptsAnySymbol && asksAutoBoxes(region));
  return (
    <div className="panel-body">
      {accepting.length === 0 ? null : (
        <div className="policy-kinds">
          <AcceptingRequesters name="symbol" accepting={accepting} text={ANY_SYMBOL_BOX} />
        </div>
      )}
      <Controller
        control={form.control}
        name="autoSymbols"
        render={({ field: { value, onChange } }) => (
          <>
            {LINE_TABLE[line].symbolForms.map((symbolForm, place) => {
              const symbols = symbolsOf(symbolForm);
              const others = value.filter((symbol) => !symbols.includes(symbol));
              const chosen = value.filter((symbol) => symbols.includes(symbol));
              return (
                <details key={symbolForm} className="policy-symbols" open={place === 0 || chosen.length > 0}>
                  <summary>{SYMBOL_FORM_NAMES[symbolForm]}</summary>
                  <CheckGroup
                    id={`symbol-${symbolForm}`}
                    legend={SYMBOL_FORM_NAMES[symbolForm]}
                    value={chosen}
                    disabled={disabled}
                    onChange={(next) => onChange([...others, ...next])}
                    choices={symbols.map((symbol) => ({ value: symbol, text: `${symbol} ${symbolName(symbol)}` }))}
                  />
                </details>
              );
            })}
          </>
        )}
      />
    </div>
  );
}
