import type { Type } from '@nestjs/common';
import { MODULES } from '@covertrail/backend/features/features';
import { rulesIn } from '@covertrail/contracts/inputs/fits.decorator';
import { inputPipe } from '@covertrail/backend/http/input.pipe';
import { declaredRoutes } from '@covertrail/backend/openapi/declared-routes';
import type { FieldRule } from '@covertrail/domain/fields/field-rule';
import { isSecret } from '@covertrail/domain/fields/stored-text';
import { placesIn, replaced, valueAt } from './bad-values.js';
import { nestedIn, sampleOf } from './sample-input.js';

type Place = readonly (string | number)[];

const LINE_ENDS = ['\n', '\r', '\r\n', '\t', '\u2028', '\u2029'];
const CONTROLS = ['\u0000', '\u0007', '\u000b', '\u000c', '\u001b', '\u007f', '\u0085', '\u202e'];

/** Every class of a body or a query, each with the calls that take it. */
function inputClasses(): ReadonlyMap<Type, { readonly place: 'body' | 'query'; readonly route: string }> {
  const routes = declaredRoutes(MODULES);
  return new Map(
    routes.flatMap(({ body, query, method, path }) =>
      (['body', 'query'] as const).flatMap((place) => {
        const type = place === 'body' ? body : query;
        return type ? [[type, { place, route: `${method} ${path}` }] as const] : [];
      }),
    ),
  );
}

/** The rule of the field in which a place is: of the field itself, or of the field of the class nested in it. */
function ruleAt(type: Type, [field, ...inner]: Place): FieldRule | undefined {
  const nested = nestedIn(type, String(field));
  if (!nested) return rulesIn(type)[String(field)];
  const rest = nested.many ? inner.slice(1) : inner;
  return rest.length > 0 ? ruleAt(nested.type, rest) : undefined;
}

describe.each([...inputClasses()].map(([type, { place, route }]) => [type.name, route, place, type] as const))(
  'the texts of %s (%s)',
  (_name, _route, place, type) => {
    const sample = sampleOf(type, {}, true);
    const texts = placesIn(sample).filter(
      (path) => typeof valueAt(sample, path) === 'string' && !path.some((part) => isSecret(String(part))),
    );

    /** What the input holds in a place once it was taken; null where it was refused. */
    async function taken(at: Place, text: string): Promise<string | null> {
      try {
        const input = replaced(sample, at, text);
        const output = (await inputPipe().transform(input, { type: place, metatype: type })) as object;
        return String(valueAt(output, at));
      } catch {
        return null;
      }
    }
    const around = (at: Place, sign: string): string[] => [
      `ab${sign}cd`,
      String(valueAt(sample, at)) + sign + String(valueAt(sample, at)),
    ];

    it('have no line ends where they are of one line, and nowhere a sign that cannot be shown', async () => {
      const found: unknown[] = [];
      for (const at of texts) {
        const refused = ruleAt(type, at)?.severalLines ? CONTROLS : [...LINE_ENDS, ...CONTROLS];
        for (const sign of refused) {
          for (const text of around(at, sign))
            if ((await taken(at, text))?.includes(sign)) found.push([at.join('.'), text]);
        }
      }
      expect(found).toEqual([]);
    });

    it('come without the spaces around them and in composed letters', async () => {
      const found: unknown[] = [];
      for (const at of texts) {
        for (const text of [`  ${String(valueAt(sample, at))}\u00a0 `, '  Zoe\u0308 Nun\u0303ez\u2003', 'e\u0301']) {
          const stored = await taken(at, text);
          if (stored !== null && stored !== text.trim().normalize('NFC')) found.push([at.join('.'), text, stored]);
        }
      }
      expect(found).toEqual([]);
    });
  },
);

describe('the texts of all calls [K02]', () => {
  it('are seen, of one line and of several', () => {
    const rules = [...inputClasses().keys()].flatMap((type) =>
      placesIn(sampleOf(type, {}, true)).map((at) => ruleAt(type, at)),
    );
    expect(rules.filter((rule) => rule !== undefined).length).toBeGreaterThan(150);
    expect(rules.filter((rule) => rule?.severalLines).length).toBeGreaterThan(10);
  });
});
