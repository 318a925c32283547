import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, firefox, type LaunchOptions, webkit } from '@playwright/test';

const folders = (process.env.PATH ?? '').split(path.delimiter);
const onSystem = ['firefox-esr', 'firefox'].flatMap((name) =>
  folders.map((folder) => path.join(folder, name)),
);

/** A Firefox that Playwright did not build; it is driven over WebDriver BiDi. */
const systemFirefox = [process.env.FIREFOX_PATH ?? '', ...onSystem].find(existsSync);

/** How to start an engine here; null where it is not installed. */
function launchOf(own: string, system?: string): LaunchOptions | null {
  if (system) return { channel: 'moz-firefox', executablePath: system };
  return existsSync(own) ? { executablePath: own } : null;
}

/** The engines beside Chromium. */
export const engines = {
  firefox: launchOf(firefox.executablePath(), systemFirefox),
  webkit: launchOf(webkit.executablePath()),
};

type Session = { send: (method: string, parameters: unknown) => Promise<unknown> };
/** Playwright sets these for each context, and Firefox 153 does not know them over BiDi. */
const MEDIA = 'emulation.setMediaFeaturesOverride';

/** Lets a Firefox of the system go on without the emulation of media, which no test asks of it. */
function letMediaBe(browser: Browser) {
  const inner = browser as unknown as {
    _connection: { toImpl: (browser: Browser) => { _browserSession: Session } };
  };
  const sessions: Session = Object.getPrototypeOf(
    inner._connection.toImpl(browser)._browserSession,
  );
  const { send } = sessions;
  sessions.send = function (method, parameters) {
    const answer = send.call(this, method, parameters);
    return method === MEDIA ? answer.catch(() => ({})) : answer;
  };
}

if (engines.firefox?.channel) {
  const launch = firefox.launch.bind(firefox);
  let isMended = false;
  firefox.launch = async (options) => {
    const browser = await launch(options);
    if (!isMended) letMediaBe(browser);
    isMended = true;
    return browser;
  };
}
