import type { CSSProperties } from 'react';

type Props = { parts: readonly { part: string; means: string }[] };

/** An official number, part by part; a line leads from each part to what it means. */
export function NumberParts({ parts }: Props) {
  return (
    <dl className="number-parts">
      {parts.map(({ part, means }, index) => {
        const place = { '--part': index + 1, '--down': parts.length - index } as CSSProperties;
        return (
          <div key={means} className="contents" style={place}>
            <dt>{part}</dt>
            <dd>{means}</dd>
          </div>
        );
      })}
    </dl>
  );
}
