import { formatDay } from '@/lib/dates';
import { dayInIndia } from '@/lib/days';
import type { StatusMessage } from '@/lib/portal/thread/work-messages';
import { statusWords } from '@/lib/portal/thread/work-words';

/** What the firm said, the newest first. */
export function NewsList({ news }: { news: readonly StatusMessage[] }) {
  return (
    <ol className="border-rule border-t">
      {news.toReversed().map((message) => {
        const { head, lines } = statusWords(message);
        return (
          <li key={message.number} className="grid gap-1 border-rule border-b py-3 wrap-anywhere">
            <p className="font-semibold">{head}</p>
            {lines.length > 0 && (
              <ul className="grid gap-1">
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
            <p className="text-[0.9375rem] text-soft">
              {formatDay(dayInIndia(message.at))}, {message.by}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
