import { site } from '@/content/site';
import { isSample } from '@/lib/content/sample-marks';

/** Whether the content is the sample firm's. */
export const isSampleFirm = isSample(site.name);

/** Runs where content/ is the sample firm's; an adopting firm need not delete these tests. */
export const sampleFirmTest = isSampleFirm ? test : test.skip;
