import { theme as words } from '@/content/words/theme';
import { THEME_FIELD, themes } from '@/lib/runtime/theme';

/**
 * System, light or dark, on a dark ground. The loader answers it, so it needs no framework; without
 * script it is not there, and the system chooses.
 */
export function ThemeChoice() {
  return (
    <fieldset className="hidden flex-wrap items-center gap-x-2 in-data-theme:flex">
      <legend className="float-left">{words.legend}</legend>
      {themes.map((theme) => (
        <label
          key={theme}
          data-native=""
          className="relative flex min-h-11 min-w-11 items-center justify-center has-focus-visible:outline-3 has-focus-visible:outline-thread"
        >
          <input
            type="radio"
            name={THEME_FIELD}
            value={theme}
            autoComplete="off"
            data-native=""
            className="peer absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          <span className="pointer-events-none relative underline-offset-4 hover:text-white peer-checked:text-white peer-checked:underline">
            {words.options[theme]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
