import { theme as copy } from '@/content/words/theme';
import { NATIVE } from '@/lib/browser/attributes';
import { THEME_FIELD, themes } from '@/lib/browser/theme';

/** Works by the loader, without the framework; hidden without script. */
export function ThemeChoice() {
  return (
    <fieldset className="scheme-dark hidden flex-wrap items-center gap-x-4 in-data-theme:flex">
      <legend className="float-left">{copy.legend}</legend>
      {themes.map((theme) => (
        <label key={theme} {...{ [NATIVE]: '' }} className="flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name={THEME_FIELD}
            value={theme}
            autoComplete="off"
            {...{ [NATIVE]: '' }}
            className="size-5 accent-gold"
          />
          {copy.options[theme]}
        </label>
      ))}
    </fieldset>
  );
}
