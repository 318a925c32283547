import { Until } from '@/components/disclosure/until';
import type { IsoDate } from '@/content/types/units';
import { buildDay } from '@/lib/build-day';
import { getDayInIndia } from '@/lib/days';

type Scheme = { title: string; texts: readonly string[]; until: IsoDate };

export function openSchemes(items: readonly Scheme[]) {
  const builtOn = getDayInIndia(buildDay().getTime());
  return items
    .filter(({ until }) => until >= builtOn)
    .map(({ title, texts, until }) => (
      <Until key={title} day={until}>
        <details>
          <summary>
            <h3>{title}</h3>
          </summary>
          <div className="grid max-w-3xl gap-2 pb-5 text-soft">
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </details>
      </Until>
    ));
}
