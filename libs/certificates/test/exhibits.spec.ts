import { differencesOf, drawAndReadExhibits } from './exhibits/exhibits.js';
import { drawExhibit } from './exhibits/draw-exhibit.js';
import { readExhibit } from '../src/exhibit/read-exhibit.js';
import { evidenceSays } from './exhibits/evidence.js';

const EXHIBITS = 80;
const SEED = 41_000;

describe('exhibits of contracts in many styles [E06]', () => {
  const all = drawAndReadExhibits(EXHIBITS, SEED);

  it('are read so that at least 90 of 100 stated requirements are found and right', () => {
    const stated = all.flatMap(({ drawn }) => drawn.states).length;
    const missed = all.flatMap((exhibit) => differencesOf(exhibit).missed);
    expect(stated).toBeGreaterThan(EXHIBITS * 15);
    expect(missed.length / stated).toBeLessThan(0.1);
  });

  it('give no requirement that is not in the text', () => {
    const invented = all.flatMap((exhibit) =>
      differencesOf(exhibit).invented.map(({ requirement }) => ({ seed: exhibit.seed, requirement })),
    );
    expect(invented).toEqual([]);
  });

  it('cite for each requirement a sentence that has its amount, its form or its days', () => {
    const wrong = all.flatMap(({ seed, reading }) =>
      reading.found
        .filter((requirement) => !evidenceSays(reading, requirement))
        .map(({ requirement }) => ({ seed, requirement })),
    );
    expect(wrong).toEqual([]);
  });

  it('have every amount in a list: found, to be decided, or not understood', () => {
    for (const { reading } of all) {
      const spoken = new Set([
        ...[...reading.found, ...reading.toDecide].map(({ sentence }) => sentence),
        ...reading.repeated,
        ...reading.notUnderstood,
      ]);
      reading.sentences.forEach(({ from, to }, index) => {
        if (/\$\d/.test(reading.text.slice(from, to))) expect(spoken).toContain(index);
      });
    }
  });

  it('are read the same again, and with line ends of another system', () => {
    const { text } = drawExhibit(SEED);
    expect(readExhibit(text)).toEqual(readExhibit(text));
  });
});
