import type { Slice } from '../tracked-slices.words.js';

interface StatusSlicesProps<Group extends string> {
  readonly slices: readonly Slice<Group>[];
  readonly shown: Group | null;
  readonly onShow: (group: Group) => void;
}

/** A whole in parts that do not overlap, as a bar and as a list; each part leads to its rows. */
export function StatusSlices<Group extends string>({ slices, shown, onShow }: StatusSlicesProps<Group>) {
  return (
    <>
      <StatusBar slices={slices} onShow={onShow} />
      <ul className="tracked-legend">
        {slices.map(({ group, name, count, fill }) => (
          <li key={group} className={count === 0 ? 'none' : ''}>
            <button type="button" aria-pressed={shown === group} onClick={() => onShow(group)}>
              <i style={{ background: fill }} aria-hidden />
              {name}
              <b>{count.toLocaleString('en-US')}</b>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** For those who point: the list below it gives the same to keyboards and screen readers. */
function StatusBar<Group extends string>({ slices, onShow }: Omit<StatusSlicesProps<Group>, 'shown'>) {
  return (
    <div className="tracked-bar" aria-hidden>
      {slices
        .filter(({ count }) => count > 0)
        .map(({ group, name, count, fill }) => (
          <button
            key={group}
            type="button"
            tabIndex={-1}
            title={`${name}: ${count.toLocaleString('en-US')}`}
            style={{ flexGrow: count, background: fill }}
            onClick={() => onShow(group)}
          />
        ))}
    </div>
  );
}
