import { defineConfig, devices, type Project } from '@playwright/test';
import { clientArea } from './content/site';
import { describeEngines, engines } from './e2e/support/engines';
import { browserArguments, ensureBrowser } from './lib/scripts/browser';

// Tests format today's date as the browser under test does.
process.env.TZ = 'Asia/Kolkata';
// Once: the workers inherit it.
process.env.CHROMIUM_PATH ??= ensureBrowser();
if (!process.env.TEST_WORKER_INDEX) console.log(`Browser tests\n${describeEngines()}\n`);
const port = Number(process.env.E2E_PORT ?? 3210);
const baseURL = `http://localhost:${port}`;

// In a file that runs at both widths, a test that one width is enough for is tagged `@phone` or
// `@desktop`.
/** Files, print, server answers and the words of a page do not depend on width. */
const onDesktopAlone = [
  'host/{bytes,host}.spec.ts',
  // The first sets its own widths; the round trip covers the second on a phone.
  'portal/{firm-layout,links}.spec.ts',
  'site/{adopted,calendar,back-forward,conduct,dark,delivery,fetch-ahead,firm,page-styles,print,served,services,share-images,sample-documents}.spec.ts',
  'spec.spec.ts',
];
/**
 * Forms, calculators and the client area are made for a phone first. routes.spec.ts holds each of
 * their pages to be whole and accessible at the other width too.
 */
const onPhoneAlone = [
  'calculators/*.spec.ts',
  'portal/{accepted-work,areas,cart,checklist,data,documents,export,lock,pdf,quotations,round-trip,rounds,saved-results,settings,storage,targets,zones}.spec.ts',
  'site/{access,contact,offline,untouched}.spec.ts',
];

/** Files of which some part visits the client area: left out for a firm without one. */
const inClientArea = [
  'portal/*.spec.ts',
  'calculators/request.spec.ts',
  'site/{access,back-forward,bill,contact,dark,firm,forced-colours,late-script,navigation,offline,overlays,page-styles,pricing,print,ready,untouched}.spec.ts',
];
const left = clientArea ? [] : inClientArea;

/** What is read and done in Firefox and WebKit too: each page, and the tests of this tag. */
const inEveryEngine = /@engines\b/;
const notRun = 'engines.spec.ts';

/** Each engine runs a file at the width it is written for, in the window of a desktop or a phone. */
const engineProjects = Object.entries(engines).flatMap(([name, engine]): Project[] => {
  if ('reason' in engine) return [{ name, testMatch: notRun }];
  const use = { browserName: name as keyof typeof engines, launchOptions: engine.launch };
  const project = { grep: inEveryEngine, testIgnore: [notRun, ...left] };
  return [
    {
      ...project,
      name,
      testIgnore: [...project.testIgnore, ...onPhoneAlone],
      use: { ...use, viewport: { width: 1440, height: 900 } },
    },
    {
      ...project,
      name: `${name}-narrow`,
      testMatch: onPhoneAlone,
      use: { ...use, viewport: { width: 390, height: 844 } },
    },
  ];
});

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may miss a deadline once; a test that fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  // These end a hang, on a machine that is busy with other work too.
  timeout: 240_000,
  expect: { timeout: 90_000 },
  workers: 2,
  reporter: 'list',
  use: {
    baseURL,
    locale: 'en-IN',
    timezoneId: process.env.TZ,
    // To record every run costs a third of the time; for one test: `npm run e2e -- <file> --trace on`.
    trace: 'on-first-retry',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserArguments },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: [notRun, ...left, ...onDesktopAlone],
      grepInvert: /@desktop\b/,
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
        userAgent: devices['Pixel 7'].userAgent,
      },
    },
    {
      name: 'desktop',
      testIgnore: [notRun, ...left, ...onPhoneAlone],
      grepInvert: /@phone\b/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    ...engineProjects,
  ],
  webServer: {
    command: 'npm run serve',
    url: baseURL,
    env: { PORT: String(port) },
    // A server that already listens may serve another build.
    reuseExistingServer: false,
  },
});
