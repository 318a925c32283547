import { type Computation, threadLimits } from '@/features/client-area/protocol/messages';
import { fitLine, fitText } from '@/lib/text/fit-text';

/** `undefined` unless the text is a title and lines of `label: value`. */
export function parseComputation(attachment: string | undefined): Computation | undefined {
  const [title = '', ...lines] = fitText(attachment ?? '', 2000)
    .split('\n')
    .filter(Boolean);
  const figures = lines.slice(0, threadLimits.figures).map((line) => {
    const [, label = line, value = ''] = /^(.*?): (.*)$/.exec(line) ?? [];
    return {
      label: fitLine(label, threadLimits.figure),
      words: fitLine(value, threadLimits.figure),
    };
  });
  if (title === '' || figures.length === 0) return undefined;
  return { title: fitLine(title, threadLimits.figure), figures };
}
