'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { Tick } from '@/components/page/tick';
import { NoWrap } from '@/components/text/no-wrap';
import { STORED } from '@/lib/browser/attributes';
import { TICKS_KEY } from '@/lib/browser/storage-names';
import { readTicks, storeTicks } from '@/lib/forms/ticks';

/** A checklist item, or for a detail that is told and no paper, its words alone. */
type BringItem = { id: string; text: string; isPaper: boolean };

type Props = {
  items: readonly BringItem[];
  copy: { have: string; outOf: string; send: string };
  chat: string;
  message: { missing: string; complete: string };
};

function writeMissing({ missing, complete }: Props['message'], texts: readonly string[]) {
  if (texts.length === 0) return complete;
  return [`${missing}:`, ...texts.map((text, index) => `${index + 1}. ${text}`)].join('\n');
}

export function BringList({ items, copy, chat, message }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const boxes = () => [...(list.current?.querySelectorAll('input') ?? [])];

  const note = () => {
    const found = items.filter((_, index) => boxes()[index]?.checked).map(({ id }) => id);
    setTicked(found);
    storeTicks(
      items.map(({ id }) => id),
      found,
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what was ticked before, and before any press
  useLayoutEffect(() => {
    const stored = readTicks();
    for (const [index, box] of boxes().entries()) {
      if (stored.includes(items[index]?.id ?? '')) box.checked = true;
    }
    note();
  }, []);

  const missing = items.filter(({ id }) => !ticked.includes(id)).map(({ text }) => text);
  return (
    <div className="bring-list" {...{ [STORED]: TICKS_KEY }}>
      <ul ref={list} onChange={note}>
        {items.map(({ id, text, isPaper }) => (
          <li key={id}>
            <label>
              <span>
                <input type="checkbox" name={isPaper ? 'paper' : 'detail'} value={text} />
                <Tick className="size-4" />
              </span>
              <span>
                <NoWrap>{text}</NoWrap>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div>
        <p>
          {`${copy.have} `}
          <span className="bring-count" />
          {` ${copy.outOf} ${items.length}`}
        </p>
        <a
          href={`${chat}?text=${encodeURIComponent(writeMissing(message, missing))}`}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center text-link underline decoration-current! print:hidden"
        >
          {copy.send}
        </a>
      </div>
    </div>
  );
}
