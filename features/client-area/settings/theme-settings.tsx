'use client';

import { useState, useSyncExternalStore } from 'react';
import { Segmented } from '@/components/form/segmented';
import { SettingsPart } from '@/components/layout/settings-part';
import { theme as copy } from '@/content/words/theme';
import { THEME } from '@/lib/browser/attributes';
import {
  chooseTheme,
  getShownTheme,
  parseTheme,
  readStoredTheme,
  type Theme,
  themes,
} from '@/lib/browser/theme';

/** The loader changes it when another tab does. */
function watchTheme(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [THEME] });
  return () => observer.disconnect();
}

export function ThemeSettings() {
  const theme = useSyncExternalStore(watchTheme, getShownTheme, () => 'system');
  const [isStored, setIsStored] = useState(true);

  function choose(chosen: Theme) {
    chooseTheme(chosen);
    // A browser that stores nothing shows `system` anyway.
    setIsStored(chosen === 'system' || readStoredTheme() === chosen);
  }

  return (
    <SettingsPart id="theme" heading={copy.heading}>
      <p className="max-w-2xl text-soft">{copy.text}</p>
      <Segmented
        legend={copy.legend}
        name="theme-setting"
        options={themes.map((value) => ({ value, label: copy.options[value] }))}
        value={theme}
        onChange={({ target }) => choose(parseTheme(target.value))}
        className="mt-3 max-w-md"
      />
      <p role="status" className="not-empty:mt-2 text-danger">
        {isStored ? null : copy.notStored}
      </p>
    </SettingsPart>
  );
}
