import { EVENT_TYPES, describe as descriptionOf } from './event-catalogue.js';
import { EVENT_VALIDATORS } from './event-validators.generated.js';
import { FEATURES, goldenSamples, type GoldenSample } from './testing/golden-samples.js';
import { upcast } from '../kernel/upcast.js';

type Path = readonly (string | number)[];

/** The paths of all values in a content, outermost first; the content itself is the empty path. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
}

const valueAt = (content: unknown, path: Path): unknown =>
  path.reduce((inside, key) => (inside as Record<string | number, unknown>)[key], content);

function replaced(content: unknown, path: Path, value: unknown): unknown {
  if (path.length === 0) return value;
  const copy = structuredClone(content);
  (valueAt(copy, path.slice(0, -1)) as Record<string | number, unknown>)[path.at(-1)!] = value;
  return copy;
}

const accepts = (type: string, content: unknown): boolean => EVENT_VALIDATORS[type]!(content);
const latest = ({ type, version, data }: GoldenSample): unknown => upcast(descriptionOf(type), version, data);
const samples = FEATURES.flatMap(goldenSamples).map(
  (sample, index) => [`${sample.type}, sample ${index + 1}`, sample.type, latest(sample)] as const,
);
const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = ([key]: Path, value: unknown): boolean =>
  typeof value === 'string' && ['message', 'remarks', 'reason', 'note', 'name'].includes(String(key));

it('exists for every event type of the catalogue, and for nothing else', () => {
  expect(Object.keys(EVENT_VALIDATORS).sort()).toEqual(EVENT_TYPES);
});

describe.each(samples)('the validator of %s', (_name, type, content) => {
  const places = placesIn(content);

  it('accepts what its contract declares', () => {
    expect({ accepted: accepts(type, content), errors: EVENT_VALIDATORS[type]!.errors ?? null }).toEqual({
      accepted: true,
      errors: null,
    });
  });

  it.each([
    ['a list around it', (value: unknown) => [value]],
    ['an object around it', (value: unknown) => ({ wrong: value })],
    ['a number that is none', () => Number.NaN],
    ['a truth value in its place', (value: unknown) => (typeof value === 'boolean' ? String(value) : true)],
  ])('refuses, at every depth, %s', (_what, wrong) => {
    expect(places.filter((path) => accepts(type, replaced(content, path, wrong(valueAt(content, path)))))).toEqual([]);
  });

  it('refuses, at every depth, a field that is not declared', () => {
    const objects = places.filter((path) => isRecord(valueAt(content, path)));
    expect(
      objects.filter((path) =>
        accepts(type, replaced(content, path, { ...(valueAt(content, path) as object), extra: true })),
      ),
    ).toEqual([]);
  });

  it('refuses null where text is required, and invalid ids', () => {
    const words = places.filter((path) => isText(path, valueAt(content, path)));
    expect(words.filter((path) => accepts(type, replaced(content, path, null)))).toEqual([]);
    const ids = places.filter(
      (path) => /Ids?$/.test(String(path[0])) && path[0] !== 'taxId' && typeof valueAt(content, path) === 'string',
    );
    expect(ids.filter((path) => accepts(type, replaced(content, path, 'no id')))).toEqual([]);
  });
});
