import { compared, drawAndRead, shareRight } from '../../libs/certificates/test/drawn-and-read.js';
import { lookAlikeFiles } from '../../libs/certificates/test/drawing/look-alikes.js';
import { readCertificateFile } from '@covertrail/certificates/read-certificate-file';
import type { Measure } from '../bench.js';
import { duration, NOT_STORED, type Figure } from '../figure.js';

const CERTIFICATES = 300;
const CERTIFICATES_OF_FULL_RUN = 1_000;
const WARM_UP = 10;
const LEAST_SHARE = 0.995;
const MOST_MS = 60;
const SURE = 0.95;

/** Reads certificates that our own program drew and filled in many ways, and holds each field against what was filled in. */
export const certificates: Measure = {
  name: 'certificates',
  async run({ full }) {
    const count = full ? CERTIFICATES_OF_FULL_RUN : CERTIFICATES;
    const read = [];
    for (let seed = 10_001; seed <= 10_000 + WARM_UP + count; seed += 1) read.push(await drawAndRead(seed));
    const fields = read.flatMap(compared);
    const times = read
      .slice(WARM_UP)
      .map(({ ms }) => ms)
      .sort((a, b) => a - b);
    const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
    const invented = fields.filter(({ fate }) => fate === 'invented').length;
    const sure = fields.filter(({ fate, confidence }) => fate !== 'missed' && confidence >= SURE);
    const sureRight = sure.filter(({ fate }) => fate === 'right').length / sure.length;
    const refused = await shareRefused();
    const size = `${count} certificates, ${fields.length.toLocaleString('en')} fields`;
    return [
      figure(
        'fields read right',
        percent(shareRight(fields)),
        'at least 99.5 %',
        shareRight(fields) >= LEAST_SHARE,
        size,
      ),
      figure('values that are not on the page', String(invented), 'none', invented === 0, size),
      figure('right of those said to be 95 % sure', percent(sureRight), 'at least 95 %', sureRight >= SURE, size),
      figure('look-alikes refused', percent(refused), 'all', refused === 1, '60 files'),
      figure('one file, opened and read (p95)', duration(p95), `at most ${MOST_MS} ms`, p95 <= MOST_MS, size),
    ];
  },
};

async function shareRefused(): Promise<number> {
  const files = await lookAlikeFiles(10);
  let refused = 0;
  for (const { file } of files) if ((await readCertificateFile(file)).outcome === 'refused') refused += 1;
  return refused / files.length;
}

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

const figure = (what: string, ours: string, bar: string, met: boolean, size: string): Figure => ({
  measure: `Certificates: ${what}`,
  ours,
  peer: 'none',
  ratio: null,
  bar,
  met,
  workload: 'certificates of many issuers as text, form fields, flattened, with notes',
  callers: '1',
  durability: NOT_STORED,
  size,
});
