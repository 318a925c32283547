import { isPriceId } from '@/content/prices';
import { serviceName } from '@/lib/content/prices';
import { fitLine, fitText } from '@/lib/portal/thread/fit-text';
import { type Computation, threadLimits } from '@/lib/portal/thread/messages';

/** The name of a service: its own words, or else its name in the price list, or else its id. */
export function serviceWords({ price, service }: { price?: string; service?: string }): string {
  if (service !== undefined) return service;
  return isPriceId(price) ? serviceName(price) : (price ?? '');
}

/** For which State and how many people a service is asked: `Uttar Pradesh, 2 people`. */
export function choiceWords({ state, people }: { state?: string; people?: number }): string {
  const signing = people && `${people} ${people === 1 ? 'person' : 'people'}`;
  return [state, signing].filter(Boolean).join(', ');
}

/**
 * Reads a computation kept as text: a title and lines of `label: words`. `undefined` for other
 * text.
 */
export function computationOf(attachment: string | undefined): Computation | undefined {
  const [title = '', ...lines] = fitText(attachment ?? '', 2000)
    .split('\n')
    .filter(Boolean);
  const figures = lines.slice(0, threadLimits.figures).map((line) => {
    const [, label = line, words = ''] = /^(.*?): (.*)$/.exec(line) ?? [];
    return {
      label: fitLine(label, threadLimits.figure),
      words: fitLine(words, threadLimits.figure),
    };
  });
  if (title === '' || figures.length === 0) return undefined;
  return { title: fitLine(title, threadLimits.figure), figures };
}
