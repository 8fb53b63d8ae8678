import { readExhibitFile } from '@covertrail/certificates/read-exhibit-file';
import { readOneFile } from '#file-readers/read-one-file';

await readOneFile(readExhibitFile);
