import { upperFirst } from '@covertrail/wording/text/first-letter';

/** A text that needs the whole line. */
const LONG = 70;

/** Labels and what is stated, in as many columns as there is room for. */
export const FactList = ({ facts }: { readonly facts: readonly (readonly [label: string, text: string])[] }) => (
  <dl className="policy-fact-list">
    {facts.map(([label, text]) => (
      <div key={label} className={text.length > LONG ? 'long' : undefined}>
        <dt>{label}</dt>
        <dd>{upperFirst(text)}</dd>
      </div>
    ))}
  </dl>
);
