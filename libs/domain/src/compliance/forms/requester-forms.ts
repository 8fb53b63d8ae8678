import type { CoverageLine, EndorsementCode } from '../../insurance/coverage.js';
import { endorsementOf, takesFormsOf } from '../../insurance/line-facts.js';
import { evaluateForm } from './evaluate-form.js';
import type { FormRow } from '../../insurance/forms/form-row.js';
import type { FormScope } from '../../insurance/forms/form-scope.js';
import { bareForm, splitForm, type SplitForm } from '../../insurance/forms/form-text.js';
import type { FormVerdict } from './form-verdict.js';
import { readForm } from './read-form.js';
import type { FormIndex, RequesterForm } from './requester-form.js';

const NO_SCOPES: readonly FormScope[] = [];

/** The index of the product alone. */
export const PRODUCT_FORMS: FormIndex = {
  entries: [],
  evaluate: evaluateForm,
  says: () => undefined,
  givenBy: () => NO_SCOPES,
};

/** A requester's index: its own entries, then the index of the product. Where two entries apply, the one that names the edition counts first. */
export const requesterForms = (entries: readonly RequesterForm[]): FormIndex =>
  entries.length === 0 ? PRODUCT_FORMS : new OwnFormIndex(entries);

type Named = SplitForm<readonly RequesterForm[]> | null;
const NONE: readonly RequesterForm[] = [];
const MOST_REMEMBERED = 2_000;

/** It remembers which entries a text names: what it remembers ends with it. */
class OwnFormIndex implements FormIndex {
  private readonly byNumber = new Map<string, RequesterForm[]>();
  private readonly named = new Map<string, Named>();

  constructor(readonly entries: readonly RequesterForm[]) {
    for (const entry of entries) {
      const number = bareForm(entry.number);
      this.byNumber.set(number, [...(this.byNumber.get(number) ?? []), entry]);
    }
  }

  evaluate(text: string, code: EndorsementCode, line: CoverageLine): FormVerdict {
    const verdict = evaluateForm(text, code, line);
    const scope = endorsementOf(line, code)?.scope;
    const said = scope === undefined ? undefined : this.says(text, line, scope);
    if (said === undefined) return verdict;
    if (said) return verdict.is === 'proves' ? verdict : { is: 'proves', byRequester: true };
    return verdict.is === 'otherScope' ? verdict : { is: 'otherScope', row: this.rowOf(text, line), byRequester: true };
  }

  says(text: string, line: CoverageLine, scope: FormScope): boolean | undefined {
    const said = this.of(text, line).find(
      ({ gives, doesNotGive }) => gives.includes(scope) || doesNotGive.includes(scope),
    );
    return said && said.gives.includes(scope);
  }

  givenBy(text: string, line: CoverageLine): readonly FormScope[] {
    return this.of(text, line)
      .flatMap(({ gives }) => gives)
      .filter((scope) => this.says(text, line, scope) === true);
  }

  /** The entries that apply, the most exact one first. */
  private of(text: string, line: CoverageLine): readonly RequesterForm[] {
    const named = this.namedBy(text);
    if (named === null) return NONE;
    const { found, edition } = named;
    const exact = found.filter((entry) => edition !== null && entry.editions.includes(edition));
    const applying = [...exact, ...found.filter(({ editions }) => editions.length === 0)];
    return [
      ...applying.filter((entry) => entry.line === line),
      ...applying.filter((entry) => entry.line !== line && takesFormsOf(line, entry.line)),
    ];
  }

  private namedBy(text: string): Named {
    const cached = this.named.get(text);
    if (cached !== undefined) return cached;
    const named = this.split(text);
    if (this.named.size >= MOST_REMEMBERED) this.named.clear();
    this.named.set(text, named);
    return named;
  }

  /** A longer number that the product knows is another form. */
  private split(text: string): Named {
    const named = splitForm(bareForm(text), (number) => this.byNumber.get(number));
    const [indexed] = readForm(text).rows;
    return indexed !== undefined && bareForm(indexed.number).length > bareForm(named?.found[0]?.number ?? '').length
      ? null
      : named;
  }

  /** The form as this requester knows it. */
  private rowOf(text: string, line: CoverageLine): FormRow {
    const { rows, edition } = readForm(text);
    const row = rows.find(({ editions }) => edition !== null && editions.includes(edition)) ?? rows[0];
    const own = this.of(text, line)[0];
    const scopes = [...new Set([...(row?.scopes ?? []), ...this.givenBy(text, line)])].filter(
      (scope) => this.says(text, line, scope) !== false,
    );
    return {
      number: own?.number ?? text,
      editions: [],
      line,
      confidence: 'confirmed',
      sources: [],
      ...row,
      title: own?.title || (row?.title ?? ''),
      scopes,
    };
  }
}
