import { site } from '@/content/site';
import { isSample } from '@/lib/content/sample-marks';

const isSampleFirm = isSample(site.name);

/** An adopting firm need not delete these tests. */
export const sampleFirmTest = isSampleFirm ? test : test.skip;
