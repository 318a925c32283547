import { type PriceEntry, type PriceId, priceGroups } from '@/content/prices';
import { serviceName } from '@/lib/content/prices';
import { type Computation, exchangeLimits, fitLine, fitText } from '@/lib/portal/exchange/messages';

/** Typed wide: an id that has come in a message may be of no entry any more. */
const ids: ReadonlySet<string> = new Set<string>(
  priceGroups.flatMap((group) => (group.entries as readonly PriceEntry[]).map(({ id }) => id)),
);

export const isPriceId = (id: string | undefined): id is PriceId => id !== undefined && ids.has(id);

/** What a service is called: in its own words, else as the price list has it, else by its id. */
export function serviceWords({ price, service }: { price?: string; service?: string }): string {
  if (service !== undefined) return service;
  return isPriceId(price) ? serviceName(price) : (price ?? '');
}

/** A computation kept as lines of text, `label: words` below a title; `undefined` for no such text. */
export function computationOf(attachment: string | undefined): Computation | undefined {
  const [title = '', ...lines] = fitText(attachment ?? '', 2000)
    .split('\n')
    .filter(Boolean);
  const figures = lines.slice(0, exchangeLimits.figures).map((line) => {
    const [, label = line, words = ''] = /^(.*?): (.*)$/.exec(line) ?? [];
    return {
      label: fitLine(label, exchangeLimits.figure),
      words: fitLine(words, exchangeLimits.figure),
    };
  });
  if (title === '' || figures.length === 0) return undefined;
  return { title: fitLine(title, exchangeLimits.figure), figures };
}
